/** A round begins with the role: told once to each seat, before its first deed of the round. */
import { recall, remember } from "../../lib/memory";
import type { View } from "./types";

/** Everybody has had a turn at most, and this seat has not. */
function isEarly(view: View, seat: number): boolean {
  const acted = view.passed.includes(seat) || view.table.some((laid) => laid.seat === seat);
  return view.table.length < view.seats.length && view.discard.length === 0 && !acted;
}

export class RoleNews {
  /** The last round whose role was read. */
  #known = $state(0);
  #seat: number;
  #key: string;

  constructor(table: string, seat: number) {
    this.#seat = seat;
    this.#key = `goblins-role-${table}-${seat}`;
    this.#known = Number(recall(this.#key) ?? 0);
  }
  due(view: View): boolean {
    return this.#seat >= 0 && view.round > this.#known && isEarly(view, this.#seat);
  }
  read(view: View): void {
    this.#known = view.round;
    remember(this.#key, String(view.round));
  }
}
