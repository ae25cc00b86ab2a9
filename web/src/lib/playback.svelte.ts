/** A finished game looked at again: its frames, the moment in sight, whose eyes, and how fast it goes. */
import { api, asRefusal } from "./api";
import type { LogEntry } from "./logs.svelte";
import { TableSession } from "./session.svelte";
import type { Line } from "./live";
import { OPEN, type Frame, type Message, type Replay, type TableInfo } from "./wire";

/** Frames asked for at once. */
export const chunk = 50;
export const speeds = [0.5, 1, 2, 4, 8] as const;
/** From this speed on a step is not played out but simply there. */
const tooFast = 4;

type Ask = (eyes: number, from: number, count: number) => Promise<Replay>;

/** Nobody listens at the other end: what is over cannot be changed. */
const silence: Line = {
  play: () => Promise.resolve(),
  takeBack: () => Promise.resolve(),
  why: () => Promise.resolve(null),
  preview: () => Promise.resolve(null),
  plan: () => Promise.resolve(null),
  point: () => Promise.resolve(),
  say: () => Promise.resolve(),
  react: () => Promise.resolve(),
  log: () => Promise.resolve([]),
  close: () => undefined,
};

/** A line of the whole record; `gone` if it was taken back later. */
export interface Told extends LogEntry {
  gone: boolean;
}

/** Everything told in the frames before this number, in order, and what of it no longer held then. */
export function allTold(frames: ReadonlyMap<number, Frame>, number: number): Told[] {
  const told: Told[] = [];
  for (let one = 0; one < number; one++) {
    const state = frames.get(one)?.state;
    const undone = state?.undone ?? null;
    // Versions count from 1, frames from 0.
    if (undone !== null) for (const line of told) line.gone ||= line.version >= undone - 1;
    for (const event of state?.events ?? []) told.push({ version: one, event, gone: false });
  }
  return told;
}

/** What had been told up to a moment and still held there. */
export function toldBefore(frames: ReadonlyMap<number, Frame>, number: number): LogEntry[] {
  return allTold(frames, number).filter((line) => !line.gone);
}

export class Playback {
  readonly session: TableSession;
  /** The number of the last moment. */
  last = $state(0);
  at = $state(0);
  eyes = $state(OPEN);
  speed = $state(1);
  running = $state(false);
  problem = $state.raw<Message | null>(null);
  /** The frames seen with these eyes that have come so far. */
  frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  frame = $derived(this.frames.get(this.at) ?? null);
  /** The record of the whole game, as far as it has come. */
  told = $derived(allTold(this.frames, this.last + 1));

  #ask: Ask;
  #seen = new Map<number, ReadonlyMap<number, Frame>>();
  #wanted = 0;
  #asked = new Map<string, Promise<void>>();
  #closed = false;

  constructor(
    readonly table: TableInfo,
    ask: Ask = (eyes, from, count) => api.replay(table.id, eyes, from, count),
  ) {
    this.#ask = ask;
    this.session = new TableSession(table.id, () => silence, this);
    this.session.connection = "open";
    this.#sit();
  }

  close(): void {
    this.#closed = true;
    this.running = false;
    this.session.close();
  }

  /** Begins at a moment, with the eyes of a seat, of a watcher (−1) or open ones (−2). */
  async open(at: number, eyes: number): Promise<void> {
    this.eyes = eyes < this.table.seats.length ? eyes : OPEN;
    this.#sit();
    try {
      // A link may name a moment after the end: where that is comes with the first frame.
      if (at >= chunk) this.last = (await this.#ask(this.eyes, 0, 1)).last;
    } catch (problem) {
      this.problem = asRefusal(problem).say;
      return;
    }
    await this.go(at >= chunk ? Math.min(at, this.last) : at);
  }

  /** Shows a moment at once, or as the step that led there. */
  async go(to: number, animate = false): Promise<void> {
    const wanted = (this.#wanted = Math.max(0, to));
    const { eyes } = this;
    try {
      await this.#need(wanted, eyes);
    } catch (problem) {
      if (wanted === this.#wanted && eyes === this.eyes) {
        this.problem = asRefusal(problem).say;
        this.running = false;
      }
      return;
    }
    if (this.#closed || wanted !== this.#wanted || eyes !== this.eyes) return;
    this.problem = null;
    const number = Math.min(wanted, this.last);
    const frame = this.frames.get(number);
    if (!frame) return;
    const next = animate && number === this.at + 1 && this.speed < tooFast;
    this.at = this.#wanted = number;
    this.#show(frame, next);
  }

  step(by: number): Promise<void> {
    const to = Math.min(this.last, Math.max(0, this.#wanted + by));
    return to === this.at ? Promise.resolve() : this.go(to, by === 1);
  }

  /** Plays on from here, or stops; at the end it begins again. */
  toggle(): void {
    this.running = !this.running;
    if (this.running && this.at >= this.last) void this.go(0);
  }

  async look(eyes: number): Promise<void> {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    this.frames = this.#seen.get(eyes) ?? new Map();
    this.#sit();
    await this.go(this.at);
  }

  /** Fetches what is still missing, from the beginning on, so that the record is whole. */
  async fill(): Promise<void> {
    const { eyes } = this;
    for (let from = 0; from <= this.last && !this.#closed && eyes === this.eyes; from += chunk) {
      try {
        await this.#need(from, eyes);
      } catch {
        return; // Asked for again when somebody goes there.
      }
    }
    if (eyes === this.eyes && !this.#closed) {
      this.session.keepLog(toldBefore(this.frames, this.at + (this.session.playing ? 0 : 1)));
    }
  }

  /** You are "you" only through your own eyes; and nobody is away from a game that is over. */
  #sit(): void {
    const you = this.table.you.includes(this.eyes) ? [this.eyes] : [];
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      connected: true,
      away: null,
      stand_in: null,
    }));
    this.session.table = { ...this.table, you, seats };
  }

  #show(frame: Frame, animate: boolean): void {
    const { session } = this;
    const state = { ...frame.state, seat: frame.eyes, version: frame.number };
    // Other eyes see another position: what happened is played only where it was seen from.
    const same = session.shown !== null && session.seat === frame.eyes;
    session.showMoment(state, toldBefore(this.frames, frame.number), animate && same);
  }

  async #need(number: number, eyes: number): Promise<void> {
    const frames = this.#seen.get(eyes);
    if (frames?.has(number)) return;
    const from = Math.floor(number / chunk) * chunk;
    const key = `${eyes}/${from}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#fetch(eyes, from).finally(() => this.#asked.delete(key));
      this.#asked.set(key, asked);
    }
    await asked;
  }

  async #fetch(eyes: number, from: number): Promise<void> {
    const found = await this.#ask(eyes, from, chunk);
    this.last = found.last;
    const frames = new Map(this.#seen.get(eyes) ?? []);
    for (const frame of found.frames) frames.set(frame.number, frame);
    this.#seen.set(eyes, frames);
    if (eyes === this.eyes) this.frames = frames;
  }
}
