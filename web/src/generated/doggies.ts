// Written by `undercroft types` from games/doggies; do not edit.

import type { Message } from "./wire";

/** The table as one seat (or a watcher) sees it. */
export interface View {
  phase: "dogs" | "over" | "place" | "quests" | "turn" | "walk";
  round: number;
  first: number;
  active: number | null;
  hard_start: boolean;
  no_potions: boolean;
  free_dogs: Dog[];
  seats: Seat[];
  common: Quest[];
  supply: Attack;
  draw_pile: number;
  set_aside: number;
  countdown: number | null;
  unseen: Unseen[];
  rooms: Room[];
  breaches: Breach[];
  placing: Placing | null;
  walk: Walk | null;
  box: string[];
}

export interface Dog {
  id: string;
  ability: "breach" | "key" | "rotate" | "smite" | "tough" | "trapjump";
  base: Marks;
}

/** How many of each symbol. */
export interface Marks {
  sword: number;
  bow: number;
  fireball: number;
  shield: number;
  key: number;
}

/** A seat's board and everything beside it. Symbols won on the present walk are counted. */
export interface Seat {
  dog: Dog | null;
  status: "asleep" | "in" | "left";
  owned: number;
  available: number;
  spare: number;
  debt: number;
  trophies: Marks;
  either: (("bow" | "fireball" | "sword")[])[];
  attack: Attack;
  shields: number;
  keys: number;
  potions: Attack;
  cards: HeldCard[];
  coins: number;
  quest: Quest | null;
  quest_kept: boolean;
  offer: Quest[];
  kept: string | null;
}

/** How many of each attack symbol, or of each potion. */
export interface Attack {
  sword: number;
  bow: number;
  fireball: number;
}

/** A card that belongs to a seat. */
export interface HeldCard {
  card: MonsterCard | CoinCard | ArtifactCard | TrapCard | TrampCard | ChestCard | PotionCard | PortalCard | StartCard;
  side: "A" | "B" | null;
  gave_paw: boolean;
  cell: number[] | null;
}

/** Beaten with the symbols it needs, or passed for its damage. */
export interface MonsterCard {
  kind: "monster";
  id: string;
  room: string;
  species: string;
  need: Attack;
  damage: number;
  trophy: Marks;
  coins: number;
  dragon: boolean;
}

export interface CoinCard {
  kind: "coin";
  id: string;
  room: string;
  coins: number;
}

export interface ArtifactCard {
  kind: "artifact";
  id: string;
  room: string;
  trophy: Marks;
}

/** Disarmed with a trophy or potion of its symbol, or taken along for its coins, which are a loss. */
export interface TrapCard {
  kind: "trap";
  id: string;
  room: string;
  disarm: "bow" | "fireball" | "sword";
  coins: number;
}

/** Side A: one of its symbols in each fight. Side B: its symbols, and a paw. */
export interface TrampCard {
  kind: "tramp";
  id: string;
  room: string;
  a: ("bow" | "fireball" | "sword")[];
  b: Attack;
  coins: number;
}

/** Coins at the end of the game, if a key opens it. */
export interface ChestCard {
  kind: "chest";
  id: string;
  room: string;
  coins: number;
}

export interface PotionCard {
  kind: "potion";
  id: string;
  room: string;
}

export interface PortalCard {
  kind: "portal";
  id: string;
  room: string;
}

export interface StartCard {
  kind: "start";
  id: string;
  room: string;
}

/** A quest and how everybody stands in it; what lies claimed in the dungeon counts already. */
export interface Quest {
  id: string;
  symbol: "bow" | "fireball" | "sword" | null;
  species: string | null;
  coins: number;
  counts: number[];
  base: number[];
  leader: number | null;
  pays: number[];
}

/** A kind of room card, and how many copies are still in the piles. */
export interface Unseen {
  room: string;
  left: number;
}

/** A cell of the dungeon: a laid card, or the hole a card left behind. */
export interface Room {
  cell: number[];
  card: MonsterCard | CoinCard | ArtifactCard | TrapCard | TrampCard | ChestCard | PotionCard | PortalCard | StartCard | null;
  turn: number;
  sides: string;
  state: "claimed" | "disarmed" | "free" | "hole";
  seat: number | null;
  paws: number;
  lid: string | null;
  ways_out: WayOut[];
}

/** A side of a laid card that leads to the table. */
export interface WayOut {
  direction: "E" | "N" | "S" | "W";
  how: "breach" | "door" | "open";
}

/** A broken boundary: everybody may pass until the end of the round. */
export interface Breach {
  cell: number[];
  direction: "E" | "N" | "S" | "W";
  seat: number;
}

/** A drawn card that has to be laid. */
export interface Placing {
  seat: number;
  card: MonsterCard | CoinCard | ArtifactCard | TrapCard | TrampCard | ChestCard | PotionCard | PortalCard | StartCard;
  faces: string[];
  spots: Spot[];
}

/** An empty cell where the drawn card fits, with every turn that gives other sides. */
export interface Spot {
  cell: number[];
  turns: number[];
}

/** The walk that is going on. */
export interface Walk {
  seat: number;
  path: number[][];
  pending: boolean;
  taken: string[];
  turned: number[][];
  totals: Totals;
}

/** What a walker has left and has won so far on this walk. */
export interface Totals {
  damage: number;
  shields: number;
  shields_left: number;
  paws: number;
  attack: Attack;
  potions: Attack;
  keys: number;
  coins: number;
  quest_coins: number;
}

/** Helpful numbers for one seat. A watcher has neither rooms nor steps. */
export interface Figures {
  coins: Coins[];
  turn: TurnFigures | null;
  rooms: RoomFigures[];
  steps: Step[];
  result: Totals | null;
}

/** A seat's coins if the game ended now, as far as this seat knows. */
export interface Coins {
  cards: number;
  chests: number;
  losses: number;
  quests: number;
  total: number;
}

/** A seat's own turn. */
export interface TurnFigures {
  explore: Choice;
  leave: Choice;
  sleep: Choice;
  sleep_paw: boolean;
}

/** One of the three things a turn offers. */
export interface Choice {
  legal: boolean;
  why: Message | null;
}

/** What a room would ask of this seat, with what it has now: for planning a walk. */
export interface RoomFigures {
  cell: number[];
  why: Message | null;
  doors: Door[];
  fights: Attack[];
  missing: Attack;
  smite: boolean;
  damage: number;
  asks_paw: boolean;
  coins: number;
}

/** One side of a room, for this seat. */
export interface Door {
  direction: "E" | "N" | "S" | "W";
  leads: "nowhere" | "out" | "room";
  passage: "breach" | "locked" | "open" | "unlocked" | "wall";
}

/** A step of the walk: what it costs and brings, or why it is not possible. */
export interface Step {
  action: Record<string, string | number | number[]>;
  legal: boolean;
  why: Message | null;
  cell: number[] | null;
  paws: number;
  damage: number;
  potions: Attack;
  wins_potion: "bow" | "fireball" | "sword" | null;
  trophy: Marks;
  either: ("bow" | "fireball" | "sword")[];
  lost: Marks;
  lost_either: ("bow" | "fireball" | "sword")[];
  loses: string | null;
  coins: number;
  quest_coins: number;
  after: Totals | null;
}

/** Two ways to make it harder, and dogs dealt by chance. */
export interface Options {
  hard_start: boolean;
  no_potions: boolean;
  random_dogs: boolean;
}

/** What never changes in a game. */
export interface Constants {
  rounds: number;
  kinds: (MonsterCard | CoinCard | ArtifactCard | TrapCard | TrampCard | ChestCard | PotionCard | PortalCard | StartCard)[];
}

/** A walk that a seat thinks of before it leaves: the steps drawn, and where they would lead. */
export interface Plan {
  steps: Step[];
  ends: boolean;
  view: View;
  figures: Figures;
}

export interface DogChosen {
  event: "DogChosen";
  seat: number;
  dog: string;
}

/** Told to each seat for itself. */
export interface QuestsDealt {
  event: "QuestsDealt";
  seat: number;
  quests: string[];
}

/** A seat has made its choice; which, nobody else hears. */
export interface QuestChosen {
  event: "QuestChosen";
  seat: number;
}

/** The quests not kept are common from now on. */
export interface QuestsRevealed {
  event: "QuestsRevealed";
  common: string[];
}

export interface PotionsDealt {
  event: "PotionsDealt";
  potions: string[];
  supply: Attack;
}

export interface RoundBegan {
  event: "RoundBegan";
  round: number;
  first: number;
  cards: number;
}

export interface Explored {
  event: "Explored";
  seat: number;
  card: MonsterCard | CoinCard | ArtifactCard | TrapCard | TrampCard | ChestCard | PotionCard | PortalCard | StartCard;
  left: number;
}

export interface Placed {
  event: "Placed";
  seat: number;
  card: MonsterCard | CoinCard | ArtifactCard | TrapCard | TrampCard | ChestCard | PotionCard | PortalCard | StartCard;
  cell: number[];
  turn: number;
  sides: string;
  joins: ("E" | "N" | "S" | "W")[];
  ways_out: ("E" | "N" | "S" | "W")[];
}

export interface Slept {
  event: "Slept";
  seat: number;
  paw: boolean;
  owned: number;
}

export interface WalkBegan {
  event: "WalkBegan";
  seat: number;
  totals: Totals;
}

/** Turned at the start of a walk, for everybody. */
export interface CardTurned {
  event: "CardTurned";
  seat: number;
  cell: number[];
  card: string;
  turn: number;
  sides: string;
  totals: Totals;
}

/** A paw lies on the boundary now; RoomEntered or WalkedOut follows. */
export interface WallBroken {
  event: "WallBroken";
  seat: number;
  cell: number[];
  direction: "E" | "N" | "S" | "W";
  totals: Totals;
}

export interface RoomEntered {
  event: "RoomEntered";
  seat: number;
  step: number;
  origin: number[];
  cell: number[];
  way: "breach" | "door" | "open" | "portal";
  card: MonsterCard | CoinCard | ArtifactCard | TrapCard | TrampCard | ChestCard | PotionCard | PortalCard | StartCard;
  totals: Totals;
}

export interface RoomSkipped {
  event: "RoomSkipped";
  seat: number;
  cell: number[];
  card: string;
  totals: Totals;
}

/** Coins, an artifact or a chest. */
export interface RoomClaimed {
  event: "RoomClaimed";
  seat: number;
  cell: number[];
  card: string;
  trophy: Marks;
  coins: number;
  totals: Totals;
}

export interface PotionTaken {
  event: "PotionTaken";
  seat: number;
  cell: number[];
  card: string;
  symbol: "bow" | "fireball" | "sword";
  totals: Totals;
}

export interface TrampHired {
  event: "TrampHired";
  seat: number;
  cell: number[];
  card: string;
  side: "A" | "B";
  either: ("bow" | "fireball" | "sword")[];
  trophy: Marks;
  paw: boolean;
  totals: Totals;
}

export interface MonsterBeaten {
  event: "MonsterBeaten";
  seat: number;
  cell: number[];
  card: string;
  potions: Attack;
  smitten: boolean;
  paws: number;
  trophy: Marks;
  coins: number;
  totals: Totals;
}

export interface MonsterPassed {
  event: "MonsterPassed";
  seat: number;
  cell: number[];
  card: string;
  damage: number;
  totals: Totals;
}

export interface TrapDisarmed {
  event: "TrapDisarmed";
  seat: number;
  cell: number[];
  card: string;
  lid: string;
  trophy: Marks;
  either: ("bow" | "fireball" | "sword")[];
  hole: number[] | null;
  paw_lost: boolean;
  totals: Totals;
}

export interface TrapTaken {
  event: "TrapTaken";
  seat: number;
  cell: number[];
  card: string;
  coins: number;
  totals: Totals;
}

export interface WalkedOut {
  event: "WalkedOut";
  seat: number;
  cell: number[];
  direction: "E" | "N" | "S" | "W";
  way: "breach" | "door" | "open";
  taken: string[];
  totals: Totals;
}

/** The first seat has left: only these cards are left to the others in this round. */
export interface CountdownBegan {
  event: "CountdownBegan";
  seat: number;
  cards: number;
  set_aside: number;
  seats: number[];
}

export interface RoundEnded {
  event: "RoundEnded";
  round: number;
  first: number;
  takes: string[][];
  boxed: string[];
  potions: Attack;
  reshuffled: number;
}

export interface GameEnded {
  event: "GameEnded";
  quests: string[];
  coins: number[];
  fulfilled: number[];
  winners: number[];
}

export type Event =
  | DogChosen
  | QuestsDealt
  | QuestChosen
  | QuestsRevealed
  | PotionsDealt
  | RoundBegan
  | Explored
  | Placed
  | Slept
  | WalkBegan
  | CardTurned
  | WallBroken
  | RoomEntered
  | RoomSkipped
  | RoomClaimed
  | PotionTaken
  | TrampHired
  | MonsterBeaten
  | MonsterPassed
  | TrapDisarmed
  | TrapTaken
  | WalkedOut
  | CountdownBegan
  | RoundEnded
  | GameEnded;

export type Action =
  | { verb: "ChooseDog"; dog: "bonk" | "joan" | "pluto" | "robin" | "ruta" | "sharik" }
  | { verb: "KeepQuest"; quest: "q_sword" | "q_fireball" | "q_bow" | "q_ifrit" | "q_giga_tick" | "q_zombie_squirrel" | "q_skeledog" | "q_gelatin_cat" | "q_mimic" | "q_cerberus" | "q_chocolate_golem" | "q_cat_eye" }
  | { verb: "Explore" }
  | { verb: "Leave" }
  | { verb: "Sleep" }
  | { verb: "Place"; cell: [number, number]; turn: number }
  | { verb: "Claim" }
  | { verb: "Skip" }
  | { verb: "TakePotion"; symbol: "sword" | "bow" | "fireball" }
  | { verb: "Hire"; side: "A" | "B" }
  | { verb: "Fight"; sword: number; bow: number; fireball: number }
  | { verb: "Smite" }
  | { verb: "Sneak" }
  | { verb: "Disarm"; card: "ifrit_bow" | "ifrit_sword" | "ifrit_fireball" | "giga_tick_bow" | "giga_tick_sword" | "giga_tick_fireball" | "zombie_squirrel_bow" | "zombie_squirrel_sword" | "zombie_squirrel_fireball" | "skeledog_bow" | "skeledog_sword" | "skeledog_fireball" | "gelatin_cat_bow" | "gelatin_cat_sword" | "gelatin_cat_fireball" | "mimic_bow" | "mimic_sword" | "mimic_fireball" | "cerberus-1" | "cerberus-2" | "cerberus-3" | "chocolate_golem-1" | "chocolate_golem-2" | "chocolate_golem-3" | "cat_eye-1" | "cat_eye-2" | "cat_eye-3" | "dragon-1" | "dragon-2" | "dragon-3" | "dragon-4" | "dragon-5" | "key_dragonfly-1" | "key_dragonfly-2" | "key_dragonfly-3" | "key_dragonfly-4" | "coin1-1" | "coin1-2" | "coin1-3" | "coin1-4" | "coin1-5" | "coin1-6" | "coin1-7" | "coin1-8" | "coin1-9" | "coin1-10" | "coin1-11" | "coin1-12" | "coin1-13" | "coin1-14" | "coin1-15" | "coin2-1" | "coin2-2" | "coin2-3" | "coin2-4" | "coin2_door-1" | "coin2_door-2" | "coin2_door-3" | "coin2_door-4" | "excalibite" | "frisbow" | "magic_collar" | "trap_sword_cross" | "trap_sword_fork" | "trap_sword_hall" | "trap_bow_cross" | "trap_bow_fork" | "trap_bow_hall" | "trap_fireball_cross" | "trap_fireball_fork" | "trap_fireball_hall" | "tramp_sword-1" | "tramp_sword-2" | "tramp_bow-1" | "tramp_bow-2" | "tramp_fireball-1" | "tramp_fireball-2" | "chest-1" | "chest-2" | "chest-3" | "chest-4" | "potion_room-1" | "potion_room-2" | "potion_room-3" | "potion_room-4" | "portal-1" | "portal-2" | "portal_door-1" | "portal_door-2" }
  | { verb: "DisarmPotion" }
  | { verb: "TakeTrap" }
  | { verb: "Move"; direction: "N" | "E" | "S" | "W" }
  | { verb: "Portal"; cell: [number, number] }
  | { verb: "Exit"; direction: "N" | "E" | "S" | "W" }
  | { verb: "Break"; direction: "N" | "E" | "S" | "W" }
  | { verb: "Rotate"; direction: "N" | "E" | "S" | "W"; turn: number };
