// What can be filled in inside a modal: text, selects, and lists to tick.

import { selectOf, Type } from "./components.js";
import { el } from "./dom.js";
import { richText } from "./richtext.js";
import { say } from "./words.js";

const PARAGRAPH = 2;
const FIELDS = { [Type.TEXT_INPUT]: textField, [Type.RADIO_GROUP]: listField, [Type.CHECKBOX_GROUP]: listField, [Type.CHECKBOX]: tickField };

let made = 0;

/** One part of a modal: {node, check() -> bool, answer() -> what is submitted, focus?()}. */
export function partOf(component) {
  if (component.type === Type.TEXT) {
    return { node: richText(component.content), check: () => true, answer: () => ({ type: Type.TEXT, id: component.id }) };
  }
  if (component.type === Type.ROW) {
    const field = textField(component.components[0], component.components[0].label);
    return { ...field, answer: () => ({ type: Type.ROW, id: component.id, components: [field.answer()] }) };
  }
  const inner = component.component;
  const field = (FIELDS[inner.type] ?? selectField)(inner, component.label, component.description);
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

/** A list to tick: one of it, or several. */
function listField(group, label, description = null) {
  const id = `field-${(made += 1)}`;
  const single = group.type === Type.RADIO_GROUP;
  const required = group.required ?? true;
  const inputs = group.options.map((option, index) =>
    el("input", { type: single ? "radio" : "checkbox", name: id, value: option.value, checked: option.default ?? false, id: index ? null : id, on: { change: () => check() } }),
  );
  const rows = group.options.map((option, index) => tickRow(inputs[index], option.label, option.description));
  const control = el("div", { class: "ticks", role: single ? "radiogroup" : "group", "aria-labelledby": `${id}-label` }, rows);
  const { node, complain } = framed({ id, label, description, required, control });
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = single ? 1 : (group.min_values ?? 1);
  const most = single ? 1 : (group.max_values ?? group.options.length);
  const check = () => {
    const count = chosen().length;
    if (!count) return complain(required ? say("required") : null);
    if (count < least) return complain(say("tooFew", { count: least }));
    return complain(count > most ? say("tooMany", { count: most }) : null);
  };
  return {
    node,
    check,
    focus: () => (inputs.find((input) => input.checked) ?? inputs[0]).focus(),
    answer: () => ({ type: group.type, id: group.id, custom_id: group.custom_id, ...(single ? { value: chosen()[0] ?? null } : { values: chosen() }) }),
  };
}

/** A single yes or no. */
function tickField(one, label, description = null) {
  const input = el("input", { type: "checkbox", checked: one.default ?? false });
  return {
    node: el("div", { class: "field ticks" }, tickRow(input, label, description)),
    check: () => true,
    focus: () => input.focus(),
    answer: () => ({ type: one.type, id: one.id, custom_id: one.custom_id, value: input.checked }),
  };
}

function tickRow(input, words, description = null) {
  return el("label", { class: "tick-row" }, input, el("span", { class: "option-words" }, el("span", {}, words), description ? el("small", {}, description) : null));
}
