/** Where things are drawn. A place is a square of UNIT units; y grows to the south, as on the screen. */
import { around, type Frame, type Point } from "../../board/geometry";
import { square, type Mark } from "../../board/marks";
import type { Place } from "../../lib/game";
import type { View } from "./types";

export const UNIT = 80;

/** A place of the table, in places from the start card. */
export type Spot = Point;

/** The middle of a place on the drawing. */
export const middleOf = ({ x, y }: Spot): Point => ({ x: x * UNIT, y: y * UNIT });
export const keyOf = (spot: Spot): string => `${spot.x},${spot.y}`;
/** Which sides are open after some quarter turns: north, east, south, west. */
export function turned(openings: readonly boolean[], turn: number): boolean[] {
  return [0, 1, 2, 3].map((side) => openings[(side - turn + 8) % 4] ?? false);
}

/** Everything that lies there with one place around it, and room for what is said at the gates. */
export function frameOf(view: View): Frame {
  const [west = 0, east = 0, north = 0, south = 0] = view.bounds;
  // Beside every card there may be a place to lay the next one.
  const around = view.table.flatMap(({ x, y }) => [
    { x: Math.max(west, x - 1), y: Math.max(north, y - 1) },
    { x: Math.min(east, x + 1), y: Math.min(south, y + 1) },
  ]);
  const all = [{ x: -1, y: -2 }, ...view.goals, ...around];
  const left = Math.min(...all.map((one) => one.x)) - 0.6;
  // What was said stands beside the gates.
  const right = Math.max(11.6, ...all.map((one) => one.x + 0.6));
  const top = Math.min(...all.map((one) => one.y)) - 0.8;
  const bottom = Math.max(...all.map((one) => one.y)) + 0.9;
  return {
    x: left * UNIT,
    y: top * UNIT,
    width: (right - left) * UNIT,
    height: (bottom - top) * UNIT,
  };
}

/** A gate or a place of the tunnels that is named in the record. */
export function markOf(view: View, place: Place): Mark | null {
  const goal = view.goals.find((one) => one.goal === place || keyOf(one) === place);
  if (goal) {
    return { place, ...middleOf(goal), outline: "M-43 43V-8A43 35 0 0 1 43-8V43Z", size: 43 };
  }
  const [x, y] = place.split(",").map(Number);
  if (x === undefined || y === undefined) return null;
  return { place, ...middleOf({ x, y }), outline: square(39), size: 39 };
}

/** The end of the live tunnel that lies nearest to the gates: where a small screen looks first. */
export function tipOf(view: View): Spot {
  let tip: Spot = { x: 0, y: 0 };
  for (const card of view.table) if (card.live && card.x >= tip.x) tip = card;
  return { x: tip.x, y: tip.y };
}

/** The cards that lie there, with one place around them. */
export function tunnelOf(view: View): Frame {
  return around([{ x: 0, y: 0 }, ...view.table].map(middleOf), 1.5 * UNIT);
}
