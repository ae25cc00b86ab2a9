import { cleanup, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadWords, t } from "../src/lib/i18n.svelte";
import type { TableSession } from "../src/lib/session.svelte";
import { asks } from "./messages";
import { hears, sitDown } from "./toy/sit";

let session: TableSession;
const user = userEvent.setup();
const win = () => t("box-raiders-win");

async function sit(change: object = {}): Promise<void> {
  session = sitDown(change);
  hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0] });
  await screen.findByText("Board 1");
}

beforeEach(async () => {
  localStorage.clear();
  await loadWords("boxes");
});
afterEach(() => {
  session.close();
  cleanup();
});

describe("the goal", () => {
  it("is told before the first decision of a first game, and not again", async () => {
    await sit();
    await screen.findByRole("dialog", { name: "Your goal" });
    screen.getByText(win());
    expect(session.briefing).toBe(true);
    await user.click(screen.getByRole("button", { name: "Let’s begin" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Your goal" })).toBe(null));
    expect(session.briefing).toBe(false);
    session.close();
    cleanup();
    await sit();
    expect(screen.queryByRole("dialog", { name: "Your goal" })).toBe(null);
  });

  it("is told to each of those who share a device for the first time", async () => {
    session = sitDown({ you: [0, 1] });
    hears(1, 1, { waiting: [0, 1] });
    hears(0, 1, { prompt: asks(1, "toy-asks"), waiting: [0, 1] });
    for (const name of ["Fox", "Owl"]) {
      await user.click(await screen.findByRole("button", { name: `I am ${name}` }));
      await screen.findByRole("dialog", { name: "Your goal" });
      await screen.findByRole("dialog", { name: "Your goal" });
      await user.click(screen.getByRole("button", { name: "Let’s begin" }));
      await waitFor(() => expect(screen.queryByRole("dialog", { name: "Your goal" })).toBe(null));
      expect(localStorage.getItem("undercroft-goal-raiders")).toBe(name === "Owl" ? "seen" : null);
      hears(0, 2, { waiting: [1] });
      hears(1, 2, { prompt: asks(2, "toy-asks"), waiting: [1] });
    }
  });

  it("hides nothing: what others do is shown when it is read", async () => {
    await sit();
    await screen.findByRole("dialog", { name: "Your goal" });
    hears(0, 2, { events: [{ seat: 1 }], waiting: [1] });
    await tick();
    screen.getByText("Board 1");
    expect(session.log).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Let’s begin" }));
    await screen.findByText("Board 2");
    expect(session.log).toHaveLength(1);
  });

  it("is told to nobody who only watches", async () => {
    session = sitDown({ you: [] });
    hears(-1, 1, { waiting: [0] });
    await screen.findByText("Board 1");
    expect(screen.queryByRole("dialog", { name: "Your goal" })).toBe(null);
  });

  it("stands in the header, where it can be read again", async () => {
    localStorage.setItem("undercroft-goal-raiders", "seen");
    await sit();
    await user.click(await screen.findByRole("button", { name: "Be rich" }));
    await screen.findByText(win());
    await user.click(screen.getAllByRole("button", { name: "Close" })[1] as HTMLElement);
    await waitFor(() => expect(screen.queryByText(win())).toBe(null));
  });
});
