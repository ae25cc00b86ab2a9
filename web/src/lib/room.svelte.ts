/** What the tables of all games do alike: show the steps as they come, keep what is taken up, hear their keys. */
import { untrack } from "svelte";
import { useTable } from "./context";
import { dialogs } from "./dialogs.svelte";
import type { Step, TableProps } from "./game";
import type { TableSession } from "./session.svelte";
import { toast } from "./toast.svelte";
import type { Action, Message } from "./wire";

/** Shows a step, from the position before it to the one after. */
interface Shows<V, E> {
  /** The position in sight. */
  readonly view: V;
  /** Something is still to be seen before anybody can act. */
  readonly playing: boolean;
  /** The message that says what is being seen, without telling how it ends. */
  readonly showing?: string | Message | null;
  play(before: V | null, now: V, step: Step<E>): Promise<void>;
}

/** The head of a room: its stage, what is offered, what is taken up, and how an action is played or refused. */
export class TableRoom<V, F, A extends Action, E, S extends Shows<V, E>, H extends object> {
  readonly session: TableSession = useTable().session;
  /** Every step is shown on it, once, and then the next may come. */
  readonly stage: S;
  readonly hand: Held<H>;
  #props: () => TableProps<V, F, A, E>;

  /** `nothing` is what is taken up when nothing is; a stage may ask through whose eyes it is seen. */
  constructor(
    Stage: new (view: V, seat: number) => S,
    props: () => TableProps<V, F, A, E>,
    nothing: H = {} as H,
  ) {
    const first = untrack(props);
    const stage = new Stage((first.before ?? first.state).view, first.seat);
    this.#props = props;
    this.stage = stage;
    this.hand = new Held(nothing, () => props().prompt?.id);
    this.session.stage = stage;
    let last: Step<E> | null = null;
    // Before anything is drawn, so that no part of the table sees a step that the stage has not taken up.
    $effect.pre(() => {
      const { before, state, step } = props();
      if (step === last) return;
      last = step;
      untrack(() => void stage.play(before?.view ?? null, state.view, step).then(step.done));
    });
  }

  get view(): V {
    return this.stage.view;
  }
  /** Of the position in sight: the numbers of the next one come with it, however long its step is shown. */
  get figures(): F {
    const { before, state } = this.#props();
    const behind = this.session.playing && this.stage.view !== state.view;
    return (behind && before ? before : state).figures;
  }
  /** Whom the table waits for; nobody, as long as something is being shown. */
  get waiting(): readonly number[] {
    return this.session.waiting;
  }
  get held(): H {
    return this.hand.now;
  }
  /** They stay in sight while an answer is on its way, so that no button slides into the place of another. */
  get actions(): readonly A[] {
    return this.#props().prompt?.actions ?? [];
  }
  /** Nothing is being shown and no answer is on its way. */
  get settled(): boolean {
    return !this.#props().busy && !this.session.watching;
  }

  play = async (action: A): Promise<void> => {
    if (!this.settled) return;
    await this.#props().act(action);
  };
  /** Tells why an action is not offered. */
  explain = async (action: A): Promise<Message | null> => {
    const { prompt, why, seats } = this.#props();
    const found = prompt ? await why(action) : null;
    if (found) toast.refuse(found, seats);
    return found;
  };
  /** A tap while something is still being shown goes on to the present, and does nothing else. */
  hurried = (): boolean => {
    if (!this.session.watching) return false;
    this.session.skip();
    return true;
  };
}

/** What a player has taken up; it lasts as long as its question. A refusal of something else goes with it. */
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
    toast.moveOn();
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
