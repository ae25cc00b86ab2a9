/**
 * What the table shows while a step plays. The server sends the position after a step; the stage leads
 * there from the position before it, event by event: cards turn over, the sum climbs, coins travel.
 */
import type { Step } from "../../lib/game";
import { sound } from "../../lib/sound";
import type { Message } from "../../lib/wire";
import { after } from "./projection";
import type { Event, Result, View } from "./types";

/** Events after which the old room is still to be looked at, although the new one is already known. */
const grand: ReadonlySet<Event["event"]> = new Set([
  "CardsRevealed",
  "SecondRevealed",
  "RoomResolved",
  "FloorEnded",
  "FloorLaid",
]);

const pace = {
  chosen: 180,
  laid: 380,
  reveal: 800,
  ball: 350,
  count: 230,
  verdict: 300,
  result: 2000,
  scroll: 450,
  floor: 450,
  ended: 1200,
  /** As long as a room takes to stand (board/Corridor.svelte). */
  room: 320,
};

export interface Flight {
  key: string;
  what: "coin" | "wound" | "heal" | "torch" | "ball" | "key" | "sword" | "scroll";
  /** A seat number, or the room. */
  from: number | "room";
  to: number | "room";
}

export class Stage {
  view = $state.raw<View>() as View;
  /** The new room does not stand yet: hand and prompt wait, a tap goes on. */
  playing = $state(false);
  /** It is coming into sight, with its own numbers; else the old one is. */
  entering = $state(false);
  showing = $state.raw<string | Message>("");
  /** The sum while it climbs. */
  sum = $state<number | null>(null);
  /** Whose cards have been counted into the sum. */
  counted = $state.raw<readonly number[]>([]);
  /** What the room in sight has brought, once it is told. */
  result = $state.raw<Result | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  #run = -1;

  constructor(view: View) {
    this.view = view;
  }

  /** Shows one step, from the position before it to the one after. */
  async play(before: View | null, now: View, step: Step<Event>): Promise<void> {
    this.#run = step.id;
    const isGrand = step.events.some((event) => grand.has(event.event));
    if (!before || step.quick || !isGrand) {
      this.#settle(now);
      this.#flyScrolls(step.events);
      await step.pause(step.events.length > 0 ? this.#glance(step.events) : 0);
      return;
    }
    this.#settle(before);
    this.playing = true;
    this.showing = "raiders-ask-watch";
    for (const event of step.events) {
      await this.#show(event, now, step);
      if (this.#run !== step.id) return;
    }
    this.#settle(now);
  }

  /** What is in sight is over, or just being told: its numbers are no longer to be chosen by. */
  get looksBack(): boolean {
    return this.playing && !this.entering;
  }

  /** How long a step without a reveal stays alone on the table. */
  #glance(events: readonly Event[]): number {
    return events.some((event) => event.event === "CardLaid") ? pace.laid : pace.chosen;
  }

  #settle(view: View): void {
    this.view = view;
    this.playing = false;
    this.entering = false;
    this.sum = null;
    this.counted = [];
    this.result = null;
    this.flights = [];
  }

  async #show(event: Event, now: View, step: Step<Event>): Promise<void> {
    switch (event.event) {
      case "Chosen":
      case "TorchUsed":
        this.view = after(this.view, event);
        return step.pause(pace.chosen);
      case "CardLaid":
        this.view = after(this.view, event);
        return step.pause(pace.laid);
      case "CardsRevealed":
      case "SecondRevealed":
        sound.play("card");
        this.view = after(this.view, event);
        return step.pause(pace.reveal);
      case "BallUsed":
        this.view = after(this.view, event);
        return step.pause(pace.ball);
      case "RoomResolved":
        return this.#resolve(event, step);
      case "ScrollPassed":
        this.flights = scrollFlight(event.from_seat, event.seat);
        if (await this.#lasts(step, pace.scroll)) this.view = after(this.view, event);
        return;
      case "FloorEnded":
        this.view = after(this.view, event);
        this.showing = { id: "raiders-show-floor", args: { floor: event.floor } };
        return step.pause(pace.ended);
      case "FloorLaid":
        this.#enter(now);
        return step.pause(pace.floor);
      case "RoomEntered":
        // The first room of a floor has come with it.
        if (this.entering) return;
        this.#enter(now);
        return step.pause(pace.room);
      case "RoomsLit":
      case "GameOver":
        return;
    }
  }

  /** The question of the room waits until it stands. */
  #enter(now: View): void {
    this.#settle(now);
    this.playing = true;
    this.entering = true;
  }

  /** A pause; false where another step has come meanwhile, as in a replay that is leafed through. */
  async #lasts(step: Step<Event>, ms: number): Promise<boolean> {
    await step.pause(ms);
    return this.#run === step.id;
  }

  async #resolve(
    event: Extract<Event, { event: "RoomResolved" }>,
    step: Step<Event>,
  ): Promise<void> {
    const { result } = event;
    if (result.sum !== null) {
      this.sum = 0;
      for (const [seat, { value }] of result.seats.entries()) {
        if (value === null) continue;
        this.sum += value;
        this.counted = [...this.counted, seat];
        if (!(await this.#lasts(step, pace.count))) return;
      }
    }
    if (!(await this.#lasts(step, pace.verdict))) return;
    this.result = result;
    this.flights = flightsOf(result);
    this.view = after(this.view, event);
    await step.pause(pace.result);
  }

  #flyScrolls(events: readonly Event[]): void {
    const passed = events.find((event) => event.event === "ScrollPassed");
    if (passed) this.flights = scrollFlight(passed.from_seat, passed.seat);
  }
}

function scrollFlight(from: number, to: number): Flight[] {
  return from === to ? [] : [{ key: `scroll-${from}-${to}`, what: "scroll", from, to }];
}

/** Every coin, wound and item that changes hands in a room travels to or from its seat. */
function flightsOf(result: Result): Flight[] {
  return result.seats.flatMap((change, seat) => {
    const found: Flight[] = [];
    const add = (what: Flight["what"], count: number, from: Flight["from"], to: Flight["to"]) => {
      for (let index = 0; index < Math.min(count, 5); index += 1) {
        found.push({ key: `${what}-${seat}-${index}`, what, from, to });
      }
    };
    add("coin", change.coins, "room", seat);
    add("coin", -change.coins, seat, "room");
    add("wound", change.wounds, "room", seat);
    add("heal", -change.wounds, "room", seat);
    if (change.item) add(change.item, 1, "room", seat);
    return found;
  });
}
