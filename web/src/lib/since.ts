/** What was done to you since your last turn: the lines of the record that name your seat. */
import type { GameRoom, LogContext, LogLine } from "./game";
import { lightable, namedSeats, type Spots } from "./lines";
import type { LogEntry } from "./logs.svelte";
import { WATCHER } from "./wire";

/**
 * Whether a line tells something about this seat. Headings say how far the game is, not what was done;
 * and a quiet line about nobody else is the seat's own routine.
 */
export function concerns(line: LogLine, seat: number): boolean {
  if (line.tone === "heading") return false;
  const named = namedSeats(line);
  if (line.tone === "quiet" && named.every((one) => one === seat)) return false;
  return line.seat === seat || named.includes(seat);
}

/** The lines told after this version that concern the reader's seat, oldest first. */
export function since(
  entries: readonly LogEntry[],
  version: number | null,
  context: LogContext,
  room: Pick<GameRoom, "describe" | "place">,
): (LogLine & Spots)[] {
  if (version === null || context.seat === WATCHER) return [];
  const told = entries
    .filter((entry) => entry.version > version)
    .flatMap((entry) => room.describe(entry.event, context));
  return lightable(told, room).filter((line) => concerns(line, context.seat));
}
