import { describe, expect, it } from "vitest";
import type { LogLine } from "../src/lib/game";
import { gist } from "../src/lib/lines";
import { concerns, since } from "../src/lib/since";

const line = (args: Record<string, number | number[] | string>, more: Partial<LogLine> = {}) => ({
  say: { id: "toy-line", args },
  ...more,
});
const context = { seat: 1, name: String, isYou: (seat: number) => seat === 1 };
const told = (event: LogLine) => [event];

describe("since your last turn", () => {
  it("knows the lines that name your seat, alone, among others or by its mark", () => {
    expect(concerns(line({ seat: 1 }), 1)).toBe(true);
    expect(concerns(line({ seat: 0, from_seat: 1 }), 1)).toBe(true);
    expect(concerns(line({ seats: [0, 1] }), 1)).toBe(true);
    expect(concerns(line({ gnome: "seer" }, { seat: 1 }), 1)).toBe(true);
    expect(concerns(line({ seat: 0, count: 1, seats: 1 }), 1)).toBe(false);
    expect(concerns(line({ seat: 1 }, { tone: "heading" }), 1)).toBe(false);
    expect(concerns(line({ seat: 1 }, { seat: 1, tone: "quiet" }), 1)).toBe(false);
    expect(concerns(line({ seat: 0, from_seat: 1 }, { tone: "quiet" }), 1)).toBe(true);
  });

  it("takes only what was told after your last step", () => {
    const entries = [
      { version: 3, event: line({ seat: 1 }) },
      { version: 4, event: line({ seat: 1, count: 4 }) },
      { version: 5, event: line({ seat: 2 }) },
      { version: 6, event: line({ seat: 2, seat_to: 1 }) },
    ];
    expect(since(entries, 3, context, { describe: told })).toMatchObject([
      entries[1]?.event ?? {},
      entries[3]?.event ?? {},
    ]);
  });

  it("has nothing to tell a watcher, or before the first turn", () => {
    const entries = [{ version: 1, event: line({ seat: 1 }) }];
    expect(since(entries, null, context, { describe: told })).toEqual([]);
    expect(since(entries, 0, { ...context, seat: -1 }, { describe: told })).toEqual([]);
  });
});

describe("what the curtain tells", () => {
  const [round, rolled, laid, stayed, yours] = (
    ["heading", "quiet", "plain", "quiet", "you"] as const
  ).map((tone, count) => line({ count }, { tone })) as [
    LogLine,
    LogLine,
    LogLine,
    LogLine,
    LogLine,
  ];

  it("is what everybody may read", () => {
    expect(gist([round, rolled, laid, yours], 7)).toEqual([rolled, laid]);
  });
  it("is what was done rather than what goes without saying, the oldest of which goes first", () => {
    expect(gist([rolled, laid, stayed, laid], 3)).toEqual([laid, stayed, laid]);
    expect(gist([rolled, laid, stayed, laid], 2)).toEqual([laid, laid]);
  });
  it("is the last of it where all of it was done", () => {
    expect(gist([laid, line({ count: 7 }), line({ count: 8 })], 2)).toEqual([
      line({ count: 7 }),
      line({ count: 8 }),
    ]);
  });
});
