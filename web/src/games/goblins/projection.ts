/** A position after one event, as far as it is seen on the table; the server's own view has the last word. */
import type { Event, SeatView, View } from "./types";

function seatIn(view: View, seat: number, how: (one: SeatView) => Partial<SeatView>): View {
  return {
    ...view,
    seats: view.seats.map((one, index) => (index === seat ? { ...one, ...how(one) } : one)),
  };
}

const without = (view: View, places: readonly (readonly number[])[]): View => ({
  ...view,
  table: view.table.filter((card) => !places.some(([x, y]) => card.x === x && card.y === y)),
});

/** A card less in the hand; where it lies open it is seen to go. */
const gives = (card: string) => (one: SeatView) => ({
  hand: one.hand - 1,
  shown: one.shown && withoutOne(one.shown, card),
});
function withoutOne(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}
const and = (cards: readonly string[], card: string): string[] => [...cards, card].sort();

/** The card that leaves a hand with an event. */
function givenWith(event: Event): { seat: number; card: string } | null {
  switch (event.event) {
    case "CardPlaced":
      return event;
    case "ExplosionPlayed":
      return { seat: event.seat, card: "explosion" };
    case "PotionPlayed":
      return { seat: event.seat, card: "potion" };
    case "MapPlayed":
      return { seat: event.seat, card: "map" };
    default:
      return null;
  }
}

/**
 * `end` tells how a card lies once the step is over: lit or dark is for the rules to say. A card that `eyes` played is
 * in their hand no longer.
 */
export function after(view: View, event: Event, end: View, eyes: number): View {
  const given = givenWith(event);
  if (!given) return changed(view, event, end);
  const next = seatIn(changed(view, event, end), given.seat, gives(given.card));
  return given.seat === eyes ? { ...next, hand: withoutOne(next.hand, given.card) } : next;
}

function changed(view: View, event: Event, end: View): View {
  switch (event.event) {
    case "TurnBegan":
      return { ...view, active: event.seat };
    case "CardPlaced": {
      const { card, x, y, turn, seat } = event;
      const final = end.table.find((one) => one.x === x && one.y === y && one.card === card);
      const laid = final ?? { card, x, y, turn, seat, live: true, passable: true };
      return { ...view, table: [...without(view, [[x, y]]).table, laid] };
    }
    case "ColoursChanged":
      return { ...view, colours: event.colours };
    case "ExplosionPlayed":
      return without(view, [[event.x, event.y]]);
    case "RoleReceived":
      return seatIn(view, event.seat, () => ({ role: event.role, team: event.team }));
    case "SwappedCards":
      return seatIn(view, event.seat, (one) => ({
        shown: one.shown && and(withoutOne(one.shown, event.gave), event.took),
      }));
    case "CardDrawn":
      return seatIn(view, event.seat, (one) => ({
        shown: one.shown && and(one.shown, event.card),
      }));
    case "BombsRemoved":
      return without(view, event.places);
    case "Claimed": {
      const { seat, goal, kind } = event;
      return {
        ...view,
        goals: view.goals.map((one) =>
          one.goal === goal ? { ...one, claims: [...one.claims, { seat, goal, kind }] } : one,
        ),
      };
    }
    case "GoalOpened":
      return {
        ...view,
        goals: view.goals.map((one) =>
          one.goal === event.goal ? { ...one, open: true, kind: event.kind } : one,
        ),
      };
    case "AleGiven":
      return seatIn(view, event.to_seat, () => ({ ale: true }));
    case "TurnMissed":
      return seatIn(view, event.seat, () => ({ ale: false }));
    case "Passed":
      return seatIn(view, event.seat, () => ({ passed: "pass" }));
    case "Swapped":
      return seatIn(view, event.seat, () => ({ passed: "swap" }));
    case "EmptyHanded":
      return seatIn(view, event.seat, () => ({ passed: "empty" }));
    case "CardTaken":
      return seatIn({ ...view, deck: event.left }, event.seat, (one) => ({ hand: one.hand + 1 }));
    case "RoundEnded":
      return {
        ...view,
        goals: view.goals.map((one, index) => ({ ...one, kind: event.goals[index] ?? one.kind })),
        seats: view.seats.map((one, seat) => ({ ...one, role: event.roles[seat] ?? null })),
      };
    case "Scored":
      return seatIn(view, event.seat, () => ({ gold: event.gold }));
    default:
      return view;
  }
}
