import { describe, expect, it } from "vitest";
import { one, scenes, words } from "../recorded";

const open = await scenes("goblins");

describe("a card that is laid", () => {
  it("is turned by another tap, and the ways are foreseen", async () => {
    const { user, played } = await open("laid");
    await user.click(one("[data-hand=passage_tee]"));
    const spot = one("[data-spot='1,0']");
    await user.click(spot);
    expect(words(one("[data-way=middle]"))).toContain("8 → 7");
    const first = spot.dataset["turn"];
    await user.click(spot);
    expect(spot.dataset["turn"]).not.toBe(first);
    expect(played).toEqual([]);
  });
});
