import { describe, expect, it } from "vitest";
import { all, one, scenes, testId, words, type RecordedTable } from "../recorded";

const open = await scenes("jackal");

/** A position (x,y,tunnel) or an empty cell (x,y) on the map. */
const spot = (key: string) => one(`[data-spot='${key}']`);
const at = (seat: number) => one(`[data-pirate='${seat}']`).dataset["at"];
const deed = (verb: string) => one(`[data-deed='${verb}']`);
const coins = (seat: number) => words(one(`[data-purse='${seat}'] .coins b`));
const log = () => words(one("[role=log]"));
/** The first tap takes a place up, the second goes there. */
async function go({ user }: RecordedTable, key: string): Promise<void> {
  await user.click(spot(key));
  expect(spot(key).getAttribute("aria-pressed")).toBe("true");
  await user.click(spot(key));
}

describe("tiles", () => {
  it("of the map are turned, foreseen and laid", async () => {
    const { user } = await open("map");
    await user.click(spot("1,0"));
    const first = testId("ghost").dataset["turn"];
    expect(words(testId("turn"))).toContain("1/3");
    expect(words(testId("foresight"))).toContain("Tunnels joined: 1");
    await user.click(spot("1,0"));
    expect(testId("ghost").dataset["turn"]).not.toBe(first);
    expect(words(testId("turn"))).toContain("2/3");
    await user.click(testId("lay"));
    expect(spot("1,0,0").getAttribute("aria-label")).toContain("Fork");
  });

  it("are explored and must be laid; a deed that is not offered says why", async () => {
    const { user, played } = await open("explore");
    await user.click(deed("Dive"));
    expect(words()).toContain("You must stand in a tunnel with a secret passage");
    expect(played).toEqual([]);
    await user.keyboard("e");
    const before = all("[data-spot][data-offers]").length;
    await user.keyboard("n{Enter}");
    testId("lay");
    await user.keyboard("{Enter}");
    expect(all("[data-spot][data-offers]").length).toBeGreaterThan(before);
  });

  it("are laid, stepped on and emptied by keyboard", async () => {
    const { user } = await open("hall");
    testId("current");
    spot("3,0,0").focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(spot("4,0"));
    await user.keyboard("{Enter}");
    expect(words(testId("foresight"))).toContain("You can step onto it");
    await user.keyboard("{Enter}o");
    expect(at(0)).toBe("4,0,0");
    await user.keyboard("t");
    expect(coins(0)).toBe("1");
  });

  it("that join the own tunnel are a place to step onto", async () => {
    const table = await open("hall");
    await table.user.click(spot("4,0"));
    await table.user.click(testId("lay"));
    expect(spot("4,0,0").dataset["offers"]).toBe("StepOn");
    await go(table, "4,0,0");
    expect(at(0)).toBe("4,0,0");
  });

  it("that do not fit say why", async () => {
    const { user, played } = await open("hall");
    await user.click(spot("1,1"));
    expect(words()).toContain("At least one tunnel must go on");
    expect(played).toEqual([]);
  });

  it("may be one of five of your own", async () => {
    const { user } = await open("five-tiles");
    expect(all("[data-slot]")).toHaveLength(5);
    await user.click(one("[data-slot='0']"));
    expect(testId("current").getAttribute("aria-label")).toBe("Cavern");
    await user.click(spot("2,0"));
    await user.click(testId("lay"));
    expect(spot("2,0,0").getAttribute("aria-label")).toContain("Cavern");
    expect(all("[data-slot='0']")).toHaveLength(0);
  });
});

it("the goal is that of this table", async () => {
  const { user } = await open("gift");
  await user.click(one("button[aria-label='Both home with 12 coins win']"));
  expect(words(one("dialog[open]"))).toContain("own 12 coins between them");
});

describe("a walk", () => {
  it("shows its way and leads to the coin", async () => {
    const table = await open("walk");
    await table.user.hover(spot("4,0,0"));
    expect(all("[data-testid=way]")[0]?.dataset["steps"]).toBe("3");
    await go(table, "4,0,0");
    expect(at(0)).toBe("4,0,0");
    await table.user.click(deed("TakeCoin"));
    expect(coins(0)).toBe("1");
  });

  it("out of reach says why", async () => {
    const { user, played } = await open("short-walk");
    await user.click(spot("3,0,0"));
    expect(words()).toContain("farther than the die allows");
    expect(played).toEqual([]);
    await user.click(spot("2,0,0"));
    expect(words(testId("go"))).toContain("1 step");
    await user.click(testId("go"));
    expect(at(0)).toBe("2,0,0");
  });

  it("shows where a dive may come up before it is tried", async () => {
    const { user } = await open("dive");
    expect(deed("Dive").title).toContain("Exits: 1");
    expect(words(testId("foresight"))).toContain("Exits for a dive: 1.");
    expect(all("[data-swim]")).toHaveLength(1);
    expect(spot("2,0,0").dataset["offers"]).toBe("");
    await user.click(deed("Dive"));
    expect(all("[data-swim]")).toHaveLength(1);
    expect(spot("2,0,0").dataset["offers"]).toContain("SwimTo");
  });

  it("may lead through a secret passage", async () => {
    const { user } = await open("swim");
    await user.click(spot("2,0,0"));
    // Whoever swims takes no steps, though one might walk there too.
    expect(words(deed("SwimTo"))).toBe("Swim here");
    await user.click(deed("SwimTo"));
    expect(at(0)).toBe("2,0,0");
    expect(log()).toContain("swim through the passage");
    expect(all("[data-swim]"), "the dive is over").toHaveLength(0);
  });

  it("ends in the mud", async () => {
    const table = await open("mud");
    expect(spot("1,0,0").dataset["offers"]).toBe("MoveTo");
    expect(spot("2,0,0").dataset["offers"]).toBe("");
    await go(table, "1,0,0");
    expect(at(0)).toBe("1,0,0");
  });

  it("to the ladder with enough coins wins", async () => {
    const { user } = await open("ladder");
    expect(words(testId("rich"))).toContain("1 step home, about 1 turn");
    expect(words()).toContain("Your coins: 10 of 10");
    expect(words()).not.toContain("to go");
    await user.click(spot("0,0,0"));
    expect(words(testId("go"))).toContain("you win!");
    await user.click(testId("go"));
    const sheet = one("dialog[open]");
    expect(words(sheet)).toContain("first to climb the ladder");
    expect(sheet.querySelector("a[href$='/record']")).not.toBe(null);
  });
});

describe("rivals and allies", () => {
  const thrown = (won: string) => {
    expect(testId("trial").querySelectorAll(".die")).toHaveLength(6);
    expect(words(testId("trial"))).toContain(won);
  };

  it("a wager tells its chance and is thrown three times", async () => {
    const { user } = await open("wager");
    await user.click(deed("Wager"));
    expect(words(testId("foresight"))).toContain("62 %");
    expect(words(testId("foresight"))).toContain("Tokens left afterwards: 2.");
    // The way to gold is of no account: only bats drive somebody.
    const rival = () => words(one(`[data-deed*='"seat":1']`));
    expect(rival()).toContain("coins: 1, to the ladder: 3");
    expect(rival()).not.toContain("gold");
    await user.keyboard("{Escape}");
    await user.click(deed("Prank"));
    expect(rival()).toContain("to the ladder: 3, to gold: 1");
    await user.keyboard("{Escape}");
    await user.click(deed("Wager"));
    await user.click(one(`[data-deed*='"seat":1']`));
    thrown("You win.");
    expect(log()).toContain("You win the trial 3 to 0");
    expect(words(one("[data-purse='0'] .wager b"))).toBe("2");
  });

  it("a wager is seen by the rival too", async () => {
    const table = await open("wager", 1);
    await table.others();
    thrown("Vera wins.");
  });

  it("the loser's coin is put on a hall", async () => {
    const { user } = await open("coin");
    await user.click(spot("4,0,0"));
    expect(words(testId("foresight"))).toMatch(/you: 1/);
    await user.click(deed("DropCoin"));
    expect(coins(1)).toBe("0");
    expect(spot("4,0,0").getAttribute("aria-label")).toContain("a coin");
  });

  it("the winner of a wager runs ahead and takes the coin", async () => {
    const { user } = await open("head-start");
    expect(words(one("#question"))).toContain("Head start");
    await user.click(spot("4,0,0"));
    await user.click(testId("go"));
    expect(at(0)).toBe("4,0,0");
    await user.click(deed("TakeCoin"));
    expect(coins(0)).toBe("2");
  });

  it("bats drive a rival", async () => {
    const table = await open("bats");
    expect(testId("trial").querySelectorAll(".die")).toHaveLength(6);
    await go(table, "1,0,0");
    expect(log()).toContain("Bats drive");
  });

  it("bats that drive a rich rival home make a winner", async () => {
    const { user } = await open("bats-home");
    await user.click(deed("Prank"));
    await user.click(one(`[data-deed*='"seat":1']`));
    await user.click(spot("0,0,0"));
    expect(words(testId("go"))).toContain("Drive here: Owl wins!");
    await user.click(spot("1,0,0"));
    expect(words(testId("go"))).toContain("Drive here 2 steps");
  });

  it("a gift goes to an ally", async () => {
    const { user } = await open("gift");
    await user.click(deed("Give"));
    await user.click(one(`[data-deed*='"coins":1']`));
    expect(log()).toContain("You give Badger coins: 1");
  });
});
