// Points in time, in the viewer's language, kept true while the page is open.

import { el } from "./dom.js";
import { currentLocale, say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { year: "numeric", month: "2-digit", day: "2-digit" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const LAST_SECOND = 8.64e12; // beyond it JavaScript has no dates

const formatters = new Map(); // making one costs a hundred times more than using it

function formatter(kind, options) {
  const key = `${currentLocale()} ${kind}`;
  if (!formatters.has(key)) {
    const Type = kind === "R" ? Intl.RelativeTimeFormat : Intl.DateTimeFormat;
    formatters.set(key, new Type(currentLocale(), options));
  }
  return formatters.get(key);
}

function relative(date, now) {
  const seconds = (date - now) / 1000;
  const size = Math.abs(seconds);
  const steps = [
    [60, 1, "second"],
    [3570, 60, "minute"],
    [84600, 3600, "hour"],
    [2592000, 86400, "day"],
    [31000000, 2629800, "month"],
    [Infinity, 31557600, "year"],
  ];
  const [, unit, name] = steps.find(([limit]) => size < limit);
  return formatter("R", { numeric: "always" }).format(Math.round(seconds / unit) || 0, name);
}

const dayOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

function heading(date, now) {
  const days = Math.round((dayOf(now) - dayOf(date)) / 86400000);
  const time = formatter("t", STYLES.t).format(date);
  if (days === 0) return say("today", { time });
  if (days === 1) return say("yesterday", { time });
  return formatter("s", STYLES.s).format(date);
}

/** The words for a date. Styles are Discord's letters; "heading" is the one above a message. */
export function timeWords(date, style, now = new Date()) {
  if (style === "R") return relative(date, now);
  if (style === "heading") return heading(date, now);
  return formatter(style, STYLES[style]).format(date);
}

export function dayWords(date) {
  return formatter("D", STYLES.D).format(date);
}

export function validSeconds(seconds) {
  return Math.abs(seconds) <= LAST_SECOND;
}

export function timeNode(date, style, extraClass = "timestamp") {
  return el(
    "time",
    { class: extraClass, datetime: date.toISOString(), title: timeWords(date, "F"), data: { style } },
    timeWords(date, style),
  );
}

/** Once a second, whatever depends on now is said again if it has changed. */
export function keepTicking() {
  setInterval(() => {
    const now = new Date();
    for (const node of document.querySelectorAll('time[data-style="R"], time[data-style="heading"]')) {
      const words = timeWords(new Date(node.dateTime), node.dataset.style, now);
      if (node.textContent !== words) node.textContent = words;
    }
  }, 1000);
}
