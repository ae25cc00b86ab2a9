/** A view that is led elsewhere goes there before one's eyes. */
import { settings } from "../lib/settings.svelte";
import type { Point } from "./geometry";

/** The corner of what is in sight, how large a unit of the drawing is there, and the surface that it is seen on. */
export interface Sight extends Point {
  pixels: number;
  surface: object;
}

const time = 260;

/** The drawing stands where `now` shows it, and comes there from where it was seen `before`. */
export function glide(drawing: SVGGElement, before: Sight, now: Sight): void {
  if (settings.calm || settings.pace === 0 || before.surface !== now.surface) return;
  const scale = before.pixels / now.pixels;
  const [x, y] = [now.x - scale * before.x, now.y - scale * before.y];
  if (Math.abs(scale - 1) < 0.001 && Math.hypot(x, y) * now.pixels < 1) return;
  // It may still be on its way from elsewhere.
  const old = getComputedStyle(drawing).transform;
  const from = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y}) ${old === "none" ? "" : old}`;
  for (const one of drawing.getAnimations()) one.finish();
  drawing.animate([{ transform: from }, { transform: "none" }], {
    duration: time * settings.pace,
    easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
  });
}
