/** A Raiders table for the tests: three seats, the second room of the first floor. */
import { house } from "../../src/lib/house.svelte";
import type { Figures, HandCard, RoomCard, Seat, Trap, View } from "../../src/games/raiders/types";
import type { StateMessage } from "../../src/lib/wire";

export const goblin: RoomCard = { kind: "monster", id: "goblin", strength: 11, wounds: 2 };
export const chests: RoomCard = { kind: "treasure", id: "treasure_4_2", chests: [4, 2] };
export const lava: Trap = {
  kind: "trap",
  id: "trap_lava",
  victims: "most_coins",
  penalty: "lose_coins",
  penalties: [0, 0, 1, 2, 3],
};

export const sphinx: RoomCard = {
  kind: "boss",
  id: "sphinx",
  strength: 11,
  attacks: "lowest",
  wounds: 2,
  coins_lost: 0,
  petrifies: false,
  top_reward: 2,
  escape_with: null,
  fives_count_as: null,
};

export const seatOf = (more: Partial<Seat> = {}): Seat => ({
  character: "thief",
  coins: 2,
  wounds: 2,
  power: [1, 2, 3, 4, 5],
  spent: [],
  items: { torch: 0, ball: 0, key: 0, sword: 0 },
  chosen: false,
  choice: null,
  gazing: false,
  laid: [],
  torch_used: false,
  scroll: false,
  petrified: false,
  ...more,
});

export function viewOf(more: Partial<View> = {}): View {
  return {
    variant: "standard",
    phase: "choose",
    floor: 1,
    floors: 5,
    room: 2,
    rooms_left: 24,
    plan: "floor_1",
    layouts: { floor_1: "UDUDD" },
    places: [
      { stage: "resolved", face: "up", boss: false, room: chests },
      { stage: "current", face: "up", boss: false, room: goblin },
      { stage: "ahead", face: "up", boss: false, room: lava },
      { stage: "ahead", face: "lit", boss: false, room: goblin },
      { stage: "ahead", face: "down", boss: false, room: null },
    ],
    seats: [
      seatOf({ power: [1, 2, 4, 5], spent: [3], items: { torch: 1, ball: 0, key: 1, sword: 0 } }),
      seatOf(),
      seatOf({ coins: 5 }),
    ],
    supply: { torch: 6, ball: 6, key: 5, sword: 6 },
    coin_cap: 20,
    cards: [goblin, chests, lava],
    unseen: [{ room: "goblin", left: 1 }],
    unseen_kinds: { monster: 9, treasure: 9, vault: 5, trap: 3 },
    removed: 6,
    bosses: [],
    ...more,
  };
}

export const cardOf = (card: HandCard["card"], more: Partial<HandCard> = {}): HandCard => ({
  card,
  copies: 1,
  value: Number(card) || null,
  legal: true,
  why_not: null,
  escapes: false,
  needed: Number(card) ? 11 - Number(card) : null,
  result: null,
  ...more,
});

export function figuresOf(more: Partial<Figures> = {}): Figures {
  const marks = {
    richest: false,
    least_wounded: true,
    most_wounded: true,
    would_faint: false,
    would_win: false,
  };
  return {
    marks: [marks, marks, { ...marks, richest: true }],
    room: {
      kind: "monster",
      fight: {
        strength: 11,
        laid: 0,
        least: 3,
        largest: 15,
        wounds: 2,
        coins_lost: 0,
        petrifies: false,
      },
    },
    hand: [
      cardOf("1"),
      cardOf("2"),
      cardOf("4"),
      cardOf("5"),
      cardOf("key", { legal: false, why_not: { id: "raiders-why-key", args: {} } }),
      cardOf("torch", { legal: false, why_not: { id: "raiders-why-torch", args: {} } }),
    ],
    torch: { legal: true, why_not: null, dark: 1 },
    depends_on: [1, 2],
    ...more,
  };
}

export const actions = [
  ...["1", "2", "4", "5"].map((card) => ({ verb: "Play" as const, card })),
  { verb: "UseTorch" as const },
];

export const asked = (id = 1): Partial<StateMessage> => ({
  view: viewOf(),
  figures: figuresOf(),
  prompt: { id, say: { id: "raiders-prompt-monster", args: { room: "goblin" } }, actions },
  waiting: [0, 1, 2],
});

/** The same table, asked in another room. */
export function inRoom(room: RoomCard, figures: Partial<Figures>): Partial<StateMessage> {
  const places = viewOf().places.map((place) =>
    place.stage === "current" ? { ...place, room } : place,
  );
  return { ...asked(), view: viewOf({ places }), figures: figuresOf(figures) };
}

/** The names come with the games of the server: the house fetches them once. */
export async function nameComponents(names: Record<string, string>): Promise<void> {
  const answers: Record<string, unknown> = {
    "/api/me": { nick: "Fox", opponents: {} },
    "/api/games": [
      {
        slug: "raiders",
        sets: [],
        names: Object.fromEntries(
          Object.entries(names).map(([id, en]) => [id, { en, ru: en, uk: en }]),
        ),
      },
    ],
  };
  const before = globalThis.fetch;
  globalThis.fetch = (path) => Promise.resolve(new Response(JSON.stringify(answers[String(path)])));
  await house.load();
  globalThis.fetch = before;
}
