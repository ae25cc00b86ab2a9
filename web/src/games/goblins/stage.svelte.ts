/**
 * What the table shows while a step plays. The server sends the position after a step; the stage leads there
 * event by event, and keeps the table of a round that has ended beside its report.
 */
import { doing } from "../../lib/doer";
import type { Step } from "../../lib/game";
import { keyOf } from "./geometry";
import { after } from "./projection";
import type { Message } from "../../lib/wire";
import type { Event, Report, View } from "./types";

const pace: Partial<Record<Event["event"], number>> = {
  TurnMissed: 700,
  EmptyHanded: 600,
  CardPlaced: 750,
  ColoursChanged: 300,
  PotionPlayed: 900,
  ExplosionPlayed: 800,
  MapPlayed: 600,
  Claimed: 1100,
  Swapped: 800,
  Passed: 800,
  HandShown: 600,
  GoalOpened: 1000,
  BombsRemoved: 700,
  AleGiven: 700,
  RoundEnded: 400,
  Scored: 150,
  Stolen: 300,
};

/** Which places an event is about: they flash while it is told. */
function placesOf(event: Event, view: View): string[] {
  switch (event.event) {
    case "CardPlaced":
    case "ExplosionPlayed":
      return [keyOf(event)];
    case "BombsRemoved":
      return event.places.map(([x = 0, y = 0]) => keyOf({ x, y }));
    case "GoalOpened":
    case "MapPlayed":
    case "Claimed":
      return view.goals.filter((one) => one.goal === event.goal).map(keyOf);
    default:
      return [];
  }
}

export interface Told {
  report: Report;
  /** Somebody has called it up; else it opens by itself when a round ends. */
  asked?: boolean;
  /** The table as it lay when the round ended; null if this page came later. */
  table: View | null;
}

/** What shows on no place of the board: the plate of whoever does it nods. */
const spoken: ReadonlySet<Event["event"]> = new Set([
  "Claimed",
  "Passed",
  "Swapped",
  "TurnMissed",
  "EmptyHanded",
]);

/** Nobody does it: it comes of what was done. */
const byItself: ReadonlySet<Event["event"]> = new Set([
  "GoalOpened",
  "BombsRemoved",
  "RoundEnded",
  "Scored",
]);

/** What is being shown, and by whom, in words that do not tell how it ends. */
const shows: Partial<Record<Event["event"], string>> = {
  CardPlaced: "goblins-show-card",
  PotionPlayed: "goblins-show-card",
  ExplosionPlayed: "goblins-show-card",
  MapPlayed: "goblins-show-map",
  Claimed: "goblins-show-claim",
  AleGiven: "goblins-show-ale",
  TurnMissed: "goblins-show-missed",
  EmptyHanded: "goblins-show-pass",
  Swapped: "goblins-show-swap",
  Passed: "goblins-show-pass",
  GoalOpened: "goblins-show-gate",
  BombsRemoved: "goblins-show-gate",
  RoundEnded: "goblins-show-round",
  Scored: "goblins-show-round",
  Stolen: "goblins-show-round",
};

export class Stage {
  view: View = $state.raw({} as View);
  playing = $state(false);
  showing = $state.raw<Message | null>(null);
  struck = $state.raw<readonly string[]>([]);
  /** Who is speaking, passing or missing a turn now. */
  speaker = $state.raw<number | null>(null);
  /** Whose deed is being shown: who laid what is all one has to go by. */
  doer = $state.raw<number | null>(null);
  told = $state.raw<Told | null>(null);
  #run = -1;
  #ended: View | null = null;
  #seat: number;

  constructor(view: View, seat: number) {
    this.view = view;
    this.#seat = seat;
  }

  async play(before: View | null, now: View, step: Step<Event>): Promise<void> {
    this.#run = step.id;
    const slow = before !== null && !step.quick;
    const ends = step.events.some((event) => event.event === "RoundEnded");
    // A scoring that a choice has interrupted is told again when it is complete.
    const goesOn = step.events.some((event) => event.event === "Stolen");
    let shown = before ?? now;
    let last: View | null = null;
    this.view = slow ? shown : now;
    this.playing = slow && step.events.length > 0;
    this.showing = this.doer = null;
    for (const event of step.events) {
      const told = doing(event, shows[event.event], byItself.has(event.event));
      if (told) {
        this.showing = told.say;
        this.doer = told.seat;
      }
      if (event.event === "RoundBegan") shown = now;
      else if (before) shown = after(shown, event, now, this.#seat);
      if (event.event === "RoundEnded") last = before ? shown : null;
      if (!slow || step.quick) continue;
      this.struck = placesOf(event, shown);
      this.speaker = spoken.has(event.event) && "seat" in event ? event.seat : null;
      this.view = shown;
      await step.pause(pace[event.event] ?? 0);
      if (this.#run !== step.id) return;
    }
    this.view = now;
    this.struck = [];
    this.speaker = this.doer = null;
    this.playing = false;
    // The end of the game has a sheet of its own; the report can still be called up beside the record.
    if (now.phase === "over") this.told = null;
    else if (ends && now.report) this.told = { report: now.report, table: last };
    else if (goesOn && now.report) this.told = { report: now.report, table: this.#ended };
    if (ends) this.#ended = last;
  }

  read(report: Report): void {
    this.told = { report, table: null, asked: true };
  }
  putAway(): void {
    this.told = null;
  }
}
