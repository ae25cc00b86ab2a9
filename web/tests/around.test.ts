import { cleanup, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addMessages, loadWords } from "../src/lib/i18n.svelte";
import type { TableSession } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { sound } from "../src/lib/sound";
import KeyHelp from "../src/ui/KeyHelp.svelte";
import { asks } from "./messages";
import { part } from "./part";
import { asked, becomes, hears, now, sitDown } from "./toy/sit";
import { last } from "./wire";

let session: TableSession;
const user = userEvent.setup();
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));
const people = async () => {
  await press("Menu");
  await press("People and clock");
  return screen.findByRole("dialog", { name: "People at the table" });
};
const seat = (number: number, change: object) =>
  now.seats.map((one, index) => (index === number ? { ...one, ...change } : one));

/** A window of this width. */
const resize = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
  });
const narrow = window.innerWidth;

// The record has a column of its own.
beforeEach(async () => {
  resize(1280);
  await loadWords("server");
  session = sitDown();
  hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0, 1] });
  await screen.findByText("Board 1");
});
afterEach(() => {
  session.close();
  resize(narrow);
});

describe("record and talk on a small screen", () => {
  it("change places under tabs that stay where they are", async () => {
    resize(390);
    await user.click(screen.getByTestId("side"));
    const tabs = screen.getByRole("tablist", { name: "Side panel" });
    const info = screen.getByText("About the cards");
    expect(tabs.compareDocumentPosition(info)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole("tab", { name: "Talk" }));
    expect(screen.queryByText("About the cards")).toBe(null);
  });

  it("the record opens at its end, which came while it was out of sight", async () => {
    resize(390);
    const scrolled = vi.spyOn(part("section.record ol"), "scrollTo");
    hears(0, 2, { events: [{ seat: 1 }], waiting: [0] });
    await waitFor(() => expect(part("section.record").textContent).toContain("Owl took a coin"));
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByTestId("side"));
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
  });
});

describe("what was refused", () => {
  it("is not proposed again at once, and the menu says why", async () => {
    becomes({ declined: [{ seat: 0, kind: "end" }] });
    await press("Menu");
    const end = await screen.findByRole("button", { name: "Propose to end the game" });
    expect(end.getAttribute("aria-disabled")).toBe("true");
    expect(end.title).toContain("after your next move");
    // Pressed, it says so over the menu; the note can be closed, and the menu stays.
    await user.click(end);
    await screen.findByText(/after your next move/);
    await user.click(within(part(".toasts .note")).getByRole("button", { name: "Close" }));
    expect(document.querySelector(".toasts .note")).toBe(null);
    expect(asked).toEqual([]);
    becomes({ declined: [] });
    await waitFor(() => expect(end.getAttribute("aria-disabled")).not.toBe("true"));
  });
});

describe("a proposal to kick somebody", () => {
  const proposal = { kind: "kick" as const, seat: 0, agreed: [0], asked: [0, 2], chair: 1 };
  const failed = "No agreement: somebody refused, or the game went on.";

  it("that others refuse is told to whoever made it", async () => {
    becomes({ proposal });
    await screen.findByText("You propose to throw Owl out of the game.");
    becomes({ proposal: null });
    await screen.findByText(failed);
  });

  it("that was withdrawn is gone without a word", async () => {
    becomes({ proposal });
    await press("Withdraw");
    const body = { seat: 0, agree: false, kind: "kick" };
    expect(asked).toEqual([{ path: "/api/tables/x/consent", body }]);
    becomes({ proposal: null });
    await waitFor(() => expect(screen.queryByText(/You propose/)).toBe(null));
    expect(screen.queryByText(failed)).toBe(null);
    // The next one is another matter.
    becomes({ proposal });
    await screen.findByText("You propose to throw Owl out of the game.");
    becomes({ proposal: null });
    await screen.findByText(failed);
  });

  it("that all agree to frees the seat, and nothing else is told", async () => {
    becomes({ proposal });
    await screen.findByText("You propose to throw Owl out of the game.");
    becomes({ proposal: null, seats: seat(1, { kind: "open", nick: "" }) });
    await waitFor(() => expect(screen.queryByText(/You propose/)).toBe(null));
    expect(screen.queryByText(failed)).toBe(null);
  });
});

describe("a proposal to take a step back", () => {
  const proposal = { kind: "take_back" as const, seat: 0, agreed: [0], asked: [0, 1], chair: null };
  const failed = "No agreement: somebody refused, or the game went on.";
  beforeEach(async () => {
    becomes({ proposal });
    await screen.findByText("You ask to take your last step back.");
  });

  it("that all agree to gives the step back, and nothing else is told", async () => {
    hears(0, 2, { undone: 1, prompt: asks(1, "toy-asks"), waiting: [0, 1] });
    await screen.findByText("Board 2");
    becomes({ proposal: null });
    await waitFor(() => expect(screen.queryByText(/You ask/)).toBe(null));
    expect(screen.queryByText(failed)).toBe(null);
  });

  it("is over when somebody plays on, and whoever made it is told", async () => {
    hears(0, 2, { prompt: asks(1, "toy-asks"), waiting: [0, 1] });
    await screen.findByText("Board 2");
    becomes({ proposal: null });
    await screen.findByText(failed);
  });
});

describe("somebody for whom a bot plays", () => {
  it("is back with one press", async () => {
    becomes({ seats: seat(0, { stand_in: "good" }) });
    await press("I’m back");
    expect(asked).toEqual([{ path: "/api/tables/x/stand_in", body: { seat: 0, bot: null } }]);
    becomes({ seats: seat(0, { stand_in: null }) });
    await waitFor(() => expect(screen.queryByText("I’m back")).toBe(null));
  });

  it("is marked for the others", async () => {
    becomes({ seats: seat(1, { stand_in: "good", connected: false, away: 1 }) });
    await waitFor(() =>
      expect(document.querySelector("[data-seat='1'] [data-sign=stand-in]")).toBeTruthy(),
    );
  });
});

describe("a clock", () => {
  beforeEach(() => becomes({ manners: { ...now.manners, clock: { seconds: 30, reserve: 60 } } }));

  it("warns when little time is left, and tells its reserve", async () => {
    last().says({
      t: "clocks",
      seats: [
        { left: 4000, reserve: 0 },
        { left: 20000, reserve: 60000 },
        { left: null, reserve: 60000 },
      ],
    });
    await waitFor(() => {
      const phase = (number: number) =>
        document.querySelector(`[data-clock='${number}']`)?.getAttribute("data-phase");
      expect([0, 1, 2].map(phase)).toEqual(["nearly", "calm", "stopped"]);
    });
    expect(document.querySelector("[data-clock='1']")?.textContent).toContain("+");
  });

  it("is filled up by another player, who is told so", async () => {
    await people();
    await press("More time for Owl");
    expect(asked).toEqual([{ path: "/api/tables/x/more_time", body: { seat: 1 } }]);
    await screen.findByText("Owl has more time.");
    expect(screen.queryByRole("button", { name: "More time for Fox" })).toBe(null);
  });
});

describe("watchers", () => {
  const vera = { id: "v", nick: "Vera", muted: false, here: true };

  it("are muted and shown out by the person in charge", async () => {
    becomes({ watchers: [vera] });
    await people();
    await press("Mute Vera");
    expect(asked.at(-1)).toEqual({
      path: "/api/tables/x/mute",
      body: { watcher: "v", muted: true },
    });
    becomes({ watchers: [{ ...vera, muted: true }] });
    await screen.findByText("may not speak");
    await press("Throw Vera out");
    await press("Throw out");
    expect(asked.at(-1)).toEqual({ path: "/api/tables/x/show_out", body: { watcher: "v" } });
    becomes({ watchers: [] });
    await waitFor(() => expect(document.querySelector("[data-watcher]")).toBe(null));
  });

  it("stay in the list after they left, for the person in charge", async () => {
    becomes({ watchers: [{ ...vera, here: false }] });
    await people();
    await screen.findByText("has left");
    await screen.findByRole("heading", { name: "Nobody is watching now" });
    await screen.findByRole("button", { name: "Mute Vera" });
  });

  it("are only named to the others", async () => {
    becomes({ watchers: [vera], host: false, leads: false });
    const dialog = await people();
    const row = dialog.querySelector("[data-watcher]");
    expect(row?.textContent).toContain("Vera");
    expect(row?.querySelector("button")).toBe(null);
  });
});

describe("two at one device", () => {
  beforeEach(async () => {
    becomes({ you: [0, 1] });
    hears(1, 1, { prompt: asks(1, "toy-asks"), waiting: [0, 1], view: 77 });
    hears(0, 2, { waiting: [1] });
    await screen.findByRole("heading", { name: "Pass the device to Owl" });
  });

  it("Escape does not lift the curtain", () => {
    const escape = new Event("cancel", { cancelable: true });
    part("dialog[aria-labelledby='handover-title']").dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(screen.queryByText("Board 77")).toBe(null);
  });

  it("whoever looks as the other one passes the device too", async () => {
    await press("I am Owl");
    await screen.findByText("Board 77");
    await press("Menu");
    const menu = await screen.findByRole("dialog", { name: "Menu" });
    await user.click(within(menu).getByRole("button", { name: "Fox" }));
    await screen.findByRole("heading", { name: "Pass the device to Fox" });
  });
});

describe("your turn", () => {
  it("is marked on the tab as long as you are asked", async () => {
    const icon = document.createElement("link");
    icon.rel = "icon";
    document.head.append(icon);
    const href = () => icon.getAttribute("href");
    hears(0, 2, { waiting: [1] });
    await waitFor(() => expect(href()).toBe("/favicon.svg"));
    hears(0, 3, { prompt: asks(2, "toy-asks"), waiting: [0] });
    await waitFor(() => expect(href()).toBe("/favicon-turn.svg"));
    icon.remove();
  });

  it("is heard, unless you have just moved yourself", async () => {
    const played = vi.spyOn(sound, "play");
    hears(0, 2, { waiting: [1] });
    await screen.findByText("Board 2");
    hears(0, 3, { prompt: asks(2, "toy-asks"), waiting: [0] });
    await waitFor(() => expect(played).toHaveBeenCalledWith("turn"));
    played.mockClear();
    await user.click(screen.getByRole("button", { name: "Play" }));
    hears(0, 4, { waiting: [1] });
    await screen.findByText("Board 4");
    hears(0, 5, { prompt: asks(3, "toy-asks"), waiting: [0] });
    await screen.findByText("Board 5");
    expect(played).not.toHaveBeenCalledWith("turn");
  });
});

it("at the pace “at once” nothing is played that could be skipped", () => {
  settings.change({ pace: "at-once" });
  hears(0, 2, { events: [{ seat: 1 }], waiting: [0] });
  expect(session.step.quick).toBe(true);
});

it("keys of a game are listed at its table only", async () => {
  await user.keyboard("?");
  const lists = () => screen.getByRole("dialog", { name: "Keys" }).querySelectorAll("dl");
  await waitFor(() => expect(lists()).toHaveLength(2));
  cleanup();
  render(KeyHelp);
  await user.keyboard("?");
  await waitFor(() => expect(lists()).toHaveLength(1));
});

describe("a hint", () => {
  const hint = () => screen.queryByRole("region", { name: "Hint" });
  const bulb = () => screen.queryByRole("button", { name: "Hint" });
  const ask = async (number: number) => {
    hears(0, number, { prompt: asks(number, "toy-prompt-card"), waiting: [0] });
    await screen.findByText(`Board ${number}`);
  };
  beforeEach(async () => {
    addMessages("en", "toy-prompt-card = Which card?\nhint-toy-card = The lit ones fit.");
    await ask(2);
    await waitFor(() => expect(hint()?.textContent).toContain("The lit ones fit."));
  });

  it("goes when it is got, and does not come back with the next question", async () => {
    await press("Got it");
    await waitFor(() => expect(hint()).toBe(null));
    await ask(3);
    expect(hint()).toBe(null);
    expect(JSON.parse(localStorage.getItem("undercroft-hints") ?? "{}")).toEqual({
      "hint-toy-card": 2,
    });
  });

  it("lies under the record, and is a bulb where that is out of sight", async () => {
    const column = part("aside.side");
    expect(column.contains(hint())).toBe(true);
    expect(bulb()).toBe(null);
    await user.click(screen.getByRole("tab", { name: "Talk" }));
    expect(hint()).toBe(null);
    expect(part("section.prompt").contains(bulb())).toBe(true);
    await user.click(screen.getByRole("tab", { name: "Record" }));
    expect(hint()).not.toBe(null);
    await user.click(screen.getByTestId("side"));
    expect(hint()).toBe(null);
    expect(bulb()).not.toBe(null);
  });

  it("is the last one where somebody wants no more", async () => {
    await press("No more hints");
    await waitFor(() => expect(hint()).toBe(null));
    expect(settings.now.hints).toBe(false);
    await ask(3);
    expect(hint()).toBe(null);
  });
});
