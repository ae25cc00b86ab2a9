/**
 * The board in a view, if it has one: lists of things that lie on the cells of a square field (`x` and `y`, or `cell`)
 * or a hex field (`q` and `r`), rows of cells, or a plain list called `board`.
 */
import { around, hexCentre, hexCorners, type Frame } from "../board/geometry";
import { isPart, isParts, isWhole, type Json, type Part } from "./json";
import { singular } from "./singular";

export type Kind = "square" | "hex";
export interface Spot {
  x: number;
  y: number;
}
/** Something that lies on a cell. */
export interface Thing {
  /** The list it comes from. */
  list: string;
  part: Part;
}
export interface Cell extends Spot {
  key: string;
  things: Thing[];
  /** The seats whose figures stand here. */
  seats: number[];
}

const boardNames = new Set(["board", "cells", "field", "grid", "map", "rows", "squares"]);
/** Lists with a part for each seat. */
export const seatLists: ReadonlySet<string> = new Set(["seats", "players"]);
/** Fields that name a cell by its number. */
const placeNames = new Set(
  "at cell field from hex place position source space square target to".split(" "),
);

export const keyOf = (spot: Spot): string => `${spot.x},${spot.y}`;

/** Where a thing lies, if it says so. */
export function spotOf(part: Part): (Spot & { kind: Kind }) | null {
  const { x, y, q, r, cell } = part;
  if (isWhole(x) && isWhole(y)) return { x, y, kind: "square" };
  if (isWhole(q) && isWhole(r)) return { x: q, y: r, kind: "hex" };
  const pair = pairOf(cell);
  return pair ? { ...pair, kind: "square" } : null;
}
/** Two whole numbers in a list. */
export function pairOf(value: Json | undefined): Spot | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [x, y] = value;
  return isWhole(x) && isWhole(y) ? { x, y } : null;
}

/** The rows of a board, which may differ in length; null if the list is no board. */
function rowsOf(list: Json[], width: Json | undefined): Json[][] | null {
  if (list.every((row) => Array.isArray(row))) return list;
  const wide = isWhole(width) ? width : Math.sqrt(list.length);
  if (!isWhole(wide) || wide < 1 || list.some((one) => Array.isArray(one))) return null;
  const starts = Array.from({ length: Math.ceil(list.length / wide) }, (_, row) => row * wide);
  return starts.map((start) => list.slice(start, start + wide));
}

export class Field {
  readonly cells = new Map<string, Cell>();
  /** The parts of the view that the board shows. */
  readonly lists = new Set<string>();
  readonly #numbers = new Map<number, string>();

  private constructor(readonly kind: Kind) {}

  /** The board of a view; null if it has none. */
  static of(view: Part): Field | null {
    const layers = Object.entries(view).filter(
      (entry): entry is [string, Part[]] =>
        !seatLists.has(entry[0]) && isParts(entry[1]) && entry[1].every(spotOf),
    );
    const largest = layers.toSorted(([, a], [, b]) => b.length - a.length)[0];
    const seats = [...seatLists].map((list) => view[list]).find(isParts) ?? [];
    const [sample] = largest?.[1] ?? seats;
    const field = new Field((sample && spotOf(sample)?.kind) ?? "square");
    for (const [list, parts] of layers) field.#lay(list, parts);
    if (layers.length === 0) field.#rows(view);
    field.#figures(view, seats);
    return field.cells.size > 0 ? field : null;
  }

  #cell(spot: Spot): Cell {
    const key = keyOf(spot);
    let cell = this.cells.get(key);
    if (!cell) this.cells.set(key, (cell = { ...spot, key, things: [], seats: [] }));
    return cell;
  }

  #lay(list: string, parts: readonly Part[]): void {
    if (spotOf(parts[0] as Part)?.kind !== this.kind) return;
    this.lists.add(list);
    for (const part of parts) {
      const spot = spotOf(part) as Spot;
      this.#cell({ x: spot.x, y: spot.y }).things.push({ list, part });
      if (isWhole(part["number"])) this.#numbers.set(part["number"], keyOf(spot));
    }
  }

  /** Rows of cells, or one long list of them that makes a square or has a `width` beside it. */
  #rows(view: Part): void {
    for (const [list, value] of Object.entries(view)) {
      if (!boardNames.has(list) || !Array.isArray(value) || value.length < 2) continue;
      const rows = rowsOf(value, view["width"]);
      if (!rows) continue;
      const single = singular(list);
      for (const [y, row] of rows.entries())
        for (const [x, one] of row.entries()) {
          const cell = this.#cell({ x, y });
          const part = isPart(one) ? one : { [single]: one };
          if (one !== null && one !== "") cell.things.push({ list, part });
          this.#numbers.set(this.#numbers.size, cell.key);
        }
      this.lists.add(list);
      return;
    }
  }

  /**
   * Figures of the seats: the part of a seat itself where it has coordinates, things in it, or things that name a seat
   * and a place.
   */
  #figures(view: Part, seats: readonly Part[]): void {
    for (const [seat, part] of seats.entries()) {
      const own = spotOf(part);
      if (own?.kind === this.kind) this.#cell({ x: own.x, y: own.y }).seats.push(seat);
      for (const value of Object.values(part)) {
        const spot = isPart(value) ? spotOf(value) : null;
        if (spot?.kind === this.kind) this.cells.get(keyOf(spot))?.seats.push(seat);
      }
    }
    for (const [list, value] of Object.entries(view)) {
      if (this.lists.has(list) || !isParts(value)) continue;
      for (const part of value) {
        const place = Object.entries(part).find(([key, one]) => this.#numbered(key, one));
        if (isWhole(part["seat"]) && place)
          this.cells.get(this.#numbers.get(place[1] as number) ?? "")?.seats.push(part["seat"]);
      }
    }
  }

  #numbered(key: string, value: Json): value is number {
    return placeNames.has(key) && isWhole(value) && this.#numbers.has(value);
  }

  /** The cell that a field names: by its number, or by a word that only one thing on the board has in that field. */
  named(key: string, value: Json): string | null {
    if (this.#numbered(key, value)) return this.#numbers.get(value) ?? null;
    if (typeof value !== "string") return null;
    const found = [...this.cells.values()].filter(({ things }) =>
      things.some(({ part }) => part[key] === value),
    );
    return found.length === 1 ? (found[0]?.key ?? null) : null;
  }
}

// How it is drawn

export const UNIT = 100;
/** Hexes are as wide as squares. */
const HEX = UNIT / Math.sqrt(3);

/** The middle of a cell on the drawing. */
export function middleOf(kind: Kind, { x, y }: Spot): Spot {
  return kind === "hex" ? hexCentre(x, y, HEX) : { x: UNIT * x, y: UNIT * y };
}
export function spotOfKey(key: string): Spot {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}

/** The outline of a cell around its middle. */
export function outlineOf(kind: Kind, size = 47): string {
  if (kind === "square") return `M${-size} ${-size}H${size}V${size}H${-size}Z`;
  return `M${hexCorners((size * 2) / Math.sqrt(3))}Z`;
}

/** All these cells, with room for a pin above them and for the buttons beside. */
export function frameOf(kind: Kind, spots: readonly Spot[]): Frame {
  return around(
    spots.map((spot) => middleOf(kind, spot)),
    UNIT * 0.85,
  );
}
