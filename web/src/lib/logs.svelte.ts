/** What each seat at this page has been told, and what of it is in sight. */
import type { StateMessage } from "./wire";

/** How far back the curtain tells what happened. */
const recently = 40;

export interface LogEntry {
  version: number;
  event: unknown;
}

/** Two seats count their versions each for themselves; what they were told is compared by its words. */
const written = ({ event }: LogEntry): string => JSON.stringify(event);

export class Logs {
  /** That of the seat in sight. */
  shown = $state.raw<LogEntry[]>([]);
  #seat: () => number;
  #of = new Map<number, LogEntry[]>();

  constructor(seat: () => number) {
    this.#seat = seat;
  }

  /** Another seat is in sight. */
  turn(): void {
    this.shown = this.of(this.#seat());
  }
  of(seat: number): LogEntry[] {
    return this.#of.get(seat) ?? [];
  }
  keep(seat: number, entries: LogEntry[]): void {
    this.#of.set(seat, entries);
    if (seat === this.#seat()) this.shown = entries;
  }

  add({ seat, version, events, undone }: StateMessage): void {
    if (undone !== null) {
      const had = this.of(seat);
      this.keep(
        seat,
        had.filter((entry) => entry.version < undone),
      );
    }
    if (events.length === 0) return;
    const fresh = events.map((event) => ({ version, event }));
    this.keep(seat, [...this.of(seat), ...fresh]);
  }

  /** What was missed is put where it belongs. */
  merge(seat: number, found: readonly (readonly [number, unknown])[]): void {
    const versions = new Set(found.map(([version]) => version));
    const old = found.map(([version, event]) => ({ version, event }));
    const merged = [...old, ...this.of(seat).filter((entry) => !versions.has(entry.version))];
    this.keep(
      seat,
      merged.sort((a, b) => a.version - b.version),
    );
  }

  /** What a seat was told lately, after this version, as far as all of the others were told the same. */
  common(seat: number, others: readonly number[], after: number | null): LogEntry[] {
    const told = others.map((one) => new Set(this.of(one).slice(-recently).map(written)));
    return this.of(seat)
      .slice(-recently)
      .filter((entry) => after === null || entry.version > after)
      .filter((entry) => told.every((one) => one.has(written(entry))));
  }
}
