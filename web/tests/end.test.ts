import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { addMessages, written } from "../src/lib/i18n.svelte";
import { nextLevel } from "../src/lib/next-level";
import { decided, scoreTable } from "../src/lib/score-table";
import type { GameInfo, Outcome, TableInfo } from "../src/lib/wire";
import { Seats } from "../src/lib/seats";
import ScoreTable from "../src/table/ScoreTable.svelte";
import { tableOf } from "./messages";

addMessages(
  "en",
  "end-test-rooms = Rooms\nend-test-quest = Quest of { $whose }\nend-test-quest-row = Quest\nend-test-total = Total",
);
const line = (id: string, amount: number | null, args = {}) => ({ label: { id, args }, amount });
const sheet = (rooms: number, quest: number, whose: string) => [
  line("end-test-rooms", rooms),
  line("end-test-quest", quest, { whose }),
  line("end-test-total", rooms + quest),
];
const outcome = {
  winners: [1],
  why: { id: "x" },
  places: [2, 1, 3],
  scores: [sheet(4, 0, "Fox"), sheet(5, 6, "Owl"), [...sheet(2, -1, "Hen"), line("x", null)]],
  points: [0, 1, 0],
} as unknown as Outcome;

describe("the score table", () => {
  it("has a row for every line, and one label for what each sheet says in its own way", () => {
    const { rows, summed } = scoreTable(outcome);
    expect(rows.map(({ label, amounts }) => [label, amounts])).toEqual([
      ["Rooms", [4, 5, 2]],
      ["Quest", [0, 6, -1]],
      ["Total", [4, 11, 1]],
    ]);
    expect(summed).toBe(true);
  });

  it("says in which line the winner was farthest ahead of second place", () => {
    expect(decided(outcome, scoreTable(outcome))).toBe(
      "“Quest” decided it: 6 more than second place.",
    );
    const shared = { ...outcome, winners: [0, 1] };
    expect(decided(shared, scoreTable(shared))).toBe(null);
    const apart = { ...outcome, scores: [[line("x", 3)], [line("x", 4)], [line("x", 1)]] };
    expect(decided(apart as Outcome, scoreTable(apart as Outcome))).toBe(null);
  });

  it("says it in a sentence of the game's own, if it has one", () => {
    addMessages("en", "end-test-quest-decided = The quest of { $whose } decided it by { $more }.");
    expect(decided(outcome, scoreTable(outcome))).toMatch(
      /^The quest of .* decided it by .*6.*\.$/,
    );
  });

  it("says how far the winner was ahead where the lines are no sum, if the game has words for it", () => {
    addMessages("en", "end-test-gold = Gold\nend-test-gold-decided = Ahead by { $more }.");
    const golds = [7, 9, 3].map((gold) => [line("end-test-rooms", 1), line("end-test-gold", gold)]);
    const apart = { ...outcome, scores: golds } as unknown as Outcome;
    expect(decided(apart, scoreTable(apart))).toMatch(/^Ahead by .*2.*\.$/);
  });

  it("keeps the total below a line that only the winner has", () => {
    const golds = [
      [line("end-test-gold", 7)],
      [line("end-test-rooms", 2), line("end-test-gold", 9)],
      [line("end-test-gold", 3)],
    ];
    const apart = { ...outcome, scores: golds } as unknown as Outcome;
    const { rows } = scoreTable(apart);
    expect(rows.map(({ amounts }) => amounts)).toEqual([
      [null, 2, null],
      [7, 9, 3],
    ]);
    expect(decided(apart, scoreTable(apart))).toMatch(/^Ahead by .*2.*\.$/);
  });

  it("writes a loss with a minus sign", () => {
    expect([written(-3), written(0), written(7)]).toEqual(["−3", "0", "7"]);
  });
});

describe("a row of zeros", () => {
  it("is folded, were it the only one, and never the sum", async () => {
    const sheets = [3, 5].map((rooms) => sheet(rooms, 0, "Fox"));
    const even = { ...outcome, places: [2, 1], scores: sheets } as unknown as Outcome;
    const shown = (given: Outcome) => {
      render(ScoreTable, { outcome: given, seats: Seats.of(tableOf([0])) });
      return screen.getAllByRole("rowheader").map((one) => one.textContent);
    };
    expect(shown(even)).toEqual(["Rooms", "Total"]);
    await userEvent.click(screen.getByRole("button", { name: "One more line, empty for all" }));
    expect(screen.getAllByRole("rowheader")).toHaveLength(3);
    cleanup();
    const nothing = [0, 0].map(() => sheet(0, 0, "Fox"));
    expect(shown({ ...even, scores: nothing } as unknown as Outcome)).toEqual(["Total"]);
  });
});

describe("after a game against bots alone", () => {
  const game = {
    slug: "raiders",
    bots: ["master", "expert", "seasoned", "casual", "novice", "good", "random"],
  } as unknown as GameInfo;
  const against = (level: string, others: Partial<TableInfo> = {}): TableInfo => {
    const table = tableOf([0], ["Fox", "Owl", "Badger"]);
    const seats = table.seats.map((seat, index) =>
      index === 0 ? seat : { ...seat, kind: "bot" as const, bot: level },
    );
    return { ...table, seats, ...others };
  };
  const ended = (...places: number[]) =>
    ({
      ...outcome,
      places,
      winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    }) as Outcome;

  it("a victory leads a level up, a last place one down, and the middle nowhere", () => {
    expect(nextLevel(against("casual"), game, ended(1, 2, 3))).toMatchObject({
      way: "up",
      level: "seasoned",
    });
    expect(nextLevel(against("casual"), game, ended(3, 1, 2))).toMatchObject({
      way: "down",
      level: "novice",
    });
    expect(nextLevel(against("casual"), game, ended(2, 1, 3))).toBe(null);
  });

  it("there is nothing above the best and below the weakest, nor beside other people", () => {
    expect(nextLevel(against("master"), game, ended(1, 2, 3))).toBe(null);
    expect(nextLevel(against("novice"), game, ended(3, 1, 2))).toBe(null);
    expect(nextLevel(against("good"), game, ended(1, 2, 3))).toBe(null);
    expect(nextLevel(tableOf([0], ["Fox", "Owl"]), game, ended(1, 2))).toBe(null);
    expect(nextLevel(against("casual", { you: [0, 1] }), game, ended(1, 2, 3))).toBe(null);
    expect(nextLevel(against("casual"), game, null)).toBe(null);
  });

  it("a game that all win together becomes harder or easier itself", () => {
    const grades = { option: "difficulty", values: ["easy", "medium"] };
    const table = against("casual", { options: { difficulty: "easy", gnomes: 3 } });
    expect(nextLevel(table, game, ended(1, 1, 1), grades)).toMatchObject({
      way: "up",
      level: "casual",
      options: { difficulty: "medium", gnomes: 3 },
    });
    expect(nextLevel(table, game, { ...ended(1, 1, 1), winners: [] }, grades)).toBe(null);
  });
});
