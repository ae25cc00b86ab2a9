/** `@media (--phone)` in a style sheet is the condition of that name in src/lib/media.ts. */
import { media } from "../src/lib/media.ts";

const conditions: Readonly<Record<string, string>> = media;

export function spelledOut(params: string): string {
  return params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const found = conditions[name];
    if (!found) throw new Error(`@media (--${name}): src/lib/media.ts has no such name`);
    if (found.includes(",") && params.includes(" and ")) {
      throw new Error(`@media ${params}: --${name} is a choice and cannot be narrowed by "and"`);
    }
    return found;
  });
}

interface AtRule {
  params: string;
}

export const namedMedia = {
  postcssPlugin: "named-media",
  AtRule: {
    media(rule: AtRule): void {
      const params = spelledOut(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};
