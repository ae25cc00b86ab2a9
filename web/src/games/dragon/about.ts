/** What the cards and gnomes named in the record are, and where its hexes lie. */
import type { About, Around, Place } from "../../lib/game";
import { hasMessage } from "../../lib/i18n.svelte";
import Portrait from "./art/Portrait.svelte";
import { cardPicture } from "./art/icons";
import type { View } from "./types";
import { cardName, cardText, gnomeName, skillText } from "./words";

export function about(id: string, around: Around): About | null {
  if (!hasMessage(`dragon-about-${id}`)) return null;
  if (around.key === "gnome" || around.key === "to") {
    const seat = (around.view as View).gnomes.find((one) => one.gnome === id)?.seat ?? -1;
    return {
      title: gnomeName(id),
      text: skillText(id),
      picture: { component: Portrait, props: { gnome: id, seat, height: "84px" }, ratio: 74 / 90 },
    };
  }
  return {
    title: cardName(id),
    text: cardText(id),
    picture: { component: cardPicture(id), props: { width: 64, height: 64, color: "#6b1f33" } },
  };
}

const places = ["hex", "hexes", "place", "source"];

/** Hexes are numbered on the board; the Entrance has the number 0. */
export function place(key: string, value: string | number): Place | null {
  return places.includes(key) && typeof value === "number" ? String(value) : null;
}
