import { describe as group, expect, it } from "vitest";
import { around, beyond, clearOf, edgeTowards, hexCentre, towards } from "../../src/board/geometry";
import { byPlace } from "../../src/board/offers";

group("the arrow keys", () => {
  const here = { x: 0, y: 0 };

  it("lead to what is near and straight ahead rather than aside", () => {
    const ahead = { x: 60, y: 0 };
    const aside = { x: 40, y: 60 };
    expect(towards([here, aside, ahead], here, "ArrowRight")).toBe(ahead);
  });

  it("lead to what lies mostly aside where nothing else lies that way", () => {
    const aside = { x: 10, y: 90 };
    expect(towards([here, aside], here, "ArrowRight")).toBe(aside);
    const far = { x: 500, y: 0 };
    expect(towards([here, aside, far], here, "ArrowRight")).toBe(far);
  });

  it("lead nowhere where nothing lies that way, and other keys never do", () => {
    expect(towards([here, { x: -50, y: 0 }], here, "ArrowRight")).toBeNull();
    expect(towards([here, { x: 50, y: 0 }], here, "Enter")).toBeNull();
  });

  it("come to every hex of a field", () => {
    const field = [-2, -1, 0, 1, 2].flatMap((q) =>
      [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) < 3).map((r) => hexCentre(q, r, 50)),
    );
    const seen = new Set([field[0]]);
    for (const from of seen) {
      if (!from) continue;
      for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
        const next = towards(field, from, key);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(field.length);
  });
});

it("a frame holds all points, with room around them", () => {
  const points = [
    { x: -10, y: 5 },
    { x: 30, y: 25 },
  ];
  expect(around(points, 2)).toEqual({ x: -12, y: 3, width: 44, height: 24 });
});

it("offers are found by their place, in their order; what points nowhere is at none", () => {
  const found = byPlace(["a1", "b1", "a2", "?"], (one) => (one === "?" ? null : (one[0] ?? "")));
  expect([...found]).toEqual([
    ["a", ["a1", "a2"]],
    ["b", ["b1"]],
  ]);
});

group("what is out of sight", () => {
  const sight = { x: 0, y: 0, width: 100, height: 60 };

  it("is pointed at from the edge, in its direction", () => {
    expect(edgeTowards(sight, { x: 250, y: 30 }, 10)).toEqual({ x: 90, y: 30, angle: 0 });
    const up = edgeTowards(sight, { x: 50, y: -70 }, 10);
    expect([up?.x, up?.y, up?.angle]).toEqual([50, 10, -90]);
  });

  it("and what is in sight is not", () => {
    expect(edgeTowards(sight, { x: 99, y: 1 }, 10)).toBeNull();
  });
});

it("pointers that would lie on each other give way along their edge", () => {
  const sight = { x: 0, y: 0, width: 100, height: 200 };
  const room = { reach: 30, gap: 20 };
  const aside = [
    { x: 90, y: 100 },
    { x: 90, y: 104 },
    { x: 10, y: 102 },
  ];
  expect(clearOf(aside, [], sight, room)).toEqual([aside[0], { x: 90, y: 124 }, aside[2]]);
  const above = [
    { x: 50, y: 10 },
    { x: 50, y: 10 },
  ];
  expect(clearOf(above, [], sight, room)).toEqual([above[0], { x: 30, y: 10 }]);
});

it("a pointer at the upper edge stays there where it gives way to a place", () => {
  const sight = { x: 0, y: 0, width: 100, height: 200 };
  const spots = [{ x: 50, y: 10 }];
  const places = [{ x: 50, y: 20 }];
  expect(clearOf(spots, places, sight, { reach: 30, gap: 20 })).toEqual([{ x: 20, y: 10 }]);
});

it("a pointer gives way to a place that can be chosen, and stays away where nothing is free", () => {
  const sight = { x: 0, y: 0, width: 100, height: 200 };
  const room = { reach: 30, gap: 20 };
  const spots = [{ x: 90, y: 100 }];
  expect(clearOf(spots, [], sight, room)).toEqual(spots);
  expect(clearOf(spots, [{ x: 20, y: 100 }], sight, room)).toEqual(spots);
  expect(clearOf(spots, [{ x: 90, y: 105 }], sight, room)).toEqual([{ x: 90, y: 70 }]);
  // Two of them do not give way to the same height.
  expect(clearOf([...spots, { x: 90, y: 95 }], [{ x: 90, y: 105 }], sight, room)).toEqual([
    { x: 90, y: 70 },
    { x: 90, y: 135 },
  ]);
  const everywhere = Array.from({ length: 5 }, (_, index) => ({ x: 90, y: index * 50 }));
  expect(clearOf(spots, everywhere, sight, room)).toEqual([]);
});

it("of what lies out of sight, the nearest in each direction is pointed at", () => {
  const sight = { x: 0, y: 0, width: 100, height: 100 };
  const near = { x: 130, y: 50 };
  const below = { x: 50, y: 300 };
  const seen = { x: 99, y: 50 };
  expect(beyond([seen, { x: 400, y: 60 }, near, below], sight)).toEqual([near, below]);
});
