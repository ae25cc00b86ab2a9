/**
 * What travels between browser and server; docs/protocol.md says it in words. The plain types are
 * written from the Python ones; here the open places (views, actions, options) get their shape.
 */
import type { Language } from "./languages";
import type * as wire from "../generated/wire";

export type {
  ChatLine,
  GameRecord,
  GameWords,
  Me,
  Opponents,
  Outcome,
  Pass,
  PassInfo,
  Proposal,
  ScoreLine,
  SeatClock,
  SeatInfo,
  TableMessage,
  TableSummary,
  Verdict,
  Watcher,
} from "../generated/wire";

/** A name by language: in English always, in another where somebody has put it into words. */
export type Names = { en: string } & { [one in Language]?: string };

/** Something to be said in the reader's language: a message id of the Fluent files and its arguments. */
export interface Message {
  id: string;
  args?: Record<string, MessageValue>;
}
/** The client's own messages may hold another message (the name of a card) as an argument. */
export type MessageValue = string | number | boolean | null | Message | MessageValue[];

export interface ErrorBody {
  error: Message;
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

export type SetInfo = Omit<wire.SetInfo, "names"> & { names: Record<string, Names> };
export type GameInfo = Omit<wire.GameInfo, "options" | "defaults" | "title" | "names" | "sets"> & {
  sets: SetInfo[];
  title: Names;
  names: Record<string, Names>;
  options: JsonSchema;
  defaults: Record<string, Options>;
};
export type ClockRules = Required<wire.ClockRules>;
/** How a table wants to play; the server always says all of it. */
export type Manners = Required<Omit<wire.TableSettings, "clock">> & { clock: ClockRules | null };
export type TableInfo = Omit<wire.TableInfo, "options" | "manners" | "constants"> & {
  options: Options;
  /** What never changes in the game and is left out of its views; the session puts it back into them. */
  constants: object | null;
  manners: Manners;
};
export type TableStatus = TableInfo["status"];
export type NewTable = Required<Omit<wire.NewTable, "options" | "manners" | "set">> & {
  set?: string | null;
  options: Options;
  manners?: Manners;
};

/** Every action names its verb; the other fields are the game's. */
export interface Action {
  verb: string;
}

export type Prompt<A extends Action = Action> = Omit<wire.Prompt, "actions"> & { actions: A[] };

export const WATCHER = -1;
/** Eyes from which nothing is hidden; only a game that is over can be seen so. */
export const OPEN = -2;

export type StateMessage<V = unknown, F = unknown, A extends Action = Action, E = unknown> = Omit<
  wire.StateMessage,
  "events" | "view" | "figures" | "prompt"
> & {
  events: E[];
  view: V;
  figures: F;
  prompt: Prompt<A> | null;
};

/** One moment of a finished game and how it looked to the chosen eyes. */
export type Frame = Omit<wire.Frame, "action" | "state"> & {
  action: Action | null;
  state: StateMessage;
};
export type Replay = Omit<wire.Replay, "frames"> & { frames: Frame[] };

/** A reaction to something that was said. */
export type Mark = wire.React["mark"];

export interface Preview<V = unknown, F = unknown, E = unknown> {
  view: V;
  figures: F;
  events: E[];
}

/** What the server answers: the whole result if it is certain, else nulls; and what the rules foresee anyway. */
export interface PreviewAnswer {
  view: unknown;
  figures: unknown;
  events: unknown[];
  foresight: unknown;
}

export type ServerMessage =
  | { t: "table"; table: TableInfo }
  | StateMessage
  | wire.Done
  | wire.RefusedMessage
  | wire.Answer
  | wire.Pointed
  | wire.Clocks
  | wire.Chat
  | wire.Bye;

/** What the browser asks, without the id that the connection gives it. */
export type Ask =
  | { t: "play"; seat: number; prompt: number; action: Action }
  | { t: "take_back"; seat: number }
  | { t: "why"; seat: number; action: Action }
  | { t: "preview"; seat: number; action: Action }
  | { t: "plan"; seat: number; actions: readonly Action[] }
  | { t: "point"; seat: number; at: number }
  | { t: "say"; seat: number; text: string }
  | { t: "react"; line: number; mark: Mark }
  | { t: "log"; seat: number; before: number };
