/** One table page: the connection, what is shown, what is still to be shown, and what you may do. */
import { untrack } from "svelte";
import { LastActs } from "./acted";
import { Live, type Connection, type Line, type LiveEvents } from "./live";
import { api, asRefusal } from "./api";
import { noteSeal } from "./fair";
import { Light } from "./light.svelte";
import { Logs, type LogEntry } from "./logs.svelte";
import type { LogContext } from "./game";
import { Pointing } from "./pointing.svelte";
import { faster, Rush } from "./rush.svelte";
import { PlayedStep } from "./step";
import { Seats } from "./seats";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { Talk } from "./talk.svelte";
import { toast } from "./toast.svelte";
import type { Playback } from "./playback.svelte";
import {
  WATCHER,
  type Action,
  type Message,
  type Preview,
  type Prompt,
  type SeatClock,
  type StateMessage,
  type TableInfo,
} from "./wire";

/** A step that forgets to say it is done must not stop the table: so long may it show one thing. */
const longestStep = 9000;
/** How long a move is seen before the curtain falls on it. */
const lingering = 2000;
/** How long we wait before we send our part of the dice once more. */
const diceAgain = 3000;
/** More steps behind than this: show the newest at once. */
const mostSteps = 24;

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
  /** What was sent last and is not acknowledged yet, and the question in sight at that time. */
  #sent = $state.raw<{ seat: number; prompt: number | undefined } | null>(null);
  /** An answer is on its way. The next question may come before the acknowledgement, and can be answered at once. */
  busy = $derived(
    this.#sent !== null &&
      this.#sent.seat === this.seat &&
      this.#sent.prompt === this.shown?.prompt?.id,
  );
  #briefing = $state(false);
  /** Seats here that were told the goal. */
  briefed = $state.raw<readonly number[]>([]);
  /** The goal of the game is being told: nothing else comes up, and nothing is shown behind it, before it is read. */
  get briefing(): boolean {
    return this.#briefing;
  }
  set briefing(on: boolean) {
    this.#briefing = on;
    if (!on) this.goOn();
  }
  /** Whether the room tells something that is read before the next step is shown. */
  reading = $state.raw<() => boolean>(() => false);
  /** The next step waits until what is being told is read. */
  held = $derived(this.briefing || this.reading());
  /** What has been told is read: what came meanwhile is shown. */
  goOn = (): void =>
    // Whoever calls it in an effect depends on nothing of what is shown then.
    untrack(() => {
      if (!this.#closed && !this.playing && this.#queue.length > 0) this.#next();
    });
  /** Another of your seats is asked: the device goes to its player. */
  handover = $state<number | null>(null);
  #logs = new Logs(() => this.seat);
  get log(): readonly LogEntry[] {
    return this.#logs.shown;
  }

  /** The clocks as they stood at a moment of this browser's own clock. */
  clocks = $state.raw<{ at: number; seats: readonly SeatClock[] } | null>(null);
  /** A request about the table itself (not a move) is on its way. */
  asking = $state(false);
  /** You have played since this page was opened: there may be something to take back. */
  acted = $state(false);
  /** A bot played for this seat of yours until now. */
  returned = $state<number | null>(null);
  /** Your chairs went to another device. */
  movedAway = $state(false);

  /** Who points where, for a moment. */
  readonly pointing = new Pointing();
  /** What you look at in the record. */
  readonly light = new Light();

  /** What is said at this table. */
  readonly talk: Talk;
  /** The finished game is being looked at again: nothing can be done. */
  readonly playback: Playback | null;

  newest = $state.raw<ReadonlyMap<number, StateMessage>>(new Map());
  /** To whom the record is told. */
  get reader(): LogContext {
    const { seat, seats, shown } = this;
    return {
      seat,
      name: (one) => seats.name(one),
      isYou: (one) => seats.isYou(one),
      view: shown?.view ?? null,
    };
  }
  seats = $derived(this.table ? Seats.of(this.table, this.seat) : new Seats([], []));
  /** What the room shows, and whether it still does. */
  stage = $state.raw<{
    readonly playing: boolean;
    readonly showing?: string | Message | null;
  } | null>(null);
  /** Something is being seen that comes before the next question: nobody is asked or told of it yet. */
  watching = $derived(this.playing && (this.stage?.playing ?? false));
  prompt = $derived(this.watching ? null : this.#usable());
  waiting = $derived(this.watching || this.shown?.outcome ? [] : (this.shown?.waiting ?? []));

  #live: Line;
  #queue: StateMessage[] = [];
  #stepNumber = 0;
  /** Nobody has shown who they are yet. */
  #covered = false;
  /** The curtain was asked for: it stays until it is lifted. */
  #passing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What this page last did for the dice of the table. */
  #dice: "" | "promising" | "giving" = "";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    id: string,
    connect: (events: LiveEvents) => Line = (events) => new Live(Live.address(id), events),
    playback: Playback | null = null,
  ) {
    this.playback = playback;
    this.#live = connect({
      table: (table) => this.#onTable(table),
      state: (state) => this.#onState(state),
      connection: (now) => this.#onConnection(now),
      pointed: (seat, at) => this.pointing.hear(seat, at),
      clocks: (seats) => (this.clocks = { at: Date.now(), seats }),
      chat: (lines) => this.talk.hear(lines),
      bye: (why) => (this.farewell = why),
    });
    this.talk = new Talk(id, this.#live);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#curtain);
    clearTimeout(this.#retry);
    this.#live.close();
  }

  /** Sends one of the offered actions; true once it is on disk. A refusal is told to the player. */
  act = async (action: Action): Promise<boolean> => {
    const prompt = this.prompt;
    if (!prompt || this.busy) return false;
    const { seat } = this;
    const before = this.lastActed(seat);
    // The next version is what this answer leads to; what others do afterwards comes later. It is often shown, with
    // its question, before the server has said that the answer is kept.
    const noted = (this.newest.get(seat)?.version ?? 0) + 1;
    this.#acts.note(seat, noted);
    // What was refused before belongs to what was tried then.
    toast.moveOn();
    const forget = () => this.lastActed(seat) === noted && this.#acts.note(seat, before);
    const done = await this.#send(() => this.#live.play(seat, prompt.id, action), forget);
    if (done) this.acted = true;
    return done;
  };

  /** Lets the rest go by fast, until you are asked again, or no longer. */
  rush(on: boolean): void {
    this.#rush.turn(on);
  }
  get rushing(): boolean {
    return this.#rush.on;
  }
  #rush = new Rush(this);

  /** A table for the next game of the same people. */
  again = async (id: string): Promise<TableInfo> => this.#rush.next(await api.again(id));

  /** A request about the table itself, which is answered with the table. A refusal is told to the player. */
  ask = async (request: (id: string) => Promise<TableInfo>): Promise<boolean> => {
    if (!this.table || this.asking) return false;
    this.asking = true;
    try {
      this.#onTable(await request(this.table.id));
      return true;
    } catch (problem) {
      toast.refuse(asRefusal(problem).say, this.seats);
      return false;
    } finally {
      this.asking = false;
    }
  };

  takeBack = async (): Promise<boolean> => {
    if (this.busy) return false;
    return this.#send(() => this.#live.takeBack(this.seat));
  };

  // All are help only: without an answer there is none to show.
  /** Why an action is not offered: the rules know, or the table itself where nobody may do anything. */
  why = async (action: Action): Promise<Message | null> => {
    if (this.playback) return { id: "why-replay" };
    if (this.shown?.outcome || this.table?.status === "over") return { id: "why-over" };
    if (this.seat === WATCHER) return { id: "why-watching" };
    const found = await this.#live.why(this.seat, action).catch(() => null);
    return found ?? (this.prompt ? null : { id: "why-moment" });
  };
  preview = async (action: Action): Promise<Preview | null> => {
    const answer = await this.#live.preview(this.seat, action).catch(() => null);
    return answer && answer.view !== null ? this.#whole(answer) : null;
  };
  foresee = async (action: Action): Promise<unknown> => {
    const answer = await this.#live.preview(this.seat, action).catch(() => null);
    return answer?.foresight ?? null;
  };
  plan = async (actions: readonly Action[]): Promise<unknown> => {
    const answer = await this.#live.plan(this.seat, actions).catch(() => null);
    return answer && this.#whole(answer);
  };

  /** The version at which this seat last acted, here or before a reload; null if that is not known. */
  lastActed = (seat: number): number | null => this.#acts.of(seat);
  #acts = new LastActs(() => this.table?.id);

  /** Shows a place to everybody for a moment. */
  point = (at: number): void => {
    if (this.seat !== WATCHER) void this.#live.point(this.seat, at).catch(() => undefined);
  };

  async #send(message: () => Promise<void>, refused = (): unknown => undefined): Promise<boolean> {
    const sent = { seat: this.seat, prompt: this.shown?.prompt?.id };
    this.#sent = sent;
    try {
      await message();
      sound.play("move");
      return true;
    } catch (problem) {
      refused();
      toast.refuse(asRefusal(problem).say, this.seats);
      return false;
    } finally {
      if (this.#sent === sent) this.#sent = null;
    }
  }

  /** Shows everything that is still to come at once; what waits until something is read goes on waiting. */
  skip = (): void => {
    this.step.hurry();
    if (!this.held) this.#catchUp();
  };
  #catchUp(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    for (const state of this.#queue) this.#logs.add(state);
    this.#queue = [];
    this.#present({ ...last, events: [] });
  }

  /** Asks for the device to be given to another of your seats: the curtain falls first. */
  passTo = (seat: number): void => {
    if (seat === this.seat) return;
    clearTimeout(this.#curtain);
    this.#passing = true;
    this.handover = seat;
  };

  /** Looks through the eyes of another of your seats. */
  turnTo = (seat: number): void => {
    clearTimeout(this.#curtain);
    this.handover = null;
    this.#passing = false;
    this.#covered = false;
    this.acted = false;
    this.#look(seat);
  };

  #look(seat: number): void {
    this.#queue = [];
    clearTimeout(this.#timer);
    this.playing = false;
    this.seat = seat;
    this.#logs.turn();
    const state = this.newest.get(seat);
    this.before = null;
    this.shown = null;
    if (state) this.#present({ ...state, events: [] });
  }

  /** A replay shows any moment: as the step that led there, or at once. `log` is what was told before. */
  showMoment(seen: StateMessage, log: LogEntry[], animate: boolean): void {
    const state = this.#whole(seen);
    this.#queue = [];
    this.#stepNumber++;
    this.step.hurry();
    if (state.seat !== this.seat) {
      this.seat = state.seat;
      this.shown = null;
    }
    this.newest = new Map([[state.seat, state]]);
    this.#logs.keep(state.seat, log);
    if (animate) this.#present(state);
    else {
      this.#logs.add(state);
      this.#present({ ...state, events: [] });
    }
  }

  /** More of the record has come, of what was told before the moment in sight. */
  keepLog(log: LogEntry[]): void {
    this.#logs.keep(this.seat, log);
  }

  #usable(): Prompt | null {
    if (this.playback) return null;
    const now = this.newest.get(this.seat);
    const offered = this.shown?.prompt ?? null;
    return offered && now?.prompt?.id === offered.id && this.handover === null ? offered : null;
  }

  #onConnection(now: Connection): void {
    this.connection = now;
    // The server may have been started again in the meantime: then it counts from the beginning.
    if (now !== "open") this.#told = 0;
  }
  #told = 0;

  #onTable(table: TableInfo): void {
    // The answer to a request may come after what was told later over the connection.
    if (table.told < this.#told) return;
    this.#told = table.told;
    const before = this.table;
    this.table = table;
    if (!before) this.#rush.resume();
    noteSeal(table);
    this.#addToDice(table);
    // What you ask for is no news, whether the answer comes first or what everybody is told.
    if (before && !this.asking) this.#notice(before, table);
    if (table.you.length > 0) this.movedAway = false;
    // A page with several people in front of it starts behind the curtain.
    if (table.you.length > 1 && this.newest.size === 0) this.#covered = true;
    const [first] = table.you;
    const wanted = table.you.includes(this.seat) ? this.seat : (first ?? WATCHER);
    if (wanted !== this.seat) this.#look(wanted);
    if (table.you.length < 2) {
      this.#covered = this.#passing = false;
      this.handover = null;
    }
  }

  /** Our part of the dice: promised as soon as we sit here, given when the host starts. */
  #addToDice(table: TableInfo): void {
    if (table.status !== "lobby" || this.playback) return;
    const promising = !table.opening && table.you.some((seat) => !table.promises[seat]);
    const giving = table.opening && table.you.some((seat) => table.unopened.includes(seat));
    const now = giving ? "giving" : promising ? "promising" : "";
    if (now === this.#dice) return;
    clearTimeout(this.#retry);
    this.#dice = now;
    if (now === "") return;
    const request = giving ? api.part(table) : api.sit(table.id, null);
    request.catch((problem: unknown) => {
      // What is refused was promised by another browser of ours, or came too late: the table shows it. If the server
      // was not reached or could not do it, everybody waits for us: we try again soon, or with its next news.
      const { status } = asRefusal(problem);
      if (this.#closed || (status >= 400 && status < 500)) return;
      this.#dice = "";
      this.#retry = setTimeout(() => this.table && this.#addToDice(this.table), diceAgain);
    });
  }

  /** What happened to your own chairs without your doing. */
  #notice(before: TableInfo, table: TableInfo): void {
    const back = table.you.find(
      (seat) => before.seats[seat]?.stand_in && !table.seats[seat]?.stand_in,
    );
    if (back !== undefined) this.returned = back;
    if (before.you.length > 0 && table.you.length === 0 && table.status !== "over") {
      this.movedAway = true;
    }
  }

  /** Views are sent without what never changes; whoever looks at one finds both in it. */
  #whole<T extends { view: unknown }>(seen: T): T {
    const constants = this.table?.constants ?? null;
    return constants === null
      ? seen
      : { ...seen, view: { ...constants, ...(seen.view as object) } };
  }

  #onState(seen: StateMessage): void {
    const state = this.#whole(seen);
    const known = this.newest.get(state.seat);
    if (known && state.version < known.version) return;
    // After a gap (or a first hello) the events in between are fetched for the record only.
    const gap = !known || state.version !== known.version + 1;
    this.newest = new Map(this.newest).set(state.seat, state);
    if (gap && (!known || state.version !== known.version)) void this.#fetchLog(state);
    if (state.seat !== this.seat) {
      this.#logs.add(state);
      this.#offerHandover();
      return;
    }
    if (gap || !this.shown) {
      const whole = { ...state, events: [] };
      const waits = this.shown !== null && this.held;
      this.#queue = waits ? [whole] : [];
      if (!waits) this.#present(whole);
    } else if (this.playing || this.held) {
      this.#queue.push(state);
      if (this.#queue.length > mostSteps || document.hidden) this.skip();
    } else {
      this.#present(state);
    }
  }

  #present(state: StateMessage): void {
    clearTimeout(this.#timer);
    this.#logs.add(state);
    this.before = this.shown;
    this.shown = state;
    const id = ++this.#stepNumber;
    const done = () => {
      if (id === this.#stepNumber) this.#next();
    };
    if (this.rushing && (state.prompt || state.outcome)) this.rush(false);
    const reading = settings.pace / (this.playback?.speed ?? 1);
    const pace = this.rushing ? reading / faster : reading;
    const quick = settings.calm || pace === 0 || document.hidden;
    this.playing = state.events.length > 0;
    const goesOn = () => {
      if (id !== this.#stepNumber) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(done, longestStep * Math.max(1, pace));
    };
    this.step = new PlayedStep(id, state.events, quick, done, pace, goesOn, reading);
    if (this.playing) goesOn();
    else this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    if (!this.held && this.#queue.length > mostSteps) return this.#catchUp();
    const state = this.held ? undefined : this.#queue.shift();
    if (state) this.#present(state);
    else this.#offerHandover();
  }

  /** With several seats on one device, the one that is asked gets it. */
  #offerHandover(): void {
    const yours = this.table?.you ?? [];
    if (yours.length < 2 || this.#passing || this.playing || this.#queue.length > 0) return;
    if (this.#covered && this.table?.status === "playing") {
      this.handover = yours.find((seat) => this.newest.get(seat)?.prompt) ?? yours[0] ?? null;
      return;
    }
    if (this.newest.get(this.seat)?.prompt) return;
    const asked = yours.find((seat) => seat !== this.seat && this.newest.get(seat)?.prompt);
    const moved = this.acted || this.#sent !== null;
    clearTimeout(this.#curtain);
    const linger = moved && this.handover === null && !document.hidden && settings.pace > 0;
    if (asked === undefined || !linger) return void (this.handover = asked ?? null);
    // What was just done is seen before the curtain falls.
    this.#curtain = setTimeout(() => (this.handover = asked), lingering * settings.pace);
  }
  #curtain: ReturnType<typeof setTimeout> | undefined;

  /** What happened since a seat of yours last acted, as far as everybody at this device was told the same. */
  common(seat: number): LogEntry[] {
    const others = (this.table?.you ?? []).filter((one) => one !== seat);
    return this.#logs.common(seat, others, this.lastActed(seat));
  }

  async #fetchLog(state: StateMessage): Promise<void> {
    try {
      this.#logs.merge(state.seat, await this.#live.log(state.seat, state.version + 1));
    } catch {
      // The record is a convenience: the table works without it and the next gap asks again.
    }
  }
}
