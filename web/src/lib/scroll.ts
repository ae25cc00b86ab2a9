/** A strip that is wider (or taller) than its place can be scrolled by keys: then, and only then, it takes the focus. */
export function scrollsByKeys(
  strip: HTMLElement,
  way: "across" | "down" = "across",
): { destroy(): void } {
  let asked = 0;
  const look = () => {
    asked = 0;
    const more =
      way === "across"
        ? strip.scrollWidth - strip.clientWidth
        : strip.scrollHeight - strip.clientHeight;
    if (more > 1) strip.tabIndex = 0;
    else strip.removeAttribute("tabindex");
  };
  // What is in it changes more often than its size.
  const soon = () => (asked ||= requestAnimationFrame(look));
  const size = new ResizeObserver(soon);
  size.observe(strip);
  for (const part of strip.children) size.observe(part);
  const content = new MutationObserver(soon);
  content.observe(strip, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy: () => {
      cancelAnimationFrame(asked);
      size.disconnect();
      content.disconnect();
    },
  };
}
