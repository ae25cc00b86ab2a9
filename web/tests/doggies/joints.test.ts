/** What the exits of the card that is laid would meet. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import PlaceLegend from "../../src/games/doggies/hand/PlaceLegend.svelte";
import { jointsOf } from "../../src/games/doggies/joints";
import type { Placing, View } from "../../src/games/doggies/types";
import { loadWords } from "../../src/lib/i18n.svelte";
import { viewOf } from "./sample";

await loadWords("doggies-table");

// A start room that is open to the north, east and south, and coins to the east of it.
const view = (sides: string): View => {
  const { rooms, ...more } = viewOf([[0, 0]], false);
  return { ...more, rooms, placing: { faces: [sides] } as Placing };
};
const at = (x: number, y: number) =>
  ({ verb: "Place", cell: [x, y], turn: 0 }) as Parameters<typeof jointsOf>[1];

describe("joints", () => {
  it("are with a room, out of the dungeon, or into a wall", () => {
    expect(jointsOf(view("ooow"), at(0, 1))).toEqual([
      { direction: "N", joint: "joined" },
      { direction: "E", joint: "out" },
      { direction: "S", joint: "out" },
    ]);
    expect(jointsOf(view("wowo"), at(-1, 0))).toEqual([
      { direction: "E", joint: "shut" },
      { direction: "W", joint: "out" },
    ]);
  });

  it("take a door for an exit, and a disarmed trap for a wall", () => {
    const doors = view("dwww");
    expect(jointsOf(doors, at(0, 1))).toEqual([{ direction: "N", joint: "joined" }]);
    const rooms = doors.rooms.map((room) => ({ ...room, state: "disarmed" as const }));
    expect(jointsOf({ ...doors, rooms }, at(0, 1))).toEqual([{ direction: "N", joint: "shut" }]);
  });
});

it("whoever does not see the card hears what becomes of its exits", async () => {
  const chosen = at(-1, 0);
  const { container, rerender } = render(PlaceLegend, { view: view("wowo"), chosen: null });
  const said = () => container.querySelector("[role=status]")?.textContent;
  expect(said()).toBe("");
  await rerender({ chosen });
  expect(said()).toBe("to the east: into a wall and to the west: way out");
  expect(container.querySelector("p")?.getAttribute("aria-hidden")).toBe("true");
});
