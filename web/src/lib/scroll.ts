/**
 * A strip that is wider (or taller) than its place can be scrolled by keys: then, and only then, it takes the focus.
 * `data-more` says that some of it is still to come.
 */
export function scrollsByKeys(
  strip: HTMLElement,
  way: "across" | "down" = "across",
): { destroy(): void } {
  let asked = 0;
  const look = () => {
    asked = 0;
    const [more, gone] =
      way === "across"
        ? [strip.scrollWidth - strip.clientWidth, strip.scrollLeft]
        : [strip.scrollHeight - strip.clientHeight, strip.scrollTop];
    if (more > 1) strip.tabIndex = 0;
    else strip.removeAttribute("tabindex");
    strip.toggleAttribute("data-more", more - gone > 1);
  };
  // What is in it changes more often than its size.
  const soon = () => (asked ||= requestAnimationFrame(look));
  const size = new ResizeObserver(soon);
  size.observe(strip);
  for (const part of strip.children) size.observe(part);
  const content = new MutationObserver(soon);
  content.observe(strip, { childList: true, subtree: true, characterData: true });
  strip.addEventListener("scroll", soon);
  look();
  return {
    destroy: () => {
      cancelAnimationFrame(asked);
      size.disconnect();
      content.disconnect();
      strip.removeEventListener("scroll", soon);
    },
  };
}
