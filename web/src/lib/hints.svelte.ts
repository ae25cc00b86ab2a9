/**
 * Hints for newcomers: at each new kind of decision a few words, in this browser the first two
 * times it is asked. A prompt `SLUG-prompt-KIND` has its hint in the message `hint-SLUG-KIND`.
 */
import { hasMessage } from "./i18n.svelte";
import { recall, remember } from "./memory";
import { settings } from "./settings.svelte";
import type { Prompt } from "./wire";

/** So often a hint is shown unless somebody said "got it". */
const often = 2;

export type Seen = Readonly<Record<string, number>>;

export function readSeen(kept: string | null): Seen {
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    if (found === null || typeof found !== "object") return {};
    return Object.fromEntries(
      Object.entries(found).filter((pair): pair is [string, number] => Number.isInteger(pair[1])),
    );
  } catch {
    return {};
  }
}

let seen = $state.raw<Seen>(readSeen(recall("hints")));

function keep(next: Seen): void {
  seen = next;
  remember("hints", JSON.stringify(next));
}

/** The message with the hint for a prompt; null for a prompt of no known form. */
export function hintOf(prompt: string): string | null {
  const [slug, ...kind] = prompt.split("-prompt-");
  return slug && kind.length === 1 ? `hint-${slug}-${kind[0]}` : null;
}

/** Whether somebody here still needs this hint. */
export function isNews(hint: string): boolean {
  return settings.now.hints && (seen[hint] ?? 0) < often;
}

/** The hint for what is asked now, if somebody still needs it and its words are here. */
function due(prompt: Prompt | null): string | null {
  const hint = prompt ? hintOf(prompt.say.id) : null;
  return hint !== null && isNews(hint) && hasMessage(hint) ? hint : null;
}

let beside = $state(false);
/** A hint lies open under the record, where that is in sight; else it is a bulb until it is asked for. */
export const hints = {
  due,
  lieBeside: (now: boolean): void => void (beside = now),
  open: (prompt: Prompt | null): string | null => (beside ? due(prompt) : null),
  folded: (prompt: Prompt | null): string | null => (beside ? null : due(prompt)),
  /** A bulb may come: it has a place of its own, so that nothing moves then. */
  mayFold: (): boolean => settings.now.hints && !beside,
};

/** The decision was made with the hint in sight. */
export function countHint(hint: string): void {
  keep({ ...seen, [hint]: (seen[hint] ?? 0) + 1 });
}
export function gotIt(hint: string): void {
  keep({ ...seen, [hint]: often });
}
export function forgetHints(): void {
  keep({});
}
