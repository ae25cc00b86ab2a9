/** What is offered, matched with what the figures say of it. */
import { describe, expect, it } from "vitest";
import {
  offered,
  placements,
  same,
  stepTo,
  stepTowards,
  turnsOf,
  worthTelling,
} from "../../src/games/doggies/offers";
import type { Action } from "../../src/games/doggies/types";
import { east, figuresOf, north, south, stepOf, turn, west, whyNot } from "./sample";

const figures = figuresOf([north, east, south, west, turn]);

describe("offers", () => {
  it("knows an action again whatever the order of its fields", () => {
    expect(
      same({ verb: "Place", cell: [1, 2], turn: 0 }, { turn: 0, cell: [1, 2], verb: "Place" }),
    ).toBe(true);
    expect(same({ verb: "Place", cell: [1, 2] }, { verb: "Place", cell: [2, 1] })).toBe(false);
    expect(same({ verb: "Skip" }, { verb: "Skip", turn: 0 })).toBe(false);
  });

  it("hands back the very object that was offered", () => {
    const skip: Action = { verb: "Skip" };
    expect(offered([{ verb: "Claim" }, skip], { verb: "Skip" })).toBe(skip);
    expect(offered([{ verb: "Claim" }], { verb: "Skip" })).toBeUndefined();
  });

  it("gathers the turns of the drawn card by the place", () => {
    const found = placements([
      { verb: "Place", cell: [0, 1], turn: 0 },
      { verb: "Place", cell: [0, 1], turn: 2 },
      { verb: "Place", cell: [1, 0], turn: 1 },
    ]);
    expect([...found.keys()]).toEqual(["0,1", "1,0"]);
    expect(found.get("0,1")?.map((one) => one.turn)).toEqual([0, 2]);
  });

  it("means going there by a tap on a room, possible ways first", () => {
    const breaking = stepOf({ verb: "Break", direction: "E" }, { cell: [1, 0] });
    expect(stepTo(figures, [1, 0])).toBe(east);
    expect(stepTo(figuresOf([east, breaking]), [1, 0])).toBe(breaking);
    expect(stepTo(figures, [5, 5])).toBeNull();
    expect(turnsOf(figures, [1, 0])).toEqual([turn]);
  });

  it("follows the arrow keys, out of the dungeon too", () => {
    expect(stepTowards(figures, "N")).toBe(north);
    expect(stepTowards(figures, "S")).toBe(south);
    expect(stepTowards(figuresOf([north]), "S")).toBeNull();
  });

  it("tells what can be done first, then what cannot, and says nothing of plain walls", () => {
    const weak = stepOf({ verb: "Fight" }, whyNot("weak"));
    const sneak = stepOf({ verb: "Sneak" }, { damage: 1 });
    expect(worthTelling([weak, sneak])).toEqual([sneak, weak]);
    expect(worthTelling([west, east])).toEqual([east]);
  });
});
