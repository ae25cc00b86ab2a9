/** What the rooms and dogs named in the record are. */
import { cardOf } from "../../lib/about";
import type { About, Around } from "../../lib/game";
import { hasMessage, t } from "../../lib/i18n.svelte";
import Tile from "./art/Tile.svelte";
import { dogs } from "./art/pictures";
import type { RoomCard, View } from "./types";
import { factsOf, nameOf } from "./words";

export function about(id: string, around: Around): About | null {
  const dog = dogs[id];
  if (dog) {
    return {
      title: nameOf(id),
      kind: nameOf(`${id}-class`),
      text: nameOf(`${id}-ability`),
      picture: { component: dog, props: { width: 70, height: 70 } },
    };
  }
  const card = cardOf<RoomCard>(around, id);
  if (!card || !hasMessage(`doggies-kind-${card.kind}`)) return null;
  const laid = (around.view as View).rooms.find((room) => room.card?.id === id);
  return {
    title: nameOf(id),
    kind: t(`doggies-kind-${card.kind}`),
    text: factsOf(card),
    picture: { component: Tile, props: { card, sides: laid?.sides ?? "oooo" } },
  };
}
