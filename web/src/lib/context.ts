import { getContext, setContext } from "svelte";
import type { GameRoom } from "./game";
import type { TableSession } from "./session.svelte";

/** What the table page hands down to the frame, past the game's room. */
export interface TableContext {
  session: TableSession;
  room: GameRoom;
  title: () => string;
}

const key = Symbol("table");

export function provideTable(context: TableContext): void {
  setContext(key, context);
}
export function useTable(): TableContext {
  return getContext<TableContext>(key);
}
