import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { house } from "../src/lib/house.svelte";
import { addMessages, nameOf } from "../src/lib/i18n.svelte";
import NewTable from "../src/pages/NewTable.svelte";

const named = (en: string) => ({ en, ru: en, uk: en });
const raiders = {
  slug: "raiders",
  title: named("Dungeon Raiders"),
  seats: [3, 5],
  names: { snake: named("Snake"), troll: named("Troll") },
  minutes: 30,
  edition: 1,
  components: "",
  sets: [
    { name: "weak bosses", names: {} },
    { name: "kids", names: { snake: named("Kitten") } },
  ],
  options: { properties: { gnomes: { enum: [1, 2] } } },
  defaults: {},
  refused: [
    { seats: 5, option: "gnomes", value: 2, say: { id: "raiders-few", args: { gnomes: 2 } } },
  ],
  bots: ["random"],
};

/** A server with these games; the first change that it will be asked for. */
async function server(): Promise<{ asked: Promise<[string, unknown]> }> {
  let tell: (asked: [string, unknown]) => void;
  const asked = new Promise<[string, unknown]>((resolve) => (tell = resolve));
  const answers: Record<string, unknown> = {
    "/api/me": { nick: "Fox", opponents: {} },
    "/api/games": [raiders],
    "/api/tables": { id: "abc" },
  };
  globalThis.fetch = (path, request) => {
    if (request?.method === "POST") tell([String(path), JSON.parse(String(request.body))]);
    return Promise.resolve(new Response(JSON.stringify(answers[String(path)] ?? {})));
  };
  await house.load();
  return { asked };
}

it("an option that so many players cannot have is refused at once", async () => {
  addMessages("en", "raiders-few = Too few: { $gnomes }");
  await server();
  render(NewTable, { slug: "raiders" });
  await fireEvent.click(await screen.findByRole("radio", { name: "2" }));
  expect(screen.queryByText("Too few: 2")).toBeNull(); // four players
  await fireEvent.click(screen.getByRole("radio", { name: "5" }));
  expect(screen.getByText("Too few: 2")).toBeTruthy();
});

describe("sets of components", () => {
  it("are offered for a new table, and one that is not the box's is announced", async () => {
    const { asked } = await server();
    render(NewTable, { slug: "raiders" });
    expect(screen.queryByText(/not the box/)).toBeNull();
    await fireEvent.click(await screen.findByRole("radio", { name: "weak bosses" }));
    expect(screen.getByText(/not the box.*weak bosses/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /table/i }));
    expect(await asked).toEqual(["/api/tables", expect.objectContaining({ set: "weak bosses" })]);
  });

  it("bring the names of their own cards to the table", async () => {
    await server();
    house.useSet("raiders", "kids");
    expect([nameOf("raiders", "snake"), nameOf("raiders", "troll")]).toEqual(["Kitten", "Troll"]);
    house.useSet("raiders", "");
    expect(nameOf("raiders", "snake")).toBe("Snake");
  });
});
