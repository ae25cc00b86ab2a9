import type { ErrorBody, GameInfo, Me, Message, NewTable, TableInfo, TableSummary } from "./wire";

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

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  me: () => call<Me>("GET", "/me"),
  rename: (nick: string) => call<Me>("POST", "/me", { nick }),
  tables: () => call<TableSummary[]>("GET", "/tables"),
  create: (wish: NewTable) => call<TableInfo>("POST", "/tables", wish),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number | null) =>
    call<TableInfo>("POST", `${table(id)}/sit`, { seat, nonce: nonce() }),
  stand: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/stand`, { seat }),
  bot: (id: string, seat: number, bot: string | null) =>
    call<TableInfo>("POST", `${table(id)}/bot`, { seat, bot }),
  start: (id: string) => call<TableInfo>("POST", `${table(id)}/start`, {}),
  again: (id: string) => call<TableInfo>("POST", `${table(id)}/again`, {}),
};

/** Our part of the dice: random bytes mixed into the fair generator after the host's commitment. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function asRefusal(problem: unknown): Refusal {
  return problem instanceof Refusal ? problem : new Refusal({ id: "error-client" }, -1);
}
