import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "../src/lib/house.svelte";
import { loadWords } from "../src/lib/i18n.svelte";
import { counts, keepOpponents, usualOpponents } from "../src/lib/opponents";
import BoxCard from "../src/shelf/BoxCard.svelte";
import { raidersBox as raiders, tableOf } from "./messages";

let asked: { path: string; body: unknown }[];

/** A page of somebody for whom the server remembers this. */
async function visit(opponents: unknown = {}): Promise<void> {
  asked = [];
  const table = tableOf([0], ["Fox", "Owl", "Badger"]);
  const answers: Record<string, unknown> = {
    "/api/me": { nick: "Fox", opponents },
    "/api/games": [raiders],
    "/api/tables": table,
    "/api/tables/x/start": table,
  };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse((init.body as string | undefined) ?? "null") as unknown });
    const answer = answers[path];
    return Promise.resolve(answer ? Response.json(answer) : new Response("", { status: 500 }));
  });
  await house.load();
}

beforeEach(async () => {
  await Promise.all([visit(), loadWords("boxes")]);
});
afterEach(cleanup);

describe("opponents", () => {
  it("are three of the level in the middle before anybody chose", () => {
    expect(usualOpponents(raiders)).toEqual({ count: 3, level: "seasoned" });
    expect(usualOpponents({ ...raiders, seats: [2, 3] })).toMatchObject({ count: 2 });
    expect(usualOpponents({ ...raiders, seats: [6, 8] })).toMatchObject({ count: 7 });
  });

  it("are as the server remembers them, as far as the game still has them", async () => {
    await visit({ raiders: { count: 2, level: "novice" }, jackal: { count: 5, level: "master" } });
    expect(usualOpponents(raiders)).toEqual({ count: 2, level: "novice" });
    expect(usualOpponents({ ...raiders, seats: [4, 5] })).toMatchObject({ count: 3 });
    expect(usualOpponents({ ...raiders, bots: ["good"] })).toMatchObject({ level: "good" });
    await visit({ raiders: { count: 40, level: "[cut" } });
    expect(usualOpponents(raiders)).toEqual({ count: 3, level: "seasoned" });
  });

  it("are what was chosen last, whether or not the server hears of it", async () => {
    keepOpponents(raiders, { count: 2 });
    keepOpponents(raiders, { level: "novice" });
    expect(usualOpponents(raiders)).toEqual({ count: 2, level: "novice" });
    const told = () => asked.filter(({ path }) => path === "/api/me/opponents");
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told().map(({ body }) => body)).toEqual([
      { game: "raiders", count: 2, level: "seasoned" },
      { game: "raiders", count: 2, level: "novice" },
    ]);
  });

  it("are none where a game has no bots", () => {
    expect(counts({ ...raiders, seats: [1, 4], bots: [] })).toEqual([0]);
    expect(usualOpponents({ ...raiders, seats: [1, 4], bots: [] })).toEqual({
      count: 0,
      level: null,
    });
  });
});

describe("the card of a box", () => {
  it("says what one does and how one wins, with three pictures", async () => {
    render(BoxCard, { game: raiders, onclose: vi.fn() });
    await screen.findByText(/each of you plays one card in secret/);
    screen.getByText(/the most coins win/);
    screen.getByText("3–5");
    await waitFor(() => expect(document.querySelectorAll("figure svg").length).toBeGreaterThan(2));
    expect(document.querySelectorAll("figcaption")).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe("/rules/raiders");
    expect(screen.getByRole("link", { name: "New table" }).getAttribute("href")).toBe(
      "/new/raiders",
    );
  });

  it("starts a game against as many bots as were chosen, at that level, and remembers both", async () => {
    const user = userEvent.setup();
    render(BoxCard, { game: raiders, onclose: vi.fn() });
    await user.click(await screen.findByRole("radio", { name: "2" }));
    await user.click(screen.getByRole("radio", { name: "novice" }));
    screen.getByText("Has just learned the rules");
    await user.click(screen.getByRole("button", { name: "Play against 2 bots" }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain("/api/tables/x/start"));
    expect(asked.find(({ path }) => path === "/api/tables")).toMatchObject({
      body: {
        game: "raiders",
        seats: 3,
        options: { variant: "standard" },
        bots: [null, "novice", "novice"],
        start: false,
      },
    });
    expect(usualOpponents(raiders)).toEqual({ count: 2, level: "novice" });
  });

  it("has a bot on its button only where bots play", async () => {
    const user = userEvent.setup();
    render(BoxCard, { game: { ...raiders, seats: [1, 3] }, onclose: vi.fn() });
    const drawing = () =>
      document.querySelector("button.go .icon")?.innerHTML.replace(/<!--.*?-->/g, "");
    await user.click(await screen.findByRole("radio", { name: "2" }));
    const bot = drawing();
    await user.click(screen.getByRole("radio", { name: "alone" }));
    expect(drawing()).not.toBe(bot);
    await user.click(screen.getByRole("radio", { name: "1" }));
    expect(drawing()).toBe(bot);
  });
});
