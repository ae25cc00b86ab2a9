import { describe, expect, it } from "vitest";
import { usualBot } from "../src/lib/bots";
import { loadWords } from "../src/lib/i18n.svelte";

describe("the bot that nobody chose", () => {
  it("plays at the level in the middle", async () => {
    await loadWords("raiders");
    const bots = ["master", "expert", "seasoned", "casual", "novice", "good", "random"];
    expect(usualBot(bots)).toBe("seasoned");
  });

  it("is the best one of a game without levels", () => {
    expect(usualBot(["good", "random"])).toBe("good");
    expect(usualBot([])).toBe(null);
  });
});
