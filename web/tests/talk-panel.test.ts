import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadWords } from "../src/lib/i18n.svelte";
import type { TableSession } from "../src/lib/session.svelte";
import type { ChatLine } from "../src/lib/wire";
import { part } from "./part";
import { hears, sitDown } from "./toy/sit";
import { Wire, last } from "./wire";

let session: TableSession;
const user = userEvent.setup();
const said = (number: number, text: string, more: Partial<ChatLine> = {}) =>
  last().says({
    t: "chat",
    lines: [{ number, seat: 1, nick: "Owl", text, made: 0, marks: [], yours: [], ...more }],
  });
const sent = (kind: string) => last().sent.filter((asked) => asked["t"] === kind);
const panel = () => part(".talk");
const lines = () => [...panel().querySelectorAll(".text")].map((one) => one.textContent);
const field = () => screen.getByRole("textbox", { name: "Say something" });
const problem = () => document.querySelector("#talk-problem")?.textContent?.trim();

beforeEach(async () => {
  await loadWords("server");
  session = sitDown();
  hears(0, 1);
  last().says({ t: "chat", lines: [] });
  await screen.findByText("Board 1");
});
afterEach(() => session.close());

const open = async () => user.click(await screen.findByRole("tab", { name: /^Talk/ }));

it("shows what is said as it was typed, and nothing of it becomes markup", async () => {
  await open();
  said(1, "<b>bold</b> & <script>no()</script>");
  await waitFor(() => expect(lines()).toEqual(["<b>bold</b> & <script>no()</script>"]));
  expect(panel().querySelector(".text b, .text script")).toBe(null);
});

it("sends a line with Enter and empties the field", async () => {
  await open();
  await user.type(field(), "Who sits here?{Enter}");
  expect(sent("say")).toMatchObject([{ seat: 0, text: "Who sits here?" }]);
  await waitFor(() => expect(field()).toHaveProperty("value", ""));
});

it("marks a line by a button and by a digit, and takes the mark away again", async () => {
  await open();
  said(1, "Good luck!");
  const react = await screen.findByRole("button", { name: "React to Owl" });
  await user.click(react);
  await user.click(screen.getByRole("button", { name: "well done" }));
  expect(sent("react")).toMatchObject([{ line: 1, mark: "👏" }]);
  react.focus();
  await user.keyboard("6");
  expect(sent("react")).toMatchObject([{}, { line: 1, mark: "🔥" }]);
  said(1, "Good luck!", { marks: [["🔥", ["Owl", "Fox"]]], yours: ["🔥"] });
  const fire = await screen.findByRole("button", { name: "hot: Owl, Fox" });
  expect(fire.getAttribute("aria-pressed")).toBe("true");
  await user.click(fire);
  expect(sent("react")).toHaveLength(3);
});

it("does not send what is too long, and says how much is possible", async () => {
  await open();
  await user.click(field());
  await user.paste("long ".repeat(110));
  expect(problem()).toContain("at most 500");
  expect(screen.getByRole("button", { name: "Send" }).getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Enter}");
  expect(sent("say")).toEqual([]);
});

it("keeps a line that the server refused, and says why", async () => {
  await open();
  Wire.answer = (asked, wire) =>
    wire.says({ t: "refused", id: asked["id"], error: { id: "chat-marks" } });
  await user.type(field(), "odd{Enter}");
  await waitFor(() => expect(problem()).toBeTruthy());
  expect(field()).toHaveProperty("value", "odd");
});

it("is counted on its tab while the record is read, and read out", async () => {
  const tab = await screen.findByRole("tab", { name: /^Talk/ });
  said(1, "Hurry!");
  await waitFor(() => expect(tab.textContent).toContain("1 new line"));
  expect(screen.getByTestId("heard").textContent).toContain("Owl says: Hurry!");
  // On a small screen the button of the panel carries the count, and leads to what is new.
  const side = screen.getByTestId("side");
  expect(side.getAttribute("aria-label")).toContain("1 new line");
  await user.click(side);
  expect(tab.getAttribute("aria-selected")).toBe("true");
  await waitFor(() => expect(tab.textContent).not.toContain("new"));
  // The arrow keys lead from one tab to the other.
  tab.focus();
  await user.keyboard("{ArrowLeft}");
  const record = screen.getByRole("tab", { name: "Record" });
  expect(document.activeElement).toBe(record);
  expect(record.getAttribute("aria-selected")).toBe("true");
});

it("calls who watches a watcher", async () => {
  await open();
  said(1, "I look on", { seat: -1, nick: "" });
  said(2, "So do I", { seat: -1, nick: "Taras" });
  await waitFor(() => expect(lines()).toHaveLength(2));
  const heads = [...panel().querySelectorAll(".head b")].map((one) => one.textContent);
  expect(heads).toEqual(["watcher", "Taras, watcher"]);
});

it("is neither shown nor counted while it is hidden", async () => {
  await open();
  said(1, "one");
  await user.click(within(panel()).getByLabelText("Hide the talk"));
  expect(lines()).toEqual([]);
  await user.click(screen.getByRole("tab", { name: "Record" }));
  said(2, "two");
  await waitFor(() => expect(session.talk.lines).toHaveLength(2));
  expect(screen.getByRole("tab", { name: /^Talk/ }).textContent).not.toContain("new");
  expect(localStorage.getItem("undercroft-talk")).toBe("hidden");
});
