// The conversation on the screen: keeps the drawn messages in step with what is known, and the reader's place in it.

import { el, icon } from "./dom.js";
import { continues, messageNode, showWaiting } from "./message.js";
import { dayWords } from "./timestamps.js";
import { say } from "./words.js";
import { announce, channelTitle, compareIds, Kind, loadAround, loadBeyond, loadNewest, nameOf, on, roomOf, world } from "./world.js";

const NEAR = 80; // this many pixels from an edge count as being there

export class Timeline {
  #drawn = new Map(); // key -> {node, of, continued}
  #stuck = true; // at the newest message, and staying there
  #newFrom = null; // the last message that had been read when the conversation was opened

  constructor(scroller, toPresent, tellRead) {
    this.scroller = scroller;
    this.tellRead = tellRead;
    this.log = el("div", { class: "log", role: "log", "aria-live": "polite", "aria-relevant": "additions" });
    scroller.append(this.log);
    this.toPresent = toPresent;
    toPresent.addEventListener("click", () => this.#present());
    scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    scroller.addEventListener("keydown", (event) => this.#walk(event));
    new ResizeObserver(() => this.#stuck && this.#toEnd()).observe(this.log);
    new ResizeObserver(() => this.#stuck && this.#toEnd()).observe(scroller);
    document.addEventListener("visibilitychange", () => this.#markRead());
    on("messages", (channelId) => channelId === world.here && this.draw());
    on("pending", (note) => this.#waiting(note));
    // Whoever says or asks something wants to see what comes of it.
    on("sent", () => this.#present());
    on("answered", () => this.#present());
  }

  /** Shows a conversation, at its newest message or at the given one. */
  async open(channelId, messageId = null) {
    const same = world.here === channelId && this.#drawn.size > 0;
    world.here = channelId;
    this.log.setAttribute("aria-label", say("messages", { name: channelTitle(world.channels.get(channelId)) }));
    if (!same) this.#begin(channelId);
    if (messageId !== null) return this.#jump(channelId, messageId);
    if (!roomOf(channelId)?.newest) await loadNewest(channelId);
    else this.draw();
    return undefined;
  }

  #begin(channelId) {
    this.#drawn.clear();
    this.log.replaceChildren();
    this.#stuck = true;
    this.#newFrom = world.unread[channelId] ? (world.read[channelId] ?? "0") : null;
  }

  /** Everything anew, in another language or as somebody else. */
  redraw() {
    this.#drawn.clear();
    this.log.replaceChildren();
    this.draw();
  }

  draw() {
    const room = roomOf(world.here);
    if (!room) return;
    const fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    const firstBefore = this.log.querySelector("[data-message]")?.dataset.message;
    this.log.setAttribute("aria-busy", "true");
    this.#arrange(this.#rows(room));
    this.log.setAttribute("aria-busy", "false");
    const grewUpwards = firstBefore !== undefined && room.messages.length > 0 && compareIds(room.messages[0].id, firstBefore) < 0;
    if (this.#stuck && room.newest) this.#toEnd();
    else if (grewUpwards) this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
    this.#scrolled();
  }

  #rows(room) {
    const rows = [];
    const channel = world.channels.get(world.here);
    if (room.oldest && channel) rows.push({ key: "beginning", make: () => beginning(channel) });
    let former = null;
    let marked = this.#newFrom === null;
    for (const message of room.messages) {
      const day = new Date(message.timestamp).toDateString();
      const newDay = !former || day !== new Date(former.timestamp).toDateString();
      if (newDay) rows.push({ key: `day ${day}`, make: () => rule(dayWords(new Date(message.timestamp)), "day") });
      const firstNew = !marked && compareIds(message.id, this.#newFrom) > 0 && message.author.id !== world.me.id;
      if (firstNew) {
        rows.push({ key: "new", make: () => rule(say("newMessages"), "new") });
        marked = true;
      }
      const continued = !newDay && !firstNew && continues(message, former);
      rows.push({ key: message.id, of: message, continued, make: () => messageNode(message, continued) });
      former = message;
    }
    for (const note of world.pending.values()) {
      if (note.command && note.channel === world.here) rows.push({ key: `pending ${note.nonce}`, make: () => sendingRow(note) });
    }
    return rows;
  }

  #arrange(rows) {
    const wanted = new Set(rows.map((row) => row.key));
    for (const [key, { node }] of this.#drawn) {
      if (wanted.has(key)) continue;
      node.remove();
      this.#drawn.delete(key);
    }
    let after = null;
    for (const row of rows) {
      const known = this.#drawn.get(row.key);
      let node = known?.node;
      if (!known || known.of !== row.of || known.continued !== row.continued) {
        node = row.make();
        if (known) replaceKeepingFocus(known.node, node);
        this.#drawn.set(row.key, { node, of: row.of, continued: row.continued });
      }
      const place = after ? after.nextSibling : this.log.firstChild;
      if (place !== node) this.log.insertBefore(node, place);
      after = node;
    }
  }

  async #jump(channelId, messageId) {
    this.#stuck = false;
    const known = roomOf(channelId)?.messages.some((message) => message.id === messageId);
    if (!known) await loadAround(channelId, messageId);
    else this.draw();
    const node = this.#drawn.get(messageId)?.node;
    if (!node) {
      announce("trouble", say("missingMessage"));
      if (!roomOf(channelId)?.messages.length) await loadNewest(channelId);
      return;
    }
    node.scrollIntoView({ block: "center" });
    node.classList.add("flash");
    node.addEventListener("animationend", () => node.classList.remove("flash"), { once: true });
    node.focus({ preventScroll: true });
  }

  async #present() {
    this.#stuck = true;
    if (roomOf(world.here)?.newest) this.#toEnd();
    else await loadNewest(world.here);
  }

  #toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #scrolled() {
    const room = roomOf(world.here);
    if (!room) return;
    const below = this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight;
    this.#stuck = below < NEAR && room.newest;
    this.toPresent.hidden = room.newest && below < this.scroller.clientHeight;
    if (this.scroller.scrollTop < NEAR * 4) loadBeyond(world.here, "older");
    if (below < NEAR * 4) loadBeyond(world.here, "newer");
    this.#markRead();
  }

  #markRead() {
    const last = roomOf(world.here)?.messages.at(-1);
    if (!last || !this.#stuck || document.visibilityState !== "visible") return;
    const known = world.read[world.here] ?? "0";
    if (compareIds(last.id, known) <= 0 && !world.unread[world.here]) return;
    world.read[world.here] = last.id;
    world.unread[world.here] = 0;
    world.mentions[world.here] = 0;
    this.tellRead({ channel_id: world.here, message_id: last.id });
    announce("unread", world.here);
  }

  #waiting(note) {
    if (note.command) this.draw();
    const node = this.#drawn.get(note.message)?.node;
    if (node) showWaiting(node, note.message);
  }

  /** Up and down walk from message to message. */
  #walk(event) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const messages = [...this.log.querySelectorAll("[data-message]")];
    const at = messages.indexOf(document.activeElement);
    if (at < 0 && document.activeElement !== this.scroller) return;
    const next = at < 0 ? messages.at(-1) : messages[at + (event.key === "ArrowUp" ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

function replaceKeepingFocus(former, node) {
  const focused = former.contains(document.activeElement) ? document.activeElement.closest("[data-custom-id]") : null;
  const hadFocus = document.activeElement === former;
  former.replaceWith(node);
  if (hadFocus) node.focus({ preventScroll: true });
  if (focused === null) return;
  const again = [...node.querySelectorAll("[data-custom-id]")].find((one) => one.dataset.customId === focused.dataset.customId);
  (again?.matches("button") ? again : again?.querySelector("button"))?.focus({ preventScroll: true });
}

function beginning(channel) {
  const name = channelTitle(channel);
  return el("div", { class: "beginning" }, el("h2", {}, name), el("p", {}, say("beginning", { name })), channel.type === Kind.TEXT && world.bot ? firstSteps() : null);
}

/** For whoever has just come: how to meet the bot, and that one may be anybody. */
function firstSteps() {
  const start = el("button", { type: "button", class: "button secondary slim", on: { click: () => announce("start command", {}) } }, icon("slash"), say("showCommands", { name: nameOf(world.bot) }));
  return el("div", { class: "first-steps" }, start, el("small", {}, say("beAnybody", { count: world.people.length })));
}

function rule(words, kind) {
  return el("div", { class: `rule ${kind}`, role: "separator", "aria-label": words }, el("span", { "aria-hidden": "true" }, words));
}

function sendingRow({ command }) {
  return el("div", { class: "sending", role: "status" }, icon("slash"), say("sending", { command }));
}
