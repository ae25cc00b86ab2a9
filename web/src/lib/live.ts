/**
 * The live connection of one table page. It keeps itself up: a lost socket is opened again with
 * growing pauses, and what was asked but not answered is asked again with the same id, so that a
 * move is neither lost nor made twice.
 */
import { Refusal } from "./api";
import type {
  Ask,
  ChatLine,
  Mark,
  Message,
  PreviewAnswer,
  SeatClock,
  ServerMessage,
  StateMessage,
  TableInfo,
} from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface LiveEvents {
  table(table: TableInfo): void;
  state(state: StateMessage): void;
  connection(now: Connection): void;
  /** Somebody points at a place of the board. */
  pointed?(seat: number, at: number): void;
  /** The clocks of all seats, as they stand at this moment. */
  clocks?(seats: SeatClock[]): void;
  /** Lines of talk that are new or have changed. */
  chat?(lines: ChatLine[]): void;
  /** The server said goodbye; it will not be called again. */
  bye(why: Message): void;
}

interface Pending {
  ask: Ask;
  resolve(body: unknown): void;
  reject(why: Refusal): void;
}

/** Said twice it would be done twice: not repeated on a new connection, but told to the player. */
const once: Partial<Record<Ask["t"], string>> = {
  take_back: "error-take-back-lost",
  say: "error-say-lost",
  react: "error-react-lost",
};

const firstPause = 400;
const longestPause = 8000;
/** A connection that is not open after this long counts as lost. */
const patience = 10000;
/** After a restart everybody comes back at once and waits in the server's queue, so the table may take longer. */
const queuePatience = 60000;

/** What a table page can say to its server; a replay says nothing. */
export type Line = Pick<
  Live,
  "play" | "takeBack" | "why" | "preview" | "plan" | "point" | "say" | "react" | "log" | "close"
>;

export class Live {
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #nextId = 1;
  #pause = firstPause;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly events: LiveEvents,
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** The address of a table's live connection at this server. */
  static address(table: string): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/live`;
  }

  play(seat: number, prompt: number, action: { verb: string }): Promise<void> {
    return this.#ask({ t: "play", seat, prompt, action }) as Promise<void>;
  }
  takeBack(seat: number): Promise<void> {
    return this.#ask({ t: "take_back", seat }) as Promise<void>;
  }
  why(seat: number, action: { verb: string }): Promise<Message | null> {
    return this.#ask({ t: "why", seat, action }) as Promise<Message | null>;
  }
  preview(seat: number, action: { verb: string }): Promise<PreviewAnswer | null> {
    return this.#ask({ t: "preview", seat, action }) as Promise<PreviewAnswer | null>;
  }
  plan(seat: number, actions: readonly { verb: string }[]): Promise<{ view: unknown } | null> {
    return this.#ask({ t: "plan", seat, actions }) as Promise<{ view: unknown } | null>;
  }
  point(seat: number, at: number): Promise<void> {
    return this.#ask({ t: "point", seat, at }) as Promise<void>;
  }
  say(seat: number, text: string): Promise<void> {
    return this.#ask({ t: "say", seat, text }) as Promise<void>;
  }
  react(line: number, mark: Mark): Promise<void> {
    return this.#ask({ t: "react", line, mark }) as Promise<void>;
  }
  async log(seat: number, before: number): Promise<[number, unknown][]> {
    const body = (await this.#ask({ t: "log", seat, before })) as { events: [number, unknown][] };
    return body.events;
  }

  close(): void {
    this.#end();
    this.events.connection("closed");
  }

  #end(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    this.#socket?.close();
    this.#socket = null;
    for (const waiting of this.#pending.values()) {
      waiting.reject(new Refusal({ id: "error-connection-closed" }, 0));
    }
    this.#pending.clear();
  }

  /** Back online or back in sight: do not wait out the pause. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.events.connection("connecting");
    const socket = this.open(this.address);
    this.#socket = socket;
    this.#greeted = false;
    this.#watchdog = setTimeout(() => socket.close(), patience);
    socket.addEventListener("open", () => {
      clearTimeout(this.#watchdog);
      if (socket === this.#socket) this.#watchdog = setTimeout(() => socket.close(), queuePatience);
      socket.send(JSON.stringify({ t: "hello" }));
    });
    socket.addEventListener("message", (event: MessageEvent<unknown>) => {
      if (socket === this.#socket) this.#hear(String(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lose();
    });
  }

  #lose(): void {
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#watchdog);
    if (this.#closed) return;
    this.events.connection("lost");
    // A play names its prompt and may be repeated; a take-back does not, and twice would be one too many.
    for (const [id, { ask }] of this.#pending) {
      const lost = once[ask.t];
      if (lost) this.#settle(id)?.reject(new Refusal({ id: lost }, 0));
    }
    // A little disorder, so that a restarted server is not called by everybody in one moment.
    const pause = this.#pause * (0.5 + Math.random() * 0.75);
    this.#pause = Math.min(this.#pause * 2, longestPause);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.t) {
      case "table":
        this.events.table(message.table);
        if (!this.#greeted) this.#welcome();
        break;
      case "state":
        this.events.state(message);
        break;
      case "pointed":
        this.events.pointed?.(message.seat, message.at);
        break;
      case "chat":
        this.events.chat?.(message.lines);
        break;
      case "clocks":
        this.events.clocks?.(message.seats);
        break;
      case "done":
        this.#settle(message.id)?.resolve(undefined);
        break;
      case "answer":
        this.#settle(message.id)?.resolve(message.body);
        break;
      case "refused":
        this.#settle(message.id)?.reject(new Refusal(message.error, 409));
        break;
      case "bye":
        this.#end();
        this.events.connection("closed");
        this.events.bye(message.error);
        break;
    }
  }

  /** The server knows us again: repeat what it has not answered. */
  #welcome(): void {
    this.#greeted = true;
    this.#pause = firstPause;
    clearTimeout(this.#watchdog);
    this.events.connection("open");
    for (const [id, { ask }] of this.#pending) this.#send(id, ask);
  }

  #settle(id: number): Pending | undefined {
    const found = this.#pending.get(id);
    this.#pending.delete(id);
    return found;
  }

  #ask(ask: Ask): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Refusal({ id: "error-connection-closed" }, 0));
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#pending.set(id, { ask, resolve, reject });
      if (this.#greeted) this.#send(id, ask);
    });
  }

  #send(id: number, ask: Ask): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ ...ask, id }));
    }
  }
}
