import { describe, expect, it } from "vitest";
import { findIn, occurrences, plain } from "../src/lib/find";

describe("finding words", () => {
  it("takes capitals, ё and apostrophes as alike, letter for letter", () => {
    expect(plain("ЁЖ п’ять\u00a0İ")).toHaveLength("ЁЖ п’ять\u00a0İ".length);
    expect(occurrences("Ёж и ещё ёж", "еж")).toEqual([0, 9]);
    expect(occurrences("Їх п’ять", "П'ЯТЬ")).toEqual([3]);
  });

  it("finds nothing for nothing, and each place once", () => {
    expect(occurrences("aaaa", " ")).toEqual([]);
    expect(occurrences("aaaa", "aa")).toEqual([0, 2]);
  });

  it("reads across marks inside a paragraph, not across paragraphs, pictures or the contents", () => {
    const page = document.createElement("article");
    page.innerHTML = `<nav><a>gold</a></nav><p>take <b>go</b>ld now</p><p>g</p><p>old gold</p>
      <svg><text>gold</text></svg><p>no <span class="hidden-text">gold</span></p>`;
    const found = findIn(page, " Gold ");
    expect(found.map(String)).toEqual(["gold", "gold"]);
    expect(found[0]?.startContainer.parentElement?.tagName).toBe("B");
  });
});
