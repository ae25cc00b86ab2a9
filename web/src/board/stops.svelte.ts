/**
 * The places of a board that keys can reach. The Tab key reaches only one of them, the one that was visited last;
 * from there the arrow keys walk to the next one in their direction, Enter and Space press it.
 */
import type { Camera } from "./camera.svelte";
import { isArrow, towards, type Point } from "./geometry";

export interface Stop extends Point {
  key: string;
}

interface Press {
  label: string;
  /** It can be taken up, and is or is not. */
  pressed?: boolean | undefined;
  /** It was tapped, or pressed by a key. */
  act: (byKey: boolean) => void;
  /** Further keys, by their place on the keyboard. */
  keys?: Readonly<Record<string, () => void>>;
}

export class Stops {
  #camera: Camera;
  #all: () => readonly Stop[];
  #last = $state("");
  #home: () => string;

  /** Where nothing was visited yet, one begins at `home`. */
  constructor(camera: Camera, all: () => readonly Stop[], home: () => string) {
    this.#camera = camera;
    this.#all = all;
    this.#home = home;
  }

  /** The place that the Tab key reaches. */
  now = $derived.by(() =>
    this.#all().some((stop) => stop.key === this.#last) ? this.#last : this.#home(),
  );

  /** The attributes of the thing on the drawing that is such a place: `<g {...stops.at(key, { … })}>`. */
  at(key: string, { label, pressed, act, keys }: Press) {
    return {
      role: "button",
      tabindex: this.now === key ? 0 : -1,
      "aria-label": label,
      "aria-pressed": pressed,
      "data-stop": key,
      onclick: () => {
        this.#last = key;
        act(false);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const further = keys?.[event.code];
        if (event.key === "Enter" || event.key === " ") {
          event.stopPropagation();
          act(true);
        } else if (further) {
          event.stopPropagation();
          further();
        } else if (isArrow(event.key)) this.#walk(key, event.key);
        else return;
        event.preventDefault();
      },
    } as const;
  }

  /** Goes to a place, which comes into sight. */
  go(key: string): void {
    this.#last = key;
    const stop = this.#all().find((one) => one.key === key);
    if (stop) this.#camera.attend(stop.x, stop.y, 0);
    this.#camera.find(`[data-stop="${key}"]`)?.focus();
  }

  /** Goes on to the next of these places, after the last to the first. */
  goOn(among: readonly Stop[]): void {
    const now = among.findIndex((stop) => stop.key === this.now);
    const next = among[(now + 1) % among.length];
    if (next) this.go(next.key);
  }

  #walk(from: string, arrow: string): void {
    const all = this.#all();
    const here = all.find((stop) => stop.key === from);
    const next = here && towards(all, here, arrow);
    if (next) this.go(next.key);
  }
}
