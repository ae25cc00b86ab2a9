/** What must hold of a page at any moment: words in every language, and names for those who do not see it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { languages, setLanguage } from "../src/lib/i18n.svelte";
import type { Language } from "../src/lib/languages";
import { all, scenes, scenesOf, words, type RecordedTable } from "./recorded";

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
function written(): string {
  const own = (part: Element | null) => part?.closest("[lang]:not(html)") === null;
  const found: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (own(walk.currentNode.parentElement)) found.push(walk.currentNode.textContent ?? "");
  for (const part of document.querySelectorAll(labels.map((one) => `[${one}]`).join()))
    if (own(part)) found.push(...labels.map((one) => part.getAttribute(one) ?? ""));
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
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${JSON.stringify(nodes.map((one) => one.target))}`,
  );
}

/** What is asked, and what lies over the table: moments that are alike in this have the same controls. */
const kindOfMoment = ({ asked }: RecordedTable) =>
  [...asked, ...all("dialog[open] h2").map(words)].join(" / ");

/**
 * Every moment of every scene of a game: its words are looked at in all languages, its controls where something else
 * is asked than before. `skip` names scenes that look like others.
 */
export async function isTidyThroughout(game: string, skip = /^$/): Promise<void> {
  const open = await scenes(game);
  const seen = new Set<string>();
  describe(`all scenes of ${game}`, () => {
    it.each(scenesOf(game).filter((scene) => !skip.test(scene)))("%s", async (scene) => {
      const table = await open(scene);
      for (;;) {
        expect(await strangeWords()).toEqual([]);
        const kind = kindOfMoment(table);
        if (!seen.has(kind)) expect(await violations()).toEqual([]);
        seen.add(kind);
        if (!table.next) break;
        await table.others();
      }
    });
  });
}
