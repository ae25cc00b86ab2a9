/** The contract between the shell and a game's room; web/src/games/README.md tells it in words. */
import type { Component } from "svelte";
import type { Namer } from "./i18n.svelte";
import type { IconName } from "./icons";
import { wantsPlainRoom } from "./room-setting";
import type { Seats } from "./seats";
import type { Action, Message, Outcome, Preview, Prompt, StateMessage, TableInfo } from "./wire";

export type Tone = "plain" | "heading" | "good" | "bad" | "quiet" | "you";

/** A place of the board, in whatever way the room likes to write it: "3", "2,-1", "north". */
export type Place = string;

/** One line of the record on screen. */
export interface LogLine {
  say: Message;
  /** Whose mark stands in front of the line. */
  seat?: number;
  tone?: Tone;
  /** Where on the board this happened: lit there while one looks at the line. */
  places?: readonly Place[];
  /** A new board is laid: places of earlier lines are not there any more. */
  newBoard?: boolean;
  /**
   * A part of the game begins here, though the board stays: a mark on the slider of a replay. Of lines with the same
   * number, only the first is one.
   */
  chapter?: true | number;
}

export interface LogContext extends Namer {
  /** Through whose eyes; −1 for a watcher, −2 for open ones, which are told everything. */
  seat: number;
  /** The position in sight, for what is fixed by the rules of this table: how many rounds, which goal. */
  view?: unknown;
}

/** What a name in the record means, for a small window beside it. */
export interface About {
  title: string;
  /** A small line over the title: what kind of thing it is. */
  kind?: string;
  text?: string;
  picture?: Picture;
}

/** A drawing of the room's own: a component and what it is to draw. */
export interface Picture {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each drawing has props of its own
  component: Component<any>;
  props: Record<string, unknown>;
  /** Width by height; 1 if not given. */
  ratio?: number;
}

/** What the table knows at the moment a name is looked up. */
export interface Around {
  /** The argument of the message in which the name stands. */
  key: string;
  view: unknown;
  /** Everything told so far, oldest first. */
  events: readonly unknown[];
}

/** What just happened, to be shown; `done` lets the next step come. */
export interface Step<E = unknown> {
  readonly id: number;
  readonly events: readonly E[];
  /** Show it at once: reduced motion, the page was hidden, or the player skipped (maybe in the middle). */
  readonly quick: boolean;
  /** Waits this many milliseconds, or until the player skips; not at all if quick. What is to `read` is not rushed. */
  pause(ms: number, read?: boolean): Promise<void>;
  done(): void;
}

export interface TableProps<V = unknown, F = unknown, A extends Action = Action, E = unknown> {
  table: TableInfo;
  seats: Seats;
  /** Through whose eyes the table is seen; −1 for a watcher, −2 for the open eyes of a replay. */
  seat: number;
  state: StateMessage<V, F, A, E>;
  /** What was shown before this step, to animate from. */
  before: StateMessage<V, F, A, E> | null;
  step: Step<E>;
  /** What is asked of this seat now; null while it is not asked, or while older steps still play. */
  prompt: Prompt<A> | null;
  /** An answer is on its way: nothing is to be clicked. */
  busy: boolean;
  act(action: A): Promise<boolean>;
  takeBack(): Promise<boolean>;
  why(action: A): Promise<Message | null>;
  preview(action: A): Promise<Preview<V, F, E> | null>;
  /** What the rules foresee of an action though its whole result is not certain: the game's Foresight, or null. */
  foresee(action: A): Promise<unknown>;
  /** What several actions one after another would cost and bring, before any is played: the game's Plan, or null. */
  plan(actions: readonly A[]): Promise<unknown>;
}

export interface RulesProps {
  slug: string;
}

/** A game's `Pictures.svelte` draws the three pictures on the card of its box. */
export interface PictureProps {
  which: 1 | 2 | 3;
}

export interface ScoreSheetProps<V = unknown> {
  outcome: Outcome;
  seats: Seats;
  view: V;
}

export interface Goal {
  say: Message;
  /** What a newcomer reads at this table, where `box-SLUG-win` leaves something open. */
  full?: Message;
  /** For a narrow header: the number that wins, or few words and the sign that stands for them on a phone. */
  short?: number | { say: Message; icon: IconName };
}

/** A choice of the table that makes the game harder, the easiest value first. */
export interface Grades {
  option: string;
  values: readonly string[];
}

/** A key of the game's own, for the help overlay. */
export interface KeyHelp {
  keys: string[];
  /** Message id of what it does. */
  does: string;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the shell does not know the games' types */
export interface GameRoom {
  Table: Component<TableProps<any, any, any, any>>;
  Rules: Component<RulesProps>;
  /** Replaces the plain score sheet at the end, inside the shell's frame. */
  ScoreSheet?: Component<ScoreSheetProps<any>>;
  /** What is played for, for the header: a few words, and for a small screen the number in them. */
  goal?(view: any): Goal;
  /** For games that all win or lose together: what to change when they have become too easy or too hard. */
  grades?: Grades;
  describe(event: any, context: LogContext): LogLine[];
  keys?: KeyHelp[];
  /** What a word of the record (the id of a card, a tile, a role) means; null if it is no such thing. */
  about?(id: string, around: any): About | null;
  /** The place a number or word of the record names; null if it names none. */
  place?(key: string, value: string | number): Place | null;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

const rooms = import.meta.glob<{ default: GameRoom }>("../games/*/index.ts");

/** The games that this client has a room of their own for. */
export const roomSlugs: readonly string[] = Object.keys(rooms).map(
  (path) => path.split("/").at(-2) ?? "",
);

/** A game's room, fetched when its table is first opened; the default room if the game has none of its own. */
export async function loadRoom(slug: string): Promise<GameRoom> {
  const enter = wantsPlainRoom() ? undefined : rooms[`../games/${slug}/index.ts`];
  if (enter) return (await enter()).default;
  return (await import("../plain/room")).roomOf(slug);
}
