import type { GameRoom } from "../../lib/game";
import { loadWords } from "../../lib/i18n.svelte";
import { about, place } from "./about";
import { describe } from "./describe";
import { keys } from "./keys";
import Rules from "./Rules.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";

// The table's own words lie beside those of the rules.
await loadWords("dragon-table");

const goal = (view: View) => {
  const args = { gems: view.target };
  return {
    say: { id: "dragon-goal", args },
    full: { id: "dragon-goal-full", args },
    short: view.target,
  };
};
const grades = { option: "difficulty", values: ["easy", "medium", "high", "heroic"] };
const room: GameRoom = { Table, Rules, ScoreSheet, about, place, describe, goal, grades, keys };
export default room;
