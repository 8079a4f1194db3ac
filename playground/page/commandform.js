// A command being filled in: its name, a pill for each parameter, and a place at the end to add optional ones.

import { Option, payload, readValue } from "./commands.js";
import { channelOptions, roleOptions, userOptions } from "./components.js";
import { el } from "./dom.js";
import { call, CallFailed } from "./live.js";
import { localized, say } from "./words.js";
import { announce, interact, world } from "./world.js";

const TYPING_PAUSE = 160; // milliseconds without a key before the bot is asked for completions

export class CommandForm {
  #fields = []; // {option, node, input, picked: value or null, name}
  #asked = 0;
  #timer = null;

  /** `left(text)` is called when the command is run ("") or given up (its name, to go on typing). */
  constructor(command, pairs, suggestions, left) {
    Object.assign(this, { command, suggestions, left });
    this.tail = el("input", { type: "text", class: "tail", autocomplete: "off", "aria-label": `/${command.name}` });
    this.more = el("button", { type: "button", class: "more-options", tabindex: -1, on: { click: () => this.tail.focus() } });
    this.trouble = el("div", { class: "command-trouble", role: "alert" });
    this.pills = el("div", { class: "pills" }, el("span", { class: "command-name" }, `/${command.name}`), this.tail, this.more);
    this.node = el("div", { class: "command-form", role: "group", "aria-label": say("run", { command: `/${command.name}` }) }, this.pills, this.trouble);
    this.tail.addEventListener("focus", () => this.#offerOptions());
    this.tail.addEventListener("input", () => this.#offerOptions());
    this.tail.addEventListener("keydown", (event) => this.#tailKey(event));
    this.node.addEventListener("focusout", (event) => !this.node.contains(event.relatedTarget) && this.suggestions.hide());
    const given = new Map(pairs.map(([option, text]) => [option, text]));
    for (const option of command.options) if (option.required || given.has(option)) this.#add(option, given.get(option) ?? "");
    this.#count();
  }

  focus() {
    (this.#fields.find((field) => !this.#filled(field))?.input ?? this.tail).focus();
  }

  // Fields

  #add(option, text = "") {
    const name = localized(option, "name");
    const input = el("input", { type: "text", autocomplete: "off", value: text, "aria-label": `${name}: ${localized(option, "description") ?? ""}`, "aria-required": String(option.required ?? false), inputmode: option.type === Option.INTEGER && !option.autocomplete ? "numeric" : null });
    const node = el("label", { class: option.required ? "pill required" : "pill", data: { option: option.name } }, el("span", { class: "pill-name" }, name), input);
    const field = { option, name, input, node, picked: null };
    this.#fields.push(field);
    this.tail.before(node);
    this.#fit(field);
    this.#recognize(field);
    input.addEventListener("focus", () => this.#offerValues(field));
    input.addEventListener("input", () => {
      if (this.#namesAnother(field)) return;
      field.picked = null;
      this.#recognize(field);
      this.#fit(field);
      this.#complain(null);
      this.#offerValues(field);
    });
    input.addEventListener("keydown", (event) => this.#fieldKey(event, field));
    return field;
  }

  /** "seats:" typed inside a field means the parameter of that name, as on Discord. */
  #namesAnother(field) {
    const found = /(?:^|\s)(\S+):$/u.exec(field.input.value);
    const option = found && this.command.options.find((one) => [one.name, localized(one, "name")].includes(found[1].toLowerCase()));
    if (!option) return false;
    field.input.value = field.input.value.slice(0, found.index);
    this.#recognize(field);
    this.#fit(field);
    const other = this.#fields.find((one) => one.option === option) ?? this.#add(option);
    this.#count();
    other.input.focus();
    return true;
  }

  #filled = (field) => field.picked !== null || field.input.value !== "";

  #fit(field) {
    field.input.style.width = `calc(${Math.max(3, field.input.value.length + 1)}ch + 12px)`;
  }

  #count() {
    const left = this.#unused().length;
    this.more.textContent = left ? `+${left} ${say("optional")}` : "";
    this.more.hidden = left === 0;
  }

  #unused() {
    return this.command.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #remove(field) {
    const at = this.#fields.indexOf(field);
    this.#fields.splice(at, 1);
    (this.#fields[at - 1]?.input ?? this.tail).focus();
    field.node.remove();
    this.#count();
  }

  // Suggestions

  #title(option) {
    return [el("b", {}, localized(option, "name")), el("span", {}, localized(option, "description") ?? "")];
  }

  /** What the parameter could be, for those whose values the page knows itself; null for free ones. */
  #known(option) {
    if (option.choices?.length) return option.choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value }));
    if (option.type === Option.BOOLEAN) return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
    const users = () => userOptions();
    const roles = () => roleOptions();
    const source = { [Option.USER]: users, [Option.ROLE]: roles, [Option.MENTIONABLE]: () => [...users(), ...roles()], [Option.CHANNEL]: () => channelOptions(option.channel_types) };
    return source[option.type]?.().map((one) => ({ ...one, sign: one.sign() })) ?? null;
  }

  /** A value typed in full counts as picked. */
  #recognize(field) {
    const typed = field.input.value.trim().toLowerCase();
    const same = typed && this.#known(field.option)?.find((one) => one.label.toLowerCase() === typed);
    if (same) field.picked = same.value;
  }

  #offerValues(field) {
    clearTimeout(this.#timer);
    const { option } = field;
    const typed = field.picked === null ? field.input.value.trim().toLowerCase() : "";
    const show = (items, empty = null) => this.suggestions.show(field.input, { title: this.#title(option), items, empty, take: (item) => this.#pick(field, item) });
    const known = this.#known(option);
    if (known) return show(known.filter(({ label, words = "" }) => `${label} ${words}`.toLowerCase().includes(typed)), say("nothingFound"));
    if (!option.autocomplete) return show([]);
    const turn = (this.#asked += 1);
    if (!this.suggestions.openFor(field.input)) show([], say("loading"));
    this.#timer = setTimeout(() => this.#complete(field, turn, show), field.input.value ? TYPING_PAUSE : 0);
    return undefined;
  }

  async #complete(field, turn, show) {
    const others = this.#fields.filter((other) => other !== field && this.#filled(other)).map(given);
    const focused = { name: field.option.name, type: field.option.type, value: field.input.value, focused: true };
    let choices = [];
    try {
      ({ choices } = await call("autocomplete", world.me.id, payload(this.command, world.here, [...others, focused])));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error; // no completions then; the value can still be typed
    }
    if (turn !== this.#asked || document.activeElement !== field.input) return;
    show(choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value })), say("nothingFound"));
  }

  #pick(field, item) {
    field.picked = item.value;
    field.input.value = item.label;
    this.#fit(field);
    this.#complain(null);
    this.suggestions.hide();
    const next = this.#fields.find((other) => other.option.required && !this.#filled(other));
    (next?.input ?? this.tail).focus();
  }

  #offerOptions() {
    const typed = this.tail.value.trim().replace(/:$/, "").toLowerCase();
    const names = (option) => [localized(option, "name"), option.name].map((name) => name.toLowerCase());
    const unused = this.#unused().filter((option) => names(option).some((name) => name.startsWith(typed)));
    const exact = this.tail.value.endsWith(":") && unused.find((option) => names(option).includes(typed));
    if (exact) return this.#take(exact);
    if (!unused.length) return this.suggestions.hide();
    const items = unused.map((option) => ({ label: localized(option, "name"), description: localized(option, "description"), option }));
    return this.suggestions.show(this.tail, { title: say("optional"), items, first: typed !== "", take: ({ option }) => this.#take(option) });
  }

  #take(option) {
    this.tail.value = "";
    const field = this.#add(option);
    this.#count();
    field.input.focus();
  }

  // Keys

  #fieldKey(event, field) {
    const empty = field.input.value === "";
    // Tab leaves an untouched field alone instead of filling in the first suggestion.
    if (event.key === "Tab" && (empty || field.picked !== null)) return this.suggestions.hide();
    if (!(event.key === "Enter" && field.picked !== null) && this.suggestions.key(event)) return undefined;
    if (event.key === "Enter") this.#enter(event);
    else if (event.key === "Escape") this.#leave(event, "");
    else if (event.key === "Backspace" && empty) {
      event.preventDefault();
      if (field.option.required) this.#leave(event, `/${this.command.name}`);
      else this.#remove(field);
    }
    return undefined;
  }

  #tailKey(event) {
    if (event.key === "Tab" && this.tail.value === "") return this.suggestions.hide();
    if (this.suggestions.key(event)) return undefined;
    if (event.key === "Enter") this.#enter(event);
    else if (event.key === "Escape") this.#leave(event, "");
    else if (event.key === "Backspace" && this.tail.value === "") {
      event.preventDefault();
      if (this.#fields.length) this.#fields.at(-1).input.focus();
      else this.#leave(event, `/${this.command.name}`);
    }
    return undefined;
  }

  #enter(event) {
    event.preventDefault();
    this.run();
  }

  #leave(event, text) {
    event.preventDefault();
    event.stopPropagation();
    this.suggestions.hide();
    this.left(text);
  }

  // Running

  #complain(field, words = "") {
    for (const other of this.#fields) {
      other.node.classList.toggle("wrong", other === field);
      other.input.setAttribute("aria-invalid", String(other === field));
    }
    this.trouble.replaceChildren(words);
    if (field) field.input.focus();
  }

  run() {
    for (const field of this.#fields) {
      if (!this.#filled(field)) {
        if (!field.option.required) continue;
        return this.#complain(field, say("missingOption", { name: field.name }));
      }
      const { wrong } = readValue(field.option, field.input.value, field.picked);
      if (wrong) return this.#complain(field, `${field.name}: ${wrong}`);
    }
    const options = this.#fields.filter(this.#filled).map(given);
    interact("command", payload(this.command, world.here, options), { command: `/${this.command.name}` });
    announce("sent");
    this.suggestions.hide();
    return this.left("");
  }
}

function given({ option, input, picked }) {
  const { value = input.value } = readValue(option, input.value, picked);
  return { name: option.name, type: option.type, value };
}
