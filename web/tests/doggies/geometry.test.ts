/** Where things lie on the drawing. */
import { describe, expect, it } from "vitest";
import {
  beyond,
  cellAt,
  centre,
  edge,
  floorPath,
  frameOf,
  isExit,
  side,
  turned,
} from "../../src/games/doggies/geometry";
import { viewOf } from "./sample";

describe("cells and sides", () => {
  it("finds the cell again in which a point lies, also to the north and west of the start", () => {
    for (const cell of [
      [0, 0],
      [3, -2],
      [-1, 4],
    ]) {
      const { x, y } = centre(cell);
      expect(cellAt(x, y)).toEqual(cell);
      expect(cellAt(x - side / 2 + 1, y + side / 2 - 1)).toEqual(cell);
    }
  });

  it("puts a boundary between the two cells that share it", () => {
    expect(edge([0, 0], "E")).toEqual(edge([1, 0], "W"));
    expect(edge([2, 3], "N")).toEqual(edge([2, 2], "S"));
    expect(beyond([2, 3], "N")).toEqual([2, 2]);
  });

  it("turns sides clockwise, and back again", () => {
    expect(turned("odwt", 1)).toBe("todw");
    expect(turned("odwt", 4)).toBe("odwt");
    expect(turned(turned("odwt", 3), -3)).toBe("odwt");
  });

  it("opens the floor to exits and doors alone", () => {
    expect([0, 1, 2, 3].map((index) => isExit("odwt", index))).toEqual([true, true, false, false]);
    expect(floorPath("owww", 30)).toContain("V-30");
    expect(floorPath("wwww", 30)).not.toContain("V-30");
  });

  it("keeps every room and every spot in sight", () => {
    const frame = frameOf(viewOf([[0, 0]], false).rooms, [[-4, 5]]);
    for (const cell of [
      [0, 0],
      [1, 0],
      [-4, 5],
    ]) {
      const { x, y } = centre(cell);
      expect(x - side / 2).toBeGreaterThan(frame.x);
      expect(x + side / 2).toBeLessThan(frame.x + frame.width);
      expect(y - side / 2).toBeGreaterThan(frame.y);
      expect(y + side / 2).toBeLessThan(frame.y + frame.height);
    }
  });
});
