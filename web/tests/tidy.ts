/** What must hold of a page at any moment: words in every language, and names for those who do not see it. */
import { describe, expect, it } from "vitest";
import { strangeWords, violations } from "./faults";
import { all, scenes, scenesOf, words, type RecordedTable } from "./recorded";

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
