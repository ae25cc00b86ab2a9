/**
 * What the table shows while a step plays. Most steps are small and are shown by the board itself, which moves
 * from the old position to the new one: what others do is seen before the next question, one's own walk goes on at
 * once. The end of a round stays in sight until everybody has seen who takes what.
 */
import { doing } from "../../lib/doer";
import type { Step } from "../../lib/game";
import type { Message } from "../../lib/wire";
import type { Cell, Event, Mark, View } from "./types";
import { spread } from "./words";

export interface Pop {
  key: string;
  cell: Cell;
  gains: (Mark | "coin" | "paw" | "potion")[];
  /** Shields lost. */
  damage: number;
}

export type RoundEnd = Extract<Event, { event: "RoundEnded" }>;

const pace: Partial<Record<Event["event"], number>> = {
  DogChosen: 350,
  QuestsRevealed: 500,
  PotionsDealt: 250,
  RoundBegan: 400,
  Explored: 600,
  Placed: 450,
  Slept: 450,
  WalkBegan: 350,
  CardTurned: 400,
  WallBroken: 300,
  RoomEntered: 380,
  RoomSkipped: 120,
  RoomClaimed: 350,
  PotionTaken: 350,
  TrampHired: 350,
  MonsterBeaten: 400,
  MonsterPassed: 350,
  TrapDisarmed: 400,
  TrapTaken: 350,
  WalkedOut: 450,
  CountdownBegan: 500,
};
const roundEnd = 4000;

/** What is being shown, in words that do not tell how it ends. */
const shows: Partial<Record<Event["event"], string>> = {
  DogChosen: "doggies-show-dog",
  Explored: "doggies-show-room",
  Placed: "doggies-show-room",
  Slept: "doggies-show-sleep",
  WalkBegan: "doggies-show-walk",
  CardTurned: "doggies-show-walk",
  WallBroken: "doggies-show-walk",
  RoomEntered: "doggies-show-walk",
  RoomClaimed: "doggies-show-walk",
  PotionTaken: "doggies-show-walk",
  TrampHired: "doggies-show-walk",
  TrapDisarmed: "doggies-show-walk",
  TrapTaken: "doggies-show-walk",
  MonsterBeaten: "doggies-show-fight",
  MonsterPassed: "doggies-show-fight",
  WalkedOut: "doggies-show-home",
};

export class Stage {
  view = $state.raw<View>() as View;
  playing = $state(false);
  showing = $state.raw<string | Message | null>(null);
  pops = $state.raw<readonly Pop[]>([]);
  ended = $state.raw<RoundEnd | null>(null);
  #run = -1;
  #seat: number;

  constructor(view: View, seat: number) {
    this.view = view;
    this.#seat = seat;
  }

  async play(before: View | null, now: View, step: Step<Event>): Promise<void> {
    this.#run = step.id;
    const ended = step.events.find((event) => event.event === "RoundEnded");
    if (!before || step.quick || !ended) {
      this.#settle(now);
      if (step.quick || !before) return;
      this.pops = step.events.flatMap((event, index) => popOf(event, `${step.id}.${index}`));
      const others = step.events.filter((event) => "seat" in event && event.seat !== this.#seat);
      this.showing = showingOf(others);
      this.playing = this.showing !== null;
      await step.pause(length(step.events));
      if (this.#run === step.id) this.playing = false;
      return;
    }
    // The old dungeon stays while the paws go home with what they lie on.
    this.view = before;
    this.playing = true;
    this.showing = "doggies-ask-watch";
    await step.pause(length(step.events.filter((event) => event.event === "WalkedOut")));
    if (this.#run !== step.id) return;
    this.ended = ended;
    await step.pause(roundEnd, true);
    if (this.#run === step.id) this.#settle(now);
  }

  #settle(view: View): void {
    this.view = view;
    this.playing = false;
    this.pops = [];
    this.ended = null;
  }
}

/** Of several events of a step the first is what somebody did. */
function showingOf(events: readonly Event[]): Message | null {
  for (const event of events) {
    const told = doing(event, shows[event.event]);
    if (told) return told.say;
  }
  return null;
}

function length(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + (pace[event.event] ?? 0), 0);
}

/** What a room gave or took flies up from it. */
function popOf(event: Event, key: string): Pop[] {
  switch (event.event) {
    case "RoomClaimed":
    case "MonsterBeaten":
      return [
        {
          key,
          cell: event.cell,
          gains: [
            ...spread(event.trophy),
            ...Array.from({ length: Math.min(4, event.coins) }, () => "coin" as const),
          ],
          damage: 0,
        },
      ];
    case "TrampHired":
      return [
        {
          key,
          cell: event.cell,
          gains: [...spread(event.trophy), ...event.either, ...(event.paw ? ["paw" as const] : [])],
          damage: 0,
        },
      ];
    case "PotionTaken":
      return [{ key, cell: event.cell, gains: ["potion", event.symbol], damage: 0 }];
    case "MonsterPassed":
      return [{ key, cell: event.cell, gains: [], damage: event.damage }];
    default:
      return [];
  }
}
