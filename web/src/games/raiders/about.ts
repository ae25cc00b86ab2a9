/** What the cards and rooms named in the record are. */
import { cardOf } from "../../lib/about";
import type { About, Around } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import CardFace from "./cards/CardFace.svelte";
import Picture from "./art/Picture.svelte";
import { roomText } from "./info/texts";
import type { RoomCard } from "./types";
import { isItem, nameOf } from "./words";

export function about(id: string, around: Around): About | null {
  if (isItem(id)) {
    return {
      title: nameOf(id),
      kind: t("raiders-about-kind-item"),
      text: t(`raiders-about-item-${id}`, { value: id }),
      picture: { component: CardFace, props: { card: id, small: true }, ratio: 100 / 140 },
    };
  }
  const room = cardOf<RoomCard>(around, id);
  if (!room) return null;
  return {
    title: nameOf(id),
    kind: t(`raiders-about-kind-${room.kind}`),
    text: roomText(room),
    picture: { component: Picture, props: { id, width: "100%", height: "100%" } },
  };
}
