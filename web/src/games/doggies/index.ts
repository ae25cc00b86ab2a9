import type { GameRoom } from "../../lib/game";
import { loadWords } from "../../lib/i18n.svelte";
import { about } from "./about";
import { describe } from "./describe";
import { keys } from "./keys";
import Rules from "./Rules.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";

// The table's own words lie beside those of the rules.
await loadWords("doggies-table");

const goal = (view: View) => ({
  say: { id: "doggies-goal", args: { rounds: view.rounds } },
  short: { say: { id: "doggies-goal-short" }, icon: "coin" as const },
});
const room: GameRoom = { Table, Rules, about, describe, goal, keys };
export default room;
