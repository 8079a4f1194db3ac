// The conversations of this person: channels with their threads, and direct messages, each with its mark of news.

import { el, icon, rove } from "./dom.js";
import { portrait } from "./portraits.js";
import { say } from "./words.js";
import { addressOf, channelName, compareIds, isThread, Kind, on, world } from "./world.js";

const isRoom = (channel) => channel.type === Kind.TEXT || channel.type === Kind.NEWS;
const byPlace = (one, other) => (one.position ?? 0) - (other.position ?? 0) || compareIds(one.id, other.id);
const newestFirst = (one, other) => compareIds(other.id, one.id); // a thread keeps its place while people write in it
const liveliestFirst = (one, other) => compareIds(other.last_message_id ?? other.id, one.last_message_id ?? one.id);

export class Sidebar {
  #unfolded = new Set(); // channels whose archived threads are shown

  constructor(node) {
    this.node = node;
    this.stops = rove(node, "a, button");
    on("unread", () => this.draw());
  }

  draw() {
    const focused = this.node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const all = [...world.channels.values()];
    const categories = all.filter((channel) => channel.type === Kind.CATEGORY).sort(byPlace);
    const loose = all.filter((channel) => isRoom(channel) && !categories.some(({ id }) => id === channel.parent_id));
    const direct = all.filter((channel) => channel.type === Kind.DM).sort(liveliestFirst);
    const groups = [
      [say("channels"), loose],
      ...categories.map((category) => [category.name, all.filter((channel) => isRoom(channel) && channel.parent_id === category.id)]),
    ];
    this.node.replaceChildren(
      ...groups.filter(([, rooms]) => rooms.length).map(([title, rooms]) => section(title, rooms.sort(byPlace).map((room) => this.#room(room)))),
      ...(direct.length ? [section(say("directMessages"), direct.map((channel) => this.#item(channel)))] : []),
    );
    const again = [...this.node.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focused);
    this.stops(again ?? this.node.querySelector("[aria-current]") ?? undefined);
    again?.focus();
  }

  /** The id of the conversation above (-1) or below (1) the one on the screen, round and round. */
  beside(step) {
    const ids = [...this.node.querySelectorAll("[data-channel]")].map((link) => link.dataset.channel);
    return ids.at((ids.indexOf(world.here) + step) % ids.length);
  }

  #room(room) {
    const threads = [...world.channels.values()].filter((channel) => isThread(channel) && channel.parent_id === room.id).sort(newestFirst);
    const hidden = (thread) => thread.thread_metadata?.archived && thread.id !== world.here && !world.unread[thread.id];
    const archived = threads.filter(hidden);
    const open = this.#unfolded.has(room.id);
    const shown = threads.filter((thread) => open || !hidden(thread));
    if (!threads.length) return this.#item(room);
    const fold = () => {
      if (open) this.#unfolded.delete(room.id);
      else this.#unfolded.add(room.id);
      this.draw();
    };
    const folder = el(
      "button",
      { type: "button", class: "folder", "aria-expanded": String(open), data: { key: `fold ${room.id}` }, on: { click: fold } },
      icon(open ? "down" : "right"),
      say("archived", { count: archived.length }),
    );
    const item = this.#item(room);
    item.append(el("ul", { class: "threads" }, shown.map((thread) => this.#item(thread)), archived.length ? el("li", {}, folder) : null));
    return item;
  }

  #item(channel) {
    const here = channel.id === world.here;
    const unread = world.unread[channel.id] ?? 0;
    const mentions = world.mentions[channel.id] ?? 0;
    const direct = channel.type === Kind.DM;
    const news = [unread ? say("unread", { count: unread }) : null, mentions ? say("mentions", { count: mentions }) : null].filter(Boolean);
    const sign = direct ? portrait(channel.recipients[0], "small") : icon({ [Kind.PRIVATE_THREAD]: "lock", [Kind.THREAD]: "thread", [Kind.NEWS_THREAD]: "thread" }[channel.type] ?? "hash");
    const classes = ["conversation", unread ? "unread" : "", direct ? "direct" : "", channel.thread_metadata?.archived ? "archived" : ""];
    const badge = mentions || (direct && unread ? unread : 0);
    return el(
      "li",
      {},
      el(
        "a",
        {
          href: addressOf(world.me.id, channel.id),
          class: classes.join(" ").trim(),
          "aria-current": here ? "page" : null,
          "aria-label": [channelName(channel), ...news].join(", "),
          data: { key: channel.id, channel: channel.id },
        },
        sign,
        el("span", { class: "conversation-name" }, channelName(channel)),
        badge ? el("span", { class: "badge", "aria-hidden": "true" }, String(badge)) : null,
      ),
    );
  }
}

function section(title, items) {
  return el("section", { "aria-label": title }, el("h2", {}, title), el("ul", {}, items));
}
