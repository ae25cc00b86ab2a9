import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live } from "../src/lib/live";
import { TableSession } from "../src/lib/session.svelte";
import { toast } from "../src/lib/toast.svelte";
import type { TableInfo } from "../src/lib/wire";
import Reads from "./goblins/Reads.svelte";
import Told from "./Told.svelte";
import { asks, stateOf, tableOf } from "./messages";
import { Wire, last } from "./wire";

let logs: [number, unknown][];
let session: TableSession;
const table = (you: number[]) => last().says({ t: "table", table: tableOf(you) });
const state = (...given: Parameters<typeof stateOf>) => last().says(stateOf(...given));
const plays = () => last().sent.filter((asked) => asked["t"] === "play");

function open(): TableSession {
  const opened = new TableSession(
    "x",
    (events) => new Live("ws://here", events, (to) => new Wire(to) as unknown as WebSocket),
  );
  last().open();
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
  logs = [];
  Wire.all = [];
  Wire.answer = (asked, wire) => {
    if (asked["t"] === "log") wire.says({ t: "answer", id: asked["id"], body: { events: logs } });
    if (asked["t"] === "play") wire.says({ t: "done", id: asked["id"] });
  };
  session = open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe("one table page", () => {
  it("shows the position of the first hello at once", () => {
    table([1]);
    state(1, 5);
    expect(session.seat).toBe(1);
    expect(session.shown?.view).toBe(5);
    expect(session.playing).toBe(false);
  });

  it("shows nothing behind the goal of the game, and then all of it", () => {
    table([0]);
    state(0, 1);
    session.briefing = true;
    state(0, 2, { events: ["a"] });
    state(0, 3, { events: ["b"] });
    expect(session.shown?.view).toBe(1);
    session.briefing = false;
    expect(session.shown?.view).toBe(2);
    session.step.done();
    expect(session.shown?.view).toBe(3);
  });

  it("shows nothing behind what the room tells, and then all of it", () => {
    table([0]);
    state(0, 1);
    session.reading = () => true;
    state(0, 2, { events: ["a"] });
    expect(session.shown?.view).toBe(1);
    session.goOn();
    expect(session.shown?.view).toBe(1);
    session.reading = () => false;
    session.goOn();
    expect(session.shown?.view).toBe(2);
  });

  it("goes on when the room that tells something is gone", () => {
    table([0]);
    state(0, 1);
    const room = render(Reads, { session });
    state(0, 2, { events: ["a"] });
    expect(session.held).toBe(true);
    expect(session.shown?.view).toBe(1);
    room.unmount();
    expect(session.held).toBe(false);
    expect(session.shown?.view).toBe(2);
  });

  it("shows the newest at once where too much came while the goal was read, and nothing before", () => {
    table([0]);
    state(0, 1);
    session.briefing = true;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (let version = 2; version <= 30; version++) state(0, version, { events: [`${version}`] });
    expect(session.shown?.view).toBe(1);
    expect(session.log).toEqual([]);
    session.briefing = false;
    expect(session.shown?.view).toBe(30);
    expect(session.log).toHaveLength(29);
  });

  it("after a gap shows nothing behind the goal either", () => {
    table([0]);
    state(0, 1);
    session.briefing = true;
    state(0, 4);
    expect(session.shown?.view).toBe(1);
    session.briefing = false;
    expect(session.shown?.view).toBe(4);
  });

  it("hurries what is shown, and nothing that waits behind the goal", () => {
    table([0]);
    state(0, 1);
    state(0, 2, { events: ["a"] });
    session.briefing = true;
    state(0, 3, { events: ["b"] });
    session.skip();
    expect(session.step.quick).toBe(true);
    session.step.done();
    expect(session.shown?.view).toBe(2);
    session.briefing = false;
    expect(session.shown?.view).toBe(3);
  });

  it("an effect that ends the telling depends on nothing of what is shown then", () => {
    table([0]);
    state(0, 1);
    session.briefing = true;
    state(0, 2, { events: ["a"] });
    const onrun = vi.fn();
    render(Told, { session, onrun });
    state(0, 3, { events: ["b"] });
    session.step.done();
    flushSync();
    expect(session.shown?.view).toBe(3);
    expect(onrun).toHaveBeenCalledTimes(1);
  });

  it("shows steps one after the other, each until it says it is done", () => {
    table([0]);
    state(0, 1);
    state(0, 2, { events: ["a"] });
    state(0, 3, { events: ["b"] });
    expect(session.shown?.view).toBe(2);
    expect(session.before?.view).toBe(1);
    expect(session.log.map((entry) => entry.event)).toEqual(["a"]);
    session.step.done();
    expect(session.shown?.view).toBe(3);
    expect(session.log.map((entry) => entry.event)).toEqual(["a", "b"]);
    session.step.done();
    expect(session.playing).toBe(false);
  });

  it("does not hang on a step that never ends", () => {
    table([0]);
    state(0, 1);
    state(0, 2, { events: ["a"] });
    state(0, 3);
    vi.advanceTimersByTime(20000);
    expect(session.shown?.view).toBe(3);
  });

  it("lets a long step show everything it has", () => {
    table([0]);
    state(0, 1);
    state(0, 2, { events: ["a"] });
    state(0, 3);
    for (let part = 0; part < 4; part++) {
      void session.step.pause(5000);
      vi.advanceTimersByTime(5000);
      expect(session.shown?.view).toBe(2);
    }
    vi.advanceTimersByTime(20000);
    expect(session.shown?.view).toBe(3);
  });

  describe("lets the rest go by fast", () => {
    const everybody = [0, 1, 2];
    let asked: string[];
    beforeEach(() => {
      asked = [];
      vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
        const id = path.split("/").at(-2) ?? "";
        const answer = { ...tableOf(everybody), id };
        if (path.endsWith("/again")) {
          const manners = { ...answer.manners, pace: "fast" as const };
          return Promise.resolve(new Response(JSON.stringify({ ...answer, id: "y", manners })));
        }
        const manners = JSON.parse(String(request.body)) as TableInfo["manners"];
        asked.push(`${id} ${manners.pace}`);
        return Promise.resolve(new Response(JSON.stringify({ ...answer, manners })));
      });
    });
    const isAsked = (...paces: string[]) => vi.waitFor(() => expect(asked).toEqual(paces), 30_000);
    const hurry = async () => {
      table(everybody);
      state(0, 1);
      session.rush(true);
      await isAsked("x fast");
    };
    const reload = (more: Partial<TableInfo> = {}) => {
      session.close();
      session = open();
      const manners = { ...tableOf([]).manners, pace: "fast" as const };
      last().says({ t: "table", table: { ...tableOf(everybody), manners, ...more } });
    };

    it("bots included, until the player is asked", async () => {
      await hurry();
      expect(session.rushing).toBe(true);
      state(0, 2, { prompt: asks(1) });
      expect(session.rushing).toBe(false);
      await isAsked("x fast", "x normal");
    });

    it("with other people at the table bots keep their pace", async () => {
      table([0]);
      session.rush(true);
      await vi.advanceTimersByTimeAsync(100);
      expect(session.rushing).toBe(true);
      expect(asked).toEqual([]);
    });

    it("after a reload too, and then the bots have their pace back", async () => {
      await hurry();
      reload();
      state(0, 2);
      expect(session.rushing).toBe(true);
      state(0, 3, { prompt: asks(1) });
      expect(session.rushing).toBe(false);
      await isAsked("x fast", "x normal");
      await vi.advanceTimersByTimeAsync(100);
      reload();
      expect(session.rushing).toBe(false);
    });

    it("and the next game begins at the usual pace", async () => {
      await hurry();
      reload({ status: "over" });
      expect(session.rushing).toBe(false);
      expect((await session.again("x")).manners.pace).toBe("normal");
      await isAsked("x fast", "y normal");
    });
  });

  it("jumps to the newest position when the player skips, and ends all pauses", async () => {
    table([0]);
    state(0, 1);
    state(0, 2, { events: ["a"] });
    const first = session.step;
    const woken = first.pause(5000);
    state(0, 3, { events: ["b"] });
    state(0, 4, { events: ["c"] });
    session.skip();
    await woken;
    expect(first.quick).toBe(true);
    expect(session.shown?.view).toBe(4);
    expect(session.log.map((entry) => entry.event)).toEqual(["a", "b", "c"]);
  });

  it("answers the next question before the last answer is acknowledged, and none twice", async () => {
    Wire.answer = () => undefined;
    table([0]);
    state(0, 1, { prompt: asks(1) });
    const first = session.act({ verb: "Go" });
    expect(session.busy).toBe(true);
    expect(await session.act({ verb: "Go" })).toBe(false);
    state(0, 2, { prompt: asks(2) });
    expect(session.busy).toBe(false);
    void session.act({ verb: "Go" });
    expect(session.busy).toBe(true);
    last().says({ t: "done", id: plays()[0]?.["id"] });
    expect(await first).toBe(true);
    expect(session.busy).toBe(true);
    expect(plays().map((asked) => asked["prompt"])).toEqual([1, 2]);
  });

  it("knows that one has acted before the answer is acknowledged, and forgets it with a refusal", async () => {
    Wire.answer = () => undefined;
    table([0]);
    state(0, 6, { prompt: asks(1) });
    expect(session.lastActed(0)).toBe(null);
    const kept = session.act({ verb: "Go" });
    state(0, 7, { events: ["went"], prompt: asks(2) });
    expect(session.lastActed(0)).toBe(7);
    last().says({ t: "done", id: plays()[0]?.["id"] });
    await kept;
    expect(session.lastActed(0)).toBe(7);
    const refused = session.act({ verb: "Go" });
    expect(session.lastActed(0)).toBe(8);
    last().says({ t: "refused", id: plays()[1]?.["id"], error: { id: "toy-no", args: {} } });
    await refused;
    expect(session.lastActed(0)).toBe(7);
  });

  it("forgets what was refused as soon as something else is sent", async () => {
    table([0]);
    state(0, 1, { prompt: asks(1) });
    toast.refuse({ id: "error-client" });
    void session.act({ verb: "Go" });
    expect(toast.notes).toEqual([]);
  });

  it("offers a prompt only when what is shown is up to date with it", async () => {
    table([0]);
    state(0, 1, { prompt: asks(1) });
    expect(session.prompt?.id).toBe(1);
    await session.act({ verb: "Play" });
    expect(plays()).toMatchObject([{ seat: 0, prompt: 1, action: { verb: "Play" } }]);
    state(0, 2, { events: ["a"], prompt: asks(2) });
    state(0, 3, { events: ["b"], prompt: asks(3) });
    expect(session.prompt).toBe(null);
    expect(await session.act({ verb: "Play" })).toBe(false);
    session.step.done();
    expect(session.prompt?.id).toBe(3);
  });

  it("after a gap shows the whole position and fetches the record", async () => {
    table([0]);
    state(0, 1);
    await vi.advanceTimersByTimeAsync(1);
    logs = [
      [2, "a"],
      [3, "b"],
    ];
    state(0, 4);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.shown?.view).toBe(4);
    expect(session.log.map((entry) => entry.event)).toEqual(["a", "b"]);
  });

  it("strikes from the record what was taken back", () => {
    table([0]);
    state(0, 1);
    state(0, 2, { events: ["a"] });
    session.step.done();
    state(0, 3, { events: ["b"] });
    session.step.done();
    state(0, 4, { undone: 3 });
    expect(session.log.map((entry) => entry.event)).toEqual(["a"]);
  });

  it("begins behind the curtain where several people share the device", () => {
    table([0, 2]);
    state(0, 1);
    state(2, 1, { prompt: asks(1), view: "secret" });
    expect(session.handover).toBe(2);
    expect(session.prompt).toBe(null);
    session.turnTo(2);
    expect(session.shown?.view).toBe("secret");
    table([0, 2]);
    expect(session.handover).toBe(null);
  });

  it("keeps a curtain that was asked for, whatever happens behind it", () => {
    table([0, 2]);
    state(0, 1, { prompt: asks(1) });
    state(2, 1);
    session.turnTo(0);
    session.passTo(2);
    expect(session.handover).toBe(2);
    state(0, 2);
    state(2, 2);
    expect(session.handover).toBe(2);
    session.turnTo(2);
    expect(session.seat).toBe(2);
    expect(session.handover).toBe(null);
  });

  it("tells a player who comes back that a bot has played, and one whose seat moved to another device", () => {
    const absent = tableOf([1]);
    absent.seats = absent.seats.map((chair) => ({ ...chair, stand_in: "good" }));
    last().says({ t: "table", table: absent });
    expect(session.returned).toBe(null);
    table([1]);
    expect(session.returned).toBe(1);
    expect(session.movedAway).toBe(false);
    table([]);
    expect(session.movedAway).toBe(true);
    expect(session.seat).toBe(-1);
  });

  it("passes the device to the next of your seats, and shows nothing before it is taken", () => {
    table([0, 2]);
    state(0, 1, { prompt: asks(1) });
    state(2, 1, { prompt: asks(1), view: "secret" });
    session.turnTo(0);
    expect(session.handover).toBe(null);
    state(0, 2);
    expect(session.handover).toBe(2);
    expect(session.shown?.view).toBe(2);
    expect(session.prompt).toBe(null);
    session.turnTo(2);
    expect(session.handover).toBe(null);
    expect(session.shown?.view).toBe("secret");
    expect(session.prompt?.id).toBe(1);
  });

  it("shows a move before the curtain falls, and the curtain tells what both may know", async () => {
    table([0, 2]);
    state(0, 1, { prompt: asks(1) });
    state(2, 1, { view: "secret" });
    session.turnTo(0);
    await session.act({ verb: "Take" });
    state(0, 2, { events: ["took", "saw a 7"] });
    state(2, 2, { events: ["took", "got a 3"], prompt: asks(1) });
    session.step.done();
    expect(session.handover).toBe(null);
    await vi.advanceTimersByTimeAsync(1900);
    expect(session.handover).toBe(null);
    await vi.advanceTimersByTimeAsync(200);
    expect(session.handover).toBe(2);
    expect(session.common(2).map((entry) => entry.event)).toEqual(["took"]);
  });

  it("forgets a position that arrives late", () => {
    table([0]);
    state(0, 5);
    state(0, 4);
    expect(session.shown?.view).toBe(5);
  });

  it("forgets a table that arrives late, until the server counts from the beginning again", async () => {
    const lobby = { ...tableOf([0]), status: "lobby" as const, told: 5 };
    last().says({ t: "table", table: lobby });
    await session.ask(() => {
      // The game has begun before the answer arrives.
      last().says({ t: "table", table: { ...tableOf([0]), told: 7 } });
      return Promise.resolve({ ...lobby, opening: true, told: 6 });
    });
    expect(session.table?.status).toBe("playing");

    last().close();
    await vi.advanceTimersByTimeAsync(5000);
    last().open();
    last().says({ t: "table", table: { ...lobby, told: 1 } });
    expect(session.table?.status).toBe("lobby");
  });

  it("does not call it news that you stood up yourself", async () => {
    table([0]);
    await session.ask(() => {
      table([]);
      return Promise.resolve(tableOf([]));
    });
    expect(session.movedAway).toBe(false);
  });
});

describe("our part of the dice", () => {
  const lobby = { ...tableOf([0]), status: "lobby" as const, promises: ["", "", ""] };
  const asked: string[] = [];
  let reachable: boolean;
  /** The table as it stands is told, and all that follows from it is done. */
  const becomes = async (change: Partial<TableInfo>) => {
    last().says({ t: "table", table: { ...lobby, ...change } });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1);
  };

  beforeEach(() => {
    asked.length = 0;
    reachable = true;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path.split("/").at(-1) ?? "");
      return reachable ? Promise.resolve(new Response("{}")) : Promise.reject(new Error("lost"));
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("is promised in the lobby and given when the host starts, each once", async () => {
    await becomes({});
    await becomes({});
    await becomes({ promises: ["promised", "", ""] });
    await becomes({ promises: ["promised", "", ""], opening: true, unopened: [0] });
    await becomes({ promises: ["promised", "", ""], opening: true, unopened: [0] });
    expect(asked).toEqual(["sit", "part"]);
  });

  it("is sent again after a while if the server was not reached, though nobody tells anything new", async () => {
    reachable = false;
    await becomes({ promises: ["promised", "", ""], opening: true, unopened: [0] });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual(["part", "part"]);
    reachable = true;
    await vi.advanceTimersByTimeAsync(3000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual(["part", "part", "part"]);
  });

  it("is sent again with the next news of the table if the server was not reached", async () => {
    const opening = { promises: ["promised", "", ""], opening: true, unopened: [0] };
    reachable = false;
    await becomes(opening);
    reachable = true;
    await becomes(opening);
    await becomes(opening);
    expect(asked).toEqual(["part", "part"]);
  });
});
