/** Where things lie on the map: a tile is a square of 120 units around its middle; y grows to the south. */
import { around, type Frame, type Point } from "../../board/geometry";
import { square, type Mark } from "../../board/marks";
import type { Place } from "../../lib/game";
import type { Placed, Position, TileKind, View } from "./types";

export const SIZE = 120;
export const HALF = 60;
const DX = [0, 1, 0, -1] as const;
const DY = [-1, 0, 1, 0] as const;

/** A tile as it lies: its tunnels' sides after turning. */
export interface Lying {
  kind: TileKind;
  tunnels: number[][];
}

const along = (side: number) => ({ x: DX[side] ?? 0, y: DY[side] ?? 0 });
const opposite = (side: number) => (side + 2) % 4;
const round = (value: number) => Math.round(value * 10) / 10;

export function turned(kind: TileKind, turn: number): Lying {
  return {
    kind,
    tunnels: kind.tunnels.map((sides) =>
      sides.map((side) => (side + turn) % 4).sort((a, b) => a - b),
    ),
  };
}

const isStraight = (sides: readonly number[]) =>
  sides.length === 2 && opposite(sides[0] ?? 0) === sides[1];
const isBend = (sides: readonly number[]) => sides.length === 2 && !isStraight(sides);

/** Two straight tunnels that cross: one leads over the other. */
export function isBridge(tile: Lying): boolean {
  return tile.tunnels.length === 2 && tile.tunnels.every(isStraight);
}
/** Of a bridge, the tunnel from north to south leads over. */
export function overTunnel(tile: Lying): number {
  return isBridge(tile) ? tile.tunnels.findIndex((sides) => sides.includes(0)) : -1;
}
/** A stub that ends in rubble before the middle, because other tunnels need the room. */
export function isStub(tile: Lying, tunnel: number): boolean {
  return tile.tunnels.length > 1 && tile.tunnels[tunnel]?.length === 1;
}

/** Where somebody in this tunnel stands, seen from the middle of the tile. */
export function anchor(tile: Lying, tunnel: number): Point {
  const sides = tile.tunnels[tunnel] ?? [];
  const first = along(sides[0] ?? 0);
  if (isBridge(tile)) return sides.includes(0) ? { x: 0, y: -36 } : { x: -37, y: 0 };
  if (sides.length === 1) {
    return tile.tunnels.length === 1 ? { x: 0, y: 0 } : { x: first.x * 47, y: first.y * 47 };
  }
  if (isBend(sides)) {
    const second = along(sides[1] ?? 0);
    const far = tile.kind.hall === tunnel && tile.tunnels.length > 1 ? 23 : 17.6;
    return { x: (first.x + second.x) * far, y: (first.y + second.y) * far };
  }
  return { x: 0, y: 0 };
}

/** The middle line of a tunnel; a cavern shows only the sides that are not walled off. */
export function tunnelLine(tile: Lying, tunnel: number, open?: readonly number[]): string {
  const sides = open ?? tile.tunnels[tunnel] ?? [];
  const edge = (side: number) => `${along(side).x * 60.5} ${along(side).y * 60.5}`;
  const [first = 0, second = 0] = sides;
  if (!open && sides.length === 1) {
    const end = isStub(tile, tunnel) ? 38 : 0;
    return `M${edge(first)}L${along(first).x * end} ${along(first).y * end}`;
  }
  if (!open && isStraight(sides)) return `M${edge(first)}L${edge(second)}`;
  if (!open && isBend(sides)) {
    const sweep = (second - first + 4) % 4 === 1 ? 0 : 1;
    return `M${edge(first)}A60.5 60.5 0 0 ${sweep} ${edge(second)}`;
  }
  return sides.map((side) => `M${edge(side)}L0 0`).join("");
}

/** The part of a tile that belongs to a tunnel when it is pointed at: whole, or the wedges of its sides. */
export function hitArea(tile: Lying, tunnel: number): string {
  if (tile.tunnels.length === 1) return "M-60-60H60V60H-60Z";
  const corners = ["-60 -60", "60 -60", "60 60", "-60 60"];
  return (tile.tunnels[tunnel] ?? [])
    .map((side) => `M0 0L${corners[side] ?? ""}L${corners[(side + 1) % 4] ?? ""}Z`)
    .join("");
}

/** A round thing drawn by an unsteady hand. */
export function blob(at: Point, radius: number, seed = 1, count = 11, unsteady = 0.08): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const wave = Math.sin(index * 2.7 + seed * 3.1) + 0.6 * Math.cos(index * 5.1 + seed);
    const far = radius * (1 + unsteady * wave);
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far };
  });
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const last = points[count - 1] ?? at;
  let path = `M${middle(last, points[0] ?? at)}`;
  points.forEach((point, index) => {
    path += `Q${round(point.x)} ${round(point.y)} ${middle(point, points[(index + 1) % count] ?? at)}`;
  });
  return `${path}Z`;
}

/** A pirate on the map: its middle, and how large it is drawn. */
export interface Figure extends Point {
  scale: number;
}
/** What a figure needs beside and above another one. */
export const FIGURE = { width: 35, height: 45 };

/** Figures drawn larger than their tiles step aside, so that none hides another. */
export function spread(figures: readonly Figure[]): Figure[] {
  const found = figures.map((one) => ({ ...one }));
  for (let round = 0; round < 40; round += 1) {
    let moved = false;
    found.forEach((one, index) => {
      for (const other of found.slice(index + 1)) {
        const scale = (one.scale + other.scale) / 2;
        const [width, height] = [FIGURE.width * scale, FIGURE.height * scale];
        const x = (other.x - one.x) / width || 0.001;
        const y = (other.y - one.y) / height;
        const apart = Math.hypot(x, y);
        if (apart > 0.98) continue;
        moved = true;
        const by = (1 - apart) / apart / 2;
        one.x -= x * by * width;
        one.y -= y * by * height;
        other.x += x * by * width;
        other.y += y * by * height;
      }
    });
    if (!moved) break;
  }
  return found;
}

export const placeKey = (at: Position) => `${at.x},${at.y},${at.tunnel}`;
export const cellKey = (at: { x: number; y: number }) => `${at.x},${at.y}`;

/** A tile, or a tunnel of one, that is named in the record. */
export function markOf(place: Place): Mark {
  const [x = 0, y = 0] = place.split(",").map(Number);
  return { place, x: x * SIZE, y: y * SIZE, outline: square(HALF - 2, 6), size: HALF - 2 };
}

/** The tunnels among these places, as positions. */
export function positionsOf(places: readonly Place[]): Position[] {
  return places.flatMap((place) => {
    const [x = 0, y = 0, tunnel] = place.split(",").map(Number);
    return tunnel === undefined ? [] : [{ x, y, tunnel }];
  });
}

/** The cave as it lies, to be asked by cell. */
export class Cave {
  readonly #tiles = new Map<string, { placed: Placed; lying: Lying }>();
  readonly kinds: ReadonlyMap<string, TileKind>;

  constructor(view: View) {
    this.kinds = new Map(view.kinds.map((kind) => [kind.id, kind]));
    for (const placed of view.tiles) {
      const kind = this.kinds.get(placed.tile);
      if (kind) this.#tiles.set(cellKey(placed), { placed, lying: turned(kind, placed.turn) });
    }
  }

  at(x: number, y: number): { placed: Placed; lying: Lying } | undefined {
    return this.#tiles.get(`${x},${y}`);
  }

  /** The position beyond a side, if the two tiles are joined there. */
  beyond(from: Position, side: number): Position | null {
    const x = from.x + along(side).x;
    const y = from.y + along(side).y;
    const next = this.at(x, y);
    if (!next) return null;
    const tunnel = next.lying.tunnels.findIndex((sides) => sides.includes(opposite(side)));
    return tunnel < 0 ? null : { x, y, tunnel };
  }

  neighbours(of: Position): Position[] {
    const sides = this.at(of.x, of.y)?.lying.tunnels[of.tunnel] ?? [];
    return sides.flatMap((side) => this.beyond(of, side) ?? []);
  }

  /** The sides of a cavern that are not walled off by what lies beside it. */
  openSides(x: number, y: number): number[] {
    return [0, 1, 2, 3].filter((side) => {
      const next = this.at(x + along(side).x, y + along(side).y);
      return !next || this.beyond({ x, y, tunnel: 0 }, side) !== null;
    });
  }

  /** Empty cells beside the tiles. */
  gaps(): Point[] {
    const found = new Map<string, Point>();
    for (const { placed } of this.#tiles.values()) {
      for (const side of [0, 1, 2, 3]) {
        const cell = { x: placed.x + along(side).x, y: placed.y + along(side).y };
        if (!this.at(cell.x, cell.y)) found.set(cellKey(cell), cell);
      }
    }
    return [...found.values()];
  }

  /** Where a position is on the drawing. */
  point(at: Position): Point {
    const lying = this.at(at.x, at.y)?.lying;
    const inside = lying ? anchor(lying, at.tunnel) : { x: 0, y: 0 };
    return { x: at.x * SIZE + inside.x, y: at.y * SIZE + inside.y };
  }

  /** A line through these positions that keeps to the tunnels. */
  line(path: readonly Position[]): string {
    const first = path[0];
    if (!first) return "";
    let from = this.point(first);
    let line = `M${from.x} ${from.y}`;
    for (let index = 1; index < path.length; index += 1) {
      const [a, b] = [path[index - 1], path[index]];
      if (!a || !b) continue;
      const gate = { x: (a.x + b.x) * HALF, y: (a.y + b.y) * HALF };
      line += this.#leg(a, from, gate);
      from = this.point(b);
      line += this.#leg(b, gate, from);
    }
    return line;
  }

  #leg(within: Position, from: Point, to: Point): string {
    const sides = this.at(within.x, within.y)?.lying.tunnels[within.tunnel] ?? [];
    if (!isBend(sides)) return `L${to.x} ${to.y}`;
    const [first, second] = [along(sides[0] ?? 0), along(sides[1] ?? 0)];
    const corner = {
      x: within.x * SIZE + (first.x + second.x) * HALF,
      y: within.y * SIZE + (first.y + second.y) * HALF,
    };
    const cross = (from.x - corner.x) * (to.y - corner.y) - (from.y - corner.y) * (to.x - corner.x);
    return `A60 60 0 0 ${cross > 0 ? 1 : 0} ${to.x} ${to.y}`;
  }
}

/** The part of the plane that the cave takes up, with a row of empty cells around it. */
export function frameOf(tiles: readonly Placed[]): Frame {
  const middles = tiles.map((tile) => ({ x: tile.x * SIZE, y: tile.y * SIZE }));
  return around(middles, 1.62 * SIZE);
}
