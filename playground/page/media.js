// Pictures and files of a message, and the large view of a picture.

import { el, icon, mediaAddress, outsideLink } from "./dom.js";
import { spoiler } from "./richtext.js";
import { currentLocale, say } from "./words.js";

const LARGEST = { width: 550, height: 620 };

/** A picture at a modest size that opens large when pressed. */
export function picture({ url, description, width, height, veiled = false, fill = false }) {
  const address = mediaAddress(url);
  if (address === null) return null;
  const name = description || say("picture");
  const image = el("img", { src: address, alt: description ?? "", loading: "lazy", decoding: "async" });
  const open = () => enlarge({ address, description });
  const measured = width && height && !fill;
  const kind = fill ? "fill" : measured ? "measured" : "";
  const attributes = {
    class: `picture ${kind}`.trim(),
    type: "button",
    "aria-label": say("enlarge", { name }),
    style: measured ? sizeOf(width, height) : {},
    on: { click: open },
  };
  const button = el("button", attributes, image);
  return veiled ? veil(button) : button;
}

/** Its room is kept before it has come, so that nothing jumps; the style fits it into narrow and low windows. */
function sizeOf(width, height) {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height);
  return { "--width": `${Math.round(width * scale)}px`, "--ratio": String(width / height) };
}

/** A picture or file hidden behind its "Spoiler" sign. */
export function veil(node) {
  const cover = spoiler(el("span", { class: "veiled" }, node));
  cover.classList.add("veil");
  cover.dataset.word = say("spoilerShort");
  return cover;
}

export function fileCard({ url, name, size, veiled = false }) {
  const address = mediaAddress(url);
  if (address === null) return null;
  const link = outsideLink(address, name);
  link.setAttribute("aria-label", say("download", { name }));
  link.setAttribute("download", name);
  const card = el("div", { class: "file" }, icon("file"), el("div", { class: "file-words" }, link, el("small", {}, sizeWords(size))));
  return veiled ? veil(card) : card;
}

function sizeWords(bytes) {
  if (bytes === undefined || bytes === null) return "";
  const [unit, amount] = bytes < 1000 ? ["byte", bytes] : bytes < 1e6 ? ["kilobyte", bytes / 1e3] : ["megabyte", bytes / 1e6];
  return new Intl.NumberFormat(currentLocale(), { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
}

const isPicture = (attachment) => (attachment.content_type ?? "").startsWith("image/");

/** The attachments of a classic message: pictures together, files beneath each other. */
export function attachments(message) {
  const veiledName = (attachment) => attachment.filename.startsWith("SPOILER_");
  const pictures = message.attachments.filter(isPicture);
  const files = message.attachments.filter((attachment) => !isPicture(attachment));
  const shown = pictures.map((one) => ({ ...one, veiled: veiledName(one) }));
  return [
    pictures.length ? mosaic(shown) : null,
    ...files.map((one) => fileCard({ ...one, name: one.filename, veiled: veiledName(one) })),
  ];
}

/** Two, three or four stand as a square; more in rows of three, with what is left over large in the first row. */
function gridOf(count) {
  return count <= 4 ? `of-${count}` : `in-threes first-${count % 3}`;
}

/** One picture in its own shape; several as a calm grid. */
export function mosaic(pictures) {
  const many = pictures.length > 1;
  return el(
    "div",
    { class: many ? `mosaic ${gridOf(pictures.length)}` : "single" },
    pictures.map((one) => picture({ ...one, fill: many })),
  );
}

function enlarge({ address, description }) {
  const closer = el("button", { type: "button", class: "round", "aria-label": say("close") }, icon("close"));
  const original = outsideLink(address, icon("out"), say("openOriginal"));
  const dialog = el(
    "dialog",
    { class: "lightbox", "aria-label": description || say("picture") },
    el("div", { class: "lightbox-bar" }, original, closer),
    el("img", { src: address, alt: description ?? "" }),
    description ? el("p", { class: "lightbox-words" }, description) : null,
  );
  closer.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  closer.focus();
}
