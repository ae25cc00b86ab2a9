/** One table page: the connection, what is shown, what is still to be shown, and what you may do. */
import { Live, type Connection } from "./live";
import { asRefusal } from "./api";
import { PlayedStep } from "./step";
import { Seats } from "./seats";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { toast } from "./toast.svelte";
import {
  WATCHER,
  type Action,
  type Message,
  type Preview,
  type Prompt,
  type StateMessage,
  type TableInfo,
} from "./wire";

/** A step that forgets to say it is done must not stop the table. */
const longestStep = 9000;
/** How long a pointing finger stays. */
const pointing = 2400;
/** More steps behind than this: show the newest at once. */
const mostSteps = 24;

export interface LogEntry {
  version: number;
  event: unknown;
}

/** A seat that points at a place of the board. */
export interface Pointer {
  key: number;
  seat: number;
  at: number;
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  /** Why the server closed, if it did. */
  farewell = $state.raw<Message | null>(null);
  seat = $state(WATCHER);
  shown = $state.raw<StateMessage | null>(null);
  before = $state.raw<StateMessage | null>(null);
  step = $state.raw(new PlayedStep(0, [], true, () => undefined));
  playing = $state(false);
  busy = $state(false);
  /** Another of your seats is asked: the device goes to its player. */
  handover = $state<number | null>(null);
  log = $state.raw<LogEntry[]>([]);

  /** Who points where, for a moment. */
  pointers = $state.raw<readonly Pointer[]>([]);

  newest = $state.raw<ReadonlyMap<number, StateMessage>>(new Map());
  seats = $derived(this.table ? Seats.of(this.table) : new Seats([], []));
  prompt = $derived(this.#usable());
  waiting = $derived(this.shown?.outcome ? [] : (this.shown?.waiting ?? []));

  #live: Live;
  #queue: StateMessage[] = [];
  #stepNumber = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #logs = new Map<number, LogEntry[]>();

  constructor(
    id: string,
    connect: (events: ConstructorParameters<typeof Live>[1]) => Live = (events) =>
      new Live(Live.address(id), events),
  ) {
    this.#live = connect({
      table: (table) => this.#onTable(table),
      state: (state) => this.#onState(state),
      connection: (now) => (this.connection = now),
      pointed: (seat, at) => this.#onPointed(seat, at),
      bye: (why) => (this.farewell = why),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#live.close();
  }

  /** Sends one of the offered actions; true once it is on disk. A refusal is told to the player. */
  act = async (action: Action): Promise<boolean> => {
    const prompt = this.prompt;
    if (!prompt || this.busy) return false;
    return this.#send(() => this.#live.play(this.seat, prompt.id, action));
  };

  takeBack = async (): Promise<boolean> => {
    if (this.busy) return false;
    return this.#send(() => this.#live.takeBack(this.seat));
  };

  // Both are help only: without an answer there is none to show.
  why = (action: Action): Promise<Message | null> =>
    this.#live.why(this.seat, action).catch(() => null);
  preview = async (action: Action): Promise<Preview | null> => {
    const answer = await this.#live.preview(this.seat, action).catch(() => null);
    return answer && answer.view !== null ? answer : null;
  };
  foresee = async (action: Action): Promise<unknown> => {
    const answer = await this.#live.preview(this.seat, action).catch(() => null);
    return answer?.foresight ?? null;
  };

  /** Shows a place to everybody for a moment. */
  point = (at: number): void => {
    if (this.seat !== WATCHER) void this.#live.point(this.seat, at).catch(() => undefined);
  };
  #pointed = 0;
  #onPointed(seat: number, at: number): void {
    const key = ++this.#pointed;
    this.pointers = [...this.pointers.filter((one) => one.seat !== seat), { key, seat, at }];
    setTimeout(() => {
      this.pointers = this.pointers.filter((one) => one.key !== key);
    }, pointing);
  }

  async #send(message: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await message();
      sound.play("move");
      return true;
    } catch (problem) {
      toast.refuse(asRefusal(problem).say, this.seats);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Shows everything that is still to come at once. */
  skip = (): void => {
    const last = this.#queue.at(-1);
    this.step.hurry();
    if (last) {
      for (const state of this.#queue) this.#record(state);
      this.#queue = [];
      this.#present({ ...last, events: [] });
    }
  };

  /** Looks through the eyes of another of your seats. */
  turnTo = (seat: number): void => {
    this.handover = null;
    this.#queue = [];
    clearTimeout(this.#timer);
    this.playing = false;
    this.seat = seat;
    this.log = this.#logs.get(seat) ?? [];
    const state = this.newest.get(seat);
    this.before = null;
    this.shown = null;
    if (state) this.#present({ ...state, events: [] });
  };

  #usable(): Prompt | null {
    const now = this.newest.get(this.seat);
    const offered = this.shown?.prompt ?? null;
    return offered && now?.prompt?.id === offered.id && this.handover === null ? offered : null;
  }

  #onTable(table: TableInfo): void {
    this.table = table;
    const [first] = table.you;
    const wanted = table.you.includes(this.seat) ? this.seat : (first ?? WATCHER);
    if (wanted !== this.seat) this.turnTo(wanted);
  }

  #onState(state: StateMessage): void {
    const known = this.newest.get(state.seat);
    if (known && state.version < known.version) return;
    // After a gap (or a first hello) the events in between are fetched for the record only.
    const gap = !known || state.version !== known.version + 1;
    this.newest = new Map(this.newest).set(state.seat, state);
    if (gap && (!known || state.version !== known.version)) void this.#fetchLog(state);
    if (state.seat !== this.seat) {
      this.#record(state);
      this.#offerHandover();
      return;
    }
    if (gap || !this.shown) {
      this.#queue = [];
      this.#present({ ...state, events: [] });
    } else if (this.playing) {
      this.#queue.push(state);
      if (this.#queue.length > mostSteps || document.hidden) this.skip();
    } else {
      this.#present(state);
    }
  }

  #present(state: StateMessage): void {
    clearTimeout(this.#timer);
    this.#record(state);
    this.before = this.shown;
    this.shown = state;
    const id = ++this.#stepNumber;
    const done = () => {
      if (id === this.#stepNumber) this.#next();
    };
    const { pace } = settings;
    const quick = settings.calm || pace === 0 || document.hidden;
    this.playing = state.events.length > 0;
    this.step = new PlayedStep(id, state.events, quick, done, pace);
    if (this.playing) this.#timer = setTimeout(done, longestStep * Math.max(1, pace));
    else this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    const state = this.#queue.shift();
    if (state) this.#present(state);
    else this.#offerHandover();
  }

  /** With several seats on one device, the one that is asked gets it. */
  #offerHandover(): void {
    const yours = this.table?.you ?? [];
    if (yours.length < 2 || this.playing || this.newest.get(this.seat)?.prompt) return;
    const asked = yours.find((seat) => seat !== this.seat && this.newest.get(seat)?.prompt);
    this.handover = asked ?? null;
  }

  #record(state: StateMessage): void {
    const { undone } = state;
    if (undone !== null) {
      const had = this.#logs.get(state.seat) ?? [];
      this.#keep(
        state.seat,
        had.filter((entry) => entry.version < undone),
      );
    }
    if (state.events.length === 0) return;
    const fresh = state.events.map((event) => ({ version: state.version, event }));
    this.#keep(state.seat, [...(this.#logs.get(state.seat) ?? []), ...fresh]);
  }

  #keep(seat: number, entries: LogEntry[]): void {
    this.#logs.set(seat, entries);
    if (seat === this.seat) this.log = entries;
  }

  async #fetchLog(state: StateMessage): Promise<void> {
    try {
      const found = await this.#live.log(state.seat, state.version + 1);
      const had = this.#logs.get(state.seat) ?? [];
      const versions = new Set(found.map(([version]) => version));
      const old = found.map(([version, event]) => ({ version, event }));
      const merged = [...old, ...had.filter((entry) => !versions.has(entry.version))];
      this.#keep(
        state.seat,
        merged.sort((a, b) => a.version - b.version),
      );
    } catch {
      // The record is a convenience: the table works without it and the next gap asks again.
    }
  }
}
