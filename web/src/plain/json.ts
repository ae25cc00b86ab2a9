/** Views, figures, events and actions of a game that this client knows nothing about: plain JSON. */
export type Json = null | boolean | number | string | Json[] | Part;
/** A thing with named parts. */
export interface Part {
  [key: string]: Json;
}

export function isPart(value: Json | undefined): value is Part {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
export function isScalar(value: Json): value is null | boolean | number | string {
  return value === null || typeof value !== "object";
}
export function partOf(value: unknown): Part {
  return isPart(value as Json) ? (value as Part) : {};
}
/** A list of things with named parts, at least one. */
export function isParts(value: Json | undefined): value is Part[] {
  return Array.isArray(value) && value.length > 0 && value.every(isPart);
}
export function isWhole(value: Json | undefined): value is number {
  return typeof value === "number" && Number.isInteger(value);
}
/** Nothing that needs to be told: no value, no, nobody, an empty list. */
export function isEmpty(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isPart(value)) return Object.values(value).every((one) => isEmpty(one) || one === 0);
  return value === null || value === false || value === "";
}
