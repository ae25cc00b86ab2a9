/** Names of cards, rooms and people of the game in the reader's language. */
import { nameOf as named, t } from "../../lib/i18n.svelte";
import type { Card, Item, RoomCard } from "./types";

export const items: readonly Item[] = ["torch", "ball", "key", "sword"];
export const allCards: readonly Card[] = ["1", "2", "3", "4", "5", "key", "sword", "ball", "torch"];

export function isItem(card: string): card is Item {
  return (items as readonly string[]).includes(card);
}

/** The name of a component, as the game's data file has it. */
export function nameOf(id: string): string {
  return named("raiders", id);
}

/** A card in words: an item by its name, a power card by its number. */
export function cardName(card: Card): string {
  return isItem(card) ? nameOf(card) : t("raiders-table-power", { value: card });
}

/** A card on a button: an item by its name, a power card by its bare number. */
export function shortName(card: Card): string {
  return isItem(card) ? nameOf(card) : card;
}

/** The numbers of a room card in one line, for labels and the record. */
export function roomFacts(room: RoomCard): string {
  switch (room.kind) {
    case "treasure":
      return t("raiders-about-chests", { first: room.chests[0] ?? 0, second: room.chests[1] ?? 0 });
    case "monster":
      return t("raiders-about-monster", { strength: room.strength, wounds: room.wounds });
    case "vault":
      return t(`raiders-about-${room.id}`);
    case "trap":
      return t("raiders-about-trap", { victims: room.victims });
    case "boss":
      return t("raiders-about-boss", { strength: room.strength ?? 0 });
  }
}
