/** The score sheets of all seats as one table: a row for every line, a column for every player. */
import { hasMessage, say, type Namer } from "./i18n.svelte";
import type { Seats } from "./seats";
import type { Message, Outcome, ScoreLine } from "./wire";

export interface Row {
  key: string;
  label: string;
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
  const found = new Map<string, { labels: Message[]; amounts: (number | null)[] }>();
  outcome.scores.forEach((lines, seat) => {
    const met = new Map<string, number>();
    for (const { label, amount } of lines as ScoreLine[]) {
      if (amount === null || amount === undefined) continue;
      // A sheet may have several lines of one kind, in the same order on every sheet.
      const count = met.get(label.id) ?? 0;
      met.set(label.id, count + 1);
      const key = `${label.id} ${count}`;
      const row = found.get(key) ?? { labels: [], amounts: outcome.scores.map(() => null) };
      row.labels.push(label as Message);
      row.amounts[seat] = amount;
      found.set(key, row);
    }
  });
  const rows = [...found].map(([key, { labels, amounts }]) => ({
    key,
    label: rowLabel(labels, namer),
    amounts,
  }));
  return { rows, summed: isSummed(rows) };
}

/** What is the same for all; where sheets say it each in their own way, the message with `-row` does. */
function rowLabel(labels: readonly Message[], namer?: Namer): string {
  const [first] = labels;
  if (!first) return "";
  const common = `${first.id}-row`;
  return say(hasMessage(common) ? { ...first, id: common } : first, namer);
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

/** The row in which the winner was farthest ahead of second place; null if no row says so. */
export function decisive(
  outcome: Outcome,
  { rows, summed }: ScoreTable,
): { label: string; more: number } | null {
  const [winner] = outcome.winners;
  const second = outcome.places.indexOf(2);
  if (!summed || winner === undefined || outcome.winners.length > 1 || second < 0) return null;
  const ahead = rows.slice(0, -1).map(({ label, amounts }) => ({
    label,
    more: (amounts[winner] ?? 0) - (amounts[second] ?? 0),
  }));
  const [best] = ahead.toSorted((a, b) => b.more - a.more);
  return best && best.more > 0 ? best : null;
}

/** With a proper minus sign. */
export const written = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
