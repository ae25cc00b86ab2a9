/** The boxes of the shelf, in their order. What a box offers comes from the server. */
import type { GameInfo } from "../lib/wire";

export interface BoxFacts {
  slug: string;
  /** The messages of its table are `box-SLUG-title`, `-kind` and `-promise`. */
  hue: string;
  accent: string;
}

const first = ["doggies", "raiders", "jackal", "dragon", "goblins"];

/** The five that the house began with, and after them every further game of the server. */
export function shelf(games: readonly GameInfo[] | null): readonly BoxFacts[] {
  const further = (games ?? []).map(({ slug }) => slug).filter((slug) => !first.includes(slug));
  return [...first, ...further].map((slug) => ({
    slug,
    hue: `var(--${slug}, var(--lamp))`,
    accent: `var(--${slug}-2, var(--lamp))`,
  }));
}
