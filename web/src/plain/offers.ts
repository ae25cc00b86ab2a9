/**
 * The legal actions as choices: first what to do, then, one after the other, what its fields leave open. Cells of the
 * board and cards in the hand answer the same questions as the buttons do, in any order.
 */
import type { Action } from "../lib/wire";
import { keyOf, pairOf, spotOf, spotOfKey, type Field } from "./field";
import { isScalar, partOf, type Json } from "./json";
import { spotText, type Speaker } from "./speaker";

/** What an action says in one field, or in the two fields of a cell. */
export interface Choice {
  name: string;
  value: Json;
  /** One text for equal values. */
  id: string;
  /** The cell of the board that it names. */
  place: string | null;
}
/** What was chosen so far: of each name the id of the value; the verb is called `verb`. */
export type Picks = Readonly<Record<string, string>>;
/** The name of a pick that is a cell of the board, in whatever field an action names it. */
export const HERE = "(here)";

/** All that an action says, in the order of its fields. */
export function choicesOf(action: Action, field: Field | null): Choice[] {
  const { verb, ...fields } = partOf(action);
  const spot = spotOf({ ...fields, cell: null });
  const pair: readonly string[] = !spot ? [] : spot.kind === "hex" ? ["q", "r"] : ["x", "y"];
  const found: Choice[] = [{ name: "verb", value: verb ?? null, id: String(verb), place: null }];
  for (const [name, value] of Object.entries(fields)) {
    if (spot && name === pair[0]) {
      const place = keyOf(spot);
      found.push({ name: "cell", value: [spot.x, spot.y], id: place, place });
    } else if (!pair.includes(name)) {
      const cell = pairOf(value);
      const place = cell ? keyOf(cell) : (field?.named(name, value) ?? null);
      found.push({ name, value, id: JSON.stringify(value), place });
    }
  }
  return found;
}

/** A question that the picks leave open: which of these? */
export interface Question {
  name: string;
  choices: Choice[];
}

export class Offers {
  readonly left: readonly Action[];
  readonly #said = new Map<Action, Choice[]>();

  constructor(
    readonly actions: readonly Action[],
    readonly picks: Picks,
    field: Field | null,
  ) {
    for (const action of actions) this.#said.set(action, choicesOf(action, field));
    this.left = actions.filter((action) =>
      Object.entries(picks).every(([name, id]) =>
        name === HERE
          ? this.said(action).some(({ place }) => place === id)
          : this.#of(action, name)?.id === id,
      ),
    );
  }

  said(action: Action): readonly Choice[] {
    return this.#said.get(action) ?? [];
  }
  #of(action: Action, name: string): Choice | undefined {
    return this.said(action).find((one) => one.name === name);
  }

  /** The one action that is left. */
  get ready(): Action | null {
    return this.left.length === 1 ? (this.left[0] ?? null) : null;
  }

  /** What is to be chosen next; null if nothing is left open. */
  get question(): Question | null {
    const names = [...new Set(this.left.flatMap((one) => this.said(one).map(({ name }) => name)))];
    for (const name of names) {
      if (name in this.picks) continue;
      const choices = this.#values(name);
      // Not every verb has this field: then the verb is settled first, and it stands first.
      if (choices.length > 1) return { name, choices };
    }
    return null;
  }
  #values(name: string): Choice[] {
    const found = new Map<string, Choice>();
    for (const action of this.left) {
      const choice = this.#of(action, name);
      if (choice) found.set(choice.id, choice);
    }
    return [...found.values()];
  }

  /** The actions of each verb, in the order in which they are offered. */
  get verbs(): Map<string, Action[]> {
    const found = new Map<string, Action[]>();
    for (const action of this.left)
      found.set(action.verb, [...(found.get(action.verb) ?? []), action]);
    return found;
  }

  /** How many actions each cell of the board still offers. */
  get places(): Map<string, number> {
    const found = new Map<string, number>();
    for (const action of this.left)
      for (const { name, place } of this.said(action))
        if (place !== null && place !== this.picks[HERE] && !(name in this.picks))
          found.set(place, (found.get(place) ?? 0) + 1);
    return found;
  }

  /** The cells that were chosen. */
  get chosen(): string[] {
    const [first] = this.left;
    if (!first) return [];
    return this.said(first)
      .filter(
        ({ name, place }) => place !== null && (name in this.picks || place === this.picks[HERE]),
      )
      .map(({ place }) => place as string);
  }

  /** The picks with this cell, where it answers a question that is still open; else null. */
  at(place: string): Picks | null {
    const found = this.left.flatMap((action) =>
      this.said(action)
        .filter((one) => one.place === place && !(one.name in this.picks))
        .map((one) => ({ verb: action.verb, one })),
    );
    const [first] = found;
    if (!first) return null;
    const { one, verb } = first;
    // Several verbs name it, each in a field of its own: which of them is meant is asked next.
    const open = found.some((other) => other.verb !== verb && other.one.name !== one.name);
    return { ...this.picks, ...(open ? { [HERE]: place } : { [one.name]: one.id }) };
  }

  /** The picks with this card of the hand; null if no action that is left names it. */
  with(card: Json, names: readonly string[]): Picks | null {
    const id = JSON.stringify(card);
    for (const name of names) {
      if (name in this.picks && this.picks[name] === id) return this.picks;
      if (this.left.some((action) => this.#of(action, name)?.id === id))
        return { ...this.picks, [name]: id };
    }
    return null;
  }

  /** The fields that hold what a hand holds: by its name, or because they offer one of its cards. */
  handFields(hand: readonly Json[]): string[] {
    const ids = new Set(hand.map((card) => JSON.stringify(card)));
    const names = new Set<string>();
    for (const action of this.actions)
      for (const one of this.said(action))
        if (one.place === null && ids.has(one.id) && isScalar(one.value)) names.add(one.name);
    return [...names].sort((a, b) => Number(b === "card") - Number(a === "card"));
  }
}

/** A choice in words. */
export function choiceText(choice: Choice, speaker: Speaker): string {
  const { name, value, place } = choice;
  if (name === "verb") return speaker.verb(String(value));
  if (name === "turn" && typeof value === "number" && value >= 0 && value < 4)
    return `${value * 90}°`;
  if (place !== null && Array.isArray(value)) return spotText(spotOfKey(place));
  return speaker.brief(name, value);
}

/** An action in words: the game's own sentence `SLUG-act-VERB`, or its verb and all that it says. */
export function actionText(offers: Offers, action: Action, speaker: Speaker): string {
  const own = speaker.act(action);
  if (own !== null) return own;
  const said = offers.said(action).filter(({ name }) => name !== "verb");
  const verb = speaker.verb(action.verb);
  if (said.length === 0) return verb;
  return `${verb}: ${said.map((one) => choiceText(one, speaker)).join(", ")}`;
}
