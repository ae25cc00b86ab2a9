import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../../src/games/raiders/stage.svelte";
import type { Event } from "../../src/games/raiders/types";
import type { Step } from "../../src/lib/game";
import { PlayedStep } from "../../src/lib/step";
import { goblin, seatOf, viewOf } from "./sample";

const resolved: Event = {
  event: "RoomResolved",
  floor: 1,
  room: 2,
  card: goblin,
  result: {
    sum: 7,
    strength: 11,
    beaten: false,
    highest: 4,
    lowest: 1,
    penalty: null,
    seats: [4, 1, 2].map((value) => ({
      card: String(value) as "4",
      value,
      coins: 0,
      coins_due: 0,
      wounds: value === 1 ? 2 : 0,
      chest: null,
      item: null,
      item_short: null,
      hit: value === 1,
      rewarded: false,
      escaped: false,
      petrified: false,
    })),
  },
};
const events: Event[] = [{ event: "CardsRevealed", cards: ["4", "1", "2"] }, resolved];
const before = viewOf();
const now = viewOf({ room: 3, seats: [seatOf(), seatOf({ wounds: 4 }), seatOf()] });
const step = (told: Event[], quick = false) =>
  new PlayedStep(1, told, quick, () => undefined) as PlayedStep & Step<Event>;

describe("how a step is shown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the old room with its cards, then the new position", async () => {
    const stage = new Stage(before);
    const played = stage.play(before, now, step(events));
    expect(stage.playing).toBe(true);
    expect(stage.view.room).toBe(2);
    expect(stage.view.seats.map((seat) => seat.laid)).toEqual([["4"], ["1"], ["2"]]);
    await vi.runAllTimersAsync();
    await played;
    expect(stage.playing).toBe(false);
    expect(stage.view).toBe(now);
  });

  it("is at its end at once when the player skips in the middle", async () => {
    const stage = new Stage(before);
    const going = step(events);
    const played = stage.play(before, now, going);
    going.hurry();
    await played;
    expect(stage.view).toBe(now);
    expect(stage.result).toBe(null);
  });

  it("shows nothing in between with reduced motion", async () => {
    const stage = new Stage(before);
    await stage.play(before, now, step(events, true));
    expect(stage.view).toBe(now);
    expect(stage.playing).toBe(false);
  });

  it("changes nothing any more when another step has come in the middle", async () => {
    const stage = new Stage(before);
    const played = stage.play(before, now, step(events));
    // Cards are open, and the sum is climbing.
    await vi.advanceTimersByTimeAsync(1000);
    expect(stage.sum).toBe(4);
    const next = new PlayedStep(2, [{ event: "Chosen", seat: 1 }], false, () => undefined);
    void stage.play(now, now, next as PlayedStep & Step<Event>);
    await vi.runAllTimersAsync();
    await played;
    expect([stage.view, stage.result, stage.sum]).toEqual([now, null, null]);
    expect(stage.flights).toEqual([]);
  });

  it("says that a floor is done while the numbers come back", async () => {
    const spent = viewOf({
      seats: [1, 2, 3].map(() => seatOf({ power: [], spent: [1, 2, 3, 4, 5] })),
    });
    const stage = new Stage(spent);
    const played = stage.play(spent, now, step([resolved, { event: "FloorEnded", floor: 1 }]));
    expect(stage.showing).toBe("raiders-ask-watch");
    while (stage.showing === "raiders-ask-watch") await vi.advanceTimersToNextTimerAsync();
    expect(stage.showing).toEqual({ id: "raiders-show-floor", args: { floor: 1 } });
    expect(stage.view.seats[0]?.power).toEqual([1, 2, 3, 4, 5]);
    await vi.runAllTimersAsync();
    await played;
    expect(stage.playing).toBe(false);
  });

  it("asks about the next room when it stands", async () => {
    const stage = new Stage(before);
    const entered: Event = { event: "RoomEntered", floor: 1, room: 3, card: goblin, turned: true };
    const played = stage.play(before, now, step([resolved, entered]));
    while (stage.view !== now) await vi.advanceTimersToNextTimerAsync();
    // It is in sight with its own numbers, and nobody is asked yet.
    expect([stage.playing, stage.looksBack, stage.result]).toEqual([true, false, null]);
    await vi.runAllTimersAsync();
    await played;
    expect(stage.playing).toBe(false);
  });

  it("leaves the table to the player while others choose", () => {
    const stage = new Stage(before);
    void stage.play(before, now, step([{ event: "Chosen", seat: 1 }]));
    expect(stage.playing).toBe(false);
    expect(stage.view).toBe(now);
  });
});
