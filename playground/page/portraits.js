// Everybody's small round picture: a letter on a colour of their own, or the bot's arches.

import { arches, el } from "./dom.js";
import { isBot, nameOf, world } from "./world.js";

const COLOURS = 6; // as many as there are people; the colours themselves are in the style

export function portrait(user, size = "") {
  const place = world.people.findIndex((person) => person.id === user.id);
  const hue = place >= 0 ? place : [...user.id].reduce((sum, digit) => sum + Number(digit), 0);
  const kind = isBot(user) ? "of-bot" : `colour-${hue % COLOURS}`;
  return el("span", { class: `portrait ${kind} ${size}`.trim(), "aria-hidden": "true" }, isBot(user) ? arches() : nameOf(user).slice(0, 1).toUpperCase());
}
