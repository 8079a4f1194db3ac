// Where a person writes: plain messages, the picker of slash commands, and mentions.

import { CommandForm } from "./commandform.js";
import { matching, runnables, written } from "./commands.js";
import { userOptions } from "./components.js";
import { el, icon } from "./dom.js";
import { portrait } from "./portraits.js";
import { Suggestions } from "./suggestions.js";
import { localized, say } from "./words.js";
import { announce, ask, channelTitle, nameOf, on, world } from "./world.js";

const TYPING_EVERY = 8000;
const MOST = 2000; // characters of a message

export class Composer {
  #form = null;
  #drafts = new Map(); // channel id -> text not yet sent
  #channel = null;
  #lastTyping = 0;

  constructor(node, suggestionsNode, tellTyping) {
    this.tellTyping = tellTyping;
    this.suggestions = new Suggestions(suggestionsNode);
    this.text = el("textarea", { rows: 1, maxlength: MOST, id: "write", autocomplete: "off" });
    this.send = el("button", { type: "button", class: "round send", on: { click: () => this.#submit() } }, icon("send"));
    this.box = el("div", { class: "composer-box" }, this.text, this.send);
    node.append(this.box);
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("blur", () => this.suggestions.hide());
    on("start command", ({ id, name }) => (id ? this.#startById(id, name) : this.#browse()));
  }

  /** Turns to another conversation, keeping what was being written in the former one. */
  turnTo(channel) {
    if (this.#channel) this.#drafts.set(this.#channel.id, this.text.value);
    if (this.#form) this.#leaveCommand("");
    this.#channel = channel;
    this.text.value = this.#drafts.get(channel.id) ?? "";
    const label = say("message", { name: channelTitle(channel) });
    this.text.placeholder = label;
    this.text.setAttribute("aria-label", label);
    this.send.setAttribute("aria-label", say("send"));
    this.#fit();
  }

  /** The id of the conversation that is written to. */
  get channel() {
    return this.#channel?.id ?? null;
  }

  forgetDrafts() {
    this.#channel = null;
    this.#drafts.clear();
    this.text.value = "";
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.text.focus();
  }

  #fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
    this.send.classList.toggle("ready", this.text.value.trim() !== "" || this.#form !== null);
  }

  #typed() {
    this.#fit();
    const text = this.text.value;
    if (text.startsWith("/")) return this.#offerCommands(text);
    this.#offerPeople();
    if (text && Date.now() - this.#lastTyping > TYPING_EVERY) {
      this.#lastTyping = Date.now();
      this.tellTyping(this.#channel.id);
    }
    return undefined;
  }

  #key(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    this.#submit();
  }

  async #submit() {
    if (this.#form) return this.#form.run();
    const content = this.text.value.trim();
    if (!content) return undefined;
    const found = content.startsWith("/") ? written(runnables(this.#channel), content) : null;
    if (found) {
      this.#startCommand(found.command, found.pairs);
      return this.#form.run();
    }
    this.text.value = "";
    this.#fit();
    this.#lastTyping = 0;
    const channel = this.#channel;
    announce("sent");
    const sent = await ask("send", { channel_id: channel.id, content: withMentions(content) });
    if (sent === undefined && channel === this.#channel && !this.text.value) {
      this.text.value = content; // nothing written is lost
      this.#fit();
    }
    return undefined;
  }

  // Commands

  #offerCommands(text) {
    const all = runnables(this.#channel);
    const full = text.includes(" ") ? written(all, text) : null;
    if (full) return this.#startCommand(full.command, full.pairs);
    const fitting = matching(all, text.slice(1));
    const title = world.bot ? [portrait(world.bot, "tiny"), el("b", {}, nameOf(world.bot))] : say("commands");
    return this.suggestions.show(this.text, {
      title,
      items: fitting.map((command) => ({ label: [`/${command.name} `, command.options.map(hint)], description: command.description, command })),
      empty: say("noCommands"),
      take: ({ command }) => this.#startCommand(command, []),
    });
  }

  /** Shows all commands, as if a slash had been typed. */
  #browse() {
    if (this.#form) this.#leaveCommand("");
    this.text.value = "/";
    this.text.focus();
    this.#typed();
  }

  #startById(id, name) {
    const command = runnables(this.#channel).find((one) => one.id === id && (one.baseName === name || one.name === name));
    const inside = command ?? runnables(this.#channel).find((one) => one.id === id);
    if (inside) this.#startCommand(inside, []);
  }

  #startCommand(command, pairs) {
    this.suggestions.hide();
    this.#form?.node.remove();
    this.#form = new CommandForm(command, pairs, this.suggestions, (text) => this.#leaveCommand(text, true));
    this.text.hidden = true;
    this.text.value = "";
    this.box.prepend(this.#form.node);
    this.send.classList.add("ready");
    this.send.setAttribute("aria-label", say("run", { command: `/${command.name}` }));
    this.#form.focus();
  }

  #leaveCommand(text, focus = false) {
    const form = this.#form;
    this.#form = null;
    this.text.hidden = false;
    this.text.value = text;
    form?.node.remove();
    this.send.setAttribute("aria-label", say("send"));
    if (focus) this.text.focus();
    this.#fit();
    if (text.startsWith("/")) this.#offerCommands(text);
  }

  // Mentions

  #offerPeople() {
    const before = this.text.value.slice(0, this.text.selectionStart);
    const found = /(?:^|\s)@([\p{L}\p{N}_.-]*)$/u.exec(before);
    const fitting = found ? userOptions().filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(found[1].toLowerCase())) : [];
    if (!fitting.length) return this.suggestions.hide();
    const from = before.length - found[1].length - 1;
    return this.suggestions.show(this.text, {
      title: say("people"),
      items: fitting.map((one) => ({ ...one, sign: one.sign() })),
      take: ({ label }) => {
        this.text.setRangeText(`@${label} `, from, this.text.selectionStart, "end");
        this.suggestions.hide();
        this.#fit();
      },
    });
  }
}

function hint(option) {
  return el("span", { class: option.required ? "hint required" : "hint" }, localized(option, "name"));
}

/** @Ada as people write it becomes the mention that Discord stores; longer names first, lest one hides in another. */
function withMentions(content) {
  const names = userOptions().sort((one, other) => other.label.length - one.label.length);
  return names.reduce((text, { label, value }) => text.split(`@${label}`).join(`<@${value}>`), content);
}
