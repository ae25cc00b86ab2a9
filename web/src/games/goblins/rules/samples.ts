/** One card of every kind, for the pictures of the rules page. */
import type { Face } from "../types";

const sides = (text: string): boolean[] => [..."NESW"].map((side) => text.includes(side));

function sample(id: string, kind: string, openings: string, colour: string | null = null): Face {
  return { id, kind, openings: sides(openings), turns: [0], colour, count: 1 };
}

export const tunnels: readonly Face[] = [
  sample("passage_tee", "passage", "NES"),
  sample("lantern_cross", "lantern", "NESW"),
  sample("bomb_tee", "bomb", "NES"),
  sample("ale_cross", "ale", "NESW"),
  sample("rubble_straight", "rubble", "EW"),
  sample("door_red", "door", "EW", "red"),
  sample("key_red_cross", "key", "NESW", "red"),
  sample("door_yellow", "door", "EW", "yellow"),
];

export const deeds: readonly Face[] = [
  sample("potion", "potion", ""),
  sample("explosion", "explosion", ""),
  sample("map", "map", ""),
];

export const roleIds = [
  "master_of_disguise",
  "demolitionist",
  "skinflint",
  "racer",
  "pedant",
  "king",
  "keykeeper",
  "jeweller",
] as const;
