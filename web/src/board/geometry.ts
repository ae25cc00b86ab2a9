/** Points and parts of a drawing, in units of that drawing; y grows to the south, as on the screen. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the plane. */
export interface Frame extends Point {
  width: number;
  height: number;
}

export const within = (value: number, least: number, greatest: number): number =>
  Math.min(greatest, Math.max(least, value));

/** The frame that holds all these points, with a margin around them. */
export function around(points: readonly Point[], margin: number): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + margin - x,
    height: Math.max(...ys) + margin - y,
  };
}

/** The frame that holds both. */
export function both(one: Frame, other: Frame): Frame {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** The middle of a pointy-top hex of this size, from its axial coordinates. */
export function hexCentre(q: number, r: number, size: number): Point {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** The corners of a pointy-top hex of this size, for a polygon. */
export function hexCorners(size: number, at: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return `${(at.x + size * Math.cos(angle)).toFixed(1)},${(at.y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export const isArrow = (key: string): boolean => key in arrows;

/** What lies farther aside than this, measured by the way ahead, is not really in the direction of the arrow. */
const cone = 1.8;

/**
 * The next of these places in the direction of an arrow key: near, and straight ahead rather than aside. What lies
 * mostly aside is taken only where nothing else lies that way, so that every place can be reached.
 */
export function towards<Spot extends Point>(
  spots: readonly Spot[],
  from: Point,
  key: string,
): Spot | null {
  const direction = arrows[key];
  if (!direction) return null;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 1) continue;
    const effort = ahead + aside * 1.5 + (aside > ahead * cone ? 1e6 : 0);
    if (effort < least) {
      least = effort;
      best = spot;
    }
  }
  return best;
}

/** Where at the edge of what is in sight one points at something outside it, and in which direction; null if it is inside. */
export function edgeTowards(
  sight: Frame,
  to: Point,
  margin: number,
): (Point & { angle: number }) | null {
  const middle = { x: sight.x + sight.width / 2, y: sight.y + sight.height / 2 };
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  if (Math.abs(dx) <= sight.width / 2 && Math.abs(dy) <= sight.height / 2) return null;
  const wide = Math.max(0, sight.width / 2 - margin);
  const high = Math.max(0, sight.height / 2 - margin);
  const part = Math.min(dx === 0 ? 1 : wide / Math.abs(dx), dy === 0 ? 1 : high / Math.abs(dy));
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { x: middle.x + dx * part, y: middle.y + dy * part, angle };
}

/** Of the points outside what is in sight the nearest to its middle, in each of eight directions. */
export function beyond<Spot extends Point>(spots: readonly Spot[], sight: Frame): Spot[] {
  const found = new Map<number, { spot: Spot; far: number }>();
  for (const spot of spots) {
    const dx = spot.x - sight.x - sight.width / 2;
    const dy = spot.y - sight.y - sight.height / 2;
    if (Math.abs(dx) <= sight.width / 2 && Math.abs(dy) <= sight.height / 2) continue;
    const direction = (Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8;
    const far = Math.hypot(dx, dy);
    if (far < (found.get(direction)?.far ?? Infinity)) found.set(direction, { spot, far });
  }
  return [...found.values()].map(({ spot }) => spot);
}

/** How far a pointer turns aside, seen from the middle: farther on it would stand where nobody looks for it. */
const aside = Math.PI / 3;

/**
 * The same points, apart from each other by `gap` and clear of places that must stay free: one that lies nearer than
 * `reach` to any of them gives way along the edge at which it stands; where nothing is free there it stays away.
 */
export function clearOf<Spot extends Point>(
  spots: readonly Spot[],
  places: readonly Point[],
  sight: Frame,
  { reach, gap }: { reach: number; gap: number },
): Spot[] {
  const kept: Spot[] = [];
  const near = (one: Point, at: Point, distance: number) =>
    Math.abs(one.x - at.x) < distance && Math.abs(one.y - at.y) < distance;
  for (const spot of spots) {
    const free = rim(sight, spot, gap / 2).find(
      (at) =>
        !places.some((one) => near(one, at, reach)) && !kept.some((one) => near(one, at, gap)),
    );
    if (free) kept.push({ ...spot, ...free });
  }
  return kept;
}

/** Points in steps along the edge of what is in sight, as far from it as this one and the nearest first. */
function rim(sight: Frame, spot: Point, step: number): Point[] {
  const [right, bottom] = [sight.x + sight.width, sight.y + sight.height];
  const inset = Math.min(spot.x - sight.x, right - spot.x, spot.y - sight.y, bottom - spot.y);
  const steps = (from: number, least: number, greatest: number) =>
    Array.from({ length: 2 * Math.ceil((greatest - least) / step) + 1 }, (_, index) => {
      const way = Math.ceil(index / 2) * step;
      return from + (index % 2 ? -way : way);
    }).filter((at) => at >= least && at <= greatest);
  const [left, top] = [sight.x + inset, sight.y + inset];
  const [wide, high] = [right - inset, bottom - inset];
  const middle = { x: sight.x + sight.width / 2, y: sight.y + sight.height / 2 };
  const direction = (at: Point) => Math.atan2(at.y - middle.y, at.x - middle.x);
  const turn = (at: Point) => Math.abs(Math.sin((direction(at) - direction(spot)) / 2));
  const far = (at: Point) => Math.abs(at.x - spot.x) + Math.abs(at.y - spot.y);
  return [
    ...[left, wide].flatMap((x) => steps(spot.y, top, high).map((y) => ({ x, y }))),
    ...[top, high].flatMap((y) => steps(spot.x, left, wide).map((x) => ({ x, y }))),
  ]
    .filter((at) => turn(at) <= Math.sin(aside / 2))
    .sort((a, b) => far(a) - far(b));
}
