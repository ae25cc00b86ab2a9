import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { beasts, bosses, traps, vaults } from "../../src/games/raiders/rules/samples";

/** One table of the data file: from its id to the next table of a list. */
function entry(id: string): string {
  const text = readFileSync("../src/undercroft/games/raiders/components.toml", "utf-8");
  const start = text.indexOf(`id = "${id}"`);
  expect(start, id).toBeGreaterThan(0);
  return text.slice(start, text.indexOf("\n[[", start));
}
const number = (text: string, name: string) =>
  Number(new RegExp(`^${name} = (\\d+)`, "m").exec(text)?.[1] ?? 0);
const strength = (text: string) => {
  const found = /p3 = (\d+), p4 = (\d+), p5 = (\d+)/.exec(text);
  return found ? found.slice(1).map(Number) : null;
};

describe("the numbers on the rules page are those of the box", () => {
  it.each(beasts)("$id", (beast) => {
    expect(strength(entry(beast.id))).toEqual(beast.strength);
    expect(number(entry(beast.id), "wounds")).toBe(beast.wounds);
  });

  it.each(bosses)("$card.id", ({ card, strength: shown }) => {
    const text = entry(card.id);
    expect(strength(text)).toEqual(shown);
    expect(number(text, "wounds")).toBe(card.wounds);
    expect(number(text, "coins_lost")).toBe(card.coins_lost);
    expect(number(text, "top_reward")).toBe(card.top_reward);
    expect(number(text, "fives_count_as")).toBe(card.fives_count_as ?? 0);
    expect(/petrifies = true/.test(text)).toBe(card.petrifies);
    expect(/^attacks = "(\w+)"/m.exec(text)?.[1]).toBe(card.attacks);
    expect(/^escape_with = "(\w+)"/m.exec(text)?.[1] ?? null).toBe(card.escape_with);
  });

  it.each(traps)("$id", (trap) => {
    const text = entry(trap.id);
    const table = /by_highest = \{(.*)\}/.exec(text)?.[1] ?? "";
    const penalties = [1, 2, 3, 4, 5].map((value) =>
      Number(new RegExp(`"${value}" = (\\d)`).exec(table)?.[1] ?? 0),
    );
    expect(penalties).toEqual(trap.penalties);
    expect(text).toContain(`victims = "${trap.victims}"`);
  });

  it.each(vaults)("$id", (vault) => {
    const text = entry(vault.id);
    for (const bonus of vault.bonuses) {
      const given = new RegExp(`^"${bonus.value}" = \\{ (\\w+) = "?(\\w+)"? \\}`, "m").exec(text);
      expect(given?.slice(1)).toEqual(
        bonus.item
          ? ["item", bonus.item]
          : bonus.coins
            ? ["coins", String(bonus.coins)]
            : ["heal", String(bonus.heal)],
      );
    }
  });
});
