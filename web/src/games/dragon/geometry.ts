/** Pointy-top hexes: where a place lies on the drawing. */
import type { Place } from "../../lib/game";
import type { Mark } from "../../lib/marks";
import { ENTRANCE, type Hex, type View } from "./types";

export const SIZE = 52;
const ROOT3 = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export function centre(q: number, r: number): Point {
  return { x: SIZE * ROOT3 * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The corners of a hex of this size, for a polygon. */
export function corners(size: number, at: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return `${(at.x + size * Math.cos(angle)).toFixed(1)},${(at.y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

export function placePoint(view: View, place: number): Point {
  if (place === ENTRANCE) return { x: 0, y: 0 };
  const hex = view.hexes.find((one) => one.number === place);
  return hex ? centre(hex.q, hex.r) : { x: 0, y: 0 };
}

/** A place that is named in the record, as it is lit on the drawing. */
export function markOf(view: View, place: Place): Mark | null {
  const number = Number(place);
  if (number !== ENTRANCE && !view.hexes.some((hex) => hex.number === number)) return null;
  const outline = `M${corners(SIZE - 4).replaceAll(" ", "L")}Z`;
  return { place, ...placePoint(view, number), outline, size: SIZE - 4 };
}

/** The places whose hexes touch this one. */
export function beside(view: View, place: number): number[] {
  const here = placePoint(view, place);
  return [ENTRANCE, ...view.hexes.map((hex) => hex.number)].filter((other) => {
    const { x, y } = placePoint(view, other);
    return other !== place && Math.hypot(x - here.x, y - here.y) < SIZE * 2;
  });
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the plane that the whole cave takes up. */
export function frameOf(hexes: readonly Hex[]): Frame {
  const points = [{ x: 0, y: 0 }, ...hexes.map((hex) => centre(hex.q, hex.r))];
  const left = Math.min(...points.map((point) => point.x)) - SIZE - 2;
  const right = Math.max(...points.map((point) => point.x)) + SIZE + 2;
  const top = Math.min(...points.map((point) => point.y)) - SIZE - 8;
  const bottom = Math.max(...points.map((point) => point.y)) + SIZE + 10;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const directions = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type ArrowKey = keyof typeof directions;

export function isArrow(key: string): key is ArrowKey {
  return key in directions;
}

/** The next place in the direction of an arrow key: near, and straight ahead rather than aside. */
export function towards(view: View, from: number, key: ArrowKey): number {
  const direction = directions[key];
  const start = placePoint(view, from);
  let best = from;
  let least = Infinity;
  for (const place of [ENTRANCE, ...view.hexes.map((hex) => hex.number)]) {
    if (place === from) continue;
    const { x, y } = placePoint(view, place);
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    if (ahead <= 1 || aside > ahead * 1.8) continue;
    const effort = ahead + aside * 1.5;
    if (effort < least) {
      least = effort;
      best = place;
    }
  }
  return best;
}
