/** What is offered, matched with what the figures say of it. No rule is in here: only where an action points. */
import { byPlace } from "../../board/offers";
import { keyOf, sameCell } from "./geometry";
import type { Action, Cell, Figures, Step } from "./types";

function equal(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => one === b[index]);
  }
  return a === b;
}

/** Whether two actions say the same, whatever the order of their fields. */
export function same(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => equal(a[name], b[name]));
}

/** The very action that was offered, to be sent back. */
export function offered(actions: readonly Action[], wanted: Step["action"]): Action | undefined {
  return actions.find((action) => same(action as unknown as Record<string, unknown>, wanted));
}

export type Placement = Extract<Action, { verb: "Place" }>;

/** The turns in which the drawn card fits, per cell. */
export function placements(actions: readonly Action[]): Map<string, Placement[]> {
  const laying = actions.filter((action): action is Placement => action.verb === "Place");
  return byPlace(laying, (action) => keyOf(action.cell));
}

export const moves: ReadonlySet<unknown> = new Set(["Move", "Portal", "Break", "Exit"]);

/** Plain walls and ways back are seen on the board, and a dog that can fight need not smite: nobody needs to be told. */
const plain: ReadonlySet<string> = new Set([
  "doggies-why-wall",
  "doggies-why-visited",
  "doggies-why-leads-out",
  "doggies-why-smite-needless",
]);

/** The steps worth a button: what can be done, and what cannot although it might be hoped for. */
export function worthTelling(steps: readonly Step[]): Step[] {
  return steps
    .filter((step) => step.legal || !plain.has(step.why?.id ?? ""))
    .toSorted((a, b) => Number(b.legal) - Number(a.legal));
}

/** The step that a tap on a room means: going there before turning it. */
export function stepTo(figures: Figures, cell: Cell): Step | null {
  const found = figures.steps.filter(
    (step) => moves.has(step.action["verb"]) && sameCell(step.cell, cell),
  );
  return found.find((step) => step.legal) ?? found[0] ?? null;
}

/** The turns of a card beside the start room. */
export function turnsOf(figures: Figures, cell: Cell): Step[] {
  return figures.steps.filter(
    (step) => step.action["verb"] === "Rotate" && sameCell(step.cell, cell),
  );
}

/** The step in a direction, for the arrow keys. */
export function stepTowards(figures: Figures, direction: string): Step | null {
  const found = figures.steps.filter(
    (step) => moves.has(step.action["verb"]) && step.action["direction"] === direction,
  );
  return found.find((step) => step.legal) ?? found[0] ?? null;
}

/** The coins of a step, its quests included. */
export const gainOf = (step: Step): number => step.coins + step.quest_coins;

/** What most would do in a room: of what is possible, that which brings most coins; else what the rules name first. */
export function usual(steps: readonly Step[]): Step | null {
  const legal = steps.filter((step) => step.legal);
  return legal.toSorted((a, b) => gainOf(b) - gainOf(a))[0] ?? null;
}
