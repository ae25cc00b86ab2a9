// Written by `undercroft types` from games/raiders; do not edit.

import type { Message } from "./wire";

/** The table as one seat (or a watcher) sees it. */
export interface View {
  variant: "standard" | "tactical";
  phase: "choose" | "over" | "second";
  floor: number;
  room: number;
  rooms_left: number;
  plan: string;
  places: Place[];
  seats: Seat[];
  supply: Items;
  unseen: Unseen[];
  unseen_kinds: Kinds;
  bosses: string[];
}

/** One of the five places of the floor. */
export interface Place {
  stage: "ahead" | "current" | "resolved";
  face: "down" | "lit" | "up";
  boss: boolean;
  room: Treasure | Monster | Vault | Trap | Boss | null;
}

/** The highest card takes the first chest, the next lower one the second; equals share. */
export interface Treasure {
  kind: "treasure";
  id: string;
  chests: number[];
}

/** If all cards together are weaker than it, the lowest cards take the wounds. */
export interface Monster {
  kind: "monster";
  id: string;
  strength: number;
  wounds: number;
}

/** Every seat gets the bonus of its own card value. */
export interface Vault {
  kind: "vault";
  id: string;
  bonuses: Bonus[];
}

/** What a vault gives for one card value: exactly one of an item, coins or healing. */
export interface Bonus {
  value: number;
  item: "ball" | "key" | "sword" | "torch" | null;
  coins: number;
  heal: number;
}

/** The highest card played sets a penalty, paid by the richest or by the least wounded. */
export interface Trap {
  kind: "trap";
  id: string;
  victims: "fewest_wounds" | "most_coins";
  penalty: "lose_coins" | "take_wounds";
  penalties: number[];
}

/** The last room: like a monster, with a way of its own. */
export interface Boss {
  kind: "boss";
  id: string;
  strength: number | null;
  attacks: "highest" | "lowest";
  wounds: number;
  coins_lost: number;
  petrifies: boolean;
  top_reward: number;
  escape_with: "ball" | "key" | "sword" | "torch" | null;
  fives_count_as: number | null;
}

/** What is known of a seat. A card chosen but not yet revealed still counts as being in the hand. */
export interface Seat {
  character: string;
  coins: number;
  wounds: number;
  power: number[];
  spent: number[];
  items: Items;
  chosen: boolean;
  choice: "1" | "2" | "3" | "4" | "5" | "ball" | "key" | "sword" | "torch" | null;
  gazing: boolean;
  laid: ("1" | "2" | "3" | "4" | "5" | "ball" | "key" | "sword" | "torch")[];
  torch_used: boolean;
  scroll: boolean;
  petrified: boolean;
}

/** How many of each item: in a hand, or left in the supply. */
export interface Items {
  torch: number;
  ball: number;
  key: number;
  sword: number;
}

/** A room card that this seat has not seen yet, and how many copies of it. */
export interface Unseen {
  room: string;
  left: number;
}

/** How many room cards of each kind this seat has not seen yet, the removed ones included. */
export interface Kinds {
  monster: number;
  treasure: number;
  vault: number;
  trap: number;
}

/** Helpful numbers for one seat. A watcher has no hand. */
export interface Figures {
  marks: Marks[];
  room: TreasureFigures | MonsterFigures | VaultFigures | TrapFigures | BossFigures | null;
  hand: HandCard[];
  torch: TorchUse;
  depends_on: number[];
}

/** How a seat stands among all. */
export interface Marks {
  richest: boolean;
  least_wounded: boolean;
  most_wounded: boolean;
  would_faint: boolean;
  would_win: boolean;
}

export interface TreasureFigures {
  kind: "treasure";
  chests: Shares[];
  hold_five: number[];
  hold_four: number[];
  hold_key: number[];
}

/** A chest and what each gets if 1, 2, 3 … seats share it. */
export interface Shares {
  coins: number;
  each: number[];
}

export interface MonsterFigures {
  kind: "monster";
  fight: Fight;
}

/** Monsters and bosses: the sum against the strength. */
export interface Fight {
  strength: number | null;
  laid: number;
  least: number;
  largest: number;
  wounds: number;
  coins_lost: number;
  petrifies: boolean;
}

export interface VaultFigures {
  kind: "vault";
  bonuses: BonusFigures[];
}

export interface BonusFigures {
  bonus: Bonus;
  supply: number | null;
  empty: boolean;
  returns: boolean;
}

export interface TrapFigures {
  kind: "trap";
  penalties: number[];
  victims: number[];
  you_are_hit: boolean;
  highest_laid: number;
  least: number;
  largest: number;
}

export interface BossFigures {
  kind: "boss";
  fight: Fight;
  special: Message;
  escape_with: "ball" | "key" | "sword" | "torch" | null;
  hold_escape: number[];
  five_value: number;
  sword_value: number;
}

/** A card in this seat's hand, and what playing it into this room means. */
export interface HandCard {
  card: "1" | "2" | "3" | "4" | "5" | "ball" | "key" | "sword" | "torch";
  copies: number;
  value: number | null;
  legal: boolean;
  why_not: Message | null;
  escapes: boolean;
  needed: number | null;
  result: Result | null;
}

/** What a room brings to all. */
export interface Result {
  sum: number | null;
  strength: number | null;
  beaten: boolean | null;
  highest: number | null;
  lowest: number | null;
  penalty: number | null;
  seats: SeatResult[];
}

/** What a room brings to one seat. */
export interface SeatResult {
  card: "1" | "2" | "3" | "4" | "5" | "ball" | "key" | "sword" | "torch";
  value: number | null;
  coins: number;
  coins_due: number;
  wounds: number;
  chest: number | null;
  item: "ball" | "key" | "sword" | "torch" | null;
  item_short: "ball" | "key" | "sword" | "torch" | null;
  hit: boolean;
  rewarded: boolean;
  escaped: boolean;
  petrified: boolean;
}

/** May this seat look at the dark rooms of the floor now? */
export interface TorchUse {
  legal: boolean;
  why_not: Message | null;
  dark: number;
}

/** Standard: all choose in secret and turn their cards up together. Tactical: open cards, one after another. */
export interface Options {
  variant: "standard" | "tactical";
}

/** What never changes in a game. */
export interface Constants {
  floors: number;
  layouts: Record<string, string>;
  cards: (Treasure | Monster | Vault | Trap | Boss)[];
  removed: number;
  coin_cap: number;
}

/** A floor card is turned up and five rooms are laid out. */
export interface FloorLaid {
  event: "FloorLaid";
  floor: number;
  plan: string;
  layout: string;
  rooms: (Treasure | Monster | Vault | Trap | Boss | null)[];
}

/** The next room is opened. */
export interface RoomEntered {
  event: "RoomEntered";
  floor: number;
  room: number;
  card: Treasure | Monster | Vault | Trap | Boss;
  turned: boolean;
}

/** A seat looks at the dark rooms of the floor. */
export interface TorchUsed {
  event: "TorchUsed";
  seat: number;
}

/** Told only to the seat that used a torch: what lies face down on the floor. */
export interface RoomsLit {
  event: "RoomsLit";
  seat: number;
  floor: number;
  rooms: (Treasure | Monster | Vault | Trap | Boss | null)[];
}

/** Standard: a seat has chosen its card, or its second card. */
export interface Chosen {
  event: "Chosen";
  seat: number;
}

/** Tactical: a seat lays its card, or its second card, face up. */
export interface CardLaid {
  event: "CardLaid";
  seat: number;
  card: "1" | "2" | "3" | "4" | "5" | "ball" | "key" | "sword" | "torch";
  second: boolean;
}

/** Standard: all cards are turned up together. */
export interface CardsRevealed {
  event: "CardsRevealed";
  cards: ("1" | "2" | "3" | "4" | "5" | "ball" | "key" | "sword" | "torch")[];
}

/** A crystal ball goes back to the supply; its owner will choose again. */
export interface BallUsed {
  event: "BallUsed";
  seat: number;
}

/** Standard: the real cards of all who used a ball are turned up together. */
export interface SecondRevealed {
  event: "SecondRevealed";
  cards: SecondCard[];
}

export interface SecondCard {
  seat: number;
  card: "1" | "2" | "3" | "4" | "5" | "ball" | "key" | "sword" | "torch";
}

/** The room takes effect on all at once. */
export interface RoomResolved {
  event: "RoomResolved";
  floor: number;
  room: number;
  card: Treasure | Monster | Vault | Trap | Boss;
  result: Result;
}

/** Tactical: the highest card of the room begins the next one. */
export interface ScrollPassed {
  event: "ScrollPassed";
  from_seat: number;
  seat: number;
  value: number | null;
  tied: number[];
}

/** All take their power cards back. */
export interface FloorEnded {
  event: "FloorEnded";
  floor: number;
}

/** The score sheet with every step is the game's outcome. */
export interface GameOver {
  event: "GameOver";
  winners: number[];
  petrified: number[];
  fainted: number[];
}

export type Event =
  | FloorLaid
  | RoomEntered
  | TorchUsed
  | RoomsLit
  | Chosen
  | CardLaid
  | CardsRevealed
  | BallUsed
  | SecondRevealed
  | RoomResolved
  | ScrollPassed
  | FloorEnded
  | GameOver;

export type Action =
  | { verb: "Play"; card: "1" | "2" | "3" | "4" | "5" | "key" | "sword" | "ball" | "torch" }
  | { verb: "UseTorch" };
