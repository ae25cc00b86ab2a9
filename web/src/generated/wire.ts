// Written by `undercroft types` from core/view.py, server/protocol/requests.py and server/protocol/messages.py; do not edit.

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
export interface NickRequest {
  nick: string;
}

/** A table to be set up. Without options the game's own defaults hold. */
export interface NewTable {
  game: string;
  seats: number;
  bots?: (string | null)[];
  options?: Record<string, unknown> | null;
  start?: boolean;
  manners?: TableSettings;
}

/** How this table wants to play, whatever the game. */
export interface TableSettings {
  listed?: boolean;
  friendly?: boolean;
  clock?: ClockRules | null;
  patience?: number | null;
  pace?: "fast" | "normal" | "slow";
}

/** Seconds for every decision, and a reserve for the whole game that is used when they are over. */
export interface ClockRules {
  seconds: number;
  reserve?: number;
}

/** A chair to sit down on; null is the first free one, if you do not sit yet. */
export interface SitRequest {
  seat?: number | null;
  nonce?: string | null;
}

/** The game begins, with the host's part of the dice if it has not come yet. */
export interface StartRequest {
  nonce?: string | null;
}

export interface StandRequest {
  seat: number;
}

/** A bot for a chair; null empties it. */
export interface BotRequest {
  seat: number;
  bot?: string | null;
}

/** Something about one chair: throw its person out, make them the host, give it up, give it more time. */
export interface SeatRequest {
  seat: number;
}

/** Show a watcher the door. */
export interface WatcherRequest {
  watcher: string;
}

/** Let a watcher speak, or not. */
export interface MuteRequest {
  watcher: string;
  muted: boolean;
}

/** Another chair for who sits here: a free one, or an exchange of one's own or a bot's. */
export interface MoveRequest {
  seat: number;
  to: number;
}

/** How the player on this chair is called, where several share a device; empty for one's own nickname. */
export interface ChairNameRequest {
  seat: number;
  nick: string;
}

/** Ask the others: to end the game as it stands, or to take one's last step back. */
export interface ProposeRequest {
  seat: number;
  kind: "end" | "take_back";
}

/** Yes or no to what was proposed; with the kind, only to that. */
export interface ConsentRequest {
  seat: number;
  agree: boolean;
  kind?: "end" | "take_back" | null;
}

/** A personal link that is being used. */
export interface PassRequest {
  token: string;
}

export type EmptyRequest = Record<string, never>;

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

/** A chair. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  nick: string | null;
  bot: string | null;
  connected: boolean;
  stand_in: string | null;
  away: number | null;
  resigned: boolean;
}

/** Somebody who looks on. The id means them at this table and nothing elsewhere. */
export interface Watcher {
  id: string;
  nick: string;
  muted: boolean;
  here: boolean;
}

/** What somebody has proposed, who is asked, and who of them has agreed so far. */
export interface Proposal {
  kind: "end" | "take_back";
  seat: number;
  agreed: number[];
  asked: number[];
}

/** What somebody proposed and was told no: not again before their next step, or for a while. */
export interface Declined {
  seat: number;
  kind: "end" | "take_back";
}

export interface TableInfo {
  id: string;
  code: string | null;
  manners: TableSettings;
  ending: "abandoned" | "agreed" | "closed" | null;
  proposal: Proposal | null;
  declined: Declined[];
  watchers: Watcher[];
  hosts: number[];
  leads: boolean;
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
  ending: "abandoned" | "agreed" | "closed" | null;
}

/** The table that a code leads to. */
export interface CodeAnswer {
  id: string;
}

/** A personal link: whoever opens it first gets your chairs at this table. */
export interface Pass {
  token: string;
  link: string;
  expires: number;
}

/** What a personal link offers to whom opens it. */
export interface PassInfo {
  table: string;
  game: string;
  nick: string;
}

/** One moment of a finished game: what was done to come here (nothing at the start), and how it looked. */
export interface Frame {
  number: number;
  seat: number | null;
  action: Record<string, unknown> | null;
  back: boolean;
  eyes: number;
  state: StateMessage;
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

/** A decision: its number among those of the seat, the question, and the complete list of answers. */
export interface Prompt {
  id: number;
  say: Message;
  actions: Record<string, unknown>[];
}

/** Some frames of a finished game; number 0 is the set-up, `last` the end. */
export interface Replay {
  last: number;
  frames: Frame[];
}

/** Whether a finished game holds what was promised before it; if not, where it does not. */
export interface Verdict {
  ok: boolean;
  draws: number;
  steps: number;
  problem: string | null;
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
  outcome: Outcome | null;
  ending: "abandoned" | "agreed" | "closed" | null;
  chain: string[];
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

export interface PreviewRequest {
  t: "preview";
  id: number;
  seat: number;
  action: Record<string, unknown>;
}

export interface LogRequest {
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

/** Something said at the table, by who sits on this chair or by a watcher. */
export interface Say {
  t: "say";
  id: number;
  seat: number;
  text: string;
}

/** A mark on something that was said; the same mark again takes it away. */
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

export interface Done {
  t: "done";
  id: number;
}

export interface RefusedMessage {
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

/** Something said at the table. The seat is −1 for a watcher. */
export interface ChatLine {
  number: number;
  seat: number;
  nick: string;
  text: string;
  made: number;
  marks: (["\ud83d\udc4d" | "\ud83d\udc4f" | "\ud83d\udd25" | "\ud83d\ude02" | "\ud83d\ude22" | "\ud83d\ude2e", string[]])[];
  yours: ("\ud83d\udc4d" | "\ud83d\udc4f" | "\ud83d\udd25" | "\ud83d\ude02" | "\ud83d\ude22" | "\ud83d\ude2e")[];
}

/** The last lines on hello; afterwards each line that is new or has changed. */
export interface Chat {
  t: "chat";
  lines: ChatLine[];
}

/** Milliseconds: for this decision (null if the seat is not asked), and the reserve; at the moment of sending. */
export interface SeatClock {
  left: number | null;
  reserve: number;
}

/** The clocks of all seats, in order, on hello and whenever one starts, stops or is filled up. */
export interface Clocks {
  t: "clocks";
  seats: SeatClock[];
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
  | PreviewRequest
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
