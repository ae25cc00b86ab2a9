import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../../src/games/jackal/stage.svelte";
import type { Event, Trial, View } from "../../src/games/jackal/types";
import type { Step } from "../../src/lib/game";
import { PlayedStep } from "../../src/lib/step";

const trial: Trial = {
  kind: "prank",
  initiator: 0,
  defender: 1,
  throws: [
    { initiator: 1, defender: 6 },
    { initiator: 5, defender: 2 },
    { initiator: 3, defender: 4 },
  ],
  winner: 1,
};
const view = { seats: [], tiles: [], dice: [], trial: null } as unknown as View;
const walked = { event: "Moved", how: "walk", seat: 0, path: [] } as Event;
const rolled = { event: "Rolled", seat: 0, dice: [4], dive: false, swim: false } as Event;
const coin = { event: "CoinTaken", seat: 0, x: 0, y: 0, coins: 1 } as Event;

describe("how dice are shown", () => {
  let number = 0;
  const step = (...events: Event[]) =>
    new PlayedStep((number += 1), events, false, () => undefined) as PlayedStep & Step<Event>;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("a throw of a trial counts when its dice lie still", async () => {
    const stage = new Stage(view);
    const played = stage.play(view, { ...view, trial }, step({ event: "TrialHeld", trial }));
    expect([stage.throws, stage.counted]).toEqual([1, 0]);
    await vi.advanceTimersToNextTimerAsync();
    expect([stage.throws, stage.counted]).toEqual([1, 1]);
    await vi.advanceTimersToNextTimerAsync();
    expect([stage.throws, stage.counted]).toEqual([2, 1]);
    await vi.runAllTimersAsync();
    await played;
    expect([stage.throws, stage.counted]).toEqual([3, 3]);
  });

  describe("a trial that is skipped in the middle", () => {
    const skipped = async (now: View) => {
      const stage = new Stage(view);
      const thrown = step({ event: "TrialHeld", trial });
      const played = stage.play(view, { ...view, trial }, thrown);
      expect([stage.throws, stage.counted]).toEqual([1, 0]);
      thrown.hurry();
      // What came meanwhile is there at once, before the first step hears that it is over.
      const last = stage.play({ ...view, trial }, now, step());
      await Promise.all([played, last]);
      return stage;
    };

    it("is shown to its end, in its own turn or after it", async () => {
      for (const now of [{ ...view, trial }, view]) {
        const stage = await skipped(now);
        expect(stage.trial).toEqual(trial);
        expect([stage.throws, stage.counted]).toEqual([3, 3]);
        expect(stage.playing).toBe(false);
      }
    });

    it("goes with the next step", async () => {
      const stage = await skipped(view);
      const next = stage.play(view, view, step(rolled));
      expect(stage.trial).toBeNull();
      await vi.runAllTimersAsync();
      await next;
    });
  });

  it("a moment of a replay has its own trial, or none", async () => {
    const stage = new Stage({ ...view, trial });
    expect(stage.counted).toBe(3);
    await stage.play({ ...view, trial }, view, step());
    expect(stage.trial).toBeNull();
    await stage.play(view, { ...view, trial }, step());
    expect([stage.trial, stage.counted]).toEqual([trial, 3]);
  });

  it("who does what is told, and whom the bats drive", async () => {
    const stage = new Stage(view);
    const told = async (event: Event) => {
      const played = stage.play(view, view, step(event));
      const { showing } = stage;
      await vi.runAllTimersAsync();
      await played;
      return showing;
    };
    expect(await told(rolled)).toEqual({ id: "jackal-show-die", args: { seat: 0 } });
    expect(await told({ ...rolled, dive: true } as Event)).toMatchObject({
      id: "jackal-show-dice",
    });
    expect(await told(walked)).toEqual({ id: "jackal-show-walk", args: { seat: 0 } });
    const driven = { ...walked, how: "bats", seat: 1 } as Event;
    expect(await told(driven)).toEqual({ id: "jackal-show-bats", args: { seat: 1 } });
    const dropped = { event: "CoinDropped", seat: 0, from_seat: 1, x: 0, y: 0 } as Event;
    expect(await told(dropped)).toEqual({ id: "jackal-show-drop", args: { seat: 0 } });
    const stayed = { event: "Stayed", seat: 1 } as Event;
    expect(await told(stayed)).toEqual({ id: "jackal-show-stay", args: { seat: 1 } });
  });

  it("they roll once, lie there for the walk, and are gone when a coin is taken", async () => {
    const stage = new Stage(view);
    const show = async (event: Event) => {
      const played = stage.play(view, view, step(event));
      const shown = [stage.rolling, stage.thrown?.dice];
      await vi.runAllTimersAsync();
      await played;
      return shown;
    };
    expect(await show(rolled)).toEqual([true, [4]]);
    expect(await show(walked)).toEqual([false, [4]]);
    expect(await show(coin)).toEqual([false, undefined]);
  });
});
