// Who is here: the member list, the card of a person, and "I am …", the switch between six people.

import { el, icon, placeBeside, rove } from "./dom.js";
import { portrait } from "./portraits.js";
import { LOCALES, say } from "./words.js";
import { addressOf, announce, ask, isBot, memberOf, nameColour, nameOf, on, roleOf, userOf, world } from "./world.js";

function roundOff(popup) {
  popup.addEventListener("toggle", (event) => event.newState === "closed" && popup.remove());
}

function openBeside(popup, anchor, width) {
  document.body.append(popup);
  roundOff(popup);
  popup.showPopover();
  placeBeside(popup, anchor, { width });
}

// I am …

export function drawMe(button) {
  const name = nameOf(world.me);
  button.setAttribute("aria-label", `${say("iAm", { name })}. ${say("switchPerson")}`);
  button.replaceChildren(
    portrait(world.me),
    el("span", { class: "me-words" }, el("span", { class: "me-name" }, say("iAm", { name })), el("small", {}, LOCALES[localeOf(world.me)] ?? localeOf(world.me))),
    icon("down", "turned"),
  );
}

const myself = () => world.people.find((person) => person.id === world.me.id) ?? world.me;
const localeOf = (user) => world.people.find((person) => person.id === user.id)?.locale ?? "en-US";

export function openSwitch(anchor) {
  const list = el("ul", { class: "people" }, world.people.map(personRow));
  const stops = rove(list, "a");
  const popup = el("div", { class: "popup switch", popover: "auto", role: "dialog", "aria-label": say("switchPerson") }, el("h2", {}, say("switchPerson")), list, settings());
  openBeside(popup, anchor, 300);
  const current = list.querySelector("[aria-current]");
  stops(current ?? undefined);
  current?.focus();
  list.addEventListener("click", (event) => event.target.closest("a") && !event.metaKey && !event.ctrlKey && popup.hidePopover());
}

function personRow(person) {
  const mine = person.id === world.me.id;
  return el(
    "li",
    {},
    el(
      "a",
      { href: addressOf(person.id, world.here), "aria-current": mine ? "true" : null, data: { person: person.id } },
      portrait(person, "small"),
      el("span", { class: "person-name" }, nameOf(person)),
      el("small", { class: "locale" }, LOCALES[person.locale] ?? person.locale),
      mine ? icon("check") : null,
    ),
  );
}

function settings() {
  const me = myself();
  const known = me.locale in LOCALES ? LOCALES : { ...LOCALES, [me.locale]: me.locale };
  const language = el(
    "select",
    { id: "my-language", on: { change: () => change({ locale: language.value }) } },
    Object.entries(known).map(([value, name]) => el("option", { value, selected: value === me.locale }, name)),
  );
  const open = el("input", { type: "checkbox", role: "switch", id: "my-dms", checked: me.dms_open, on: { change: () => change({ dms_open: open.checked }) } });
  return el(
    "div",
    { class: "settings" },
    el("label", { for: "my-language" }, el("span", {}, say("language")), language),
    el("label", { for: "my-dms" }, el("span", {}, say("dmsOpen")), open),
  );
}

async function change(what) {
  const answer = await ask("person", what);
  if (answer === undefined) return;
  Object.assign(myself(), what);
  announce("people");
}

// Members

export function drawMembers(node) {
  const bots = world.guild.members.filter(({ user }) => isBot(user) || user.bot);
  const people = world.guild.members.filter((member) => !bots.includes(member));
  node.replaceChildren(...[[say("bots"), bots], [say("membersCount", { count: people.length }), people]].filter(([, list]) => list.length).map(([title, list]) => group(title, list)));
}

function group(title, members) {
  return el("section", { "aria-label": title }, el("h2", {}, title), el("ul", {}, members.map(({ user }) => el("li", {}, memberButton(user)))));
}

function memberButton(user) {
  const away = isBot(user) && !world.botOnline;
  const show = (event) => announce("profile", { id: user.id, anchor: event.currentTarget });
  const colour = nameColour(user.id);
  return el(
    "button",
    { type: "button", class: away ? "member away" : "member", on: { click: show } },
    el("span", { class: away ? "presence" : "presence online" }, portrait(user, "small")),
    el("span", { class: colour ? "member-name coloured" : "member-name", style: colour ? { "--role-colour": colour } : {} }, nameOf(user)),
    user.bot ? el("span", { class: "tag" }, say("bot")) : null,
    user.id === world.me.id ? el("small", {}, say("you")) : null,
  );
}

on("profile", ({ id, anchor }) => {
  const user = userOf(id);
  if (!user) return;
  const roles = (memberOf(id)?.roles ?? []).map(roleOf).filter(Boolean);
  const writeTo = async () => {
    popup.hidePopover();
    const channel = await ask("dm", { user_id: id });
    if (channel === undefined) return;
    world.channels.set(channel.id, channel);
    announce("channels");
    announce("go", { channel: channel.id });
  };
  const popup = el(
    "div",
    { class: "popup profile", popover: "auto", role: "dialog", "aria-label": nameOf(user) },
    portrait(user, "large"),
    el("strong", {}, nameOf(user)),
    el("small", {}, user.username, isBot(user) ? ` · ${say(world.botOnline ? "online" : "offline")}` : null),
    roles.length ? el("div", { class: "roles" }, roles.map((role) => el("span", { class: "chip" }, role.name))) : null,
    id === world.me.id ? null : el("button", { type: "button", class: "button primary", autofocus: true, on: { click: writeTo } }, say("direct")),
  );
  openBeside(popup, anchor, 240);
});
