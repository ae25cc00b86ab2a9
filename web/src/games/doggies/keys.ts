import type { KeyHelp } from "../../lib/game";

export const keys: KeyHelp[] = [
  { keys: ["1", "…", "9"], does: "doggies-key-choice" },
  { keys: ["N"], does: "doggies-key-next" },
  { keys: ["R"], does: "doggies-key-turn" },
  { keys: ["Enter"], does: "doggies-key-place" },
  { keys: ["←", "↑", "→", "↓"], does: "doggies-key-arrows" },
  { keys: ["P"], does: "doggies-key-plan" },
  { keys: ["I"], does: "doggies-key-look" },
  { keys: ["+", "−", "0"], does: "doggies-key-zoom" },
  { keys: ["Esc"], does: "doggies-key-cancel" },
];
