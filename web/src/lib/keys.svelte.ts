import type { KeyHelp } from "./game";

/** The keys of the whole house; a game's own are listed after them. */
export const houseKeys: KeyHelp[] = [
  { keys: ["Tab"], does: "keys-tab" },
  { keys: ["Enter", "Space"], does: "keys-enter" },
  { keys: ["Esc"], does: "keys-esc" },
  { keys: ["?"], does: "keys-help" },
];

let open = $state(false);
let extra = $state.raw<KeyHelp[]>([]);

export const keyHelp = {
  get open() {
    return open;
  },
  get keys(): KeyHelp[] {
    return [...houseKeys, ...extra];
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
