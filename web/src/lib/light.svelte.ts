/** What is lit on the table because somebody looks at it in the record: places of the board and seats. */
import type { Attachment } from "svelte/attachments";
import type { Spots } from "./lines";

/** How long a place stays lit after it was asked for: time enough for the eye to get there. */
const shining = 4000;

const nothing: Spots = { places: [], seats: [] };

export class Light {
  now = $state.raw<Spots>(nothing);
  /** How often somebody asked to be shown a place: whatever lies over the board makes way then. */
  asked = $state(0);
  /** It was asked for, not merely looked at. */
  stays = $state(false);
  #looked: Spots = nothing;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** As long as one looks at it. */
  glance(spots: Spots): void {
    this.#looked = spots;
    this.#end();
  }
  /** One looks elsewhere; what was asked for shines on. */
  leave(): void {
    this.#looked = nothing;
    if (!this.stays) this.now = nothing;
  }
  /** For a while, wherever one looks. */
  show(spots: Spots): void {
    clearTimeout(this.#timer);
    this.now = spots;
    this.stays = true;
    this.asked++;
    this.#timer = setTimeout(() => this.#end(), shining);
  }
  #end(): void {
    clearTimeout(this.#timer);
    this.stays = false;
    this.now = this.#looked;
  }
}

/**
 * Lets the rows of a list (`data-row` is their number) light what they are about: all of it, or the one place
 * that the word under the pointer names (`data-place`). Hover and focus look, a click or tap asks.
 */
export function lightsUp(light: Light, rows: () => readonly Spots[]): Attachment<HTMLElement> {
  return (list) => {
    const spotsAt = (target: EventTarget | null): Spots => {
      const at = target as Element;
      const word = at.closest<HTMLElement>("[data-place]")?.dataset["place"];
      if (word !== undefined) return { places: [word], seats: [] };
      const row = at.closest<HTMLElement>("[data-row]")?.dataset["row"];
      return rows()[Number(row ?? -1)] ?? nothing;
    };
    let leaving = false;
    const look = (event: Event) => {
      leaving = false;
      light.glance(spotsAt(event.target));
    };
    const hover = (event: PointerEvent) => event.pointerType !== "touch" && look(event);
    // A click beside the buttons gives the focus to the list itself: that is about nothing.
    const focus = (event: Event) => event.target !== list && look(event);
    /** A moment later: a row that is taken off the page with the focus in it says so while the page is being drawn. */
    const leave = () => {
      leaving = true;
      queueMicrotask(() => leaving && light.leave());
    };
    function ask(event: Event): void {
      // Other buttons of a row have a meaning of their own, and so has marking words to copy them.
      if ((event.target as Element).closest("button:not([data-place], [data-pin]), a")) return;
      if (getSelection()?.isCollapsed === false) return;
      const spots = spotsAt(event.target);
      if (spots.places.length > 0) light.show(spots);
    }
    list.addEventListener("pointerover", hover);
    list.addEventListener("pointerleave", leave);
    list.addEventListener("focusin", focus);
    list.addEventListener("focusout", leave);
    list.addEventListener("click", ask);
    return () => {
      list.removeEventListener("pointerover", hover);
      list.removeEventListener("pointerleave", leave);
      list.removeEventListener("focusin", focus);
      list.removeEventListener("focusout", leave);
      list.removeEventListener("click", ask);
      leave();
    };
  };
}

/** The plates of these seats, in sight and marked, until the next are. */
export function markPlates(strip: Element, seats: readonly number[], calm: boolean): () => void {
  const plates = seats.flatMap((seat) => [...strip.querySelectorAll(`[data-seat="${seat}"]`)]);
  for (const plate of plates) plate.setAttribute("data-lit", "");
  plates[0]?.scrollIntoView({
    block: "nearest",
    inline: "nearest",
    behavior: calm ? "auto" : "smooth",
  });
  return () => {
    for (const plate of plates) plate.removeAttribute("data-lit");
  };
}
