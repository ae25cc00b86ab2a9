import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import PlanPanel from "../../src/games/doggies/board/PlanPanel.svelte";
import type { Planner } from "../../src/games/doggies/planner.svelte";
import { Seats } from "../../src/lib/seats";
import { all, one, scenes, testId, words } from "../recorded";
import { figuresOf, north, turn, viewOf } from "./sample";
import { choices, choose, everything, offered, question, room, running } from "./table";

const open = await scenes("doggies");
const tool = (name: string) => one(`[data-testid=plan] button[aria-label="${name}"]`);

describe("a walk planned before leaving", () => {
  it("is drawn room by room, priced, and changes nothing", async () => {
    const table = await open("plan");
    const { user, played } = table;
    const before = everything();
    await user.click(testId("plan-open"));
    expect(question()).toBe("Where to? Choose rooms or drag the dog. Nothing is played.");
    await user.click(room("1,0"));
    expect(question()).toBe("Plan: Gelatinous Cat. What would you do here?");
    expect(offered()).toEqual(new Set(["Fight", "Sneak"]));
    await choose(table, "Fight");
    expect(running("paws left")).toBe("4/5");
    await user.click(room("1,1"));
    await choose(table, "Fight");
    expect(running("paws left")).toBe("3/5");
    await choose(table, "Exit");
    expect(question()).toBe("The plan leads out with 2 cards; coins: 2.");
    await user.click(one("[data-testid=plan] .count"));
    const steps = all("[data-testid=plan] li").map((line) => words(line));
    expect(steps[0]).toContain("Gelatinous Cat");
    expect(steps[0]).toContain("Fight");
    expect(steps).toHaveLength(3);
    await user.click(tool("Close the plan"));
    expect(everything()).toEqual(before);
    expect(played).toHaveLength(0);
  });

  it("counts the coins of one's own quest, and its steps by rooms", async () => {
    const table = await open("own-quest");
    await table.user.click(testId("plan-open"));
    await table.user.click(room("1,0"));
    await choose(table, "Fight");
    expect(running("coins so far")).toBe("2");
    expect(words(one("[data-testid=plan] .count"))).toBe("1 step");
    await choose(table, "Exit");
    expect(question()).toBe("The plan leads out with 1 card; coins: 2.");
    expect(words(one("[data-testid=plan] .count"))).toBe("2 steps");
  });

  it("goes back a step, or to a room on the way, and shows the other choice", async () => {
    const table = await open("plan");
    const { user } = table;
    await user.keyboard("p");
    await user.click(room("1,0"));
    await choose(table, "Sneak");
    expect(running("shields left")).toBe("2/3");
    await user.click(room("1,1"));
    expect(choices("Fight")).toHaveLength(0);
    await user.click(tool("One step back"));
    await user.click(room("1,0"));
    await choose(table, "Fight");
    expect(running("shields left")).toBe("3/3");
    await user.click(one("[data-testid=plan] .clear"));
    expect(words(one("[data-testid=plan] .count"))).toBe("No steps yet");
  });

  it("is drawn by keys alone, with the usual answer in every room", async () => {
    const table = await open("plan");
    await table.user.keyboard("p");
    await table.settled();
    for (const key of ["{ArrowRight}", "{ArrowDown}", "1", "{ArrowDown}"]) {
      await table.user.keyboard(key);
      await table.settled();
    }
    expect(question()).toBe("The plan leads out with 2 cards; coins: 2.");
    await table.user.keyboard("{Escape}");
    expect(all("[data-testid=plan]")).toHaveLength(0);
  });

  it("is walked step by step, and asks before the last one", async () => {
    const table = await open("plan");
    const { user, played } = table;
    await user.click(testId("plan-open"));
    await user.click(room("1,0"));
    await choose(table, "Fight");
    await user.click(room("1,1"));
    await choose(table, "Fight");
    await choose(table, "Exit");
    await user.click(testId("plan-walk"));
    for (let count = 0; count < 6; count++) await table.settled();
    expect(played.map((action) => action.verb)).toEqual([
      "Leave",
      "Move",
      "Fight",
      "Move",
      "Fight",
    ]);
    await user.click(one("dialog[open] .button.go"));
    expect(played.at(-1)?.verb).toBe("Exit");
  });

  it("can be made while others play, and keeps what is still possible", async () => {
    const table = await open("plan-waiting");
    const { user } = table;
    await user.click(testId("plan-open"));
    await user.click(room("0,-1"));
    await choose(table, "Claim");
    await user.click(room("0,-2"));
    expect(all("[data-testid=plan-walk]")).toHaveLength(0);
    await table.others();
    expect(all("[data-testid=plan]")).toHaveLength(0);
    for (let step = 0; step < 3; step++) await table.others();
    await user.click(testId("plan-open"));
    await table.settled();
    expect(words()).toContain("claimed");
    expect(words(one("[data-testid=plan] .count"))).toBe("No steps yet");
  });

  it("offers the turns of cards beside the board, where they leave the steps their room", async () => {
    const planner = { add: vi.fn() };
    const plan = {
      steps: [],
      view: viewOf([[0, 0]], false),
      figures: figuresOf([north, turn]),
      ends: false,
    };
    render(PlanPanel, {
      planner: planner as unknown as Planner,
      plan,
      seats: new Seats([], []),
      busy: false,
    });
    const [card, ...more] = choices("Rotate");
    expect(more).toHaveLength(0);
    card?.click();
    expect(planner.add).toHaveBeenCalledWith(turn);
  });
});
