import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { GameRoom } from "../../src/lib/game";
import { addMessages } from "../../src/lib/i18n.svelte";
import { Live } from "../../src/lib/live";
import { TableSession } from "../../src/lib/session.svelte";
import type { TableInfo } from "../../src/lib/wire";
import RoomStage from "../../src/table/RoomStage.svelte";
import Dialogs from "../../src/ui/Dialogs.svelte";
import KeyHelp from "../../src/ui/KeyHelp.svelte";
import Toasts from "../../src/ui/Toasts.svelte";
import { stateOf, tableOf } from "../messages";
import { Wire, last } from "../wire";
import Rules from "./Rules.svelte";
import Table from "./Table.svelte";

const room: GameRoom = {
  Table,
  Rules,
  describe: (event: { seat: number }) => [
    { say: { id: "toy-took", args: { seat: event.seat } }, seat: event.seat },
  ],
  goal: () => ({ say: { id: "toy-goal" } }),
  keys: [{ keys: ["T"], does: "toy-key" }],
};

/** What the page has asked the server for, besides its live connection. */
export const asked: { path: string; body: unknown }[] = [];
/** How the table stands; the server answers every request with it. */
export let now: TableInfo;

/** Something about the table has changed. */
export function becomes(change: Partial<TableInfo>): void {
  now = { ...now, ...change };
  last().says({ t: "table", table: now });
}
export const hears = (...given: Parameters<typeof stateOf>) => last().says(stateOf(...given));

/** Sit down at a table of the toy game with Owl and Badger, as Fox; everything is asked of a fake server. */
export function sitDown(change: Partial<TableInfo> = {}): TableSession {
  addMessages(
    "en",
    "toy-asks = Which card?\ntoy-took = { $seat } took a coin\ntoy-key = throws\ntoy-goal = Be rich",
  );
  asked.length = 0;
  Wire.all = [];
  Wire.answer = (question, wire) => {
    if (question["t"] === "log")
      wire.says({ t: "answer", id: question["id"], body: { events: [] } });
    else if (question["t"] !== "hello") wire.says({ t: "done", id: question["id"] });
  };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse((init.body as string | undefined) ?? "null") as unknown });
    return Promise.resolve(new Response(JSON.stringify(now)));
  });
  const session = new TableSession(
    "x",
    (events) => new Live("ws://here", events, (to) => new Wire(to) as unknown as WebSocket),
  );
  last().open();
  now = { ...tableOf([0], ["Fox", "Owl", "Badger"]), ...change };
  last().says({ t: "table", table: now });
  render(Dialogs);
  render(KeyHelp);
  render(Toasts);
  render(RoomStage, { session, room });
  return session;
}
