/** Against how many bots somebody plays a game, and how well these play: as chosen last time in this browser. */
import { levelsOf, usualBot } from "./bots";
import { recall, remember } from "./memory";
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

function kept(slug: string): Partial<Record<keyof Opponents, unknown>> {
  try {
    const found: unknown = JSON.parse(recall(`opponents-${slug}`) ?? "{}");
    return found !== null && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

/** What was chosen before, as far as the game still has it; else a table of four and the level in the middle. */
export function usualOpponents(game: GameInfo): Opponents {
  const { count, level } = kept(game.slug);
  const possible = counts(game);
  const usual = possible.includes(roundTable - 1) ? roundTable - 1 : (possible.at(-1) ?? 0);
  return {
    count: possible.find((one) => one === count) ?? usual,
    level: usualLevel(game.slug, game.bots, level),
  };
}

/** The level that somebody plays a game against. */
export function usualLevel(
  slug: string,
  bots: string[],
  level: unknown = kept(slug).level,
): string | null {
  return levelsOf(bots).find((one) => one === level) ?? usualBot(bots);
}

export function keepOpponents(slug: string, chosen: Partial<Opponents>): void {
  remember(`opponents-${slug}`, JSON.stringify({ ...kept(slug), ...chosen }));
}
