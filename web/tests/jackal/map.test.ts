/** The map as it is drawn: tunnels, ways along the figures' distances, what an event changes. */
import { describe as group, expect, it } from "vitest";
import { towards } from "../../src/board/geometry";
import {
  Cave,
  FIGURE,
  hitArea,
  isBridge,
  overTunnel,
  spread,
  turned,
} from "../../src/games/jackal/geometry";
import {
  byCell,
  byPlace,
  hasGoal,
  mostTelling,
  walkerOf,
  wayTo,
} from "../../src/games/jackal/offers";
import { after } from "../../src/games/jackal/projection";
import type { Figures, Placed, SeatView, TileKind, View } from "../../src/games/jackal/types";

const kind = (id: string, tunnels: number[][], more: Partial<TileKind> = {}): TileKind => ({
  id,
  kind: "cave",
  tunnels,
  hall: null,
  passage: null,
  mud: [],
  count: 1,
  ...more,
});
const kinds = [
  kind("E", [[0, 1, 2, 3]], { kind: "entrance" }),
  kind("V", [[0, 1, 2, 3]], { kind: "cavern" }),
  kind("C-I", [[0, 2]]),
  kind("C-B", [
    [0, 2],
    [1, 3],
  ]),
  kind("G-D", [[0]], { kind: "hall", hall: 0 }),
];
const laid = (tile: string, x: number, y: number, turn: number, coin = false): Placed => ({
  tile,
  x,
  y,
  turn,
  coin,
});
const seat = (x: number, y: number, tunnel = 0): SeatView => ({
  coins: 0,
  wagers: 3,
  bats: 3,
  pirate: { x, y, tunnel },
  home: 1,
  display: [],
});
const view: View = {
  mud: true,
  five_tiles: false,
  alliances: false,
  phase: "walk",
  actor: 0,
  active: 0,
  first: 0,
  round: 1,
  quiet: 0,
  quiet_limit: 10,
  round_limit: 100,
  goal: 10,
  tiles: [
    laid("E", 0, 0, 0),
    laid("C-I", 1, 0, 1),
    laid("C-B", 2, 0, 0),
    laid("G-D", 3, 0, 3, true),
    laid("V", 1, 1, 0),
  ],
  seats: [seat(0, 0), seat(3, 0)],
  current: null,
  dice: [3],
  swim: false,
  trial: null,
  start_pile: 0,
  stock: 0,
  returned: [],
  unseen: [],
  allies: [null, null],
  kinds,
};

group("the cave", () => {
  const cave = new Cave(view);

  it("steps only where opening meets opening", () => {
    expect(cave.neighbours({ x: 1, y: 0, tunnel: 0 })).toEqual([
      { x: 2, y: 0, tunnel: 1 },
      { x: 0, y: 0, tunnel: 0 },
    ]);
    expect(cave.neighbours({ x: 2, y: 0, tunnel: 0 })).toEqual([]);
  });

  it("walls a cavern off where it faces rock", () => {
    expect(cave.openSides(1, 1)).toEqual([1, 2, 3]);
  });

  it("knows which tunnel of a bridge leads over, however it is turned", () => {
    const bridge = kinds[3] ?? kind("", []);
    expect(isBridge(turned(bridge, 0))).toBe(true);
    expect(overTunnel(turned(bridge, 0))).toBe(0);
    expect(overTunnel(turned(bridge, 1))).toBe(1);
  });

  it("gives every tunnel of a shared tile its own part to be touched", () => {
    const bridge = turned(kinds[3] ?? kind("", []), 0);
    expect(hitArea(bridge, 0)).not.toBe(hitArea(bridge, 1));
  });

  it("draws the way along the distances, and never through mud", () => {
    const reach = [1, 2, 3].map((x) => ({
      x,
      y: 0,
      tunnel: x === 2 ? 1 : 0,
      steps: x,
      coin: false,
      mud: false,
      wins: false,
    }));
    const figures = { reach } as unknown as Figures;
    const to = { x: 3, y: 0, tunnel: 0 };
    expect(wayTo(cave, view, figures, to).map((one) => one.x)).toEqual([0, 1, 2, 3]);
    const muddy = { reach: reach.map((one) => ({ ...one, mud: one.x === 2 })) };
    expect(wayTo(cave, view, muddy as unknown as Figures, to)).toEqual([]);
  });

  it("moves by arrow key to what lies straight ahead", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 100, y: 20 },
      { x: 60, y: 300 },
    ];
    expect(towards(spots, { x: 0, y: 0 }, "ArrowRight")).toBe(spots[1]);
    expect(towards(spots, { x: 0, y: 0 }, "ArrowLeft")).toBeNull();
  });
});

group("offers", () => {
  it("are found by place and by cell", () => {
    const places = byPlace(
      [{ verb: "DropCoin", x: 3, y: 0 }, { verb: "TakeCoin" }, { verb: "Stay" }],
      view,
    );
    expect([...places.keys()]).toEqual(["3,0,0", "0,0,0"]);
    const cells = byCell([
      { verb: "PlaceTile", x: 1, y: 2, turn: 0 },
      { verb: "PlaceTile", x: 1, y: 2, turn: 3 },
    ]);
    expect(cells.get("1,2")?.map((one) => one.turn)).toEqual([0, 3]);
  });

  it("are about the driven pirate when bats fly", () => {
    const trial = { kind: "prank", initiator: 0, defender: 1, throws: [], winner: 0 } as const;
    expect(walkerOf({ ...view, phase: "bat_move", trial: { ...trial, throws: [] } })).toBe(1);
    expect(walkerOf(view)).toBe(0);
  });

  it("say the reason that tells most", () => {
    const reasons = [{ id: "jackal-why-no-match" }, { id: "jackal-why-sealed" }];
    expect(mostTelling(reasons)?.id).toBe("jackal-why-sealed");
    expect(mostTelling([])).toBeNull();
  });
});

group("what an event changes", () => {
  it("a coin goes from the hall to the purse, and back to a hall", () => {
    const taken = after(view, { event: "CoinTaken", seat: 1, x: 3, y: 0, coins: 10 });
    expect(taken.tiles.some((tile) => tile.coin)).toBe(false);
    expect(hasGoal(taken, 1)).toBe(true);
    const dropped = after(taken, { event: "CoinDropped", seat: 0, from_seat: 1, x: 3, y: 0 });
    expect(dropped.tiles.some((tile) => tile.coin)).toBe(true);
    expect(hasGoal(dropped, 1)).toBe(false);
  });
});

group("pirates seen from afar", () => {
  it("step aside where they would hide each other", () => {
    const scale = 3.5;
    const heap = [0, 0, 0, 120, 120, -120].map((y) => ({ x: 0, y, scale }));
    const found = spread(heap);
    for (const [index, one] of found.entries()) {
      for (const other of found.slice(index + 1)) {
        const x = (one.x - other.x) / (FIGURE.width * scale);
        const y = (one.y - other.y) / (FIGURE.height * scale);
        expect(Math.hypot(x, y)).toBeGreaterThan(0.9);
      }
    }
  });
  it("stand in their places where there is room", () => {
    const near = [
      { x: -37, y: 0, scale: 0.95 },
      { x: 0, y: -36, scale: 0.95 },
      { x: 120, y: 0, scale: 0.95 },
    ];
    expect(spread(near)).toEqual(near);
  });
});
