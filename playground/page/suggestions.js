// The list above the composer: commands, parameters, values. The keyboard stays in the field that it helps.

import { el } from "./dom.js";

export class Suggestions {
  #items = [];
  #active = -1;
  #take = null;
  #field = null;

  constructor(node) {
    this.node = node;
    this.title = el("div", { class: "suggestions-title" });
    this.list = el("ul", { role: "listbox", id: "suggestions-list" });
    node.append(this.title, this.list);
    node.hidden = true;
    // The field must not lose the keyboard to a press on the list.
    node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** items: [{label: words or nodes, description?, sign?: Node}]; `first` marks the first one at once. */
  show(field, { title, items, take, first = true, empty = null }) {
    if (this.#field !== field) this.#release();
    this.#field = field;
    this.#items = items;
    this.#take = take;
    this.title.replaceChildren(...[title].flat().filter((part) => part !== null));
    this.list.setAttribute("aria-label", this.title.textContent);
    this.list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    if (!items.length && empty !== null) this.list.append(el("li", { class: "nothing" }, empty));
    this.node.hidden = false;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-controls", this.list.id);
    field.setAttribute("aria-expanded", String(items.length > 0));
    this.#activate(first && items.length ? 0 : -1);
  }

  hide() {
    this.node.hidden = true;
    this.#items = [];
    this.#release();
  }

  get open() {
    return !this.node.hidden && this.#items.length > 0;
  }

  /** Whether it shows something for this field; what it shows for another must not be taken for it. */
  openFor(field) {
    return this.open && this.#field === field;
  }

  get active() {
    return this.#items[this.#active] ?? null;
  }

  /** Handles a key of the field; true if it was one for the list. */
  key(event) {
    if (this.node.hidden || (!this.open && event.key !== "Escape")) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const size = this.#items.length;
      const from = this.#active < 0 && event.key === "ArrowUp" ? size : this.#active;
      this.#activate((from + (event.key === "ArrowDown" ? 1 : -1) + size) % size);
      this.list.children[this.#active].scrollIntoView({ block: "nearest" });
    } else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.active) this.#take(this.active);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #row(item, index) {
    return el(
      "li",
      { role: "option", id: `suggestion-${index}`, "aria-selected": "false", on: { click: () => this.#take(item), pointermove: () => this.#activate(index) } },
      item.sign ?? null,
      el("span", { class: "option-words" }, el("span", { class: "option-label" }, item.label), item.description ? el("small", {}, item.description) : null),
    );
  }

  #activate(index) {
    this.list.children[this.#active]?.classList.remove("active");
    this.list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = index;
    const row = index >= 0 ? this.list.children[index] : undefined;
    row?.classList.add("active");
    row?.setAttribute("aria-selected", "true");
    if (row) this.#field.setAttribute("aria-activedescendant", row.id);
    else this.#field?.removeAttribute("aria-activedescendant");
  }

  #release() {
    this.#field?.removeAttribute("aria-activedescendant");
    this.#field?.setAttribute("aria-expanded", "false");
    this.#field = null;
    this.#active = -1;
  }
}
