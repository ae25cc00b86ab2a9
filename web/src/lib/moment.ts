/** A moment of a finished game, as a link can name it: `?at=57&eyes=2`, or `#57` for short. */

import { OPEN } from "./wire";

export interface Moment {
  /** The step after which the table stands so; null is the beginning. */
  at: number | null;
  /** A seat, −1 for a watcher, −2 for open eyes; null is what suits the reader. */
  eyes: number | null;
}

/** What a link says; anything that is no number is as if it were not there. */
export function momentOf(search: string, hash: string): Moment {
  const query = new URLSearchParams(search);
  return {
    at: whole(query.get("at") ?? hash.replace(/^#/, ""), 0),
    eyes: whole(query.get("eyes"), OPEN),
  };
}

function whole(text: string | null, least: number): number | null {
  if (text === null || !/^-?\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= least ? value : null;
}

export function replayPath(table: string, moment?: { at: number; eyes: number }): string {
  const path = `/t/${encodeURIComponent(table)}/replay`;
  return moment ? `${path}?at=${moment.at}&eyes=${moment.eyes}` : path;
}
