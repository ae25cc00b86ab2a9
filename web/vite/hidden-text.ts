/**
 * Text for screen readers alone: `--hidden-text: yes` stands for the declarations that take it out of sight. Where it
 * is always so, the class `hidden-text` has it; here or there, under a condition, a style sheet says it itself.
 */
const declarations: readonly (readonly [string, string])[] = [
  ["position", "absolute"],
  ["width", "1px"],
  ["height", "1px"],
  ["overflow", "hidden"],
  ["clip-path", "inset(50%)"],
  ["white-space", "nowrap"],
];

interface Declaration {
  prop: string;
  cloneBefore(change: { prop: string; value: string }): void;
  remove(): void;
}

export const hiddenText = {
  postcssPlugin: "hidden-text",
  Declaration(found: Declaration): void {
    if (found.prop !== "--hidden-text") return;
    for (const [prop, value] of declarations) found.cloneBefore({ prop, value });
    found.remove();
  },
};
