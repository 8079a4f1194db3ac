// Start here: joins the wire, what is known, and the parts of the page.

import { Composer } from "./composer.js";
import { el, icon } from "./dom.js";
import { drawers } from "./drawers.js";
import { Live } from "./live.js";
import { openModal } from "./modal.js";
import { drawMe, drawMembers, openSwitch } from "./people.js";
import { portrait } from "./portraits.js";
import { Sidebar } from "./sidebar.js";
import { Timeline } from "./timeline.js";
import { keepTicking } from "./timestamps.js";
import { currentLocale, say, speak } from "./words.js";
import {
  addressOf, announce, ask, channelName, channelTitle, dropMessage, Flag, isThread, Kind, nameOf, on, settle, takeHello, takeMessage, takeTyping, typists, userOf, world,
} from "./world.js";

const EPOCH = 1420070400000; // Discord's ids count from here
const TOAST_LASTS = 7000;

const part = (id) => document.getElementById(id);
const live = new Live(heard, lineChanged);
const timeline = new Timeline(part("timeline"), part("to-present"), (data) => live.tell("READ", data));
const composer = new Composer(part("composer"), part("suggestions"), (channelId) => live.tell("TYPING", { channel_id: channelId }));
const sidebar = new Sidebar(part("sidebar"));
const drawer = drawers({ narrowLeft: "(max-width: 800px)", narrowRight: "(max-width: 1100px)" });

let connected = true;
let arrived = false; // the first HELLO has come

// Where we are: the address says who I am and what I look at, so that each tab can be somebody else.

function wanted() {
  const [, person = "", channel = "", message = ""] = location.hash.split("/");
  return { person: person || null, channel: channel || null, message: message || null };
}

function arrive() {
  const { person, channel, message } = wanted();
  if (person !== world.me?.id) return live.open(person);
  if (channel && !world.channels.has(channel)) announce("trouble", say("unseenChannel"));
  return show(world.channels.has(channel) ? channel : (world.here ?? firstChannel()), message);
}

function firstChannel() {
  const rooms = [...world.channels.values()].filter((channel) => channel.type === Kind.TEXT);
  return (rooms.sort((one, other) => one.position - other.position)[0] ?? [...world.channels.values()][0])?.id;
}

function show(channelId, messageId = null) {
  const channel = world.channels.get(channelId);
  if (!channel) return undefined;
  const address = addressOf(world.me.id, channelId);
  // A jump is made once; the address then names the conversation only.
  if (location.hash !== address) history.replaceState(null, "", address);
  const moved = composer.channel !== channelId;
  const opened = timeline.open(channelId, messageId);
  if (moved) composer.turnTo(channel);
  drawPlace();
  sidebar.draw();
  drawTyping();
  drawer.close();
  if (messageId === null && matchMedia("(pointer: fine)").matches) composer.focus();
  return opened;
}

on("go", ({ channel, message = null }) => {
  const address = addressOf(world.me.id, channel) + (message ? `/${message}` : "");
  if (!world.channels.has(channel)) announce("trouble", say("unseenChannel"));
  else if (location.hash === address) show(channel, message);
  else location.hash = address;
});
addEventListener("hashchange", arrive);

// What comes over the wire

const HEARD = {
  HELLO: takeHello,
  MESSAGE_CREATE: takeMessage,
  MESSAGE_UPDATE: takeMessage,
  MESSAGE_DELETE: dropMessage,
  CHANNEL_CREATE: takeChannel,
  CHANNEL_UPDATE: takeChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: takeChannel,
  THREAD_UPDATE: takeChannel,
  THREAD_DELETE: dropChannel,
  MEMBERS: ({ members, people = world.people }) => {
    world.guild.members = members;
    world.people = people;
    announce("people");
  },
  COMMANDS: (commands) => (world.commands = commands),
  BOT: ({ online, user = world.bot }) => {
    Object.assign(world, { botOnline: online, bot: user });
    drawNotices();
    drawMembers(part("members"));
  },
  TYPING: takeTyping,
  MODAL: (modal) => openModal(modal, modal.channel_id ?? world.here),
  INTERACTION_DONE: settle,
  UNREAD: ({ channel_id: channelId, unread, mentions }) => {
    world.unread[channelId] = unread;
    world.mentions[channelId] = mentions;
    announce("unread", channelId);
  },
};

function heard(type, data) {
  HEARD[type]?.(data);
}

function takeChannel(channel) {
  world.channels.set(channel.id, channel);
  announce("channels");
}

function dropChannel({ id }) {
  world.channels.delete(id);
  world.rooms.delete(id);
  announce("channels");
  if (world.here === id) show(firstChannel());
}

on("hello", ({ samePerson }) => {
  if (!samePerson) {
    composer.forgetDrafts();
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }
  arrived = true;
  part("app").hidden = false;
  part("connecting").hidden = true;
  const { person, channel, message } = wanted();
  const here = [channel, world.here].find((id) => world.channels.has(id)) ?? firstChannel();
  world.here = null;
  drawEverything();
  show(here, person === world.me.id ? message : null);
});

on("channels", () => {
  sidebar.draw();
  drawPlace();
});

on("people", () => {
  const former = currentLocale();
  drawEverything();
  if (currentLocale() === former) return; // whatever is half written or half chosen stays as it is
  composer.turnTo(world.channels.get(world.here));
  timeline.redraw();
});

on("unread", drawTitle);
on("typing", (channelId) => channelId === world.here && drawTyping());
on("messages", (channelId) => channelId === world.here && drawTyping());
on("trouble", toast);

// A command that got no answer leaves a private line in the conversation, as on Discord.
on("settled", ({ ok, command, channel, error }) => {
  if (ok || !command || !world.bot) return;
  takeMessage({
    id: String(BigInt(Date.now() - EPOCH) << 22n),
    channel_id: channel,
    type: 20,
    author: world.bot,
    content: "",
    timestamp: new Date().toISOString(),
    flags: Flag.EPHEMERAL,
    attachments: [],
    interaction_metadata: { user: world.me, name: command.slice(1) },
    trouble: error || say("noAnswer"),
  });
});

// The frame around the conversation

function drawEverything() {
  speak(world.people.find((person) => person.id === world.me.id)?.locale);
  part("server-name").textContent = world.guild.name;
  part("conversations").setAttribute("aria-label", say("conversations"));
  part("members").setAttribute("aria-label", say("members"));
  part("to-present").replaceChildren(icon("arrow"), say("jumpPresent"));
  part("open-conversations").replaceChildren(icon("menu"), el("span", { class: "spot", hidden: true }));
  part("open-members").replaceChildren(icon("people"));
  part("open-members").setAttribute("aria-label", say("showMembers"));
  drawMe(part("me"));
  part("me-compact").replaceChildren(portrait(world.me, "small"));
  part("me-compact").setAttribute("aria-label", part("me").getAttribute("aria-label"));
  drawMembers(part("members"));
  sidebar.draw();
  drawPlace();
  drawNotices();
  drawTitle();
}

function drawPlace() {
  const channel = world.channels.get(world.here);
  if (!channel) return;
  const thread = isThread(channel);
  const parent = thread ? world.channels.get(channel.parent_id) : null;
  const sign = channel.type === Kind.DM ? portrait(channel.recipients[0], "small") : icon(thread ? "thread" : "hash");
  const above = parent ? [el("a", { href: addressOf(world.me.id, parent.id), class: "place-parent" }, `#${parent.name}`), icon("right", "thin")] : null;
  part("place").replaceChildren(...[sign, above, el("h2", {}, channelName(channel)), channel.topic ? el("span", { class: "topic" }, channel.topic) : null].flat().filter(Boolean));
  const archived = channel.thread_metadata?.archived ?? false;
  part("archive").hidden = !thread;
  part("archive").replaceChildren(icon("archive"), say(archived ? "unarchive" : "archive"));
  drawNotices();
  drawTitle();
}

function drawNotices() {
  const notices = [];
  if (!connected) notices.push(el("div", { class: "notice-bar waiting" }, el("span", { class: "wheel" }), say("reconnecting")));
  else if (world.bot && !world.botOnline) notices.push(el("div", { class: "notice-bar" }, icon("warning"), say("botOffline", { name: nameOf(world.bot) })));
  if (world.channels.get(world.here)?.thread_metadata?.archived) notices.push(el("div", { class: "notice-bar calm" }, icon("archive"), say("archivedNow")));
  part("notices").replaceChildren(...notices);
}

function drawTyping() {
  const names = typists(world.here).map(userOf).filter(Boolean).map(nameOf);
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  part("typing").replaceChildren(...(names.length ? [dots, say("typing", { names: names.join(", "), count: names.length })] : []));
}

function drawTitle() {
  const channel = world.channels.get(world.here);
  const mentions = Object.values(world.mentions).reduce((sum, count) => sum + count, 0);
  const unread = Object.entries(world.unread).filter(([id, count]) => count > 0 && world.channels.has(id)).length;
  document.title = `${mentions ? `(${mentions}) ` : unread ? "• " : ""}${channel ? channelTitle(channel) : ""} · ${world.guild.name}`;
  part("open-conversations").setAttribute("aria-label", say("showConversations", { count: unread }));
  const spot = part("open-conversations").querySelector(".spot");
  if (spot) spot.hidden = unread === 0;
}

function lineChanged(open) {
  connected = open;
  if (arrived) drawNotices();
  else if (!open) part("connecting").textContent = say("reconnecting");
}

function toast(words) {
  const note = el("div", { class: "toast" }, icon("warning"), words);
  part("toasts").append(note);
  setTimeout(() => note.remove(), TOAST_LASTS);
}

part("me").addEventListener("click", () => openSwitch(part("me")));
part("me-compact").addEventListener("click", () => openSwitch(part("me-compact")));
part("archive").addEventListener("click", () => {
  const channel = world.channels.get(world.here);
  ask("thread", { channel_id: channel.id, archived: !channel.thread_metadata.archived });
});

// Alt with an arrow walks through the conversations, as on Discord.
document.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!event.altKey || step === undefined || event.defaultPrevented || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  announce("go", { channel: sidebar.beside(step) });
});

// Whoever just starts to type means the composer.
document.addEventListener("keydown", (event) => {
  const idle = document.activeElement === document.body || part("timeline").contains(document.activeElement);
  const plain = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (idle && plain && !document.querySelector("dialog[open], :popover-open") && !event.defaultPrevented) composer.focus();
});

speak(navigator.language.startsWith("pl") ? "pl" : "en-US");
part("connecting").textContent = say("connecting");
keepTicking();
live.open(wanted().person);
