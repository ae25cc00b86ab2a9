import { beforeAll, describe as group, expect, it } from "vitest";
import { describe, verdict } from "../../src/games/raiders/describe";
import type { Event, Result, RoomCard, SeatResult } from "../../src/games/raiders/types";
import { hasMessage, languages, loadWords, say, setLanguage } from "../../src/lib/i18n.svelte";
import { chests, goblin, lava, nameComponents } from "./sample";

const names = ["Fox", "Owl", "Badger"];
const context = {
  seat: 0,
  name: (seat: number) => names[seat] ?? "?",
  isYou: (seat: number) => seat === 0,
};
const told = (event: Event) => describe(event, context).map((line) => say(line.say, context));

const change = (more: Partial<SeatResult> = {}): SeatResult => ({
  card: "1",
  value: 1,
  coins: 0,
  coins_due: 0,
  wounds: 0,
  chest: null,
  item: null,
  item_short: null,
  hit: false,
  rewarded: false,
  escaped: false,
  petrified: false,
  ...more,
});
const result = (seats: SeatResult[], more: Partial<Result> = {}): Result => ({
  sum: null,
  strength: null,
  beaten: null,
  highest: 5,
  lowest: 1,
  penalty: null,
  seats,
  ...more,
});

beforeAll(async () => {
  await loadWords("raiders");
  await loadWords("raiders-table");
  await nameComponents({ goblin: "Goblin", key: "Key", treasure_4_2: "Two chests" });
});

group("the record", () => {
  it("tells the cards of all in one line", () => {
    expect(told({ event: "CardsRevealed", cards: ["3", "key", "5"] })).toEqual([
      "Fox: 3, Owl: Key, and Badger: 5",
    ]);
  });

  it("speaks to you as you and of the others by name", () => {
    expect(told({ event: "TorchUsed", seat: 0 })).toEqual(["You light a torch"]);
    expect(told({ event: "TorchUsed", seat: 1 })).toEqual(["Owl lights a torch"]);
  });

  it("says who was hit by a monster that stood, and with what", () => {
    const lines = told({
      event: "RoomResolved",
      floor: 1,
      room: 2,
      card: goblin,
      result: result([change({ hit: true, wounds: 2 }), change(), change()], {
        sum: 9,
        strength: 11,
        beaten: false,
      }),
    });
    expect(lines).toEqual(["9 of 11 is not enough: Goblin attacks Fox", "Fox: +2 wounds"]);
  });

  it("tells a shared chest, and coins that the full purse leaves behind", () => {
    const lines = told({
      event: "RoomResolved",
      floor: 1,
      room: 1,
      card: chests,
      result: result([
        change({ chest: 1, coins: 1, coins_due: 2 }),
        change({ chest: 1, coins: 2, coins_due: 2 }),
        change({ chest: 2, coins: 2, coins_due: 2 }),
      ]),
    });
    expect(lines[0]).toBe("The first chest is shared by Fox and Owl: 2 each");
    expect(lines).toContain("Fox: the purse is full, 1 left behind");
    expect(lines).toContain("Badger: +2 coins");
  });

  it("counts chests only where there are several", () => {
    const one: RoomCard = { kind: "treasure", id: "treasure_4", chests: [4] };
    const alone = result([change({ chest: 1, coins: 4, coins_due: 4 }), change(), change()]);
    expect(say(verdict(one, alone).say, context)).toBe("The chest goes to Fox: 4 coins");
    expect(say(verdict(chests, alone).say, context)).toBe("The first chest goes to Fox: 4 coins");
  });

  it("says who gets nothing of a chest with too many hands on it, and still what the second one brings", () => {
    const lines = told({
      event: "RoomResolved",
      floor: 1,
      room: 1,
      card: chests,
      result: result([
        change({ chest: 1 }),
        change({ chest: 1 }),
        change({ chest: 2, coins: 1, coins_due: 1 }),
      ]),
    });
    expect(lines).toEqual([
      "Too many hands for the first chest: none of them gets anything (Fox and Owl)",
      "Badger: +1 coin",
    ]);
  });

  it("says that a trap stayed quiet", () => {
    const quiet = verdict(lava, result([change()], { highest: 2, penalty: 0 }));
    expect(say(quiet.say, context)).toBe("The trap stays quiet: 2 was the highest card");
    expect(quiet.tone).toBe("good");
  });

  it("keeps what only you saw apart from what all know", () => {
    const lines = describe(
      { event: "RoomsLit", seat: 0, floor: 1, rooms: [null, goblin, null] },
      context,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.tone).toBe("you");
    expect(say(lines[0]?.say ?? { id: "" }, context)).toBe("You see room 2: Goblin");
  });

  it("has words for every line in every language", async () => {
    const events: Event[] = [
      { event: "FloorLaid", floor: 1, plan: "floor_1", layout: "UDUDD", rooms: [] },
      { event: "RoomEntered", floor: 1, room: 1, card: goblin, turned: true },
      { event: "Chosen", seat: 1 },
      { event: "CardLaid", seat: 1, card: "4", second: false },
      { event: "CardLaid", seat: 1, card: "4", second: true },
      { event: "BallUsed", seat: 1 },
      { event: "SecondRevealed", cards: [{ seat: 1, card: "4" }] },
      { event: "ScrollPassed", from_seat: 0, seat: 1, value: 5, tied: [1] },
      { event: "ScrollPassed", from_seat: 1, seat: 1, value: 5, tied: [1] },
      { event: "FloorEnded", floor: 1 },
      { event: "GameOver", winners: [0, 1], petrified: [], fainted: [2] },
      { event: "GameOver", winners: [], petrified: [0, 1, 2], fainted: [] },
      {
        event: "RoomResolved",
        floor: 1,
        room: 1,
        card: goblin,
        result: result(
          [
            change({ item: "key", escaped: true }),
            change({ item_short: "key" }),
            change({ petrified: true, coins: -1, wounds: -1 }),
          ],
          { sum: 12, strength: 11, beaten: true },
        ),
      },
    ];
    for (const language of languages) {
      await setLanguage(language);
      for (const event of events) {
        for (const line of describe(event, context)) {
          expect(hasMessage(line.say.id), `${language} ${line.say.id}`).toBe(true);
          expect(say(line.say, context)).not.toMatch(/\{|\$|raiders-/);
        }
      }
    }
    await setLanguage("en");
  });
});
