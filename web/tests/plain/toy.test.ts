import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { keyHelp } from "../../src/lib/keys.svelte";
import { all, one, scenes, testId, words } from "../recorded";

const open = await scenes("toy");

const button = (name: string): HTMLElement => {
  const found = all("section.prompt button").filter(
    (each) => (each.getAttribute("aria-label") ?? words(each)) === name,
  );
  if (found.length !== 1) throw new Error(`${found.length} buttons "${name}"`);
  return found[0] as HTMLElement;
};
const card = (name: number) => one(`[data-hand="${name}"]`);
const record = () => words(one(".record"));

describe("a game without a room", () => {
  it("is played to its end with buttons and cards, and says what happened in its own words", async () => {
    const table = await open("end");
    expect(words(one("#question"))).toBe("Your turn: seal one of your cards");
    await table.user.click(button("Stake 3"));
    expect(record()).toContain("Vera stakes 3");
    await table.user.click(button("Look at the top card"));
    expect(record()).toContain("On top lies card 11");
    expect(words(testId("plain"))).toContain("Top card of the deck 11");
    await table.others();
    // The first tap takes a card up, the second seals it.
    await table.user.click(card(9));
    expect(card(9).getAttribute("aria-pressed")).toBe("true");
    expect(words(one("section.prompt .note"))).toContain("Seal card 9");
    await table.user.click(card(9));
    expect(record()).toContain("wins the round and 3 points");
    await table.user.click(button("Seal card 2"));
    await table.others();
    expect(table.played.map(({ verb }) => verb)).toEqual(["Stake", "Peek", "Seal", "Seal"]);
    const sheet = one("dialog[open]");
    expect(words(sheet)).toContain("Vera");
    expect(words(sheet)).toContain("Points");
  });

  it("is played by keys alone", async () => {
    const table = await open("end");
    // The buttons have the numbers of their order: two cards, then three stakes.
    await table.user.keyboard("5");
    await table.settled();
    expect(table.played).toEqual([{ verb: "Stake", stake: 3 }]);
    await table.user.keyboard("3");
    await table.settled();
    expect(table.played.at(-1)).toEqual({ verb: "Peek" });
    await table.others();
    card(9).focus();
    await table.user.keyboard("{Enter}");
    expect(card(9).getAttribute("aria-pressed")).toBe("true");
    await table.user.keyboard("{Escape}");
    expect(card(9).getAttribute("aria-pressed")).toBe("false");
    await table.user.keyboard("{Enter}{Enter}");
    await table.settled();
    expect(table.played.at(-1)).toEqual({ verb: "Seal", card: 9 });
    expect(keyHelp.groups[0]?.keys.map(({ keys }) => keys[0])).toContain("1");
  });

  it("says why a verb is not offered any more", async () => {
    const table = await open("end");
    await table.user.click(button("Stake 3"));
    const stake = button("Stake");
    expect(stake.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.focus(stake);
    await table.settled();
    expect(stake.getAttribute("aria-description")).toBe("You have staked 3 already.");
  });

  it("takes back", async () => {
    const table = await open("back");
    await table.user.click(button("Stake 2"));
    expect(words(one("[data-seat='0']"))).toContain("Stake 2");
    await table.user.click(one("section.prompt .back"));
    expect(words(one("[data-seat='0']"))).toContain("Stake 0");
  });

  it("hands the device over to the second player", async () => {
    const table = await open("two-at-one-device");
    const mine = () => one("dialog[aria-labelledby='handover-title'] button");
    await table.user.click(mine());
    expect(all("[data-hand]").map((each) => each.dataset["hand"])).toEqual(["2", "9"]);
    await table.user.click(button("Seal card 9"));
    await table.user.click(mine());
    expect(all("[data-hand]").map((each) => each.dataset["hand"])).toEqual(["5", "6"]);
  });

  it("shows a watcher no hand and asks nothing", async () => {
    const table = await open("watched", 1);
    expect(all("[data-hand], [data-choice]")).toEqual([]);
    await table.others();
    expect(record()).toContain("Vera has sealed a card");
  });
});
