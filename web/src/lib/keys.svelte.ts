import type { KeyHelp } from "./game";
import { media } from "./media";

/** The keys of the whole house; the game's own are listed before them. */
export const houseKeys: KeyHelp[] = [
  { keys: ["Tab", "Shift+Tab"], does: "keys-tab" },
  { keys: ["Enter", "Space"], does: "keys-enter" },
  { keys: ["Esc"], does: "keys-esc" },
  { keys: ["Ctrl+Z"], does: "keys-take-back" },
  { keys: ["?"], does: "keys-help" },
];

/**
 * A phone has no keys to list. A tablet may have: it shows itself by a key that no keyboard on the screen has, and then
 * the list is offered for good.
 */
const touched = matchMedia(media["touch-only"]).matches;
let board = $state(!touched);
const realKeys = /^(Tab|Escape|Arrow\w+|F\d+|Home|End|PageUp|PageDown|Control|Alt|Meta)$/;
if (touched)
  addEventListener("keydown", function notice({ key }) {
    if (!realKeys.test(key)) return;
    board = true;
    removeEventListener("keydown", notice);
  });

let open = $state(false);
let extra = $state.raw<KeyHelp[]>([]);

export const keyHelp = {
  get open() {
    return open;
  },
  /** There are keys to press. */
  get useful() {
    return board;
  },
  /** The keys of the house, and after them those of the page in sight. */
  get groups(): { title: string; keys: KeyHelp[] }[] {
    const house = { title: "keys-house", keys: houseKeys };
    return extra.length > 0 ? [{ title: "keys-here", keys: extra }, house] : [house];
  },
  /** The keys of the page in sight, shown by `?`. */
  offer(keys: KeyHelp[]): void {
    extra = keys;
  },
  show(keys: KeyHelp[] = extra): void {
    extra = keys;
    open = true;
  },
  close(): void {
    open = false;
  },
};
