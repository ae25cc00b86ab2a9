/** Short names for the table's data; the types themselves are written from the rules' own. */
import type { TableProps } from "../../lib/game";
import type {
  Action,
  Constants,
  Event,
  Figures,
  GoalView,
  View as Seen,
} from "../../generated/goblins";

export type {
  Action,
  ClaimMade,
  Event,
  Face,
  Figures,
  Foresight,
  GoalView,
  HandCard,
  Laid,
  Point,
  Report,
  SeatView,
  Way,
} from "../../generated/goblins";

/** What is seen, and what never changes. */
export type View = Seen & Constants;
export type GoblinsProps = TableProps<View, Figures, Action, Event>;
export type Goal = GoalView["goal"];
export type GoalKind = NonNullable<GoalView["kind"]>;
export type Team = NonNullable<View["team"]>;
export type CardId = Extract<Action, { verb: "PlaceCard" }>["card"];
export type Placement = Extract<Action, { verb: "PlaceCard" }>;

export const goals: readonly Goal[] = ["north", "middle", "south"];
