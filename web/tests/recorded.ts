/**
 * A table page on a recorded scene. `python -m tests.recordings` writes the scenes (tests/scenes) with the real rules
 * and the server's own messages; `make test-web` does so before each run. The far end of the wire tells the page what
 * the server would tell it: a play must be the next one of the scene, and is answered with what came of it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render } from "@testing-library/svelte";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { loadRoom } from "../src/lib/game";
import { house } from "../src/lib/house.svelte";
import { settings } from "../src/lib/settings.svelte";
import { toast } from "../src/lib/toast.svelte";
import type { Action, GameInfo, Message, ServerMessage } from "../src/lib/wire";
import TablePage from "../src/pages/TablePage.svelte";
import Dialogs from "../src/ui/Dialogs.svelte";
import KeyHelp from "../src/ui/KeyHelp.svelte";
import Toasts from "../src/ui/Toasts.svelte";
import { Wire } from "./wire";

/** A question of the page that changes nothing, and its answer. */
interface Asked {
  t: string;
  seat: number;
  action: Action | null;
  /** Of a plan. */
  actions: Action[] | null;
  body: unknown;
}
/** What a page hears when this is done; the first moment is that of opening the page. */
interface Moment {
  by: { seat: number; prompt: number; action: Action | null } | null;
  heard: ServerMessage[];
  asked: Asked[];
  logs: Record<string, { events: [number, unknown][] }>;
}
interface Recording {
  game: GameInfo;
  people: Moment[][];
}

const folder = join(import.meta.dirname, "recorded");

/** The names of all scenes of a game. */
export function scenesOf(game: string): string[] {
  const found = existsSync(join(folder, game)) ? readdirSync(join(folder, game)) : [];
  if (found.length === 0)
    throw new Error(`No scenes of ${game}: record them with "python -m tests.recordings".`);
  return found.map((file) => file.replace(/\.json$/, ""));
}

function read(game: string, scene: string): Recording {
  if (!scenesOf(game).includes(scene)) throw new Error(`${game} has no scene "${scene}"`);
  return JSON.parse(readFileSync(join(folder, game, `${scene}.json`), "utf-8")) as Recording;
}

/** The words that a game from elsewhere brings along. */
function brought(slug: string, language: string): string {
  const place = join(import.meta.dirname, "../../tests", slug, "locales", language, `${slug}.ftl`);
  return readFileSync(place, "utf-8");
}

/** What went wrong at the far end of the wire, or was written to the console: looked at after each test. */
let problems: string[] = [];
/** One text for equal things, whatever the order of their fields. */
const same = (thing: unknown): string =>
  JSON.stringify(thing, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** A page that shows a scene as one of its people sees it. */
class RecordedTable {
  readonly user: UserEvent;
  /** Every action that was sent, oldest first. */
  readonly played: Action[] = [];
  /** Why the next play is refused, whatever it is; null lets the scene go on. */
  refusal: Message | null = null;
  #now = 0;
  #wire: Wire | null = null;

  constructor(
    readonly moments: Moment[],
    readonly game: GameInfo,
  ) {
    // Without style sheets there is nothing to look up about who hears a click.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    // A click takes no time, however busy the machine is: else it would be a long press.
    const { click } = user.setup({ delay: null });
    this.user = {
      ...user,
      click: async (thing) => {
        await click(thing);
        await this.settled();
      },
    };
  }

  /** Opens the page; again after `close`, as a reload does. */
  async open(): Promise<void> {
    const table = this.#seen().find((message) => message.t === "table");
    if (table?.t !== "table") throw new Error("a scene begins with its table");
    const info = table.table;
    const answers: Record<string, unknown> = {
      "/api/me": { nick: "Vera", opponents: {} },
      "/api/games": [this.game],
      [`/api/tables/${info.id}`]: info,
    };
    vi.stubGlobal("fetch", (path: string) => {
      const [, slug, language] = /^\/api\/games\/(\w+)\/words\/(\w+)$/.exec(path) ?? [];
      if (slug && language) answers[path] = { text: brought(slug, language) };
      if (!(path in answers)) problems.push(`the page fetches ${path}`);
      return Promise.resolve(new Response(JSON.stringify(answers[path] ?? {})));
    });
    Wire.answer = (asked, wire) => this.#answer(asked, wire);
    const called = new Promise<Wire>((resolve) => (Wire.called = resolve));
    await house.load();
    render(Dialogs);
    render(KeyHelp);
    render(Toasts);
    render(TablePage, { id: info.id });
    this.#wire = await called;
    this.#wire.open();
    await this.settled();
  }

  get moment(): Moment {
    return this.moments[this.#now] as Moment;
  }
  get next(): Moment | undefined {
    return this.moments[this.#now + 1];
  }

  /** The messages with which the seats at this page are asked something. */
  get asked(): string[] {
    return this.#seen().flatMap((one) =>
      one.t === "state" && one.prompt ? one.prompt.say.id : [],
    );
  }

  /** Everything that was set off is done: it takes promises alone, nothing waits for a clock. */
  async settled(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    await tick();
  }

  /** What the rules have against an action, as it is recorded for this moment. */
  reason(action: object): Message {
    const found = this.moment.asked.find(
      (one) => one.t === "why" && same(one.action) === same(action),
    );
    if (!found) throw new Error(`the scene does not say why not ${same(action)}`);
    return found.body as Message;
  }

  /** The next step of the scene, which is somebody else's. */
  async others(): Promise<void> {
    const { next } = this;
    if (!next) throw new Error("the scene is over");
    this.#go(next);
    await this.settled();
  }

  #go(next: Moment): void {
    this.#now++;
    for (const message of next.heard) this.#wire?.says(message);
  }

  #answer(asked: Record<string, unknown>, wire: Wire): void {
    const { t, id } = asked;
    const refuse = (why: string) => {
      problems.push(why);
      wire.says({ t: "refused", id, error: { id: "error-client" } });
    };
    if (t === "hello") {
      for (const message of this.#seen()) wire.says(message);
    } else if (t === "log") {
      wire.says({ t: "answer", id, body: { events: this.#log(Number(asked["seat"])) } });
    } else if (t === "play" || t === "take_back") {
      const action = (asked["action"] ?? null) as Action | null;
      if (action) this.played.push(action);
      if (this.refusal) {
        wire.says({ t: "refused", id, error: this.refusal });
        this.refusal = null;
        return;
      }
      const { next } = this;
      const wanted = next?.by;
      const { seat } = asked;
      const given = { seat, prompt: asked["prompt"] ?? wanted?.prompt, action };
      if (!next || same(given) !== same(wanted))
        return refuse(`the scene expects ${same(wanted ?? null)}, not ${same(given)}`);
      this.#go(next);
      wire.says({ t: "done", id });
    } else if (t === "why" || t === "preview" || t === "plan") {
      const { seat, action = null, actions = null } = asked;
      const wanted = { t, seat, action, actions };
      const found = this.moment.asked.find(
        (one) => same({ ...one, body: 0 }) === same({ ...wanted, body: 0 }),
      );
      if (!found) return refuse(`the scene has no answer to ${same(wanted)}`);
      wire.says({ t: "answer", id, body: found.body });
    } else wire.says({ t: "done", id });
  }

  /** What a seat was told so far. */
  #log(seat: number): [number, unknown][] {
    const told = [...(this.moments[0]?.logs[String(seat)]?.events ?? [])];
    for (const { heard } of this.moments.slice(1, this.#now + 1))
      for (const message of heard)
        if (message.t === "state" && message.seat === seat)
          told.push(...message.events.map((one): [number, unknown] => [message.version, one]));
    return told;
  }

  /** All that this page may know now: the table, and what each of its seats sees. What was told is not told again. */
  #seen(): ServerMessage[] {
    const seen = new Map<string, ServerMessage>();
    for (const { heard } of this.moments.slice(0, this.#now + 1))
      for (const message of heard)
        if (message.t === "state") seen.set(`${message.seat}`, { ...message, events: [] });
        else seen.set(message.t, message);
    return [...seen.values()];
  }

  close(): void {
    cleanup();
  }
}

/**
 * What opens the scenes of a game: the page of the first person, unless another is asked for. To be called at the head
 * of a test file, because fetching a room for the first time takes longer than any test.
 */
export async function scenes(
  game: string,
): Promise<(scene: string, person?: number) => Promise<RecordedTable>> {
  await loadRoom(game);
  return async (scene, person = 0) => {
    const recording = read(game, scene);
    const moments = recording.people[person];
    if (!moments) throw new Error(`nobody sees "${scene}" as person ${person}`);
    const table = new RecordedTable(moments, recording.game);
    await table.open();
    return table;
  };
}
export type { RecordedTable };

// Looking at the page

export { all, one, testId, words } from "./part";

beforeEach(() => {
  problems = [];
  Wire.all = [];
  for (const { id } of toast.notes) toast.dismiss(id);
  vi.stubGlobal("WebSocket", Wire);
  for (const kind of ["error", "warn"] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => void problems.push(said.join(" ")));
  settings.change({ motion: "less", pace: "at-once", sound: false });
});
afterEach(() => {
  // First of all, or a page of this test would hear the keys of the next one where something is wrong.
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(problems).toEqual([]);
});
