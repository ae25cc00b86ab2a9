/** What the `describe` of a room is made of: lines of the record. */
import type { LogContext, LogLine, Place, Tone } from "./game";
import type { Message } from "./wire";

export type Args = NonNullable<Message["args"]>;

/** The lines of a game: `line("round", { round })` says `SLUG-log-round`. */
export function linesOf(slug: string) {
  const line = (id: string, args: Args = {}, tone: Tone = "plain"): LogLine => ({
    say: { id: `${slug}-log-${id}`, args },
    tone,
  });
  return {
    line,
    /** What a seat did: it is named in the line, and its mark stands before it. */
    did: (seat: number, id: string, args: Args = {}, tone?: Tone): LogLine =>
      by(seat, line(id, { seat, ...args }, tone)),
    /** What a seat did, with its mark where the line names it; a line that says "you" has it in front. */
    about: (
      context: LogContext,
      seat: number,
      id: string,
      args: Args = {},
      tone?: Tone,
    ): LogLine => {
      const said = line(id, { seat, ...args }, tone);
      return context.isYou(seat) ? by(seat, said) : said;
    },
  };
}

/** The mark of a seat stands before the line. */
export const by = (seat: number, said: LogLine): LogLine => ({ ...said, seat });

/** The line lights up these places of the board. */
export const at = (places: readonly Place[], said: LogLine): LogLine => ({ ...said, places });

/** A part of the game begins with this line; of a part with a number, its first line tells it. */
export const chapter = (said: LogLine, part: true | number = true): LogLine => ({
  ...said,
  chapter: part,
});
/** A new board is laid with this line: places of earlier lines are gone. */
export const newBoard = (said: LogLine): LogLine => ({ ...said, newBoard: true });

/** Good news if one of these seats is the reader's. */
export const wonBy = (seats: readonly number[], context: LogContext): Tone =>
  seats.some((seat) => context.isYou(seat)) ? "good" : "plain";
