// Slash commands as a person meets them: one runnable line per command or subcommand, and the checks of its parameters.

import { localized, say } from "./words.js";
import { Kind, world } from "./world.js";

export const Option = { SUB: 1, GROUP: 2, STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, ATTACHMENT: 11 };

const CHAT_INPUT = 1;
const IN_SERVER = 0;
const IN_BOT_DM = 1;

/** Everything that can be run in this conversation: [{id, root, path, name, baseName, description, options}]. */
export function runnables(channel) {
  if (channel.type === Kind.DM && !channel.recipients.some((user) => user.id === world.bot?.id)) return [];
  const place = channel.type === Kind.DM ? IN_BOT_DM : IN_SERVER;
  const fits = (command) => {
    if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT) return false;
    if (command.contexts) return command.contexts.includes(place);
    return place === IN_SERVER || (command.dm_permission !== false && !command.guild_id);
  };
  return world.commands.filter(fits).flatMap((command) => unfold(command, command, [command]));
}

function unfold(command, node, path) {
  const inner = (node.options ?? []).filter((option) => option.type === Option.SUB || option.type === Option.GROUP);
  if (inner.length) return inner.flatMap((option) => unfold(command, option, [...path, option]));
  return [
    {
      id: command.id,
      root: command.name,
      path,
      name: path.map((part) => localized(part, "name")).join(" "),
      baseName: path.map((part) => part.name).join(" "),
      description: localized(node, "description") ?? "",
      options: node.options ?? [],
    },
  ];
}

/** Those that fit what was typed after the slash: names that start so first, then names with it anywhere. */
export function matching(all, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = ({ name, baseName }) => {
    const names = [name.toLowerCase(), baseName.toLowerCase()];
    if (names.some((one) => one.startsWith(wanted))) return 0;
    if (names.some((one) => one.split(/[ _-]/).some((word) => word.startsWith(wanted)))) return 1;
    return names.some((one) => one.includes(wanted)) ? 2 : 3;
  };
  return all
    .map((one) => ({ one, rank: rank(one) }))
    .filter(({ rank: place }) => place < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** A command written out in full, "/medici load card:7": the command and its [option, text] pairs; null if it is none. */
export function written(all, text) {
  const fits = ({ name, baseName }) => [name, baseName].some((one) => `${text} `.toLowerCase().startsWith(`/${one.toLowerCase()} `));
  const command = all.filter(fits).sort((one, other) => other.name.length - one.name.length)[0];
  if (!command) return null;
  const used = [command.name, command.baseName].find((one) => text.toLowerCase().startsWith(`/${one.toLowerCase()}`));
  const rest = text.slice(used.length + 1);
  const marks = command.options
    .map((option) => ({ option, found: new RegExp(`(?:^|\\s)(?:${[option.name, localized(option, "name")].map(escaped).join("|")}):`, "iu").exec(rest) }))
    .filter(({ found }) => found)
    .sort((one, other) => one.found.index - other.found.index);
  const pairs = marks.map(({ option, found }, index) => [option, rest.slice(found.index + found[0].length, marks[index + 1]?.found.index ?? rest.length).trim()]);
  return { command, pairs };
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The body of a command or autocompletion: the given options inside their subcommand and group, in base names. */
export function payload(command, channelId, options) {
  const inner = command.path.slice(1).reduceRight((wrapped, part) => [{ name: part.name, type: part.type, options: wrapped }], options);
  return { channel_id: channelId, command_id: command.id, name: command.root, options: inner };
}

/** What is sent for a parameter, or why it cannot be: {value} or {wrong}. */
export function readValue(option, text, picked) {
  if (picked !== null) return { value: picked };
  if (option.type === Option.STRING && !option.choices) {
    if (option.min_length && text.length < option.min_length) return { wrong: say("tooShort", { count: option.min_length }) };
    if (option.max_length && text.length > option.max_length) return { wrong: say("tooLong", { count: option.max_length }) };
    return { value: text };
  }
  if ((option.type === Option.INTEGER || option.type === Option.NUMBER) && !option.choices) return readNumber(option, text);
  return { wrong: say("notInList") };
}

function readNumber(option, text) {
  const value = Number(text.trim().replace(",", "."));
  if (option.type === Option.INTEGER && !/^[-+]?\d+$/.test(text.trim())) return { wrong: say("notWhole") };
  if (!Number.isFinite(value)) return { wrong: say("notNumber") };
  if (option.min_value !== undefined && value < option.min_value) return { wrong: say("tooSmall", { count: option.min_value }) };
  if (option.max_value !== undefined && value > option.max_value) return { wrong: say("tooLarge", { count: option.max_value }) };
  return { value };
}
