/**
 * The default room: a table for any game that has no room of its own. It knows no game; it shows what the server sends
 * and lights up what the prompt offers. docs/adding-a-game.md says which names and messages it looks for.
 */
import { cardOf } from "../lib/about";
import type { About, Around, GameRoom } from "../lib/game";
import { house } from "../lib/house.svelte";
import { hasName, loadWords, nameOf } from "../lib/i18n.svelte";
import { describe } from "./describe";
import { keys } from "./keys";
import Rules from "./Rules.svelte";
import { Speaker } from "./speaker";
import Table from "./Table.svelte";
import { partOf } from "./json";

const nobody = { name: (seat: number) => String(seat + 1), isYou: () => false };

function about(slug: string, id: string, around: Around): About | null {
  if (!hasName(slug, id)) return null;
  const speaker = new Speaker(slug, nobody);
  const known = speaker.pairs(partOf(cardOf(around, id)), ["id"]);
  const text = known.map(({ label, text }) => `${label}: ${text}`).join("\n");
  return { title: nameOf(slug, id, around.key), text };
}

export async function roomOf(slug: string): Promise<GameRoom> {
  await house.ready();
  await Promise.all(["plain", slug, `${slug}-table`].map(loadWords));
  return {
    Table,
    Rules,
    keys,
    describe: (event, context) => describe(slug, event, context),
    about: (id, around: Around) => about(slug, id, around),
  };
}
