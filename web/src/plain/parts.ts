/** A view taken apart: what belongs to the seats, to the board, to your hand, and what is left. */
import { Field, seatLists, spotOf } from "./field";
import { isPart, isParts, isScalar, isWhole, type Json, type Part } from "./json";
import { spotNames, type Speaker } from "./speaker";

export interface Sorted {
  field: Field | null;
  /** What is known of each seat. */
  seats: Part[];
  /** The cards in hand; null in a game without a hand. */
  hand: Json[] | null;
  /** Single values, by name. */
  facts: [string, null | boolean | number | string][];
  /** Things and lists, by name. */
  parts: [string, Json][];
}

/** `count` is the number of seats: a list called `seats` or `players` of that length is about them. */
export function sorted(view: Part, figures: Part, count: number): Sorted {
  const field = Field.of(view);
  const ofSeats = [...seatLists].find((key) => {
    const list = view[key];
    return isParts(list) && list.length === count;
  });
  const hand = [view["hand"], figures["hand"]].find((found) => Array.isArray(found)) ?? null;
  const entries = Object.entries(view).filter(
    ([key]) => key !== ofSeats && key !== "hand" && !field?.lists.has(key),
  );
  return {
    field,
    seats: ofSeats ? (view[ofSeats] as Part[]).map((part) => (field ? placeless(part) : part)) : [],
    hand: hand as Json[] | null,
    facts: entries.filter((entry): entry is Sorted["facts"][number] => isScalar(entry[1])),
    parts: entries.filter(([, value]) => !isScalar(value)),
  };
}

/** A seat without its coordinates, which its figure on the board shows. */
function placeless(part: Part): Part {
  if (!spotOf(part)) return part;
  return Object.fromEntries(Object.entries(part).filter(([key]) => !spotNames.has(key)));
}

/** How many numbers fit on the plate of a seat. */
const most = 4;

/** The fields that the plate of a seat shows as numbers. */
export function numbersOf(part: Part, speaker: Speaker): string[] {
  return Object.entries(part)
    .filter(([key, value]) => typeof value === "number" && speaker.seatIn(key, value) === null)
    .map(([key]) => key)
    .slice(0, most);
}

/** The fields that any seat has, but for those that stand on every plate; `plates` is empty if they are to be repeated. */
export function rowsOf(parts: readonly Part[], plates: readonly string[][]): string[] {
  const keys = new Set(parts.flatMap((part) => Object.keys(part)));
  const [first, ...others] = plates;
  const told = first?.filter((key) => others.every((plate) => plate.includes(key))) ?? [];
  return [...keys].filter((key) => !told.includes(key));
}

/** The named things of each seat, from lists whose things name their seat. */
export function thingsOf(parts: Sorted["parts"], speaker: Speaker, count: number): string[][] {
  const found = Array.from({ length: count }, (): string[] => []);
  for (const [list, value] of parts) {
    if (!isParts(value) || !value.every((part) => isWhole(part["seat"]))) continue;
    for (const part of value) {
      const name = speaker.nameOf(part, list);
      if (name) found[part["seat"] as number]?.push(name.text);
    }
  }
  return found;
}

/** The card itself, where the hand tells more about it. */
export function cardIn(held: Json): Json {
  if (!isPart(held)) return held;
  const named = ["card", "id", "tile", "piece"].find(
    (key) => key in held && isScalar(held[key] ?? 0),
  );
  return named ? (held[named] ?? null) : held;
}
