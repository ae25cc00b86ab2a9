import { api } from "./api";
import { usualBot } from "./bots";
import { noteSeal } from "./fair";
import type { GameInfo, TableInfo } from "./wire";

/**
 * The shortest way to a game: a table of the usual size, every other chair a bot, started at once.
 * The seal on its dice is seen first, and our part is added to them as at any other table.
 */
export async function playNow(game: GameInfo): Promise<TableInfo> {
  const [fewest, most] = game.seats;
  const seats = Math.min(Math.max(4, fewest), most);
  const bot = usualBot(game.bots) ?? "random";
  const table = await api.create({
    game: game.slug,
    seats,
    options: game.defaults[String(seats)] ?? {},
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot)),
    start: false,
  });
  noteSeal(table);
  const started = await api.start(table.id);
  return started.opening ? api.part(started) : started;
}
