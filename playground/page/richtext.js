// Markdown on the screen: the parsed tree as DOM nodes, with everything in it that can be pressed.

import { el, icon, outsideLink, webAddress } from "./dom.js";
import { withEmoji } from "./emoji.js";
import { parse, plainWords } from "./markdown.js";
import { timeNode, timeWords, validSeconds } from "./timestamps.js";
import { say } from "./words.js";
import { announce, channelName, channelTitle, isThread, Kind, nameOf, roleOf, userOf, world } from "./world.js";

const ONLY_EMOJI = /^(?:\s*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})[\p{Emoji_Modifier}\u200d\ufe0f\p{Extended_Pictographic}]*){1,12}\s*$/u;
const WRAPPERS = { strong: "strong", emphasis: "em", underline: "u", strike: "s" };

/** The nodes of a text in Discord's markdown. */
export function richText(text) {
  const body = el("div", { class: ONLY_EMOJI.test(text) ? "rich jumbo" : "rich" });
  body.append(...parse(text.trim()).map(draw));
  return body;
}

/** The same as one line of bare words. */
export function preview(text) {
  return plainWords(parse(text), namedWords).replace(/\s+/g, " ").trim();
}

function namedWords(node) {
  if (node.type === "user") return `@${userName(node.id)}`;
  if (node.type === "role") return `@${roleOf(node.id)?.name ?? say("unknownRole")}`;
  if (node.type === "channel") return `#${world.channels.get(node.id)?.name ?? say("unknownChannel")}`;
  if (node.type === "command") return `/${node.name}`;
  if (node.type === "emoji") return `:${node.name}:`;
  if (node.type === "time") return validSeconds(node.seconds) ? timeWords(new Date(node.seconds * 1000), node.style) : node.source;
  return node.url ?? "";
}

const userName = (id) => (userOf(id) ? nameOf(userOf(id)) : say("unknownUser"));
const drawAll = (nodes) => nodes.map(draw);

const DRAW = {
  text: ({ text }) => withEmoji(text),
  paragraph: ({ children }) => el("div", { class: "lines" }, drawAll(children)),
  heading: ({ level, children }) => el(`h${level + 2}`, { class: `heading level-${level}` }, drawAll(children)),
  small: ({ children }) => el("small", { class: "subtext" }, drawAll(children)),
  quote: ({ children }) => el("blockquote", {}, drawAll(children)),
  code: ({ text }) => el("code", {}, text),
  codeblock: ({ text }) => el("pre", { tabindex: 0 }, el("code", {}, text)),
  spoiler: ({ children }) => spoiler(el("span", { class: "spoiler-inside" }, drawAll(children))),
  list: ({ ordered, start, items }) =>
    el(ordered ? "ol" : "ul", ordered && start !== 1 ? { start } : {}, items.map((item) => el("li", {}, drawAll(item)))),
  link: ({ url, children }) => {
    const address = webAddress(url);
    const words = children ? drawAll(children) : [url];
    return address === null ? el("span", {}, words) : outsideLink(address, words);
  },
  jump: jumpLink,
  user: ({ id }) => mention(`@${userName(id)}`, id === world.me?.id ? "mine" : "", userOf(id) && ((event) => announce("profile", { id, anchor: event.currentTarget }))),
  role: ({ id }) => mention(`@${roleOf(id)?.name ?? say("unknownRole")}`),
  everyone: ({ text }) => mention(text, "mine"),
  channel: ({ id }) => {
    const channel = world.channels.get(id);
    if (!channel) return mention(`# ${say("unknownChannel")}`);
    return mention([icon(isThread(channel) ? "thread" : "hash"), channelName(channel)], "", () => announce("go", { channel: id }));
  },
  command: ({ name, id }) => mention(`/${name}`, "", () => announce("start command", { id, name })),
  emoji: ({ name }) => el("span", { class: "emoji-name" }, `:${name}:`),
  time: ({ seconds, style, source }) =>
    validSeconds(seconds) ? timeNode(new Date(seconds * 1000), style) : document.createTextNode(source),
};

function draw(node) {
  if (node.type in WRAPPERS) return el(WRAPPERS[node.type], {}, drawAll(node.children));
  return DRAW[node.type](node);
}

function mention(words, extra = "", pressed = null) {
  const attributes = { class: `mention ${extra}`.trim() };
  if (!pressed) return el("span", attributes, words);
  return el("button", { ...attributes, type: "button", on: { click: pressed } }, words);
}

function jumpLink({ url, channel: channelId, message }) {
  const channel = world.channels.get(channelId);
  const name = channel ? (channel.type === Kind.DM ? channelTitle(channel) : channelName(channel)) : say("unknownChannel");
  const sign = channel && isThread(channel) ? "thread" : "hash";
  return el(
    "a",
    {
      class: "mention jump",
      href: webAddress(url),
      rel: "noopener",
      "aria-label": say("jump", { name }),
      on: {
        click: (event) => {
          event.preventDefault();
          announce("go", { channel: channelId, message });
        },
      },
    },
    icon(sign),
    name,
    message ? [icon("right", "thin"), icon("reply")] : null,
  );
}

/** Hides something until it is pressed once. */
export function spoiler(inside) {
  const cover = el("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": say("spoiler"), "aria-expanded": "false" }, inside);
  inside.setAttribute("aria-hidden", "true");
  const reveal = (event) => {
    if (cover.classList.contains("open") || (event.key && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    cover.classList.add("open");
    inside.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", reveal, true);
  cover.addEventListener("keydown", reveal);
  return cover;
}
