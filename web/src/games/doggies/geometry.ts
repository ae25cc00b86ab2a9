/** Where rooms lie on the drawing, and how their walls run. No rule is in here. */
import type { Frame, Point } from "../../board/geometry";
import { square, type Mark } from "../../board/marks";
import type { Place } from "../../lib/game";
import type { Cell, Direction, Room, Step } from "./types";

/** The side of a card, the thickness of its walls, and half the width of a way through. */
export const side = 160;
export const wall = 19;
export const gap = 27;

export const directions: readonly Direction[] = ["N", "E", "S", "W"];
export const arrows: Record<Direction, string> = { N: "↑", E: "→", S: "↓", W: "←" };
export const arrowKeys: Record<string, Direction> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};
/** An arrow that points to the north, and how far it is turned for each direction. */
export const arrow = "M0-13 12 2H5V12H-5V2H-12Z";
export const angle: Record<Direction, number> = { N: 0, E: 90, S: 180, W: 270 };
const steps: Record<Direction, readonly [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export function beyond(cell: Cell, direction: Direction, far = 1): [number, number] {
  const [dx, dy] = steps[direction];
  return [(cell[0] ?? 0) + dx * far, (cell[1] ?? 0) + dy * far];
}

/** The middle of a cell on the drawing. */
export function centre(cell: Cell): Point {
  return { x: (cell[0] ?? 0) * side + side / 2, y: (cell[1] ?? 0) * side + side / 2 };
}

/** The cell in which a point of the drawing lies. */
export function cellAt(x: number, y: number): [number, number] {
  return [Math.floor(x / side), Math.floor(y / side)];
}

/** The middle of the boundary of a cell. */
export function edge(cell: Cell, direction: Direction, far = 0.5): Point {
  const at = centre(cell);
  const [dx, dy] = steps[direction];
  return { x: at.x + dx * side * far, y: at.y + dy * side * far };
}

/** The arrow that leads out of a room, as a place of the board. */
export const directionOf = (step: Step) => step.action["direction"] as Direction;
export const exitKey = (step: Step): string => `exit-${directionOf(step)}`;
export const exitPoint = (here: Cell | null, step: Step): Point =>
  here ? edge(here, directionOf(step), 0.68) : { x: 0, y: 0 };

export const keyOf = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

/** A place as the record names it: a cell, or with a direction a side of it. */
export const placeOf = (cell: Cell, direction?: Direction): Place =>
  direction ? `${keyOf(cell)},${direction}` : keyOf(cell);

export function markOf(place: Place): Mark {
  const [x = 0, y = 0, direction] = place.split(",");
  const cell = [Number(x), Number(y)];
  if (!isDirection(direction)) {
    return { place, ...centre(cell), outline: square(side / 2 - 3, 10), size: side / 2 - 3 };
  }
  return { place, ...edge(cell, direction), outline: square(30, 30), size: 30 };
}
const isDirection = (word: string | undefined): word is Direction =>
  directions.some((one) => one === word);

/** From one of these places to the next: a step of the walk names where it came from. */
export function wayOf(places: readonly Place[]): string {
  return `M${places
    .map(markOf)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`;
}

/** The sides of a card after more quarter turns. */
export function turned(sides: string, quarters: number): string {
  const shift = ((quarters % 4) + 4) % 4;
  return sides.slice(4 - shift) + sides.slice(0, 4 - shift);
}

export function isExit(sides: string, index: number): boolean {
  return sides[index] === "o" || sides[index] === "d";
}

/** The floor of a chamber: gaps in its walls run to the card's edge, and `more` beyond it. */
export function floorPath(sides: string, more: number): string {
  const a = wall;
  const b = side - wall;
  const m = side / 2;
  const [n, e, s, w] = [0, 1, 2, 3].map((index) => isExit(sides, index));
  return [
    `M${a + 8} ${a}`,
    n ? `H${m - gap}V${-more}H${m + gap}V${a}` : "",
    `H${b - 8}Q${b} ${a} ${b} ${a + 8}`,
    e ? `V${m - gap}H${side + more}V${m + gap}H${b}` : "",
    `V${b - 8}Q${b} ${b} ${b - 8} ${b}`,
    s ? `H${m + gap}V${side + more}H${m - gap}V${b}` : "",
    `H${a + 8}Q${a} ${b} ${a} ${b - 8}`,
    w ? `V${m + gap}H${-more}V${m - gap}H${a}` : "",
    `V${a + 8}Q${a} ${a} ${a + 8} ${a}Z`,
  ].join("");
}

/** What has to be in sight: every room, and room for arrows and new cards around them. */
export function frameOf(rooms: readonly Room[], more: readonly Cell[]): Frame {
  const cells = [...rooms.map((room) => room.cell as Cell), ...more];
  const xs = cells.map((cell) => cell[0] ?? 0);
  const ys = cells.map((cell) => cell[1] ?? 0);
  const margin = 0.42;
  const left = Math.min(...xs, -1) - margin;
  const right = Math.max(...xs, 1) + 1 + margin;
  const top = Math.min(...ys, -1) - margin;
  const bottom = Math.max(...ys, 1) + 1 + margin;
  return {
    x: left * side,
    y: top * side,
    width: (right - left) * side,
    height: (bottom - top) * side,
  };
}
