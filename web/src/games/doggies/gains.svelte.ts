/**
 * What this round and one's own walk have brought, as far as this seat knows: its personal quest counts. Nobody tells
 * it (what is told of a walk is for all), so what was had before is remembered, by round: a take-back and a replay go
 * back to it. A page that was opened in the middle does not know it.
 */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Figures, View } from "./types";

/** What everybody had, by the seat that looks and the round. */
type Had = SvelteMap<string, readonly number[]>;

export class Gains {
  #around: () => { view: View; figures: Figures; seat: number };
  #rounds: Had = new SvelteMap();
  #walks: Had = new SvelteMap();

  constructor(around: () => { view: View; figures: Figures; seat: number }) {
    this.#around = around;
    $effect.pre(() => {
      const { view, seat } = around();
      const { now } = this;
      const key = this.#key;
      untrack(() => {
        // Whoever is home has the coins of the walk already.
        const before = view.walk?.seat !== seat && view.seats[seat]?.status === "in";
        if (before) this.#walks.set(key, now);
        if (!view.walk && view.seats.every((one) => one.status === "in"))
          this.#rounds.set(key, now);
      });
    });
  }

  /** What everybody has, as it stands. */
  readonly now = $derived.by(() => this.#around().figures.coins.map((one) => one.total));
  /** What each has gained in this round. */
  readonly round = $derived.by(() => this.#since(this.#rounds));
  /** What one's own walk has brought; null while there is none. */
  readonly walk = $derived.by(() => {
    const { view, seat } = this.#around();
    return view.walk?.seat === seat ? (this.#since(this.#walks)?.[seat] ?? null) : null;
  });

  get #key(): string {
    const { view, seat } = this.#around();
    return `${seat} ${view.round}`;
  }

  #since(found: Had): readonly number[] | null {
    const had = found.get(this.#key);
    return had ? this.now.map((coins, index) => coins - (had[index] ?? 0)) : null;
  }
}
