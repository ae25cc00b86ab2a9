import { describe, expect, it } from "vitest";
import { one, scenes, testId, words } from "../recorded";

const open = await scenes("raiders");

const card = (name: string) => one(`button[data-card='${name}']`);
const slot = (seat: number) => one(`[data-slot='${seat}']`);
const cardOf = (action: object | null | undefined) =>
  (action as { card?: string } | null | undefined)?.card ?? "";
const question = () => words(one("#question"));

/** It says who won, has a line for everybody's coins, and leads to the record. */
function scoreSheetIsComplete(): void {
  const sheet = one("dialog[open]");
  // One's own place is the title; who won is said below.
  const title = words(sheet.querySelector("h1, h2, h3") as Element);
  expect(title).toMatch(/won|You are|Nobody/);
  expect(words(sheet)).toMatch(/wins|[Vv]ictory/);
  for (const text of [/Vera/, /Oleh/, /[Cc]oins/]) expect(words(sheet)).toMatch(text);
  expect(sheet.querySelector("a[href$='/record']")).not.toBe(null);
}

describe("a card of another seat", () => {
  it("is secret until everybody has chosen", async () => {
    const table = await open("secret");
    await table.others();
    expect(words(one("[data-seat='1']"))).toContain("has chosen");
    expect(slot(1).dataset["card"]).toBe(undefined);
    expect(words(slot(1))).not.toContain("3");
    await table.user.click(card("4"));
    await table.user.click(testId("play-card"));
    expect(words(slot(0))).toContain("You have chosen: Power card 4");
    expect(slot(1).dataset["card"]).toBe(undefined);
    await table.others();
    expect(words(one("[role=log]"))).toContain("Goblin");
  });

  it("is seen by whoever looks into a crystal ball", async () => {
    const table = await open("ball");
    await table.others();
    await table.user.click(card("ball"));
    await table.user.click(testId("play-card"));
    await table.others();
    expect(slot(1).dataset["card"]).toBe("3");
    expect(slot(2).dataset["card"]).toBe("1");
    // Nobody else chooses: there is nothing to reckon with any more, only results to look at.
    expect(words(one(".prompt .head > .facts"))).toContain("All other cards lie open");
    const asked = question();
    await table.user.keyboard("4{Enter}");
    expect(table.played).toMatchObject([{ card: "ball" }, { card: "4" }]);
    expect(question()).not.toBe(asked);
  });
});

describe("with open cards", () => {
  it("the last floor is played by keyboard alone, and ends with the score sheet", async () => {
    const table = await open("tactical");
    const { user, played } = table;
    for (const [number, { by }] of table.moments.slice(1).entries()) {
      const name = cardOf(by?.action);
      if (by?.seat !== 0) {
        await table.others();
        // The third card ends the room; until then all see what was played.
        if (number % 3 < 2) expect(slot(Number(by?.seat)).dataset["card"]).toBe(name);
        continue;
      }
      expect(question()).not.toBe("");
      await user.keyboard(name);
      expect(card(name).getAttribute("aria-pressed")).toBe("true");
      await user.keyboard("{Enter}");
    }
    expect(played.map(cardOf)).toEqual(["5", "4", "3", "2", "1"]);
    scoreSheetIsComplete();
  });

  it("the other one reads the same score sheet", async () => {
    const table = await open("tactical", 1);
    while (table.next) await table.others();
    scoreSheetIsComplete();
    expect(testId("sum").textContent, "the boss stays as it ended").toBe("11");
  });
});

it("the last card is taken up by itself, and ends the game", async () => {
  const table = await open("last-card");
  await table.others();
  await table.others();
  expect(card("2").getAttribute("aria-pressed")).toBe("true");
  expect(table.played).toEqual([]);
  await table.user.click(testId("play-card"));
  scoreSheetIsComplete();
});
