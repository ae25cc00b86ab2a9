/** Messages of the server as the tests need them. */
import type { Action, GameInfo, StateMessage, TableInfo } from "../src/lib/wire";

export const tableOf = (you: number[], names: string[] = ["Fox", "Fox", "Fox"]): TableInfo => ({
  id: "x",
  code: "FGHJKL",
  manners: { listed: false, friendly: true, clock: null, patience: null, pace: "normal" },
  ending: null,
  proposal: null,
  declined: [],
  watchers: [],
  shown_out: [],
  hosts: [0],
  leads: true,
  game: "raiders",
  components: "",
  options: {},
  constants: null,
  status: "playing",
  seats: names.map((nick) => ({
    kind: "person" as const,
    nick,
    bot: null,
    connected: true,
    stand_in: null,
    away: null,
    resigned: false,
  })),
  you,
  host: true,
  link: "",
  commitment: "",
  promises: names.map(() => "promised"),
  opening: false,
  unopened: [],
  told: 0,
  position: false,
  created: 0,
  moves: 0,
  next: null,
});

export function stateOf(
  seat: number,
  version: number,
  more: Partial<StateMessage> = {},
): StateMessage {
  return {
    t: "state",
    seat,
    version,
    undone: null,
    events: [],
    view: version,
    figures: null,
    say: null,
    prompt: null,
    take_back: false,
    waiting: [],
    outcome: null,
    ...more,
  };
}
export const asks = (
  id: number,
  say = "q",
  actions: (Action & { card?: string })[] = [{ verb: "Play" }],
) => ({
  id,
  say: { id: say, args: {} },
  actions,
});

/** A box as the server names it. */
export const raidersBox = {
  slug: "raiders",
  title: { en: "Dungeon Raiders" },
  seats: [3, 5],
  minutes: 30,
  bots: ["master", "expert", "seasoned", "casual", "novice", "good", "random"],
  defaults: { "3": { variant: "standard" }, "4": { variant: "standard" } },
  options: {},
  names: {},
  components: "",
  sets: [],
  refused: [],
} as unknown as GameInfo;
