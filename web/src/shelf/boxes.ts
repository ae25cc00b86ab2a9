/** The five boxes of the shelf, in their order. What a box offers comes from the server, when it has it. */
export interface BoxFacts {
  slug: string;
  seats: [number, number];
  minutes: number;
  /** The messages of its table are `box-SLUG-title`, `-kind` and `-promise`. */
  hue: string;
  accent: string;
}

function box(slug: string, seats: [number, number], minutes: number): BoxFacts {
  return { slug, seats, minutes, hue: `var(--${slug})`, accent: `var(--${slug}-2)` };
}

export const boxes: readonly BoxFacts[] = [
  box("doggies", [2, 4], 30),
  box("raiders", [3, 5], 30),
  box("jackal", [2, 6], 60),
  box("dragon", [1, 6], 60),
  box("goblins", [3, 8], 45),
];
