/** A walk is drawn by dragging the dog from room to room; the board does not move meanwhile. */
import type { Attachment } from "svelte/attachments";
import { keyOf } from "./geometry";
import type { Cell } from "./types";

interface Around {
  /** Where the dog stands. */
  here: Cell | null;
  /** The cell under a point of the page. */
  cellAt: (x: number, y: number) => Cell | null;
  /** The dog is dragged into this cell; missing while nothing can be drawn. */
  ondraw?: ((cell: Cell) => void) | undefined;
}

export class Drawing {
  on = $state(false);
  #around: () => Around;

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** Listens at the dog itself, before the board hears of the pointer and moves. */
  dog: Attachment<SVGGElement> = (dog) => {
    let last = "";
    const down = (event: PointerEvent): void => {
      const { here, ondraw } = this.#around();
      if (!ondraw || !here) return;
      event.stopPropagation();
      dog.setPointerCapture(event.pointerId);
      this.on = true;
      last = keyOf(here);
    };
    const move = (event: PointerEvent): void => {
      const { cellAt, ondraw } = this.#around();
      const cell = this.on ? cellAt(event.clientX, event.clientY) : null;
      if (!cell || keyOf(cell) === last) return;
      last = keyOf(cell);
      ondraw?.(cell);
    };
    const end = (): void => {
      this.on = false;
    };
    const ear = new AbortController();
    const { signal } = ear;
    dog.addEventListener("pointerdown", down, { signal });
    dog.addEventListener("pointermove", move, { signal });
    dog.addEventListener("pointerup", end, { signal });
    dog.addEventListener("pointercancel", end, { signal });
    return () => ear.abort();
  };
}
