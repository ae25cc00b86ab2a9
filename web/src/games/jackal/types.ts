/** Short names for the table's data; the types themselves are written from the rules' own. */
import type { TableProps } from "../../lib/game";
import type { Action, Constants, Event, Figures, View as Seen } from "../../generated/jackal";

export type {
  Action,
  CoinDistance,
  Event,
  Figures,
  Foresight,
  Placed,
  Position,
  Reach,
  SeatView,
  TileKind,
  Trial,
} from "../../generated/jackal";

/** What is seen, and what never changes. */
export type View = Seen & Constants;
export type JackalProps = TableProps<View, Figures, Action, Event>;
export type Verb = Action["verb"];
export type PlaceTile = Extract<Action, { verb: "PlaceTile" }>;
/** Deeds that need somebody or something chosen first. */
export type Deed = "Wager" | "Prank" | "Give";
