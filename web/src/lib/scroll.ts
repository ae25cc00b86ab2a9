/** A strip that is wider (or taller) than its place can be scrolled by keys: then, and only then, it takes the focus. */
export function scrollsByKeys(
  strip: HTMLElement,
  way: "across" | "down" = "across",
): { destroy(): void } {
  const look = () => {
    const more =
      way === "across"
        ? strip.scrollWidth - strip.clientWidth
        : strip.scrollHeight - strip.clientHeight;
    if (more > 1) strip.tabIndex = 0;
    else strip.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(strip);
  for (const part of strip.children) watch.observe(part);
  look();
  return { destroy: () => watch.disconnect() };
}
