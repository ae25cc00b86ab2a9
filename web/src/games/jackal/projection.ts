/** A position after one event, as far as it is seen on the table; the server's own view has the last word. */
import type { Event, Position, SeatView, View } from "./types";

export function withSeat(
  view: View,
  seat: number,
  how: (one: SeatView) => Partial<SeatView>,
): View {
  return {
    ...view,
    seats: view.seats.map((one, index) => (index === seat ? { ...one, ...how(one) } : one)),
  };
}

export function standing(view: View, seat: number, pirate: Position): View {
  return withSeat(view, seat, () => ({ pirate }));
}

function coinAt(view: View, x: number, y: number, coin: boolean): View {
  return {
    ...view,
    tiles: view.tiles.map((tile) => (tile.x === x && tile.y === y ? { ...tile, coin } : tile)),
  };
}

export function after(view: View, event: Event): View {
  switch (event.event) {
    case "TileDrawn":
      return { ...view, current: event.tile };
    case "OwnTileTaken":
      return {
        ...withSeat(view, event.seat, (one) => ({
          display: one.display.map((tile, slot) => (slot === event.slot ? null : tile)),
        })),
        current: event.tile,
      };
    case "TilePlaced": {
      const { tile, x, y, turn, coin } = event;
      return { ...view, tiles: [...view.tiles, { tile, x, y, turn, coin }], current: null };
    }
    case "MapDone":
      return {
        ...view,
        seats: view.seats.map((one) => ({ ...one, pirate: { x: 0, y: 0, tunnel: 0 } })),
      };
    case "TurnBegan":
      return { ...view, active: event.seat, round: event.round, dice: [], trial: null };
    case "Rolled":
      return { ...view, dice: event.dice };
    case "HeadStartRolled":
    case "BatsRolled":
      return { ...view, dice: [event.die] };
    case "CoinTaken":
      return withSeat(coinAt(view, event.x, event.y, false), event.seat, () => ({
        coins: event.coins,
      }));
    case "CoinDropped":
      return withSeat(coinAt(view, event.x, event.y, true), event.from_seat, (one) => ({
        coins: one.coins - 1,
      }));
    case "Given":
      return withSeat(
        withSeat(view, event.seat, (one) => ({ coins: one.coins - event.coins })),
        event.to_seat,
        (one) => ({ coins: one.coins + event.coins }),
      );
    case "TrialHeld":
      return { ...view, trial: event.trial };
    default:
      return view;
  }
}
