/** A drawing is moved by dragging it and brought nearer by wheel or pinch. A plain click or tap goes through. */
import type { Point } from "./geometry";

interface Moved {
  readonly zoom: number;
  pan(dx: number, dy: number): void;
  approach(zoom: number, at: Point): void;
}

/** A pointer that moves less than this, in pixels, is still a tap. */
const slop = 6;

/** Listens on a surface until the function that it gives back is called. */
export function gestures(surface: HTMLElement, camera: Moved): () => void {
  const fingers = new Map<number, Point>();
  let moved = false;

  function onwheel(event: WheelEvent): void {
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    camera.approach(camera.zoom * Math.exp(-event.deltaY / 400), at);
  }
  function onpointerdown(event: PointerEvent): void {
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  function onpointermove(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const dx = now.x - last.x;
    const dy = now.y - last.y;
    if (!moved && Math.hypot(dx, dy) < slop) return;
    moved = true;
    surface.setPointerCapture(event.pointerId);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (!other) return camera.pan(dx, dy);
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    if (before > 0) camera.approach((camera.zoom * after) / before, at);
  }
  function onpointerup(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }
  /** The click that ends a drag does not count. */
  function onclick(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const ear = new AbortController();
  const { signal } = ear;
  surface.addEventListener("wheel", onwheel, { signal, passive: false });
  surface.addEventListener("pointerdown", onpointerdown, { signal });
  surface.addEventListener("pointermove", onpointermove, { signal });
  // On the whole page: a pointer that was not dragged yet may be released beside the surface.
  addEventListener("pointerup", onpointerup, { signal });
  addEventListener("pointercancel", onpointerup, { signal });
  surface.addEventListener("click", onclick, { signal, capture: true });
  return () => ear.abort();
}
