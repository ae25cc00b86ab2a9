/** How a room tells its drawing which places are lit, and where they are. */
import type { Place } from "../lib/game";
import type { Light } from "../lib/light.svelte";

/** A lit place on a drawing. */
export interface Mark {
  place: Place;
  /** Its middle, in units of the drawing. */
  x: number;
  y: number;
  /** Its outline around the middle, as the `d` of a path. */
  outline: string;
  /** How far it reaches from the middle. */
  size: number;
}

export interface Lit {
  marks: readonly Mark[];
  /** A way from one place to another, as the `d` of a path. */
  way: string;
  /** It was asked for: the drawing stays where it was moved to. */
  stays: boolean;
}

/**
 * What is lit, drawn as the room says; a place that the board does not have (yet) has no mark. Where the places
 * are a way, its end is marked and a line leads there.
 */
export function litOf(
  light: Light,
  mark: (place: Place) => Mark | null,
  way: (places: readonly Place[]) => string = () => "",
): Lit {
  const { places } = light.now;
  const line = places.length > 1 ? way(places) : "";
  const marked = line ? places.slice(-1) : places;
  return {
    marks: marked.map(mark).filter((one) => one !== null),
    way: line,
    stays: light.stays,
  };
}

/** The outline of a square place. */
export function square(size: number, round = size / 6): string {
  const [a, r] = [size - round, round];
  return `M${-a} ${-size}H${a}q${r} 0 ${r} ${r}V${a}q0 ${r} ${-r} ${r}H${-a}q${-r} 0 ${-r} ${-r}V${-a}q0 ${-r} ${r} ${-r}Z`;
}
