/** What happened, as lines of the record. */
import type { LogContext, LogLine, Place } from "../../lib/game";
import { OPEN, type Message } from "../../lib/wire";
import { placeOf } from "./geometry";
import type { Event } from "./types";
import { counted, spread, total } from "./words";

type Args = NonNullable<Message["args"]>;

/** No round follows this one. */
const lastRound = 3;

const line = (id: string, args: Args = {}, tone?: LogLine["tone"]): LogLine => ({
  say: { id: `doggies-log-${id}`, args },
  ...(tone ? { tone } : {}),
});

const at = (places: readonly Place[], lines: LogLine[]): LogLine[] =>
  lines.map((said) => ({ ...said, places }));

export function describe(event: Event, context: LogContext): LogLine[] {
  /** A line that says "you" has no name with a mark in it: the mark stands before it. */
  const about = (seat: number, id: string, args: Args = {}, tone?: LogLine["tone"]): LogLine[] => {
    const said = line(id, { seat, ...args }, tone);
    return [context.isYou(seat) ? { ...said, seat } : said];
  };
  switch (event.event) {
    case "DogChosen":
      return about(event.seat, "dog", { dog: event.dog });
    case "QuestsDealt":
      return context.seat === OPEN
        ? about(event.seat, "quests-dealt-open", { quests: event.quests }, "quiet")
        : [line("quests-dealt", { quests: event.quests }, "you")];
    case "QuestChosen":
      return about(event.seat, "quest-chosen", {}, "quiet");
    case "QuestsRevealed":
      return [line("quests", { quests: event.common })];
    case "PotionsDealt":
      return event.potions.flatMap((symbol, seat) =>
        about(seat, "potion-dealt", { potion: `potion_${symbol}` }, "quiet"),
      );
    case "RoundBegan":
      return [
        { ...line("round", { round: event.round, seat: event.first }, "heading"), anew: true },
      ];
    case "Explored":
      return about(event.seat, "explored", { card: event.card.id });
    case "Placed":
      return at(
        [placeOf(event.cell)],
        about(event.seat, "placed", { card: event.card.id }, "quiet"),
      );
    case "Slept":
      return about(event.seat, event.paw ? "slept-paw" : "slept");
    case "WalkBegan":
      return about(event.seat, "walk");
    case "CardTurned":
      return at([placeOf(event.cell)], about(event.seat, "turned", { card: event.card }));
    case "WallBroken":
      return at([placeOf(event.cell, event.direction)], about(event.seat, "broken"));
    case "RoomEntered":
      return at(
        [placeOf(event.origin), placeOf(event.cell)],
        about(
          event.seat,
          event.way === "portal" ? "portal" : "entered",
          { card: event.card.id },
          "quiet",
        ),
      );
    case "RoomSkipped":
      return at([placeOf(event.cell)], about(event.seat, "skipped", { card: event.card }, "quiet"));
    case "RoomClaimed":
      return at([placeOf(event.cell)], about(event.seat, "claimed", { card: event.card }, "good"));
    case "PotionTaken":
      return at(
        [placeOf(event.cell)],
        about(event.seat, "potion", { potion: `potion_${event.symbol}` }, "good"),
      );
    case "TrampHired":
      return at(
        [placeOf(event.cell)],
        about(event.seat, "hired", { card: event.card, paw: event.paw }, "good"),
      );
    case "MonsterBeaten":
      return [
        ...at(
          [placeOf(event.cell)],
          about(event.seat, event.smitten ? "smitten" : "beaten", { card: event.card }, "good"),
        ),
        ...(total(event.potions) > 0
          ? about(event.seat, "drunk", { potions: counted(event.potions) }, "quiet")
          : []),
        ...(spread(event.trophy).length > 0
          ? about(event.seat, "trophy", { trophy: counted(event.trophy) }, "good")
          : []),
      ];
    case "MonsterPassed":
      return at(
        [placeOf(event.cell)],
        about(event.seat, "passed", { card: event.card, damage: event.damage }, "bad"),
      );
    case "TrapDisarmed":
      return [
        ...at([placeOf(event.cell)], about(event.seat, "disarmed", { card: event.lid })),
        ...(event.hole ? at([placeOf(event.hole)], about(event.seat, "hole", {}, "bad")) : []),
        ...(event.paw_lost ? about(event.seat, "paw-lost", {}, "bad") : []),
      ];
    case "TrapTaken":
      return at([placeOf(event.cell)], about(event.seat, "trap", { coins: -event.coins }, "bad"));
    case "WalkedOut":
      return at(
        [placeOf(event.cell), placeOf(event.cell, event.direction)],
        about(
          event.seat,
          "out",
          { count: event.taken.length, coins: event.totals.coins + event.totals.quest_coins },
          "good",
        ),
      );
    case "CountdownBegan":
      return [line("countdown", { count: event.cards, seats: event.seats }, "heading")];
    case "RoundEnded":
      return [
        line("round-ended", { round: event.round }, "heading"),
        ...event.takes.flatMap((cards, seat) =>
          cards.length > 0 ? about(seat, "takes", { cards }) : about(seat, "takes-nothing"),
        ),
        ...(event.round < lastRound ? about(event.first, "first", {}, "quiet") : []),
      ];
    case "GameEnded":
      return [
        line("over", {}, "heading"),
        ...event.quests.flatMap((quest, seat) =>
          about(seat, "secret", { quest, coins: event.coins[seat] ?? 0 }),
        ),
        line(
          "won",
          { seats: event.winners },
          event.winners.some((seat) => context.isYou(seat)) ? "good" : "plain",
        ),
      ];
  }
}
