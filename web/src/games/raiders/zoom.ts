/** Any card, room, boss, item or character can be looked at closely: by click, right click, long press or `i`. */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Card, RoomCard } from "./types";

export type Thing =
  | { what: "card"; card: Card }
  | { what: "room"; room: RoomCard }
  | { what: "dark"; boss: boolean }
  | { what: "seat"; seat: number }
  | { what: "unseen" }
  | { what: "scroll" };

export type Zoom = (thing: Thing) => void;

const key = Symbol("raiders-zoom");
const longPress = 500;

export function provideZoom(zoom: Zoom): void {
  setContext(key, zoom);
}
export function useZoom(): Zoom {
  return getContext<Zoom>(key);
}

/** Right click, a long press and the key `i` open the close look; a plain click stays the element's own. */
export function closeLook(zoom: Zoom, thing: Thing): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const open = (event: globalThis.Event) => {
      event.preventDefault();
      event.stopPropagation();
      zoom(thing);
    };
    const press = () => {
      opened = false;
      timer = setTimeout(() => {
        opened = true;
        zoom(thing);
      }, longPress);
    };
    const release = () => clearTimeout(timer);
    // The click that ends a long press must not select the card as well.
    const click = (event: MouseEvent) => {
      if (!opened) return;
      opened = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const keydown = (event: KeyboardEvent) => {
      if (event.code === "KeyI" && !event.ctrlKey && !event.metaKey && !event.altKey) open(event);
    };
    const options = { capture: true };
    element.addEventListener("contextmenu", open);
    element.addEventListener("pointerdown", press);
    for (const end of ["pointerup", "pointerleave", "pointercancel"])
      element.addEventListener(end, release);
    element.addEventListener("click", click, options);
    element.addEventListener("keydown", keydown);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("contextmenu", open);
      element.removeEventListener("pointerdown", press);
      for (const end of ["pointerup", "pointerleave", "pointercancel"])
        element.removeEventListener(end, release);
      element.removeEventListener("click", click, options);
      element.removeEventListener("keydown", keydown);
    };
  };
}
