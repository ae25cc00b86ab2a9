/** Cards shown on the rules page; their numbers are those of the box (a test compares). */
import type { Boss, Monster, Trap, Treasure, Vault } from "../types";

export interface Beast {
  id: string;
  /** For three, four and five seats. */
  strength: [number, number, number];
  wounds: number;
}

export const beasts: Beast[] = [
  { id: "snake", strength: [8, 10, 13], wounds: 3 },
  { id: "zombie", strength: [11, 14, 18], wounds: 1 },
  { id: "goblin", strength: [11, 14, 18], wounds: 2 },
  { id: "skeleton", strength: [11, 14, 18], wounds: 3 },
  { id: "thing", strength: [14, 18, 23], wounds: 1 },
  { id: "troll", strength: [14, 18, 23], wounds: 2 },
  { id: "dragon", strength: [14, 18, 23], wounds: 3 },
];

export const treasure: Treasure = { kind: "treasure", id: "treasure_4_2", chests: [4, 2] };
export const monster: Monster = { kind: "monster", id: "goblin", strength: 14, wounds: 2 };

export const vaults: Vault[] = [
  {
    kind: "vault",
    id: "vault_items",
    bonuses: [
      { value: 1, item: "torch", coins: 0, heal: 0 },
      { value: 2, item: "ball", coins: 0, heal: 0 },
      { value: 3, item: "key", coins: 0, heal: 0 },
      { value: 4, item: "sword", coins: 0, heal: 0 },
      { value: 5, item: null, coins: 0, heal: 1 },
    ],
  },
  {
    kind: "vault",
    id: "vault_coins",
    bonuses: [
      { value: 1, item: null, coins: 1, heal: 0 },
      { value: 2, item: null, coins: 2, heal: 0 },
      { value: 3, item: null, coins: 0, heal: 1 },
      { value: 4, item: null, coins: 3, heal: 0 },
      { value: 5, item: null, coins: 0, heal: 2 },
    ],
  },
];

export const traps: Trap[] = [
  trap("trap_lava", "most_coins", [0, 0, 1, 2, 3]),
  trap("trap_magnet", "most_coins", [0, 1, 1, 2, 2]),
  trap("trap_spikes", "fewest_wounds", [0, 0, 1, 2, 2]),
  trap("trap_boulder", "fewest_wounds", [0, 1, 1, 1, 2]),
];

const medium: [number, number, number] = [11, 14, 18];
const strong: [number, number, number] = [14, 18, 23];

export interface BossSample {
  strength: [number, number, number] | null;
  card: Boss;
}

export const bosses: BossSample[] = [
  boss("tax_collector", medium, { coins_lost: 3 }),
  boss("medusa", medium, { petrifies: true }),
  boss("vampire", strong, { wounds: 1, coins_lost: 2 }),
  boss("sphinx", medium, { wounds: 2, top_reward: 2 }),
  boss("minotaur", strong, { wounds: 1, top_reward: 1 }),
  boss("wolf_pack", medium, { wounds: 2, escape_with: "torch" }),
  boss("necromancer", strong, { wounds: 2, escape_with: "ball" }),
  boss("mega_dragon", null, { wounds: 3, escape_with: "key" }),
  boss("golem", null, { wounds: 2, fives_count_as: 1 }),
  boss("mummy", null, { wounds: 2, attacks: "highest" }),
];

export const characters = ["explorer", "knight", "thief", "warrior", "wizard"] as const;

function trap(id: string, victims: Trap["victims"], penalties: number[]): Trap {
  const penalty = victims === "most_coins" ? "lose_coins" : "take_wounds";
  return { kind: "trap", id, victims, penalty, penalties };
}

function boss(id: string, strength: BossSample["strength"], special: Partial<Boss>): BossSample {
  const card: Boss = {
    kind: "boss",
    id,
    strength: strength?.[1] ?? null,
    attacks: "lowest",
    wounds: 0,
    coins_lost: 0,
    petrifies: false,
    top_reward: 0,
    escape_with: null,
    fives_count_as: null,
    ...special,
  };
  return { strength, card };
}
