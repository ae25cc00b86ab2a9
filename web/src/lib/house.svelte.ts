/** What every page may need: who you are, and which games this server has. Fetched once. */
import { api, asRefusal } from "./api";
import { addForeign, addNames } from "./i18n.svelte";
import type { GameInfo, Me, Message, Names, Opponents } from "./wire";

let me = $state.raw<Me | null>(null);
let games = $state.raw<GameInfo[] | null>(null);
let problem = $state.raw<Message | null>(null);
let loading: Promise<void> = Promise.resolve();
let keeping: Promise<unknown> = Promise.resolve();

export const house = {
  get me() {
    return me;
  },
  get games() {
    return games;
  },
  /** Why the games could not be fetched, if so. */
  get problem() {
    return problem;
  },
  game(slug: string): GameInfo | undefined {
    return games?.find((one) => one.slug === slug);
  },
  /** The names of the components that lie on this table: other sets may have other cards. */
  useSet(slug: string, components: string): void {
    const game = this.game(slug);
    if (game) addNames(slug, namesIn(game, components));
  },
  load(): Promise<void> {
    return (loading = fetchAll());
  },
  /** What was asked for is here. */
  ready: (): Promise<void> => loading,
  async rename(nick: string): Promise<void> {
    me = await api.rename(nick);
  },
  /** Holds at once; if the server does not hear of it, for this visit alone. What is chosen last, is told last. */
  keepOpponents(slug: string, chosen: Opponents): void {
    if (me) me = { ...me, opponents: { ...me.opponents, [slug]: chosen } };
    keeping = keeping.then(() => api.opponents(slug, chosen)).catch(() => undefined);
  },
};

function namesIn(game: GameInfo, components: string): Record<string, Names> {
  const other = game.sets.find((one) => one.name === components);
  return other ? { ...game.names, ...other.names } : game.names;
}

async function fetchAll(): Promise<void> {
  problem = null;
  try {
    // One after the other: the first answer brings the cookie that says who you are.
    me = await api.me();
    const found = await api.games();
    for (const game of found) addNames(game.slug, game.names);
    // Without its words a game shows what it can: a lack of them stops nothing.
    await Promise.allSettled(
      found.map(({ slug, title }) => addForeign(slug, title, (spoken) => api.words(slug, spoken))),
    );
    games = found;
  } catch (found) {
    problem = asRefusal(found).say;
  }
}
