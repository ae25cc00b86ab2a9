import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import room from "../../src/games/raiders";
import { loadWords } from "../../src/lib/i18n.svelte";
import { Live } from "../../src/lib/live";
import { TableSession } from "../../src/lib/session.svelte";
import { toast } from "../../src/lib/toast.svelte";
import RoomStage from "../../src/table/RoomStage.svelte";
import Dialogs from "../../src/ui/Dialogs.svelte";
import { stateOf, tableOf } from "../messages";
import { part } from "../part";
import { Wire, last } from "../wire";
import {
  asked,
  cardOf,
  chests,
  figuresOf,
  inRoom,
  lava,
  nameComponents,
  seatOf,
  sphinx,
  viewOf,
} from "./sample";

let session: TableSession;
const user = userEvent.setup();
const hears = (...given: Parameters<typeof stateOf>) => last().says(stateOf(...given));
const played = () => last().sent.filter((one) => one["t"] === "play");
const card = (name: RegExp) => screen.findByRole("button", { name });
const words = (one: Element) => (one.textContent ?? "").replace(/\s+/g, " ").trim();

beforeEach(async () => {
  await loadWords("raiders");
  await loadWords("raiders-table");
  await nameComponents({
    goblin: "Goblin",
    key: "Key",
    torch: "Torch",
    thief: "Thief",
    trap_lava: "Lava trap",
  });
  Wire.all = [];
  Wire.answer = (question, wire) => {
    if (question["t"] === "log")
      wire.says({ t: "answer", id: question["id"], body: { events: [] } });
    else if (question["t"] !== "hello") wire.says({ t: "done", id: question["id"] });
  };
  session = new TableSession(
    "x",
    (events) => new Live("ws://here", events, (to) => new Wire(to) as unknown as WebSocket),
  );
  last().open();
  last().says({ t: "table", table: tableOf([0], ["Fox", "Owl", "Badger"]) });
  render(Dialogs);
  render(RoomStage, { session, room });
});
afterEach(() => session.close());

describe("your hand", () => {
  it("the first tap selects and says what the card means, the second plays it", async () => {
    hears(0, 1, asked());
    const four = await card(/^Power card 4/);
    expect(screen.getByTestId("play-card").getAttribute("aria-disabled")).toBe("true");
    await user.click(four);
    expect(four.getAttribute("aria-pressed")).toBe("true");
    expect(played()).toEqual([]);
    screen.getByText("After your 4 the others must bring 7 more.");
    await user.click(four);
    expect(played()).toMatchObject([{ prompt: 1, action: { verb: "Play", card: "4" } }]);
  });

  it("a refused card is forgotten when another one is played", async () => {
    hears(0, 1, asked());
    await user.click(await card(/^Key, cannot be played/));
    await waitFor(() => expect(toast.notes).toHaveLength(1));
    await user.keyboard("4{Enter}");
    expect(toast.notes).toEqual([]);
    expect(played()).toHaveLength(1);
  });

  it("you do not reckon with yourself", async () => {
    hears(0, 1, asked());
    await card(/^Power card 4/);
    const rows = [...document.querySelectorAll(".strong > li")].map((row) => row.textContent);
    expect(rows).toHaveLength(2);
    expect(rows.join()).toMatch(/Owl.*Badger/s);
  });

  it("a sum that is certain is no span", async () => {
    const { room: numbers } = figuresOf();
    if (numbers?.kind !== "monster") throw new Error("the sample is a monster");
    const room = { ...numbers, fight: { ...numbers.fight, least: 9, largest: 9 } };
    hears(0, 1, { ...asked(), figures: figuresOf({ room }) });
    await screen.findByText("All hands together bring 9; 11 is needed.");
    screen.getByText("possible: 9");
    // Three seats give 15 at most: the mark of 11 stays there, whatever is possible.
    expect(part(".gauge .mark").style.getPropertyValue("--at")).toBe(`${(100 * 11) / 15}%`);
  });

  it("with a card taken up the sums still possible are those with it", async () => {
    hears(0, 1, asked());
    await screen.findByText("possible: 3–15");
    await user.click(await card(/^Power card 4/));
    screen.getByText("possible: 6–14");
  });

  it("a monster that falls in any case is nothing to be afraid of", async () => {
    const { room: numbers } = figuresOf();
    if (numbers?.kind !== "monster") throw new Error("the sample is a monster");
    const room = { ...numbers, fight: { ...numbers.fight, least: 11 } };
    hears(0, 1, { ...asked(), figures: figuresOf({ room }) });
    await screen.findByText("That is enough in any case: nobody gets hurt.");
  });

  it("only a card that may be the highest says what a trap does if nobody plays higher", async () => {
    const numbers = { penalties: lava.penalties, victims: [2], you_are_hit: false };
    const room = { kind: "trap" as const, ...numbers, highest_laid: 0, least: 1, largest: 3 };
    hears(0, 1, inRoom(lava, { room }));
    await screen.findByText("Between 1 and 3 coins will be lost by Badger.");
    await user.click(await card(/^Power card 2/));
    screen.getByText("Between 1 and 3 coins will be lost by Badger.");
    await user.click(await card(/^Power card 4/));
    screen.getByText("If nobody plays higher: −2 coins for Badger.");
    await user.click(await card(/^Power card 5/));
    screen.getByText("3 coins will be lost by Badger.");
  });

  it("a trap that can do nothing says so", async () => {
    const numbers = { penalties: lava.penalties, victims: [2], you_are_hit: false };
    const room = { kind: "trap" as const, ...numbers, highest_laid: 0, least: 0, largest: 0 };
    hears(0, 1, inRoom(lava, { room }));
    await screen.findByText("The trap will stay quiet, whatever is played.");
  });

  it("a 1 is the highest card only where all play it", async () => {
    const each = (coins: number) => [1, 2, 3].map((sharers) => Math.floor(coins / sharers));
    const room = {
      kind: "treasure" as const,
      chests: [4, 2].map((coins) => ({ coins, each: each(coins) })),
      hold_five: [],
      hold_four: [],
      hold_key: [],
    };
    hears(0, 1, inRoom(chests, { room }));
    const rows = () => [...document.querySelectorAll(".facts .row")].map((row) => words(row));
    await user.click(await card(/^Power card 1/));
    expect(rows()[0]).toMatch(/^If all play a 1 .*1$/);
    await user.click(await card(/^Power card 4/));
    expect(rows()[0]).toMatch(/^If your 4 is highest alone 4/);
  });

  it("your card that lies open is yours no longer to choose", async () => {
    const view = viewOf({ seats: [seatOf({ chosen: true, laid: ["4"] }), seatOf(), seatOf()] });
    hears(0, 1, { ...asked(), view, prompt: null, waiting: [1] });
    await screen.findByText("You have played 4.");
  });

  it("the button names the card it plays", async () => {
    hears(0, 1, asked());
    await user.click(await card(/^Power card 5/));
    await user.click(screen.getByRole("button", { name: "Play 5" }));
    expect(played()).toMatchObject([{ action: { verb: "Play", card: "5" } }]);
  });

  it("a card that may not be played says why and stays in hand", async () => {
    hears(0, 1, asked());
    const key = await card(/^Key, cannot be played/);
    expect(key.getAttribute("aria-disabled")).toBe("true");
    await user.click(key);
    await user.click(key);
    expect(key.getAttribute("aria-pressed")).toBe("false");
    expect(played()).toEqual([]);
  });

  it("digits choose, Enter plays, Escape puts the card back", async () => {
    hears(0, 1, asked());
    await card(/^Power card 2/);
    await user.keyboard("2");
    expect((await card(/^Power card 2, selected/)).getAttribute("aria-pressed")).toBe("true");
    await user.keyboard("{Escape}");
    expect((await card(/^Power card 2/)).getAttribute("aria-pressed")).toBe("false");
    await user.keyboard("2{Enter}");
    expect(played()).toMatchObject([{ action: { verb: "Play", card: "2" } }]);
  });

  it("the selection outlives what the others do meanwhile", async () => {
    hears(0, 1, asked());
    await user.click(await card(/^Power card 4/));
    hears(0, 2, { ...asked(), events: [{ event: "Chosen", seat: 1 }], waiting: [0, 2] });
    expect((await card(/^Power card 4, selected/)).getAttribute("aria-pressed")).toBe("true");
  });

  const oneCard = {
    id: 3,
    say: { id: "raiders-prompt-monster", args: { room: "goblin" } },
    actions: [{ verb: "Play", card: "4" } as never],
  };
  it("the boss tells its own way also where a single card is left", async () => {
    const { room: numbers } = figuresOf();
    if (numbers?.kind !== "monster") throw new Error("the sample is a monster");
    const special = { id: "raiders-boss-reward", args: { coins: 2, wounds: 2 } };
    const more = { special, escape_with: null, hold_escape: [], five_value: 5, sword_value: 5 };
    const room = { ...numbers, kind: "boss" as const, ...more };
    hears(0, 1, { ...inRoom(sphinx, { room, hand: [cardOf("4")] }), prompt: oneCard });
    await waitFor(() =>
      expect(words(part(".facts"))).toMatch(/^The highest cards win 2 coins each.*After your 4/),
    );
  });

  it("a single possible card is taken up by itself, and waits for a yes", async () => {
    hears(0, 1, { ...asked(), figures: figuresOf({ hand: [cardOf("4")] }), prompt: oneCard });
    expect((await card(/^Power card 4, selected/)).getAttribute("aria-pressed")).toBe("true");
    expect(played()).toEqual([]);
  });
});

/** A window of this width. */
const resize = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
  });

describe("a card that is laid back", () => {
  const usual = window.innerWidth;
  afterEach(() => resize(usual));

  it.each([390, 1280])("has the focus that its button had (%i px)", async (width) => {
    resize(width);
    hears(0, 1, asked());
    const four = await card(/^Power card 4/);
    for (const key of ["{Enter}", "{Escape}"]) {
      await user.click(four);
      const button = await screen.findByRole("button", { name: "Cancel" });
      button.focus();
      await user.keyboard(key);
      expect(four.getAttribute("aria-pressed")).toBe("false");
      expect(document.activeElement).toBe(four);
    }
  });

  it("leaves the focus where it is, if that stays", async () => {
    hears(0, 1, asked());
    await user.click(await card(/^Power card 4/));
    const door = await card(/^Room 3/);
    door.focus();
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(door);
  });
});

describe("the torch", () => {
  it("asks once before it is burnt", async () => {
    hears(0, 1, asked());
    await user.click(await card(/Look into the dark rooms/));
    const question = await screen.findByRole("dialog", { name: "Light a torch?" });
    expect(played()).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Light it" }));
    expect(played()).toMatchObject([{ action: { verb: "UseTorch" } }]);
  });

  it("stays where it is if you think better of it", async () => {
    hears(0, 1, asked());
    await card(/Look into the dark rooms/);
    await user.keyboard("l");
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(played()).toEqual([]);
  });
});

describe("what is seen", () => {
  it("doors say what is known of them, and by whom", async () => {
    hears(0, 1, asked());
    await card(/^Room 2, you are here: Goblin/);
    await card(/^Room 3, everybody sees it: Lava trap/);
    await card(/^Room 4, only you see it: Goblin/);
    await card(/^Room 5: Dark/);
  });

  it("a card of another seat stays face down until it is revealed, your own is yours to see", async () => {
    const view = viewOf({
      seats: [seatOf({ chosen: true, choice: "4" }), seatOf({ chosen: true }), seatOf()],
    });
    hears(0, 1, { ...asked(), view, prompt: null, waiting: [2] });
    await screen.findByText(/You have chosen: Power card 4/);
    screen.getByText("Owl has chosen; the card lies face down.");
    screen.getByText("Badger is choosing.");
    expect(document.querySelectorAll(".slot[data-card]")).toHaveLength(0);
  });

  it("whoever would faint now has fainted when the game is over", async () => {
    const { marks } = figuresOf();
    const hurt = marks.map((one, seat) => ({ ...one, would_faint: seat === 2 }));
    const figures = figuresOf({ marks: hurt });
    hears(0, 1, { ...asked(), figures });
    expect(await screen.findAllByRole("img", { name: "would faint now" })).toHaveLength(1);
    const why = { id: "q", args: {} };
    const outcome = {
      winners: [0],
      why,
      places: [1, 2, 3],
      scores: [[], [], []],
      points: [5, 3, 1],
    };
    hears(0, 2, { view: viewOf({ phase: "over" }), figures, outcome });
    expect(await screen.findAllByRole("img", { name: "faints" })).toHaveLength(1);
    expect(screen.queryByRole("img", { name: "would faint now" })).toBeNull();
  });

  it("any room can be looked at closely", async () => {
    hears(0, 1, asked());
    await user.click(await card(/^Room 3/));
    const dialog = await screen.findByRole("dialog", { name: "Lava trap" });
    expect(dialog.textContent).toContain("richest");
  });
});
