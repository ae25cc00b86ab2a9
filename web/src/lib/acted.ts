/** When each seat last acted: at which version. It is remembered over a reload. */
import { SvelteMap } from "svelte/reactivity";
import { forget, recall, remember } from "./memory";

export class LastActs {
  #at = new SvelteMap<number, number>();
  #table: () => string | undefined;

  constructor(table: () => string | undefined) {
    this.#table = table;
  }

  /** Null if it is not known. */
  of(seat: number): number | null {
    const found = this.#at.get(seat) ?? recall(this.#key(seat));
    return found === null ? null : Number(found);
  }
  note(seat: number, version: number | null): void {
    if (version === null) {
      this.#at.delete(seat);
      forget(this.#key(seat));
    } else {
      this.#at.set(seat, version);
      remember(this.#key(seat), String(version));
    }
  }
  #key = (seat: number): string => `acted-${this.#table()}-${seat}`;
}
