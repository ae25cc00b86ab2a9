/** Short names for the table's data; the types themselves are written from the rules' own. */
import type { TableProps } from "../../lib/game";
import type {
  Action,
  Constants,
  Event,
  Figures,
  HandCard,
  Items,
  Place,
  Result,
  RoomResolved,
  SeatResult,
  View as Seen,
} from "../../generated/raiders";

export type {
  Action,
  Bonus,
  Boss,
  BossFigures,
  Event,
  Fight,
  Figures,
  HandCard,
  Items,
  Marks,
  Monster,
  Place,
  Result,
  RoomResolved,
  Seat,
  SeatResult,
  Shares,
  Trap,
  TrapFigures,
  Treasure,
  TreasureFigures,
  Unseen,
  Vault,
  VaultFigures,
} from "../../generated/raiders";

/** What is seen, and what never changes. */
export type View = Seen & Constants;
export type Card = HandCard["card"];
export type Item = keyof Items;
export type RoomCard = NonNullable<Place["room"]>;
export type RoomFigures = NonNullable<Figures["room"]>;
export type RaidersProps = TableProps<View, Figures, Action, Event>;

/** What is remembered of a room after it: its event, by floor and room. */
export type Results = ReadonlyMap<string, RoomResolved>;
export type { Result as RoomResult, SeatResult as SeatChange };
