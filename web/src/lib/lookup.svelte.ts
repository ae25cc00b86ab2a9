/** The small window beside a name in the record: one for the whole page. */
import type { About } from "./game";

export interface Shown {
  about: About;
  /** Where the name stands on the screen. */
  at: { left: number; right: number; top: number; bottom: number };
  owner: HTMLElement;
}

/** Long enough to cross from the name into the window. */
const grace = 220;

let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const lookup = {
  get shown() {
    return shown;
  },
  show(owner: HTMLElement, about: About): void {
    clearTimeout(timer);
    const { left, right, top, bottom } = owner.getBoundingClientRect();
    shown = { about, owner, at: { left, right, top, bottom } };
  },
  /** The eye or the pointer is on it. */
  stay(): void {
    clearTimeout(timer);
  },
  leave(): void {
    clearTimeout(timer);
    timer = setTimeout(() => (shown = null), grace);
  },
  /** What scrolls takes the window along while the eye or the pointer stays on the name. */
  follow(): void {
    if (!shown) return;
    if (shown.owner.matches(":hover, :focus")) lookup.show(shown.owner, shown.about);
    else lookup.hide();
  },
  hide(): void {
    clearTimeout(timer);
    shown = null;
  },
};
