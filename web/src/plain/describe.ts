/** What happened, as lines of the record: the game's messages `SLUG-log-EVENT`, or what the event says of itself. */
import { asWords } from "../lib/as-words";
import type { LogContext, LogLine } from "../lib/game";
import { hasMessage, say } from "../lib/i18n.svelte";
import { keyOf, pairOf, spotOf } from "./field";
import { isPart, isWhole, partOf, type Part } from "./json";
import { argsOf, Speaker } from "./speaker";

const longest = 140;

export function describe(slug: string, told: unknown, context: LogContext): LogLine[] {
  const { event, ...fields } = partOf(told);
  const tag = String(event);
  const own = { id: `${slug}-log-${tag}`, args: argsOf(fields) };
  const places = placesIn(fields);
  const { seat } = fields;
  // A name in the words has its mark; where they say "you", the mark stands before them.
  const marked = isWhole(seat) && context.isYou(seat) ? { seat } : {};
  if (hasMessage(own.id)) {
    // A message without words keeps silent.
    return say(own, context).trim() === "" ? [] : [{ say: own, ...marked, places }];
  }
  const speaker = new Speaker(slug, context);
  const known = speaker
    .pairs(fields, ["seat"])
    .filter(({ text }, _, all) => text !== "0" || all.length === 1);
  const details = shortened(
    known.map(({ label, text }) => (text === "✓" ? label : `${label} ${text}`)).join(", "),
  );
  const args = { what: asWords(tag), details, more: details === "" ? "no" : "yes" };
  const line: LogLine = isWhole(seat)
    ? { say: { id: "plain-log-seat", args: { seat, ...args } }, places }
    : { say: { id: "plain-log", args }, places };
  return [line];
}

/** A line of the record is no list of everything. */
function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The cells that an event names by their coordinates. */
function placesIn(fields: Part): string[] {
  const spots = [fields, ...Object.values(fields).filter(isPart)].map(spotOf);
  const pairs = Object.values(fields).map(pairOf);
  const keys = [...spots, ...pairs].filter((one) => one !== null).map(keyOf);
  return [...new Set(keys)];
}
