/** Talk at a table: the lines, which of them are new to you, and your own voice. */
import { asRefusal } from "./api";
import { recall, remember } from "./memory";
import type { ChatLine, Mark, Message } from "./wire";

export const marks: readonly Mark[] = ["👍", "😂", "😮", "😢", "👏", "🔥"];
/** Names of the marks in the message files. */
export const markNames: Record<Mark, string> = {
  "👍": "thumb",
  "😂": "laugh",
  "😮": "wonder",
  "😢": "sad",
  "👏": "clap",
  "🔥": "fire",
};
export const longestLine = 500;

interface Voice {
  say(seat: number, text: string): Promise<void>;
  react(line: number, mark: Mark): Promise<void>;
}

/** Lines by their numbers, newer versions instead of older ones. */
export function merge(had: readonly ChatLine[], heard: readonly ChatLine[]): ChatLine[] {
  const all = new Map(had.map((line) => [line.number, line]));
  for (const line of heard) all.set(line.number, line);
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** What a line would be sent as, and how long it is: characters as people and the server count them. */
export function measured(text: string): { text: string; length: number } {
  const clean = text.normalize("NFC").split(/\s+/u).filter(Boolean).join(" ");
  return { text: clean, length: [...clean].length };
}

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Not shown, not announced, not counted. */
  hidden = $state(recall("talk") === "hidden");
  /** The panel is in sight: what comes is read. */
  inSight = $state(false);
  read = $state(0);
  /** The lines that have come while this page was open, for those who listen. */
  fresh = $state.raw<readonly ChatLine[]>([]);
  unread = $derived(this.hidden ? 0 : this.lines.filter((line) => line.number > this.read).length);
  #greeted = false;

  constructor(
    private readonly table: string,
    private readonly voice: Voice,
  ) {
    this.read = Number(recall(`talk-${table}`) ?? 0) || 0;
  }

  hear(heard: ChatLine[]): void {
    const before = this.lines.at(-1)?.number ?? 0;
    const had = new Set(this.lines.map((line) => line.number));
    this.lines = merge(this.lines, heard);
    if (this.#greeted) {
      const came = heard.filter((line) => !had.has(line.number) && line.number > before);
      if (came.length > 0) this.fresh = [...this.fresh, ...came].slice(-20);
    }
    this.#greeted = true;
    if (this.inSight) this.#markRead();
  }

  /** The panel comes into sight, or goes: what was said so far has been seen. */
  look(inSight: boolean): void {
    this.inSight = inSight;
    if (inSight) this.#markRead();
  }

  #markRead(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    remember(`talk-${this.table}`, String(last));
  }

  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    remember("talk", hidden ? "hidden" : "shown");
  }

  /** Null once it was said, else why not. */
  async say(seat: number, typed: string): Promise<Message | null> {
    const { text, length } = measured(typed);
    if (length === 0) return null;
    if (length > longestLine) return { id: "talk-long", args: { length, most: longestLine } };
    return this.#try(() => this.voice.say(seat, text));
  }

  react(line: number, mark: Mark): Promise<Message | null> {
    return this.#try(() => this.voice.react(line, mark));
  }

  async #try(what: () => Promise<void>): Promise<Message | null> {
    try {
      await what();
      return null;
    } catch (problem) {
      return asRefusal(problem).say;
    }
  }
}
