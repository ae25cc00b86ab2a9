/** Names of tiles and places in the reader's language. */
import { nameOf, t } from "../../lib/i18n.svelte";
import type { Seats } from "../../lib/seats";
import type { Placed, TileKind, View } from "./types";

/** Without mud in the game a tile with a puddle is the plain one that looks like it. */
export function asPlayed(tile: string, mud: boolean): string {
  const plain = tile.replace(/^M-/, "C-");
  return mud || nameOf("jackal", plain) === plain ? tile : plain;
}

export function tileName(tile: string, mud: boolean): string {
  return nameOf("jackal", asPlayed(tile, mud));
}

/** What a tunnel holds, in a few words. */
export function tunnelFacts(kind: TileKind, tunnel: number, mud: boolean): string[] {
  const facts: string[] = [];
  if (kind.tunnels.length > 1) {
    facts.push(t("jackal-place-tunnel", { number: tunnel + 1, all: kind.tunnels.length }));
  }
  if (kind.passage === tunnel) facts.push(t("jackal-place-passage"));
  if (mud && kind.mud.includes(tunnel)) facts.push(t("jackal-place-mud"));
  return facts;
}

/** A place in one line, for screen readers. */
export function placeFacts(
  view: View,
  seats: Seats,
  tile: Placed,
  kind: TileKind,
  tunnel: number,
): string {
  const facts = [tileName(tile.tile, view.mud), ...tunnelFacts(kind, tunnel, view.mud)];
  if (tile.coin && kind.hall === tunnel) facts.push(t("jackal-place-coin"));
  view.seats.forEach((seat, index) => {
    const at = seat.pirate;
    if (at && at.x === tile.x && at.y === tile.y && at.tunnel === tunnel)
      facts.push(seats.name(index));
  });
  return facts.join(", ");
}

/** What a tile is, for the close look. */
export function tileText(kind: TileKind, mud: boolean): string {
  const lines = [t(`jackal-about-${kind.kind}`)];
  if (kind.tunnels.length > 1)
    lines.push(t("jackal-about-separate", { count: kind.tunnels.length }));
  if (kind.passage !== null) lines.push(t("jackal-about-passage"));
  if (kind.mud.length > 0) lines.push(t(mud ? "jackal-about-mud" : "jackal-about-mud-off"));
  return lines.join(" ");
}
