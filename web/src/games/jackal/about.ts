/** What the tiles named in the record are. */
import type { About, Around } from "../../lib/game";
import TilePicture from "./art/TilePicture.svelte";
import type { View } from "./types";
import { tileName, tileText } from "./words";

export function about(id: string, around: Around): About | null {
  const view = around.view as View;
  const kind = view.kinds.find((one) => one.id === id);
  if (!kind) return null;
  return {
    title: tileName(id, view.mud),
    text: tileText(kind, view.mud),
    picture: { component: TilePicture, props: { kind, size: 74, mud: view.mud } },
  };
}
