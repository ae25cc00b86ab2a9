/** Short names for the table's data; the types themselves are written from the rules' own. */
import type { TableProps } from "../../lib/game";
import type { Action, Event, Figures, View } from "../../generated/jackal";

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
  View,
} from "../../generated/jackal";

export type JackalProps = TableProps<View, Figures, Action, Event>;
export type Verb = Action["verb"];
export type PlaceTile = Extract<Action, { verb: "PlaceTile" }>;
/** Deeds that need somebody or something chosen first. */
export type Deed = "Wager" | "Prank" | "Give";
