import { api } from "./api";
import { noteSeal } from "./fair";
import { usualOpponents, type Opponents } from "./opponents";
import type { GameInfo, Options, TableInfo } from "./wire";

/**
 * The shortest way to a game: a table of the usual size, every other chair a bot, started at once.
 * The seal on its dice is seen first, and our part is added to them as at any other table.
 */
export async function playNow(
  game: GameInfo,
  { count, level }: Opponents = usualOpponents(game),
  options?: Options,
): Promise<TableInfo> {
  const seats = count + 1;
  const table = await api.create({
    game: game.slug,
    seats,
    options: options ?? game.defaults[String(seats)] ?? {},
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : level)),
    start: false,
  });
  noteSeal(table);
  const started = await api.start(table.id);
  return started.opening ? api.part(started) : started;
}
