// Components: what the bot puts under or instead of a message's text. Rows, buttons, selects and the Components V2 layout.

import { Chooser } from "./chooser.js";
import { el, icon, outsideLink, webAddress } from "./dom.js";
import { colourOf } from "./embeds.js";
import { fileCard, mosaic, picture, veil } from "./media.js";
import { portrait } from "./portraits.js";
import { richText } from "./richtext.js";
import { say } from "./words.js";
import { interact, isBot, isPending, isThread, Kind, nameOf, world } from "./world.js";

export const Type = {
  ROW: 1, BUTTON: 2, STRING_SELECT: 3, TEXT_INPUT: 4, USER_SELECT: 5, ROLE_SELECT: 6, MENTIONABLE_SELECT: 7, CHANNEL_SELECT: 8,
  SECTION: 9, TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14, CONTAINER: 17, LABEL: 18,
  RADIO_GROUP: 21, CHECKBOX_GROUP: 22, CHECKBOX: 23,
};
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export function components(list, message) {
  return list.map((one) => component(one, message));
}

function component(one, message) {
  return DRAW[one.type]?.(one, message) ?? null;
}

const DRAW = {
  [Type.ROW]: (row, message) => el("div", { class: "row" }, components(row.components, message)),
  [Type.BUTTON]: button,
  [Type.STRING_SELECT]: messageSelect,
  [Type.USER_SELECT]: messageSelect,
  [Type.ROLE_SELECT]: messageSelect,
  [Type.MENTIONABLE_SELECT]: messageSelect,
  [Type.CHANNEL_SELECT]: messageSelect,
  [Type.SECTION]: (section, message) =>
    el(
      "div",
      { class: "section" },
      el("div", { class: "section-words" }, components(section.components, message)),
      el("div", { class: "section-accessory" }, component(section.accessory, message)),
    ),
  [Type.TEXT]: ({ content }) => richText(content),
  [Type.THUMBNAIL]: (one) => el("div", { class: "thumbnail" }, picture({ ...mediaOf(one), fill: true })),
  [Type.GALLERY]: ({ items }) => mosaic(items.map(mediaOf)),
  [Type.FILE]: (one) => fileCard({ url: one.file.url, name: one.name ?? fileName(one.file.url), size: one.size, veiled: one.spoiler }),
  [Type.SEPARATOR]: ({ divider = true, spacing = 1 }) =>
    el("div", { class: `separator ${divider ? "line" : ""} ${spacing === 2 ? "wide" : ""}`, role: divider ? "separator" : null }),
  [Type.CONTAINER]: (one, message) => {
    const box = el("div", { class: "container" }, components(one.components, message));
    if (typeof one.accent_color === "number") {
      box.classList.add("accented");
      box.style.setProperty("--accent", colourOf(one.accent_color));
    }
    return one.spoiler ? veil(box) : box;
  },
};

const mediaOf = ({ media, description, spoiler }) => ({
  url: media.url,
  width: media.width,
  height: media.height,
  description,
  veiled: spoiler ?? false,
});

const fileName = (url) => decodeURIComponent(new URL(url).pathname.split("/").at(-1));

function emojiSign(emoji) {
  if (!emoji) return null;
  return el("span", { class: "sign", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

// Buttons

function button(one, message) {
  const style = STYLES[one.style] ?? "secondary";
  const words = [emojiSign(one.emoji), one.label ? el("span", {}, one.label) : null];
  if (style === "link") {
    const address = webAddress(one.url);
    if (address === null || one.disabled) return el("span", { class: "button secondary", "aria-disabled": "true" }, words);
    const link = outsideLink(address, words, icon("out"));
    link.className = "button secondary";
    return link;
  }
  const pressed = () => press(message, one, one.type);
  const attributes = { type: "button", class: `button ${style}`, disabled: one.disabled ?? false, data: { customId: one.custom_id }, on: { click: pressed } };
  const node = el("button", attributes, el("span", { class: "button-words" }, words));
  if (!one.label && one.emoji) node.setAttribute("aria-label", one.emoji.name);
  markBusy(node, isPending(message.id, one.custom_id));
  return node;
}

function press(message, one, type, values = undefined) {
  if (isPending(message.id, one.custom_id)) return;
  interact(
    "press",
    { channel_id: message.channel_id, message_id: message.id, custom_id: one.custom_id, component_type: type, values },
    { message: message.id, customId: one.custom_id },
  );
}

/** A control that waits for its answer turns a small wheel. */
export function markBusy(node, busy) {
  node.classList.toggle("busy", busy);
  node.setAttribute("aria-busy", String(busy));
}

// Selects

function messageSelect(one, message) {
  const chooser = selectOf(one, { decided: (values) => press(message, one, one.type, values) });
  chooser.node.dataset.customId = one.custom_id;
  markBusy(chooser.node, isPending(message.id, one.custom_id));
  return chooser.node;
}

/** The chooser for any kind of select, in a message or in a modal. */
export function selectOf(one, { decided, label } = {}) {
  const options = SOURCES[one.type](one);
  const chosen = one.type === Type.STRING_SELECT ? one.options.filter((option) => option.default).map((option) => option.value) : (one.default_values ?? []).map(({ id }) => id);
  return new Chooser({
    options,
    chosen,
    min: one.min_values ?? 1,
    max: one.max_values ?? 1,
    placeholder: one.placeholder,
    label,
    disabled: one.disabled ?? false,
    decided,
  });
}

const SOURCES = {
  [Type.STRING_SELECT]: ({ options }) =>
    options.map(({ value, label, description, emoji }) => ({ value, label, description, sign: emoji ? () => emojiSign(emoji) : null })),
  [Type.USER_SELECT]: userOptions,
  [Type.ROLE_SELECT]: roleOptions,
  [Type.MENTIONABLE_SELECT]: () => [...userOptions(), ...roleOptions()],
  [Type.CHANNEL_SELECT]: ({ channel_types: types }) => channelOptions(types),
};

export function userOptions() {
  return world.guild.members.map(({ user }) => ({
    value: user.id,
    label: nameOf(user),
    description: isBot(user) ? say("bot") : user.id === world.me.id ? say("you") : null,
    words: user.username,
    sign: () => portrait(user, "tiny"),
  }));
}

export function roleOptions() {
  return world.guild.roles
    .filter((role) => role.id !== world.guild.id)
    .map((role) => ({ value: role.id, label: role.name, sign: () => el("span", { class: "role-dot", style: role.color ? { "--accent": colourOf(role.color) } : {} }) }));
}

export function channelOptions(types) {
  return [...world.channels.values()]
    .filter((channel) => channel.type !== Kind.DM && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({ value: channel.id, label: channel.name, sign: () => icon(isThread(channel) ? "thread" : "hash") }));
}
