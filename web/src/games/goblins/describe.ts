/**
 * What happened, as lines of the record. What only this seat was told is never written out: the record lies
 * open beside a neighbour, so it only says where to look. To open eyes it is.
 */
import type { LogContext, LogLine } from "../../lib/game";
import { at, by, linesOf, newBoard } from "../../lib/telling";
import { OPEN } from "../../lib/wire";
import { keyOf } from "./geometry";
import type { Event } from "./types";
import { signed } from "./words";

const { line, did } = linesOf("goblins");
const spots = (cells: readonly number[][]) => cells.map(([x = 0, y = 0]) => keyOf({ x, y }));

export function describe(event: Event, context: LogContext): LogLine[] {
  const secret = context.seat === OPEN ? secrets(event) : null;
  return secret ?? turns(event) ?? plays(event) ?? endings(event);
}

/** What each seat was told for itself. */
function secrets(event: Event): LogLine[] | null {
  switch (event.event) {
    case "Dealt": {
      const { seat, role, hand } = event;
      return [did(seat, "open-dealt", { role, cards: hand }, "quiet")];
    }
    case "CardDrawn": {
      const { seat, card } = event;
      return [did(seat, "open-drawn", { card }, "quiet")];
    }
    case "SwappedCards": {
      const { seat, gave, took } = event;
      return [did(seat, "open-swapped", { gave, took }, "quiet")];
    }
    case "RoleReceived": {
      const { seat, role } = event;
      return [did(seat, "open-role", { role })];
    }
    case "GoalSeen": {
      const { seat, goal, kind } = event;
      return [did(seat, "open-seen", { goal, kind })];
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
      return [newBoard(line("round", { round, gnomes, goblins, seat: event.first }, "heading"))];
    }
    case "Dealt":
      return [line("dealt", {}, "you")];
    case "TurnMissed":
      return [did(event.seat, "missed", {}, "quiet")];
    case "EmptyHanded":
      return [did(event.seat, "empty", {}, "quiet")];
    case "Swapped":
      return [did(event.seat, "swapped", {}, "quiet")];
    case "Passed":
      return [did(event.seat, "passed", {}, "quiet")];
    case "HandShown":
      return [did(event.seat, "shown", { cards: event.cards })];
    default:
      return null;
  }
}

/** Cards that are laid or played, and what comes of them. */
function plays(event: Event): LogLine[] | null {
  switch (event.event) {
    case "CardPlaced":
      return [at([keyOf(event)], did(event.seat, "placed", { card: event.card }))];
    case "ColoursChanged":
      return event.colours.length > 0
        ? [line("colours", { colours: event.colours }, "quiet")]
        : [line("colours-none", {}, "quiet")];
    case "PotionPlayed":
      return [did(event.seat, "potion", { other_seat: event.other_seat }, "bad")];
    case "RoleReceived":
      return [line("new-role", {}, "you")];
    case "ExplosionPlayed":
      return [at([keyOf(event)], did(event.seat, "explosion", { card: event.card }, "bad"))];
    case "MapPlayed":
      return [did(event.seat, "map", { goal: event.goal })];
    case "GoalSeen":
      return [line("seen", { goal: event.goal }, "you")];
    case "Claimed":
      return [did(event.seat, "claim", { goal: event.goal, kind: event.kind })];
    case "AleGiven":
      return [did(event.seat, "ale", { to_seat: event.to_seat }, "bad")];
    case "GoalOpened": {
      const tone = event.kind === "gold" ? "good" : "bad";
      const { seat, goal, kind } = event;
      return [did(seat, "opened", { goal, kind }, tone)];
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
        ...event.roles.map((role, seat) => did(seat, "role", { role }, "quiet")),
      ];
    case "Scored": {
      const { seat, reason, role, gold } = event;
      const tone = event.amount > 0 ? "good" : event.amount < 0 ? "bad" : "quiet";
      const args = { seat, role, change: signed(event.amount), gold };
      return [by(seat, line(`scored-${reason}`, args, tone))];
    }
    case "Stolen":
      return [did(event.seat, "stolen", { from_seat: event.from_seat }, "bad")];
    case "GameOver":
      return [did(event.seat, "over", {}, "heading")];
    default:
      return [];
  }
}
