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

/** `end` tells how a card lies once the step is over: lit or dark is for the rules to say. */
export function after(view: View, event: Event, end: View): View {
  switch (event.event) {
    case "TurnBegan":
      return { ...view, active: event.seat };
    case "CardPlaced": {
      const { card, x, y, turn, seat } = event;
      const final = end.table.find((one) => one.x === x && one.y === y && one.card === card);
      const laid = final ?? { card, x, y, turn, seat, live: true, passable: true };
      const next = { ...view, table: [...without(view, [[x, y]]).table, laid] };
      return seatIn(next, seat, (one) => ({ hand: one.hand - 1 }));
    }
    case "ColoursChanged":
      return { ...view, colours: event.colours };
    case "ExplosionPlayed":
      return seatIn(without(view, [[event.x, event.y]]), event.seat, (one) => ({
        hand: one.hand - 1,
      }));
    case "PotionPlayed":
    case "MapPlayed":
      return seatIn(view, event.seat, (one) => ({ hand: one.hand - 1 }));
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
