/**
 * Hints for newcomers: at each new kind of decision a few words, in this browser the first two
 * times it is asked. A prompt `SLUG-prompt-KIND` has its hint in the message `hint-SLUG-KIND`.
 */
import { hasMessage, idsOf } from "./i18n.svelte";
import { recall, remember } from "./memory";
import { screens } from "./screens";
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

/** A hint lies open where there is room for it; on a small screen it is folded until it is asked for. */
export const hints = {
  due,
  /** Somebody may still get hints in this game: they have a place of their own, so that nothing moves when one comes. */
  awaited: (game: string): boolean => settings.now.hints && !seen[`all-${game}`],
  /** Hints have room to lie open. */
  roomy: (): boolean => !screens.tight.current,
  open: (prompt: Prompt | null): string | null => (screens.tight.current ? null : due(prompt)),
  folded: (prompt: Prompt | null): string | null => (screens.tight.current ? due(prompt) : null),
};

/** The decision was made with the hint in sight. */
export function countHint(hint: string): void {
  keep({ ...seen, [hint]: (seen[hint] ?? 0) + 1 });
}
/** Whoever has seen all hints of a game needs no place for them on the next visit. */
export function checkAll(game: string): void {
  const all = idsOf(`${game}-hints`);
  if (all.length > 0 && !seen[`all-${game}`] && !all.some(isNews))
    keep({ ...seen, [`all-${game}`]: 1 });
}
export function gotIt(hint: string): void {
  keep({ ...seen, [hint]: often });
}
export function forgetHints(): void {
  keep({});
}
