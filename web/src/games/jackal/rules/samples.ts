/** A few tiles for the rules page. */
import type { TileKind } from "../types";

const plain: TileKind = {
  id: "",
  kind: "cave",
  tunnels: [[0, 1, 2, 3]],
  hall: null,
  passage: null,
  mud: [],
  count: 1,
};

export const shapes: { id: string; kind: TileKind }[] = [
  { id: "entrance", kind: { ...plain, kind: "entrance" } },
  {
    id: "bridge",
    kind: {
      ...plain,
      tunnels: [
        [0, 2],
        [1, 3],
      ],
    },
  },
  {
    id: "bends",
    kind: {
      ...plain,
      tunnels: [
        [0, 1],
        [2, 3],
      ],
    },
  },
  { id: "cave-in", kind: { ...plain, tunnels: [[0, 2], [1]] } },
  { id: "cavern", kind: { ...plain, kind: "cavern" } },
];
export const treasures: { id: string; kind: TileKind }[] = [
  { id: "hall", kind: { ...plain, kind: "hall", tunnels: [[0, 1, 2]], hall: 0 } },
  { id: "passage", kind: { ...plain, tunnels: [[1, 3]], passage: 0 } },
];
export const muddy: { id: string; kind: TileKind }[] = [
  { id: "mud", kind: { ...plain, tunnels: [[1, 2, 3]], mud: [0] } },
];

/** Tiles that lie around an entrance and fit, from west to east and north to south. */
export const corner: { x: number; y: number; kind: TileKind }[] = [
  { x: -1, y: -1, kind: { ...plain, tunnels: [[1, 2]] } },
  { x: 0, y: -1, kind: { ...plain, tunnels: [[1, 2, 3]] } },
  { x: 1, y: -1, kind: { ...plain, kind: "hall", tunnels: [[2, 3]], hall: 0 } },
  { x: -1, y: 0, kind: { ...plain, tunnels: [[0, 1]], passage: 0 } },
  { x: 0, y: 0, kind: { ...plain, kind: "entrance" } },
  { x: 1, y: 0, kind: { ...plain, tunnels: [[0, 3], [1]] } },
];
