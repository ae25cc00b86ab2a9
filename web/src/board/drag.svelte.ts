/** Dragging something to the board: `{@attach drag.thing}` marks what is dragged, `data-drop` where it may lie. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";

/** A pointer that moves less than this, in pixels, is still a tap. */
const slop = 8;

interface Ends {
  /** It is held over a place, or was let go there. */
  over: (key: string) => void;
  /** It was let go where there is no place. */
  miss: (x: number, y: number) => void;
}

export class Drag {
  /** Where the thing is held on the page; null if it is not. */
  held = $state.raw<Point | null>(null);
  #ends: () => Ends;

  constructor(ends: () => Ends) {
    this.#ends = ends;
  }

  thing: Attachment<HTMLElement> = (element) => {
    let from: Point | null = null;
    let dragged = false;

    const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
    function down(event: PointerEvent): void {
      from = at(event);
      dragged = false;
      element.setPointerCapture(event.pointerId);
    }
    const move = (event: PointerEvent): void => {
      const now = at(event);
      if (!from || (!this.held && Math.hypot(now.x - from.x, now.y - from.y) < slop)) return;
      this.held = now;
      const key = placeUnder(now);
      if (key !== null) this.#ends().over(key);
    };
    const up = (event: PointerEvent): void => {
      from = null;
      if (!this.held) return;
      this.held = null;
      dragged = true;
      const now = at(event);
      const key = placeUnder(now);
      if (key !== null) this.#ends().over(key);
      else this.#ends().miss(now.x, now.y);
    };
    const cancel = (): void => {
      from = this.held = null;
    };
    /** The click that ends a drag does not count. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
    }

    const ear = new AbortController();
    const { signal } = ear;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", cancel, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => ear.abort();
  };
}

/** The place at a point of the page where it may lie. */
function placeUnder({ x, y }: Point): string | null {
  const found = document.elementsFromPoint(x, y).find((one) => one.closest("[data-drop]"));
  return found?.closest("[data-drop]")?.getAttribute("data-drop") ?? null;
}
