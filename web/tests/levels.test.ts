import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "../src/lib/house.svelte";
import { loadWords } from "../src/lib/i18n.svelte";
import { Live } from "../src/lib/live";
import { usualOpponents } from "../src/lib/opponents";
import { TableSession } from "../src/lib/session.svelte";
import type { Outcome, TableInfo } from "../src/lib/wire";
import NewTable from "../src/pages/NewTable.svelte";
import Lobby from "../src/table/Lobby.svelte";
import NextLevel from "../src/table/NextLevel.svelte";
import { becomes, hears, sitDown } from "./toy/sit";
import { raidersBox as game, tableOf } from "./messages";
import { Wire, last } from "./wire";

const outcome = {
  winners: [0],
  why: { id: "x" },
  places: [1, 2, 3],
  scores: [[], [], []],
  points: [1, 0, 0],
} as unknown as Outcome;

interface Asked {
  path: string;
  body: unknown;
}
let asked: Asked[];
/** What the server was asked to remember. */
const remembered = () => asked.filter(({ path }) => path === "/api/me/opponents");
let session: TableSession | undefined;

/** A server that has this game; it answers everything about tables with this one. */
function serve(table: TableInfo): void {
  asked = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const body = JSON.parse((init?.body as string | undefined) ?? "null") as unknown;
    asked.push({ path, body });
    const answer = path.endsWith("/games")
      ? [game]
      : path.endsWith("/me")
        ? { nick: "Fox", opponents: {} }
        : path.includes("/words")
          ? {}
          : table;
    return Promise.resolve(Response.json(answer));
  });
}

beforeEach(async () => {
  serve(tableOf([0]));
  await Promise.all([house.load(), loadWords("boxes")]);
});
afterEach(() => {
  cleanup();
  session?.close();
  session = undefined;
});

it("in the lobby bots come at the level that was chosen there, and it is remembered", async () => {
  const table = { ...tableOf([0], ["Fox", "", ""]), status: "lobby" as const, host: true };
  table.seats = table.seats.map((seat, at) =>
    at === 0 ? seat : { ...seat, kind: "open" as const, nick: "" },
  );
  serve(table);
  Wire.all = [];
  session = new TableSession(
    "x",
    (events) => new Live("ws://here", events, (to) => new Wire(to) as unknown as WebSocket),
  );
  last().open();
  last().says({ t: "table", table });
  render(Lobby, { session, table });
  const user = userEvent.setup();
  expect(screen.getByRole("radio", { name: "seasoned" })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("radio", { name: "expert" }));
  await user.click(screen.getByRole("button", { name: "Fill with bots" }));
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith("/bot"))).toHaveLength(2));
  expect(asked.filter(({ path }) => path.endsWith("/bot")).map(({ body }) => body)).toEqual([
    { seat: 1, bot: "expert" },
    { seat: 2, bot: "expert" },
  ]);
  expect(remembered()[0]?.body).toEqual({ game: "raiders", count: 3, level: "expert" });
  expect(usualOpponents(game).level).toBe("expert");
});

it("a new table has bots of the level that was chosen, and it is remembered", async () => {
  render(NewTable, { slug: "raiders" });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: /bots/i }));
  expect(screen.getByRole("radio", { name: "seasoned" })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("radio", { name: "casual" }));
  expect(remembered()).toEqual([]); // until there is a table
  await user.click(screen.getByRole("button", { name: "Set up the table" }));
  expect(remembered()[0]?.body).toMatchObject({ level: "casual" });
  const made = asked.find(({ path }) => path === "/api/tables");
  expect(made?.body).toMatchObject({ seats: 4, bots: [null, "casual", "casual", "casual"] });
});

it("the next level is one press away, and it is remembered", async () => {
  const next = { way: "up" as const, level: "seasoned", options: { variant: "tactical" } };
  render(NextLevel, { game, count: 2, next });
  await userEvent.click(screen.getByRole("button", { name: /seasoned/ }));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain("/api/tables/x/start"));
  expect(remembered()[0]?.body).toEqual({ game: "raiders", count: 2, level: "seasoned" });
  expect(asked.find(({ path }) => path === "/api/tables")).toMatchObject({
    body: { seats: 3, options: { variant: "tactical" }, bots: [null, "seasoned", "seasoned"] },
  });
});

it("the end sheet of a game that was won against bots alone proposes the level above theirs", async () => {
  const table = tableOf([0], ["Fox", "Owl", "Badger"]);
  const seats = table.seats.map((seat, at) =>
    at === 0 ? seat : { ...seat, kind: "bot" as const, bot: "casual" },
  );
  session = sitDown({ seats });
  hears(0, 1);
  becomes({ status: "over" });
  hears(0, 2, { outcome });
  const proposal = await screen.findByTestId("next-level");
  expect(proposal.textContent).toMatch(/try the next level/);
  screen.getByRole("button", { name: "Play against: seasoned" });
});
