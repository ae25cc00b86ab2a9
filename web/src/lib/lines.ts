/** What the lines of the record are about: the seats they name, and the places of the board. */
import type { GameRoom, LogLine, Place } from "./game";
import { isSeat } from "./i18n.svelte";
import type { Message, MessageValue } from "./wire";

/** What a line, or a word of it, is about. */
export interface Spots {
  places: readonly Place[];
  seats: readonly number[];
}

export function namedSeats(line: LogLine): number[] {
  return Object.entries(line.say.args ?? {})
    .filter(([key, value]) => isSeat(key, value))
    .flatMap(([, value]) => value as number | number[]);
}

/** The seats that a line names or is marked with. */
export function seatsOf(line: LogLine): number[] {
  const marked = line.seat === undefined ? [] : [line.seat];
  return [...new Set([...marked, ...namedSeats(line)])];
}

/** The places of a line: those it brings, and those that its words name. */
export function placesOf(line: LogLine, room: Pick<GameRoom, "place">): Place[] {
  return [...new Set([...(line.places ?? []), ...named(line.say, room)])];
}

function named({ args = {} }: Message, room: Pick<GameRoom, "place">): Place[] {
  const one = (key: string, value: MessageValue): Place[] => {
    if (Array.isArray(value)) return value.flatMap((each) => one(key, each));
    if (value !== null && typeof value === "object") return named(value, room);
    if (typeof value !== "number" && typeof value !== "string") return [];
    const place = room.place?.(key, value) ?? null;
    return place === null ? [] : [place];
  };
  return Object.entries(args).flatMap(([key, value]) => one(key, value));
}

/**
 * The lines with the places that can be shown now. When a new board is laid, what was told before is about
 * places that are no more; in a replay `now` is the number of the line up to which the board has come.
 */
export function lightable<L extends LogLine>(
  lines: readonly L[],
  room: Pick<GameRoom, "place">,
  now = lines.length - 1,
): (L & Spots)[] {
  let board = 0;
  const boards = lines.map((line) => (board += line.newBoard ? 1 : 0));
  return lines.map((line, index) => ({
    ...line,
    places: boards[index] === (boards[now] ?? 0) ? placesOf(line, room) : [],
    seats: seatsOf(line),
  }));
}

/** The line with which a part of the game begins, for each step in turn; null where none does. */
export function beginnings(steps: readonly (readonly LogLine[])[]): (LogLine | null)[] {
  let part: number | null = null;
  return steps.map((lines) => {
    const first = lines.find(
      (line) => line.newBoard || line.chapter === true || (line.chapter ?? part) !== part,
    );
    for (const line of lines) if (typeof line.chapter === "number") part = line.chapter;
    return first ?? null;
  });
}

/**
 * What everybody may read of these lines: the last of them, so many at most. What goes without saying gives way to
 * what was done.
 */
export function gist<L extends LogLine>(lines: readonly L[], most: number): L[] {
  const told = lines.filter(({ tone }) => tone !== "you" && tone !== "heading");
  let spare = told.length - most;
  return told.filter(({ tone }) => tone !== "quiet" || spare-- <= 0).slice(-most);
}
