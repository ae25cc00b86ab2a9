// Written by `undercroft types` from games/goblins; do not edit.

import type { Message } from "./wire";

/** The table as one seat (or a watcher) sees it. */
export interface View {
  roles: "advanced" | "base";
  phase: "claim" | "drinker" | "open_goal" | "over" | "steal" | "turn";
  round: number;
  first: number;
  active: number;
  deck: number;
  table: Laid[];
  discard: string[];
  colours: string[];
  goals: GoalView[];
  dynamite_opened: boolean;
  seats: SeatView[];
  passed: number[];
  potions: number[][];
  first_emptied: number | null;
  hand: string[];
  role: string | null;
  team: "gnome" | "goblin" | null;
  buried: Buried[];
  reached: ("middle" | "north" | "south")[];
  looking_at: "middle" | "north" | "south" | null;
  unseen: Unseen[];
  report: Report | null;
}

/** A card on the table. */
export interface Laid {
  card: string;
  x: number;
  y: number;
  turn: number;
  seat: number;
  live: boolean;
  passable: boolean;
}

/** One of the three goals. */
export interface GoalView {
  goal: "middle" | "north" | "south";
  x: number;
  y: number;
  open: boolean;
  kind: "dragon" | "dynamite" | "gold" | null;
  seen: boolean;
  looked: number[];
  claims: ClaimMade[];
}

/** What somebody said after looking at a goal. It may be a lie. */
export interface ClaimMade {
  seat: number;
  goal: "middle" | "north" | "south";
  kind: "dragon" | "dynamite" | "gold";
}

/** What this seat knows of a seat. */
export interface SeatView {
  gold: number;
  hand: number;
  shown: string[] | null;
  ale: boolean;
  passed: "empty" | "pass" | "swap" | null;
  swapped_role: boolean;
  role: string | null;
  team: "gnome" | "goblin" | null;
}

/** A card this seat put under the deck (to open eyes: anybody), and how many cards lie above it. */
export interface Buried {
  card: string;
  above: number;
}

/** A face, and how many copies of it this seat has not seen: in the deck or in other hands. */
export interface Unseen {
  card: string;
  left: number;
}

/** How a round ended. */
export interface Report {
  round: number;
  result: "dragon" | "dynamite" | "gold" | "nothing";
  opener: number | null;
  opened: "middle" | "north" | "south" | null;
  route: number[][];
  roles: string[];
  goals: ("dragon" | "dynamite" | "gold")[];
  claims: ClaimMade[];
  points: Point[];
}

/** One step of a round's scoring. */
export interface Point {
  seat: number;
  reason: string;
  amount: number;
  gold: number;
}

/** Helpful numbers for one seat. */
export interface Figures {
  ways: Way[];
  hand: HandCard[];
  bonus: Bonus | null;
  last_pass: boolean;
}

/** How far a goal is. */
export interface Way {
  goal: "middle" | "north" | "south";
  needed: number | null;
}

/** A face in this seat's hand. */
export interface HandCard {
  card: string;
  copies: number;
  playable: boolean;
  why_not: Message | null;
}

/** How near the role's bonus is (advanced). */
export interface Bonus {
  say: Message;
  earned: boolean;
}

/** Base: only the team matters. Advanced: every role has a bonus of its own. */
export interface Options {
  roles: "advanced" | "base";
}

/** What never changes in a game. */
export interface Constants {
  faces: Face[];
  gnomes: number;
  goblins: number;
  bounds: number[];
  target: number;
}

/** A kind of path card with its tunnel, and how many copies there are. */
export interface Face {
  id: string;
  kind: string;
  openings: boolean[];
  turns: number[];
  colour: string | null;
  count: number;
}

/** What is certain about an action before it is done; the same whatever the unseen goals are. Of OpenGoal: what would follow if the goal were the Dynamite; none if this seat knows that it is not. */
export interface Foresight {
  ways: Way[];
  opens_doors: string[];
  shuts_doors: string[];
  reaches: ("middle" | "north" | "south")[];
  cut_off: number[][];
  bombs: number;
  dynamite_cuts: number[][];
  ends_round: boolean;
}

/** Roles and cards are dealt, goals laid face down. */
export interface RoundBegan {
  event: "RoundBegan";
  round: number;
  first: number;
  gnomes: number;
  goblins: number;
}

/** Told only to its seat: the role and the hand it begins the round with. */
export interface Dealt {
  event: "Dealt";
  seat: number;
  role: string;
  team: "gnome" | "goblin";
  hand: string[];
}

export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
}

/** The ale is slept off. */
export interface TurnMissed {
  event: "TurnMissed";
  seat: number;
}

/** A seat without cards passes by itself. */
export interface EmptyHanded {
  event: "EmptyHanded";
  seat: number;
}

export interface CardPlaced {
  event: "CardPlaced";
  seat: number;
  card: string;
  x: number;
  y: number;
  turn: number;
}

/** Doors of these colours are open now, all others shut. */
export interface ColoursChanged {
  event: "ColoursChanged";
  colours: string[];
}

/** Two seats exchange role cards. */
export interface PotionPlayed {
  event: "PotionPlayed";
  seat: number;
  other_seat: number;
}

/** Told only to the seat that looks at its new role. */
export interface RoleReceived {
  event: "RoleReceived";
  seat: number;
  role: string;
  team: "gnome" | "goblin";
}

export interface ExplosionPlayed {
  event: "ExplosionPlayed";
  seat: number;
  card: string;
  x: number;
  y: number;
}

export interface MapPlayed {
  event: "MapPlayed";
  seat: number;
  goal: "middle" | "north" | "south";
}

/** Told only to the seat that looked. */
export interface GoalSeen {
  event: "GoalSeen";
  seat: number;
  goal: "middle" | "north" | "south";
  kind: "dragon" | "dynamite" | "gold";
}

export interface Claimed {
  event: "Claimed";
  seat: number;
  goal: "middle" | "north" | "south";
  kind: "dragon" | "dynamite" | "gold";
}

/** A seat put a card under the deck and took the top one. */
export interface Swapped {
  event: "Swapped";
  seat: number;
}

/** Told only to the seat that swapped. */
export interface SwappedCards {
  event: "SwappedCards";
  seat: number;
  gave: string;
  took: string;
}

export interface Passed {
  event: "Passed";
  seat: number;
}

export interface HandShown {
  event: "HandShown";
  seat: number;
  cards: string[];
}

export interface GoalOpened {
  event: "GoalOpened";
  seat: number;
  goal: "middle" | "north" | "south";
  kind: "dragon" | "dynamite" | "gold";
}

export interface BombsRemoved {
  event: "BombsRemoved";
  places: number[][];
}

export interface AleGiven {
  event: "AleGiven";
  seat: number;
  to_seat: number;
}

/** A seat refills its hand. */
export interface CardTaken {
  event: "CardTaken";
  seat: number;
  left: number;
}

/** Told only to the seat that drew. */
export interface CardDrawn {
  event: "CardDrawn";
  seat: number;
  card: string;
}

/** All roles and goals are turned up; the scoring follows. */
export interface RoundEnded {
  event: "RoundEnded";
  round: number;
  result: "dragon" | "dynamite" | "gold" | "nothing";
  opener: number | null;
  route: number[][];
  roles: string[];
  goals: ("dragon" | "dynamite" | "gold")[];
}

export interface Scored {
  event: "Scored";
  seat: number;
  reason: string;
  role: string;
  amount: number;
  gold: number;
}

export interface Stolen {
  event: "Stolen";
  seat: number;
  from_seat: number;
}

export interface GameOver {
  event: "GameOver";
  seat: number;
}

export type Event =
  | RoundBegan
  | Dealt
  | TurnBegan
  | TurnMissed
  | EmptyHanded
  | CardPlaced
  | ColoursChanged
  | PotionPlayed
  | RoleReceived
  | ExplosionPlayed
  | MapPlayed
  | GoalSeen
  | Claimed
  | Swapped
  | SwappedCards
  | Passed
  | HandShown
  | GoalOpened
  | BombsRemoved
  | AleGiven
  | CardTaken
  | CardDrawn
  | RoundEnded
  | Scored
  | Stolen
  | GameOver;

export type Action =
  | { verb: "PlaceCard"; card: "passage_cross" | "passage_tee" | "passage_straight" | "passage_corner" | "lantern_cross" | "lantern_tee" | "bomb_cross" | "bomb_tee" | "ale_cross" | "ale_tee" | "rubble_cross" | "rubble_tee" | "rubble_straight" | "door_red" | "door_yellow" | "key_red_cross" | "key_red_tee" | "key_yellow_cross" | "key_yellow_tee" | "potion" | "explosion" | "map"; x: number; y: number; turn: number }
  | { verb: "PlayPotion"; seat: number }
  | { verb: "PlayExplosion"; x: number; y: number }
  | { verb: "PlayMap"; goal: "north" | "middle" | "south" }
  | { verb: "SwapCard"; card: "passage_cross" | "passage_tee" | "passage_straight" | "passage_corner" | "lantern_cross" | "lantern_tee" | "bomb_cross" | "bomb_tee" | "ale_cross" | "ale_tee" | "rubble_cross" | "rubble_tee" | "rubble_straight" | "door_red" | "door_yellow" | "key_red_cross" | "key_red_tee" | "key_yellow_cross" | "key_yellow_tee" | "potion" | "explosion" | "map" }
  | { verb: "Pass" }
  | { verb: "OpenGoal"; goal: "north" | "middle" | "south" }
  | { verb: "GiveAle"; seat: number }
  | { verb: "Claim"; kind: "gold" | "dynamite" | "dragon" }
  | { verb: "Steal"; seat: number };
