import { beforeAll, describe, expect, it } from "vitest";
import { lostWith } from "../../src/games/doggies/words";
import { loadWords } from "../../src/lib/i18n.svelte";

beforeAll(async () => {
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
