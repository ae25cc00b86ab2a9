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

const rage: Event[] = [
  { event: "RageBegan", rage: "single", cause: "stir", extra: 0, dice: 0 },
  { event: "DragonCardDrawn", level: 1, card: "7", hex: 7 },
  { event: "RageEnded", rage: "single", cards: 1 },
];
const search = [searched];

it("a story of the Dragon is not told over a position that somebody jumped to", async () => {
  const stage = new Stage(view);
  await stage.play(view, view, step(rage));
  expect(stage.shown).toBe(0);
  await stage.play(view, view, step([]));
  expect(stage.shown).toBe(-1);
  expect(stage.scenes).toEqual([]);
});

it("a story stays until the player goes on; in a replay it is over with the next step", async () => {
  const stage = new Stage(view);
  await stage.play(view, view, step(rage));
  await stage.play(view, view, step(search));
  expect(stage.shown).toBe(0);
  const replay = new Stage(view);
  replay.replays = true;
  await replay.play(view, view, step(rage));
  expect(replay.shown).toBe(0);
  await replay.play(view, view, step(search));
  expect(replay.shown).toBe(-1);
});

const peeked: Event = { event: "PeekedCards", deck: "dragon", cards: ["7", "yawn"] };

it("cards that were looked at are seen at the board, unless they are asked about", async () => {
  const stage = new Stage(view);
  await stage.play(view, view, step([peeked]));
  expect(
    stage.scenes.map(({ kind, deck, cards }) => [kind, deck, cards.map((one) => one.card)]),
  ).toEqual([["peek", "dragon", ["7", "yawn"]]]);
  const asked = new Stage(view);
  const hint = { ...view, pending: { choice: "hint" } } as unknown as View;
  await asked.play(view, hint, step([peeked]));
  expect(asked.scenes).toEqual([]);
});

it("a Dragon that sleeps through its turn is not said to stir", async () => {
  const stage = new Stage(view);
  const shownAfter = async (asleep: boolean) => {
    await stage.play(view, view, step([searched, { event: "DragonPhase", asleep }]));
    return stage.showing?.id;
  };
  expect(await shownAfter(false)).toBe("dragon-show-rage");
  // Words of its own: else those of the gnome before it would stay.
  expect(await shownAfter(true)).toBe("table-showing");
});

it("the order is complete before the first gnome is said to act", async () => {
  const ordering = {
    ...view,
    phase: "order",
    queue: ["engineer"],
    hexes: [{ number: 1 }],
  } as unknown as View;
  const events: Event[] = [
    { event: "Queued", seat: 0, gnome: "seer", order: 2 },
    { event: "Queued", seat: 0, gnome: "climber", order: 3 },
    { event: "TurnBegan", seat: 1, gnome: "engineer", roll: 3, smoke: 0, given: 0, ap: 3 },
  ];
  const stage = new Stage(ordering);
  const seen: unknown[] = [];
  const pause = () => {
    seen.push([stage.showing, stage.view.queue.length]);
    return Promise.resolve();
  };
  await stage.play(ordering, ordering, {
    id: 1,
    events,
    quick: false,
    pause,
    done: () => undefined,
  });
  expect(seen).toEqual([
    [{ id: "dragon-show-order", args: { gnome: "seer" } }, 2],
    [{ id: "dragon-show-order", args: { gnome: "climber" } }, 3],
    [{ id: "dragon-show-gnome", args: { gnome: "engineer" } }, 3],
  ]);
});
