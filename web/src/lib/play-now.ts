import { api } from "./api";
import type { GameInfo, TableInfo } from "./wire";

/** The shortest way to a game: a table of the usual size, every other chair a bot, started at once. */
export function playNow(game: GameInfo): Promise<TableInfo> {
  const [fewest, most] = game.seats;
  const seats = Math.min(Math.max(4, fewest), most);
  const bot = game.bots[0] ?? "random";
  return api.create({
    game: game.slug,
    seats,
    options: game.defaults[String(seats)] ?? {},
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot)),
    start: true,
  });
}
