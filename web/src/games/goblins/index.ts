import type { GameRoom } from "../../lib/game";
import { loadWords } from "../../lib/i18n.svelte";
import { about, place } from "./about";
import { describe } from "./describe";
import { keys } from "./keys";
import Rules from "./Rules.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";

// The table's own words lie beside those of the rules.
await loadWords("goblins-table");

const goal = (view: View) => ({
  say: { id: "goblins-goal", args: { gold: view.target } },
  short: view.target,
});
const room: GameRoom = { Table, Rules, about, place, describe, goal, keys };
export default room;
