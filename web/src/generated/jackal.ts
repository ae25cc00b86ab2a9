// Written by `undercroft types` from games/jackal; do not edit.

/** The table, the same for everybody. */
export interface View {
  mud: boolean;
  five_tiles: boolean;
  alliances: boolean;
  phase: "action" | "bat_move" | "coin" | "head_start" | "head_start_take" | "map" | "move" | "over" | "place" | "step" | "walk";
  actor: number | null;
  active: number;
  first: number;
  round: number;
  quiet: number;
  tiles: Placed[];
  seats: SeatView[];
  current: string | null;
  dice: number[];
  swim: boolean;
  trial: Trial | null;
  start_pile: number;
  stock: number;
  returned: string[];
  unseen: Unseen[];
}

/** A tile on the board. */
export interface Placed {
  tile: string;
  x: number;
  y: number;
  turn: number;
  coin: boolean;
}

export interface SeatView {
  coins: number;
  wagers: number;
  bats: number;
  pirate: Position | null;
  home: number | null;
  display: (string | null)[];
}

export interface Position {
  x: number;
  y: number;
  tunnel: number;
}

/** A wager or a prank: three throws; the defender must be strictly higher twice. */
export interface Trial {
  kind: "prank" | "wager";
  initiator: number;
  defender: number;
  throws: Throw[];
  winner: number;
}

/** One throw of a trial. */
export interface Throw {
  initiator: number;
  defender: number;
}

/** A kind of tile, and how many of it are neither on the board nor in a display. */
export interface Unseen {
  tile: string;
  left: number;
}

export interface Figures {
  reach: Reach[];
  at_frontier: boolean;
  exits: Position[];
  hall_chance: number;
  halls_left: number;
  passages_left: number;
  openings: number;
  halls: CoinDistance[];
  turns_home: (number | null)[];
  wagers_after: number | null;
  bats_after: number | null;
}

/** A position and how far it is. */
export interface Reach {
  x: number;
  y: number;
  tunnel: number;
  steps: number;
  coin: boolean;
  mud: boolean;
  wins: boolean;
}

/** A hall, and every seat's walking distance to it. */
export interface CoinDistance {
  x: number;
  y: number;
  coin: boolean;
  steps: (number | null)[];
  cut_off: boolean;
}

/** Mud stops walkers; five tiles each lie open before their owners; allies win together. */
export interface Options {
  mud: boolean;
  five_tiles: boolean;
  alliances: boolean;
}

/** What never changes in a game. */
export interface Constants {
  kinds: TileKind[];
  quiet_limit: number;
  round_limit: number;
  goal: number;
  allies: (number | null)[];
}

/** A kind of tile, unturned. */
export interface TileKind {
  id: string;
  kind: "cave" | "cavern" | "entrance" | "hall";
  tunnels: number[][];
  hall: number | null;
  passage: number | null;
  mud: number[];
  count: number;
}

/** What a placement would make certain. */
export interface Foresight {
  joints: number;
  can_step: boolean;
  hall_steps: number | null;
  hall_cut_off: boolean;
  openings: number;
}

export interface TileDrawn {
  event: "TileDrawn";
  seat: number;
  tile: string;
  set_aside: string[];
  left: number;
}

/** The start map is finished; the pirates stand on the entrance. */
export interface MapDone {
  event: "MapDone";
  left_over: number;
}

export interface TilePlaced {
  event: "TilePlaced";
  seat: number;
  tile: string;
  x: number;
  y: number;
  turn: number;
  coin: boolean;
}

export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
  round: number;
}

export interface OwnTileTaken {
  event: "OwnTileTaken";
  seat: number;
  slot: number;
  tile: string;
}

export interface Rolled {
  event: "Rolled";
  seat: number;
  dice: number[];
  dive: boolean;
  swim: boolean;
}

/** A pirate walked, stepped, swam or was driven; the path has every position, both ends included. */
export interface Moved {
  event: "Moved";
  seat: number;
  how: "bats" | "step" | "swim" | "walk";
  path: Position[];
}

export interface Stayed {
  event: "Stayed";
  seat: number;
}

export interface CoinTaken {
  event: "CoinTaken";
  seat: number;
  x: number;
  y: number;
  coins: number;
}

export interface TrialHeld {
  event: "TrialHeld";
  trial: Trial;
}

export interface CoinDropped {
  event: "CoinDropped";
  seat: number;
  from_seat: number;
  x: number;
  y: number;
}

export interface CoinLeft {
  event: "CoinLeft";
  seat: number;
  from_seat: number;
}

export interface HeadStartRolled {
  event: "HeadStartRolled";
  seat: number;
  die: number;
}

export interface BatsRolled {
  event: "BatsRolled";
  seat: number;
  die: number;
}

export interface Given {
  event: "Given";
  seat: number;
  to_seat: number;
  coins: number;
}

export interface GameOver {
  event: "GameOver";
  winners: number[];
  why: "home" | "long" | "quiet";
}

export type Event =
  | TileDrawn
  | MapDone
  | TilePlaced
  | TurnBegan
  | OwnTileTaken
  | Rolled
  | Moved
  | Stayed
  | CoinTaken
  | TrialHeld
  | CoinDropped
  | CoinLeft
  | HeadStartRolled
  | BatsRolled
  | Given
  | GameOver;

export type Action =
  | { verb: "PlaceTile"; x: number; y: number; turn: number }
  | { verb: "Explore" }
  | { verb: "PlayOwnTile"; slot: number }
  | { verb: "Roll" }
  | { verb: "Dive" }
  | { verb: "Stay" }
  | { verb: "StepOn" }
  | { verb: "MoveTo"; x: number; y: number; tunnel: number }
  | { verb: "SwimTo"; x: number; y: number; tunnel: number }
  | { verb: "TakeCoin" }
  | { verb: "Wager"; seat: number }
  | { verb: "Prank"; seat: number }
  | { verb: "Give"; coins: number }
  | { verb: "EndTurn" }
  | { verb: "DropCoin"; x: number; y: number }
  | { verb: "LeaveCoin" }
  | { verb: "MovePirate"; x: number; y: number; tunnel: number }
  | { verb: "LeavePirate" };
