// Written by `undercroft types` from games/dragon; do not edit.

/** The table as one seat (or a watcher) sees it. During the draft there is no map, path or deck yet. */
export interface View {
  phase: "draft" | "dragon" | "order" | "over" | "turn";
  difficulty: string;
  layout: string;
  gnome_count: number;
  round: number;
  max_rounds: number;
  captain: number;
  asked: number | null;
  pool: string[];
  gnomes: Gnome[];
  queue: string[];
  turn: Turn | null;
  entrance_torches: number;
  entrance_gnomes: string[];
  hexes: Hex[];
  torches: number;
  cubes: number;
  gems: number;
  lying: number;
  delivered: number;
  dice: number;
  dragon_deck: Pile;
  cave_deck: Pile;
  aside: Aside[];
  rage: Rage | null;
  pending: Pending | null;
  hint: LastHint | null;
  result: Result | null;
}

/** A gnome in play, in the order of the draft. */
export interface Gnome {
  gnome: string;
  seat: number;
  place: number;
  turn: "active" | "done" | "unordered" | "waiting";
  order: number | null;
  given: boolean;
}

/** The turn being played. */
export interface Turn {
  gnome: string;
  seat: number;
  place: number;
  ap: number;
  roll: number;
  smoke: number;
  given: number;
  gave: boolean;
  dark: boolean;
}

/** A cave hex and all that lies on it. */
export interface Hex {
  number: number;
  q: number;
  r: number;
  status: "open" | "removed" | "rubble";
  lit: boolean;
  torches: number;
  cubes: number;
  gems: number;
  emptied: boolean;
  lost: boolean;
  card: "deck" | "discard" | "removed";
  gnomes: string[];
}

/** A deck and its discard pile. Which cards are where is open, their order is not. */
export interface Pile {
  left: number;
  packets: string[][];
  discard: string[];
  known: string[];
}

/** A lasting card. */
export interface Aside {
  card: string;
  deck: "cave" | "dragon";
  acts: "next" | "now";
}

/** A Rage event that waits for a flight. */
export interface Rage {
  event: "all_levels" | "attract" | "dragon_phase" | "single";
  cause: "attract" | "delivery" | "dragon_phase" | "found_dragon" | "four_gems" | "roar" | "stir";
  extra: number;
  played: number;
  heads: number | null;
  level: number;
}

/** A choice that somebody owes. */
export interface Pending {
  choice: "crack" | "flee" | "hint" | "open" | "slip" | "take_torch";
  seat: number;
  gnome: string;
  place: number;
  options: number[];
  deck: "cave" | "dragon" | null;
}

/** What the Seer said, until a card of that deck is drawn. */
export interface LastHint {
  deck: "cave" | "dragon";
  verdict: "bad" | "good" | "mixed" | "silent";
}

export interface Result {
  won: boolean;
  reason: "cut_off" | "rounds" | "too_few" | "victory";
}

/** Helpful numbers. The same for all, but for the targets of the seat that is asked. */
export interface Figures {
  targets: Target[];
  slack: number;
  start_slack: number;
  worst_slack: number;
  worst_cards: string[];
  worst_loses: boolean;
  to_next_die: number | null;
  next_find_rages: boolean;
  dragon_next: "I" | "I+II" | "none";
  prices: Prices[];
  odds: Odds | null;
  ways: WayHome[];
  deliveries: Delivery[];
  hits: Hit[];
}

/** One thing this seat may do now, and its price. */
export interface Target {
  verb: string;
  cost: number;
  place: number | null;
  gems: number | null;
  gnome: string | null;
  deck: "cave" | "dragon" | null;
}

/** What things cost a gnome this round, in action points. */
export interface Prices {
  gnome: string;
  step: number;
  carry: number[];
  torch: number;
  clear: number;
  search: number;
}

/** A search here by this gnome, in percent; what is left to a hundred brings nothing, not even a cube. */
export interface Odds {
  gnome: string;
  hex: number;
  gem: number;
  cube: number;
  dragon: number;
  rage: boolean;
}

/** How a gem lying here comes home. */
export interface WayHome {
  hex: number;
  gems: number;
  ap: number | null;
  way: number[];
  obstacle: number | null;
}

/** What bringing this many gems at once stirs up. */
export interface Delivery {
  gems: number;
  cards: number;
  dice: number;
  new_dice: number;
  wins: boolean;
}

/** What the rockfall card of a hex would do now. */
export interface Hit {
  hex: number;
  possible: boolean;
  removes: boolean;
  slack: number;
  lost: number[];
  cut_off: string[];
  flees: string[];
  gems: number;
  torches_2: number[];
  torches_3: number[];
}

/** How hard, how many gnomes, which cave. A seat may lead several gnomes; never fewer gnomes than seats. */
export interface Options {
  difficulty: "easy" | "heroic" | "high" | "medium";
  gnomes: number;
  layout: "great_hall" | "snowflake" | "three_gates";
  max_rounds: number;
}

/** What never changes in a game. */
export interface Constants {
  target: number;
  path: RageHex[];
  skills: Record<string, string>;
}

/** A piece of the Rage path. */
export interface RageHex {
  id: string;
  cells: PathCell[];
}

/** A cell of the Rage path. */
export interface PathCell {
  number: number;
  head: boolean;
}

/** Draft. */
export interface GnomePicked {
  event: "GnomePicked";
  seat: number;
  gnome: string;
}

/** The numbers are dealt onto the layout; the whole map is in the view. */
export interface CaveLaid {
  event: "CaveLaid";
  layout: string;
  numbers: number[];
}

/** Dragon cards turned up before the first round; action cards among them go back unread. */
export interface FirstRubble {
  event: "FirstRubble";
  cards: string[];
  hexes: number[];
}

export interface RoundBegan {
  event: "RoundBegan";
  round: number;
  captain_seat: number;
  acting: string[];
}

/** The captain names the next gnome; the last one follows by itself. */
export interface Queued {
  event: "Queued";
  seat: number;
  gnome: string;
  order: number;
}

/** The four-sided die gives the action points. */
export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
  gnome: string;
  roll: number;
  smoke: number;
  given: number;
  ap: number;
}

export interface Stepped {
  event: "Stepped";
  seat: number;
  gnome: string;
  start: number;
  to: number;
  torch: boolean;
  ap: number;
  cost: number;
}

export interface Carried {
  event: "Carried";
  seat: number;
  gnome: string;
  start: number;
  to: number;
  gems: number;
  ap: number;
  cost: number;
}

/** A torch is put on the gnome's own place. */
export interface TorchMade {
  event: "TorchMade";
  seat: number;
  gnome: string;
  place: number;
  source: number | null;
  ap: number;
  cost: number;
}

/** The Torchbearer lights the hex he has entered. */
export interface FreeTorch {
  event: "FreeTorch";
  gnome: string;
  place: number;
  source: number | null;
}

export interface Searched {
  event: "Searched";
  seat: number;
  gnome: string;
  hex: number;
  bonus: number;
  roll: number | null;
  result: "cube" | "dragon" | "gem" | "nothing";
  ap: number;
  cost: number;
}

/** A gem and an empty-cave token on the hex; its cubes go back. */
export interface GemFound {
  event: "GemFound";
  hex: number;
  lying: number;
  cubes_back: number;
  angers: boolean;
}

export interface CubePlaced {
  event: "CubePlaced";
  hex: number;
  cubes: number;
}

/** Rubble becomes open; by a gnome's work, or by the card Loose Stones. */
export interface Cleared {
  event: "Cleared";
  seat: number;
  gnome: string;
  hex: number;
  ap: number;
  cost: number;
  card: boolean;
}

export interface Attracted {
  event: "Attracted";
  seat: number;
  gnome: string;
  hex: number;
  ap: number;
  cost: number;
}

export interface ApGiven {
  event: "ApGiven";
  seat: number;
  gnome: string;
  to_gnome: string;
  ap: number;
}

/** All see that the Seer looks. */
export interface Peeked {
  event: "Peeked";
  seat: number;
  gnome: string;
  deck: "cave" | "dragon";
  cards: number;
  ap: number;
}

/** Told only to the Seer's seat: the top cards, from the top. */
export interface PeekedCards {
  event: "PeekedCards";
  deck: "cave" | "dragon";
  cards: string[];
}

export interface Hinted {
  event: "Hinted";
  seat: number;
  gnome: string;
  deck: "cave" | "dragon";
  verdict: "bad" | "good" | "mixed" | "silent";
}

/** Gems are laid on the Rage path. */
export interface Delivered {
  event: "Delivered";
  seat: number;
  gnome: string;
  gems: number;
  delivered: number;
  target: number;
  new_dice: number;
  dice: number;
}

export interface TurnEnded {
  event: "TurnEnded";
  seat: number;
  gnome: string;
  ap_lost: number;
}

/** A gnome came into the dark. */
export interface CaveCardDrawn {
  event: "CaveCardDrawn";
  seat: number;
  gnome: string;
  hex: number;
  card: string;
}

/** The card just drawn can do nothing. */
export interface CardFizzled {
  event: "CardFizzled";
  card: string;
}

/** Second Wind, Stumble, or the Dragon found by a search. */
export interface ApChanged {
  event: "ApChanged";
  gnome: string;
  ap: number;
  change: number;
}

/** Forgotten Torch. */
export interface TorchPlaced {
  event: "TorchPlaced";
  place: number;
  torches: number;
}

/** Bare Niche: a token and no gem. */
export interface HexEmptied {
  event: "HexEmptied";
  hex: number;
  cubes_back: number;
  slack: number;
}

/** Secret Passage. */
export interface Slipped {
  event: "Slipped";
  seat: number;
  gnome: string;
  start: number;
  to: number | null;
}

/** A lasting card: it acts in the next round. */
export interface CardSetAside {
  event: "CardSetAside";
  deck: "cave" | "dragon";
  card: string;
  round: number;
}

/** Lasting cards that acted in this round go to their discard piles. */
export interface CardsRetired {
  event: "CardsRetired";
  cards: string[];
}

/** The Dragon is roused. What follows, up to RageEnded, belongs to it. */
export interface RageBegan {
  event: "RageBegan";
  rage: "all_levels" | "attract" | "dragon_phase" | "single";
  cause: "attract" | "delivery" | "dragon_phase" | "found_dragon" | "four_gems" | "roar" | "stir";
  extra: number;
  dice: number;
}

export interface DiceRolled {
  event: "DiceRolled";
  faces: boolean[];
  heads: number;
  highest: number;
}

export interface DragonCardDrawn {
  event: "DragonCardDrawn";
  level: number;
  card: string;
  hex: number | null;
}

/** An open hex becomes rubble; what lay there goes back to the supplies. */
export interface Buried {
  event: "Buried";
  hex: number;
  torches: number;
  cubes: number;
  gems: number;
  card: boolean;
  slack: number;
}

/** Rubble struck again is gone for good, with its card and token. */
export interface HexRemoved {
  event: "HexRemoved";
  hex: number;
  lost: number[];
  torches: number;
  cubes: number;
  gems: number;
  slack: number;
}

export interface GnomeFled {
  event: "GnomeFled";
  seat: number;
  gnome: string;
  start: number;
  to: number;
  chosen: boolean;
}

/** Torches go back to the supply: around a rockfall, by Wing Gust or by Cold Draught. */
export interface TorchesOut {
  event: "TorchesOut";
  cause: "cold_draught" | "rage" | "wing_gust";
  level: number | null;
  places: number[];
  torches: number;
  spared: number[];
}

/** Hidden Again. */
export interface GemHidden {
  event: "GemHidden";
  hex: number;
  slack: number;
}

/** Yawn: the rest of this Rage is not played. */
export interface RageCalmed {
  event: "RageCalmed";
}

/** Rage IV: the dragon discard pile is shuffled and laid on the deck. */
export interface DiscardOnTop {
  event: "DiscardOnTop";
  cards: number;
}

/** A deck was empty: its discard pile is the new one. */
export interface Reshuffled {
  event: "Reshuffled";
  deck: "cave" | "dragon";
  cards: number;
}

export interface RageEnded {
  event: "RageEnded";
  rage: "all_levels" | "attract" | "dragon_phase" | "single";
  cards: number;
}

/** All gnomes have acted. */
export interface DragonPhase {
  event: "DragonPhase";
  asleep: boolean;
}

export interface GameOver {
  event: "GameOver";
  won: boolean;
  reason: "cut_off" | "rounds" | "too_few" | "victory";
  delivered: number;
  target: number;
  rounds: number;
  slack: number;
  gnomes: string[];
}

export type Event =
  | GnomePicked
  | CaveLaid
  | FirstRubble
  | RoundBegan
  | Queued
  | TurnBegan
  | Stepped
  | Carried
  | TorchMade
  | FreeTorch
  | Searched
  | GemFound
  | CubePlaced
  | Cleared
  | Attracted
  | ApGiven
  | Peeked
  | PeekedCards
  | Hinted
  | Delivered
  | TurnEnded
  | CaveCardDrawn
  | CardFizzled
  | ApChanged
  | TorchPlaced
  | HexEmptied
  | Slipped
  | CardSetAside
  | CardsRetired
  | RageBegan
  | DiceRolled
  | DragonCardDrawn
  | Buried
  | HexRemoved
  | GnomeFled
  | TorchesOut
  | GemHidden
  | RageCalmed
  | DiscardOnTop
  | Reshuffled
  | RageEnded
  | DragonPhase
  | GameOver;

export type Action =
  | { verb: "PickGnome"; gnome: "guild_head" | "engineer" | "torchbearer" | "seer" | "strongman" | "dragon_expert" }
  | { verb: "NextUp"; gnome: "guild_head" | "engineer" | "torchbearer" | "seer" | "strongman" | "dragon_expert" }
  | { verb: "Step"; to: number }
  | { verb: "StepWithTorch"; to: number }
  | { verb: "Carry"; to: number; gems: number }
  | { verb: "MakeTorch"; source: number | "supply" }
  | { verb: "Search" }
  | { verb: "Clear"; hex: number }
  | { verb: "Attract"; hex: number }
  | { verb: "GiveAP"; gnome: "guild_head" | "engineer" | "torchbearer" | "seer" | "strongman" | "dragon_expert" }
  | { verb: "Peek"; deck: "dragon" | "cave" }
  | { verb: "EndTurn" }
  | { verb: "Flee"; hex: number }
  | { verb: "TakeTorch"; source: number }
  | { verb: "Open"; hex: number }
  | { verb: "Crack"; hex: number }
  | { verb: "Slip"; hex: number }
  | { verb: "Stay" }
  | { verb: "Hint"; verdict: "good" | "bad" | "mixed" | "silent" };
