/**
 * A part that holds more at one time and less at another keeps the height it once needed, so that
 * what lies above it does not jump with every question. A window of another size begins anew.
 */
const most = 0.3;

export function keepsHeight(part: HTMLElement): { destroy(): void } {
  let kept = 0;
  let wide = innerWidth;
  const look = () => {
    if (innerWidth !== wide) {
      wide = innerWidth;
      kept = 0;
      part.style.minHeight = "";
    }
    // Never so high that the board would be squeezed for good by one large question.
    const height = Math.min(part.getBoundingClientRect().height, innerHeight * most);
    if (height <= kept + 0.5) return;
    kept = height;
    part.style.minHeight = `${kept}px`;
  };
  const watch = new ResizeObserver(look);
  watch.observe(part);
  return { destroy: () => watch.disconnect() };
}
