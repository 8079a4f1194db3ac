// Modals: the bot's questions in a window of their own.

import { el, icon } from "./dom.js";
import { partOf } from "./fields.js";
import { portrait } from "./portraits.js";
import { say } from "./words.js";
import { interact, on, world } from "./world.js";

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
