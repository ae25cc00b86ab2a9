/** While something is shown, nobody is asked yet, and the result is not told first. */
import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { readSeen } from "../src/lib/hints.svelte";
import { recall } from "../src/lib/memory";
import { all, one, scenes, testId, words, type RecordedTable } from "./recorded";

const question = () => words(one("#question"));
const asked = () => one("[data-prompt]").dataset["prompt"];
/** Plates of seats that the table waits for. */
const waited = () => all(".players .waits, .players .waiting, .players .active");

/** From now on no step comes to its end by itself, however long a click takes here. */
function slowly(): void {
  vi.spyOn(settings, "pace", "get").mockReturnValue(1000);
  settings.change({ motion: "system" });
}
/** A tap on the board goes on to the present. */
async function skip({ user }: RecordedTable): Promise<void> {
  await user.click(one("main > .board"));
}

describe("the gate", () => {
  it("of Jackal says who walks, and asks when the pirate has come", async () => {
    const table = await (await scenes("jackal"))("walk");
    slowly();
    await table.user.click(one("[data-spot='4,0,0']"));
    await table.user.click(one("[data-spot='4,0,0']"));
    expect(question()).toBe("You are on the way…");
    expect(asked()).toBe("");
    expect(all(".choices button:not(.skip)")).toEqual([]);
    expect(all(".waits")).toEqual([]);
    expect(waited()).toEqual([]);
    await skip(table);
    expect(asked()).not.toBe("");
    expect(question()).not.toContain("on the way");
    expect(waited()).not.toEqual([]);
  });

  it("of Goblins says that a card is played", async () => {
    const table = await (await scenes("goblins"))("ale");
    slowly();
    await table.user.click(one("[data-hand=ale_cross]"));
    await table.user.click(one("[data-spot='1,0']"));
    await table.user.keyboard("f");
    expect(question()).toBe("You play a card…");
    expect(all(".waits")).toEqual([]);
    await skip(table);
    expect(question()).not.toBe("A card is played…");
  });

  it("of Doggies says what another dog does, and hides nothing of it", async () => {
    const table = await (await scenes("doggies"))("plan-waiting");
    slowly();
    for (const [shown, settled] of [
      ["Owl is on the way…", true],
      ["Owl is on the way…", true],
      ["Owl is on the way…", true],
      ["Owl comes out…", false],
    ]) {
      await table.others();
      expect(question()).toBe(shown);
      expect(asked()).toBe("");
      expect(waited()).toEqual([]);
      await skip(table);
      expect(question()).not.toBe(shown);
      expect(asked() === "").toBe(settled);
      expect(waited()).toHaveLength(1);
    }
  });

  it("of Doggies lets one's own dog go on at once", async () => {
    const table = await (await scenes("doggies"))("cat");
    slowly();
    await table.user.click(one("button[data-choice=Leave]"));
    expect(asked()).not.toBe("");
    expect(waited()).toHaveLength(1);
  });

  it("holds back nothing where motion is reduced", async () => {
    const table = await (await scenes("doggies"))("plan-waiting");
    for (let step = 0; step < 4; step++) {
      await table.others();
      expect(question()).not.toContain("…");
      expect(waited()).toHaveLength(1);
    }
    expect(asked()).not.toBe("");
  });

  it("counts no hint before it was seen", async () => {
    settings.change({ hints: true });
    const table = await (await scenes("jackal"))("walk");
    slowly();
    await table.user.click(one("[data-spot='4,0,0']"));
    await table.user.click(one("[data-spot='4,0,0']"));
    expect(readSeen(recall("hints"))).toEqual({ "hint-jackal-walk": 1 });
    await skip(table);
    expect(readSeen(recall("hints"))).toEqual({ "hint-jackal-walk": 1 });
  });
});

describe("numbers come with the position that they belong to", () => {
  it("Dragon: what may still be lost, and the gems to the next die", async () => {
    const table = await (await scenes("dragon"))("delivery");
    slowly();
    const den = () => words(one(".dragon > .den"));
    const before = den();
    expect(before).toContain("6");
    await table.user.click(one("[data-hex='0']"));
    const carry = all("[data-deed]").find((deed) => words(deed).includes("Carry 1 gem"));
    await table.user.click(carry as HTMLElement);
    expect(question()).toBe("Strongman is at work…");
    expect(den()).toBe(before);
    await skip(table);
    expect(den()).not.toBe(before);
  });

  it("Dragon: the worst that may come, while a Rage goes on", async () => {
    const table = await (await scenes("dragon"))("flight");
    slowly();
    const before = words(testId("slack"));
    expect(before).toContain("22");
    await table.user.click(all("[data-deed=Flee]")[0] as HTMLElement);
    expect(asked()).toBe("");
    expect(words(testId("slack"))).toBe(before);
    await skip(table);
    expect(words(testId("slack"))).toContain("20");
  });

  it("Goblins: the ways to the gates, and the card that is drawn", async () => {
    const table = await (await scenes("goblins"))("laid");
    slowly();
    const ways = () => all("[data-way] dd").map(words);
    const hand = () => all("[data-hand]").map((card) => card.dataset["hand"]);
    const before = hand();
    expect(ways()).toEqual(["10", "8", "10"]);
    await table.user.click(one("[data-hand=passage_tee]"));
    await table.user.click(one("[data-spot='1,0']"));
    await table.user.keyboard("rf");
    expect(question()).toBe("You play a card…");
    expect(one("[data-strip='0']").classList).toContain("acts");
    expect(ways()).toEqual(["10", "8", "10"]);
    expect(hand()).toEqual(before.filter((card) => card !== "passage_tee"));
    expect(waited()).toEqual([]);
    await skip(table);
    expect(ways()).toEqual(["9", "9", "9"]);
    expect(hand()).toHaveLength(before.length);
    expect(waited()).toHaveLength(1);
  });

  it("Raiders: crown, heart and the one who would faint", async () => {
    const table = await (await scenes("raiders"))("last-card");
    await table.others();
    await table.others();
    slowly();
    const marks = () => all(".players .marks").map((seat) => seat.querySelectorAll("svg").length);
    const before = marks();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await fireEvent.click(testId("play-card"));
    expect(marks()).toEqual(before);
    expect(waited()).toEqual([]);
    // Once it lies on the table, it is in the hand no longer.
    const laid = () => one("[data-slot='0']").dataset["card"];
    for (let part = 0; part < 20 && laid() !== "2"; part++)
      await vi.advanceTimersToNextTimerAsync();
    expect(laid()).toBe("2");
    vi.useRealTimers();
    expect(all("button[data-card='2']")).toEqual([]);
    expect(marks()).toEqual(before);
    await skip(table);
    expect(marks()).not.toEqual(before);
  });

  it("Doggies: the coins on the plates", async () => {
    const table = await (await scenes("doggies"))("last-walk");
    for (const message of table.moments.at(-1)?.heard ?? [])
      if (message.t === "state")
        (message.figures as { coins: { total: number }[] }).coins.forEach(
          (one) => (one.total = 77),
        );
    await table.user.click(one("button[data-choice=Leave]"));
    await table.user.click(one("[data-room='1,0']"));
    await table.user.click(one("button[data-choice=Claim].lit"));
    slowly();
    const plates = () => all(".players [data-seat] .figures").map((plate) => words(plate));
    const before = plates();
    await table.user.click(one("[data-exit=E]"));
    await table.user.click(one("dialog[open] .button.go"));
    expect(question()).toBe("The round is over…");
    expect(plates()).toEqual(before);
    await skip(table);
    await table.settled();
    expect(plates()[0]).toContain("77");
  });

  it("Jackal: what is open in the cave", async () => {
    const table = await (await scenes("jackal"))("explore");
    await table.user.keyboard("e");
    const left = () => words(one("section.info .left"));
    slowly();
    const before = left();
    await table.user.keyboard("n{Enter}{Enter}");
    expect(question()).toBe("You lay a tile…");
    expect(left()).toBe(before);
    await skip(table);
    expect(left()).not.toBe(before);
  });
});
