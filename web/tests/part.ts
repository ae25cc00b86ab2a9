/** The one part of the page that is meant; a test without it fails by its name. */
export function part<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`nothing on the page is ${selector}`);
  return found;
}
