import { expect, it } from "vitest";
import { hyphenated } from "../src/lib/hyphens";

it("long words may be broken between syllables, short ones may not", () => {
  const shown = (words: string) => hyphenated(words).replaceAll("\u00ad", "-");
  expect(shown("Мастер перевоплощения")).toBe("Мастер пе-ре-вопло-ще-ния");
  expect(shown("Майстер перевтілення")).toBe("Майстер пе-ревті-лення");
  expect(shown("Master of Disguise")).toBe("Master of Disguise");
});
