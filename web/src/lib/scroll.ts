/** A strip that is wider than its place can be scrolled by keys: then, and only then, it takes the focus. */
export function scrollsByKeys(strip: HTMLElement): { destroy(): void } {
  const look = () => {
    if (strip.scrollWidth > strip.clientWidth + 1) strip.tabIndex = 0;
    else strip.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(strip);
  for (const part of strip.children) watch.observe(part);
  look();
  return { destroy: () => watch.disconnect() };
}
