/** A round begins with the role: told once to each seat, before its first deed of the round. */
import { recall, remember } from "../../lib/memory";
import type { TableInfo } from "../../lib/wire";
import type { View } from "./types";

/** A round has just begun: everybody has had a turn at most, and this seat has not. */
export function isEarly(view: View, seat: number): boolean {
  const acted = view.passed.includes(seat) || view.table.some((laid) => laid.seat === seat);
  return turnsOf(view) < view.seats.length && !acted;
}
const turnsOf = (view: View): number =>
  view.table.length + view.passed.length + view.discard.length;
const isUntouched = (view: View): boolean => turnsOf(view) === 0;

export class RoleNews {
  /** The last round whose role was read. */
  #known = $state(0);
  #seat: number;
  /** The table began from a given position: who did what before is not known. */
  #given: boolean;
  #key: string;

  constructor(table: TableInfo, seat: number) {
    this.#seat = seat;
    this.#given = table.position;
    this.#key = `goblins-role-${table.id}-${seat}`;
    this.#known = Number(recall(this.#key) ?? 0);
  }
  due(view: View): boolean {
    return (
      this.#seat >= 0 &&
      view.round > this.#known &&
      (this.#given ? isUntouched(view) : isEarly(view, this.#seat))
    );
  }
  read(view: View): void {
    this.#known = view.round;
    remember(this.#key, String(view.round));
  }
}
