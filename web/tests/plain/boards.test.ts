import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { all, one, scenes, testId, words, type RecordedTable } from "../recorded";
import { playPlain } from "./plain";

playPlain();
const jackal = await scenes("jackal");
const dragon = await scenes("dragon");
const goblins = await scenes("goblins");
const doggies = await scenes("doggies");
const raiders = await scenes("raiders");

const cell = (place: string) => one(`[data-cell="${place}"]`);
const lit = () => all("[data-cell]").filter((each) => each.dataset["offers"] !== "0");
const note = () => words(one("section.prompt .note"));
const picked = (name: string) =>
  all("[data-choice]").find((each) => words(each) === name) as HTMLElement;

/** Does what the scene says next through the page: the cell if there is one, then button after button. */
async function follow(table: RecordedTable): Promise<void> {
  const action = (table.next?.by?.action ?? {}) as Record<string, unknown>;
  const before = table.played.length;
  const { x, y, cell: at, turn } = action;
  const place = Array.isArray(at)
    ? at.join()
    : x === undefined
      ? null
      : `${String(x)},${String(y)}`;
  if (place) await table.user.click(cell(place));
  if (table.played.length === before && turn !== undefined && all("[data-choice=turn]").length > 0)
    await table.user.click(picked(`${Number(turn) * 90}°`));
  if (table.played.length === before) await table.user.click(testId("do"));
}

describe("a board", () => {
  it("of squares lights what is offered; a cell, then a turn, lays the tile", async () => {
    const table = await jackal("map");
    const action = table.next?.by?.action as unknown as { x: number; y: number };
    expect(lit().length).toBeGreaterThan(1);
    const place = `${action.x},${action.y}`;
    expect(lit().map((each) => each.dataset["cell"])).toContain(place);
    await follow(table);
    expect(table.played).toEqual([action]);
    expect(cell(place).getAttribute("aria-label")).not.toContain("—");
  });

  it("is walked with the arrow keys, and Enter chooses", async () => {
    const table = await jackal("map");
    const start = one("[data-cell][tabindex='0']");
    start.focus();
    const [x = 0, y = 0] = (start.dataset["cell"] ?? "").split(",").map(Number);
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
      await fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement?.hasAttribute("data-cell")).toBe(true);
    expect(all("[data-cell][tabindex='0']")).toEqual([document.activeElement]);
    start.focus();
    await fireEvent.keyDown(start, { key: "Enter" });
    await table.settled();
    expect(cell(`${x},${y}`).getAttribute("aria-pressed")).toBe("true");
    await table.user.keyboard("{Escape}");
    expect(cell(`${x},${y}`).getAttribute("aria-pressed")).toBe("false");
  });

  it("gets the focus by an arrow key where nothing else has it", async () => {
    const table = await jackal("map");
    expect(document.activeElement).toBe(document.body);
    await table.user.keyboard("{ArrowUp}");
    expect((document.activeElement as HTMLElement).dataset["offers"]).not.toBe("0");
    expect(document.activeElement).toBe(one("[data-cell][tabindex='0']"));
  });

  it("of hexes knows its cells by their numbers, and whose figures stand there", async () => {
    await dragon("walk");
    expect(all("[data-cell]").length).toBeGreaterThan(20);
    expect(words(testId("plain"))).toContain("Hex 1");
    expect(all("[data-testid=plain] .pawns").length).toBeGreaterThan(0);
  });

  it("lights the cells that a line of the record names", async () => {
    const table = await goblins("laid");
    await table.others();
    const line = one(".record li[data-row] [data-pin]");
    await fireEvent.focusIn(line);
    await table.settled();
    expect(all(".lit-places [data-lit]").length).toBe(1);
  });
});

describe("a hand", () => {
  it("narrows what is offered to the card that was taken up", async () => {
    const table = await goblins("laid", 0);
    const [first] = all("[data-hand].lit");
    if (!first) throw new Error("no card is lit");
    const before = lit().length;
    await table.user.click(first);
    expect(first.getAttribute("aria-pressed")).toBe("true");
    expect(lit().length).toBeLessThanOrEqual(before);
    expect(note()).not.toBe("");
    await table.user.click(testId("back"));
    expect(first.getAttribute("aria-pressed")).toBe("false");
  });

  it("is in the figures too, and names cards by their names", async () => {
    await raiders("last-card");
    expect(words(one("[data-hand]"))).toBe("2");
    expect(words(testId("plain"))).toContain("Character");
  });
});

describe("what the view holds", () => {
  it("is told by name: seats, components, parts and lists", async () => {
    await doggies("placing");
    const room = words(testId("plain"));
    expect(room).toContain("Round");
    expect(room).not.toMatch(/\[object|undefined|NaN|_/);
    expect(words(one(".players"))).toContain("Vera");
  });

  it("is folded where a list is long, and drawn when it is opened", async () => {
    const table = await jackal("map");
    const kinds = all("[data-testid=plain] details").find((each) =>
      words(each).startsWith("Kinds"),
    );
    if (!(kinds instanceof HTMLDetailsElement)) throw new Error("no list of kinds");
    expect(kinds.querySelectorAll("li").length).toBe(0);
    kinds.open = true;
    await fireEvent(kinds, new Event("toggle"));
    await table.settled();
    expect(kinds.querySelectorAll("li").length).toBeGreaterThan(10);
  });

  it("goes on step by step as the scene does", async () => {
    const table = await doggies("placing");
    await follow(table);
    expect(table.played).toEqual([table.moment.by?.action]);
  });
});
