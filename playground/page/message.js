// One message on the screen.

import { components, markBusy } from "./components.js";
import { el, icon } from "./dom.js";
import { embedCard } from "./embeds.js";
import { attachments } from "./media.js";
import { portrait } from "./portraits.js";
import { preview, richText } from "./richtext.js";
import { timeNode } from "./timestamps.js";
import { say } from "./words.js";
import { announce, dismiss, Flag, isBot, isPending, nameColour, nameOf, world } from "./world.js";

const GROUP_WITHIN = 7 * 60 * 1000;
const Kinds = { ADDED: 1, REMOVED: 2, RENAMED: 4, PINNED: 6, JOINED: 7, THREAD: 18 };

const usedCommand = (message) => message.interaction_metadata?.name ?? null;
const isNotice = (message) => Object.values(Kinds).includes(message.type);

/** Whether a message goes on under the heading of the one before. */
export function continues(message, former) {
  if (!former || isNotice(message) || isNotice(former)) return false;
  if (message.author.id !== former.author.id || message.referenced_message || usedCommand(message)) return false;
  if ((message.flags & Flag.EPHEMERAL) !== (former.flags & Flag.EPHEMERAL)) return false;
  return new Date(message.timestamp) - new Date(former.timestamp) < GROUP_WITHIN;
}

function mentionsMe(message) {
  if (message.author.id === world.me.id) return false;
  const mine = world.guild.members.find((member) => member.user.id === world.me.id)?.roles ?? [];
  return message.mention_everyone || message.mentions?.some((user) => user.id === world.me.id) || message.mention_roles?.some((id) => mine.includes(id));
}

export function messageNode(message, continued) {
  if (isNotice(message)) return noticeNode(message);
  const date = new Date(message.timestamp);
  const name = nameOf(message.author);
  const colour = nameColour(message.author.id);
  const secret = (message.flags & Flag.EPHEMERAL) !== 0;
  const classes = ["message", continued ? "continued" : "first", mentionsMe(message) ? "mentioning" : "", secret ? "private" : ""];
  const profile = (event) => announce("profile", { id: message.author.id, anchor: event.currentTarget });
  const head = continued
    ? el("span", { class: "gutter" }, timeNode(date, "t", "gutter-time"))
    : el("button", { type: "button", class: "gutter", tabindex: -1, "aria-label": name, on: { click: profile } }, portrait(message.author));
  const node = el(
    "article",
    { class: classes.join(" ").trim(), tabindex: -1, data: { message: message.id }, "aria-label": `${name}, ${timeNode(date, "heading").textContent}` },
    usedLine(message) ?? replyLine(message),
    head,
    el(
      "div",
      { class: "message-main" },
      continued ? null : el("div", { class: "message-head" }, el("span", { class: colour ? "author coloured" : "author", style: colour ? { "--role-colour": colour } : {} }, name), isBot(message.author) || message.author.bot ? el("span", { class: "tag" }, say("bot")) : null, timeNode(date, "heading", "message-time")),
      body(message),
      el("div", { class: "failure", role: "status" }),
      secret ? privateLine(message) : null,
    ),
  );
  showWaiting(node, message.id);
  return node;
}

function body(message) {
  if (message.flags & Flag.LOADING) {
    const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
    return el("div", { class: "thinking" }, dots, say("thinking", { name: nameOf(message.author) }));
  }
  if (message.trouble) return el("div", { class: "trouble" }, icon("warning"), message.trouble);
  const edited = message.edited_timestamp ? editedMark(message) : null;
  const v2 = (message.flags & Flag.COMPONENTS_V2) !== 0;
  const words = message.content ? richText(message.content) : null;
  if (words && edited) (words.lastElementChild?.classList.contains("lines") ? words.lastElementChild : words).append(" ", edited);
  return el(
    "div",
    { class: v2 ? "message-body layout" : "message-body" },
    words,
    v2 ? null : attachments(message),
    message.flags & Flag.SUPPRESS_EMBEDS ? null : (message.embeds ?? []).map(embedCard),
    components(message.components ?? [], message),
    !words && edited ? el("div", { class: "edited-line" }, edited) : null,
  );
}

function editedMark(message) {
  return el("span", { class: "edited", title: timeNode(new Date(message.edited_timestamp), "F").textContent }, say("edited"));
}

function usedLine(message) {
  const command = usedCommand(message);
  if (command === null) return null;
  const { user } = message.interaction_metadata;
  return el("div", { class: "context" }, portrait(user, "tiny"), el("span", {}, say("used", { name: nameOf(user), command: `/${command}` })));
}

function replyLine(message) {
  if (!message.message_reference || message.referenced_message === undefined) return null;
  const original = message.referenced_message;
  if (original === null) return el("div", { class: "context" }, icon("reply"), say("goneReply"));
  const go = () => announce("go", { channel: original.channel_id, message: original.id });
  const words = preview(original.content || firstText(original.components ?? [])) || say("attachment");
  return el("button", { type: "button", class: "context", on: { click: go } }, portrait(original.author, "tiny"), el("b", {}, nameOf(original.author)), el("span", { class: "context-words" }, words));
}

/** The first words of a message that is all components. */
function firstText(list) {
  for (const one of list) {
    const words = one.content ?? firstText(one.components ?? []);
    if (words) return words;
  }
  return "";
}

function privateLine(message) {
  return el(
    "div",
    { class: "private-line" },
    icon("eye"),
    el("span", {}, say("onlyYou")),
    el("span", { "aria-hidden": "true" }, "·"),
    el("button", { type: "button", class: "textual", on: { click: () => dismiss(message) } }, say("dismiss")),
  );
}

function noticeNode(message) {
  const name = nameOf(message.author);
  const other = message.mentions?.[0] ? nameOf(message.mentions[0]) : "";
  const words = {
    [Kinds.ADDED]: () => say("added", { name, other }),
    [Kinds.REMOVED]: () => say("removed", { name, other }),
    [Kinds.RENAMED]: () => say("renamed", { name, thread: message.content }),
    [Kinds.PINNED]: () => say("pinned", { name }),
    [Kinds.JOINED]: () => say("joined", { name }),
    [Kinds.THREAD]: () => say("startedThread", { name, thread: message.content }),
  }[message.type]();
  const thread = message.type === Kinds.THREAD ? message.message_reference?.channel_id : null;
  const line = thread ? el("button", { type: "button", class: "textual", on: { click: () => announce("go", { channel: thread }) } }, words) : words;
  return el(
    "article",
    { class: "message notice", tabindex: -1, data: { message: message.id } },
    el("span", { class: "gutter" }, icon(message.type === Kinds.THREAD ? "thread" : "right")),
    el("div", { class: "message-main" }, line, " ", timeNode(new Date(message.timestamp), "heading", "message-time")),
  );
}

/** Wheels on what waits for an answer, and the sentence under what got none; the rest of the message stays untouched. */
export function showWaiting(node, messageId) {
  for (const control of node.querySelectorAll("[data-custom-id]")) markBusy(control, isPending(messageId, control.dataset.customId));
  const line = node.querySelector(".failure");
  if (line === null) return;
  const failure = world.failures.get(messageId);
  line.replaceChildren(...(failure === undefined ? [] : [icon("warning"), failure ? `${say("failed")} (${failure})` : say("failed")]));
}
