/** Irregular shapes that are the same at every drawing: they grow from the number of the hex. */

export function grains(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const whole = Math.PI * 2;
const round = (value: number) => value.toFixed(1);

/** Scratches on an open floor. */
export function scratches(seed: number): string {
  const grain = grains(seed);
  let path = "";
  for (let index = 0; index < 5; index += 1) {
    const from = grain() * whole;
    const to = from + 0.5 + grain();
    const outer = 20 + grain() * 22;
    const inner = 8 + grain() * 20;
    path += `M${round(outer * Math.cos(from))} ${round(outer * Math.sin(from))}`;
    path += `L${round(inner * Math.cos(to))} ${round(inner * Math.sin(to))}`;
  }
  return path;
}

export interface Stone {
  points: string;
  edge: string;
  tone: number;
}

/** Broken stone that fills a hex. */
export function rubble(seed: number): Stone[] {
  const grain = grains(seed + 100);
  return Array.from({ length: 20 }, (_, index) => {
    const angle = index * 2.4 + grain() * 0.6;
    const reach = Math.sqrt(index / 20) * 35;
    const x = reach * Math.cos(angle);
    const y = reach * Math.sin(angle) * 0.95 - 3;
    const size = 6 + grain() * 8;
    const sides = 5 + Math.floor(grain() * 3);
    const points = Array.from({ length: sides }, (_, side) => {
      const turn = (side / sides) * whole + grain() * 0.5;
      const length = size * (0.75 + grain() * 0.4);
      return `${round(x + length * Math.cos(turn))},${round(y + length * Math.sin(turn) * 0.85)}`;
    });
    return {
      points: points.join(" "),
      edge: `M${points.at(-2)}L${points.at(-1)}L${points[0]}`,
      tone: Math.floor(grain() * 4),
    };
  });
}

/** The torn rim of a hole. */
export function rim(seed: number): string {
  const grain = grains(seed + 200);
  let path = "";
  for (let index = 0; index < 9; index += 1) {
    const angle = (index / 9) * whole + grain() * 0.4;
    path += `M${round(44 * Math.cos(angle))} ${round(42 * Math.sin(angle))}`;
    path += `l${round(-16 * Math.cos(angle + 0.5))} ${round(-16 * Math.sin(angle + 0.3))}`;
  }
  return path;
}
