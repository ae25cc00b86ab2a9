import type { KeyHelp } from "../lib/game";

export const keys: KeyHelp[] = [
  { keys: ["1", "2", "9"], does: "plain-key-choose" },
  { keys: ["←", "↑", "→", "↓"], does: "plain-key-board" },
  { keys: ["Enter"], does: "plain-key-do" },
  { keys: ["Esc"], does: "plain-key-back" },
  { keys: ["+", "−", "0"], does: "plain-key-zoom" },
];
