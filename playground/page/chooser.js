// A select menu: a button that shows what is chosen and opens a list, by mouse, by finger or by keyboard.

import { el, icon, placeBeside } from "./dom.js";
import { say } from "./words.js";

const SEARCH_FROM = 12; // with this many options a search field is worth its room

let made = 0;

/**
 * options: [{value, label, description?, sign?: () => Node, words?}]; decided(values) is called after each decision.
 * One choice is taken at once; several are taken with Done or by pressing elsewhere, and left as they were with Esc.
 */
export class Chooser {
  #draft = [];
  #shown = [];
  #active = -1;
  #cancelled = false;

  constructor({ options, chosen = [], min = 1, max = 1, placeholder, label, disabled = false, decided = () => {} }) {
    Object.assign(this, { options, min, max, decided, placeholder: placeholder || say("choose") });
    this.label = label ?? this.placeholder;
    this.values = [...chosen];
    this.many = max > 1;
    this.id = `chooser-${(made += 1)}`;
    this.#build(disabled);
    this.#drawFace();
  }

  #build(disabled) {
    const listId = `${this.id}-list`;
    this.face = el("span", { class: "chooser-face" });
    this.button = el(
      "button",
      { type: "button", class: "chooser-button", disabled, popovertarget: this.id, "aria-haspopup": "listbox" },
      this.face,
      icon("down"),
    );
    const hint = { role: "combobox", "aria-label": say("search"), "aria-expanded": "true", "aria-controls": listId };
    const field = { type: "text", class: "chooser-search", placeholder: say("search"), autocomplete: "off", ...hint };
    this.search = this.options.length >= SEARCH_FROM ? el("input", field) : null;
    this.list = el("ul", {
      role: "listbox",
      id: listId,
      tabindex: this.search ? -1 : 0,
      "aria-label": this.label,
      "aria-multiselectable": String(this.many),
    });
    this.done = el("button", { type: "button", class: "button primary slim", on: { click: () => this.popup.hidePopover() } }, say("done"));
    this.popup = el("div", { class: "chooser-popup", id: this.id, popover: "auto" }, this.search, this.list, this.many ? this.#foot() : null);
    this.keyboard = this.search ?? this.list;
    this.node = el("div", { class: "chooser" }, this.button, this.popup);

    this.button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      this.popup.showPopover();
    });
    this.popup.addEventListener("beforetoggle", (event) => event.newState === "open" && this.#prepare());
    this.popup.addEventListener("toggle", (event) => (event.newState === "open" ? this.#opened() : this.#closed()));
    this.search?.addEventListener("input", () => this.#filter());
    this.keyboard.addEventListener("keydown", (event) => this.#key(event));
  }

  #foot() {
    const { min, max } = this;
    const words = min === max ? say("chooseExactly", { min }) : say("chooseBetween", { min, max });
    return el("div", { class: "chooser-foot" }, el("span", {}, words), this.done);
  }

  #drawFace() {
    const picked = this.options.filter((option) => this.values.includes(option.value));
    const nodes = picked.map((option) => el("span", { class: this.many ? "chip" : "pick" }, option.sign?.() ?? null, option.label));
    this.face.replaceChildren(...(nodes.length ? nodes : [el("span", { class: "placeholder" }, this.placeholder)]));
    this.button.setAttribute("aria-label", [this.label, ...picked.map((option) => option.label)].join(", "));
  }

  #drawList() {
    const full = this.many && this.#draft.length >= this.max;
    const rows = this.#shown.map((option, index) => {
      const picked = this.#draft.includes(option.value);
      return el(
        "li",
        {
          role: "option",
          id: `${this.id}-${index}`,
          "aria-selected": String(picked),
          "aria-disabled": full && !picked ? "true" : null,
          on: { click: () => this.#take(option), pointermove: () => this.#activate(index) },
        },
        option.sign?.() ?? null,
        el("span", { class: "option-words" }, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null),
        el("span", { class: this.many ? "tick box" : "tick" }, picked ? icon("check") : null),
      );
    });
    this.list.replaceChildren(...(rows.length ? rows : [el("li", { class: "nothing" }, say("nothingFound"))]));
    this.#activate(this.#active);
    this.done.disabled = this.#draft.length < this.min;
  }

  #activate(index, scroll = false) {
    this.list.querySelector(".active")?.classList.remove("active");
    this.#active = index;
    const row = this.#shown.length ? this.list.children[index] : undefined;
    row?.classList.add("active");
    this.keyboard.setAttribute("aria-activedescendant", row?.id ?? "");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
  }

  #prepare() {
    this.#draft = [...this.values];
    this.#shown = this.options;
    this.#cancelled = false;
    this.#active = Math.max(0, this.options.findIndex((option) => this.values.includes(option.value)));
    // With this the keyboard is in the list the moment it opens; "toggle" is told only later.
    this.keyboard.autofocus = true;
    if (this.search) this.search.value = "";
    this.#drawList();
  }

  #opened() {
    placeBeside(this.popup, this.button, { width: Math.max(this.button.offsetWidth, 240) });
    this.popup.classList.add("placed");
    this.#activate(this.#active, true);
  }

  #closed() {
    this.popup.classList.remove("placed");
    const changed = this.#draft.length !== this.values.length || this.#draft.some((value) => !this.values.includes(value));
    if (this.many && changed && !this.#cancelled && this.#draft.length >= this.min) this.#decide();
  }

  #take(option) {
    const picked = this.#draft.includes(option.value);
    if (!this.many) {
      this.#draft = picked && this.min === 0 ? [] : [option.value];
      this.popup.hidePopover();
      this.#decide();
      return;
    }
    if (picked) this.#draft = this.#draft.filter((value) => value !== option.value);
    else if (this.#draft.length < this.max) this.#draft = [...this.#draft, option.value];
    this.#drawList();
  }

  #decide() {
    // Whatever order they were ticked in, they are sent in the order of the list.
    this.values = this.options.map((option) => option.value).filter((value) => this.#draft.includes(value));
    this.#drawFace();
    this.decided(this.values);
  }

  #filter() {
    const wanted = this.search.value.trim().toLowerCase();
    this.#shown = this.options.filter((option) => `${option.label} ${option.words ?? ""}`.toLowerCase().includes(wanted));
    this.#active = 0;
    this.#drawList();
  }

  #key(event) {
    const last = this.#shown.length - 1;
    const steps = { ArrowDown: Math.min(last, this.#active + 1), ArrowUp: Math.max(0, this.#active - 1) };
    if (!this.search) Object.assign(steps, { Home: 0, End: last });
    if (event.key === "Escape") {
      this.#cancelled = true; // the browser closes the popover
      return;
    }
    if (event.key in steps) this.#activate(steps[event.key], true);
    else if (event.key === "Enter" || (event.key === " " && !this.search)) this.#shown[this.#active] && this.#take(this.#shown[this.#active]);
    else if (!this.search && event.key.length === 1) this.#seek(event.key.toLowerCase());
    else return;
    event.preventDefault();
  }

  /** A letter jumps to the next option that starts with it. */
  #seek(letter) {
    const fits = (option) => option.label.toLowerCase().startsWith(letter);
    const next = this.#shown.findIndex((option, index) => index > this.#active && fits(option));
    const at = next >= 0 ? next : this.#shown.findIndex(fits);
    if (at >= 0) this.#activate(at, true);
  }
}
