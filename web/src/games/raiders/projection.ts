/**
 * The view as it looks after one event of a step, for the eye only: the true one arrives with the
 * step and takes over at its end. Nothing is decided here.
 */
import type { Card, Event, Items, Seat, View } from "./types";
import { isItem } from "./words";

export function after(view: View, event: Event): View {
  switch (event.event) {
    case "Chosen":
      return withSeat(view, event.seat, (seat) => ({ ...seat, chosen: true }));
    case "TorchUsed":
      return withSeat(view, event.seat, (seat) => ({
        ...seat,
        items: add(seat.items, "torch", -1),
        torch_used: true,
      }));
    case "CardLaid":
      return withSeat(view, event.seat, (seat) => ({ ...lay(seat, event.card), chosen: true }));
    case "CardsRevealed":
      return withSeats(view, (seat, index) => {
        const card = event.cards[index];
        return card ? lay(seat, card) : seat;
      });
    case "SecondRevealed":
      return event.cards.reduce(
        (now, { seat: index, card }) => withSeat(now, index, (seat) => lay(seat, card)),
        view,
      );
    case "BallUsed":
      return withSeat(view, event.seat, (seat) => ({ ...seat, gazing: true, chosen: false }));
    case "RoomResolved":
      return withSeats(view, (seat, index) => {
        const change = event.result.seats[index];
        if (!change) return seat;
        return {
          ...seat,
          coins: seat.coins + change.coins,
          wounds: seat.wounds + change.wounds,
          petrified: seat.petrified || change.petrified,
          items: change.item ? add(seat.items, change.item, 1) : seat.items,
        };
      });
    case "ScrollPassed":
      return withSeats(view, (seat, index) => ({ ...seat, scroll: index === event.seat }));
    case "FloorEnded":
      return withSeats(view, (seat) => ({
        ...seat,
        power: [...seat.power, ...seat.spent].sort(),
        spent: [],
      }));
    default:
      return view;
  }
}

function withSeats(view: View, change: (seat: Seat, index: number) => Seat): View {
  return { ...view, seats: view.seats.map(change) };
}

function withSeat(view: View, index: number, change: (seat: Seat) => Seat): View {
  return withSeats(view, (seat, at) => (at === index ? change(seat) : seat));
}

function lay(seat: Seat, card: Card): Seat {
  const laid = { ...seat, laid: [...seat.laid, card], gazing: false };
  if (isItem(card)) return { ...laid, items: add(seat.items, card, -1) };
  const value = Number(card);
  if (!seat.power.includes(value)) return laid;
  return {
    ...laid,
    power: seat.power.filter((one) => one !== value),
    spent: [...seat.spent, value],
  };
}

function add(items: Items, item: keyof Items, count: number): Items {
  return { ...items, [item]: Math.max(0, items[item] + count) };
}
