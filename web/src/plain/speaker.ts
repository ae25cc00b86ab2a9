/**
 * Words for whatever a game sends. A game names its fields by `SLUG-field-NAME`, words in them by `SLUG-NAME-WORD`,
 * its components in their data; common fields have a name in `plain.ftl`; all else is read as it is written.
 */
import { asWords } from "../lib/as-words";
import { hasMessage, hasName, language, nameOf, say, t, type Namer } from "../lib/i18n.svelte";
import type { Message, MessageValue } from "../lib/wire";
import { pairOf, spotOf, type Spot } from "./field";
import { isEmpty, isPart, isScalar, isWhole, partOf, type Json, type Part } from "./json";
import { singular } from "./singular";

/** Names of fields that hold the number of a seat, besides those with the word "seat" in them. */
const seatNames = new Set(
  "active actor ally asked captain dealer first host leader opponent owner partner player starter winner".split(
    " ",
  ),
);
const seatLists = new Set(["seats", "players", "winners"]);
/** The coordinates of a thing, which are told together. */
export const spotNames: ReadonlySet<string> = new Set(["x", "y", "q", "r", "cell"]);
export const spotText = ({ x, y }: Spot): string => `${x} : ${y}`.replaceAll("-", "−");

/** Things inside things are told to this depth on one line. */
const deepest = 4;

export interface Pair {
  key: string;
  label: string;
  text: string;
  /** The text is the name of this seat. */
  seat: number | null;
}
export interface Named {
  text: string;
  /** The field with the name in it; null where it has none and is only counted. */
  key: string | null;
}

export class Speaker {
  constructor(
    readonly slug: string,
    readonly seats: Namer & { readonly count?: number },
  ) {}

  /** What a field is called. */
  label(key: string): string {
    for (const id of [`${this.slug}-field-${key}`, `plain-word-${key}`])
      if (hasMessage(id)) return t(id);
    return asWords(key);
  }

  verb(verb: string): string {
    const id = `${this.slug}-verb-${verb}`;
    return hasMessage(id) ? t(id) : asWords(verb);
  }

  /** An action as the game's own sentence; null if it has none. */
  act(action: { verb: string }): string | null {
    const id = `${this.slug}-act-${action.verb}`;
    return hasMessage(id) ? say({ id, args: argsOf(partOf(action)) }, this.seats) : null;
  }

  /** The seat that a field names, or null if it names none. */
  seatIn(key: string, value: Json): number | null {
    if (!isWhole(value) || value < 0 || value >= (this.seats.count ?? Infinity)) return null;
    return seatNames.has(key) || /(^|_)seat(_|$)/.test(key) ? value : null;
  }

  /** A single value. */
  word(key: string, value: null | boolean | number | string): string {
    if (value === null || value === "") return "—";
    if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
    if (typeof value === "number") {
      const seat = this.seatIn(key, value);
      if (seat !== null) return this.seats.name(seat);
      return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);
    }
    for (const name of [key, singular(key)]) {
      const found = nameOf(this.slug, value, name);
      if (found !== value || hasMessage(`${this.slug}-${name}-${value}`)) return found;
    }
    if (hasName(this.slug, value)) return value;
    return hasMessage(`plain-word-${value}`) ? t(`plain-word-${value}`) : asWords(value);
  }

  /** Anything, on one line. */
  brief(key: string, value: Json, depth = 0): string {
    if (isScalar(value)) return this.word(key, value);
    if (depth >= deepest) return "…";
    if (Array.isArray(value)) {
      if (value.length === 0) return "—";
      if (pairOf(value) && (key === "cell" || depth > 0)) return spotText(pairOf(value) as Spot);
      const one = seatLists.has(key) ? "seat" : key;
      const apart = value.every(isScalar) ? ", " : "; ";
      return value.map((each) => this.brief(one, each, depth + 1)).join(apart);
    }
    if (isMessage(value)) return say(value, this.seats);
    const spot = spotOf(value);
    const name = this.nameOf(value, key) ?? (spot ? { text: spotText(spot), key: "cell" } : null);
    const rest = Object.entries(value)
      .filter(([one, found]) => one !== name?.key && !isEmpty(found) && found !== 0)
      .filter(([one]) => !spot || !spotNames.has(one))
      .map(([one, found]) => this.told(one, found, depth + 1));
    if (!name) return rest.join(", ") || "—";
    return rest.length > 0 && depth > 0 ? `${name.text} (${rest.join(", ")})` : name.text;
  }

  #labelled(key: string, value: Json): boolean {
    return value !== true && (key !== "kind" || typeof value !== "string");
  }
  /** A field and its value: "Coins 3"; of what merely is so, the name is enough. */
  told(key: string, value: Json, depth = 0): string {
    if (value === true) return this.label(key);
    const text = this.brief(key, value, depth);
    return this.#labelled(key, value) ? t("plain-pair", { name: this.label(key), text }) : text;
  }

  /** What a thing is called, if one of its words is the name of something. */
  nameOf(part: Part, list: string): Named | null {
    const words = Object.entries(part).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    const first = words.sort(([a], [b]) => Number(b === "id") - Number(a === "id"));
    for (const [key, value] of first)
      if (hasName(this.slug, value)) return { text: this.word(key, value), key };
    for (const [key, value] of Object.entries(part)) {
      if (!isPart(value) || isMessage(value)) continue;
      const name = typeof value["id"] === "string" ? this.nameOf(value, key) : null;
      if (name) return { text: name.text, key };
    }
    const single = singular(list);
    for (const [key, value] of first)
      if (["id", "name", single].includes(key)) return { text: this.word(key, value), key };
    const { number } = part;
    return isWhole(number)
      ? { text: t("plain-pair", { name: this.label(single), text: String(number) }), key: "number" }
      : null;
  }

  /** The first word of a thing, or what is so of it, apart from `skip`; null if there is none. */
  markOf(part: Part, skip: readonly string[]): { key: string; text: string } | null {
    for (const [key, value] of Object.entries(part)) {
      if (skip.includes(key) || value === "") continue;
      if (value === true) return { key, text: this.label(key) };
      if (typeof value === "string") return { key, text: this.word(key, value) };
    }
    return null;
  }

  /** The fields of a thing that are worth telling, apart from `skip`; what lies in it under its own name is unfolded. */
  pairs(part: Part, skip: readonly string[] = []): Pair[] {
    const found: Pair[] = [];
    const spot = spotOf(part);
    for (const [key, value] of Object.entries(part)) {
      if (spot && spotNames.has(key)) {
        if (!["x", "q", "cell"].includes(key) || skip.includes(key)) continue;
        found.push({ key, label: this.label("cell"), text: spotText(spot), seat: null });
        continue;
      }
      if (skip.includes(key)) {
        // The thing is called by what lies in it: that is told as its own.
        if (isPart(value)) found.push(...this.pairs(value, ["id"]));
        continue;
      }
      if (isEmpty(value)) continue;
      found.push({
        key,
        label: this.label(key),
        text: value === true ? "✓" : this.brief(key, value),
        seat: this.seatIn(key, value),
      });
    }
    return found;
  }
}

/** The fields of an action or event as arguments of a message: of a thing its id, of all else that is not plain nothing. */
export function argsOf(part: Part): Record<string, MessageValue> {
  const plain = (value: Json): MessageValue => {
    if (Array.isArray(value)) return value.map(plain).filter((one) => one !== null);
    if (!isPart(value)) return value;
    if (isMessage(value)) return value;
    return typeof value["id"] === "string" ? value["id"] : null;
  };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, plain(value)]));
}

function isMessage(value: Json): value is Part & Message {
  return isPart(value) && typeof value["id"] === "string" && isPart(value["args"]);
}
