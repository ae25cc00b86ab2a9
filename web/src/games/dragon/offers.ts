/** What is offered, sorted by tile and by place. No rule is in here: only where an action points. */
import { byPlace as group } from "../../board/offers";
import { beside } from "./geometry";
import {
  ENTRANCE,
  type Action,
  type Figures,
  type GnomeId,
  type Target,
  type Verb,
  type View,
} from "./types";

/** The tiles of a turn, in the order in which they lie there. */
export const tiles = [
  "Step",
  "StepWithTorch",
  "Carry",
  "Clear",
  "Search",
  "MakeTorch",
  "Attract",
  "GiveAP",
  "Peek",
] as const satisfies readonly Verb[];
export type Tile = (typeof tiles)[number];

const order: readonly Verb[] = [...tiles, "Flee", "TakeTorch", "Open", "Crack", "Slip"];
/** These reach across the whole cave: they light up only when asked for. */
const far: ReadonlySet<Verb> = new Set(["Attract", "MakeTorch"]);

/** The place an action points at, if it points at one. */
export function placeOf(action: Action): number | null {
  switch (action.verb) {
    case "Step":
    case "StepWithTorch":
    case "Carry":
      return action.to;
    case "Clear":
    case "Attract":
    case "Flee":
    case "Open":
    case "Crack":
    case "Slip":
      return action.hex;
    case "TakeTorch":
      return action.source;
    case "MakeTorch":
      return action.source === "supply" ? null : action.source;
    default:
      return null;
  }
}

/** What may be done at each place: with a tile taken up only its actions, else all that is near. */
export function byPlace(actions: readonly Action[], tile: Tile | null): Map<number, Action[]> {
  const found = group(actions, (action) =>
    (tile ? action.verb !== tile : far.has(action.verb)) ? null : placeOf(action),
  );
  for (const list of found.values()) {
    list.sort((a, b) => rank(a) - rank(b) || gemsOf(a) - gemsOf(b));
  }
  return found;
}

/** Gems that can be brought home come first: what the Dragon does about it is told with the first deed of a place. */
function rank(action: Action): number {
  return action.verb === "Carry" && action.to === ENTRANCE ? -1 : order.indexOf(action.verb);
}

export function gemsOf(action: Action): number {
  return action.verb === "Carry" ? action.gems : 0;
}

/** The price of an action, as the figures tell it. */
export function costOf(action: Action, figures: Figures): number | null {
  return targetOf(action, figures.targets)?.cost ?? null;
}

function targetOf(action: Action, targets: readonly Target[]): Target | undefined {
  const place = placeOf(action);
  const gems = action.verb === "Carry" ? action.gems : null;
  return targets.find(
    (target) =>
      target.verb === action.verb &&
      (target.place ?? null) === place &&
      (target.gems ?? null) === gems,
  );
}

/** The least price of a tile, if any of its actions is offered. */
export function tileCost(tile: Tile, actions: readonly Action[], figures: Figures): number | null {
  const costs = actions
    .filter((action) => action.verb === tile)
    .map((action) => costOf(action, figures))
    .filter((cost) => cost !== null);
  return costs.length > 0 ? Math.min(...costs) : null;
}

/** The action that a tap on a place would ask for, to learn why it is not offered. */
export function wouldBe(tile: Tile | null, place: number, rubble: boolean, here: boolean): Action {
  switch (tile) {
    case "StepWithTorch":
      return { verb: "StepWithTorch", to: place };
    case "Carry":
      return { verb: "Carry", to: place, gems: 1 };
    case "Clear":
      return { verb: "Clear", hex: place };
    case "Attract":
      return { verb: "Attract", hex: place };
    case "MakeTorch":
      return { verb: "MakeTorch", source: place };
    default:
      if (here) return { verb: "Search" };
      return rubble ? { verb: "Clear", hex: place } : { verb: "Step", to: place };
  }
}

/** An action of a tile that is not offered, as likely a one as can be found, to learn why. */
export function sample(tile: Tile, view: View): Action {
  const here = view.turn?.place ?? ENTRANCE;
  const hexes = new Map(view.hexes.map((hex) => [hex.number, hex]));
  const near = beside(view, here);
  switch (tile) {
    case "MakeTorch":
      return { verb: "MakeTorch", source: "supply" };
    case "Search":
      return { verb: "Search" };
    case "GiveAP": {
      const other = view.gnomes.find((gnome) => gnome.turn === "waiting") ?? view.gnomes[0];
      return { verb: "GiveAP", gnome: (other?.gnome ?? "guild_head") as GnomeId };
    }
    case "Peek":
      return { verb: "Peek", deck: "dragon" };
    case "Clear": {
      const rubble = near.find((place) => hexes.get(place)?.status === "rubble");
      return { verb: "Clear", hex: rubble ?? near[0] ?? here };
    }
    case "Attract":
      return wouldBe(tile, here, false, false);
    default: {
      const lit = near.find((place) => hexes.get(place)?.lit ?? true);
      const open = near.find((place) => hexes.get(place)?.status === "open");
      return wouldBe(tile, lit ?? open ?? near[0] ?? here, false, false);
    }
  }
}
