import type { GameRoom } from "../../lib/game";
import { loadWords } from "../../lib/i18n.svelte";
import { about } from "./about";
import { describe } from "./describe";
import { keys } from "./keys";
import Rules from "./Rules.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import Table from "./Table.svelte";

// The table's own words lie beside those of the rules.
await loadWords("raiders-table");

const goal = () => ({
  say: { id: "raiders-goal" },
  short: { say: { id: "raiders-goal-short" }, icon: "coin" as const },
});
const room: GameRoom = { Table, Rules, ScoreSheet, about, describe, goal, keys };
export default room;
