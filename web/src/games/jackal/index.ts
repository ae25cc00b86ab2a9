import type { GameRoom } from "../../lib/game";
import { loadWords } from "../../lib/i18n.svelte";
import { about } from "./about";
import { describe } from "./describe";
import { keys } from "./keys";
import Rules from "./Rules.svelte";
import Table from "./Table.svelte";
import type { View } from "./types";

// The table's own words lie beside those of the rules.
await loadWords("jackal-table");

const goal = (view: View) => {
  const args = { goal: view.goal, team: view.alliances ? "yes" : "no" };
  return {
    say: { id: "jackal-goal", args },
    full: { id: "jackal-goal-full", args },
    short: view.goal,
  };
};
const room: GameRoom = { Table, Rules, about, describe, goal, keys };
export default room;
