import type { KeyHelp } from "./game";

/** The keys of the whole house; the game's own are listed before them. */
export const houseKeys: KeyHelp[] = [
  { keys: ["Tab", "Shift+Tab"], does: "keys-tab" },
  { keys: ["Enter", "Space"], does: "keys-enter" },
  { keys: ["Esc"], does: "keys-esc" },
  { keys: ["Ctrl+Z"], does: "keys-take-back" },
  { keys: ["?"], does: "keys-help" },
];

let open = $state(false);
let extra = $state.raw<KeyHelp[]>([]);

export const keyHelp = {
  get open() {
    return open;
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
