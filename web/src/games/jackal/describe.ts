/** What happened, as lines of the record. */
import type { LogContext, LogLine } from "../../lib/game";
import { at, by, chapter, linesOf } from "../../lib/telling";
import { cellKey, placeKey } from "./geometry";
import type { Event, View } from "./types";
import { asPlayed } from "./words";

const { line, did } = linesOf("jackal");

export function describe(event: Event, { view }: Pick<LogContext, "view">): LogLine[] {
  const mud = (view as View | null)?.mud ?? true;
  return walking(event, (tile) => asPlayed(tile, mud)) ?? gold(event);
}

/** Tiles, turns, dice and ways. */
function walking(event: Event, named: (tile: string) => string): LogLine[] | null {
  switch (event.event) {
    case "TileDrawn":
      return event.set_aside.length > 0
        ? [line("set-aside", { tiles: event.set_aside.map(named) }, "quiet"), drew(event, named)]
        : [drew(event, named)];
    case "MapDone":
      return [
        chapter(line("map-done", {}, "heading")),
        ...(event.left_over > 0 ? [line("left-over", { count: event.left_over }, "quiet")] : []),
      ];
    case "TilePlaced":
      return [at([cellKey(event)], did(event.seat, "placed", { tile: named(event.tile) }))];
    case "TurnBegan":
      return [
        chapter(line("turn", { seat: event.seat, round: event.round }, "heading"), event.round),
      ];
    case "OwnTileTaken":
      return [did(event.seat, "own-tile", { tile: named(event.tile) })];
    case "Rolled":
      return [by(event.seat, rolled(event))];
    case "Moved":
      return [at(event.path.map(placeKey), by(event.seat, moved(event)))];
    case "Stayed":
      return [did(event.seat, "stayed", {}, "quiet")];
    default:
      return null;
  }
}

function moved({ how, seat, path }: Extract<Event, { event: "Moved" }>): LogLine {
  return line(`moved-${how}`, { seat, steps: path.length - 1 });
}

function drew(
  event: Extract<Event, { event: "TileDrawn" }>,
  named: (tile: string) => string,
): LogLine {
  return did(event.seat, "drew", { tile: named(event.tile) }, "quiet");
}

function rolled(event: Extract<Event, { event: "Rolled" }>): LogLine {
  const [die = 0, second = 0] = event.dice;
  if (!event.dive) return line("rolled", { seat: event.seat, die });
  const args = { seat: event.seat, die, second };
  return event.swim ? line("dived", args, "good") : line("dived-not", args);
}

/** Coins, trials, and the end. */
function gold(event: Event): LogLine[] {
  switch (event.event) {
    case "CoinTaken":
      return [at([cellKey(event)], did(event.seat, "coin", { coins: event.coins }, "good"))];
    case "TrialHeld": {
      const { kind, initiator, defender, throws, winner } = event.trial;
      const higher = throws.filter((one) => one.defender > one.initiator).length;
      const [own, other] =
        winner === defender ? [higher, throws.length - higher] : [throws.length - higher, higher];
      return [
        by(initiator, line(kind, { seat: initiator, seat_to: defender })),
        did(winner, "won", { own, other }),
      ];
    }
    case "CoinDropped":
      return [at([cellKey(event)], did(event.seat, "dropped", { from_seat: event.from_seat }))];
    case "CoinLeft":
      return [did(event.seat, "left", { from_seat: event.from_seat }, "quiet")];
    case "HeadStartRolled":
      return [did(event.seat, "head-start", { die: event.die })];
    case "BatsRolled":
      return [did(event.seat, "bats", { die: event.die })];
    case "Given":
      return [did(event.seat, "given", { seat_to: event.to_seat, coins: event.coins })];
    case "GameOver":
      return [
        line("over", {}, "heading"),
        line(`over-${event.why}`, { seats: event.winners, count: event.winners.length }, "good"),
      ];
    default:
      return [];
  }
}
