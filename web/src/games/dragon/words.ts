/** Names of gnomes, cards and places in the reader's language. */
import { nameOf, t } from "../../lib/i18n.svelte";
import type { Hex, Hit, View } from "./types";

export function isRockfall(card: string): boolean {
  return /^\d+$/.test(card);
}

export function gnomeName(gnome: string): string {
  return nameOf("dragon", gnome);
}

/** A name that fits on a plate, on a phone or where many stand side by side. */
export function plateName(gnome: string, narrow: boolean): string {
  return nameOf("dragon", gnome, narrow ? "plate" : undefined);
}

export function cardName(card: string): string {
  return isRockfall(card)
    ? t("dragon-table-rockfall", { hex: Number(card) })
    : nameOf("dragon", card);
}

export function cardText(card: string): string {
  return isRockfall(card) ? t("dragon-about-rockfall") : t(`dragon-about-${card}`);
}

/** The same of a card that lies there, where it is told beside it when it acts. */
export function lastingText(card: string): string {
  return t(`dragon-lasting-${card}`);
}

export function skillText(gnome: string): string {
  return t(`dragon-about-${gnome}`);
}

export function placeName(place: number): string {
  return place === 0 ? t("dragon-table-entrance") : t("dragon-table-hex", { hex: place });
}

/** A hex in one line, for screen readers and the close look. */
export function hexFacts(hex: Hex): string {
  const facts = [t(`dragon-hex-${hex.status}`)];
  if (hex.status === "removed") return facts.join(", ");
  if (hex.status === "open") {
    facts.push(
      hex.torches > 0 ? t("dragon-hex-lit", { count: hex.torches }) : t("dragon-hex-dark"),
    );
  }
  if (hex.gems > 0) facts.push(t("dragon-hex-gems", { count: hex.gems }));
  if (hex.cubes > 0) facts.push(t("dragon-hex-cubes", { count: hex.cubes }));
  if (hex.emptied) facts.push(t("dragon-hex-emptied"));
  if (hex.lost) facts.push(t("dragon-hex-lost"));
  facts.push(t(`dragon-hex-card-${hex.card}`));
  for (const gnome of hex.gnomes) facts.push(gnomeName(gnome));
  return facts.join(", ");
}

/** When the rockfall of a hex may come: its card may lie in the deck and yet under others, or wait for a reshuffle. */
export function rockfallText(hit: Hit, card: Hex["card"]): string {
  if (card === "deck") return t(hit.possible ? "dragon-look-possible" : "dragon-look-deeper");
  return t(hit.possible ? "dragon-look-reshuffled" : "dragon-look-impossible");
}

export function entranceFacts(view: View): string {
  return [
    t("dragon-hex-entrance"),
    t("dragon-hex-lit", { count: view.entrance_torches }),
    ...view.entrance_gnomes.map(gnomeName),
  ].join(", ");
}

export function placeFacts(view: View, place: number): string {
  const hex = view.hexes.find((one) => one.number === place);
  return hex ? hexFacts(hex) : entranceFacts(view);
}
