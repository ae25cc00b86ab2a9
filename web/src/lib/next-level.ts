/** What to try next after a game against bots alone: a level up after a victory, one down after a clear defeat. */
import { levelsOf } from "./bots";
import type { Grades } from "./game";
import { onlyYou } from "./standing";
import type { GameInfo, Options, Outcome, TableInfo } from "./wire";

export interface NextLevel {
  way: "up" | "down";
  level: string;
  /** How the table is set up; other than before where the game itself has grades. */
  options: Options;
  /** The grade that changes, if it is not the bots that do. */
  grade?: { option: string; value: string };
}

export function nextLevel(
  table: TableInfo,
  game: GameInfo | undefined,
  outcome: Outcome | null,
  grades?: Grades,
): NextLevel | null {
  const [you] = table.you;
  if (!game || !outcome || you === undefined || table.you.length > 1 || !onlyYou(table))
    return null;
  const bots = new Set(table.seats.filter((_, seat) => seat !== you).map(({ bot }) => bot ?? ""));
  const [level] = bots;
  if (bots.size !== 1 || level === undefined) return null;
  const won = outcome.winners.includes(you);
  // Where all win or lose together, the game itself gets harder or easier.
  if (grades) {
    const now = grades.values.indexOf(String(table.options[grades.option]));
    const value = grades.values[now + (won ? 1 : -1)];
    if (now < 0 || value === undefined) return null;
    const options = { ...table.options, [grades.option]: value };
    return { way: won ? "up" : "down", level, options, grade: { option: grades.option, value } };
  }
  const last = Math.max(...outcome.places);
  if (!won && outcome.places[you] !== last) return null;
  // The best comes first.
  const levels = levelsOf(game.bots);
  const now = levels.indexOf(level);
  const next = now < 0 ? undefined : levels[now + (won ? -1 : 1)];
  return next === undefined
    ? null
    : { way: won ? "up" : "down", level: next, options: table.options };
}
