/** At a table of Doggies: short ways to play on, and to read what is seen. */
import { expect } from "vitest";
import { all, one, testId, words, type RecordedTable } from "../recorded";

export const room = (place: string) => one(`[data-room='${place}']`);
export const label = (place: string) => room(place).getAttribute("aria-label") ?? "";
export const question = () => words(one("#question"));
export const log = () => words(one("section.record"));
/** The lit buttons of this verb. */
export const choices = (verb: string) => all(`button[data-choice=${verb}].lit`);
export const offered = () =>
  new Set(all("button[data-choice].lit").map((one) => one.dataset["choice"]));

/** A figure of the running line by its name, as it is and as it would be. */
export function running(name: string): string {
  const found = all("[data-testid=running] dt").find((one) => words(one) === name);
  if (!found?.nextElementSibling) throw new Error(`the running line does not tell ${name}`);
  return words(found.nextElementSibling);
}

/** Press the button of this verb, or the one of them with these words. */
export async function choose({ user }: RecordedTable, verb: string, text = ""): Promise<void> {
  const found = choices(verb).find((one) => words(one).includes(text));
  await user.click(found as HTMLElement);
}

/** Tap a room on the board: what it would ask is shown. */
export async function aim(table: RecordedTable, place: string): Promise<void> {
  const { length } = table.played;
  await table.user.click(room(place));
  testId("next-room");
  expect(table.played).toHaveLength(length);
}

/** Tap a room twice: walk in. */
export async function go(table: RecordedTable, place: string): Promise<void> {
  await aim(table, place);
  await table.user.click(room(place));
}

/** Tap an exit; the last step asks once. */
export async function out({ user, played }: RecordedTable, exit: HTMLElement): Promise<void> {
  const { length } = played;
  await user.click(exit);
  expect(played).toHaveLength(length);
  await user.click(one("dialog[open] .button.go"));
}

/** All that would look different if anything had changed. */
export function everything(): string[] {
  const labelled = all("[data-room], [data-spot], [data-quest], [data-seat]");
  const said = labelled.map((one) => one.getAttribute("aria-label") ?? words(one));
  return [one("[data-prompt]").dataset["prompt"] ?? "", question(), log(), ...said];
}
