/** What happened, as lines of the record. */
import type { LogLine, Tone } from "../../lib/game";
import type { Message } from "../../lib/wire";
import { cellKey, placeKey } from "./geometry";
import type { Event } from "./types";

type Args = NonNullable<Message["args"]>;

const line = (id: string, args: Args = {}, tone: Tone = "plain"): LogLine => ({
  say: { id: `jackal-log-${id}`, args },
  tone,
});
const by = (seat: number, said: LogLine): LogLine => ({ ...said, seat });
const at = (cell: { x: number; y: number }, said: LogLine): LogLine => ({
  ...said,
  places: [cellKey(cell)],
});

export function describe(event: Event): LogLine[] {
  return walking(event) ?? gold(event);
}

/** Tiles, turns, dice and ways. */
function walking(event: Event): LogLine[] | null {
  switch (event.event) {
    case "TileDrawn":
      return event.set_aside.length > 0
        ? [line("set-aside", { tiles: event.set_aside }, "quiet"), drew(event)]
        : [drew(event)];
    case "MapDone":
      return [
        line("map-done", {}, "heading"),
        ...(event.left_over > 0 ? [line("left-over", { count: event.left_over }, "quiet")] : []),
      ];
    case "TilePlaced":
      return [at(event, by(event.seat, line("placed", { seat: event.seat, tile: event.tile })))];
    case "TurnBegan":
      return [line("turn", { seat: event.seat, round: event.round }, "heading")];
    case "OwnTileTaken":
      return [by(event.seat, line("own-tile", { seat: event.seat, tile: event.tile }))];
    case "Rolled":
      return [by(event.seat, rolled(event))];
    case "Moved":
      return [{ ...by(event.seat, moved(event)), places: event.path.map(placeKey) }];
    case "Stayed":
      return [by(event.seat, line("stayed", { seat: event.seat }, "quiet"))];
    default:
      return null;
  }
}

function moved({ how, seat, path }: Extract<Event, { event: "Moved" }>): LogLine {
  return line(`moved-${how}`, { seat, steps: path.length - 1 });
}

function drew(event: Extract<Event, { event: "TileDrawn" }>): LogLine {
  return by(event.seat, line("drew", { seat: event.seat, tile: event.tile }, "quiet"));
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
      return [
        at(event, by(event.seat, line("coin", { seat: event.seat, coins: event.coins }, "good"))),
      ];
    case "TrialHeld": {
      const { kind, initiator, defender, throws, winner } = event.trial;
      const higher = throws.filter((one) => one.defender > one.initiator).length;
      return [
        by(initiator, line(kind, { seat: initiator, seat_to: defender })),
        by(winner, line("won", { seat: winner, higher, throws: throws.length })),
      ];
    }
    case "CoinDropped":
      return [
        at(
          event,
          by(event.seat, line("dropped", { seat: event.seat, from_seat: event.from_seat })),
        ),
      ];
    case "CoinLeft":
      return [
        by(event.seat, line("left", { seat: event.seat, from_seat: event.from_seat }, "quiet")),
      ];
    case "HeadStartRolled":
      return [by(event.seat, line("head-start", { seat: event.seat, die: event.die }))];
    case "BatsRolled":
      return [by(event.seat, line("bats", { seat: event.seat, die: event.die }))];
    case "Given":
      return [
        by(
          event.seat,
          line("given", { seat: event.seat, seat_to: event.to_seat, coins: event.coins }),
        ),
      ];
    case "GameOver":
      return [
        line("over", {}, "heading"),
        line(`over-${event.why}`, { seats: event.winners, count: event.winners.length }, "good"),
      ];
    default:
      return [];
  }
}
