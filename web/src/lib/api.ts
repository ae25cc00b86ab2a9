import { ourPromise, partToGive } from "./fair";
import type {
  ErrorBody,
  GameInfo,
  GameRecord,
  GameWords,
  Manners,
  Me,
  Message,
  NewTable,
  Opponents,
  Pass,
  PassInfo,
  Proposal,
  Replay,
  TableInfo,
  TableSummary,
  Verdict,
} from "./wire";

/** The server said no, in words (`say`), or could not be reached (`status` 0). */
export class Refusal extends Error {
  constructor(
    readonly say: Message,
    readonly status: number,
  ) {
    super(say.id);
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ id: "error-unreachable" }, 0);
  }
  const text = await answer.text();
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    // A proxy or a server that is just starting answers with a page of its own.
    throw new Refusal({ id: "error-unreachable" }, 0);
  }
  if (!answer.ok) {
    const said = (read as Partial<ErrorBody>).error;
    throw new Refusal(said ?? { id: "error-server" }, answer.status);
  }
  return read as T;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const at = (id: string, what: string, body: object = {}) =>
  call<TableInfo>("POST", `${table(id)}/${what}`, body);

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  /** The messages of a game, as the text of a Fluent file. */
  words: async (slug: string, language: string): Promise<string> =>
    (await call<GameWords>("GET", `/games/${encodeURIComponent(slug)}/words/${language}`)).text,
  me: () => call<Me>("GET", "/me"),
  rename: (nick: string) => call<Me>("POST", "/me", { nick }),
  opponents: (game: string, chosen: Opponents) =>
    call<Me>("POST", "/me/opponents", { game, ...chosen }),
  tables: () => call<TableSummary[]>("GET", "/tables"),
  create: (order: NewTable) => call<TableInfo>("POST", "/tables", order),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  sit: async (id: string, seat: number | null) =>
    at(id, "sit", { seat, promise: await ourPromise(id) }),
  stand: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/stand`, { seat }),
  bot: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  start: async (id: string, without = false) =>
    at(id, "start", { promise: await ourPromise(id), without }),
  part: (table: TableInfo) => at(table.id, "part", { nonce: partToGive(table) }),
  again: (id: string) => call<TableInfo>("POST", `${table(id)}/again`, {}),
  // A finished game
  replay: (id: string, eyes: number, from: number, count: number) =>
    call<Replay>("GET", `${table(id)}/replay?eyes=${eyes}&from=${from}&count=${count}`),
  verify: (id: string) => call<Verdict>("GET", `${table(id)}/verify`),
  record: (id: string) => call<GameRecord>("GET", `${table(id)}/record`),
  // Finding a table
  code: (code: string) => call<{ id: string }>("GET", `/codes/${encodeURIComponent(code)}`),
  open: () => call<TableSummary[]>("GET", "/open"),
  // Around a table
  manners: (id: string, manners: Manners) => at(id, "manners", manners),
  name: (id: string, seat: number, nick: string) => at(id, "name", { seat, nick }),
  move: (id: string, seat: number, to: number) => at(id, "move", { seat, to }),
  kick: (id: string, seat: number) => at(id, "kick", { seat }),
  showOut: (id: string, watcher: string) => at(id, "show_out", { watcher }),
  letIn: (id: string, watcher: string) => at(id, "let_in", { watcher }),
  mute: (id: string, watcher: string, muted: boolean) => at(id, "mute", { watcher, muted }),
  host: (id: string, seat: number) => at(id, "host", { seat }),
  standIn: (id: string, seat: number, bot: string | null) => at(id, "stand_in", { seat, bot }),
  replace: (id: string, seat: number, bot: string | null) => at(id, "replace", { seat, bot }),
  resign: (id: string, seat: number) => at(id, "resign", { seat }),
  moreTime: (id: string, seat: number) => at(id, "more_time", { seat }),
  propose: (id: string, seat: number, kind: "end" | "take_back") =>
    at(id, "propose", { seat, kind }),
  consent: (id: string, seat: number, kind: Proposal["kind"], agree: boolean) =>
    at(id, "consent", { seat, agree, kind }),
  close: (id: string) => at(id, "close"),
  // Personal links
  pass: (id: string) => call<Pass>("POST", `${table(id)}/pass`, {}),
  passInfo: (token: string) => call<PassInfo>("GET", `/passes/${encodeURIComponent(token)}`),
  usePass: (token: string) => call<TableInfo>("POST", "/passes", { token }),
};

export function asRefusal(problem: unknown): Refusal {
  return problem instanceof Refusal ? problem : new Refusal({ id: "error-client" }, -1);
}
