/**
 * Every condition under which the page looks otherwise, once, for style sheets and for scripts. A style sheet writes
 * `@media (--phone)`, which the build replaces (vite/media.ts); a script asks `screens` of lib/screens.ts.
 */
export const media = {
  /** A phone held upright, or a window as narrow. */
  phone: "(max-width: 760px)",
  /** A phone whose browser shows its bars, or a small one. */
  "phone-short": "(max-width: 760px) and (max-height: 740px)",
  "phone-tiny": "(max-width: 380px)",
  /** A phone on its side. */
  lying: "(max-height: 520px) and (min-width: 540px)",
  /** A phone, however it is held: there is one place for the question and all that belongs to it. */
  small: "(max-width: 760px), (max-height: 520px) and (min-width: 540px)",
  /** No column beside the board. */
  narrow: "(max-width: 1099px)",
  tablet: "(min-width: 761px) and (max-width: 1099px)",
  wide: "(min-width: 1100px)",
  /** A desktop of little height: a notebook. */
  "desk-low": "(min-width: 1100px) and (max-height: 820px)",
  /** Wide, but not by much. */
  "wide-tight": "(min-width: 1100px) and (max-width: 1320px)",
  "wide-roomy": "(min-width: 1300px)",
  /** The bar at the top has no room for words beside goal and progress. */
  "bar-tight": "(max-width: 1560px)",
  /** Text in one column. */
  column: "(max-width: 600px)",
  columns: "(min-width: 601px)",
  "column-slim": "(max-width: 480px)",
  "form-narrow": "(max-width: 1000px)",
  /** Wide enough for a list of contents beside the text, and a pointer to use it. */
  "beside-text": "(min-width: 1180px) and (pointer: fine)",
  low: "(max-height: 520px)",
  /** Fingers. */
  touch: "(pointer: coarse)",
  mouse: "(pointer: fine)",
  /** A tablet on its side. */
  "touch-wide": "(pointer: coarse) and (min-width: 1100px)",
  "touch-only": "(hover: none) and (pointer: coarse)",
  calm: "(prefers-reduced-motion: reduce)",
  lively: "(prefers-reduced-motion: no-preference)",
  daylight: "(prefers-color-scheme: light)",
} as const;

export type Medium = keyof typeof media;
