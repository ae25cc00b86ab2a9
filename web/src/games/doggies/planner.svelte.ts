/**
 * A walk that is drawn before anybody leaves. The rules price it; nothing is played. It is drawn room by room, and a
 * room that asks something gets its usual answer until another one is chosen.
 */
import { toast } from "../../lib/toast.svelte";
import type { Seats } from "../../lib/seats";
import { sameCell } from "./geometry";
import { offered, stepTo, usual } from "./offers";
import type { Action, Cell, Plan, Step } from "./types";

interface Around {
  /** What the rules say of these steps; null where this seat has nothing to plan. */
  plan: (steps: readonly Action[]) => Promise<Plan | null>;
  /** This seat can plan now: it is still inside, and nobody walks. */
  may: boolean;
  seats: Seats;
}

export class Planner {
  open = $state(false);
  #around: () => Around;
  #plan = $state.raw<Plan | null>(null);
  #asked = 0;
  /** What is still to be walked after leaving, in order. */
  #ahead: readonly Step["action"][] = [];

  constructor(around: () => Around) {
    this.#around = around;
  }

  /** The plan in sight. */
  readonly now = $derived.by(() => (this.open && this.#around().may ? this.#plan : null));
  readonly steps = $derived.by((): readonly Step[] => this.now?.steps ?? []);
  readonly here = $derived.by((): Cell | null => this.now?.view.walk?.path.at(-1) ?? null);

  /** Opens it with what was drawn before, as far as that is still possible. */
  async show(): Promise<void> {
    this.open = true;
    await this.again();
  }
  close(): void {
    this.open = false;
  }

  /** The same steps in the dungeon as it lies now. */
  async again(): Promise<void> {
    if (this.open && this.#around().may) await this.#draw(this.#plan?.steps ?? []);
  }
  /** Another round has another dungeon. */
  forget(): void {
    this.close();
    this.#plan = null;
  }

  async add(step: Step): Promise<void> {
    if (step.why) return toast.refuse(step.why, this.#around().seats);
    if (this.now && !this.now.ends) await this.#draw([...this.steps, step]);
  }
  async back(): Promise<void> {
    await this.#draw(this.steps.slice(0, -1));
  }
  async clear(): Promise<void> {
    await this.#draw([]);
  }

  /** Goes on to a room next to the last one, or back to one on the way. Says whether the room means anything here. */
  async goTo(cell: Cell): Promise<boolean> {
    const entered = this.steps.findIndex(
      (step) => sameCell(step.cell, cell) && step.action["verb"] !== "Rotate",
    );
    if (entered >= 0 || sameCell(cell, [0, 0])) {
      await this.#draw(this.steps.slice(0, entered + 1));
      return true;
    }
    if (!this.now || this.now.ends) return false;
    const answer = this.now.view.walk?.pending ? usual(this.now.figures.steps) : null;
    const before = this.steps;
    if (answer) await this.add(answer);
    const next = this.now && !this.now.view.walk?.pending ? stepTo(this.now.figures, cell) : null;
    if (next) await this.add(next);
    else if (answer) await this.#draw(before);
    return next !== null;
  }

  async #draw(steps: readonly Step[]): Promise<void> {
    const asked = ++this.#asked;
    const { plan, seats } = this.#around();
    const found = await plan(steps.map((step) => step.action as unknown as Action));
    if (asked !== this.#asked) return;
    const stopped = found?.steps.find((step) => step.why);
    if (found && stopped) {
      // The dungeon has changed since: what is still possible stays.
      toast.refuse(stopped.why as NonNullable<Step["why"]>, seats);
      this.#plan = { ...found, steps: found.steps.filter((step) => step.legal) };
    } else this.#plan = found;
  }

  /** Leaves and walks as planned. */
  walk(): void {
    this.#ahead = [{ verb: "Leave" }, ...this.steps.map((step) => step.action)];
    this.close();
    this.#plan = null;
  }
  /** The next step of the planned walk, if it is offered; else the plan is forgotten. */
  next(actions: readonly Action[]): Action | null {
    const [first, ...rest] = this.#ahead;
    const found = first && offered(actions, first);
    this.#ahead = found ? rest : [];
    return found ?? null;
  }
}
