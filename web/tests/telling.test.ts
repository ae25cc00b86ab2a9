/** What the rooms' records are made of. */
import { describe as group, expect, it } from "vitest";
import { describe as doggies } from "../src/games/doggies/describe";
import type { Event } from "../src/games/doggies/types";
import { at, by, linesOf, newBoard, wonBy } from "../src/lib/telling";

const context = { seat: 0, name: String, isYou: (seat: number) => seat === 0 };
const { line, did, about } = linesOf("toy");

group("a line of the record", () => {
  it("says a message of its game, plainly unless a tone is given", () => {
    expect(line("round", { round: 2 })).toEqual({
      say: { id: "toy-log-round", args: { round: 2 } },
      tone: "plain",
    });
    expect(newBoard(at(["1,0"], line("laid", {}, "quiet")))).toEqual({
      say: { id: "toy-log-laid", args: {} },
      tone: "quiet",
      places: ["1,0"],
      newBoard: true,
    });
  });

  it("names the seat it is about, with its mark in front", () => {
    const said = did(1, "drew", { card: "key" }, "good");
    expect(said).toEqual(by(1, line("drew", { seat: 1, card: "key" }, "good")));
  });

  it('has the mark in front only where it says "you" instead of a name', () => {
    expect(about(context, 0, "drew").seat).toBe(0);
    expect(about(context, 1, "drew")).not.toHaveProperty("seat");
  });

  it("is good news if the reader has won", () => {
    expect([wonBy([1, 0], context), wonBy([1], context)]).toEqual(["good", "plain"]);
  });
});

it("after the last round of Doggies nobody gets the first-player token", () => {
  const ended = { event: "RoundEnded", first: 1, takes: [[], []] } as unknown as Event;
  const ids = (round: number) =>
    doggies({ ...ended, round } as Event, { ...context, view: { rounds: 2 } }).map(
      ({ say }) => say.id,
    );
  expect(ids(1)).toContain("doggies-log-first");
  expect(ids(2)).not.toContain("doggies-log-first");
});
