/**
 * What the table shows while a step plays. The server sends the position after a step; the stage leads there
 * event by event: pirates walk tunnel by tunnel, dice roll, a trial is thrown throw by throw and stays to be read.
 */
import { doing } from "../../lib/doer";
import type { Step } from "../../lib/game";
import { sound } from "../../lib/sound";
import type { Message } from "../../lib/wire";
import { after, standing } from "./projection";
import type { Event, Position, Trial, View } from "./types";

const pace: Partial<Record<Event["event"], number>> = {
  TileDrawn: 300,
  OwnTileTaken: 250,
  TilePlaced: 380,
  MapDone: 300,
  Rolled: 650,
  Stayed: 150,
  CoinTaken: 400,
  CoinDropped: 400,
  CoinLeft: 250,
  HeadStartRolled: 550,
  BatsRolled: 550,
  Given: 350,
  GameOver: 2400,
};
const stride: Record<Extract<Event, { event: "Moved" }>["how"], number> = {
  walk: 190,
  step: 260,
  swim: 400,
  bats: 170,
};

interface Thrown {
  seat: number;
  dice: readonly number[];
  key: string;
}

/** What is being shown, in words that do not tell how it ends. */
const shows: Partial<Record<Event["event"], string>> = {
  TileDrawn: "jackal-show-tile",
  OwnTileTaken: "jackal-show-tile",
  TilePlaced: "jackal-show-cave",
  Rolled: "jackal-show-die",
  HeadStartRolled: "jackal-show-die",
  BatsRolled: "jackal-show-die",
  Moved: "jackal-show-walk",
  Stayed: "jackal-show-stay",
  CoinTaken: "jackal-show-coin",
  CoinDropped: "jackal-show-drop",
  CoinLeft: "jackal-show-leave",
  Given: "jackal-show-give",
  TrialHeld: "jackal-show-trial",
  GameOver: "jackal-prompt-over",
};
function showing(event: Event): string | undefined {
  if (event.event === "Rolled" && event.dive) return "jackal-show-dice";
  if (event.event === "Moved" && event.how === "bats") return "jackal-show-bats";
  return shows[event.event];
}

export class Stage {
  view = $state.raw<View>() as View;
  playing = $state(false);
  showing = $state.raw<Message | null>(null);
  /** The tile that was laid last. */
  fresh = $state.raw<{ x: number; y: number } | null>(null);
  /** Dice thrown in this turn. */
  thrown = $state.raw<Thrown | null>(null);
  /** They are thrown in this very step; while their number is walked they only lie there. */
  rolling = $state(false);
  /** Who has just won. */
  winners = $state.raw<readonly number[]>([]);
  trial = $state.raw<Trial | null>(null);
  /** How many throws of the trial have been shown, and how many of those dice have come to rest. */
  throws = $state(0);
  counted = $state(0);
  #run = -1;

  constructor(view: View) {
    this.view = view;
    this.trial = view.trial;
    this.throws = this.counted = view.trial?.throws.length ?? 0;
  }

  async play(before: View | null, now: View, step: Step<Event>): Promise<void> {
    this.#run = step.id;
    const slow = before !== null && !step.quick;
    this.view = slow ? before : now;
    this.playing = slow && step.events.length > 0;
    this.showing = null;
    this.rolling = false;
    this.winners = [];
    this.#fold(now, step);
    for (const event of step.events) {
      this.showing = doing(event, showing(event))?.say ?? this.showing;
      this.#mark(event, step.id);
      if (event.event === "TrialHeld") {
        if (!(await this.#hold(event.trial, step))) return;
      }
      if (!slow || step.quick) continue;
      if (event.event === "Moved") {
        if (!(await this.#walk(event.seat, event.path, stride[event.how], step))) return;
        continue;
      }
      this.view = after(this.view, event);
      if (event.event === "GameOver") {
        this.winners = event.winners;
        // Whoever has won is no longer some steps from home.
        this.view = { ...this.view, seats: now.seats };
      }
      await step.pause(pace[event.event] ?? 0);
      if (this.#run !== step.id) return;
    }
    this.view = now;
    this.winners = [];
    this.playing = false;
  }

  /** What is left of the last trial when something else is shown: all of its throws, however it was told. */
  #fold(now: View, step: Step<Event>): void {
    const cut = this.counted < (this.trial?.throws.length ?? 0);
    // Shown at once, as in a replay: the trial of that moment. Whoever skipped one still sees how it ended.
    if (step.events.length === 0) this.trial = now.trial ?? (cut ? this.trial : null);
    else if (now.trial === null && !step.events.some((event) => event.event === "TrialHeld"))
      this.trial = null;
    this.throws = this.counted = this.trial?.throws.length ?? 0;
  }

  putAway(): void {
    this.trial = null;
  }

  #mark(event: Event, step: number): void {
    if (event.event === "TilePlaced") this.fresh = { x: event.x, y: event.y };
    if (event.event === "Rolled") this.#throw(event.seat, event.dice, `${step}`);
    else if (event.event === "HeadStartRolled" || event.event === "BatsRolled")
      this.#throw(event.seat, [event.die], `${step}+`);
    else if (event.event !== "Moved") this.thrown = null;
  }

  #throw(seat: number, dice: readonly number[], key: string): void {
    sound.play("dice");
    this.thrown = { seat, dice, key };
    this.rolling = true;
  }

  /** Three throws, one after the other; each counts when its dice lie still. */
  async #hold(trial: Trial, step: Step<Event>): Promise<boolean> {
    this.trial = trial;
    this.counted = 0;
    for (let shown = 1; shown <= trial.throws.length; shown += 1) {
      this.throws = shown;
      await step.pause(420);
      if (this.#run !== step.id) return false;
      this.counted = shown;
      await step.pause(160);
      if (this.#run !== step.id) return false;
    }
    await step.pause(500);
    return this.#run === step.id;
  }

  async #walk(
    seat: number,
    path: readonly Position[],
    beat: number,
    step: Step<Event>,
  ): Promise<boolean> {
    for (const place of path.slice(1)) {
      this.view = standing(this.view, seat, place);
      await step.pause(beat);
      if (this.#run !== step.id) return false;
    }
    return true;
  }
}
