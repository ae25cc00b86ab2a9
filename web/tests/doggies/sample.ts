/** A walk for the tests: the dog stands in the start room, a cat to the north, coins behind a door to the east. */
import type {
  Action,
  Figures,
  Room,
  RoomCard,
  Step,
  Totals,
  View,
} from "../../src/games/doggies/types";

export const none = { sword: 0, bow: 0, fireball: 0 };
export const noMarks = { ...none, shield: 0, key: 0 };

export const totals: Totals = {
  damage: 0,
  shields: 3,
  shields_left: 3,
  paws: 5,
  attack: { sword: 2, bow: 1, fireball: 0 },
  potions: none,
  keys: 0,
  coins: 0,
  quest_coins: 0,
};

export const stepOf = (action: Step["action"], more: Partial<Step> = {}): Step => ({
  action,
  legal: true,
  why: null,
  cell: null,
  paws: 0,
  damage: 0,
  potions: none,
  wins_potion: null,
  trophy: noMarks,
  either: [],
  lost: noMarks,
  lost_either: [],
  loses: null,
  coins: 0,
  quest_coins: 0,
  after: totals,
  ...more,
});

export const whyNot = (reason: string): Partial<Step> => ({
  legal: false,
  why: { id: `doggies-why-${reason}`, args: {} },
  after: null,
});

export const north = stepOf({ verb: "Move", direction: "N" }, { cell: [0, -1] });
export const east = stepOf({ verb: "Move", direction: "E" }, { cell: [1, 0], ...whyNot("locked") });
export const south = stepOf({ verb: "Exit", direction: "S" });
export const west = stepOf({ verb: "Exit", direction: "W" }, whyNot("wall"));
export const turn = stepOf({ verb: "Rotate", direction: "E", turn: 2 }, { cell: [1, 0] });

export const figuresOf = (steps: Step[]): Figures => ({
  coins: [],
  turn: null,
  rooms: [],
  steps,
  result: totals,
});

const start: RoomCard = { kind: "start", id: "start", room: "start" };
const coin: RoomCard = { kind: "coin", id: "coin2_door-1", room: "coin2_door", coins: 2 };
export const roomOf = (card: RoomCard, cell: number[], sides: string): Room => ({
  cell,
  card,
  turn: 0,
  sides,
  state: "free",
  seat: null,
  paws: 0,
  lid: null,
  ways_out: [],
});

export function viewOf(path: number[][], pending: boolean): View {
  return {
    phase: "walk",
    round: 1,
    rounds: 3,
    kinds: [],
    first: 0,
    active: 0,
    hard_start: false,
    no_potions: false,
    free_dogs: [],
    seats: [],
    common: [],
    supply: none,
    draw_pile: 80,
    set_aside: 0,
    countdown: null,
    unseen: [],
    rooms: [roomOf(start, [0, 0], "ooow"), roomOf(coin, [1, 0], "wodo")],
    breaches: [],
    placing: null,
    walk: { seat: 0, path, pending, taken: [], turned: [], totals },
    box: [],
  };
}

export const actionsOf = (steps: Step[]): Action[] =>
  steps.filter((step) => step.legal).map((step) => step.action as unknown as Action);
