import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { toast } from "../src/lib/toast.svelte";
import type { TableSummary } from "../src/lib/wire";
import CodeEntry from "../src/shelf/CodeEntry.svelte";
import YourTables from "../src/shelf/YourTables.svelte";

const table = (id: string, status: TableSummary["status"]): TableSummary =>
  ({
    id,
    game: "raiders",
    status,
    seats: [],
    your_turn: false,
    updated: 0,
  }) as unknown as TableSummary;

it("finished games come into view when the history is opened", async () => {
  const brought: string[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    brought.push(this.querySelector("a")?.getAttribute("href") ?? "");
  });
  render(YourTables, { tables: [table("old", "over"), table("new", "playing")] });
  const user = userEvent.setup();
  const history = screen.getByRole("button", { name: "History: 1" });
  await user.click(history);
  expect(brought).toEqual(["/t/old"]);
  await user.click(history);
  expect(brought).toEqual(["/t/old"]);
});

it("whoever waits for you stands first, then what is being played", () => {
  const asked = { ...table("asked", "playing"), your_turn: true };
  render(YourTables, { tables: [table("lobby", "lobby"), table("going", "playing"), asked] });
  const cards = screen.getAllByRole("link");
  expect(cards.map((card) => card.getAttribute("href"))).toEqual([
    "/t/asked",
    "/t/going",
    "/t/lobby",
  ]);
  expect(cards.map((card) => card.textContent?.includes("Your turn"))).toEqual([
    true,
    false,
    false,
  ]);
});

it("the same answer to a second press is read out again", async () => {
  render(CodeEntry);
  const user = userEvent.setup();
  const words = "Type all six letters of the code first.";
  await user.click(screen.getByRole("button", { name: "Join" }));
  const first = await screen.findByText(words);
  await user.click(screen.getByRole("button", { name: "Join" }));
  await waitFor(() => expect(screen.getByText(words)).not.toBe(first));
  expect(screen.getByText(words).parentElement?.getAttribute("aria-live")).toBe("polite");
});

it("that a code is too short is said below the field, where a note would lie over it", async () => {
  render(CodeEntry);
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox"), "abc");
  const words = "Type all six letters of the code first.";
  await user.click(screen.getByRole("button", { name: "Join" }));
  expect(await screen.findByText(words)).not.toBe(null);
  expect(toast.notes).toEqual([]);
});
