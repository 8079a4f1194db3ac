// Modals: the bot's questions in a window of their own.

import { selectOf, Type } from "./components.js";
import { el, icon } from "./dom.js";
import { portrait } from "./portraits.js";
import { richText } from "./richtext.js";
import { say } from "./words.js";
import { interact, nameOf, on, world } from "./world.js";

const PARAGRAPH = 2;

let made = 0;

/** Opens what a MODAL event describes, in the conversation where it was asked for. */
export function openModal(modal, channelId) {
  const id = `modal-${(made += 1)}`;
  const parts = modal.components.map(partOf);
  const trouble = el("p", { class: "modal-trouble", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, el("span", { class: "button-words" }, say("submit")));
  const form = el(
    "form",
    { novalidate: true },
    el("header", {}, world.bot ? portrait(world.bot, "small") : null, el("h2", { id }, modal.title), closer(() => dialog.close())),
    el("div", { class: "modal-parts" }, parts.map((part) => part.node), trouble),
    el("footer", {}, el("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, say("cancel")), submit),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": id }, form);
  const waiting = (busy) => {
    submit.classList.toggle("busy", busy);
    submit.disabled = busy;
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = parts.filter((part) => !part.check());
    if (wrong.length) return wrong[0].focus();
    trouble.replaceChildren();
    waiting(true);
    const components = parts.map((part) => part.answer());
    return void interact("modal", { channel_id: channelId, interaction_id: modal.id, custom_id: modal.custom_id, components }, { modal: modal.id });
  });
  const stopListening = on("settled", (note) => {
    if (note.modal !== modal.id) return;
    waiting(false);
    if (note.ok) dialog.close();
    else trouble.replaceChildren(icon("warning"), note.error || say("failed"));
  });
  dialog.addEventListener("close", () => {
    stopListening();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  (parts.find((part) => part.focus) ?? { focus: () => submit.focus() }).focus();
}

function closer(close) {
  return el("button", { type: "button", class: "round", "aria-label": say("close"), on: { click: close } }, icon("close"));
}

/** One part of a modal: {node, check() -> bool, answer() -> what is submitted, focus?()}. */
function partOf(component) {
  if (component.type === Type.TEXT) {
    return { node: richText(component.content), check: () => true, answer: () => ({ type: Type.TEXT, id: component.id }) };
  }
  if (component.type === Type.ROW) {
    const field = textField(component.components[0], component.components[0].label);
    return { ...field, answer: () => ({ type: Type.ROW, id: component.id, components: [field.answer()] }) };
  }
  const inner = component.component;
  const make = inner.type === Type.TEXT_INPUT ? textField : selectField;
  const field = make(inner, component.label, component.description);
  return { ...field, answer: () => ({ type: Type.LABEL, id: component.id, component: field.answer() }) };
}

function framed({ id, label, description, required, control, counter = null }) {
  const error = el("span", { class: "field-error", id: `${id}-error`, role: "alert" });
  const star = required ? el("span", { class: "star", "aria-hidden": "true" }, "*") : null;
  const node = el(
    "div",
    { class: "field" },
    el("label", { for: id, id: `${id}-label` }, label, star),
    description ? el("small", { id: `${id}-description` }, description) : null,
    control,
    el("div", { class: "field-foot" }, error, counter),
  );
  const complain = (words) => {
    error.replaceChildren(words ?? "");
    node.classList.toggle("wrong", words !== null);
    return words === null;
  };
  return { node, complain };
}

function textField(input, label, description = null) {
  const id = `field-${(made += 1)}`;
  const required = input.required ?? true;
  const paragraph = input.style === PARAGRAPH;
  const attributes = {
    id,
    maxlength: input.max_length ?? 4000,
    placeholder: input.placeholder,
    "aria-required": String(required),
    "aria-describedby": `${id}-description ${id}-error`,
    autocomplete: "off",
    value: input.value ?? "",
  };
  const control = paragraph ? el("textarea", { ...attributes, rows: 4 }) : el("input", { ...attributes, type: "text" });
  const counter = input.max_length ? el("span", { class: "counter", "aria-hidden": "true" }) : null;
  const { node, complain } = framed({ id, label, description, required, control, counter });
  const count = () => counter?.replaceChildren(`${control.value.length} / ${input.max_length}`);
  const check = () => {
    const { length } = control.value;
    let words = null;
    if (!length) words = required ? say("required") : null;
    else if (length < (input.min_length ?? 0)) words = say("tooShort", { count: input.min_length });
    control.setAttribute("aria-invalid", String(words !== null));
    return complain(words);
  };
  control.addEventListener("input", () => {
    count();
    if (node.classList.contains("wrong")) check();
  });
  count();
  return {
    node,
    check,
    focus: () => control.focus(),
    answer: () => ({ type: Type.TEXT_INPUT, id: input.id, custom_id: input.custom_id, value: control.value }),
  };
}

function selectField(select, label, description = null) {
  const id = `field-${(made += 1)}`;
  const required = select.required ?? true;
  // One that need not be answered can also be emptied again.
  const chooser = selectOf({ ...select, min_values: required ? select.min_values : 0 }, { label, decided: () => check() });
  chooser.button.id = id;
  const { node, complain } = framed({ id, label, description, required, control: chooser.node });
  const check = () => {
    const least = select.min_values ?? 1;
    const chosen = chooser.values.length;
    if (!chosen) return complain(required ? say("required") : null);
    return complain(chosen < least ? say("tooFew", { count: least }) : null);
  };
  return {
    node,
    check,
    focus: () => chooser.button.focus(),
    answer: () => ({ type: select.type, id: select.id, custom_id: select.custom_id, values: chooser.values }),
  };
}
