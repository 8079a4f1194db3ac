// Building DOM nodes. Data only ever becomes text nodes, drawn emoji and attributes, never markup.

import { oneWithEmoji } from "./emoji.js";

const SVG = "http://www.w3.org/2000/svg";
const AS_TYPED = new Set(["code", "option"]); // code is shown letter by letter, and a browser's own list takes only text

/** el("p", {class: "x", on: {click}, data: {id}, style: {"--accent": "#fff"}}, "text", node, null) */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "style") for (const [key, text] of Object.entries(value)) node.style.setProperty(key, text);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  const present = children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
  node.append(...present.map((child) => (typeof child === "string" && !AS_TYPED.has(tag) ? oneWithEmoji(child) : child)));
  return node;
}

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a3 3 0 0 0 3 3h11m-4-4 4 4-4 4",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  menu: "M4 6h16M4 12h16M4 18h16",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.3M18 14.3c2 .8 3.2 2.7 3.5 5.7",
  down: "m6 9 6 6 6-6",
  right: "m9 6 6 6-6 6",
  check: "m5 12.5 4.5 4.5L19 7",
  close: "M6 6l12 12M18 6 6 18",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  out: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  reply: "M4 19v-5a4 4 0 0 1 4-4h12M16 6l4 4-4 4",
  slash: "M16 4 8 20",
  archive: "M4 5h16v4H4zM5.5 9v10h13V9M10 13h4",
  arrow: "M12 5v14m-6-6 6 6 6-6",
  send: "M4 12 20 4l-4 16-4-7z",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.5v.5",
};

export function icon(name, extra = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon ${extra}`.trim());
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** The three arches of a loggia: the bot's portrait. */
export function arches() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 40 40");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", "M7 11h26v3H7zM8 31V20a3.5 3.5 0 0 1 7 0v11h1.5V20a3.5 3.5 0 0 1 7 0v11H25V20a3.5 3.5 0 0 1 7 0v11z");
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  return svg;
}

/** The address if it is one of the web, otherwise null: no javascript:, data: or the like ever becomes a link. */
export function webAddress(text) {
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** Where a picture or file is fetched from. Attachments live on this very server, under whatever name it was reached. */
export function mediaAddress(text) {
  const address = webAddress(text);
  if (address === null) return null;
  const url = new URL(address);
  return url.pathname.startsWith("/attachments/") ? url.pathname + url.search : address;
}

export function outsideLink(address, ...children) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
}

/** Arrow keys walk through the items of a list that is a single stop of the Tab key. */
export function rove(list, selector) {
  const items = () => [...list.querySelectorAll(selector)];
  const stops = (current) => items().forEach((item) => (item.tabIndex = item === current ? 0 : -1));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const all = items();
    const at = all.indexOf(document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = all[Math.max(0, Math.min(all.length - 1, at + step))];
    stops(next);
    next.focus();
  });
  return (current) => stops(current ?? items()[0]);
}

/** Puts an open popover beside its anchor, inside the window: below if there is room, otherwise above. */
export function placeBeside(popover, anchor, { width = null } = {}) {
  const gap = 6;
  const box = anchor.getBoundingClientRect();
  if (width !== null) popover.style.width = `${Math.min(width, innerWidth - 2 * gap)}px`;
  popover.style.maxHeight = "none";
  const below = innerHeight - box.bottom - 2 * gap;
  const above = box.top - 2 * gap;
  const under = popover.offsetHeight <= below || below >= above;
  const height = Math.min(popover.offsetHeight, under ? below : above);
  popover.style.maxHeight = `${height}px`;
  popover.style.top = `${under ? box.bottom + gap : box.top - gap - height}px`;
  popover.style.left = `${Math.max(gap, Math.min(box.left, innerWidth - popover.offsetWidth - gap))}px`;
}
