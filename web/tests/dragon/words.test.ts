import { beforeAll, describe as group, expect, it } from "vitest";
import type { Hit } from "../../src/games/dragon/types";
import { rockfallText } from "../../src/games/dragon/words";
import { loadWords } from "../../src/lib/i18n.svelte";

const hit = (possible: boolean): Hit => ({
  hex: 7,
  possible,
  removes: false,
  slack: 9,
  lost: [],
  cut_off: [],
  flees: [],
  gems: 0,
  torches_2: [],
  torches_3: [],
});

beforeAll(async () => {
  await loadWords("dragon-table");
});

group("a close look at a hex", () => {
  it("says that a card of the deck may come next", () => {
    expect(rockfallText(hit(true), "deck")).toContain("in the deck: it may come next");
  });

  it("does not deny a card that lies in the deck, under those which Rage IV laid back", () => {
    expect(rockfallText(hit(false), "deck")).toContain("deeper in the deck");
  });

  it("does not look for a discarded card in the deck, also when the next one comes from a reshuffle", () => {
    expect(rockfallText(hit(false), "discard")).toContain("not in the deck now");
    expect(rockfallText(hit(true), "discard")).toContain("The deck is empty");
  });
});
