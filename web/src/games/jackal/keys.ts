import type { KeyHelp } from "../../lib/game";
import type { Verb } from "./types";

/** By place on the keyboard, so that they work whatever alphabet it writes. */
export const letters: Record<string, readonly Verb[]> = {
  KeyE: ["Explore"],
  KeyR: ["Roll"],
  KeyD: ["Dive"],
  KeyS: ["Stay", "EndTurn", "LeaveCoin", "LeavePirate"],
  KeyO: ["StepOn"],
  KeyT: ["TakeCoin"],
};

export const keys: KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], does: "jackal-key-arrows" },
  { keys: ["N"], does: "jackal-key-next" },
  { keys: ["Enter"], does: "jackal-key-enter" },
  { keys: ["E", "R", "D", "S"], does: "jackal-key-move" },
  { keys: ["R"], does: "jackal-key-turn" },
  { keys: ["O", "T", "S"], does: "jackal-key-deed" },
  { keys: ["W", "B", "G"], does: "jackal-key-trial" },
  { keys: ["I"], does: "jackal-key-look" },
  { keys: ["H"], does: "jackal-key-home" },
  { keys: ["+", "−", "0"], does: "jackal-key-zoom" },
  { keys: ["Esc"], does: "jackal-key-cancel" },
];
