/** On somebody else's turn nothing looks as if it could be played. */
import { expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { all, one, scenes } from "./recorded";

/** Scenes in which others are asked sooner or later, and who looks on. */
const waiting: [string, string, number][] = [
  ["raiders", "secret", 0],
  ["doggies", "trap-taken", 0],
  ["jackal", "map", 0],
  ["dragon", "seer", 1],
  ["goblins", "laid", 0],
];
const isAsked = () => one("[data-prompt]").dataset["prompt"] !== "";

it.each(waiting)(
  "%s: nothing of one's own is lit while others play",
  async (game, scene, person) => {
    const table = await (await scenes(game))(scene, person);
    while (isAsked()) await table.others();
    // Letting the rest go by fast is no move, and is there for whoever only watches.
    expect(all("main .lit:not(.chip), .choices .button:not(.rush)")).toEqual([]);
    expect(all(".mine [aria-disabled=false], .mine [aria-pressed=true]")).toEqual([]);
    expect(all("main [data-offers]:not([data-offers='']):not([data-offers='0'])")).toEqual([]);
  },
);

it("goblins: the hand is dimmed while one waits and while others' moves are shown alike", async () => {
  const table = await (await scenes("goblins"))("map", 1);
  const dimmed = () => all("[data-hand].rests").length;
  expect(dimmed()).toBe(3);
  // The card with the role is put away: nothing goes on beneath it.
  await table.user.click(one("main > .board"));
  settings.change({ motion: "system", pace: "calm" });
  await table.others();
  expect(one("[data-strip='0']").classList).toContain("acts");
  expect(dimmed()).toBe(3);
  settings.change({ pace: "at-once" });
  await table.user.click(one("main > .board"));
  await table.others();
  expect(isAsked()).toBe(true);
  expect(dimmed()).toBe(0);
});
