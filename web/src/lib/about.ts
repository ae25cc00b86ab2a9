import type { Around } from "./game";

/** How deep a card may lie inside a view or an event. */
const deepest = 6;

/**
 * The card with this id, as the table shows it now or last told of it: any object of the view or of an
 * event that has the id and a kind. Rooms use it to explain a card that is named in the record.
 */
export function cardOf<C extends { id: string; kind: string }>(
  around: Around,
  id: string,
): C | null {
  return (seek(around.view, id, deepest) ?? seek(around.events.toReversed(), id, deepest + 1)) as C;
}

function seek(within: unknown, id: string, depth: number): object | null {
  if (within === null || typeof within !== "object" || depth === 0) return null;
  if ("id" in within && within.id === id && "kind" in within) return within;
  for (const part of Object.values(within)) {
    const found = seek(part, id, depth - 1);
    if (found) return found;
  }
  return null;
}
