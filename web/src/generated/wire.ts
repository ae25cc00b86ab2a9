// Written by `undercroft types` from core/view.py and server/wire.py; do not edit.

/** Something to be said in the reader's language: the words live in the Fluent files. */
export interface Message {
  id: string;
  args: Record<string, number | string | boolean | (number | string)[]>;
}

/** One line of a seat's score sheet; a line without an amount is a remark. */
export interface ScoreLine {
  label: Message;
  amount: number | null;
}

/** How a game ended: who won, why, and every seat's score sheet. */
export interface Outcome {
  winners: number[];
  why: Message;
  places: number[];
  scores: ScoreLine[][];
  points: number[];
}

/** How you want to be called. */
export interface NickWish {
  nick: string;
}

/** A table to be set up. Without options the game's own defaults hold. */
export interface NewTable {
  game: string;
  seats: number;
  bots?: (string | null)[];
  options?: Record<string, unknown> | null;
  start?: boolean;
}

/** A chair to sit down on; null is the first free one, if you do not sit yet. */
export interface SitWish {
  seat?: number | null;
  nonce?: string | null;
}

export interface StandWish {
  seat: number;
}

/** A bot for a chair; null empties it. */
export interface BotWish {
  seat: number;
  bot?: string | null;
}

export type Nothing = Record<string, never>;

/** A refusal. */
export interface ErrorBody {
  error: Message;
}

export interface Me {
  nick: string;
}

/** A box on the shelf. */
export interface GameInfo {
  slug: string;
  title: Record<string, string>;
  seats: [number, number];
  names: Record<string, Record<string, string>>;
  minutes: number;
  edition: number;
  options: Record<string, unknown>;
  defaults: Record<string, Record<string, unknown>>;
  bots: string[];
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  nick: string | null;
  bot: string | null;
  connected: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  you: number[];
  host: boolean;
  link: string;
  commitment: string;
  position: boolean;
  created: number;
  moves: number;
  next: string | null;
}

export interface TableSummary {
  id: string;
  game: string;
  status: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  your_turn: boolean;
  updated: number;
}

export interface Health {
  ok: boolean;
  version: string;
  compiled: boolean;
}

/** What proves that nobody steered the dice. */
export interface Fair {
  commitment: string;
  secret: string;
  nonces: string[];
}

/** A finished game: the record of the kernel, who played, and the proof of its chance. */
export interface GameRecord {
  game: string;
  edition: number;
  components: string;
  seats: number;
  options: Record<string, unknown>;
  position: unknown;
  setup: number[];
  entries: ([number, string | null, number[]])[];
  players: SeatInfo[];
  fair: Fair;
  outcome: Outcome;
}

export interface Hello {
  t: "hello";
  nonce?: string | null;
}

export interface Play {
  t: "play";
  id: number;
  seat: number;
  prompt: number;
  action: Record<string, unknown>;
}

export interface TakeBack {
  t: "take_back";
  id: number;
  seat: number;
}

export interface Why {
  t: "why";
  id: number;
  seat: number;
  action: Record<string, unknown>;
}

export interface PreviewWish {
  t: "preview";
  id: number;
  seat: number;
  action: Record<string, unknown>;
}

export interface LogWish {
  t: "log";
  id: number;
  seat: number;
  before?: number | null;
}

/** Somebody points at a place of the board; what the number means is the game's affair. */
export interface Point {
  t: "point";
  id: number;
  seat: number;
  at: number;
}

/** The id of a message that cannot be read otherwise, so that its refusal can name it. */
export interface AnyId {
  id: number;
}

/** A decision: its number among those of the seat, the question, and the complete list of answers. */
export interface Prompt {
  id: number;
  say: Message;
  actions: Record<string, unknown>[];
}

/** All that a seat sees at one moment. */
export interface Sight {
  view: unknown;
  figures: unknown;
  say: Message | null;
  prompt: Prompt | null;
  take_back: boolean;
  waiting: number[];
  outcome: Outcome | null;
}

export interface TableMessage {
  t: "table";
  table: TableInfo;
}

export interface StateMessage {
  t: "state";
  seat: number;
  version: number;
  undone: number | null;
  events: unknown[];
  view: unknown;
  figures: unknown;
  say: Message | null;
  prompt: Prompt | null;
  take_back: boolean;
  waiting: number[];
  outcome: Outcome | null;
}

export interface Done {
  t: "done";
  id: number;
}

export interface Refused {
  t: "refused";
  id: number;
  error: Message;
}

export interface Answer {
  t: "answer";
  id: number;
  body: unknown;
}

/** A seat points at a place, for a moment; it is in no record. */
export interface Pointed {
  t: "pointed";
  seat: number;
  at: number;
}

export interface Bye {
  t: "bye";
  error: Message;
}

/** The whole result where it is certain, else null and no events; and what the rules foresee in any case. */
export interface PreviewBody {
  view: unknown;
  figures: unknown;
  events: unknown[];
  foresight: unknown;
}

export interface LogBody {
  events: [number, unknown][];
}

export type FromBrowser =
  | Hello
  | Play
  | TakeBack
  | Why
  | PreviewWish
  | LogWish
  | Point;

export type FromServer =
  | TableMessage
  | StateMessage
  | Done
  | Refused
  | Answer
  | Pointed
  | Bye;
