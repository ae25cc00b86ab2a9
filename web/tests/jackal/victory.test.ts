import { fireEvent } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { all, one, scenes, testId, words } from "../recorded";

const open = await scenes("jackal");

it("a victory is a moment of its own, and then comes the score", async () => {
  const { user } = await open("ladder");
  await user.click(one("[data-spot='0,0,0']"));
  settings.change({ motion: "system", pace: "quick" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await fireEvent.click(testId("go"));
  const moment = () => all(".glow").map((found) => words(found));
  for (let part = 0; part < 20 && moment().length === 0; part++)
    await vi.advanceTimersToNextTimerAsync();
  expect(moment()).toEqual([expect.stringContaining("You won!")]);
  expect(words(testId("rich"))).toBe("Home with the gold!");
  expect(all("dialog[open]")).toEqual([]);
  for (let part = 0; part < 20 && all("dialog[open]").length === 0; part++)
    await vi.advanceTimersToNextTimerAsync();
  expect(words(one("dialog[open]"))).toContain("first to climb the ladder");
  expect(moment()).toEqual([]);
});

it("after the end nobody is told how many coins are still to go", async () => {
  const { user } = await open("bats-home");
  const coins = () => words(one(".purse h3 .long"));
  expect(coins()).toBe("Your coins: 0 of 10, 10 to go");
  await user.click(one("[data-deed=Prank]"));
  await user.click(one(`[data-deed*='"seat":1']`));
  await user.click(one("[data-spot='0,0,0']"));
  await user.click(testId("go"));
  expect(coins()).toBe("Your coins: 0 of 10");
});
