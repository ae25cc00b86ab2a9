/**
 * Fair chance, as far as this browser can witness it: the seal it saw, the part it added to the dice,
 * and whether the record of the finished game holds both.
 */
import { recall, remember } from "./memory";
import type { GameRecord, TableInfo } from "./wire";

/** What this browser knows of a table's chance, from the moment it first heard of it. */
export interface Witness {
  /** The seal (commitment) as it was when first seen. */
  seal: string;
  /** How far the table was then. */
  at: TableInfo["status"];
  /** Our part of the dice. */
  nonce: string;
  /** The promises of all seats as they stood when our part was first given: whoever knows it chooses none any more. */
  promises: string[];
}

/** Random bytes that are mixed into the fair generator after the host's commitment. */
export function randomNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

// Private windows may forbid storage: then this page alone remembers.
const here = new Map<string, Partial<Witness>>();

function known(table: string): Partial<Witness> {
  const found = here.get(table);
  if (found) return found;
  try {
    const kept = JSON.parse(recall(`fair-${table}`) ?? "{}") as Partial<Witness> | null;
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

function keep(table: string, what: Partial<Witness>): void {
  here.set(table, what);
  remember(`fair-${table}`, JSON.stringify(what));
}

/** Our part of a table's dice: one for this browser, so that it is known again after the game. */
export function ourNonce(table: string): string {
  const found = known(table);
  if (found.nonce) return found.nonce;
  const fresh = randomNonce();
  keep(table, { ...found, nonce: fresh });
  return fresh;
}

/** What we show of our part before anybody's part is known: then it cannot be chosen to suit another. */
export async function ourPromise(table: string): Promise<string> {
  return promiseOf(ourNonce(table));
}

async function promiseOf(nonce: string): Promise<string> {
  return digest(new TextEncoder().encode(nonce), "undercroft-part");
}

/** Our part, to be given now. What the others have promised is noted first, and later promises do not replace it. */
export function partToGive(table: TableInfo): string {
  noteSeal(table);
  const found = known(table.id);
  if (!found.promises) keep(table.id, { ...found, promises: [...table.promises] });
  return ourNonce(table.id);
}

/** The seal is noted when it is first seen; later ones do not replace it. */
export function noteSeal(table: TableInfo): void {
  const found = known(table.id);
  if (found.seal || !table.commitment) return;
  keep(table.id, { ...found, seal: table.commitment, at: table.status });
}

export function witnessOf(table: string): Partial<Witness> {
  return known(table);
}

/** One thing that was looked at: in order, not in order, or not to be told from here. */
export interface Finding {
  id: string;
  result: "good" | "bad" | "unknown";
  args?: Record<string, string | number>;
}

/** What belongs to a record if it is in order: the seal of its secret, and the promise of each part. */
export interface Computed {
  seal: string;
  promises: string[];
}

export async function compute({ fair }: Pick<GameRecord, "fair">): Promise<Computed> {
  return {
    seal: await sealOf(fair.secret).catch(() => ""),
    promises: await Promise.all(fair.nonces.map((nonce) => (nonce ? promiseOf(nonce) : ""))),
  };
}

/** What this browser itself can say about a record. */
export function findings(
  witness: Partial<Witness>,
  record: Pick<GameRecord, "fair">,
  computed: Computed,
  yours: readonly number[],
): Finding[] {
  return [
    sealSeen(witness),
    sealHolds(witness, record, computed.seal),
    nonceIn(witness, record, yours),
    parts(witness, record, computed.promises),
  ];
}

/** Nothing speaks against the game, and this browser has witnessed all of it. */
export function proved(found: readonly Finding[]): boolean {
  return found.every((one) => one.result === "good");
}

/** Whether parts were fixed before any was known, and whether all of them were given. */
function parts(
  { promises: seen }: Partial<Witness>,
  { fair }: Pick<GameRecord, "fair">,
  computed: readonly string[],
): Finding {
  const promises = fair.promises ?? fair.nonces.map(() => "");
  if (seen && !same(seen, promises)) return { id: "verify-parts-other", result: "bad" };
  const missing = promises.filter((promise, seat) => promise !== "" && !fair.nonces[seat]).length;
  if (missing > 0) return { id: "verify-parts-missing", result: "bad", args: { count: missing } };
  const kept = promises.filter((promise) => promise !== "").length;
  if (kept === 0) return { id: "verify-parts-none", result: "unknown" };
  if (!same(computed, promises)) return { id: "verify-parts-broken", result: "bad" };
  return seen
    ? { id: "verify-parts", result: "good", args: { count: kept } }
    : { id: "verify-parts-unseen", result: "unknown", args: { count: kept } };
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, place) => one === others[place]);
}

function sealSeen({ seal, at }: Partial<Witness>): Finding {
  if (!seal || at === "over") return { id: "verify-seen-never", result: "unknown" };
  if (at === "playing") return { id: "verify-seen-late", result: "unknown" };
  return { id: "verify-seen", result: "good" };
}

function sealHolds(
  { seal }: Partial<Witness>,
  { fair }: Pick<GameRecord, "fair">,
  digest: string,
): Finding {
  if (seal && seal !== fair.commitment) return { id: "verify-seal-other", result: "bad" };
  return digest === fair.commitment
    ? { id: "verify-seal", result: "good" }
    : { id: "verify-seal-broken", result: "bad" };
}

function nonceIn(
  { nonce: ours, at }: Partial<Witness>,
  { fair }: Pick<GameRecord, "fair">,
  yours: readonly number[],
): Finding {
  if (yours.length === 0) return { id: "verify-part-none", result: "unknown" };
  if (!ours || at !== "lobby") return { id: "verify-part-late", result: "unknown" };
  return yours.some((seat) => fair.nonces[seat] === ours)
    ? { id: "verify-part", result: "good" }
    : { id: "verify-part-missing", result: "bad" };
}

/** The seal of a secret: 32 bytes of BLAKE2b with the house's personalisation, as docs/protocol.md says. */
export async function sealOf(secret: string): Promise<string> {
  return digest(bytes(secret), "undercroft-seal");
}

async function digest(what: Uint8Array, purpose: string): Promise<string> {
  const { blake2b } = await import("@noble/hashes/blake2.js");
  const personalization = new Uint8Array(16);
  personalization.set(new TextEncoder().encode(purpose));
  return hex(blake2b(what, { dkLen: 32, personalization }));
}

function bytes(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})+$/i.test(text)) throw new Error("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(found: Uint8Array): string {
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
