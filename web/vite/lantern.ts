/** The house's lantern as PNG, for systems that take no SVG as an app's picture. Drawn here, shape by shape. */
import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];
type Inside = (x: number, y: number) => boolean;

const circle =
  (cx: number, cy: number, r: number): Inside =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= r * r;

function polygon(...corners: readonly (readonly [number, number])[]): Inside {
  return (x, y) => {
    let inside = false;
    corners.forEach(([x1, y1], index) => {
      const [x0, y0] = corners.at(index - 1) ?? [x1, y1];
      if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
    });
    return inside;
  };
}

const gold: Colour = [255, 179, 71];
const rim = circle(32, 13, 7.7);
const hole = circle(32, 13, 4.3);
/** From back to front, on a square of 64 by 64: the same lantern as favicon.svg. */
const shapes: readonly (readonly [Inside, Colour])[] = [
  [circle(32, 38, 24), [79, 51, 19]],
  [(x, y) => rim(x, y) && !hole(x, y) && y < 14, gold],
  [polygon([17, 24], [27, 14], [37, 14], [47, 24]), gold],
  [polygon([16, 24.3], [48, 24.3], [42.4, 53.7], [21.6, 53.7]), gold],
  [polygon([20.1, 27.7], [43.9, 27.7], [39.6, 50.3], [24.4, 50.3]), [43, 27, 14]],
  [polygon([24.4, 39.5], [28, 34], [31, 37.5], [33, 29], [39.6, 39.5]), [255, 140, 26]],
  [circle(32, 42, 7.8), [255, 140, 26]],
  [circle(32, 43, 4.6), [255, 225, 150]],
  [(x, y) => y >= 53 && y <= 57 && x >= 18.5 && x <= 45.5, gold],
];
const night: Colour = [29, 21, 16];

function colourAt(x: number, y: number): Colour {
  return shapes.findLast(([inside]) => inside(x, y))?.[1] ?? night;
}

/** One pixel is the mean of a few points in it, so that edges are smooth. */
const points = [1 / 6, 1 / 2, 5 / 6];

function pixels(size: number, margin: number): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  const unit = 64 / (size * (1 - 2 * margin));
  const shift = size * margin;
  let at = 0;
  for (let row = 0; row < size; row++) {
    rows[at++] = 0;
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0];
      for (const dy of points) {
        for (const dx of points) {
          const colour = colourAt((column + dx - shift) * unit, (row + dy - shift) * unit);
          colour.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part));
        }
      }
      for (const part of sum) rows[at++] = Math.round(part / points.length ** 2);
    }
  }
  return rows;
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** The picture in full; `margin` is kept free on each side, for systems that cut the corners off. */
export function lantern(size: number, margin = 0.1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a channel, red, green and blue.
  head[8] = 8;
  head[9] = 2;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(pixels(size, margin), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
