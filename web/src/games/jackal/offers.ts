/** What is offered, sorted by where it points. No rule is in here. */
import { byPlace as group } from "../../board/offers";
import { Cave, cellKey, placeKey } from "./geometry";
import type { Action, Figures, PlaceTile, Position, Reach, View } from "./types";

/** The position an action points at, if it points at one. */
export function placeOf(action: Action, view: View): Position | null {
  switch (action.verb) {
    case "MoveTo":
    case "SwimTo":
    case "MovePirate":
      return { x: action.x, y: action.y, tunnel: action.tunnel };
    case "DropCoin": {
      const tile = view.tiles.find((one) => one.x === action.x && one.y === action.y);
      const hall = view.kinds.find((kind) => kind.id === tile?.tile)?.hall ?? 0;
      return { x: action.x, y: action.y, tunnel: hall };
    }
    case "TakeCoin":
      return view.seats[view.active]?.pirate ?? null;
    case "StepOn":
      return nextTo(view.seats[view.active]?.pirate ?? null, view);
    default:
      return null;
  }
}

/** Where the tile that was laid last goes on from here. */
function nextTo(here: Position | null, view: View): Position | null {
  const last = view.tiles.at(-1);
  const beside = here ? new Cave(view).neighbours(here) : [];
  return beside.find((one) => one.x === last?.x && one.y === last.y) ?? null;
}

export function byPlace(actions: readonly Action[], view: View): Map<string, Action[]> {
  return group(actions, (action) => {
    const place = placeOf(action, view);
    return place && placeKey(place);
  });
}

/** The placements offered at each empty cell, by turn. */
export function byCell(actions: readonly Action[]): Map<string, PlaceTile[]> {
  const laying = actions.filter((action): action is PlaceTile => action.verb === "PlaceTile");
  return group(laying, cellKey);
}

/** Whose pirate the question is about: the driven one, or else the one whose turn it is. */
export function walkerOf(view: View): number {
  if (view.phase !== "bat_move" || !view.trial) return view.active;
  const { winner, initiator, defender } = view.trial;
  return winner === initiator ? defender : initiator;
}

/** The way to a place within reach, drawn back along the distances that the figures tell. */
export function wayTo(cave: Cave, view: View, figures: Figures, to: Position): Position[] {
  const start = view.seats[walkerOf(view)]?.pirate;
  const byKey = new Map<string, Reach>(figures.reach.map((one) => [placeKey(one), one]));
  let here = byKey.get(placeKey(to));
  if (!start || !here) return [];
  const way: Position[] = [to];
  while (here.steps > 1) {
    const steps: number = here.steps - 1;
    const before: Reach | undefined = cave
      .neighbours(here)
      .map((one) => byKey.get(placeKey(one)))
      .find((one) => one?.steps === steps && !one.mud);
    if (!before) return [];
    way.unshift({ x: before.x, y: before.y, tunnel: before.tunnel });
    here = before;
  }
  return [start, ...way];
}

/** Of several reasons the one that says most: why no turn of the tile fits. */
const telling = ["sealed", "dead-end", "no-joint", "no-match"];
export function mostTelling<Reason extends { id: string }>(
  reasons: readonly Reason[],
): Reason | null {
  for (const word of telling) {
    const found = reasons.find((reason) => reason.id === `jackal-why-${word}`);
    if (found) return found;
  }
  return reasons[0] ?? null;
}

/** Whoever has enough and is nearest to the ladder, or simply nearest of the richest. */
export function nearestHome(view: View): number | null {
  let best: number | null = null;
  view.seats.forEach((seat, index) => {
    if (seat.home === null || !seat.pirate || seat.coins === 0) return;
    const other = best === null ? null : view.seats[best];
    if (!other || seat.home < (other.home ?? Infinity)) best = index;
  });
  return best;
}

/** Whether a seat, with its ally, owns what winning takes. */
export function hasGoal(view: View, seat: number): boolean {
  return purse(view, seat) >= view.goal;
}
/** The coins that count for a seat: with alliances those of both. */
export function purse(view: View, seat: number): number {
  const coinsOf = (one: number) => view.seats[one]?.coins ?? 0;
  const ally = view.allies[seat] ?? null;
  return coinsOf(seat) + (ally === null ? 0 : coinsOf(ally));
}
