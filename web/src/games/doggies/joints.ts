/** What becomes of an exit of the card that is being laid. */
import { beyond, directions, isExit, sameCell, turned } from "./geometry";
import type { Placement } from "./offers";
import type { Direction, View } from "./types";

/** Joined to a room, a way out, or a way into a wall. */
export type Joint = "joined" | "out" | "shut";

/** A mark of a shape of its own for each, around (0, 0); the way out points to the north. */
export const marks: Record<Joint, string> = {
  joined: "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z",
  out: "M0-11 10 8H-10Z",
  shut: "M-8-8H8V8H-8Z",
};

/** Every exit of the card, with what it would be there. */
export function jointsOf(view: View, chosen: Placement): { direction: Direction; joint: Joint }[] {
  const sides = view.placing?.faces[chosen.turn] ?? "oooo";
  return directions
    .filter((_, index) => isExit(sides, index))
    .map((direction) => ({ direction, joint: jointAt(view, chosen, direction) }));
}

function jointAt(view: View, { cell }: Placement, direction: Direction): Joint {
  const next = view.rooms.find((room) => sameCell(room.cell, beyond(cell, direction)));
  if (!next) return "out";
  const meets = isExit(turned(next.sides, 2), directions.indexOf(direction));
  return meets && next.state !== "disarmed" ? "joined" : "shut";
}
