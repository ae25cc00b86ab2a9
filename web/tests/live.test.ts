import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/lib/api";
import { Live, type Connection } from "../src/lib/live";
import { Wire, last } from "./wire";
import type { Message, StateMessage, TableInfo } from "../src/lib/wire";

let live: Live;
let seen: { connection: Connection[]; tables: TableInfo[]; states: StateMessage[]; bye: Message[] };

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  Wire.answer = () => undefined;
  seen = { connection: [], tables: [], states: [], bye: [] };
  live = new Live(
    "ws://here/api/tables/x/live",
    {
      table: (table) => seen.tables.push(table),
      state: (state) => seen.states.push(state),
      connection: (now) => seen.connection.push(now),
      bye: (why) => seen.bye.push(why),
    },
    (address) => new Wire(address) as unknown as WebSocket,
  );
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("the live connection", () => {
  it("speaks first, and is open when the table answers", () => {
    last().open();
    expect(last().sent).toMatchObject([{ t: "hello" }]);
    expect(seen.connection).toEqual(["connecting"]);
    last().says({ t: "table", table: { id: "x" } });
    expect(seen.connection).toEqual(["connecting", "open"]);
    expect(seen.tables).toEqual([{ id: "x" }]);
  });

  it("numbers what it asks, and settles each answer by its number", async () => {
    last().welcome();
    const played = live.play(0, 7, { verb: "Play" });
    const why = live.why(0, { verb: "Torch" });
    expect(last().sent.slice(1)).toEqual([
      { t: "play", id: 1, seat: 0, prompt: 7, action: { verb: "Play" } },
      { t: "why", id: 2, seat: 0, action: { verb: "Torch" } },
    ]);
    last().says({ t: "answer", id: 2, body: { id: "raiders-why-torch-used" } });
    last().says({ t: "refused", id: 1, error: { id: "action-stale", args: {} } });
    expect(await why).toEqual({ id: "raiders-why-torch-used" });
    await expect(played).rejects.toBeInstanceOf(Refusal);
    await expect(played).rejects.toMatchObject({ say: { id: "action-stale" } });
  });

  it("asks again after a break what was not answered, with the same number and prompt", async () => {
    last().welcome();
    const played = live.play(0, 7, { verb: "Play" });
    last().close();
    expect(seen.connection.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.all).toHaveLength(2);
    last().open();
    expect(last().sent).toHaveLength(1);
    last().says({ t: "table", table: { id: "x" } });
    expect(last().sent[1]).toEqual({
      t: "play",
      id: 1,
      seat: 0,
      prompt: 7,
      action: { verb: "Play" },
    });
    last().says({ t: "done", id: 1 });
    await expect(played).resolves.toBeUndefined();
  });

  it("does not repeat a take-back", async () => {
    last().welcome();
    const taken = live.takeBack(0);
    const refused = expect(taken).rejects.toMatchObject({ say: { id: "error-take-back-lost" } });
    last().close();
    await refused;
    await vi.advanceTimersByTimeAsync(1000);
    last().welcome();
    expect(last().sent).toHaveLength(1);
  });

  it("waits longer and longer between attempts, but not for ever", async () => {
    for (let attempt = 1; attempt <= 8; attempt++) {
      last().close();
      await vi.advanceTimersByTimeAsync(10000);
      expect(Wire.all).toHaveLength(attempt + 1);
    }
    const calls = Wire.all.length;
    last().close();
    await vi.advanceTimersByTimeAsync(3900);
    expect(Wire.all).toHaveLength(calls);
  });

  it("gives up a socket that never opens, and tries another", async () => {
    await vi.advanceTimersByTimeAsync(12000);
    expect(Wire.all.length).toBeGreaterThan(1);
  });

  it("waits in the server's queue after a restart, but not for ever", async () => {
    last().open();
    await vi.advanceTimersByTimeAsync(55000);
    expect(Wire.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10000);
    expect(Wire.all.length).toBeGreaterThan(1);
  });

  it("does not call again after a goodbye", async () => {
    last().welcome();
    const played = live.play(0, 1, { verb: "Play" });
    const refused = expect(played).rejects.toBeInstanceOf(Refusal);
    last().says({ t: "bye", error: { id: "limit-strikes", args: {} } });
    await refused;
    await vi.advanceTimersByTimeAsync(60000);
    expect(Wire.all).toHaveLength(1);
    expect(seen.bye).toEqual([{ id: "limit-strikes", args: {} }]);
    expect(seen.connection.at(-1)).toBe("closed");
  });
});
