/**
 * Sizes of type are written in px, as they were designed. The build lets them follow the reader's
 * wish: `13px` in `font` and `font-size` becomes `calc(13px * var(--type))`. Drawings keep theirs,
 * because `svg` sets the factor back to one (styles/base.css).
 */
const pixels = /(?<![\w.-])(\d*\.?\d+)px/g;

export function scaled(value: string): string {
  return value.replace(pixels, "calc($1px * var(--type))");
}

interface Declaration {
  prop: string;
  value: string;
}

export const typeSize = {
  postcssPlugin: "type-size",
  Declaration(found: Declaration): void {
    if (found.prop !== "font" && found.prop !== "font-size") return;
    if (found.value.includes("var(--type)")) return;
    const value = scaled(found.value);
    if (value !== found.value) found.value = value;
  },
};
