import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { loadRoom } from "../../src/lib/game";
import type { GameInfo, ServerMessage, StateMessage, TableInfo } from "../../src/lib/wire";
import ReplayPage from "../../src/pages/ReplayPage.svelte";
import { all, testId } from "../recorded";
import { report, reported } from "./table";

await loadRoom("goblins");

interface Recording {
  game: GameInfo;
  people: { heard: ServerMessage[] }[][];
}

/** The replay of a recorded scene as its first person saw it; its last step is not shown yet. */
async function replayOf(scene: string): Promise<{ last: number }> {
  const file = join(import.meta.dirname, "../recorded/goblins", `${scene}.json`);
  const { game, people } = JSON.parse(readFileSync(file, "utf-8")) as Recording;
  const heard = (people[0] ?? []).flatMap((moment) => moment.heard);
  const states = heard.filter((one): one is StateMessage => one.t === "state");
  const told = heard.find((one) => one.t === "table");
  const table: TableInfo = { ...(told as { table: TableInfo }).table, status: "over" };
  const frames = states.map((state, number) => ({
    number,
    seat: number === 0 ? null : 0,
    action: null,
    back: false,
    eyes: 0,
    state,
  }));
  const last = frames.length - 1;
  vi.stubGlobal("fetch", (path: string) => {
    const answers: Record<string, unknown> = {
      "/api/me": { nick: "Vera", opponents: {} },
      "/api/games": [game],
      [`/api/tables/${table.id}`]: table,
    };
    return Promise.resolve(new Response(JSON.stringify(answers[path] ?? { last, frames })));
  });
  history.replaceState(null, "", `?at=${last - 1}&eyes=0`);
  render(ReplayPage, { id: table.id });
  await waitFor(() => expect(testId("at").textContent).toBe(String(last - 1)));
  return { last };
}

describe("the end of a round in a replay", () => {
  it("opens no report by itself, and keys lead on; it opens where it is asked for", async () => {
    const { last } = await replayOf("gold-base");
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await waitFor(() => expect(testId("at").textContent).toBe(String(last)));
    expect(all("[data-testid=report]")).toHaveLength(0);
    expect(all("dialog[open]")).toHaveLength(0);
    await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    await waitFor(() => expect(testId("at").textContent).toBe(String(last - 1)));
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await waitFor(() => expect(testId("at").textContent).toBe(String(last)));

    await fireEvent.click(testId("last-report"));
    report("gold");
    expect(reported(0)).toMatch(/Team \+1/);
    await fireEvent.click(testId("report-close"));
    expect(all("[data-testid=report]")).toHaveLength(0);
  });
});

describe("what one suspects", () => {
  it("is neither asked nor told in a replay", async () => {
    await replayOf("gold-base");
    testId("unseen");
    expect(all("[data-suspect]")).toHaveLength(0);
  });
});
