import type { KeyHelp } from "../../lib/game";

/** By place on the keyboard, so that they work whatever alphabet it writes. */
const deeds = {
  KeyR: "turn",
  KeyF: "lay",
  KeyX: "swap",
  KeyP: "pass",
  KeyC: "cover",
  KeyL: "look",
} as const;
export type Deed = (typeof deeds)[keyof typeof deeds];

export function deedOf(event: KeyboardEvent): Deed | null {
  return event.code in deeds ? deeds[event.code as keyof typeof deeds] : null;
}

/** Which card of the hand a digit means, from 0. */
export function cardOfKey(event: KeyboardEvent): number | null {
  const found = /^(?:Digit|Numpad)([1-3])$/.exec(event.code);
  return found ? Number(found[1]) - 1 : null;
}

export const keys: KeyHelp[] = [
  { keys: ["1", "2", "3"], does: "goblins-key-card" },
  { keys: ["↑", "→", "↓", "←"], does: "goblins-key-arrows" },
  { keys: ["Enter"], does: "goblins-key-enter" },
  { keys: ["R"], does: "goblins-key-turn" },
  { keys: ["F"], does: "goblins-key-lay" },
  { keys: ["X"], does: "goblins-key-swap" },
  { keys: ["P"], does: "goblins-key-pass" },
  { keys: ["L"], does: "goblins-key-look" },
  { keys: ["C"], does: "goblins-key-cover" },
  { keys: ["+", "−", "0"], does: "goblins-key-zoom" },
  { keys: ["Esc"], does: "goblins-key-cancel" },
];
