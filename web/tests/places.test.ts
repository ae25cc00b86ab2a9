import { beforeEach, describe, expect, it, vi } from "vitest";
import { describe as doggies } from "../src/games/doggies/describe";
import { markOf as cell, wayOf } from "../src/games/doggies/geometry";
import type { Event as DoggiesEvent } from "../src/games/doggies/types";
import { place as hex } from "../src/games/dragon/about";
import { describe as dragon } from "../src/games/dragon/describe";
import type { Event as DragonEvent } from "../src/games/dragon/types";
import { place as gate } from "../src/games/goblins/about";
import { describe as goblins } from "../src/games/goblins/describe";
import { markOf as spot } from "../src/games/goblins/geometry";
import type { Event as GoblinsEvent, View as GoblinsView } from "../src/games/goblins/types";
import { describe as jackal } from "../src/games/jackal/describe";
import { positionsOf } from "../src/games/jackal/geometry";
import type { Event as JackalEvent } from "../src/games/jackal/types";
import { describe as raiders } from "../src/games/raiders/describe";
import type { Event as RaidersEvent } from "../src/games/raiders/types";
import type { GameRoom, LogLine } from "../src/lib/game";
import { Light, lightsUp, markPlates } from "../src/lib/light.svelte";
import { beginnings, lightable, placesOf, type Spots } from "../src/lib/lines";
import { litOf, square } from "../src/board/marks";
import { since } from "../src/lib/since";

const context = { seat: 0, name: String, isYou: (seat: number) => seat === 0, view: null };
const totals = { coins: 3, quest_coins: 0 };
const none = { sword: 0, bow: 0, fireball: 0 };
const marks = { ...none, shield: 0, key: 0 };
const line = (more: Partial<LogLine> = {}): LogLine => ({ say: { id: "toy-line" }, ...more });

/** The places of each line that an event is told in. */
const told = (lines: LogLine[], place?: NonNullable<GameRoom["place"]>) =>
  lines.map((one) => placesOf(one, place ? { place } : {}));
const ofDoggies = (event: object) => told(doggies(event as DoggiesEvent, context));
const ofDragon = (event: object) => told(dragon(event as DragonEvent), hex);
const ofGoblins = (event: object) => told(goblins(event as GoblinsEvent, context), gate);
const ofJackal = (event: object) => told(jackal(event as JackalEvent, context));
const ofRaiders = (event: object) => told(raiders(event as RaidersEvent, context));

describe("places in the record", () => {
  it("are the rooms of the floor in Raiders", () => {
    const card = { kind: "vault", id: "vault_1", rows: [] };
    const change = { coins: 2, coins_due: 2, wounds: 1, escaped: false, hit: false };
    const result = { seats: [change, { ...change, coins: 0, coins_due: 0, wounds: 0 }] };
    const entered = { event: "RoomEntered", floor: 1, room: 3, card, turned: false };
    expect(ofRaiders(entered)).toEqual([["3"]]);
    const resolved = { event: "RoomResolved", floor: 1, room: 4, card, result };
    expect(ofRaiders(resolved)).toEqual([["4"], [], []]);
    const torch = { event: "RoomsLit", seat: 0, floor: 1, rooms: [null, card, null, null, card] };
    expect(ofRaiders(torch)).toEqual([["2"], ["5"]]);
    expect(ofRaiders({ event: "Chosen", seat: 1 })).toEqual([[]]);
    const laid: RaidersEvent = { event: "FloorLaid", floor: 2, plan: "", layout: "", rooms: [] };
    expect(raiders(laid, context)[0]?.newBoard).toBe(true);
  });

  it("are the cells of the dungeon in Doggies, its sides, and the step that led there", () => {
    const at = { seat: 1, cell: [2, -1], card: "coin1-1", totals, trophy: marks };
    const card = { id: "coin1-1", kind: "coin" };
    const here = [["2,-1"]];
    expect(ofDoggies({ ...at, event: "Placed", card })).toEqual(here);
    expect(ofDoggies({ ...at, event: "CardTurned" })).toEqual(here);
    expect(ofDoggies({ ...at, event: "RoomSkipped" })).toEqual(here);
    expect(ofDoggies({ ...at, event: "RoomClaimed", coins: 1 })).toEqual(here);
    expect(ofDoggies({ ...at, event: "PotionTaken", symbol: "bow" })).toEqual(here);
    expect(ofDoggies({ ...at, event: "TrampHired", paw: true })).toEqual(here);
    expect(ofDoggies({ ...at, event: "MonsterPassed", damage: 2 })).toEqual(here);
    expect(ofDoggies({ ...at, event: "TrapTaken", coins: -2 })).toEqual(here);
    const beaten = { ...at, event: "MonsterBeaten", potions: { ...none, bow: 1 } };
    expect(ofDoggies({ ...beaten, trophy: { ...marks, key: 1 } })).toEqual([["2,-1"], [], []]);
    const disarmed = { ...at, event: "TrapDisarmed", lid: "frisbow", paw_lost: true };
    expect(ofDoggies({ ...disarmed, hole: [0, 1] })).toEqual([["2,-1"], ["0,1"], []]);
    const broken = { ...at, event: "WallBroken", direction: "E" };
    expect(ofDoggies(broken)).toEqual([["2,-1,E"]]);
    const entered = { ...at, event: "RoomEntered", origin: [1, -1], way: "open", card };
    expect(ofDoggies(entered)).toEqual([["1,-1", "2,-1"]]);
    const out = { ...at, event: "WalkedOut", direction: "N", taken: [] };
    expect(ofDoggies(out)).toEqual([["2,-1", "2,-1,N"]]);
    const round: DoggiesEvent = { event: "RoundBegan", round: 2, first: 0, cards: 20 };
    expect(doggies(round, context)[0]?.newBoard).toBe(true);
  });

  it("lie on the drawing of the dungeon: a cell, or the boundary that was broken", () => {
    expect(cell("2,-1")).toMatchObject({ x: 400, y: -80, size: 77 });
    expect(cell("2,-1,E")).toMatchObject({ x: 480, y: -80, size: 30 });
    expect(wayOf(["1,-1", "2,-1"])).toBe("M240 -80L400 -80");
  });

  it("are tiles in Jackal, and a way is all its tunnels", () => {
    const placed = { event: "TilePlaced", seat: 0, tile: "C-I", x: 2, y: -1, turn: 1, coin: false };
    expect(ofJackal(placed)).toEqual([["2,-1"]]);
    expect(ofJackal({ event: "CoinTaken", seat: 0, x: 4, y: 0, coins: 1 })).toEqual([["4,0"]]);
    const dropped = { event: "CoinDropped", seat: 0, from_seat: 1, x: 0, y: 3 };
    expect(ofJackal(dropped)).toEqual([["0,3"]]);
    const path = [
      { x: 1, y: 0, tunnel: 0 },
      { x: 2, y: 0, tunnel: 1 },
    ];
    for (const how of ["walk", "step", "swim", "bats"]) {
      expect(ofJackal({ event: "Moved", seat: 0, how, path })).toEqual([["1,0,0", "2,0,1"]]);
    }
    expect(positionsOf(["1,0,0", "2,0,1"])).toEqual(path);
    expect(positionsOf(["1,0"])).toEqual([]);
    expect(ofJackal({ event: "Stayed", seat: 0 })).toEqual([[]]);
  });

  it("are hexes in the Dragon's cave, wherever a line names them", () => {
    const who = { seat: 0, gnome: "seer" };
    expect(ofDragon({ ...who, event: "Stepped", to: 0, torch: false })).toEqual([["0"]]);
    const torch = { ...who, event: "TorchMade", place: 4, source: 0 };
    expect(ofDragon(torch)).toEqual([["4", "0"]]);
    expect(ofDragon({ event: "HexRemoved", hex: 7, slack: 2, lost: [8, 18] })).toEqual([
      ["7"],
      ["8", "18"],
    ]);
    expect(ofDragon({ event: "DragonCardDrawn", level: 2, card: "11" })).toEqual([["11"]]);
    expect(ofDragon({ event: "DragonCardDrawn", level: 2, card: "smoke" })).toEqual([[]]);
  });

  it("are laid cards and gates in Goblins", () => {
    const at = { seat: 0, card: "passage_tee", x: 3, y: -1 };
    expect(ofGoblins({ ...at, event: "CardPlaced", turn: 0 })).toEqual([["3,-1"]]);
    expect(ofGoblins({ ...at, event: "ExplosionPlayed" })).toEqual([["3,-1"]]);
    const bombs = [
      [1, 0],
      [2, 1],
    ];
    expect(ofGoblins({ event: "BombsRemoved", places: bombs })).toEqual([["1,0", "2,1"]]);
    expect(ofGoblins({ event: "MapPlayed", seat: 0, goal: "north" })).toEqual([["north"]]);
    expect(ofGoblins({ event: "GoalSeen", seat: 0, goal: "south", kind: "gold" })).toEqual([
      ["south"],
    ]);
    expect(ofGoblins({ event: "Claimed", seat: 0, goal: "middle", kind: "gold" })).toEqual([
      ["middle"],
    ]);
    expect(ofGoblins({ event: "GoalOpened", seat: 0, goal: "north", kind: "gold" })).toEqual([
      ["north"],
    ]);
    const ended = { event: "RoundEnded", round: 1, result: "gold", route: [[1, 0]], roles: ["x"] };
    expect(ofGoblins(ended)).toEqual([["1,0"], []]);
    const round: GoblinsEvent = { event: "RoundBegan", round: 2, first: 0, gnomes: 2, goblins: 1 };
    expect(goblins(round, context)[0]?.newBoard).toBe(true);
    const view = { goals: [{ goal: "north", x: 8, y: -2 }] } as GoblinsView;
    expect(spot(view, "north")).toMatchObject({ x: 640, y: -160 });
    expect(spot(view, "3,-1")).toMatchObject({ x: 240, y: -80 });
    expect(spot(view, "south")).toBe(null);
  });
});

describe("the lines that can be shown", () => {
  const lines = [
    line({ places: ["1"] }),
    line({ newBoard: true }),
    line({ places: ["2"], seat: 1 }),
    line({ newBoard: true, places: ["3"] }),
  ];
  const places = (now?: number) => lightable(lines, {}, now).map((one) => one.places);

  it("are those about the board that lies there", () => {
    expect(places()).toEqual([[], [], [], ["3"]]);
    expect(places(2)).toEqual([[], [], ["2"], []]);
    expect(places(0)).toEqual([["1"], [], [], []]);
    // Before the first line of a replay no new board has been laid.
    expect(places(-1)).toEqual([["1"], [], [], []]);
  });

  it("are chosen so since your last turn too, though headings are left out there", () => {
    const args = { seat: 0 };
    const events = [
      line({ places: ["1"], say: { id: "toy-line", args } }),
      line({ newBoard: true, tone: "heading" }),
      line({ places: ["2"], say: { id: "toy-line", args } }),
    ].map((event) => ({ version: 5, event }));
    const found = since(events, 4, context, { describe: (one: LogLine) => [one] });
    expect(found.map((one) => one.places)).toEqual([[], ["2"]]);
    expect(found.map((one) => one.seats)).toEqual([[0], [0]]);
  });
});

describe("the light", () => {
  const here: Spots = { places: ["4"], seats: [1] };
  const there: Spots = { places: ["5"], seats: [] };
  let light: Light;
  beforeEach(() => {
    light = new Light();
  });

  it("lasts as long as one looks", () => {
    light.glance(here);
    expect(light.now).toBe(here);
    light.leave();
    expect(light.now.places).toEqual([]);
    expect(light.asked).toBe(0);
  });

  it("stays for a while where it was asked for, and then is where one looks", () => {
    vi.useFakeTimers();
    light.glance(here);
    light.show(here);
    light.leave();
    expect([light.now, light.asked]).toEqual([here, 1]);
    vi.advanceTimersByTime(5000);
    expect(light.now.places).toEqual([]);
    light.show(here);
    light.glance(there);
    expect([light.now, light.stays]).toEqual([there, false]);
    vi.useRealTimers();
  });

  it("marks every place, or of a way its end", () => {
    const mark = (place: string) =>
      place === "5" ? null : { place, x: Number(place), y: 0, outline: square(6), size: 6 };
    light.glance({ places: ["4", "5", "6"], seats: [] });
    const lit = litOf(light, mark);
    expect(lit.marks.map((one) => one.place)).toEqual(["4", "6"]);
    const way = litOf(light, mark, (places) => `M${places.join("L")}`);
    expect([way.way, way.marks.map((one) => one.place)]).toEqual(["M4L5L6", ["6"]]);
  });

  it("follows pointer, focus and click over the rows of a list", async () => {
    document.body.innerHTML = `<ol tabindex="0">
      <li data-row="0"><span>words</span> <button data-place="9">9</button></li>
      <li data-row="1"><button class="card">a card</button> <button data-pin>pin</button></li>
    </ol>`;
    const find = (wanted: string) => document.querySelector<HTMLElement>(wanted) as HTMLElement;
    const list = find("ol");
    const end = lightsUp(light, () => [here, there])(list);
    const point = (wanted: string, kind: string, pointerType = "mouse") =>
      find(wanted).dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }));

    point("span", "pointerover");
    expect(light.now).toBe(here);
    point("[data-place]", "pointerover");
    expect(light.now).toEqual({ places: ["9"], seats: [] });
    point("ol", "pointerleave");
    await Promise.resolve();
    expect(light.now.places).toEqual([]);
    point("span", "pointerover", "touch");
    expect(light.now.places).toEqual([]);
    find("[data-pin]").focus();
    expect(light.now).toBe(there);
    list.focus();
    await Promise.resolve();
    expect(light.now.places).toEqual([]);
    // A card has its own window; a pin, or the line itself, asks.
    find(".card").click();
    expect(light.asked).toBe(0);
    find("[data-pin]").click();
    expect([light.asked, light.now]).toEqual([1, there]);
    find("span").click();
    expect([light.asked, light.now]).toEqual([2, here]);
    if (end) end();
  });

  it("marks the plates of the seats that a line names, and takes the marks away", () => {
    document.body.innerHTML = `<p><b data-seat="0"></b><b data-seat="1"></b></p>`;
    const strip = document.querySelector("p") as HTMLElement;
    const end = markPlates(strip, [1], true);
    expect(strip.querySelector("[data-lit]")?.getAttribute("data-seat")).toBe("1");
    end();
    expect(strip.querySelector("[data-lit]")).toBe(null);
  });
});

it("parts of a game begin with a new board, a chapter, or the first line of a numbered one", () => {
  const told = (id: string, more: object = {}) => ({ say: { id }, ...more });
  const steps = [
    [told("floor", { newBoard: true })],
    [told("step")],
    [told("one, Fox", { chapter: 1 }), told("step")],
    [told("one, Owl", { chapter: 1 })],
    [told("step"), told("two, Fox", { chapter: 2 })],
    [told("end", { chapter: true })],
  ];
  expect(beginnings(steps).map((line) => line?.say.id ?? null)).toEqual([
    "floor",
    null,
    "one, Fox",
    null,
    "two, Fox",
    "end",
  ]);
});
