import { describe, expect, it } from "vitest";
import { asWords } from "../../src/lib/as-words";
import { addMessages, addNames, loadWords } from "../../src/lib/i18n.svelte";
import { describe as tell } from "../../src/plain/describe";
import { Field, middleOf } from "../../src/plain/field";
import { Offers } from "../../src/plain/offers";
import { rowsOf, sorted } from "../../src/plain/parts";
import { singular } from "../../src/plain/singular";
import { Speaker } from "../../src/plain/speaker";

const seats = {
  name: (seat: number) => ["Vera", "Oleh"][seat] ?? "?",
  isYou: (seat: number) => seat === 0,
  count: 2,
};
const speaker = new Speaker("oddity", seats);
await loadWords("plain");
addNames("oddity", { ogre: { en: "Ogre" } });
addMessages(
  "en",
  'oddity-field-ap = Action points\noddity-suit-h = hearts\noddity-suit-stars = stars\noddity-verb-Go = Walk\noddity-act-Hit = Hit { $seat } with { $card }\noddity-log-Hit = { $seat } is hit\noddity-log-Hush = { "" }',
);

it("names of the program are read as words", () => {
  expect(["max_rounds", "EndTurn", "GiveAP", "x", "C-LL", "3", "passage-tee"].map(asWords)).toEqual(
    ["Max rounds", "End turn", "Give AP", "x", "C-LL", "3", "Passage tee"],
  );
  expect(["hexes", "cards", "parties", "tiles", "glass", "boxes"].map(singular)).toEqual([
    "hex",
    "card",
    "party",
    "tile",
    "glass",
    "box",
  ]);
});

describe("words", () => {
  it("come from the game, then from the house, then from the name itself", () => {
    expect(speaker.label("ap")).toBe("Action points");
    expect(speaker.label("rage_level")).toBe("Rage level");
    expect(speaker.word("suit", "h")).toBe("hearts");
    expect(speaker.word("suit", "stars")).toBe("stars");
    expect(speaker.word("monster", "ogre")).toBe("Ogre");
    expect(speaker.word("leader", 1)).toBe("Oleh");
    expect(speaker.word("from_seat", 0)).toBe("Vera");
    expect(speaker.word("points", 1)).toBe("1");
    expect(speaker.verb("Go")).toBe("Walk");
    expect(speaker.verb("EndTurn")).toBe("End turn");
  });

  it("tell any thing on one line", () => {
    expect(speaker.brief("monster", { id: "ogre", strength: 3, dead: false, loot: [] })).toBe(
      "Ogre",
    );
    expect(speaker.brief("need", { sword: 2, bow: 0 })).toContain("2");
    expect(speaker.brief("seats", [1, 0])).toBe("Oleh, Vera");
    expect(speaker.brief("pirate", { x: 0, y: -2 })).toBe("0 : −2");
    expect(speaker.pairs({ room: { id: "ogre", strength: 3 }, left: 1 }, ["room"])).toMatchObject([
      { key: "strength", text: "3" },
      { key: "left", text: "1" },
    ]);
  });
});

it("a numbered cell is told apart by the first that is said of it", () => {
  const mark = (part: Parameters<Speaker["markOf"]>[0]) =>
    speaker.markOf(part, ["q", "number"])?.text;
  expect(mark({ q: 1, number: 4, dug: false, monster: "ogre" })).toBe("Ogre");
  expect(mark({ q: 1, number: 4, dug: true, monster: null })).toBe("Dug");
  expect(mark({ q: 1, number: 4, dug: false, gold: 2 })).toBe(undefined);
});

describe("the record", () => {
  const context = { ...seats, seat: 0 };
  it("says an event in the game's words, or else in those of its fields", () => {
    expect(tell("oddity", { event: "Hit", seat: 1, card: "ogre" }, context)).toMatchObject([
      { say: { id: "oddity-log-Hit", args: { seat: 1, card: "ogre" } } },
    ]);
    expect(tell("oddity", { event: "Hush", seat: 1 }, context)).toEqual([]);
    const [line] = tell(
      "oddity",
      { event: "TileLaid", seat: 1, x: 2, y: -1, tile: "ogre" },
      context,
    );
    expect(line).toMatchObject({
      say: { id: "plain-log-seat", args: { seat: 1, what: "Tile laid" } },
      places: ["2,-1"],
    });
    expect(String(line?.say.args?.["details"])).toContain("Ogre");
  });
});

describe("a board", () => {
  it("is found as a list of things on cells, as rows, and as a plain list", () => {
    const hexes = Field.of({
      hexes: [
        { number: 7, q: 0, r: 0 },
        { number: 8, q: 1, r: 0 },
      ],
      gnomes: [{ seat: 1, place: 8 }],
    });
    expect(hexes?.kind).toBe("hex");
    expect(hexes?.cells.get("1,0")?.seats).toEqual([1]);
    expect(hexes?.named("to", 7)).toBe("0,0");
    expect(hexes?.named("gems", 7)).toBe(null);
    const rows = Field.of({
      board: [
        ["x", null],
        [null, "o"],
      ],
    });
    expect([...(rows?.cells.keys() ?? [])]).toEqual(["0,0", "1,0", "0,1", "1,1"]);
    expect(rows?.cells.get("1,1")?.things[0]?.part).toEqual({ board: "o" });
    const list = Field.of({ cells: [0, 1, null, 0, 1, null, 0, 1, null] });
    expect(list?.named("cell", 4)).toBe("1,1");
    const ragged = Field.of({ rows: [["a"], ["b", "c"], ["d"]] });
    expect([...(ragged?.cells.keys() ?? [])]).toEqual(["0,0", "0,1", "1,1", "0,2"]);
    expect(ragged?.named("to", 3)).toBe("0,2");
    const wide = Field.of({ cells: [0, 1, 2, 3, 4, 5], width: 3 });
    expect(wide?.named("to", 5)).toBe("2,1");
    expect(Field.of({ cells: [0, 1, 2], width: 0 })).toBe(null);
    expect(Field.of({ hand: [1, 2], hands: [[1], [2]] })).toBe(null);
  });

  it("has the figures of seats that say where they stand, and their plates do not repeat it", () => {
    const view = {
      cells: [
        { q: 0, r: 0, number: 0 },
        { q: 1, r: 0, number: 1 },
      ],
      seats: [
        { q: 1, r: 0, gold: 2 },
        { q: 1, r: 0, gold: 0 },
      ],
    };
    const { field, seats: plates } = sorted(view, {}, 2);
    expect(field?.cells.get("1,0")).toMatchObject({ things: [{ list: "cells" }], seats: [0, 1] });
    expect(plates).toEqual([{ gold: 2 }, { gold: 0 }]);
    const alone = Field.of({ players: [{ x: 3, y: 4 }] });
    expect(alone?.cells.get("3,4")?.seats).toEqual([0]);
  });

  it("of hexes is drawn with every second row between the others", () => {
    expect(middleOf("hex", { x: 0, y: 2 }).x).toBeCloseTo(100);
    expect(middleOf("square", { x: 1, y: 2 })).toEqual({ x: 100, y: 200 });
  });
});

describe("the offers", () => {
  const actions = [
    { verb: "Place", x: 0, y: 0, turn: 0 },
    { verb: "Place", x: 0, y: 0, turn: 1 },
    { verb: "Place", x: 1, y: 0, turn: 0 },
    { verb: "Pass" },
  ];
  it("ask for the verb, then for what its fields leave open", () => {
    const first = new Offers(actions, {}, null);
    expect(first.question?.name).toBe("verb");
    expect(first.places).toEqual(
      new Map([
        ["0,0", 2],
        ["1,0", 1],
      ]),
    );
    const placed = new Offers(actions, first.at("0,0") ?? {}, null);
    expect(placed.question?.name).toBe("turn");
    expect(placed.chosen).toEqual(["0,0"]);
    expect(new Offers(actions, first.at("1,0") ?? {}, null).ready).toBe(actions[2]);
    expect(first.at("5,5")).toBe(null);
  });

  it("of one cell that differ in their verbs or fields are all open to a tap on it", () => {
    const field = Field.of({ cells: [0, 0, 0, 0] });
    const moves = [
      { verb: "Walk", to: 1 },
      { verb: "Walk", to: 2 },
      { verb: "Look", cell: 1 },
      { verb: "Rest" },
    ];
    const first = new Offers(moves, {}, field);
    const tapped = new Offers(moves, first.at("1,0") ?? {}, field);
    expect(tapped.question?.choices.map(({ id }) => id)).toEqual(["Walk", "Look"]);
    expect(tapped.chosen).toEqual(["1,0"]);
    expect(tapped.places).toEqual(new Map());
    expect(new Offers(moves, { ...tapped.picks, verb: "Look" }, field).ready).toBe(moves[2]);
    expect(new Offers(moves, first.at("0,1") ?? {}, field).ready).toBe(moves[1]);
    const looking = new Offers(moves, { verb: "Look" }, field);
    expect(new Offers(moves, looking.at("1,0") ?? {}, field).ready).toBe(moves[2]);
  });

  it("take a card of the hand for whatever field names it", () => {
    const cards = [
      { verb: "Play", card: "ogre" },
      { verb: "Swap", card: "ogre" },
      { verb: "Pass" },
    ];
    const offers = new Offers(cards, {}, null);
    expect(offers.handFields(["ogre", "elf"])).toEqual(["card"]);
    expect(new Offers(cards, offers.with("ogre", ["card"]) ?? {}, null).question?.name).toBe(
      "verb",
    );
    expect(offers.with("elf", ["card"])).toBe(null);
  });
});

it("the table of seats has every field of any seat that does not stand on all plates", () => {
  const parts = [{ coins: 1 }, { coins: 2, hand: ["ogre"], bid: 3 }];
  expect(rowsOf(parts, [])).toEqual(["coins", "hand", "bid"]);
  expect(rowsOf(parts, [["coins"], ["coins", "bid"]])).toEqual(["hand", "bid"]);
});

it("a view is taken apart into seats, hand, facts and parts", () => {
  const view = {
    round: 2,
    hand: [1, 2],
    seats: [{ coins: 1 }, { coins: 2 }],
    deck: [3],
    top: null,
  };
  expect(sorted(view, {}, 2)).toEqual({
    field: null,
    seats: [{ coins: 1 }, { coins: 2 }],
    hand: [1, 2],
    facts: [
      ["round", 2],
      ["top", null],
    ],
    parts: [["deck", [3]]],
  });
});
