/** The boxes of the shelf, in their order. What a box offers comes from the server, when it has it. */
import { hasRoom } from "../lib/game";
import type { GameInfo } from "../lib/wire";

export interface BoxFacts {
  slug: string;
  seats: [number, number];
  minutes: number;
  /** The messages of its table are `box-SLUG-title`, `-kind` and `-promise`. */
  hue: string;
  accent: string;
}

function box(slug: string, seats: [number, number], minutes: number): BoxFacts {
  return {
    slug,
    seats,
    minutes,
    hue: `var(--${slug}, var(--lamp))`,
    accent: `var(--${slug}-2, var(--lamp))`,
  };
}

const first: readonly BoxFacts[] = [
  box("doggies", [2, 4], 30),
  box("raiders", [3, 5], 30),
  box("jackal", [2, 6], 60),
  box("dragon", [1, 6], 60),
  box("goblins", [3, 8], 45),
];

/** The five that the house began with, and after them every further game of the server that has a room here. */
export function shelf(games: readonly GameInfo[] | null): readonly BoxFacts[] {
  const further = (games ?? []).filter(
    ({ slug }) => hasRoom(slug) && !first.some((one) => one.slug === slug),
  );
  return [...first, ...further.map(({ slug, seats, minutes }) => box(slug, seats, minutes))];
}
