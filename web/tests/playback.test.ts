import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { momentOf, replayPath } from "../src/lib/moment";
import { Playback, allTold, chunk, toldBefore } from "../src/lib/playback.svelte";
import type { Frame, Replay } from "../src/lib/wire";
import { stateOf, tableOf } from "./messages";

const LAST = 120;
const frame = (number: number, eyes: number, more: Partial<Frame> = {}): Frame => ({
  number,
  seat: number === 0 ? null : (number - 1) % 3,
  action: null,
  back: false,
  eyes,
  state: stateOf(eyes, number + 1, {
    view: `${eyes}:${number}`,
    events: number === 0 ? [] : [`e${number}`],
  }),
  ...more,
});

let asked: [number, number, number][];
const ask = (eyes: number, from: number, count: number): Promise<Replay> => {
  asked.push([eyes, from, count]);
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const frames = numbers.filter((number) => number <= LAST).map((number) => frame(number, eyes));
  return Promise.resolve({ last: LAST, frames });
};

let playback: Playback;
beforeEach(() => {
  asked = [];
  playback = new Playback(tableOf([1], ["Fox", "Owl", "Badger"]), ask);
});
afterEach(() => playback.close());

describe("a link to a moment", () => {
  it("names the step and the eyes, in either form", () => {
    expect(momentOf("?at=57&eyes=2", "")).toEqual({ at: 57, eyes: 2 });
    expect(momentOf("", "#57")).toEqual({ at: 57, eyes: null });
    expect(momentOf("?eyes=-2", "")).toEqual({ at: null, eyes: -2 });
    expect(replayPath("a b", { at: 3, eyes: -1 })).toBe("/t/a%20b/replay?at=3&eyes=-1");
  });
  it("is the beginning where it makes no sense", () => {
    expect(momentOf("?at=minus&eyes=-7", "#x")).toEqual({ at: null, eyes: null });
    expect(momentOf("?at=-4", "")).toEqual({ at: null, eyes: null });
  });
});

describe("a replay", () => {
  it("fetches the part of the game in sight, then the rest of its record", async () => {
    await playback.open(70, 0);
    expect(playback.at).toBe(70);
    expect(playback.session.shown?.view).toBe("0:70");
    expect(asked).toEqual([
      [0, 0, 1],
      [0, chunk, chunk],
    ]);
    await playback.fill();
    expect(asked).toHaveLength(4);
    expect(playback.told).toHaveLength(LAST);
    expect(playback.session.log.map((entry) => entry.event).at(-1)).toBe("e70");
    expect(playback.session.log).toHaveLength(70);
  });

  it("shows a single step as a step, and jumps and steps back at once", async () => {
    await playback.open(3, 0);
    await playback.step(1);
    expect(playback.session.step.events).toEqual(["e4"]);
    expect(playback.session.before?.view).toBe("0:3");
    playback.session.step.done();
    await playback.step(-1);
    expect(playback.session.step.events).toEqual([]);
    await playback.go(9);
    expect(playback.session.step.events).toEqual([]);
    expect(playback.session.log.map((entry) => entry.version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("plays the steps of an open replay like any others", async () => {
    await playback.open(3, -2);
    await playback.step(1);
    expect(playback.session.step.events).toEqual(["e4"]);
    expect(playback.session.before?.view).toBe("-2:3");
    playback.session.step.done();
    await playback.step(1);
    expect(playback.session.before?.view).toBe("-2:4");
    expect(playback.session.seats.you).toEqual([]);
  });

  it("offers nothing to be done", async () => {
    await playback.open(0, 1);
    expect(playback.session.prompt).toBe(null);
    expect(await playback.session.act({ verb: "Play" })).toBe(false);
  });

  it("stays between the beginning and the end", async () => {
    await playback.open(5000, 1);
    expect(playback.at).toBe(LAST);
    await playback.step(1);
    expect(playback.at).toBe(LAST);
    await playback.go(0);
    await playback.step(-1);
    expect(playback.at).toBe(0);
  });

  it("calls you you only through your own eyes", async () => {
    await playback.open(2, 1);
    expect(playback.session.seats.isYou(1)).toBe(true);
    await playback.look(0);
    expect(playback.session.shown?.view).toBe("0:2");
    expect(playback.session.seats.isYou(1)).toBe(false);
    await playback.look(-2);
    expect(playback.session.seat).toBe(-2);
  });

  it("says why the frames did not come, and goes on when they do", async () => {
    let broken = true;
    const shaky = new Playback(tableOf([]), (...given) =>
      broken ? Promise.reject(new Error("no")) : ask(...given),
    );
    await shaky.open(0, -1);
    expect(shaky.problem).toEqual({ id: "error-client" });
    broken = false;
    await shaky.go(2);
    expect(shaky.problem).toBe(null);
    expect(shaky.at).toBe(2);
    shaky.close();
  });

  it("strikes out what was taken back, and forgets it in the record of later moments", () => {
    const frames = new Map([0, 1, 2, 4].map((number) => [number, frame(number, 0)]));
    // Frame 3 takes frame 2 back: versions are one more than the numbers of frames.
    frames.set(3, frame(3, 0, { back: true, state: stateOf(0, 4, { undone: 3 }) }));
    expect(allTold(frames, 5).map(({ event, gone }) => [event, gone])).toEqual([
      ["e1", false],
      ["e2", true],
      ["e4", false],
    ]);
    expect(toldBefore(frames, 3).map((entry) => entry.event)).toEqual(["e1", "e2"]);
    expect(toldBefore(frames, 4).map((entry) => entry.event)).toEqual(["e1"]);
  });
});
