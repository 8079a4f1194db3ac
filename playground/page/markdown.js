// Discord's markdown, from text to a tree of plain objects: {type, children?, ...facts}. Knows no DOM.

const DEEPEST = 12; // nesting beyond this is shown as it was typed
const FENCE = /```(?:([\w+#.-]*)\n)?([\s\S]*?)\n?```/g;
const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const BLOCKS = new Set(["paragraph", "heading", "small", "quote", "list", "codeblock"]);
const JUMP = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Rules of running text, tried in order where their first character occurs. Each gives a node, or null to decline. */
const INLINE = [
  rule("\\", /\\([^\p{L}\p{N}\s])/uy, ([, sign]) => ({ type: "text", text: sign })),
  rule("`", /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, ([, , text]) => ({ type: "code", text: text.trim() || text })),
  rule("<", /<(https?:\/\/[^\s<>]+)>/y, ([, url]) => linkNode(url)),
  rule("<", /<@!?(\d{1,20})>/y, ([, id]) => ({ type: "user", id })),
  rule("<", /<@&(\d{1,20})>/y, ([, id]) => ({ type: "role", id })),
  rule("<", /<#(\d{1,20})>/y, ([, id]) => ({ type: "channel", id })),
  rule("<", /<\/([-_\p{L}\p{N} ]{1,100}):(\d{1,20})>/uy, ([, name, id]) => ({ type: "command", name, id })),
  rule("<", /<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/y, ([source, seconds, style]) => ({
    type: "time",
    seconds: Number(seconds),
    style: style ?? "f",
    source,
  })),
  rule("<", /<(a?):(\w{2,32}):(\d{1,20})>/y, ([, , name, id]) => ({ type: "emoji", name, id })),
  rule("@", /@(everyone|here)\b/y, ([text]) => ({ type: "everyone", text })),
  rule(
    "[",
    /\[((?:\[[^\]\n]*\]|[^[\]])+)\]\(\s*<?(https?:\/\/[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?:\s+"[^"\n]*")?\s*\)/y,
    ([, label, url], depth) => ({ ...linkNode(url), children: inline(label, depth + 1) }),
  ),
  rule("h", /https?:\/\/(?:[^\s<()]|\([^\s<()]*\))*(?:[^\s<().,:;"'\]|*_~]|\([^\s<()]*\))/y, ([url]) => linkNode(url)),
  wrap("*", /\*\*([\s\S]+?)\*\*(?!\*)/y, "strong"),
  wrap("_", /__([\s\S]+?)__(?!_)/y, "underline"),
  wrap("~", /~~([\s\S]+?)~~/y, "strike"),
  wrap("|", /\|\|([\s\S]+?)\|\|/y, "spoiler"),
  wrap("*", /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)/y, "emphasis"),
  wrap("_", /_(?=\S)((?:__|\\[\s\S]|[^_\\])+?)(?<=\S)_(?![\p{L}\p{N}_])/uy, "emphasis"),
];
const STARTERS = new Set(INLINE.map(({ first }) => first));

function rule(first, pattern, make) {
  return { first, pattern, make };
}

function wrap(first, pattern, type) {
  return rule(first, pattern, ([, inner], depth) => ({ type, children: inline(inner, depth + 1) }));
}

function linkNode(url) {
  const jump = JUMP.exec(url);
  if (jump) return { type: "jump", url, guild: jump[1], channel: jump[2], message: jump[3] ?? null };
  return { type: "link", url };
}

export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [{ type: "text", text }];
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push({ type: "text", text: plain });
    plain = "";
  };
  for (let at = 0; at < text.length; ) {
    const found = STARTERS.has(text[at]) ? match(text, at, depth) : null;
    if (found === null) {
      plain += text[at];
      at += 1;
    } else {
      if (found.node.type === "text") plain += found.node.text;
      else {
        flush();
        nodes.push(found.node);
      }
      at = found.end;
    }
  }
  flush();
  return nodes;
}

function match(text, at, depth) {
  // An underscore or the h of http inside a word starts nothing.
  const insideWord = at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]);
  if (insideWord && (text[at] === "h" || (text[at] === "_" && text[at + 1] !== "_"))) return null;
  for (const { first, pattern, make } of INLINE) {
    if (first !== text[at]) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { end: at + found[0].length, node: make(found, depth) };
  }
  return null;
}

/** The whole message: blocks of lines, with running text inside. */
export function parse(text) {
  const nodes = [];
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    if (!fence[2].trim()) continue;
    nodes.push(...blocks(text.slice(at, fence.index).replace(/\n$/, ""), at < fence.index));
    nodes.push({ type: "codeblock", language: fence[1] ?? "", text: fence[2] });
    at = fence.index + fence[0].length;
    if (text[at] === "\n") at += 1;
  }
  nodes.push(...blocks(text.slice(at), at < text.length));
  return nodes;
}

function blocks(text, present = true, quoted = false) {
  const nodes = [];
  const lines = present ? text.split("\n") : [];
  let plain = [];
  const flush = () => {
    if (plain.length === 0) return;
    // The last newline of a block takes no room, so a blank line at its end needs one more to be seen.
    const joined = plain.join("\n") + (plain.at(-1) === "" ? "\n" : "");
    nodes.push({ type: "paragraph", children: inline(joined) });
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    let taken = 1;
    if (heading) {
      flush();
      nodes.push({ type: "heading", level: heading[1].length, children: inline(heading[2].replace(/\s+#*$/, "")) });
    } else if (small) {
      flush();
      nodes.push({ type: "small", children: inline(small[1]) });
    } else if (!quoted && line.startsWith(">>> ")) {
      flush();
      taken = lines.length - at;
      nodes.push({ type: "quote", children: blocks(lines.slice(at).join("\n").slice(4), true, true) });
    } else if (!quoted && line.startsWith("> ")) {
      flush();
      taken = count(lines, at, (other) => other.startsWith("> ") || other === ">");
      const inner = lines.slice(at, at + taken).map((other) => other.slice(2));
      nodes.push({ type: "quote", children: blocks(inner.join("\n"), true, true) });
    } else if (LIST_LINE.test(line)) {
      flush();
      taken = count(lines, at, (other) => LIST_LINE.test(other) || (/^ {2,}\S/.test(other) && !LIST_LINE.test(other)));
      nodes.push(...lists(lines.slice(at, at + taken)));
    } else plain.push(line);
    at += taken;
  }
  flush();
  return nodes;
}

function count(lines, from, fits) {
  let end = from + 1;
  while (end < lines.length && fits(lines[end])) end += 1;
  return end - from;
}

/** Lines of a list, nested by their indentation; a line without a sign belongs to the item above it. */
function lists(lines) {
  const roots = [];
  const open = []; // the lists that enclose the current line, outermost first
  for (const line of lines) {
    const found = LIST_LINE.exec(line);
    if (!found) {
      open.at(-1).list.items.at(-1).push({ type: "paragraph", children: inline(line.trim()) });
      continue;
    }
    const [, indent, sign, text] = found;
    const ordered = sign.length > 1;
    while (open.length && indent.length < open.at(-1).indent) open.pop();
    if (open.length && indent.length < open.at(-1).indent + 2 && open.at(-1).list.ordered !== ordered) open.pop();
    if (!open.length || indent.length >= open.at(-1).indent + 2) {
      const list = { type: "list", ordered, start: ordered ? parseInt(sign, 10) : 1, items: [] };
      if (open.length) open.at(-1).list.items.at(-1).push(list);
      else roots.push(list);
      open.push({ indent: indent.length, list });
    }
    open.at(-1).list.items.push([{ type: "paragraph", children: inline(text) }]);
  }
  return roots;
}

/** The bare words of a message, for a line of preview or a screen reader. */
export function plainWords(nodes, named) {
  return nodes
    .map((node) => {
      if (node.type === "spoiler") return "▒▒▒";
      if (node.type === "list") return node.items.map((item) => plainWords(item, named)).join(" ");
      if (node.children) return plainWords(node.children, named);
      return node.text ?? named(node);
    })
    .join(nodes.some((node) => BLOCKS.has(node.type)) ? " " : "");
}
