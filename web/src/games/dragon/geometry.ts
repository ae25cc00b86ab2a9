/** Pointy-top hexes: where a place lies on the drawing. */
import { hexCentre, hexCorners, type Frame, type Point } from "../../board/geometry";
import type { Mark } from "../../board/marks";
import type { Place } from "../../lib/game";
import { ENTRANCE, type Hex, type View } from "./types";

export const SIZE = 52;

export const centre = (q: number, r: number): Point => hexCentre(q, r, SIZE);
/** The corners of a hex of this size, for a polygon. */
export const corners = hexCorners;

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

/** With so many pixels free at its left, on a surface of this size. */
export function leavingRoom(
  frame: Frame,
  pixels: number,
  { width, height }: { width: number; height: number },
): Frame {
  if (pixels === 0 || width <= pixels || height === 0) return frame;
  const scale = Math.min((width - pixels) / frame.width, height / frame.height);
  const free = pixels / scale;
  return { ...frame, x: frame.x - free, width: frame.width + free };
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
