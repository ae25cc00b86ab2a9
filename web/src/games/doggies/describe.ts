/** What happened, as lines of the record. */
import type { LogContext, LogLine, Tone } from "../../lib/game";
import { at, linesOf, newBoard, wonBy, type Args } from "../../lib/telling";
import { OPEN } from "../../lib/wire";
import { placeOf } from "./geometry";
import type { Event, View } from "./types";
import { counted, spread, total } from "./words";

const { line, about } = linesOf("doggies");

export function describe(event: Event, context: LogContext): LogLine[] {
  const seat = (who: number, id: string, args?: Args, tone?: Tone) =>
    about(context, who, id, args, tone);
  switch (event.event) {
    case "DogChosen":
      return [seat(event.seat, "dog", { dog: event.dog })];
    case "QuestsDealt":
      return context.seat === OPEN
        ? [seat(event.seat, "quests-dealt-open", { quests: event.quests }, "quiet")]
        : [line("quests-dealt", { quests: event.quests }, "you")];
    case "QuestChosen":
      return [seat(event.seat, "quest-chosen", {}, "quiet")];
    case "QuestsRevealed":
      return [line("quests", { quests: event.common })];
    case "PotionsDealt":
      return event.potions.map((symbol, who) =>
        seat(who, "potion-dealt", { potion: `potion_${symbol}` }, "quiet"),
      );
    case "RoundBegan":
      return [newBoard(line("round", { round: event.round, seat: event.first }, "heading"))];
    case "Explored":
      return [seat(event.seat, "explored", { card: event.card.id })];
    case "Slept":
      return [seat(event.seat, event.paw ? "slept-paw" : "slept")];
    case "WalkBegan":
      return [seat(event.seat, "walk")];
    case "CountdownBegan":
      return [line("countdown", { count: event.cards, seats: event.seats }, "heading")];
    case "RoundEnded":
      return [
        line("round-ended", { round: event.round }, "heading"),
        ...event.takes.map((cards, who) =>
          cards.length > 0 ? seat(who, "takes", { cards }) : seat(who, "takes-nothing"),
        ),
        ...(isLast(event.round, context) ? [] : [seat(event.first, "first", {}, "quiet")]),
      ];
    case "GameEnded":
      return [
        line("over", {}, "heading"),
        ...event.quests.map((quest, who) =>
          seat(who, "secret", { quest, coins: event.coins[who] ?? 0 }),
        ),
        line("won", { seats: event.winners }, wonBy(event.winners, context)),
      ];
    default:
      return inRooms(event, (id, args, tone) => seat(event.seat, id, args, tone));
  }
}

/** No round follows this one. */
function isLast(round: number, context: LogContext): boolean {
  return round === (context.view as View | null | undefined)?.rounds;
}

type Laid = Extract<Event, { cell: unknown }>;
type Say = (id: string, args?: Args, tone?: Tone) => LogLine;

/** What happens at a place of the dungeon. */
function inRooms(event: Laid, said: Say): LogLine[] {
  const here = placeOf(event.cell);
  switch (event.event) {
    case "Placed":
      return [at([here], said("placed", { card: event.card.id }, "quiet"))];
    case "CardTurned":
      return [at([here], said("turned", { card: event.card }))];
    case "WallBroken":
      return [at([placeOf(event.cell, event.direction)], said("broken"))];
    case "RoomEntered": {
      const id = event.way === "portal" ? "portal" : "entered";
      return [at([placeOf(event.origin), here], said(id, { card: event.card.id }, "quiet"))];
    }
    case "RoomSkipped":
      return [at([here], said("skipped", { card: event.card }, "quiet"))];
    case "RoomClaimed":
      return [at([here], said("claimed", { card: event.card }, "good"))];
    case "PotionTaken":
      return [at([here], said("potion", { potion: `potion_${event.symbol}` }, "good"))];
    case "TrampHired":
      return [at([here], said("hired", { card: event.card, paw: event.paw }, "good"))];
    case "MonsterBeaten":
      return [
        at([here], said(event.smitten ? "smitten" : "beaten", { card: event.card }, "good")),
        ...(total(event.potions) > 0
          ? [said("drunk", { potions: counted(event.potions) }, "quiet")]
          : []),
        ...(spread(event.trophy).length > 0
          ? [said("trophy", { trophy: counted(event.trophy) }, "good")]
          : []),
      ];
    case "MonsterPassed":
      return [at([here], said("passed", { card: event.card, damage: event.damage }, "bad"))];
    case "TrapDisarmed":
      return [
        at([here], said("disarmed", { card: event.lid })),
        ...(event.hole ? [at([placeOf(event.hole)], said("hole", {}, "bad"))] : []),
        ...(event.paw_lost ? [said("paw-lost", {}, "bad")] : []),
      ];
    case "TrapTaken":
      return [at([here], said("trap", { coins: -event.coins }, "bad"))];
    case "WalkedOut": {
      const { coins, quest_coins } = event.totals;
      const args = { count: event.taken.length, coins: coins + quest_coins };
      return [at([here, placeOf(event.cell, event.direction)], said("out", args, "good"))];
    }
  }
}
