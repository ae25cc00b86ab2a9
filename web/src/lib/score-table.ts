/** The score sheets of all seats as one table: a row for every line, a column for every player. */
import { hasMessage, say, t, type Namer } from "./i18n.svelte";
import type { Seats } from "./seats";
import type { Message, Outcome, ScoreLine } from "./wire";

export interface Row {
  key: string;
  label: string;
  /** What one of the sheets calls it. */
  called: Message;
  /** By seat; null where a seat has no such line. */
  amounts: (number | null)[];
}
export interface ScoreTable {
  rows: Row[];
  /** The last row is the sum of those above it. */
  summed: boolean;
}

/** All seats, the best first. */
export function byPlace(outcome: Outcome, seats: Seats): number[] {
  const place = (seat: number) => outcome.places[seat] ?? Infinity;
  return seats.all.toSorted((a, b) => place(a) - place(b) || a - b);
}

/** Lines without an amount are remarks, and stand on the sheets of the players alone. */
export function scoreTable(outcome: Outcome, namer?: Namer): ScoreTable {
  const found = new Map<string, { called: Message; amounts: (number | null)[] }>();
  const order: string[] = [];
  outcome.scores.forEach((lines, seat) => {
    const met = new Map<string, number>();
    const keys: string[] = [];
    for (const { label, amount } of lines as ScoreLine[]) {
      if (amount === null || amount === undefined) continue;
      // A sheet may have several lines of one kind, in the same order on every sheet.
      const count = met.get(label.id) ?? 0;
      met.set(label.id, count + 1);
      const key = `${label.id} ${count}`;
      const row = found.get(key) ?? {
        called: label as Message,
        amounts: outcome.scores.map(() => null),
      };
      row.amounts[seat] = amount;
      found.set(key, row);
      keys.push(key);
    }
    merge(order, keys);
  });
  const rows = order.flatMap((key) => {
    const row = found.get(key);
    return row ? [{ key, label: rowLabel(row.called, namer), ...row }] : [];
  });
  return { rows, summed: isSummed(rows) };
}

/** A line that only some sheets have stands where it stands on theirs: a total stays below it. */
function merge(order: string[], keys: readonly string[]): void {
  let at = order.length;
  for (const key of keys.toReversed()) {
    const place = order.indexOf(key);
    if (place >= 0) at = place;
    else order.splice(at, 0, key);
  }
}

/** What is the same for all; where sheets say it each in their own way, the message with `-row` does. */
function rowLabel(called: Message, namer?: Namer): string {
  const common = `${called.id}-row`;
  return say(hasMessage(common) ? { ...called, id: common } : called, namer);
}

function isSummed(rows: readonly Row[]): boolean {
  const total = rows.at(-1);
  const parts = rows.slice(0, -1);
  return (
    total !== undefined &&
    parts.length > 1 &&
    total.amounts.every(
      (sum, seat) => sum === parts.reduce((so, { amounts }) => so + (amounts[seat] ?? 0), 0),
    )
  );
}

/**
 * In a sentence, the row in which the winner was farthest ahead of second place; null if no row says so. A label is
 * no part of a sentence: the message with `-decided` says it whole. Where the rows are no sum, the last one does if it
 * has such a message.
 */
export function decided(
  outcome: Outcome,
  { rows, summed }: ScoreTable,
  namer?: Namer,
): string | null {
  const [winner] = outcome.winners;
  const second = outcome.places.indexOf(2);
  if (winner === undefined || outcome.winners.length > 1 || second < 0) return null;
  const telling = summed
    ? rows.slice(0, -1)
    : rows.slice(-1).filter(({ called }) => hasMessage(`${called.id}-decided`));
  const ahead = telling.map(({ label, called, amounts }) => ({
    label,
    called,
    more: (amounts[winner] ?? 0) - (amounts[second] ?? 0),
  }));
  const [best] = ahead.toSorted((a, b) => b.more - a.more);
  if (!best || best.more <= 0) return null;
  const { label, called, more } = best;
  const own = `${called.id}-decided`;
  return hasMessage(own)
    ? say({ id: own, args: { ...called.args, more } }, namer)
    : t("end-decided", { line: label, more });
}
