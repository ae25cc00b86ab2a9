import { beforeAll, describe as group, expect, it } from "vitest";
import { describe } from "../../src/games/dragon/describe";
import type { Event, Hit } from "../../src/games/dragon/types";
import { plateName, rockfallText } from "../../src/games/dragon/words";
import { loadWords, say, setLanguage } from "../../src/lib/i18n.svelte";
import { concerns } from "../../src/lib/since";

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

group("a plate", () => {
  it("has a short name for a gnome where it is narrow", async () => {
    await setLanguage("ru");
    expect(plateName("dragon_expert", true)).toBe("Знаток");
    expect(plateName("dragon_expert", false)).not.toBe("Знаток");
    await setLanguage("en");
  });
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

group("the record", () => {
  const context = { seat: 0, name: () => "Fox", isYou: () => false };

  it("does not count a gnome's plain roll among what happened to it since its last turn", () => {
    const tones = (smoke: number, given: number) => {
      const event = { event: "TurnBegan", seat: 0, gnome: "seer", roll: 3, smoke, given, ap: 3 };
      return describe(event as Event, context).map((line) => concerns(line, 0));
    };
    expect(tones(0, 0)).toEqual([false]);
    expect(tones(1, 0)).toEqual([true]);
    expect(tones(0, 1)).toEqual([true]);
  });

  it("counts the dice that one delivery wakes", () => {
    const woken = (fresh: number) => {
      const event: Event = {
        event: "Delivered",
        seat: 0,
        gnome: "strongman",
        gems: 4,
        delivered: 13,
        target: 15,
        new_dice: fresh,
        dice: 3,
      };
      return describe(event, context).map((line) => say(line.say, context));
    };
    expect(woken(0)).toHaveLength(1);
    expect(woken(1)[1]).toBe("A Dragon die wakes. Dice in play: 3");
    expect(woken(2)[1]).toBe("2 Dragon dice wake. Dice in play: 3");
  });

  it.each(["en", "ru", "uk"] as const)(
    "says in words in %s that too little is left",
    async (language) => {
      await setLanguage(language);
      const told = (event: Event) => describe(event, context).map((line) => say(line.say, context));
      const enough = told({ event: "HexEmptied", hex: 7, slack: 0 } as Event)[0];
      expect(enough).toMatch(/: 0$/);
      for (const slack of [-1, -3]) {
        for (const event of [
          { event: "HexEmptied", hex: 7, slack },
          { event: "HexRemoved", hex: 7, slack, lost: [] },
          { event: "GemHidden", hex: 7, slack },
        ] as Event[]) {
          expect(told(event)[0]).not.toMatch(/[-−:]/);
        }
      }
      await setLanguage("en");
    },
  );
});
