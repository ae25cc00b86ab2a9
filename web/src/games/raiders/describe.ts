/** What happened, as lines of the record. */
import type { LogContext, LogLine, Tone } from "../../lib/game";
import { at, linesOf, newBoard, wonBy, type Args } from "../../lib/telling";
import { OPEN, type Message } from "../../lib/wire";
import type { Card, Event, Result, RoomCard, SeatResult } from "./types";
import { roomFacts } from "./words";

const { line, about } = linesOf("raiders");

export function describe(event: Event, context: LogContext): LogLine[] {
  switch (event.event) {
    case "FloorLaid":
      return [newBoard(line("floor", { floor: event.floor }, "heading"))];
    case "RoomEntered": {
      const { room: number, card, turned } = event;
      const args = { number, name: card.id, facts: roomFacts(card), turned };
      return [at([String(number)], line("room", args, "heading"))];
    }
    case "TorchUsed":
      // One's own is no news to oneself.
      return [
        about(context, event.seat, "torch", {}, context.isYou(event.seat) ? "quiet" : undefined),
      ];
    case "RoomsLit":
      return litRooms(event.rooms, context.seat === OPEN ? event.seat : null);
    case "Chosen":
      return [about(context, event.seat, "chosen", {}, "quiet")];
    case "CardLaid":
      return [about(context, event.seat, event.second ? "second" : "laid", { card: event.card })];
    case "CardsRevealed":
      return [line("cards", { cards: event.cards.map((card, seat) => cardOf(seat, card)) })];
    case "BallUsed":
      return [about(context, event.seat, "ball", {}, "quiet")];
    case "SecondRevealed":
      return [line("cards", { cards: event.cards.map(({ seat, card }) => cardOf(seat, card)) })];
    case "RoomResolved":
      return [
        at([String(event.room)], verdict(event.card, event.result)),
        ...event.result.seats.flatMap((change, seat) => changes(change, seat)),
      ];
    case "ScrollPassed":
      return [scroll(event)];
    case "FloorEnded":
      return [line("floor-ended", { floor: event.floor }, "quiet")];
    case "GameOver":
      return over(event, context);
  }
}

function cardOf(seat: number, card: Card): Message {
  return { id: "raiders-log-card", args: { seat, card } };
}

/** What a torch shows: to you, or (to open eyes) to the seat that holds it. */
function litRooms(rooms: readonly (RoomCard | null)[], seat: number | null): LogLine[] {
  return rooms.flatMap((room, index) => {
    if (!room) return [];
    const args = { number: index + 1, name: room.id };
    const said =
      seat === null ? line("lit", args, "you") : line("lit-open", { seat, ...args }, "quiet");
    return [at([String(index + 1)], said)];
  });
}

/** How a room ended, in one line. */
export function verdict(room: RoomCard, result: Result): LogLine {
  const hit = result.seats.flatMap((change, seat) => (change.hit ? [seat] : []));
  if (room.kind === "treasure") return treasureVerdict(result, room.chests.length);
  if (room.kind === "vault") return line("vault");
  if (room.kind === "trap") {
    const penalty = result.penalty ?? 0;
    if (penalty === 0) return line("trap-idle", { value: result.highest ?? 0 }, "good");
    return line("trap", { penalty, kind: room.penalty, seats: hit }, "bad");
  }
  const name = room.id;
  if (result.seats.every((change) => change.escaped)) return line("all-escaped", { name }, "good");
  if (result.beaten) {
    const { sum, strength } = result;
    return line(
      "beaten",
      { name, kind: room.kind, sum: sum ?? 0, strength: strength ?? 0 },
      "good",
    );
  }
  if (result.strength === null) return line("attacked", { name, seats: hit }, "bad");
  return line(
    "not-beaten",
    { name, sum: result.sum ?? 0, strength: result.strength, seats: hit },
    "bad",
  );
}

function treasureVerdict(result: Result, chests: number): LogLine {
  const takers = (chest: number) =>
    result.seats.flatMap((change, seat) => (change.chest === chest ? [seat] : []));
  const first = takers(1);
  const share = result.seats[first[0] ?? -1]?.coins_due ?? 0;
  if (share === 0) return line("chest-lost", { seats: first, chests });
  return line("chest", { seats: first, coins: share, chests }, "good");
}

function changes(change: SeatResult, seat: number): LogLine[] {
  const lines: LogLine[] = [];
  const add = (id: string, tone: Tone, args: Args = {}) =>
    lines.push(line(id, { seat, ...args }, tone));
  if (change.escaped) add("escaped", "good");
  if (change.coins > 0) add("coins", "good", { count: change.coins });
  if (change.coins_due > change.coins && change.coins_due > 0) {
    add("capped", "quiet", { count: change.coins_due - change.coins });
  }
  if (change.coins < 0) add("coins-lost", "bad", { count: -change.coins });
  if (change.wounds > 0) add("wounds", "bad", { count: change.wounds });
  if (change.wounds < 0) add("healed", "good", { count: -change.wounds });
  if (change.item) add("item", "good", { item: change.item });
  if (change.item_short) add("item-short", "quiet", { item: change.item_short });
  if (change.petrified) add("petrified", "bad");
  return lines;
}

function scroll(event: Extract<Event, { event: "ScrollPassed" }>): LogLine {
  const id = event.from_seat === event.seat ? "scroll-stays" : "scroll";
  return line(id, { seat: event.seat }, "quiet");
}

function over(event: Extract<Event, { event: "GameOver" }>, context: LogContext): LogLine[] {
  const lines: LogLine[] = [line("over", {}, "heading")];
  for (const seat of event.fainted) lines.push(line("fainted", { seat }, "bad"));
  if (event.winners.length === 0) lines.push(line("nobody-won", {}, "bad"));
  else lines.push(line("won", { seats: event.winners }, wonBy(event.winners, context)));
  return lines;
}

/** The lines of an event as plain text, for labels. */
export function told(lines: readonly LogLine[], speak: (message: Message) => string): string {
  return lines.map((one) => speak(one.say)).join(". ");
}
