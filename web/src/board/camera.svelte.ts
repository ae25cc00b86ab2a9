/** Which part of a drawing is in sight, and how near. */
import type { Attachment } from "svelte/attachments";
import { within, type Frame, type Point } from "./geometry";
import { gestures } from "./gestures";
import { glide, type Sight } from "./glide";
import type { Mark } from "./marks";

interface View extends Point {
  zoom: number;
}

const isSame = (one: Frame, other: Frame): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

export class Camera {
  /** How much nearer than the whole. */
  zoom = $state(1);
  /** What is in the middle, from 0 to 1 of the frame. */
  #middle = $state.raw<Point>({ x: 0.5, y: 0.5 });
  #svg: SVGSVGElement | null = null;
  #seen = $state.raw({ width: 0, height: 0 });
  /** Where one looked before a lit place came into sight: one comes back when the light goes. */
  #home: View | null = null;
  /** What the eye has seen last: a hand takes it along, and whatever else leads on lets it glide there. */
  #eye: Sight | null = null;
  #frame: () => Frame;
  #most: () => number;
  #last: Frame | null = null;

  /** `frame` is what is seen when nothing is enlarged, `most` how near one can come. */
  constructor(frame: () => Frame, most: () => number = () => 4) {
    this.#frame = frame;
    this.#most = most;
  }

  /** The part of the frame that fills the surface. */
  box = $derived.by((): Frame => {
    const frame = this.#frame();
    const width = frame.width / this.zoom;
    const height = frame.height / this.zoom;
    return {
      x: frame.x + frame.width * this.#middle.x - width / 2,
      y: frame.y + frame.height * this.#middle.y - height / 2,
      width,
      height,
    };
  });

  /** How many pixels a unit of the drawing has: what must be read at any size asks for it. */
  pixels = $derived(
    Math.min(this.#seen.width / this.box.width, this.#seen.height / this.box.height) || 1,
  );

  /** All that is in sight: the surface may be wider or higher than the box. */
  sight = $derived.by((): Frame => {
    const { x, y, width, height } = this.box;
    const wide = Math.max(width, this.#seen.width / this.pixels);
    const high = Math.max(height, this.#seen.height / this.pixels);
    return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  });

  /** How many pixels a unit has when the whole is seen. */
  fitted = $derived.by(() => {
    const { width, height } = this.#frame();
    return Math.min(this.#seen.width / width, this.#seen.height / height);
  });

  /** The surface in pixels. */
  get size(): { width: number; height: number } {
    return this.#seen;
  }
  get frame(): Frame {
    return this.#frame();
  }
  get isNearest(): boolean {
    return this.zoom >= this.#most();
  }

  /** Belongs to the `svg` on which the drawing is; its first group is the drawing. */
  surface: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
    const size = new ResizeObserver(([entry]) => {
      if (entry) this.#seen = { width: entry.contentRect.width, height: entry.contentRect.height };
    });
    size.observe(svg);
    // Beside the drawing, in the strip of the buttons, a drag moves it too.
    const still = svg.parentElement ? gestures(svg.parentElement, this) : () => undefined;
    this.#eye = null;
    $effect(() => {
      const now = this.#sees();
      const drawing = svg.querySelector("g");
      if (drawing && this.#eye) glide(drawing, this.#eye, now);
      this.#eye = now;
    });
    return () => {
      still();
      size.disconnect();
      this.#svg = null;
    };
  };

  /** A thing on the drawing. */
  find<Thing extends Element = SVGElement>(selector: string): Thing | null {
    return this.#svg?.querySelector<Thing>(selector) ?? null;
  }

  /** The point of the drawing under a point of the page; null if that lies beside the surface, or among its buttons. */
  pointAt(x: number, y: number): Point | null {
    const area = this.#svg?.parentElement?.getBoundingClientRect();
    const own = this.#svg?.getBoundingClientRect();
    if (!area || !own) return null;
    if (x < area.left || x > own.right || y < own.top || y > area.bottom) return null;
    return this.#under({ x, y });
  }

  look(zoom: number, x = this.#middle.x, y = this.#middle.y): void {
    this.#home = null;
    this.#turn({ zoom, x, y });
  }
  whole(): void {
    this.look(1, 0.5, 0.5);
  }
  /** Moves by this many pixels. */
  pan(dx: number, dy: number): void {
    const units = this.#units(this.box);
    const frame = this.#frame();
    const { x, y } = this.#middle;
    this.look(this.zoom, x - (dx * units) / frame.width, y - (dy * units) / frame.height);
    this.#eye = this.#sees();
  }
  /** Comes nearer to the point under the pointer, which stays where it is. */
  approach(zoom: number, at: Point): void {
    const point = this.#under(at);
    if (!point) return this.look(zoom);
    const next = within(zoom, 1, this.#most());
    const keep = this.zoom / next;
    const { box } = this;
    this.#lookAt(next, {
      x: point.x + (box.x + box.width / 2 - point.x) * keep,
      y: point.y + (box.y + box.height / 2 - point.y) * keep,
    });
    this.#eye = this.#sees();
  }
  onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.look(this.zoom * 1.3);
    else if (event.key === "-") this.look(this.zoom / 1.3);
    else if (event.key === "0") this.look(1);
    else return;
    event.preventDefault();
  };

  /** Brings a point to the middle, near enough that a unit of the drawing has at least this many pixels. */
  show(x: number, y: number, pixels: number): void {
    this.reframe();
    this.#lookAt(Math.max(this.zoom, this.#units(this.#frame()) * pixels), { x, y });
  }

  /**
   * Brings a part into sight, as near as it fits, with `least` to `greatest` pixels to a unit of the drawing. Where the
   * part is too large for that, a point of it comes to the middle.
   */
  showPart(part: Frame, least: number, greatest: number, point: Point): void {
    this.reframe();
    const fits = 1 / this.#units(part);
    const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    const near = this.#units(this.#frame()) * within(fits, least, greatest);
    this.#lookAt(near, fits < least ? point : middle);
  }

  /** Brings a point to the middle where it is too small or out of sight, and else leaves everything where it is. */
  attend(x: number, y: number, pixels: number): void {
    this.reframe();
    const { box } = this;
    const needed = this.#units(this.#frame()) * pixels;
    const inside = (at: number, start: number, length: number) =>
      at > start + length * 0.15 && at < start + length * 0.85;
    const seen = this.zoom === 1 || (inside(x, box.x, box.width) && inside(y, box.y, box.height));
    if (this.zoom < within(needed, 1, this.#most()) || !seen) this.show(x, y, pixels);
  }

  /**
   * Brings the first of these parts into sight that fits with at least `least` pixels to a unit of the drawing, or
   * else a point, and as much as fits of the last part, which matters most. Where that is in sight and near enough,
   * everything stays where it is.
   */
  attendParts(parts: readonly Frame[], least: number, greatest: number, point: Point): void {
    this.reframe();
    const vital = parts.at(-1);
    const size = this.#size();
    if (!vital || !size) return;
    const { box } = this;
    const units = this.#units(box);
    const inside = (start: number, length: number, middle: number, seen: number) =>
      start >= middle - (seen * units) / 2 - 1 && start + length <= middle + (seen * units) / 2 + 1;
    const seen =
      inside(vital.x, vital.width, box.x + box.width / 2, size.width) &&
      inside(vital.y, vital.height, box.y + box.height / 2, size.height);
    if (seen && units * least <= 1.001) return;
    const fitting = parts.find((part) => 1 / this.#units(part) >= least);
    if (fitting) return this.showPart(fitting, least, greatest, point);
    // What lies beyond the part is not worth the room.
    const inner = (at: number, start: number, length: number, sight: number) =>
      length <= sight
        ? start + length / 2
        : within(at, start + sight / 2, start + length - sight / 2);
    this.showPart(vital, least, least, {
      x: inner(point.x, vital.x, vital.width, size.width / least),
      y: inner(point.y, vital.y, vital.height, size.height / least),
    });
  }

  /** None of the sight is spent on what lies beyond a part while some of that part is out of it. */
  fill(part: Frame): void {
    const { sight } = this;
    // How far to move when so much of the part is hidden before the sight and so much after it; less than none is spare.
    const shift = (before: number, after: number) =>
      Math.max(0, Math.min(before, -after)) - Math.max(0, Math.min(after, -before));
    const across = shift(sight.x - part.x, part.x + part.width - sight.x - sight.width);
    const along = shift(sight.y - part.y, part.y + part.height - sight.y - sight.height);
    if (across === 0 && along === 0) return;
    const middle = { x: sight.x + sight.width / 2, y: sight.y + sight.height / 2 };
    this.#lookAt(this.zoom, { x: middle.x - across, y: middle.y - along });
  }

  /** Brings these places into sight, from farther away if they would not fit; those in sight stay where they are. */
  reveal(marks: readonly Mark[], stays: boolean): void {
    const left = Math.min(...marks.map((one) => one.x - one.size));
    const right = Math.max(...marks.map((one) => one.x + one.size));
    // The pin stands above its place.
    const top = Math.min(...marks.map((one) => one.y - one.size * 1.9));
    const bottom = Math.max(...marks.map((one) => one.y + one.size));
    const { box } = this;
    const size = this.#size();
    const units = this.#units(box);
    const wide = Math.max(box.width, (size?.width ?? 0) * units) / 2;
    const high = Math.max(box.height, (size?.height ?? 0) * units) / 2;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (left >= x - wide && right <= x + wide && top >= y - high && bottom <= y + high) return;
    const frame = this.#frame();
    const fitting = Math.min(frame.width / (right - left), frame.height / (bottom - top));
    this.#home = stays ? null : (this.#home ?? { zoom: this.zoom, ...this.#middle });
    this.#turn({
      zoom: Math.min(this.zoom, fitting),
      x: ((left + right) / 2 - frame.x) / frame.width,
      y: ((top + bottom) / 2 - frame.y) / frame.height,
    });
  }
  /** Goes back to where one looked before a place was revealed. */
  goHome(): void {
    if (this.#home) this.#turn(this.#home);
    this.#home = null;
  }
  /** One stays where one has been led. */
  stay(): void {
    this.#home = null;
  }

  /**
   * A drawing that grows does not move away under the eyes of somebody who looks at a part of it. Whoever leads the eye
   * on calls it first: the question about a new part may come before the surface has heard of it.
   */
  reframe(now: Frame = this.#frame()): void {
    const before = this.#last;
    this.#last = now;
    if (!before || this.zoom === 1 || isSame(before, now)) return;
    const x = before.x + before.width * this.#middle.x;
    const y = before.y + before.height * this.#middle.y;
    const nearer = this.#units(now) / this.#units(before);
    const home = this.#home && {
      zoom: this.#home.zoom * nearer,
      x: (before.x + before.width * this.#home.x - now.x) / now.width,
      y: (before.y + before.height * this.#home.y - now.y) / now.height,
    };
    this.look(this.zoom * nearer, (x - now.x) / now.width, (y - now.y) / now.height);
    // One still comes back from what was revealed.
    this.#home = home;
  }

  #lookAt(zoom: number, { x, y }: Point): void {
    const frame = this.#frame();
    this.look(zoom, (x - frame.x) / frame.width, (y - frame.y) / frame.height);
  }
  #turn({ zoom, x, y }: View): void {
    this.zoom = within(zoom, 1, this.#most());
    const edge = 0.5 / this.zoom;
    this.#middle = { x: within(x, edge, 1 - edge), y: within(y, edge, 1 - edge) };
  }

  #sees(): Sight {
    const { x, y } = this.sight;
    return { x, y, pixels: this.pixels, surface: this.#seen };
  }
  /** The surface in pixels as it is at this very moment. */
  #size(): { width: number; height: number } | null {
    const size = this.#svg?.getBoundingClientRect();
    return size?.width && size.height ? size : null;
  }
  /** Units of the drawing per pixel when the whole of a part is seen. */
  #units(part: Frame): number {
    const size = this.#size();
    return size ? Math.max(part.width / size.width, part.height / size.height) : 1;
  }
  #under(at: Point): Point | null {
    const matrix = this.#svg?.getScreenCTM();
    return matrix ? new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse()) : null;
  }
}
