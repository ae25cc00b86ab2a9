/** Outlines of a tunnel card: its arms, the beams at its mouths, cracks and stones that are always the same. */
const arms = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The way from the middle to every open side; `half` is half a card. */
export function armsOf(openings: readonly boolean[], half = 40): string {
  return arms
    .map(([x, y], side) => (openings[side] ? `M0 0L${x * half} ${y * half}` : ""))
    .join("");
}

/** A row of numbers between 0 and 1 that is the same for the same seed. */
function* chance(seed: number): Generator<number, never> {
  let state = seed * 2654435761 + 12345;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

export function cracks(seed: number): string {
  const roll = chance(seed);
  const next = () => roll.next().value;
  let path = "";
  for (let index = 0; index < 5; index += 1) {
    const x = (next() < 0.5 ? -1 : 1) * (22 + next() * 14);
    const y = (next() < 0.5 ? -1 : 1) * (22 + next() * 14);
    path += `M${x.toFixed(0)} ${y.toFixed(0)}l${((next() - 0.5) * 12).toFixed(0)} ${((next() - 0.5) * 12).toFixed(0)}`;
  }
  return path;
}

export interface Stone {
  points: string;
  shade: number;
}

function heap(): Stone[] {
  const roll = chance(5);
  const next = () => roll.next().value;
  return Array.from({ length: 26 }, (_, index) => {
    const x = (((index * 7) % 26) / 26 - 0.5) * 60 + (next() - 0.5) * 5;
    const y = (next() - 0.5) * 36;
    const size = 5 + next() * 7;
    const corners = 5 + Math.floor(next() * 3);
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 6.28 + next() * 0.5;
      const reach = size * (0.75 + next() * 0.4);
      return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle) * 0.85).toFixed(1)}`;
    });
    return { points: points.join(" "), shade: Math.round(85 + next() * 75) };
  });
}

export const rubble: readonly Stone[] = heap();
