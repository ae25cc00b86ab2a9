import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GameRoom } from "../src/lib/game";
import { addMessages, setLanguage, t } from "../src/lib/i18n.svelte";
import { Live } from "../src/lib/live";
import { TableSession } from "../src/lib/session.svelte";
import RoomStage from "../src/table/RoomStage.svelte";
import Dialogs from "../src/ui/Dialogs.svelte";
import KeyHelp from "../src/ui/KeyHelp.svelte";
import { asks, stateOf, tableOf } from "./messages";
import { part } from "./part";
import Rules from "./toy/Rules.svelte";
import Table from "./toy/Table.svelte";
import { Wire, last } from "./wire";

const room: GameRoom = {
  Table,
  Rules,
  describe: (event: { seat: number }) => [
    { say: { id: "toy-took", args: { seat: event.seat } }, seat: event.seat },
  ],
  keys: [{ keys: ["T"], does: "toy-key" }],
};

let session: TableSession;
const user = userEvent.setup();
const hears = (...given: Parameters<typeof stateOf>) => last().says(stateOf(...given));
const sent = (kind: string) => last().sent.filter((asked) => asked["t"] === kind);

beforeEach(async () => {
  addMessages(
    "en",
    "toy-asks = Which card?\ntoy-took = { $seat } took a coin\ntoy-key = throws the torch\ntoy-why = most coins\ntoy-coins = Coins\ntoy-rest = still standing",
  );
  await setLanguage("en");
  Wire.all = [];
  Wire.answer = (asked, wire) => {
    if (asked["t"] === "log") wire.says({ t: "answer", id: asked["id"], body: { events: [] } });
    else if (asked["t"] !== "hello") wire.says({ t: "done", id: asked["id"] });
  };
  session = new TableSession(
    "x",
    (events) => new Live("ws://here", events, (to) => new Wire(to) as unknown as WebSocket),
  );
  last().open();
  last().says({ t: "table", table: tableOf([0], ["Fox", "Owl", "Badger"]) });
  render(Dialogs);
  render(KeyHelp);
  render(RoomStage, { session, room });
});
afterEach(() => session.close());

describe("the table's frame", () => {
  it("asks you in words, and says for whom the table waits besides", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0, 1, 2] });
    const bar = await screen.findByRole("region", { name: "What is asked of you" });
    expect(within(bar).getByRole("heading").textContent).toBe("Which card?");
    expect(bar.textContent).toMatch(/Waiting for\s+Owl,\s+Badger/);
  });

  it("tells a player who is not asked whose turn it is, or that the others choose", async () => {
    hears(0, 1, { waiting: [1] });
    const bar = await screen.findByRole("region", { name: "What is asked of you" });
    expect(within(bar).getByRole("heading").textContent).toBe("Owl’s turn");
    expect(bar.textContent).not.toMatch(/Waiting for/);
    hears(0, 2, { waiting: [1, 2] });
    await within(bar).findByText("The others are choosing");
    expect(bar.textContent).toMatch(/Waiting for\s+Owl,\s+Badger/);
  });

  it("sends the very action that was offered", async () => {
    hears(0, 1, { prompt: asks(4, "toy-asks", [{ verb: "Play", card: "3" }]), waiting: [0] });
    await user.click(await screen.findByRole("button", { name: "Play" }));
    expect(sent("play")).toMatchObject([
      { seat: 0, prompt: 4, action: { verb: "Play", card: "3" } },
    ]);
  });

  it("offers the take-back only while there is one", async () => {
    hears(0, 1);
    await screen.findByText("Board 1");
    expect(screen.queryByRole("button", { name: "Take back" })).toBe(null);
    hears(0, 2, { take_back: true });
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    expect(sent("take_back")).toMatchObject([{ seat: 0 }]);
  });

  it("asks once before what hurts, and does nothing on Esc or cancel", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks", [{ verb: "Throw" }]), waiting: [0] });
    await user.click(await screen.findByRole("button", { name: "Throw" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(sent("play")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Throw" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Throw" }));
    expect(sent("play")).toHaveLength(1);
  });

  it("shows a card large, and closes it", async () => {
    hears(0, 1);
    await user.click(await screen.findByRole("button", { name: "look" }));
    const dialog = await screen.findByRole("dialog", { name: "key" });
    expect(dialog.textContent).toContain("It opens chests.");
    await setLanguage("ru");
    await screen.findByRole("dialog", { name: "ключ" });
    await setLanguage("en");
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("writes what happened into the record and reads it out", async () => {
    hears(0, 1);
    hears(0, 2, { events: [{ seat: 1 }] });
    const record = await screen.findByRole("region", { name: "Record" });
    expect((await within(record).findByRole("listitem")).textContent).toContain("Owl took a coin");
    expect(screen.getByRole("log").textContent).toContain("Owl took a coin");
  });

  it("tells on your turn what was done to you since the last one, until it is put away", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0] });
    await user.click(await screen.findByRole("button", { name: "Play" }));
    hears(0, 2, { events: [{ seat: 0 }], waiting: [1] });
    hears(0, 3, { events: [{ seat: 1 }], waiting: [1] });
    hears(0, 4, { events: [{ seat: 0 }], prompt: asks(2, "toy-asks"), waiting: [0] });
    const strip = await screen.findByRole("button", { name: /Since your last turn/ });
    expect(strip.textContent).toContain(": 1");
    await user.click(strip);
    expect(document.getElementById("since-lines")?.textContent).toContain("Fox took a coin");
    await user.click(screen.getByRole("button", { name: "Put away" }));
    expect(screen.queryByRole("button", { name: /Since your last turn/ })).toBe(null);
  });

  it("tells it once, though an answer is refused meanwhile", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0] });
    await user.click(await screen.findByRole("button", { name: "Play" }));
    hears(0, 2, { events: [{ seat: 0 }], waiting: [1] });
    hears(0, 3, { events: [{ seat: 0 }], prompt: asks(2, "toy-asks"), waiting: [0] });
    const strip = await screen.findByRole("button", { name: /Since your last turn/ });
    const told = strip.closest("[role=status]") as HTMLElement;
    const changes = new MutationObserver(() => undefined);
    changes.observe(told, { childList: true, characterData: true, subtree: true });
    Wire.answer = () => undefined;
    await user.click(screen.getByRole("button", { name: "Play" }));
    await waitFor(() => expect(session.busy).toBe(true));
    const id = sent("play").at(-1)?.["id"];
    last().says({ t: "refused", id, error: { id: "error-client", args: {} } });
    await waitFor(() => expect(session.busy).toBe(false));
    await tick();
    expect(changes.takeRecords()).toEqual([]);
    expect(told.contains(strip)).toBe(true);
  });

  it("gives the keyboard what was done to you after its button, where it opens below that", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0] });
    await user.click(await screen.findByRole("button", { name: "Play" }));
    hears(0, 2, { events: [{ seat: 0 }], waiting: [1] });
    hears(0, 3, { events: [{ seat: 0 }], prompt: asks(2, "toy-asks"), waiting: [0] });
    const after = async (): Promise<boolean> => {
      await user.click(await screen.findByRole("button", { name: /Since your last turn/ }));
      const button = screen.getByRole("button", { name: /Since your last turn/ });
      const place = button.compareDocumentPosition(part("#since-lines"));
      await user.click(button);
      return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    };
    expect(await after()).toBe(false);
    const sheet = document.createElement("style");
    sheet.textContent = ".strip { --since-opens: column-reverse; }";
    document.head.append(sheet);
    expect(await after()).toBe(true);
    sheet.remove();
  });

  it("folds one's own things away, and remembers it", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0] });
    const fold = await screen.findByRole("button", { name: "Fold your own things away" });
    expect(part(".sheet").classList).not.toContain("folded");
    await user.click(fold);
    expect(part(".sheet").classList).toContain("folded");
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    cleanup();
    render(RoomStage, { session, room });
    const open = await screen.findByRole("button", { name: "Show your own things" });
    await user.click(open);
    expect(part(".sheet").classList).not.toContain("folded");
  });

  it("names the winner once to whoever only watches", async () => {
    addMessages("en", "toy-won = { $seat } wins: most coins\ntoy-won-how = Most coins.");
    const outcome = {
      winners: [2],
      why: { id: "toy-won", args: { seat: 2 } },
      places: [2, 3, 1],
      scores: [[], [], []],
      points: [0, 0, 1],
    };
    hears(0, 1, { outcome });
    const own = await screen.findByRole("dialog", { name: "You are second" });
    expect(part(".why").textContent).toContain("Badger wins: most coins");
    await user.click(within(own).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    cleanup();
    last().says({ t: "table", table: tableOf([], ["Fox", "Owl", "Badger"]) });
    hears(-1, 2, { outcome });
    render(RoomStage, { session, room });
    await screen.findByRole("dialog", { name: "Badger won" });
    expect(part(".why").textContent?.trim()).toBe("Most coins.");
  });

  it("goes on under the last words while a step has none of its own", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0] });
    await screen.findByRole("heading", { name: "Which card?" });
    session.playing = true;
    session.stage = { playing: true, showing: { id: "toy-took", args: { seat: 1 } } };
    await screen.findByRole("heading", { name: "Owl took a coin" });
    session.stage = { playing: true, showing: null };
    await tick();
    screen.getByRole("heading", { name: "Owl took a coin" });
    session.playing = false;
    await screen.findByRole("heading", { name: "Which card?" });
    session.playing = true;
    await screen.findByRole("heading", { name: t("table-showing") });
  });

  it("tells the only winner what decided it, and not that somebody won", async () => {
    addMessages("en", "toy-won = { $seat } wins: most coins\ntoy-won-how = Most coins.");
    const outcome = {
      winners: [0],
      why: { id: "toy-won", args: { seat: 0 } },
      places: [1, 3, 2],
      scores: [[], [], []],
      points: [1, 0, 0],
    };
    hears(0, 1, { outcome });
    await screen.findByRole("dialog", { name: "You won!" });
    expect(part(".why").textContent?.trim()).toBe("Most coins.");
  });

  it("tells nothing of what you did yourself, though its outcome is seen before it is on disk", async () => {
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0] });
    let now = 1;
    Wire.answer = (asked, wire) => {
      if (asked["t"] !== "play") return;
      now += 1;
      const prompt = asks(now, "toy-asks");
      wire.says(stateOf(0, now, { events: [{ seat: 0 }], prompt, waiting: [0] }));
      setTimeout(() => wire.says({ t: "done", id: asked["id"] }));
    };
    for (const board of ["Board 2", "Board 3"]) {
      await user.click(await screen.findByRole("button", { name: "Play" }));
      await screen.findByText(board);
      await waitFor(() => expect(session.busy).toBe(false));
    }
    await tick();
    expect(screen.queryByRole("button", { name: /Since your last turn/ })).toBe(null);
  });

  it("reads out every step of a quick sequence, and that one was taken back", async () => {
    hears(0, 1);
    await screen.findByText("Board 1");
    for (const version of [2, 3, 4]) hears(0, version, { events: [{ seat: version % 3 }] });
    await screen.findByText("Board 4");
    const read = () => [...screen.getByRole("log").querySelectorAll("p")].map((p) => p.textContent);
    expect(read()).toEqual(["Badger took a coin", "Fox took a coin", "Owl took a coin"]);
    hears(0, 5, { undone: 4 });
    await screen.findByText("Board 5");
    expect(read()).toEqual(["Badger took a coin", "Fox took a coin", "A step was taken back."]);
  });

  it("explains every line of the score at the end, winners first", async () => {
    hears(0, 1, {
      outcome: {
        winners: [2],
        why: { id: "toy-why", args: {} },
        places: [2, 3, 1],
        scores: [7, 3, 9].map((amount) => [
          { label: { id: "toy-coins", args: {} }, amount },
          { label: { id: "toy-rest", args: {} }, amount: null },
        ]),
        points: [0, 0, 1],
      },
    });
    // One's own place is the title; who won, and why, is said below.
    const sheet = await screen.findByRole("dialog", { name: "You are second" });
    const table = within(sheet).getByRole("table");
    const columns = within(table).getAllByRole("columnheader").slice(1);
    expect(columns.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Badger",
      "2 Fox",
      "3 Owl",
    ]);
    expect(
      within(table)
        .getAllByRole("cell")
        .map((one) => one.textContent),
    ).toEqual(["9", "7", "3"]);
    const names = within(sheet).getAllByRole("heading", { level: 3 });
    expect(names.map((name) => name.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "1 Badger",
      "2 Fox",
      "3 Owl",
    ]);
    expect(sheet.textContent).toContain("most coins");
    expect(within(sheet).getAllByText("still standing")).toHaveLength(3);
    expect(within(sheet).getByRole("button", { name: "Again with the same players" })).toBeTruthy();
  });

  it("names a set of components that is not the box's own", async () => {
    hears(0, 1);
    await screen.findByText("Board 1");
    expect(screen.queryByTestId("set")).toBe(null);
    last().says({
      t: "table",
      table: { ...tableOf([0], ["Fox", "Owl", "Badger"]), components: "weak bosses" },
    });
    expect((await screen.findByTestId("set")).textContent).toContain("weak bosses");
  });

  it("speaks another language at once", async () => {
    hears(0, 1, { waiting: [1] });
    await screen.findByText("Owl’s turn");
    await user.click(screen.getByRole("button", { name: /Українська/ }));
    expect(await screen.findByText("Ходить Owl")).toBeTruthy();
  });

  it("lists the house's keys and the game's on a question mark", async () => {
    hears(0, 1);
    await screen.findByText("Board 1");
    await user.keyboard("?");
    const help = await screen.findByRole("dialog", { name: "Keys" });
    expect(help.textContent).toContain("throws the torch");
    expect(help.textContent).toContain("close, step back");
  });

  it("draws a curtain before the device goes to another player", async () => {
    last().says({ t: "table", table: tableOf([0, 1], ["Fox", "Owl", "Badger"]) });
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0, 1] });
    hears(1, 1, { prompt: asks(1, "toy-asks"), waiting: [0, 1], view: 77 });
    hears(0, 2, { waiting: [1] });
    expect(await screen.findByRole("heading", { name: "Pass the device to Owl" })).toBeTruthy();
    expect(screen.queryByText("Board 77")).toBe(null);
    await user.click(screen.getByRole("button", { name: "I am Owl" }));
    expect(await screen.findByText("Board 77")).toBeTruthy();
  });
});
