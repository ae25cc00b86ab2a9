import { beforeAll, describe, expect, it } from "vitest";
import { lostWith } from "../../src/games/doggies/words";
import { languages, loadWords, setLanguage, t } from "../../src/lib/i18n.svelte";

beforeAll(async () => {
  await loadWords("doggies");
  await loadWords("doggies-table");
});

describe("a card laid on a trap", () => {
  it("tells of the hole and of the paw, of both if both are lost", () => {
    expect(lostWith({ gave_paw: false, cell: null })).toBe("");
    expect(lostWith({ gave_paw: false, cell: [0, -1] })).toBe("leaves a hole");
    expect(lostWith({ gave_paw: true, cell: null })).toBe("its paw goes too");
    expect(lostWith({ gave_paw: true, cell: [0, -1] })).toBe("its paw goes too, leaves a hole");
  });
});

describe("what decided a game", () => {
  it.each(languages)("is a sentence for every line of the sheet in %s", async (language) => {
    await setLanguage(language);
    for (const what of ["rooms", "monsters", "chests", "losses", "personal", "common"]) {
      const said = t(`doggies-score-${what}-decided`, { more: 3, quest: "X" });
      expect(said).toMatch(/^\p{Lu}.*: .*3.*\.$/u);
    }
  });
});
