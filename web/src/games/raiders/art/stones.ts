/** The stones of an arch: a ring of voussoirs with a key stone, on two pillars of uneven blocks. */
export interface Stone {
  d: string;
  /** Which of the five shades of the wall's stone. */
  tone: number;
}

export interface ArchShape {
  /** Middle of the opening, its half width, and where the ring begins. */
  x: number;
  rx: number;
  ry: number;
  spring: number;
  foot: number;
  thick: number;
  ring: number;
  blocks: number;
}

export const smallArch: ArchShape = {
  x: 80,
  rx: 52,
  ry: 50,
  spring: 92,
  foot: 306,
  thick: 17,
  ring: 9,
  blocks: 6,
};
export const greatArch: ArchShape = {
  x: 250,
  rx: 212,
  ry: 118,
  spring: 142,
  foot: 420,
  thick: 26,
  ring: 15,
  blocks: 7,
};

/** The outline of the opening, to fill it or to clip what is inside. */
export function opening(arch: ArchShape): string {
  const { x, rx, ry, spring, foot } = arch;
  return `M${x - rx} ${foot}V${spring}A${rx} ${ry} 0 0 1 ${x + rx} ${spring}V${foot}Z`;
}

export function stones(arch: ArchShape): Stone[] {
  return [...ring(arch), ...pillar(arch, -1), ...pillar(arch, 1)];
}

function ring({ x, rx, ry, spring, thick, ring: count }: ArchShape): Stone[] {
  const middle = (count - 1) / 2;
  const gap = 0.006 + 0.04 / count;
  return Array.from({ length: count }, (_, index) => {
    const from = Math.PI - (Math.PI * index) / count - gap;
    const to = Math.PI - (Math.PI * (index + 1)) / count + gap;
    const out = thick + (index === middle ? 7 : 0);
    const at = (angle: number, more: number) =>
      `${round(x + (rx + more) * Math.cos(angle))} ${round(spring - (ry + more) * Math.sin(angle))}`;
    return {
      d:
        `M${at(from, 0)}A${rx} ${ry} 0 0 1 ${at(to, 0)}` +
        `L${at(to, out)}A${rx + out} ${ry + out} 0 0 0 ${at(from, out)}Z`,
      tone: toneOf(index, 3),
    };
  });
}

function pillar({ x, rx, spring, foot, thick, blocks }: ArchShape, side: -1 | 1): Stone[] {
  const height = (foot - spring) / blocks;
  return Array.from({ length: blocks }, (_, index) => {
    const width = thick + (index % 2 === 1 ? 7 : 0);
    const left = side < 0 ? x - rx - width : x + rx;
    const top = spring + 0.8 + index * height;
    return {
      d: `M${round(left)} ${round(top)}h${width}v${round(height - 1.6)}h${-width}z`,
      tone: toneOf(index + (side < 0 ? 5 : 11), 7),
    };
  });
}

/** Uneven but the same every time: nothing may flicker when the table is drawn again. */
function toneOf(index: number, salt: number): number {
  return ((index * 7 + salt) * 13) % 5;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
