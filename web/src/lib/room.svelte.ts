/** What the tables of all games do alike: show the steps as they come, keep what is taken up, hear their keys. */
import { untrack } from "svelte";
import { dialogs } from "./dialogs.svelte";
import type { Step } from "./game";

interface Shows<V, E> {
  play(before: V | null, now: V, step: Step<E>): Promise<void>;
}
interface Shown<V, E> {
  before: { view: V } | null;
  state: { view: V };
  step: Step<E>;
}

/** The stage of a table: every step is shown on it, once, and then the next may come. */
export function onStage<V, E, S extends Shows<V, E>>(
  Stage: new (view: V) => S,
  shown: () => Shown<V, E>,
): S {
  const first = untrack(shown);
  const stage = new Stage((first.before ?? first.state).view);
  let last: Step<E> | null = null;
  $effect(() => {
    const { before, state, step } = shown();
    if (step === last) return;
    last = step;
    untrack(() => void stage.play(before?.view ?? null, state.view, step).then(step.done));
  });
  return stage;
}

/** What a player has taken up; it lasts as long as its question. */
export class Held<T extends object> {
  #kept = $state.raw<{ prompt: number | undefined; what: T } | null>(null);
  #nothing: T;
  #prompt: () => number | undefined;

  constructor(nothing: T, prompt: () => number | undefined) {
    this.#nothing = nothing;
    this.#prompt = prompt;
  }
  get now(): T {
    return this.#kept && this.#kept.prompt === this.#prompt() ? this.#kept.what : this.#nothing;
  }
  hold(next: Partial<T>): void {
    this.#kept = { prompt: this.#prompt(), what: { ...this.now, ...next } };
  }
  drop(): void {
    this.#kept = null;
  }
}

/** A key pressed at the table itself, not in a field or a window over it. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (dialogs.enlarged || dialogs.question) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog");
}
