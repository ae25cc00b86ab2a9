// Written by `undercroft types` from core/view.py, server/protocol/requests.py and server/protocol/messages.py; do not edit.

/** Something to be said in the reader's language: the words live in the Fluent files. */
export interface Message {
  id: string;
  args: Record<string, number | string | boolean | (number | string)[]>;
}

export type NoOptions = Record<string, never>;

export type NoFigures = Record<string, never>;

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

/** The nickname you want. */
export interface NickRequest {
  nick: string;
}

/** Against whom you want to play a game from now on. */
export interface OpponentsRequest {
  game: string;
  count: number;
  level: string;
}

/** A table to open. */
export interface NewTable {
  game: string;
  seats: number;
  bots?: (string | null)[];
  options?: Record<string, unknown> | null;
  set?: string | null;
  start?: boolean;
  manners?: TableSettings;
}

/** The settings of a table, the same for every game. In JSON they are called `manners`. */
export interface TableSettings {
  listed?: boolean;
  friendly?: boolean;
  clock?: ClockRules | null;
  patience?: number | null;
  pace?: "fast" | "normal" | "slow";
}

/** The clock of a table: seconds for each decision, then a reserve for the whole game. */
export interface ClockRules {
  seconds: number;
  reserve?: number;
}

/** A seat to take. */
export interface SitRequest {
  seat?: number | null;
  promise?: string | null;
}

/** The start of the game. The body may be missing. */
export interface StartRequest {
  promise?: string | null;
  without?: boolean;
}

/** Your part of the dice. */
export interface PartRequest {
  nonce: string;
}

/** A seat of yours to leave. */
export interface StandRequest {
  seat: number;
}

/** A bot for a seat. */
export interface BotRequest {
  seat: number;
  bot?: string | null;
}

/** The seat that the request is about. */
export interface SeatRequest {
  seat: number;
}

/** The watcher that the request is about. */
export interface WatcherRequest {
  watcher: string;
}

/** A watcher to mute or unmute. */
export interface MuteRequest {
  watcher: string;
  muted: boolean;
}

/** A move from one seat to another. */
export interface MoveRequest {
  seat: number;
  to: number;
}

/** A name for the player in a seat of yours, where several people share a device. */
export interface ChairNameRequest {
  seat: number;
  nick: string;
}

/** A proposal to the others: to end the game now, or to take back the last step of this seat. */
export interface ProposeRequest {
  seat: number;
  kind: "end" | "take_back";
}

/** Yes or no to a proposal. */
export interface ConsentRequest {
  seat: number;
  agree: boolean;
  kind?: "end" | "kick" | "open" | "take_back" | null;
}

/** A personal link to use. */
export interface PassRequest {
  token: string;
}

export type EmptyRequest = Record<string, never>;

/** The body of every refusal. */
export interface ErrorBody {
  error: Message;
}

/** Against how many bots you play a game, and which. */
export interface Opponents {
  count: number;
  level: string;
}

/** You. */
export interface Me {
  nick: string;
  opponents: Record<string, Opponents>;
}

/** A set of components with which a table can be opened, beside the usual one. */
export interface SetInfo {
  name: string;
  names: Record<string, Record<string, string>>;
}

/** A value of an option that a table with this many seats cannot have, while the other options are the default. */
export interface RefusedOption {
  seats: number;
  option: string;
  value: boolean | number | string;
  say: Message;
}

/** A game of this server. */
export interface GameInfo {
  slug: string;
  title: Record<string, string>;
  seats: [number, number];
  names: Record<string, Record<string, string>>;
  minutes: number;
  edition: number;
  components: string;
  sets: SetInfo[];
  options: Record<string, unknown>;
  defaults: Record<string, Record<string, unknown>>;
  refused: RefusedOption[];
  bots: string[];
}

/** What a game says in one language. */
export interface GameWords {
  text: string;
}

/** A seat of a table. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  nick: string | null;
  bot: string | null;
  connected: boolean;
  stand_in: string | null;
  away: number | null;
  resigned: boolean;
}

/** Somebody who watches a table. */
export interface Watcher {
  id: string;
  nick: string;
  muted: boolean;
  here: boolean;
}

/** An open proposal. */
export interface Proposal {
  kind: "end" | "kick" | "open" | "take_back";
  seat: number;
  agreed: number[];
  asked: number[];
  chair: number | null;
}

/** A proposal that this seat may not repeat yet. */
export interface Declined {
  seat: number;
  kind: "end" | "kick" | "open" | "take_back";
}

/** A table, as one visitor sees it. */
export interface TableInfo {
  id: string;
  told: number;
  code: string | null;
  manners: TableSettings;
  ending: "abandoned" | "agreed" | "closed" | null;
  proposal: Proposal | null;
  declined: Declined[];
  watchers: Watcher[];
  shown_out: Watcher[];
  hosts: number[];
  leads: boolean;
  game: string;
  components: string;
  options: Record<string, unknown>;
  constants: unknown;
  status: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  you: number[];
  host: boolean;
  link: string;
  commitment: string;
  promises: string[];
  opening: boolean;
  unopened: number[];
  position: boolean;
  created: number;
  moves: number;
  next: string | null;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: "lobby" | "over" | "playing";
  seats: SeatInfo[];
  your_turn: boolean;
  updated: number;
  ending: "abandoned" | "agreed" | "closed" | null;
}

/** The table of a code. */
export interface CodeAnswer {
  id: string;
}

/** A personal link: whoever opens it first gets your seats at this table. */
export interface Pass {
  token: string;
  link: string;
  expires: number;
}

/** What a personal link offers. */
export interface PassInfo {
  table: string;
  game: string;
  nick: string;
}

/** One moment of a finished game. */
export interface Frame {
  number: number;
  seat: number | null;
  action: Record<string, unknown> | null;
  back: boolean;
  eyes: number;
  state: StateMessage;
}

/** What a seat sees of the game: on hello for each seat you hold (or a watcher's view), then after every change. */
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

/** A decision that a seat is asked for. */
export interface Prompt {
  id: number;
  say: Message;
  actions: Record<string, unknown>[];
}

/** Some frames of a finished game. */
export interface Replay {
  last: number;
  frames: Frame[];
}

/** Whether the record of a finished game proves that its chance was fair. */
export interface Verdict {
  ok: boolean;
  draws: number;
  steps: number;
  problem: string | null;
  promised: number[];
  unopened: number[];
}

/** The state of the server. */
export interface Health {
  ok: boolean;
  version: string;
  compiled: boolean;
}

/** The proof that nobody steered the dice. */
export interface Fair {
  commitment: string;
  secret: string;
  nonces: string[];
  promises: string[] | null;
}

/** A finished game, see [the record](#the-record). */
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
  outcome: Outcome | null;
  ending: "abandoned" | "agreed" | "closed" | null;
  chain: string[];
  set: string;
}

/** The first message of a connection. */
export interface Hello {
  t: "hello";
  promise?: string | null;
}

/** An answer to a prompt. The same answer to the same prompt counts once, also after a reconnection or restart. */
export interface Play {
  t: "play";
  id: number;
  seat: number;
  prompt: number;
  action: Record<string, unknown>;
}

/** Takes back the seat's last step, while `take_back` of its state is true. */
export interface TakeBack {
  t: "take_back";
  id: number;
  seat: number;
}

/** Asks why an action is not legal. The answer is a `Message`, or null if it is legal. */
export interface Why {
  t: "why";
  id: number;
  seat: number;
  action: Record<string, unknown>;
}

/** Asks what a legal action would lead to. The answer is a `PreviewBody`, or null if nothing is certain. */
export interface PreviewRequest {
  t: "preview";
  id: number;
  seat: number;
  action: Record<string, unknown>;
}

/** Asks what several actions would cost and bring one after another, before any is played. The answer is what the game calls a `Plan`, or null where the seat has nothing to plan. */
export interface PlanRequest {
  t: "plan";
  id: number;
  seat: number;
  actions: Record<string, unknown>[];
}

/** Asks for earlier events of a seat. The answer is a `LogBody`. */
export interface LogRequest {
  t: "log";
  id: number;
  seat: number;
  before?: number | null;
}

/** Points at a place of the board, for everybody at the table. */
export interface Point {
  t: "point";
  id: number;
  seat: number;
  at: number;
}

/** Writes a line in the chat. */
export interface Say {
  t: "say";
  id: number;
  seat: number;
  text: string;
}

/** Puts a mark on a line of the chat; the same mark again removes it. */
export interface React {
  t: "react";
  id: number;
  line: number;
  mark: "\ud83d\udc4d" | "\ud83d\udc4f" | "\ud83d\udd25" | "\ud83d\ude02" | "\ud83d\ude22" | "\ud83d\ude2e";
}

/** The id of a message that cannot be read otherwise, so that its refusal can name it. */
export interface AnyId {
  id: number;
}

/** Everything that a seat sees at one moment. */
export interface Sight {
  view: unknown;
  figures: unknown;
  say: Message | null;
  prompt: Prompt | null;
  take_back: boolean;
  waiting: number[];
  outcome: Outcome | null;
}

/** The table, on hello and whenever it changes. A move alone does not change it. */
export interface TableMessage {
  t: "table";
  table: TableInfo;
}

/** Your message was accepted and is on disk. The state that it led to comes before. */
export interface Done {
  t: "done";
  id: number;
}

/** Your message was refused, and nothing has changed. */
export interface RefusedMessage {
  t: "refused";
  id: number;
  error: Message;
}

/** The answer to `why`, `preview`, `plan` or `log`. */
export interface Answer {
  t: "answer";
  id: number;
  body: unknown;
}

/** Somebody points at a place of the board, for a moment. It is in no record. */
export interface Pointed {
  t: "pointed";
  seat: number;
  at: number;
}

/** A line of the chat. */
export interface ChatLine {
  number: number;
  seat: number;
  nick: string;
  text: string;
  made: number;
  marks: (["\ud83d\udc4d" | "\ud83d\udc4f" | "\ud83d\udd25" | "\ud83d\ude02" | "\ud83d\ude22" | "\ud83d\ude2e", string[]])[];
  yours: ("\ud83d\udc4d" | "\ud83d\udc4f" | "\ud83d\udd25" | "\ud83d\ude02" | "\ud83d\ude22" | "\ud83d\ude2e")[];
}

/** The last 200 lines on hello, then each line that is new or has changed. A known number replaces the old line. */
export interface Chat {
  t: "chat";
  lines: ChatLine[];
}

/** The clock of a seat in milliseconds, at the moment of sending. */
export interface SeatClock {
  left: number | null;
  reserve: number;
}

/** The clocks of all seats, on hello and whenever one starts, stops or gets more time. */
export interface Clocks {
  t: "clocks";
  seats: SeatClock[];
}

/** The server closes the connection for good. One that closes without it may be opened again. */
export interface Bye {
  t: "bye";
  error: Message;
}

/** What an action would lead to. */
export interface PreviewBody {
  view: unknown;
  figures: unknown;
  events: unknown[];
  foresight: unknown;
}

/** Events with the versions of the seat in which they were told. */
export interface LogBody {
  events: [number, unknown][];
}

export type FromBrowser =
  | Hello
  | Play
  | TakeBack
  | Why
  | PreviewRequest
  | PlanRequest
  | LogRequest
  | Point
  | Say
  | React;

export type FromServer =
  | TableMessage
  | StateMessage
  | Done
  | RefusedMessage
  | Answer
  | Pointed
  | Chat
  | Clocks
  | Bye;
