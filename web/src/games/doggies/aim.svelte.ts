/**
 * The room a walker thinks of entering: it is chosen on the map, and what it would ask is seen before anything is
 * done. Choosing what to do there walks in and does it, in two steps, of which each can be taken back.
 */
import type { Prompt } from "../../lib/wire";
import { sameCell } from "./geometry";
import { offered, stepTo, turnsOf } from "./offers";
import type { Action, Cell, DoggiesProps, Figures, Step, View } from "./types";

export interface Walking {
  /** The question of this seat's own walk; null while it is not asked. */
  prompt: Prompt<Action> | null;
  view: View;
  figures: Figures;
}

export class Aim {
  #walking: () => Walking;
  #preview: DoggiesProps["preview"];
  #act: DoggiesProps["act"];
  #picked = $state.raw<{ prompt: number; cell: Cell } | null>(null);
  #seen = $state.raw<{ prompt: number; cell: Cell; view: View; figures: Figures } | null>(null);
  #next = $state.raw<{ prompt: number; cell: Cell; action: Step["action"] } | null>(null);

  constructor(walking: () => Walking, preview: DoggiesProps["preview"], act: DoggiesProps["act"]) {
    this.#walking = walking;
    this.#preview = preview;
    this.#act = act;
  }

  /** The room that is chosen. */
  readonly cell = $derived.by((): Cell | null => {
    const { prompt, view } = this.#walking();
    if (!prompt || view.walk?.pending || this.#picked?.prompt !== prompt.id) return null;
    return this.#picked.cell;
  });
  /** The step that leads there, or says why none does; null where cards can only be turned. */
  readonly step = $derived.by(() =>
    this.cell ? stepTo(this.#walking().figures, this.cell) : null,
  );
  readonly turns = $derived.by(() =>
    this.cell ? turnsOf(this.#walking().figures, this.cell) : [],
  );
  /** What the position would be in that room, once the server has said so. */
  readonly ahead = $derived.by(() => {
    const found = this.#seen;
    if (!found || !this.cell || found.prompt !== this.#picked?.prompt) return null;
    return sameCell(found.cell, this.cell) ? found : null;
  });
  /** The choices of that room; none where it asks nothing. */
  readonly choices = $derived.by((): readonly Step[] =>
    this.ahead?.view.walk?.pending ? this.ahead.figures.steps : [],
  );
  /** Somebody is on the way into a room with something in mind. */
  readonly entering = $derived.by(() => this.#next !== null);

  /** Whether a tap on this room chooses it. */
  canPick(cell: Cell): boolean {
    const { prompt, view, figures } = this.#walking();
    if (!prompt || view.walk?.pending) return false;
    return stepTo(figures, cell) !== null || turnsOf(figures, cell).length > 0;
  }

  async pick(cell: Cell): Promise<void> {
    const { prompt } = this.#walking();
    if (!prompt || !this.canPick(cell)) return;
    this.#picked = { prompt: prompt.id, cell };
    const action = this.step?.legal ? offered(prompt.actions, this.step.action) : undefined;
    if (!action) return;
    const result = await this.#preview(action);
    if (result) {
      const { view, figures } = result;
      this.#seen = { prompt: prompt.id, cell, view, figures };
    }
  }

  drop(): void {
    this.#picked = null;
  }

  /** Walks in, and does this there as soon as the room is entered. */
  async enter(then: Step | null): Promise<void> {
    const { prompt } = this.#walking();
    const { cell, step } = this;
    const action = prompt && step ? offered(prompt.actions, step.action) : undefined;
    if (!prompt || !cell || !action) return;
    this.#next = then ? { prompt: prompt.id, cell, action: then.action } : null;
    if (!(await this.#act(action))) this.#next = null;
  }

  /** What is to be done now that the room is entered. To be called whenever a new question may have come. */
  arrived(): Action | null {
    const { prompt, view } = this.#walking();
    const next = this.#next;
    if (!prompt || !next || prompt.id === next.prompt) return null;
    this.#next = null;
    if (!sameCell(view.walk?.path.at(-1) ?? null, next.cell)) return null;
    return offered(prompt.actions, next.action) ?? null;
  }
}
