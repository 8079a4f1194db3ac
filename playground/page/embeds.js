// Embeds: the framed cards of classic messages.

import { el, outsideLink, webAddress } from "./dom.js";
import { picture } from "./media.js";
import { richText } from "./richtext.js";
import { timeNode } from "./timestamps.js";

export const colourOf = (number) => `#${number.toString(16).padStart(6, "0")}`;

export function embedCard(embed) {
  const card = el("div", { class: "embed" });
  if (typeof embed.color === "number") card.style.setProperty("--accent", colourOf(embed.color));
  const words = el(
    "div",
    { class: "embed-words" },
    embed.author ? el("div", { class: "embed-author" }, linked(embed.author.url, embed.author.name)) : null,
    embed.title ? el("div", { class: "embed-title" }, linked(embed.url, richText(embed.title))) : null,
    embed.description ? richText(embed.description) : null,
    embed.fields?.length ? el("div", { class: "embed-fields" }, embed.fields.map(fieldOf)) : null,
    embed.image ? picture(embed.image) : null,
    footerOf(embed),
  );
  card.append(words);
  if (embed.thumbnail) card.append(el("div", { class: "embed-thumbnail" }, picture({ ...embed.thumbnail, fill: true })));
  return card;
}

function linked(url, words) {
  const address = url ? webAddress(url) : null;
  return address === null ? words : outsideLink(address, words);
}

function fieldOf({ name, value, inline }) {
  return el("div", { class: inline ? "embed-field inline" : "embed-field" }, el("div", { class: "embed-field-name" }, richText(name)), richText(value));
}

function footerOf({ footer, timestamp }) {
  if (!footer && !timestamp) return null;
  const parts = [footer?.text ?? null, footer && timestamp ? " · " : null, timestamp ? timeNode(new Date(timestamp), "heading", "") : null];
  return el("div", { class: "embed-footer" }, parts);
}
