/** Against how many bots somebody plays a game, and how well these play: as chosen last time, in whichever browser. */
import { levelsOf, usualBot } from "./bots";
import { house } from "./house.svelte";
import type { GameInfo } from "./wire";

export interface Opponents {
  count: number;
  /** A kind of bot; null where the game has none. */
  level: string | null;
}

/** The table most games are made for. */
const roundTable = 4;

export function counts(game: GameInfo): number[] {
  const [fewest, most] = game.seats;
  const all = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index - 1);
  return game.bots.length > 0 ? all : all.filter((count) => count === 0);
}

/** What was chosen before, as far as the game still has it; else a table of four and the level in the middle. */
export function usualOpponents(game: GameInfo): Opponents {
  const kept = house.me?.opponents[game.slug];
  const possible = counts(game);
  const usual = possible.includes(roundTable - 1) ? roundTable - 1 : (possible.at(-1) ?? 0);
  return {
    count: possible.find((one) => one === kept?.count) ?? usual,
    level: usualLevel(game.slug, game.bots),
  };
}

/** The level that somebody plays a game against. */
export function usualLevel(slug: string, bots: string[]): string | null {
  const kept = house.me?.opponents[slug]?.level;
  return levelsOf(bots).find((one) => one === kept) ?? usualBot(bots);
}

export function keepOpponents(game: GameInfo, chosen: Partial<Opponents>): void {
  const { count, level } = { ...usualOpponents(game), ...chosen };
  if (level !== null) house.keepOpponents(game.slug, { count, level });
}
