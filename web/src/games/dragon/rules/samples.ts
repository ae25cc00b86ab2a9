/** One hex of each kind, as they look on the table. */
import type { Hex } from "../types";

const plain: Hex = {
  number: 7,
  q: 0,
  r: 0,
  status: "open",
  lit: false,
  torches: 0,
  cubes: 0,
  gems: 0,
  emptied: false,
  lost: false,
  card: "discard",
  gnomes: [],
};
export const samples: Hex[] = [
  { ...plain, number: 7, lit: true, torches: 1, card: "deck" },
  { ...plain, number: 12, cubes: 2 },
  { ...plain, number: 3, lit: true, torches: 2, gems: 1, emptied: true },
  { ...plain, number: 18, status: "rubble" },
  { ...plain, number: 22, status: "rubble", card: "deck" },
  { ...plain, number: 6, status: "removed", card: "removed" },
];
