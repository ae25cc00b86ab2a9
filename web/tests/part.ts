/** The one part of the page that is meant; a test without it fails by its name. */
export function part<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`nothing on the page is ${selector}`);
  return found;
}
/** The one thing on the page that this selects; there must be no other. */
export function one(selector: string): HTMLElement {
  const found = all(selector);
  if (found.length !== 1) throw new Error(`${found.length} of ${selector}, not one`);
  return found[0] as HTMLElement;
}
export function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
export const testId = (id: string): HTMLElement => one(`[data-testid="${id}"]`);
/** What it says, with single spaces. */
export const words = (thing: Element = document.body): string =>
  (thing.textContent ?? "").replace(/\s+/g, " ").trim();
