import { expect, it } from "vitest";
import { Stage } from "../../src/games/dragon/stage.svelte";
import type { Event, View } from "../../src/games/dragon/types";
import type { Step } from "../../src/lib/game";
import { PlayedStep } from "../../src/lib/step";

const view = { hexes: [{ number: 1 }], gnomes: [] } as unknown as View;
const step = (events: Event[]) =>
  new PlayedStep(1, events, true, () => undefined) as PlayedStep & Step<Event>;
const searched: Event = {
  event: "Searched",
  seat: 0,
  gnome: "seer",
  hex: 1,
  bonus: 0,
  roll: 3,
  result: "nothing",
  ap: 2,
  cost: 1,
};

it("a search is not shown over a position that somebody jumped to", async () => {
  const stage = new Stage(view);
  await stage.play(view, view, step([searched]));
  expect(stage.searched).toEqual(searched);
  await stage.play(view, view, step([]));
  expect(stage.searched).toBe(null);
});

it("a Dragon that sleeps through its turn is not said to stir", async () => {
  const stage = new Stage(view);
  const shownAfter = async (asleep: boolean) => {
    await stage.play(view, view, step([searched, { event: "DragonPhase", asleep }]));
    return stage.showing;
  };
  expect(await shownAfter(false)).toBe("dragon-show-rage");
  expect(await shownAfter(true)).toBe(null);
});
