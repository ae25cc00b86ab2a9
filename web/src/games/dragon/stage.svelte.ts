/**
 * What the table shows while a step plays. The server sends the position after a step; the stage leads there
 * event by event. What the Dragon does is gathered into scenes, which stay to be read until the next move.
 */
import type { LogLine, Step } from "../../lib/game";
import { sound } from "../../lib/sound";
import type { Message } from "../../lib/wire";
import { describe } from "./describe";
import { after } from "./projection";
import type { Deck, Event, View } from "./types";

export interface Scene {
  key: string;
  kind: "rage" | "cave" | "peek";
  /** Cards in the order in which they came; the level says how far each reaches. */
  cards: { card: string; level: number | null }[];
  dice: readonly boolean[] | null;
  lines: LogLine[];
  /** Where the cards come from. */
  deck: Deck;
}

export type Search = Extract<Event, { event: "Searched" }>;

const pace: Partial<Record<Event["event"], number>> = {
  TurnBegan: 380,
  Stepped: 320,
  Carried: 360,
  TorchMade: 200,
  FreeTorch: 200,
  Searched: 900,
  GemFound: 1200,
  CubePlaced: 220,
  Cleared: 320,
  Attracted: 250,
  ApGiven: 250,
  Peeked: 300,
  Hinted: 350,
  Delivered: 400,
  CaveCardDrawn: 900,
  RageBegan: 500,
  DiceRolled: 700,
  DragonCardDrawn: 800,
  Buried: 400,
  HexRemoved: 400,
  GnomeFled: 400,
  TorchesOut: 400,
  GemHidden: 400,
  RageCalmed: 400,
  DiscardOnTop: 400,
  FirstRubble: 500,
  Queued: 150,
  GameOver: 1800,
};

/** Which places an event is about: they flash while it is told. */
function placesOf(event: Event): readonly number[] {
  switch (event.event) {
    case "FirstRubble":
      return event.hexes;
    case "DragonCardDrawn":
      return event.hex === null ? [] : [event.hex];
    case "HexRemoved":
      return [event.hex, ...event.lost];
    case "TorchesOut":
      return event.places;
    case "GnomeFled":
      return [event.to];
    case "Buried":
    case "GemHidden":
    case "GemFound":
    case "HexEmptied":
    case "CubePlaced":
    case "Cleared":
    case "CaveCardDrawn":
      return [event.hex];
    default:
      return [];
  }
}

/** What is being shown, in words that do not tell how it ends. */
const shows: Partial<Record<Event["event"], string>> = {
  Queued: "dragon-show-order",
  CaveCardDrawn: "dragon-show-cave",
  DragonPhase: "dragon-show-rage",
  RageBegan: "dragon-show-rage",
  GnomeFled: "dragon-show-rage",
  TurnBegan: "dragon-show-gnome",
  Stepped: "dragon-show-gnome",
  Carried: "dragon-show-gnome",
  TorchMade: "dragon-show-gnome",
  Searched: "dragon-show-gnome",
  Cleared: "dragon-show-gnome",
  Attracted: "dragon-show-gnome",
  ApGiven: "dragon-show-gnome",
  Peeked: "dragon-show-gnome",
  Hinted: "dragon-show-gnome",
  Slipped: "dragon-show-gnome",
  TurnEnded: "dragon-show-gnome",
};
function showing(event: Event): Message | null {
  const id = endsShowing(event) ? "table-showing" : shows[event.event];
  return id ? { id, args: "gnome" in event ? { gnome: event.gnome } : {} } : null;
}

function momentOf(event: Event): Stage["moment"] {
  if (event.event === "GameOver") return event.won ? "won" : "lost";
  return event.event === "GemFound" ? "gem" : null;
}

/** The Dragon sleeps through its turn, or nobody does anything any more. */
const endsShowing = (event: Event): boolean =>
  event.event === "GameOver" || (event.event === "DragonPhase" && event.asleep);

export class Stage {
  view = $state.raw<View>() as View;
  playing = $state(false);
  showing = $state.raw<Message | null>(null);
  /** Places that the event being told is about. */
  struck = $state.raw<readonly number[]>([]);
  /** Something worth a pause has just happened: a gem was found, or the game came to its end. */
  moment = $state<"gem" | "won" | "lost" | null>(null);
  scenes = $state.raw<readonly Scene[]>([]);
  /** The scene in sight; −1: none, or put away. */
  shown = $state(-1);
  /** The last search, with its roll; it is seen at its hex until somebody does something else. */
  searched = $state.raw<Search | null>(null);
  /** Nobody plays on here, so that a story is over with the next step: a replay. */
  replays = false;
  #run = -1;
  #open: Scene | null = null;

  constructor(view: View) {
    this.view = view;
  }

  async play(before: View | null, now: View, step: Step<Event>): Promise<void> {
    this.#run = step.id;
    const slow = before !== null && before.hexes.length > 0 && !step.quick;
    this.view = slow ? before : now;
    this.playing = slow && step.events.length > 0;
    this.showing = null;
    // A position that is there at once, as after a jump in a replay, may be another one than that of what was told.
    if (before !== null && step.events.length === 0) this.clear(false);
    else if (this.replays) this.clear(before?.pending != null);
    for (const event of step.events) {
      this.showing = showing(event) ?? this.showing;
      this.#tell(event);
      // Where something is to be said of the cards, they lie beneath that question.
      if (event.event === "PeekedCards" && !now.pending && !this.replays) this.#peek(event);
      if (!slow || step.quick) continue;
      this.struck = placesOf(event);
      this.moment = momentOf(event);
      this.view = after(this.view, event);
      await step.pause(pace[event.event] ?? 0);
      if (this.#run !== step.id) return;
    }
    this.view = now;
    this.struck = [];
    this.moment = null;
    this.playing = false;
  }

  /** The player has read it and goes on; a story that waits for a choice goes on too. */
  clear(waits: boolean): void {
    this.searched = null;
    if (!waits) this.#open = null;
    this.scenes = this.#open ? [this.#open] : [];
    this.shown = this.scenes.length - 1;
  }
  putAway(): void {
    this.shown = -1;
  }
  turnTo(index: number): void {
    if (index >= 0 && index < this.scenes.length) this.shown = index;
  }

  /** What the Dragon and the cave do is told in scenes, line by line. */
  #tell(event: Event): void {
    if (event.event === "Searched") this.searched = event;
    else if (endsCard.has(event.event)) this.searched = null;
    if (event.event === "RageBegan") {
      const woken = event.cause === "found_dragon" ? this.searched : null;
      this.#begin("rage", woken ? describe(woken) : []);
    } else if (event.event === "CaveCardDrawn") this.#begin("cave");
    // After a reload in the middle of a Rage its scene begins with what comes next.
    else if (!this.#open && ofRage.has(event.event)) this.#begin("rage");
    // A step that goes on with a Rage interrupted by a choice finds its scene open still.
    const scene = this.#open;
    if (!scene) return;
    if (scene.kind === "cave" && endsCard.has(event.event)) {
      this.#open = null;
      return;
    }
    const next: Scene = { ...scene, lines: [...scene.lines, ...describe(event)] };
    if (event.event === "DragonCardDrawn") {
      sound.play("card");
      next.cards = [...scene.cards, { card: event.card, level: event.level }];
    } else if (event.event === "CaveCardDrawn") {
      next.cards = [{ card: event.card, level: null }];
    } else if (event.event === "DiceRolled") {
      sound.play("dice");
      next.dice = event.faces;
    }
    this.#open = event.event === "RageEnded" || event.event === "GameOver" ? null : next;
    this.scenes = [...this.scenes.slice(0, -1), next];
    this.shown = this.scenes.length - 1;
  }

  #peek(event: Extract<Event, { event: "PeekedCards" }>): void {
    this.#begin("peek", describe(event), event.deck);
    const cards = event.cards.map((card) => ({ card, level: null }));
    this.scenes = this.scenes.map((one) => (one === this.#open ? { ...one, cards } : one));
    this.#open = null;
  }

  /** Lines that led to it stand first. */
  #begin(
    kind: Scene["kind"],
    before: LogLine[] = [],
    deck: Deck = kind === "rage" ? "dragon" : "cave",
  ): void {
    this.#open = {
      key: `${this.#run}.${this.scenes.length}`,
      kind,
      cards: [],
      dice: null,
      lines: before,
      deck,
    };
    this.scenes = [...this.scenes, this.#open].slice(-12);
    this.shown = this.scenes.length - 1;
  }
}

/** What happens in a Rage only. */
const ofRage: ReadonlySet<Event["event"]> = new Set(["GnomeFled", "DragonCardDrawn", "DiceRolled"]);

/** What follows a cave card, but does not come of it. */
const endsCard: ReadonlySet<Event["event"]> = new Set([
  "Stepped",
  "Carried",
  "TorchMade",
  "Searched",
  "Attracted",
  "TurnEnded",
  "TurnBegan",
  "DragonPhase",
  "RoundBegan",
  "ApGiven",
  "Peeked",
]);
