/** At a table of Goblins vs Gnomes: short ways to play on. */
import { expect } from "vitest";
import { one, testId, words, type RecordedTable } from "../recorded";

export const spot = (place: string) => one(`[data-spot='${place}']`);
export const gate = (goal: string) => one(`[data-goal='${goal}']`);
export const card = (name: string) => {
  const [found] = document.querySelectorAll<HTMLElement>(`[data-hand='${name}']`);
  if (!found) throw new Error(`${name} is not in hand`);
  return found;
};

export async function takeUp({ user }: RecordedTable, name: string): Promise<void> {
  await user.click(card(name));
  expect(card(name).getAttribute("aria-pressed")).toBe("true");
}

export async function lay(table: RecordedTable, name: string, place: string): Promise<void> {
  await takeUp(table, name);
  await table.user.click(spot(place));
  await table.user.click(testId("confirm"));
}

/** The role lies open where nobody else sits at the device; else it shows while the cloth is held aside. */
export async function role({ user }: RecordedTable): Promise<string> {
  await user.keyboard("{l>}");
  const found = words(testId("role"));
  await user.keyboard("{/l}");
  return found;
}

/** The report of a round that ended so. */
export function report(result: string): HTMLElement {
  const found = testId("report");
  expect(found.dataset["result"]).toBe(result);
  return found;
}
export const reported = (seat: number) => words(one(`[data-report-seat='${seat}']`));

/** The device is handed on: the curtain falls, nothing secret shows, and it rises for the next one. */
export async function takeOver({ user }: RecordedTable): Promise<void> {
  const curtain = one("dialog[aria-labelledby='handover-title']");
  expect(document.querySelector("[data-testid=role]")).toBe(null);
  await user.click(curtain.querySelector("button") as HTMLElement);
  expect(document.querySelector("dialog[aria-labelledby='handover-title']")).toBe(null);
  await readRole(user);
}

/** A round begins with a card that tells the role. */
async function readRole(user: RecordedTable["user"]): Promise<void> {
  const card = document.querySelector("dialog:has([data-testid=moment]) .button.go");
  if (card) await user.click(card);
}
