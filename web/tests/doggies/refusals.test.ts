/** What cannot be is refused with its reason, and changes nothing. */
import { describe, expect, it } from "vitest";
import { all, one, scenes, testId, words, type RecordedTable } from "../recorded";
import { choices, choose, everything, log, offered, room } from "./table";

const open = await scenes("doggies");

/** Told again by the server, everything is as it was. */
async function isUnchanged(table: RecordedTable, was: string[]): Promise<void> {
  expect(everything()).toEqual(was);
  table.close();
  await table.open();
  expect(everything()).toEqual(was);
}

describe("a card", () => {
  it("is laid by keys, and says why it cannot lie on a room", async () => {
    const { user } = await open("explored");
    await user.keyboard("1");
    await user.click(room("1,0"));
    expect(words()).toContain("A room lies here already: One coin.");
    expect(testId("place-card").getAttribute("aria-disabled")).toBe("true");
    await user.keyboard("nr");
    expect(testId("place-card").hasAttribute("aria-disabled")).toBe(false);
    testId("place-card").focus();
    await user.keyboard("{Enter}");
    expect(log()).toContain("You lay it");
  });

  it("is laid where it was chosen", async () => {
    const { user } = await open("placing");
    await user.click(testId("next-spot"));
    await user.click(testId("place-card"));
    expect(log()).toContain("You lay it");
  });

  it.each([
    ["1,0", "A hole with a paw of Owl: nothing can be laid here in this round."],
    ["0,-1", "A room lies here already: One coin."],
  ])("cannot be laid on what is there (%s)", async (place, reason) => {
    const table = await open("placing");
    const was = everything();
    await table.user.click(room(place));
    expect(words()).toContain(reason);
    expect(table.played).toEqual([]);
    await isUnchanged(table, was);
  });

  // An answer that the page itself would never give.
  it.each([
    [[1, 0], "A hole with a paw of Owl: nothing can be laid here in this round."],
    [[0, -1], "A room lies here already: One coin."],
    [[-1, 0], "No neighbouring room has an exit to this place."],
    [[2, 1], "Nothing can be built on a disarmed trap."],
    [[5, 5], "The card must touch a room."],
  ])("that the server refuses stays in hand (%s)", async (cell, reason) => {
    const table = await open("placing");
    const was = everything();
    table.refusal = table.reason({ verb: "Place", cell, turn: 0 });
    await table.user.click(testId("next-spot"));
    await table.user.click(testId("place-card"));
    expect(words()).toContain(reason);
    await table.user.keyboard("{Escape}");
    await isUnchanged(table, was);
  });
});

describe("an answer", () => {
  it("to a question that was answered in another window is refused", async () => {
    const table = await open("two-ways");
    await choose(table, "Leave");
    const was = everything();
    table.refusal = { id: "action-stale", args: {} };
    await table.user.click(room("0,-1"));
    await table.user.click(room("0,-1"));
    expect(words()).toContain("That question has passed; look what is asked now.");
    await table.user.keyboard("{Escape}");
    expect(everything()).toEqual(was);
    // What was done there comes in, and can be gone on with.
    await table.others();
    expect(offered()).toEqual(new Set(["Claim", "Skip"]));
  });

  it("with a quest of somebody else is refused", async () => {
    const table = await open("quests");
    expect(log()).toContain("Owl has chosen a quest");
    const was = everything();
    table.refusal = table.reason({ verb: "KeepQuest", quest: "q_cat_eye" });
    await table.user.click(all("[data-quest].lit")[0] as HTMLElement);
    expect(table.played).toEqual([]);
    await table.user.click(one("[data-testid=confirm]"));
    expect(words()).toContain("This quest was not dealt to you");
    await isUnchanged(table, was);
    await table.user.click(one("[data-quest=q_giga_tick].lit"));
    await table.user.click(one("[data-testid=confirm]"));
    expect(choices("Explore")).toHaveLength(1);
  });
});
