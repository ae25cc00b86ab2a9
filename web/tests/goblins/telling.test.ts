/** What a round tells at its beginning and at its end. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Report from "../../src/games/goblins/board/Report.svelte";
import { RoleNews } from "../../src/games/goblins/role-news.svelte";
import type { Report as Told, View } from "../../src/games/goblins/types";
import { loadWords } from "../../src/lib/i18n.svelte";
import { Seats } from "../../src/lib/seats";
import { tableOf } from "../messages";
import { all, one, words } from "../part";

describe("the role at the start of a round", () => {
  const news = new RoleNews(tableOf([0]), 0);
  const view = (laid: number[], passed: number[], discarded: number): View =>
    ({
      round: 1,
      seats: [{}, {}, {}],
      table: laid.map((seat) => ({ seat })),
      passed,
      discard: Array.from({ length: discarded }, () => "map"),
    }) as unknown as View;

  it("is told after others laid a card, played one without a tunnel or passed", () => {
    expect(news.due(view([], [], 0))).toBe(true);
    expect(news.due(view([1], [], 0))).toBe(true);
    expect(news.due(view([1], [], 1))).toBe(true);
    expect(news.due(view([], [1, 2], 0))).toBe(true);
  });

  it("is told no more once one has played, or all have", () => {
    expect(news.due(view([0], [], 0))).toBe(false);
    expect(news.due(view([1, 2], [], 1))).toBe(false);
  });
});

describe("the report of a round", () => {
  beforeAll(async () => {
    await Promise.all(["goblins", "goblins-table"].map((file) => loadWords(file)));
  });
  afterEach(cleanup);
  const claim = { seat: 0, goal: "north", kind: "gold" } as const;
  const told = {
    round: 2,
    result: "gold",
    opener: 1,
    goals: ["gold", "dynamite", "dragon"],
    claims: [claim, claim, { ...claim, kind: "dragon" }],
    roles: ["pedant", "racer", "king"],
    points: [],
    route: [],
  } as unknown as Told;
  const show = (report: Told) =>
    render(Report, {
      told: { report, table: null },
      view: { target: 9, seats: [{ gold: 0 }, { gold: 0 }, { gold: 0 }] } as unknown as View,
      seats: Seats.of(tableOf([0]), 0),
      onclose: () => undefined,
    });

  it("says why goblins lose gold when one of them has opened the Gold", () => {
    show(told);
    expect(words(one(".result"))).toContain("a goblin: each goblin loses 1 gold");
    cleanup();
    show({ ...told, opener: 0 });
    expect(words(one(".result"))).not.toContain("loses");
  });

  it("tells what somebody said several times once", () => {
    show(told);
    expect(all(".claim")).toHaveLength(2);
  });
});
