/**
 * What this round and one's own walk have brought, as far as this seat knows: its personal quest counts. Nobody tells
 * it (what is told of a walk is for all), so what was had before is remembered. A page that was opened in the middle
 * does not know it.
 */
import { untrack } from "svelte";
import type { Figures, View } from "./types";

interface Had {
  seat: number;
  round: number;
  coins: readonly number[];
}

export class Gains {
  #around: () => { view: View; figures: Figures; seat: number };
  #round = $state.raw<Had | null>(null);
  #walk = $state.raw<Had | null>(null);

  constructor(around: () => { view: View; figures: Figures; seat: number }) {
    this.#around = around;
    $effect.pre(() => {
      const { view, seat } = around();
      const had = { seat, round: view.round, coins: this.now };
      untrack(() => {
        if (view.walk?.seat !== seat) this.#walk = had;
        if (!view.walk && view.seats.every((one) => one.status === "in")) this.#round = had;
      });
    });
  }

  /** What everybody has, as it stands. */
  readonly now = $derived.by(() => this.#around().figures.coins.map((one) => one.total));
  /** What each has gained in this round. */
  readonly round = $derived.by(() => this.#since(this.#round));
  /** What one's own walk has brought; null while there is none. */
  readonly walk = $derived.by(() => {
    const { view, seat } = this.#around();
    return view.walk?.seat === seat ? (this.#since(this.#walk)?.[seat] ?? null) : null;
  });

  #since(had: Had | null): readonly number[] | null {
    const { view, seat } = this.#around();
    if (!had || had.seat !== seat || had.round !== view.round) return null;
    return this.now.map((coins, index) => coins - (had.coins[index] ?? 0));
  }
}
