/** What travels between browser and server; docs/protocol.md says it in words. */

/** Something to be said in the reader's language: a message id of the Fluent files and its arguments. */
export interface Message {
  id: string;
  args?: Record<string, MessageValue>;
}
/** An argument may itself be a message (the name of a card) or a list. */
export type MessageValue = string | number | boolean | null | Message | MessageValue[];

export interface ErrorBody {
  error: Message;
}

export type Language = "ru" | "uk" | "en";

export interface GameInfo {
  slug: string;
  title: Record<Language, string>;
  seats: [number, number];
  /** Of every component, by its id. */
  names: Record<string, Record<Language, string>>;
  minutes: number;
  edition: number;
  options: JsonSchema;
  defaults: Record<string, Options>;
  bots: string[];
}

export type OptionValue = string | number | boolean | null;
export type Options = Record<string, OptionValue>;

/** The part of JSON Schema that an options Struct can produce. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  enum?: OptionValue[];
  const?: OptionValue;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  default?: OptionValue;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

export interface Me {
  nick: string;
}

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  nick: string | null;
  bot: string | null;
  connected: boolean;
}

export type TableStatus = "lobby" | "playing" | "over";

export interface TableInfo {
  id: string;
  game: string;
  options: Options;
  status: TableStatus;
  seats: SeatInfo[];
  you: number[];
  host: boolean;
  link: string;
  commitment: string;
  position: boolean;
  created: number;
  moves: number;
  /** The table where the same people play again. */
  next: string | null;
}

export interface TableSummary {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatInfo[];
  your_turn: boolean;
  updated: number;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Options;
  bots: (string | null)[];
  start: boolean;
}

/** Every action names its verb; the other fields are the game's. */
export interface Action {
  verb: string;
}

export interface Prompt<A extends Action = Action> {
  id: number;
  say: Message;
  actions: A[];
}

export interface ScoreLine {
  label: Message;
  amount: number | null;
}

export interface Outcome {
  winners: number[];
  why: Message;
  /** The place of each seat, 1 is the best. */
  places: number[];
  scores: ScoreLine[][];
  points: number[];
}

export const WATCHER = -1;

export interface StateMessage<V = unknown, F = unknown, A extends Action = Action, E = unknown> {
  t: "state";
  seat: number;
  version: number;
  /** After a take-back: what was told from this version on no longer holds. */
  undone: number | null;
  events: E[];
  view: V;
  figures: F;
  /** What is asked, or what the table is doing, whether or not this seat has to answer. */
  say: Message | null;
  prompt: Prompt<A> | null;
  take_back: boolean;
  waiting: number[];
  outcome: Outcome | null;
}

export interface Preview<V = unknown, F = unknown, E = unknown> {
  view: V;
  figures: F;
  events: E[];
}

export interface LogAnswer<E = unknown> {
  events: [number, E][];
}

export type ServerMessage =
  | { t: "table"; table: TableInfo }
  | StateMessage
  | { t: "done"; id: number }
  | { t: "refused"; id: number; error: Message }
  | { t: "answer"; id: number; body: unknown }
  | { t: "bye"; error: Message };

/** What the browser asks, without the id that the connection gives it. */
export type Ask =
  | { t: "play"; seat: number; prompt: number; action: Action }
  | { t: "take_back"; seat: number }
  | { t: "why"; seat: number; action: Action }
  | { t: "preview"; seat: number; action: Action }
  | { t: "log"; seat: number; before: number };
