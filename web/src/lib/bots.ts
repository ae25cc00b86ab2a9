import { hasMessage, t } from "./i18n.svelte";

/** A kind of bot in words: the game's own name for it, or the house's. */
export function botName(game: string, bot: string): string {
  const own = `${game}-bot-${bot}`;
  if (hasMessage(own)) return t(own);
  return hasMessage(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
