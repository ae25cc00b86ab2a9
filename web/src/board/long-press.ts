/** `{@attach longPress(look)}`: a finger that stays, or the right button of a mouse. The click that ends it does not count. */
import type { Attachment } from "svelte/attachments";

const long = 500;

export function longPress(act: () => void): Attachment<Element> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    function hold(): void {
      clearTimeout(timer);
      if (held) return;
      held = true;
      act();
    }
    function down(event: Event): void {
      held = false;
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType !== "mouse") timer = setTimeout(hold, long);
    }
    const up = () => clearTimeout(timer);
    function menu(event: Event): void {
      event.preventDefault();
      event.stopPropagation();
      hold();
    }
    function click(event: Event): void {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    }
    const ear = new AbortController();
    const { signal } = ear;
    thing.addEventListener("pointerdown", down, { signal });
    for (const end of ["pointerup", "pointerleave", "pointercancel"]) {
      thing.addEventListener(end, up, { signal });
    }
    thing.addEventListener("contextmenu", menu, { signal });
    thing.addEventListener("click", click, { signal, capture: true });
    return () => {
      up();
      ear.abort();
    };
  };
}
