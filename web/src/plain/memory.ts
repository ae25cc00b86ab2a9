/**
 * What a question has offered before in this tab: a verb that it does not offer now is greyed out and says why. Each
 * seat has its own memory, since the verbs of another player at the same device may tell what that player holds.
 */
import type { Action, Prompt } from "../lib/wire";

const offered = new Map<string, Map<string, Action>>();

/** One action of each verb that the same question has offered this seat before and does not offer now. */
export function missingVerbs(game: string, seat: number, prompt: Prompt): Action[] {
  const key = `${game} ${seat} ${prompt.say.id}`;
  const known = offered.get(key) ?? new Map<string, Action>();
  const now = new Set(prompt.actions.map(({ verb }) => verb));
  for (const action of prompt.actions) if (!known.has(action.verb)) known.set(action.verb, action);
  offered.set(key, known);
  return [...known.values()].filter(({ verb }) => !now.has(verb));
}
