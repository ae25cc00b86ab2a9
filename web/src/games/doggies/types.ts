/** Short names for the table's data; the types themselves are written from the rules' own. */
import type { TableProps } from "../../lib/game";
import type { Action, Event, Figures, Room, View } from "../../generated/doggies";

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
  Plan,
  Quest,
  Room,
  RoomFigures,
  Seat,
  Step,
  Totals,
  View,
  Walk,
} from "../../generated/doggies";

export type RoomCard = NonNullable<Room["card"]>;
export type Symbol = "sword" | "bow" | "fireball";
export type Mark = Symbol | "shield" | "key";
export type Direction = "N" | "E" | "S" | "W";
export type Cell = readonly number[];
export type DoggiesProps = TableProps<View, Figures, Action, Event>;
