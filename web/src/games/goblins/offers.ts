/** What is offered, sorted by card and by place. No rule is in here: only where an action points. */
import { byPlace } from "../../board/offers";
import { keyOf, type Spot } from "./geometry";
import type { Action, CardId, Goal, Placement, View } from "./types";

/** The card of the hand that an action plays; null where it plays none. */
export function cardOf(action: Action): CardId | null {
  switch (action.verb) {
    case "PlaceCard":
      return action.card;
    case "PlayPotion":
      return "potion";
    case "PlayExplosion":
      return "explosion";
    case "PlayMap":
      return "map";
    default:
      return null;
  }
}

export function isSwap(action: Action, card: string): boolean {
  return action.verb === "SwapCard" && action.card === card;
}

/** The place an action points at. */
export function spotOf(action: Action, view: View): Spot | null {
  switch (action.verb) {
    case "PlaceCard":
    case "PlayExplosion":
      return { x: action.x, y: action.y };
    case "PlayMap":
    case "OpenGoal":
      return spotOfGoal(view, action.goal);
    default:
      return null;
  }
}

export function spotOfGoal(view: View, goal: Goal): Spot | null {
  return view.goals.find((one) => one.goal === goal) ?? null;
}

/** What may be done where with the card taken up; goals to open light up by themselves. */
export function bySpot(
  actions: readonly Action[],
  card: string | null,
  view: View,
): Map<string, Action[]> {
  return byPlace(actions, (action) => {
    if (cardOf(action) !== card && action.verb !== "OpenGoal") return null;
    const spot = spotOf(action, view);
    return spot && keyOf(spot);
  });
}

/** What one would do by tapping an empty or wrong place: asked of the server, which says why not. */
export function actionAt(card: string | null, spot: Spot, view: View): Action | null {
  if (card === null) return null;
  if (card === "explosion") return { verb: "PlayExplosion", ...spot };
  if (card === "map") {
    const goal = view.goals.find((one) => one.x === spot.x && one.y === spot.y);
    return goal ? { verb: "PlayMap", goal: goal.goal } : null;
  }
  if (card === "potion") return null;
  return { verb: "PlaceCard", card: card as CardId, ...spot, turn: 0 };
}

export function placements(actions: readonly Action[]): Placement[] {
  return actions.filter((action): action is Placement => action.verb === "PlaceCard");
}

/** Seats an action may name, with the action. */
export function bySeat(actions: readonly Action[], card: string | null): Map<number, Action> {
  const found = new Map<number, Action>();
  for (const action of actions) {
    if (action.verb === "PlayPotion" && card !== "potion") continue;
    if (action.verb === "PlayPotion" || action.verb === "GiveAle" || action.verb === "Steal")
      found.set(action.seat, action);
  }
  return found;
}
