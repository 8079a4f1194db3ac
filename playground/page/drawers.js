// The two sides of the page: columns where there is room, drawers over the conversation where there is none.

const part = (id) => document.getElementById(id);

export function drawers({ narrowLeft, narrowRight }) {
  const sides = [
    { side: part("conversations"), opener: part("open-conversations"), narrow: matchMedia(narrowLeft) },
    { side: part("members"), opener: part("open-members"), narrow: matchMedia(narrowRight) },
  ];
  const backdrop = part("backdrop");

  function apply() {
    for (const { side, opener, narrow } of sides) {
      const shown = narrow.matches ? side.classList.contains("open") : !side.classList.contains("folded");
      side.inert = !shown; // out of sight is out of reach of the keyboard
      opener.setAttribute("aria-expanded", String(shown));
      opener.setAttribute("aria-controls", side.id);
    }
    backdrop.hidden = !sides.some(({ side, narrow }) => narrow.matches && side.classList.contains("open"));
  }

  function close() {
    for (const { side, opener } of sides) {
      const hadFocus = side.contains(document.activeElement) && side.classList.contains("open");
      side.classList.remove("open");
      if (hadFocus) opener.focus();
    }
    apply();
  }

  for (const { side, opener, narrow } of sides) {
    opener.addEventListener("click", () => {
      if (!narrow.matches) side.classList.toggle("folded");
      else if (side.classList.contains("open")) return close();
      else side.classList.add("open");
      apply();
      if (narrow.matches) side.querySelector("a[tabindex='0'], button")?.focus();
      return undefined;
    });
    narrow.addEventListener("change", close);
  }
  backdrop.addEventListener("click", close);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !backdrop.hidden && !document.querySelector(":popover-open, dialog[open]")) close();
  });
  apply();
  return { close };
}
