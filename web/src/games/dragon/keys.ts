import type { KeyHelp } from "../../lib/game";
import type { Tile } from "./offers";

/** By place on the keyboard, so that they work whatever alphabet it writes. */
const letters: Record<string, Tile> = {
  KeyW: "Step",
  KeyT: "StepWithTorch",
  KeyC: "Carry",
  KeyD: "Clear",
  KeyS: "Search",
  KeyM: "MakeTorch",
  KeyN: "Attract",
  KeyG: "GiveAP",
  KeyL: "Peek",
};

export function tileOfKey(event: KeyboardEvent): Tile | null {
  return letters[event.code] ?? null;
}

export const keys: KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], does: "dragon-key-arrows" },
  { keys: ["W", "T", "C", "D"], does: "dragon-key-walk" },
  { keys: ["S", "M", "N"], does: "dragon-key-work" },
  { keys: ["G", "L"], does: "dragon-key-skills" },
  { keys: ["E"], does: "dragon-key-end" },
  { keys: ["P"], does: "dragon-key-ping" },
  { keys: ["+", "−", "0"], does: "dragon-key-zoom" },
  { keys: ["Esc"], does: "dragon-key-cancel" },
];
