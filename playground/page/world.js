// What this page knows: who I am, the server, its conversations and their messages. Others listen for changes.

import { call, CallFailed } from "./live.js";
import { say } from "./words.js";

export const Kind = { TEXT: 0, DM: 1, CATEGORY: 4, NEWS: 5, NEWS_THREAD: 10, THREAD: 11, PRIVATE_THREAD: 12 };
export const Flag = { SUPPRESS_EMBEDS: 1 << 2, EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 };

const PAGE = 50;
const TYPING_LASTS = 9000;

export const world = {
  me: null,
  people: [],
  bot: null,
  botOnline: false,
  guild: { id: "0", name: "", roles: [], members: [] },
  channels: new Map(),
  commands: [],
  unread: {},
  mentions: {},
  read: {},
  here: null, // the id of the conversation on the screen
  rooms: new Map(), // channel id -> {messages, oldest: bool, newest: bool}
  pending: new Map(), // nonce -> what waits for an answer
  failures: new Map(), // message id -> why its last press failed
  typing: new Map(), // channel id -> Map of user id -> until when
};

const listeners = new Map();

/** Listens from now on; the answer, called, stops it. */
export function on(topic, listener) {
  if (!listeners.has(topic)) listeners.set(topic, new Set());
  listeners.get(topic).add(listener);
  return () => listeners.get(topic).delete(listener);
}

export function announce(topic, detail) {
  for (const listener of [...(listeners.get(topic) ?? [])]) listener(detail);
}

/** Calls the server as me; a failure is told to the person and gives undefined. */
export async function ask(what, body) {
  try {
    return await call(what, world.me.id, body);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    announce("trouble", say("lost", { reason: error.message || say("unreachable") }));
    return undefined;
  }
}

// Looking things up

export const isThread = (channel) => [Kind.NEWS_THREAD, Kind.THREAD, Kind.PRIVATE_THREAD].includes(channel.type);
export const isBot = (user) => user.id === world.bot?.id;
export const memberOf = (id) => world.guild.members.find((member) => member.user.id === id);
export const roleOf = (id) => world.guild.roles.find((role) => role.id === id);
export const nameOf = (user) => memberOf(user.id)?.nick ?? user.global_name ?? user.username;

export const addressOf = (personId, channelId) => `#/${personId}/${channelId ?? ""}`;

/** The colour of the highest coloured role, as Discord paints names. */
export function nameColour(id) {
  const roles = (memberOf(id)?.roles ?? []).map(roleOf).filter((role) => role?.color);
  const highest = roles.sort((one, other) => other.position - one.position)[0];
  return highest ? `#${highest.color.toString(16).padStart(6, "0")}` : null;
}

export function userOf(id) {
  return memberOf(id)?.user ?? world.people.find((person) => person.id === id) ?? (world.bot?.id === id ? world.bot : null);
}

export function channelName(channel) {
  if (channel.type === Kind.DM) return channel.recipients.map(nameOf).join(", ");
  return channel.name;
}

/** With its sign: #tables for a channel, @Loggia for a person. */
export function channelTitle(channel) {
  const sign = channel.type === Kind.DM ? "@" : isThread(channel) ? "" : "#";
  return sign + channelName(channel);
}

export const compareIds = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

export function roomOf(channelId) {
  return world.rooms.get(channelId);
}

export function typists(channelId) {
  const now = Date.now();
  return [...(world.typing.get(channelId) ?? new Map())].filter(([, until]) => until > now).map(([id]) => id);
}

const newNonce = () => `${Date.now()}${Math.floor(Math.random() * 1e6)}`;

// Messages

function merge(room, messages) {
  const byId = new Map(room.messages.map((message) => [message.id, message]));
  for (const message of messages) byId.set(message.id, message);
  room.messages = [...byId.values()].sort((one, other) => compareIds(one.id, other.id));
}

/** Makes sure that a conversation's newest messages are known. */
export async function loadNewest(channelId) {
  const messages = await ask("messages", { channel_id: channelId, limit: PAGE });
  if (messages === undefined) return;
  world.rooms.set(channelId, { messages, oldest: messages.length < PAGE, newest: true });
  announce("messages", channelId);
}

export async function loadAround(channelId, messageId) {
  const messages = await ask("messages", { channel_id: channelId, around: messageId, limit: PAGE });
  if (messages === undefined) return;
  world.rooms.set(channelId, { messages, oldest: false, newest: false });
  announce("messages", channelId);
}

/** Older or newer ones beyond the edge of what is known; one request at a time. */
export async function loadBeyond(channelId, direction) {
  const room = roomOf(channelId);
  const [edge, key] = direction === "older" ? ["oldest", "before"] : ["newest", "after"];
  const last = room?.messages.at(direction === "older" ? 0 : -1);
  if (!last || room[edge] || room.loading) return;
  room.loading = true;
  const messages = await ask("messages", { channel_id: channelId, [key]: last.id, limit: PAGE });
  room.loading = false;
  if (messages === undefined || roomOf(channelId) !== room) return;
  merge(room, messages);
  room[edge] = messages.length < PAGE;
  announce("messages", channelId);
}

export function takeMessage(message) {
  const room = roomOf(message.channel_id);
  const known = room?.messages.some((other) => other.id === message.id);
  if (room && (known || room.newest)) merge(room, [message]);
  const channel = world.channels.get(message.channel_id);
  if (channel && compareIds(message.id, channel.last_message_id ?? "0") > 0) channel.last_message_id = message.id;
  world.failures.delete(message.id);
  world.typing.get(message.channel_id)?.delete(message.author.id);
  announce("messages", message.channel_id);
  if (!known && message.flags & Flag.EPHEMERAL && message.channel_id === world.here) announce("answered");
}

export function dropMessage({ id, channel_id: channelId }) {
  const room = roomOf(channelId);
  if (room) room.messages = room.messages.filter((message) => message.id !== id);
  announce("messages", channelId);
}

export function dismiss(message) {
  dropMessage(message);
  call("dismiss", world.me.id, { channel_id: message.channel_id, message_id: message.id }).catch((error) => {
    if (!(error instanceof CallFailed)) throw error; // hidden here at least; nothing the person should do about it
  });
}

// Interactions

/** Starts an interaction; the answer comes over the socket as INTERACTION_DONE with the same nonce. */
export async function interact(what, body, note) {
  const nonce = newNonce();
  world.pending.set(nonce, { nonce, channel: body.channel_id, ...note });
  if (note.message) world.failures.delete(note.message);
  announce("pending", note);
  try {
    await call(what, world.me.id, { ...body, nonce });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    settle({ nonce, ok: false, error: error.message || say("unreachable") });
  }
}

export function settle({ nonce, ok, error }) {
  const note = world.pending.get(nonce);
  if (!note) return;
  world.pending.delete(nonce);
  if (!ok && note.message) world.failures.set(note.message, error ?? "");
  announce("pending", note);
  announce("settled", { ...note, ok, error });
}

export function isPending(messageId, customId) {
  return [...world.pending.values()].some((note) => note.message === messageId && note.customId === customId);
}

// What arrives

export function takeHello(data) {
  const samePerson = world.me?.id === data.me.id;
  Object.assign(world, {
    me: data.me,
    people: data.people,
    bot: data.bot,
    botOnline: data.bot_online,
    guild: data.guild,
    channels: new Map(data.channels.map((channel) => [channel.id, channel])),
    commands: data.commands,
    unread: data.unread,
    mentions: data.mentions,
    read: data.read,
  });
  // Whatever was known may have changed while nobody listened, and belongs to whom I was.
  world.rooms.clear();
  world.typing.clear();
  for (const nonce of [...world.pending.keys()]) settle({ nonce, ok: false });
  if (!samePerson) world.failures.clear();
  announce("hello", { samePerson });
}

export function takeTyping({ channel_id: channelId, user_id: userId }) {
  if (userId === world.me.id) return;
  if (!world.typing.has(channelId)) world.typing.set(channelId, new Map());
  world.typing.get(channelId).set(userId, Date.now() + TYPING_LASTS);
  announce("typing", channelId);
  setTimeout(() => announce("typing", channelId), TYPING_LASTS + 50);
}
