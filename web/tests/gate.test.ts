/** While something is shown, nobody is asked yet, and the result is not told first. */
import { describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { all, one, scenes, words, type RecordedTable } from "./recorded";

const question = () => words(one("#question"));
const asked = () => one("[data-prompt]").dataset["prompt"];

/** From now on steps take their time. */
function slowly(): void {
  settings.change({ motion: "system", pace: "calm" });
}
/** A tap on the board goes on to the present. */
async function skip({ user }: RecordedTable): Promise<void> {
  await user.click(one("main .board"));
}

describe("the gate", () => {
  it("of Jackal says that a pirate walks, and asks when it has come", async () => {
    const table = await (await scenes("jackal"))("walk");
    slowly();
    await table.user.click(one("[data-spot='4,0,0']"));
    await table.user.click(one("[data-spot='4,0,0']"));
    expect(question()).toBe("A pirate is on the way…");
    expect(asked()).toBe("");
    expect(all(".choices button:not(.skip)")).toEqual([]);
    expect(all(".waits")).toEqual([]);
    await skip(table);
    expect(asked()).not.toBe("");
    expect(question()).not.toContain("on the way");
  });

  it("of Goblins says that a card is played", async () => {
    const table = await (await scenes("goblins"))("ale");
    slowly();
    await table.user.click(one("[data-hand=ale_cross]"));
    await table.user.click(one("[data-spot='1,0']"));
    await table.user.keyboard("f");
    expect(question()).toBe("A card is played…");
    expect(all(".waits")).toEqual([]);
    await skip(table);
    expect(question()).not.toBe("A card is played…");
  });
});
