import { hasMessage, t } from "./i18n.svelte";

/** A kind of bot in words: the game's own name for it, or the house's. */
export function botName(game: string, bot: string): string {
  const own = `${game}-bot-${bot}`;
  if (hasMessage(own)) return t(own);
  return hasMessage(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What a kind of bot is like, in one line; empty if nothing is said of it. */
export function botAbout(bot: string): string {
  return hasMessage(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : "";
}

/** The bots that people choose from: the levels, where a game has them. The others are there to be compared with. */
export function levelsOf(bots: string[]): string[] {
  const levels = bots.filter((bot) => hasMessage(`bot-${bot}-about`));
  return levels.length > 0 ? levels : bots;
}

/** The bot that sits down where nobody chose one: the level in the middle, or the best where there are none. */
export function usualBot(bots: string[]): string | null {
  const levels = levelsOf(bots);
  return (levels === bots ? bots[0] : levels[Math.floor(levels.length / 2)]) ?? null;
}
