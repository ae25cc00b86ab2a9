import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import type { StateMessage } from "../../src/lib/wire";
import { all, one, scenes, testId, words } from "../recorded";
import { last } from "../wire";
import { gate, lay, report, reported, role, spot, takeUp } from "./table";

const open = await scenes("goblins");

describe.each(["base", "advanced"])("the end of a round (%s)", (mode) => {
  it("the Dynamite takes the bombs, and the round goes on", async () => {
    const table = await open(`dynamite-${mode}`);
    await takeUp(table, "passage_cross");
    await table.user.click(spot("8,0"));
    expect(words()).toContain("Dynamite would blow up 1 bomb");
    await table.user.click(testId("confirm"));
    expect(gate("middle").dataset["open"]).toBe("true");
    expect(gate("middle").dataset["kind"]).toBe("dynamite");
    expect(all("[data-card=bomb_cross]")).toHaveLength(0);
    expect(all("[data-testid=report]")).toHaveLength(0);
  });

  it("of two goals reached at once one is chosen, and what the Dynamite would do stands beside each", async () => {
    const table = await open(`two-goals-${mode}`);
    await lay(table, "passage_cross", "9,-1");
    expect(all("[data-gate]")).toHaveLength(2);
    for (const [goal, other] of [
      ["north", "Middle"],
      ["middle", "Northern"],
    ]) {
      const opening = words(one(`[data-opening=${goal}]`));
      expect(opening).toContain("Bombs that blow up: 1");
      expect(opening).toContain(`Cut off: ${other} gate`);
    }
    await table.user.click(one("[data-gate=north]"));
    await table.user.click(testId("confirm"));
    report("dragon");
  });

  it("the Gold ends the round, and the report tells it seat by seat", async () => {
    const table = await open(`gold-${mode}`);
    await lay(table, "passage_cross", "8,0");
    report("gold");
    expect(reported(0)).toContain("you");
    expect(reported(0)).toContain("Pedant · Gnome");
    expect(reported(0)).toMatch(/Team \+1/);
    expect(reported(0)).toMatch(/Opened the Gold \+1/);
    expect(reported(0)).toContain("to go: 7");
    expect(reported(2)).toContain("Racer · Goblin");
    expect(words(testId("report-close"))).toBe("To round 2");
    await table.user.click(testId("report-close"));
    expect(all("[data-testid=report]")).toHaveLength(0);
    // Whoever only looks at it again goes nowhere.
    await table.user.click(testId("last-report"));
    expect(words(testId("report-close"))).toBe("Close");
    await table.user.click(testId("report-close"));
    expect(one("[data-strip='0'] [data-gold]").dataset["gold"]).toBe("2");
  });

  it("the Dragon ends the round for the goblins", async () => {
    await lay(await open(`dragon-${mode}`), "passage_cross", "8,0");
    report("dragon");
    expect(reported(2)).toMatch(/Team \+2/);
    expect(reported(0)).toContain("nothing");
  });

  it("when all cards are gone the round ends with nothing", async () => {
    const table = await open(`last-card-${mode}`);
    // The deck is empty: nothing is said of a swap.
    expect(words(one("[data-prompt]"))).toContain("a pass now ends the round");
    await lay(table, "passage_tee", "1,0");
    report("nothing");
    expect(reported(2)).toMatch(/Team \+1/);
    // The Pedant likes an empty deck, if roles count.
    expect(reported(0)).toMatch(mode === "advanced" ? /Role \+1/ : /nothing/);
  });

  it.each([0, 1])("with an empty deck a pass shows the hand to all (person %i)", async (person) => {
    const table = await open(`hand-shown-${mode}`, person);
    if (person === 0) await table.user.click(testId("pass"));
    else await table.others();
    expect(words(one("aside.side"))).toMatch(/Shown by .+: Passage, straight; Passage, fork/);
    expect(words(one("[role=log]"))).toContain("shows the hand");
  });

  it("the last pass is asked once, and ends the round with nothing", async () => {
    const table = await open(`last-pass-${mode}`);
    expect(words(one("[data-prompt]"))).toContain("a pass or swap now ends the round");
    await takeUp(table, "rubble_tee");
    await table.user.click(testId("swap"));
    expect(words(one("dialog[open]"))).toContain("every goblin gets 1 gold");
    expect(table.played).toEqual([]);
    await table.user.click(one("dialog[open] .button.go"));
    report("nothing");
    expect(reported(2)).toMatch(/Team \+1/);
  });

  it("the ninth gold ends the game", async () => {
    const table = await open(`ninth-gold-${mode}`);
    await lay(table, "passage_cross", "8,0");
    const sheet = all("dialog[open]").at(-1) as HTMLElement;
    expect(words(sheet)).toContain("Gold in all");
    expect(words(sheet)).toMatch(/\d+ gold ahead of second place|One gold ahead of second place/);
    expect(words(sheet.querySelector("h1, h2, h3") as HTMLElement)).toMatch(/won|win/);
    expect(sheet.querySelector("a[href$='/record']")).not.toBe(null);
  });
});

describe("behind the report of a round", () => {
  const icon = document.createElement("link");
  const asked = () => words(one("#question"));
  const record = () => words(one("[role=log]"));

  /** The round is over, and while its report is open Badger misses a turn: then you are asked. */
  async function playOn(): Promise<string> {
    const table = await open("gold-base");
    const { prompt } = stateIn(table.moment.heard);
    await lay(table, "passage_cross", "8,0");
    report("gold");
    settings.change({ motion: "system", pace: "quick" });
    await table.settled();
    const before = asked();
    const now = stateIn(table.moment.heard);
    const step = { ...now, version: now.version + 1, events: [{ event: "TurnMissed", seat: 1 }] };
    last().says(step);
    await table.settled();
    expect(icon.getAttribute("href")).toBe("/favicon.svg");
    last().says({ ...step, version: step.version + 1, events: [], prompt, waiting: [0] });
    await table.settled();
    return before;
  }
  const stateIn = (heard: readonly { t: string }[]): StateMessage => {
    const found = heard.find((one) => one.t === "state");
    if (!found) throw new Error("nothing was told");
    return found as StateMessage;
  };

  beforeEach(() => {
    icon.rel = "icon";
    document.head.append(icon);
  });
  afterEach(() => icon.remove());

  it("nothing moves though others play on, and the tab calls you to your turn", async () => {
    const before = await playOn();
    testId("report");
    expect(asked()).toBe(before);
    expect(record()).not.toContain("sleeps off the ale");
    expect(icon.getAttribute("href")).toBe("/favicon-turn.svg");
  });

  it("what came is shown once it is closed and the role is read", async () => {
    const before = await playOn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await fireEvent.click(testId("report-close"));
    testId("moment");
    expect(asked()).toBe(before);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(all("[data-testid=report], [data-testid=moment]")).toEqual([]);
    await vi.advanceTimersByTimeAsync(600 * settings.pace);
    expect(asked()).toContain("misses a turn");
    await vi.advanceTimersByTimeAsync(2000 * settings.pace);
    expect(asked()).toContain("Your turn");
    expect(record()).toContain("sleeps off the ale");
    expect(icon.getAttribute("href")).toBe("/favicon-turn.svg");
  });
});

describe("with bonuses", () => {
  it("the Skinflint steals when the Dragon wakes", async () => {
    const table = await open("skinflint");
    expect(await role(table)).toContain("you take a gold from somebody");
    await lay(table, "passage_cross", "8,0");
    await table.user.click(testId("report-close"));
    expect(all("[data-target]")).toHaveLength(2);
    await table.user.click(one("[data-target='2']"));
    await table.user.click(testId("confirm"));
    report("dragon");
    expect(reported(2)).toContain("Robbed");
  });
});
