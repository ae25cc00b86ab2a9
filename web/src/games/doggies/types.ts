/** Short names for the table's data; the types themselves are written from the rules' own. */
import type { TableProps } from "../../lib/game";
import type {
  Action,
  Constants,
  Event,
  Figures,
  Plan as Planned,
  Room,
  View as Seen,
} from "../../generated/doggies";

export type {
  Action,
  Attack,
  Breach,
  Dog,
  Event,
  Figures,
  HeldCard,
  Marks,
  Placing,
  Quest,
  Room,
  RoomFigures,
  Seat,
  Step,
  Totals,
  Walk,
} from "../../generated/doggies";

/** What is seen, and what never changes. */
export type View = Seen & Constants;
export type Plan = Planned & { view: View };
export type RoomCard = NonNullable<Room["card"]>;
export type Symbol = "sword" | "bow" | "fireball";
export type Mark = Symbol | "shield" | "key";
export type Direction = "N" | "E" | "S" | "W";
export type Cell = readonly number[];
export type DoggiesProps = TableProps<View, Figures, Action, Event>;
