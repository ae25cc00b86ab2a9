/** What happened, as lines of the record. */
import type { LogContext, LogLine } from "../../lib/game";
import { OPEN, type Message } from "../../lib/wire";
import type { Card, Event, Result, RoomCard, SeatResult } from "./types";
import { roomFacts } from "./words";

const line = (id: string, args: NonNullable<Message["args"]> = {}): LogLine => ({
  say: { id: `raiders-log-${id}`, args },
});

export function describe(event: Event, context: LogContext): LogLine[] {
  switch (event.event) {
    case "FloorLaid":
      return [{ ...line("floor", { floor: event.floor }), tone: "heading", anew: true }];
    case "RoomEntered":
      return [
        {
          ...line("room", {
            number: event.room,
            name: event.card.id,
            facts: roomFacts(event.card),
            turned: event.turned,
          }),
          tone: "heading",
          places: [String(event.room)],
        },
      ];
    case "TorchUsed":
      return [about(event.seat, context, line("torch", { seat: event.seat }))];
    case "RoomsLit":
      return litRooms(event.rooms, context.seat === OPEN ? event.seat : null);
    case "Chosen":
      return [
        about(event.seat, context, { ...line("chosen", { seat: event.seat }), tone: "quiet" }),
      ];
    case "CardLaid":
      return [
        about(
          event.seat,
          context,
          line(event.second ? "second" : "laid", { seat: event.seat, card: event.card }),
        ),
      ];
    case "CardsRevealed":
      return [line("cards", { cards: event.cards.map((card, seat) => cardOf(seat, card)) })];
    case "BallUsed":
      return [about(event.seat, context, { ...line("ball", { seat: event.seat }), tone: "quiet" })];
    case "SecondRevealed":
      return [line("cards", { cards: event.cards.map(({ seat, card }) => cardOf(seat, card)) })];
    case "RoomResolved":
      return [
        { ...verdict(event.card, event.result), places: [String(event.room)] },
        ...event.result.seats.flatMap((change, seat) => changes(change, seat)),
      ];
    case "ScrollPassed":
      return [scroll(event)];
    case "FloorEnded":
      return [{ ...line("floor-ended", { floor: event.floor }), tone: "quiet" }];
    case "GameOver":
      return over(event, context);
  }
}

/** A line that says "you" has no name with a mark in it: the mark stands before it. */
function about(seat: number, context: LogContext, said: LogLine): LogLine {
  return context.isYou(seat) ? { ...said, seat } : said;
}

function cardOf(seat: number, card: Card): Message {
  return { id: "raiders-log-card", args: { seat, card } };
}

/** What a torch shows: to you, or (to open eyes) to the seat that holds it. */
function litRooms(rooms: readonly (RoomCard | null)[], seat: number | null): LogLine[] {
  return rooms.flatMap((room, index) => {
    if (!room) return [];
    const args = { number: index + 1, name: room.id };
    const said = seat === null ? line("lit", args) : line("lit-open", { seat, ...args });
    const tone = seat === null ? ("you" as const) : ("quiet" as const);
    return [{ ...said, tone, places: [String(index + 1)] }];
  });
}

/** How a room ended, in one line. */
export function verdict(room: RoomCard, result: Result): LogLine {
  const hit = result.seats.flatMap((change, seat) => (change.hit ? [seat] : []));
  if (room.kind === "treasure") return treasureVerdict(result);
  if (room.kind === "vault") return line("vault");
  if (room.kind === "trap") {
    const penalty = result.penalty ?? 0;
    if (penalty === 0)
      return { ...line("trap-idle", { value: result.highest ?? 0 }), tone: "good" };
    return { ...line("trap", { penalty, kind: room.penalty, seats: hit }), tone: "bad" };
  }
  const name = room.id;
  if (result.seats.every((change) => change.escaped))
    return { ...line("all-escaped", { name }), tone: "good" };
  if (result.beaten) {
    return {
      ...line("beaten", { name, sum: result.sum ?? 0, strength: result.strength ?? 0 }),
      tone: "good",
    };
  }
  if (result.strength === null) return { ...line("attacked", { name, seats: hit }), tone: "bad" };
  return {
    ...line("not-beaten", { name, sum: result.sum ?? 0, strength: result.strength, seats: hit }),
    tone: "bad",
  };
}

function treasureVerdict(result: Result): LogLine {
  const takers = (chest: number) =>
    result.seats.flatMap((change, seat) => (change.chest === chest ? [seat] : []));
  const first = takers(1);
  const share = result.seats[first[0] ?? -1]?.coins_due ?? 0;
  if (share === 0) return line("chest-lost", { seats: first });
  return { ...line("chest", { seats: first, coins: share }), tone: "good" };
}

function changes(change: SeatResult, seat: number): LogLine[] {
  const lines: LogLine[] = [];
  const add = (id: string, tone: LogLine["tone"], args: NonNullable<Message["args"]> = {}) =>
    lines.push({ ...line(id, { seat, ...args }), ...(tone ? { tone } : {}) });
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
  if (event.from_seat === event.seat) {
    return { ...line("scroll-stays", { seat: event.seat }), tone: "quiet" };
  }
  return { ...line("scroll", { seat: event.seat }), tone: "quiet" };
}

function over(event: Extract<Event, { event: "GameOver" }>, context: LogContext): LogLine[] {
  const lines: LogLine[] = [{ ...line("over"), tone: "heading" }];
  for (const seat of event.fainted) lines.push({ ...line("fainted", { seat }), tone: "bad" });
  if (event.winners.length === 0) lines.push({ ...line("nobody-won"), tone: "bad" });
  else {
    const tone = event.winners.some((seat) => context.isYou(seat)) ? "good" : "plain";
    lines.push({ ...line("won", { seats: event.winners }), tone });
  }
  return lines;
}

/** The lines of an event as plain text, for labels. */
export function told(lines: readonly LogLine[], speak: (message: Message) => string): string {
  return lines.map((one) => speak(one.say)).join(". ");
}
