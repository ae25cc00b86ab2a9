/** What is asked about the room that is chosen on the map, and about a plan. */
import { brief, say, t } from "../../lib/i18n.svelte";
import type { Seats } from "../../lib/seats";
import type { Aim } from "./aim.svelte";
import { sameCell } from "./geometry";
import type { Cell, Plan, RoomCard, View } from "./types";
import { nameOf } from "./words";

function cardAt(view: View, cell: Cell | null): RoomCard | null {
  return view.rooms.find((room) => sameCell(room.cell, cell))?.card ?? null;
}

export function askOf(aim: Aim, view: View, seats: Seats): string | undefined {
  const card = cardAt(view, aim.cell);
  if (!card) return undefined;
  if (aim.step?.why) return t("doggies-ask-blocked", { card: nameOf(card.id) });
  if (aim.choices.length === 0) return t("doggies-ask-enter", { card: nameOf(card.id) });
  const symbol = card.kind === "trap" ? card.disarm : "";
  return say(brief({ id: `doggies-prompt-${card.kind}`, args: { card: card.id, symbol } }), seats);
}

export function askOfPlan({ ends, view }: Plan, coins: number): string {
  const { walk } = view;
  if (ends) {
    return t("doggies-plan-out", { count: walk?.taken.length ?? 0, coins });
  }
  const card = cardAt(view, walk?.path.at(-1) ?? null);
  return walk?.pending && card
    ? t("doggies-plan-room", { card: nameOf(card.id) })
    : t("doggies-plan-ask");
}
