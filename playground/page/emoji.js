// Emoji as drawings of our own: the same on every machine, also on one that has no font for them.

import { pictureOf } from "./drawing.js";
import { PEOPLE, PLACES } from "./emojiplaces.js";
import { SIGNS } from "./emojisigns.js";
import { THINGS } from "./emojithings.js";

const DRAWINGS = new Map(Object.entries({ ...SIGNS, ...THINGS, ...PEOPLE, ...PLACES }));

// With or without the mark that asks for colour (fe0f). One that is joined to others, has a skin tone, or asks to be
// plain text (fe0e) is another sign than ours and stays as it is written.
const KNOWN = new RegExp(
  `(?<!\\u200d)(?:${[...DRAWINGS.keys()].join("|")})\\ufe0f?(?![\\ufe0e\\ufe0f\\u200d\\u20e3\\u{1f3fb}-\\u{1f3ff}\\u{e0020}-\\u{e007f}])`,
  "gu",
);

const pictures = new Map(); // emoji -> the address of its picture, made when it is first needed

function pictureFor(emoji) {
  const name = emoji.replace("\ufe0f", "");
  if (!pictures.has(name)) pictures.set(name, pictureOf(DRAWINGS.get(name)));
  return pictures.get(name);
}

/** The drawing lies behind the letter itself, which is only made invisible: it can be searched, copied and read aloud. */
function drawn(emoji) {
  const node = document.createElement("span");
  node.className = "emoji";
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", emoji);
  node.style.backgroundImage = `url("${pictureFor(emoji)}")`;
  node.textContent = emoji;
  return node;
}

/** A text as nodes: its words as they are, and a drawing for each emoji that we have one for. */
export function withEmoji(text) {
  const nodes = [];
  let at = 0;
  for (const { 0: emoji, index } of text.matchAll(KNOWN)) {
    if (index > at) nodes.push(document.createTextNode(text.slice(at, index)));
    nodes.push(drawn(emoji));
    at = index + emoji.length;
  }
  if (at < text.length) nodes.push(document.createTextNode(text.slice(at)));
  return nodes;
}

/** The same as a single node, for places that would set several apart. */
export function oneWithEmoji(text) {
  const nodes = withEmoji(text);
  if (nodes.length < 2) return nodes[0] ?? document.createTextNode("");
  const whole = document.createElement("span");
  whole.append(...nodes);
  return whole;
}
