/** At a table of In the Dragon's Cave: short ways to play on, and to read what is seen. */
import { expect } from "vitest";
import { all, one, testId, words, type RecordedTable } from "../recorded";

export const place = (number: number) => one(`[data-hex='${number}']`);
export const label = (number: number) => place(number).getAttribute("aria-label") ?? "";
export const tile = (verb: string) => one(`[data-tile='${verb}']`);
export const gnome = (name: string) => one(`[data-gnome='${name}']`).dataset["at"];
export const strip = (name: string) => words(one(`[data-strip='${name}']`));
export const question = () => words(one("#question"));
export const wrath = () => words(testId("wrath"));
export const ap = () => testId("ap").dataset["ap"];

/** The one answer with these words. */
export function deed(text: string): HTMLElement {
  const found = all("[data-deed]").filter((one) => words(one).includes(text));
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}

/** Take a tile up and tap a place. */
export async function go({ user, played }: RecordedTable, verb: string, to: number): Promise<void> {
  const { length } = played;
  await user.click(tile(verb));
  await user.click(place(to));
  expect(played).toHaveLength(length + 1);
}
