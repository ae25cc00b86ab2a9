/** A view taken apart: what belongs to the seats, to the board, to your hand, and what is left. */
import { Field } from "./field";
import { isPart, isParts, isScalar, type Json, type Part } from "./json";

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
  const ofSeats = ["seats", "players"].find((key) => {
    const list = view[key];
    return isParts(list) && list.length === count;
  });
  const hand = [view["hand"], figures["hand"]].find((found) => Array.isArray(found)) ?? null;
  const entries = Object.entries(view).filter(
    ([key]) => key !== ofSeats && key !== "hand" && !field?.lists.has(key),
  );
  return {
    field,
    seats: ofSeats ? (view[ofSeats] as Part[]) : [],
    hand: hand as Json[] | null,
    facts: entries.filter((entry): entry is Sorted["facts"][number] => isScalar(entry[1])),
    parts: entries.filter(([, value]) => !isScalar(value)),
  };
}

/** The card itself, where the hand tells more about it. */
export function cardIn(held: Json): Json {
  if (!isPart(held)) return held;
  const named = ["card", "id", "tile", "piece"].find(
    (key) => key in held && isScalar(held[key] ?? 0),
  );
  return named ? (held[named] ?? null) : held;
}
