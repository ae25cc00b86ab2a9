/**
 * Words in the reader's language. They are in the Fluent files that the Python package carries; the
 * browser fetches a file when a page first needs it. Whatever calls `t` or `say` inside a
 * component is drawn again when the language changes.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type Scope,
  type FluentVariable,
  type Message as Found,
} from "@fluent/bundle";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { languages, type Language } from "./languages";
import { recall, remember } from "./memory";
import type { Message, MessageValue, Names } from "./wire";

export { languages };

// What the command line says is read there alone.
const files = import.meta.glob<string>(
  ["../../../src/undercroft/locales/*/*.ftl", "!../../../src/undercroft/locales/*/console.ftl"],
  { query: "?raw", import: "default" },
);

const bundles = new SvelteMap<Language, FluentBundle>();
const loaded = new SvelteSet<string>();
const ids = new Map<string, string[]>();
const wanted = new Set<string>(["shell", "server"]);
let current = $state<Language>("en");

/** A short part of a word («кто-то», «будь-який») does not stand on a line of its own: a word joiner holds it. */
function holdTogether(text: string): string {
  return text.replace(
    /(\p{Script=Cyrillic}+)-(?=(\p{Script=Cyrillic}+))/gu,
    (found, first, second) =>
      Math.min(String(first).length, String(second).length) <= 4 ? `${String(found)}\u2060` : found,
  );
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    // All languages of the house run left to right: no isolation marks needed.
    bundle = new FluentBundle(language, { useIsolating: false, transform: holdTogether });
    bundles.set(language, bundle);
  }
  return bundle;
}

/** Adds messages written as Fluent text, and says their ids; the tests use it, and `loadFile`. */
export function addMessages(language: Language, text: string): string[] {
  const resource = new FluentResource(text);
  const problems = bundleOf(language).addResource(resource, { allowOverrides: true });
  for (const problem of problems) console.error(problem);
  return resource.body.map(({ id }) => id);
}

const builtIn = (key: string) => files[`../../../src/undercroft/locales/${key}.ftl`];
/** Games that this client was built without: the server has their words. */
const foreign = new Map<string, (language: Language) => Promise<string>>();

async function loadFile(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  if (loaded.has(key)) return;
  const fetchText = builtIn(key) ?? foreign.get(name)?.bind(null, language);
  if (!fetchText) return;
  ids.set(key, addMessages(language, await fetchText()));
  loaded.add(key);
}

/** The words of a game that came after this client was built; its title is known before they are fetched. */
export async function addForeign(
  slug: string,
  title: Names,
  fetchText: (language: Language) => Promise<string>,
): Promise<void> {
  if (builtIn(`en/${slug}`)) return;
  foreign.set(slug, fetchText);
  for (const one of languages) {
    if (bundleOf(one).hasMessage(`box-${slug}-title`)) continue;
    addMessages(one, `box-${slug}-title = { ${JSON.stringify(title[one] ?? title.en)} }`);
  }
  loaded.add(`title/${slug}`);
  await loadWords(slug);
}

/** The ids of all messages in a file, once it is here. */
export function idsOf(name: string): readonly string[] {
  return (loaded.has(`${current}/${name}`) && ids.get(`${current}/${name}`)) || [];
}

/** Fetches a game's words in the language in use, and remembers them for a later switch. */
export async function loadWords(name: string): Promise<void> {
  wanted.add(name);
  await loadFile(current, name);
}

export function language(): Language {
  return current;
}

export async function setLanguage(next: Language): Promise<void> {
  // A page may want its words while these are on their way.
  for (let asked = 0; asked < wanted.size;) {
    asked = wanted.size;
    await Promise.all([...wanted].map((name) => loadFile(next, name)));
  }
  current = next;
  document.documentElement.lang = next;
  remember("language", next);
}

/** The language chosen before, else the browser's, else English. */
export function firstLanguage(): Language {
  const preferred = [recall("language"), ...(navigator.languages ?? [navigator.language])];
  for (const tag of preferred) {
    const found = languages.find((one) => tag?.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

export function hasMessage(id: string): boolean {
  return loaded.size >= 0 && (bundles.get(current)?.hasMessage(id) ?? false);
}

/** The text of a message that need not be there; empty if it is not. */
export function tIf(id: string): string {
  return hasMessage(id) ? t(id) : "";
}

/** The first of two messages if there are words for it, else the second: a game's own words, or the house's. */
export function ownOr(own: string, usual: string): string {
  return hasMessage(own) ? own : usual;
}

/** The text of a message; an unknown id stands for itself so that it is seen and mended. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  // `loaded` is read so that text appears when its file arrives.
  const bundle = loaded.size >= 0 ? bundles.get(current) : undefined;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return format(bundle, message.value, args);
}

function format(
  bundle: FluentBundle,
  pattern: NonNullable<Found["value"]>,
  args: Record<string, FluentVariable>,
): string {
  const problems: Error[] = [];
  const given = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === "number" && value < 0 ? new SignedNumber(value) : value,
  ]);
  const text = bundle.formatPattern(pattern, Object.fromEntries(given), problems);
  for (const problem of problems) console.warn(problem);
  return text;
}

const names = new SvelteMap<string, Record<string, Names>>();

/** The names of a game's components, which the server sends with the game. */
export function addNames(slug: string, found: Record<string, Names>): void {
  names.set(slug, found);
}

/** Whether a word is the id of one of the game's components. */
export function hasName(slug: string, id: string): boolean {
  const found = names.get(slug);
  return found !== undefined && Object.hasOwn(found, id);
}

/** What a component is called: the game's message `SLUG-KEY-ID` if there is one, else the name in its data. */
export function nameOf(slug: string, id: string, key?: string): string {
  if (key !== undefined && hasMessage(`${slug}-${key}-${id}`)) return t(`${slug}-${key}-${id}`);
  const found = names.get(slug)?.[id];
  return (found?.[current] ?? found?.en ?? id).replaceAll("'", "’");
}

/** Many questions have a shorter form for the bar; screen readers are told the long one. */
export function brief(question: Message): Message {
  const [slug, kind] = question.id.split("-prompt-");
  const id = `${slug}-brief-${kind}`;
  return hasMessage(id) ? { ...question, id } : question;
}

/** How a seat is called and whether it is the reader's; every seat argument of a message goes through it. */
export interface Namer {
  name(seat: number): string;
  isYou(seat: number): boolean;
  /** Marks the words for a thing that can be looked up; what it returns stands in the text. */
  thing?(words: string, thing: Thing): string;
}
/** A thing that a message names: the argument, and the bare word or number in it. */
export interface Thing {
  slug: string;
  key: string;
  id: string | number;
}
const nobody: Namer = { name: (seat) => String(seat + 1), isYou: () => false };

/** `seat`, `seat_to`, `from_seat` are seats; `seats` is a list of them, or else a plain number. */
export function isSeat(key: string, value: MessageValue): boolean {
  const singular = /(^|_)seat(_|$)/.test(key);
  return singular || (Array.isArray(value) && /(^|_)seats(_|$)/.test(key));
}

/**
 * The arguments of a wire message as Fluent wants them.
 *
 * - `seat`, `seat_to`, `from_seat` and lists called `seats`: numbers become names; `…_you` ("yes" or
 *   "no") is added.
 * - a word for which the game has a message `SLUG-KEY-WORD` becomes that text (`card: "key"` in a
 *   `raiders-…` message is `raiders-card-key`); its attributes are added as `KEY_ATTRIBUTE`, the
 *   bare word as `KEY_id`. Else the id of a component becomes its name.
 * - lists are joined as the language does it, equal words as one with a count ("Key ×2"), and `KEY_count` is added.
 */
export function argumentsOf(
  message: Message,
  namer: Namer = nobody,
): Record<string, FluentVariable> {
  const slug = message.id.split("-")[0] ?? "";
  const given: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(message.args ?? {})) {
    const seats = isSeat(key, value);
    const each = Array.isArray(value) ? value : [value];
    const plain = (one: MessageValue) => word(slug, key, one, seats, unmarked(namer));
    const words = counted(each, (one) => (typeof one === "string" ? plain(one) : null)).map(
      ({ one, times }) => timesOf(word(slug, key, one, seats, namer), times),
    );
    if (seats) {
      given[`${key}_you`] = each.some((one) => namer.isYou(Number(one))) ? "yes" : "no";
    }
    if (Array.isArray(value)) {
      given[key] = list(words);
      given[`${key}_count`] = value.length;
      continue;
    }
    given[key] =
      typeof value === "number" && !seats ? amount(slug, key, value, namer) : (words[0] ?? "");
    if (typeof value === "string") {
      given[`${key}_id`] = value;
      for (const [attribute, text] of attributes(`${slug}-${key}-${value}`)) {
        given[`${key}_${attribute}`] = namer.thing?.(text, { slug, key, id: value }) ?? text;
      }
    }
  }
  return given;
}

/** Things of one name are said once, with how many there are; what has no name (null) stays as it is. */
export function counted<T>(
  values: readonly T[],
  name: (one: T) => string | null,
): { one: T; times: number }[] {
  const found: { one: T; name: string | null; times: number }[] = [];
  for (const one of values) {
    const said = name(one);
    const same = said === null ? undefined : found.find((known) => known.name === said);
    if (same) same.times += 1;
    else found.push({ one, name: said, times: 1 });
  }
  return found;
}
export const timesOf = (said: string, times: number): string =>
  times > 1 ? `${said} ×${times}` : said;

/** Names alone, without marks for what can be looked up. */
function unmarked(namer: Namer): Namer {
  return { name: (seat) => namer.name(seat), isYou: (seat) => namer.isYou(seat) };
}

function word(slug: string, key: string, value: MessageValue, seat: boolean, namer: Namer): string {
  if (seat && typeof value === "number") return namer.name(value);
  if (typeof value === "string") {
    // In a list the key is a plural: `cards: ["key", "torch"]`.
    const one = hasMessage(`${slug}-${key}-${value}`) ? key : key.replace(/s$/, "");
    const text = nameOf(slug, value, one);
    return namer.thing?.(text, { slug, key, id: value }) ?? text;
  }
  if (value !== null && typeof value === "object" && "id" in value) return say(value, namer);
  if (typeof value !== "number") return String(value ?? "");
  const text = written(value);
  return namer.thing?.(text, { slug, key, id: value }) ?? text;
}

/** A number with a proper minus sign, where Intl and JavaScript write a hyphen. */
export const written = (amount: number): string => String(amount).replace("-", "−");

class SignedNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** A number that is chosen by as a number, and written with marks around it. */
class MarkedNumber extends SignedNumber {
  constructor(
    value: number,
    private readonly mark: (text: string) => string,
  ) {
    super(value);
  }
  override toString(scope?: Scope): string {
    return this.mark(super.toString(scope));
  }
}

function amount(slug: string, key: string, value: number, namer: Namer): FluentVariable {
  const mark = namer.thing;
  return mark && mark("", { slug, key, id: value }) !== ""
    ? new MarkedNumber(value, (text) => mark(text, { slug, key, id: value }))
    : value;
}

function attributes(id: string): [string, string][] {
  const bundle = bundles.get(current);
  const message = bundle?.getMessage(id);
  if (!bundle || !message) return [];
  return Object.entries(message.attributes).map(([name, pattern]) => [
    name,
    format(bundle, pattern, {}),
  ]);
}

/** A list of words as the language joins them: "a, b and c". */
export function list(words: string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(words);
}

/** A wire message in the reader's words. */
export function say(message: Message, namer: Namer = nobody): string {
  return t(message.id, argumentsOf(message, namer));
}

/** A message in pieces: plain text, the seats named in it, and the things that can be looked up. */
export type Piece = { text: string } | { seat: number } | { thing: Thing; text: string };

/**
 * Seats and things are put in with private-use characters around them and taken out again after
 * formatting. `known` says which things can be looked up; without it none can.
 */
export function pieces(
  message: Message,
  namer: Namer = nobody,
  known?: (thing: Thing) => boolean,
): Piece[] {
  const things: Thing[] = [];
  const marked: Namer = {
    name: (seat) => String.fromCharCode(0xe000 + seat),
    isYou: (seat) => namer.isYou(seat),
    thing: (words, thing) => {
      if (!known?.(thing)) return words;
      things.push(thing);
      return `\ue100${String.fromCharCode(0xe200 + things.length - 1)}${words}\ue101`;
    },
  };
  return say(message, marked)
    .split(/([\ue000-\ue0ff]|\ue100[\ue200-\uf8ff][^\ue101]*\ue101)/)
    .filter((part) => part !== "")
    .map((part) => piece(part, things));
}

function piece(part: string, things: readonly Thing[]): Piece {
  const code = part.charCodeAt(0) - 0xe000;
  if (part.length === 1 && code >= 0 && code < 256) return { seat: code };
  const thing = code === 256 ? things[part.charCodeAt(1) - 0xe200] : undefined;
  return thing ? { thing, text: part.slice(2, -1) } : { text: part };
}
