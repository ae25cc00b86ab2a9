/**
 * What happened, as lines of the record. What only this seat was told is never written out: the record lies
 * open beside a neighbour, so it only says where to look. To open eyes it is.
 */
import type { LogContext, LogLine, Tone } from "../../lib/game";
import { OPEN, type Message } from "../../lib/wire";
import { keyOf, type Spot } from "./geometry";
import type { Event } from "./types";
import { signed } from "./words";

type Args = NonNullable<Message["args"]>;

const line = (id: string, args: Args = {}, tone: Tone = "plain"): LogLine => ({
  say: { id: `goblins-log-${id}`, args },
  tone,
});
const by = (seat: number, said: LogLine): LogLine => ({ ...said, seat });
const at = (places: readonly Spot[], said: LogLine): LogLine => ({
  ...said,
  places: places.map(keyOf),
});
const spots = (cells: readonly number[][]): Spot[] => cells.map(([x = 0, y = 0]) => ({ x, y }));

export function describe(event: Event, context: LogContext): LogLine[] {
  const secret = context.seat === OPEN ? secrets(event) : null;
  return secret ?? turns(event) ?? plays(event) ?? endings(event);
}

/** What each seat was told for itself. */
function secrets(event: Event): LogLine[] | null {
  switch (event.event) {
    case "Dealt": {
      const { seat, role, hand } = event;
      return [by(seat, line("open-dealt", { seat, role, cards: hand }, "quiet"))];
    }
    case "CardDrawn": {
      const { seat, card } = event;
      return [by(seat, line("open-drawn", { seat, card }, "quiet"))];
    }
    case "SwappedCards": {
      const { seat, gave, took } = event;
      return [by(seat, line("open-swapped", { seat, gave, took }, "quiet"))];
    }
    case "RoleReceived": {
      const { seat, role } = event;
      return [by(seat, line("open-role", { seat, role }))];
    }
    case "GoalSeen": {
      const { seat, goal, kind } = event;
      return [by(seat, line("open-seen", { seat, goal, kind }))];
    }
    default:
      return null;
  }
}

/** Rounds and turns, and those that do nothing. */
function turns(event: Event): LogLine[] | null {
  switch (event.event) {
    case "RoundBegan": {
      const { round, gnomes, goblins } = event;
      const said = line("round", { round, gnomes, goblins, seat: event.first }, "heading");
      return [{ ...said, anew: true }];
    }
    case "Dealt":
      return [line("dealt", {}, "you")];
    case "TurnMissed":
      return [by(event.seat, line("missed", { seat: event.seat }, "quiet"))];
    case "EmptyHanded":
      return [by(event.seat, line("empty", { seat: event.seat }, "quiet"))];
    case "Swapped":
      return [by(event.seat, line("swapped", { seat: event.seat }, "quiet"))];
    case "Passed":
      return [by(event.seat, line("passed", { seat: event.seat }, "quiet"))];
    case "HandShown":
      return [by(event.seat, line("shown", { seat: event.seat, cards: event.cards }))];
    default:
      return null;
  }
}

/** Cards that are laid or played, and what comes of them. */
function plays(event: Event): LogLine[] | null {
  switch (event.event) {
    case "CardPlaced":
      return [at([event], by(event.seat, line("placed", { seat: event.seat, card: event.card })))];
    case "ColoursChanged":
      return event.colours.length > 0
        ? [line("colours", { colours: event.colours }, "quiet")]
        : [line("colours-none", {}, "quiet")];
    case "PotionPlayed":
      return [
        by(event.seat, line("potion", { seat: event.seat, other_seat: event.other_seat }, "bad")),
      ];
    case "RoleReceived":
      return [line("new-role", {}, "you")];
    case "ExplosionPlayed":
      return [
        at(
          [event],
          by(event.seat, line("explosion", { seat: event.seat, card: event.card }, "bad")),
        ),
      ];
    case "MapPlayed":
      return [by(event.seat, line("map", { seat: event.seat, goal: event.goal }))];
    case "GoalSeen":
      return [line("seen", { goal: event.goal }, "you")];
    case "Claimed":
      return [
        by(event.seat, line("claim", { seat: event.seat, goal: event.goal, kind: event.kind })),
      ];
    case "AleGiven":
      return [by(event.seat, line("ale", { seat: event.seat, to_seat: event.to_seat }, "bad"))];
    case "GoalOpened": {
      const tone = event.kind === "gold" ? "good" : "bad";
      const { seat, goal, kind } = event;
      return [by(seat, line("opened", { seat, goal, kind }, tone))];
    }
    case "BombsRemoved":
      return [at(spots(event.places), line("bombs", { count: event.places.length }, "bad"))];
    default:
      return null;
  }
}

/** The end of a round and of the game. */
function endings(event: Event): LogLine[] {
  switch (event.event) {
    case "RoundEnded":
      return [
        at(spots(event.route), line(`end-${event.result}`, { round: event.round }, "heading")),
        ...event.roles.map((role, seat) => by(seat, line("role", { seat, role }, "quiet"))),
      ];
    case "Scored": {
      const { seat, reason, role, gold } = event;
      const tone = event.amount > 0 ? "good" : event.amount < 0 ? "bad" : "quiet";
      const args = { seat, role, change: signed(event.amount), gold };
      return [by(seat, line(`scored-${reason}`, args, tone))];
    }
    case "Stolen":
      return [
        by(event.seat, line("stolen", { seat: event.seat, from_seat: event.from_seat }, "bad")),
      ];
    case "GameOver":
      return [by(event.seat, line("over", { seat: event.seat }, "heading"))];
    default:
      return [];
  }
}
