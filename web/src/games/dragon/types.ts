/** Short names for the table's data; the types themselves are written from the rules' own. */
import type { TableProps } from "../../lib/game";
import type {
  Action,
  Constants,
  Event,
  Figures,
  Pending,
  Turn,
  View as Seen,
} from "../../generated/dragon";

export type {
  Action,
  Aside,
  Delivery,
  Event,
  Figures,
  Gnome,
  Hex,
  Hit,
  Odds,
  PathCell,
  Pending,
  Pile,
  Prices,
  RageHex,
  Target,
  Turn,
  WayHome,
} from "../../generated/dragon";

/** What is seen, and what never changes. */
export type View = Seen & Constants;
export type DragonProps = TableProps<View, Figures, Action, Event>;
export type Verb = Action["verb"];
export type GnomeId = Extract<Action, { verb: "PickGnome" }>["gnome"];
export type Deck = "dragon" | "cave";
export type Choice = Pending["choice"];
export type ActiveTurn = Turn;

/** The Entrance among the places; the cave hexes are 1 to 24. */
export const ENTRANCE = 0;
