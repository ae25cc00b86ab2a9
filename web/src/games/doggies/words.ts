/** Names and short texts of the game in the reader's language. */
import { list, nameOf as named, t } from "../../lib/i18n.svelte";
import type { Attack, HeldCard, Marks, Mark, RoomCard, Symbol } from "./types";

export const symbols: readonly Symbol[] = ["sword", "bow", "fireball"];
export const marks: readonly Mark[] = ["sword", "bow", "fireball", "shield", "key"];

/** The name of a component, as the game's data file has it. */
export function nameOf(id: string): string {
  return named("doggies", id);
}

/** One entry per symbol: two swords are two entries. */
export function spread(counts: Attack | Marks): Mark[] {
  return marks.flatMap((mark) =>
    Array.from({ length: mark in counts ? (counts as Marks)[mark] : 0 }, () => mark),
  );
}

export function total(counts: Attack): number {
  return counts.sword + counts.bow + counts.fireball;
}

/** Symbols in words: "2 swords, 1 bow". */
export function counted(counts: Attack | Marks): string {
  const found = marks
    .filter((mark) => mark in counts && (counts as Marks)[mark] > 0)
    .map((mark) => t(`doggies-count-${mark}`, { count: (counts as Marks)[mark] }));
  return found.length > 0 ? list(found) : t("doggies-count-nothing");
}

/** What goes with a card that is laid on a trap: the paw it brought, and the room it was taken from on this walk. */
export function lostWith(held: Pick<HeldCard, "gave_paw" | "cell">): string {
  const lost: string[] = [];
  if (held.gave_paw) lost.push(t("doggies-note-paw-goes"));
  if (held.cell) lost.push(t("doggies-note-hole"));
  return lost.join(", ");
}

/** What a card is and does in one line, for labels and close looks. */
export function factsOf(card: RoomCard): string {
  switch (card.kind) {
    case "monster":
      return t("doggies-about-monster", {
        need: counted(card.need),
        damage: card.damage,
        trophy: counted(card.trophy),
        coins: card.coins,
      });
    case "coin":
      return t("doggies-about-coin", { coins: card.coins });
    case "artifact":
      return t("doggies-about-artifact", { trophy: counted(card.trophy) });
    case "trap":
      return t("doggies-about-trap", { symbol: nameOf(card.disarm) });
    case "tramp":
      return t("doggies-about-tramp", {
        a: list(card.a.map((symbol) => nameOf(symbol))),
        b: counted(card.b),
      });
    case "chest":
      return t("doggies-about-chest", { coins: card.coins });
    default:
      return t(`doggies-about-${card.kind}`);
  }
}

/** Why a room is closed to the walk, in a word of its chip; walls and rooms one comes from need no word. */
export const refusals: Readonly<Record<string, string>> = {
  "doggies-why-dead-end": "dead-end",
  "doggies-why-locked": "locked",
  "doggies-why-claimed": "blocked",
  "doggies-why-disarmed": "blocked",
  "doggies-why-hole": "blocked",
  "doggies-why-no-paw": "no-paw",
};
