/** What must not be on a page at any moment: words that nobody can read, and parts without a name. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { tick } from "svelte";
import { languages, setLanguage } from "../src/lib/i18n.svelte";
import type { Language } from "../src/lib/languages";

const english = join(import.meta.dirname, "../../src/undercroft/locales/en");
/** The ids of all messages: none of them may ever be read on a page. */
const ids = new Set(
  readdirSync(english)
    .flatMap((file) => [
      ...readFileSync(join(english, file), "utf-8").matchAll(/^([a-z][A-Za-z0-9_-]*) =/gm),
    ])
    .map(([, id = ""]) => id)
    .filter((id) => id.includes("-")),
);
/** Letters that a language does not have. */
const foreign: Record<Language, RegExp> = {
  en: /[а-яёєіїґ]/i,
  ru: /[єіїґ]/i,
  uk: /[ёъыэ]/i,
};
const labels = ["aria-label", "title", "alt", "placeholder"];

/** All that is written on the page or said of its parts, apart from what is in a language of its own. */
function written(part: Element = document.body): string {
  const found = labels.map((label) => part.getAttribute(label) ?? "");
  for (const child of part.childNodes)
    if (child instanceof Text) found.push(child.data);
    else if (child instanceof Element && !child.hasAttribute("lang")) found.push(written(child));
  return found.join(" ");
}

/** Message ids instead of their words, and words with letters of another language. */
export async function strangeWords(): Promise<string[]> {
  const found: string[] = [];
  for (const language of languages) {
    await setLanguage(language);
    await tick();
    const text = written();
    for (const [word] of text.matchAll(/[a-z]+(?:-[A-Za-z0-9_]+)+/g))
      if (ids.has(word)) found.push(`${language}: ${word}`);
    for (const [word] of text.matchAll(/[\p{L}\p{N}_]+/gu))
      if (foreign[language].test(word)) found.push(`${language}: ${word}`);
  }
  await setLanguage("en");
  return [...new Set(found)];
}

/** What axe finds wrong for people who see, hear or move otherwise; colours are looked at in a real browser. */
export async function violations(): Promise<string[]> {
  // There are no style sheets here: to look through them for every part would take most of the time.
  const { getComputedStyle } = window;
  window.getComputedStyle = (part) => (part as HTMLElement).style;
  const { violations } = await axe
    .run(document, {
      resultTypes: ["violations"],
      selectors: false,
      rules: { "color-contrast": { enabled: false } },
    })
    .finally(() => (window.getComputedStyle = getComputedStyle));
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((one) => one.html).join()}`,
  );
}
