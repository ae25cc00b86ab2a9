import { screen, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../src/lib/i18n.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { all, one, scenes, testId, words } from "../recorded";
import { last } from "../wire";
import { ap, deed, gnome, go, label, place, question, strip, tile, wrath } from "./table";

const open = await scenes("dragon");

describe("a gnome", () => {
  it("walks, gives, lights and clears", async () => {
    const table = await open("walk");
    const { user, played } = table;
    expect(ap()).toBe("4");
    await user.click(tile("GiveAP"));
    await user.click(deed("Engineer"));
    expect(strip("engineer")).toContain("+1 AP");
    await go(table, "StepWithTorch", 2);
    expect(wrath()).toContain("Claw Marks");
    expect(label(2)).toContain("1 search cube");
    expect(ap()).toBe("2");
    // Without a tile: the first tap takes the place up, the second acts.
    await user.click(place(1));
    expect(place(1).getAttribute("aria-pressed")).toBe("true");
    expect(played).toHaveLength(2);
    await user.click(place(1));
    expect(gnome("guild_head")).toBe("1");
    await user.click(tile("MakeTorch"));
    expect(label(1)).toContain("lit by 2 torches");
    // All is spent: the Engineer is next, with the gift.
    expect(strip("engineer")).toContain("acts");
    await go(table, "Step", 1);
    await go(table, "Clear", 7);
    expect(label(7)).toContain("Hex 7: open, dark");
  });

  it("searches where it is sure to find, and makes noise that the die may answer", async () => {
    const table = await open("search");
    const { user } = table;
    expect(words(tile("Search"))).toContain("100");
    await user.click(tile("Search"));
    expect(label(1)).toContain("1 gem, nothing left to find");
    expect(testId("roll").dataset["result"]).toBe("gem");
    await user.click(tile("Attract"));
    expect(words(one("[data-prompt]"))).toContain("1 time in 3 Rage II");
    await user.click(place(24));
    expect(label(24)).toContain("1 search cube");
    expect(all("[data-testid=roll]")).toHaveLength(0);
    expect(wrath()).toContain("Dragon die");
  });

  it.each([
    ["calm", 4420],
    ["normal", 2600],
    ["quick", 1300],
    ["at-once", 0],
  ] as const)("its roll is seen for as long as the pace says (%s)", async (pace, long) => {
    await open("search");
    settings.change({ motion: "system", pace });
    vi.useFakeTimers();
    tile("Search").click();
    await vi.advanceTimersByTimeAsync(0);
    const seen = () => testId("roll").classList.contains("seen");
    if (long > 0) {
      await vi.advanceTimersByTimeAsync(long - 1);
      expect(seen()).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(seen()).toBe(true);
    await vi.runAllTimersAsync();
  });

  it("finds a gem, and that is a moment of its own", async () => {
    await open("search");
    settings.change({ motion: "system", pace: "normal" });
    vi.useFakeTimers();
    const found = () => words(one("main")).includes("A gem!");
    tile("Search").click();
    await vi.advanceTimersByTimeAsync(899);
    expect(found()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(found()).toBe(true);
    await vi.runAllTimersAsync();
    expect(found()).toBe(false);
  });

  it("chooses what a cave card does", async () => {
    const table = await open("cave-cards");
    const { user } = table;
    await go(table, "Step", 7);
    expect(question()).toContain("Loose stones");
    // What a search would bring is no matter of this question.
    expect(words(one("[data-prompt]"))).not.toContain("Search here");
    await user.click(place(20));
    await user.click(deed("Free this hex"));
    expect(label(20)).toContain("Hex 20: open");
    await go(table, "Step", 8);
    expect(question()).toContain("roof cracks");
    await user.click(deed("Hex 9"));
    expect(label(9)).toContain("Hex 9: rubble");
    await go(table, "Step", 2);
    expect(question()).toContain("secret passage");
    deed("Stay here");
    await user.click(place(0));
    await user.click(deed("Slip here"));
    expect(gnome("torchbearer")).toBe("0");
  });

  it("takes a torch from elsewhere where the supply is empty, by keyboard", async () => {
    const { user, played } = await open("no-torches-left");
    await user.keyboard("w");
    expect(tile("Step").getAttribute("aria-pressed")).toBe("true");
    place(0).focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(place(1));
    await user.keyboard("{ArrowRight}{Enter}");
    expect(question()).toContain("take a torch from");
    await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(place(4));
    await user.keyboard("{ArrowLeft}{Enter}{Enter}");
    expect(played).toHaveLength(2);
    expect(label(13)).toContain("lit by 4 torches");
    expect(label(7)).toContain("lit by 1 torch");
    // The last point: a torch made from another's.
    await user.keyboard("m");
    place(3).focus();
    await user.keyboard("{Enter}");
    expect(label(3)).toContain("lit by 3 torches");
  });

  it("gives the focus back to where something was taken up, when that is put down by key", async () => {
    const { user } = await open("walk");
    tile("Step").focus();
    await user.keyboard("{Enter}");
    screen.getByRole("button", { name: "Cancel" }).focus();
    await user.keyboard("{Enter}");
    expect(tile("Step").getAttribute("aria-pressed")).toBe("false");
    await waitFor(() => expect(document.activeElement).toBe(tile("Step")));
    place(2).focus();
    await user.keyboard("{Enter}");
    one("[data-deed]").focus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(place(2)));
  });

  it("is told why it may not do something, and nothing changes", async () => {
    const table = await open("one-point-left");
    const { user, played } = table;
    await user.click(tile("Step"));
    await user.click(place(2));
    expect(words(testId("reason"))).toContain("Hex 2 is dark");
    expect(tile("Carry").getAttribute("aria-disabled")).toBe("true");
    await user.click(tile("Carry"));
    expect(words()).toContain("That costs 2 action points; you have 1.");
    await user.click(tile("Step"));
    expect(words()).not.toContain("That costs 2 action points; you have 1.");
    await user.click(tile("Carry"));
    // One refusal at a time: the next one is told by the close look.
    await user.click(place(24));
    expect(words()).not.toContain("That costs 2 action points; you have 1.");
    await user.keyboard("{Escape}");
    await user.click(place(24));
    expect(words(testId("look"))).toContain("its card is in the deck");
    expect(words(testId("reason"))).toContain("not adjacent");
    expect(played).toEqual([]);
    expect(ap()).toBe("1");
  });
});

it("a reason is read in the language that is chosen", async () => {
  const { user } = await open("one-point-left");
  await user.click(place(24));
  expect(words(testId("reason"))).toContain("not adjacent");
  await setLanguage("uk");
  await tick();
  expect(words(testId("reason"))).toMatch(/^[^a-z]+$/i);
  await setLanguage("en");
});

describe("the Dragon", () => {
  it("is stirred up by a delivery, and its Rage is told", async () => {
    const { user } = await open("delivery");
    await user.click(place(0));
    // The gem is what the second tap would bring home: so what comes of that is told.
    expect(all(".prompt .button.go")).toEqual([deed("Carry 1 gem")]);
    expect(words(one("[data-prompt]"))).toContain("The Dragon: 1 card for sure");
    await user.click(deed("Carry 1 gem"));
    for (const text of ["its gems are carried off", "Rage I: Rockfall 5", "Hex 5 is buried"])
      expect(wrath()).toContain(text);
    expect(words(testId("den"))).toContain("1 of 15 home");
  });

  it("lets choose a flight, and Rage of every level is told until it is put away", async () => {
    const { user } = await open("flight");
    expect(question()).toContain("Hex 7 caves in");
    const ways = all("[data-deed=Flee]");
    expect(ways.length).toBeGreaterThan(1);
    await user.click(ways[0] as HTMLElement);
    for (const text of [
      "Seer runs to hex",
      "Rage II: Rockfall 3",
      "The light goes out",
      "Rage III: Rockfall 9",
      "Rage IV",
    ])
      expect(wrath()).toContain(text);
    expect(all(".supplies.covered")).toHaveLength(1);
    await user.click(one("[data-testid=wrath] button[aria-label='Put away']"));
    expect(all("[data-testid=wrath]")).toHaveLength(0);
    expect(all(".supplies.covered")).toHaveLength(0);
  });
});

describe("between two people", () => {
  it("the Seer looks at cards, and gives a hint", async () => {
    const { user } = await open("seer");
    await user.click(tile("Peek"));
    await user.click(deed("Dragon deck"));
    const peeked = words(testId("peeked"));
    expect(peeked).toContain("Smoke");
    expect(peeked).toContain("Rockfall 11");
    expect(peeked).toContain("The left card is on top");
    expect(all("[data-hex='11'] .near")).toHaveLength(1);
    await user.click(deed("Bad"));
    expect(words(testId("hint"))).toContain("bad");
  });

  it("the other hears only the hint", async () => {
    const table = await open("seer", 1);
    await table.others();
    expect(words()).not.toContain("Smoke");
    await table.others();
    expect(words(testId("hint"))).toContain("bad");
    expect(words()).not.toContain("Smoke");
    expect(all("[data-testid=known-dragon]")).toHaveLength(0);
  });

  it("a place is shown to the other by a button or a right click", async () => {
    const { user } = await open("seer", 1);
    const pointed = () => last().sent.filter((one) => one["t"] === "point");
    await user.click(place(4));
    await user.click(one("[data-testid=look] .point"));
    expect(pointed()).toMatchObject([{ seat: 1, at: 4 }]);
    await user.pointer({ keys: "[MouseRight]", target: place(9) });
    expect(pointed()).toMatchObject([{ at: 4 }, { seat: 1, at: 9 }]);
  });

  it("a place that the other points at is seen for a moment", async () => {
    await open("seer");
    vi.useFakeTimers();
    last().says({ t: "pointed", seat: 1, at: 4 });
    await tick();
    one("[data-ping='4']");
    vi.runAllTimers();
    vi.useRealTimers();
    await tick();
    expect(all("[data-ping]")).toHaveLength(0);
  });
});

describe("a figure", () => {
  it("is explained where it stands", async () => {
    const { user } = await open("walk");
    await user.click(one("[data-testid=slack] .asked"));
    expect(words(one("dialog[open]"))).toContain("too few gems left");
    await user.keyboard("{Escape}");
    await user.click(one("[data-testid=den] .asked"));
    expect(words(one("dialog[open]"))).toContain("End of the round");
  });

  it("has the same sign in its row and where the signs are explained", async () => {
    const { user } = await open("walk");
    const inRow = one(".supplies .lying .icon").innerHTML;
    await user.click(one(".asks .asked"));
    expect(one("dialog[open] .signs p:nth-child(4) .icon").innerHTML).toBe(inRow);
  });
});

it("the goal that is read at the table names its own number of gems", async () => {
  const { user } = await open("walk");
  await user.click(one("button.goal"));
  expect(words(one("dialog[open]"))).toMatch(
    /^Your goal.*Bring 15 gems to the Entrance and gather/,
  );
});

describe("the end", () => {
  it.each([
    ["victory", "Victory", "to spare"],
    ["cut-off", "cut off", "the last was the way to the Entrance"],
    ["too-few", "too few gems", "Losses decided it"],
    ["rounds", "rounds are over", "Time decided it"],
  ])("is shown with its reason (%s)", async (scene, reason, decided) => {
    const { user } = await open(scene);
    if (scene === "victory") {
      await user.click(place(0));
      expect(words(one("[data-prompt]"))).toContain("End turn");
      await user.click(deed("Carry 1 gem"));
    } else {
      // Action points that are left are asked about once.
      await user.keyboard("e");
      await user.click(one("dialog[open] .button.go"));
    }
    const sheet = words(one("dialog[open]"));
    for (const text of [reason, "Gems brought home", "Strongman"]) expect(sheet).toContain(text);
    // Nothing is still to come.
    expect(strip("strongman")).not.toMatch(/acts|waits|done/);
    expect(words(testId("den"))).not.toMatch(/until|End of the round/);
    expect(words(testId("decided"))).toContain(decided);
    // Less than nothing is not to spare.
    expect(words(testId("slack"))).toMatch(/\d/);
    expect(words(testId("slack"))).not.toMatch(/[-−]\d/);
    expect(words(testId("slack"))).not.toContain("can still lose");
  });

  it.each([
    ["victory", "All gems and all gnomes are home!"],
    ["cut-off", "The Dragon has won"],
  ])("is a moment at the board before the sheet comes (%s)", async (scene, moment) => {
    const { user } = await open(scene);
    if (scene === "victory") await user.click(place(0));
    else await user.keyboard("e");
    settings.change({ motion: "system", pace: "normal" });
    vi.useFakeTimers();
    const last = scene === "victory" ? deed("Carry 1 gem") : one("dialog[open] .button.go");
    last.click();
    const seen = () => all("main [role=status]").map(words).includes(moment);
    for (let waited = 0; !seen() && waited < 10_000; waited += 100) {
      expect(all("dialog[open] [data-testid=decided]")).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(seen()).toBe(true);
    await vi.runAllTimersAsync();
    expect(seen()).toBe(false);
    expect(all("dialog[open] [data-testid=decided]")).toHaveLength(1);
  });
});
