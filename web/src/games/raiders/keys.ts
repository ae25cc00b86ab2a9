import type { KeyHelp } from "../../lib/game";
import type { Card } from "./types";

/** By place on the keyboard, so that they work whatever alphabet it writes. */
const letters: Record<string, Card> = { KeyT: "torch", KeyB: "ball", KeyK: "key", KeyS: "sword" };

export function cardOfKey(event: KeyboardEvent): Card | null {
  if (/^[1-5]$/.test(event.key)) return event.key as Card;
  return letters[event.code] ?? null;
}

export const keys: KeyHelp[] = [
  { keys: ["1", "2", "3", "4", "5"], does: "raiders-key-power" },
  { keys: ["K", "S", "B", "T"], does: "raiders-key-items" },
  { keys: ["←", "→"], does: "raiders-key-arrows" },
  { keys: ["Enter"], does: "raiders-key-play" },
  { keys: ["L"], does: "raiders-key-torch" },
  { keys: ["I"], does: "raiders-key-look" },
  { keys: ["Esc"], does: "raiders-key-cancel" },
];
