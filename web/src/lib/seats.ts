import { t, type Namer } from "./i18n.svelte";
import type { SeatInfo, TableInfo } from "./wire";

export const shapes = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "hexagon",
  "star",
  "cross",
  "crescent",
] as const;
export type Shape = (typeof shapes)[number];

/** A seat's colour never stands alone: the shape says the same. */
export function shapeOf(seat: number): Shape {
  return shapes[((seat % shapes.length) + shapes.length) % shapes.length] ?? "circle";
}
export function colourOf(seat: number): string {
  return `var(--seat-${((seat % shapes.length) + shapes.length) % shapes.length})`;
}

/** Who sits where, in words. */
export class Seats implements Namer {
  constructor(
    readonly infos: SeatInfo[],
    readonly you: number[],
  ) {}

  /**
   * At a game, "you" is the person in front of the screen: of several people at one device, the one
   * through whose eyes the table is seen.
   */
  static of(table: TableInfo, front?: number): Seats {
    const several = table.status !== "lobby" && front !== undefined && table.you.includes(front);
    return new Seats(table.seats, several ? [front] : table.you);
  }
  get count(): number {
    return this.infos.length;
  }
  get all(): number[] {
    return this.infos.map((_, seat) => seat);
  }
  isYou(seat: number): boolean {
    return this.you.includes(seat);
  }
  isBot(seat: number): boolean {
    return this.infos[seat]?.kind === "bot";
  }
  /** Not connected, and not merely for as long as a page needs to load again. */
  isAway(seat: number): boolean {
    const info = this.infos[seat];
    return info?.kind === "person" && info.away !== null && !this.isYou(seat);
  }
  isOpen(seat: number): boolean {
    return this.infos[seat]?.kind === "open";
  }
  isPerson(seat: number): boolean {
    return this.infos[seat]?.kind === "person";
  }
  /** The bot that plays for this person until they are back. */
  standIn(seat: number): string | null {
    return this.infos[seat]?.stand_in ?? null;
  }
  hasResigned(seat: number): boolean {
    return this.infos[seat]?.resigned ?? false;
  }
  /** Since when this person is not connected (milliseconds); null if they are, or it is not known. */
  awaySince(seat: number): number | null {
    return this.isAway(seat) ? (this.infos[seat]?.away ?? null) : null;
  }
  /** The nickname; bots are called by the animal of their chair; namesakes get a number. */
  name(seat: number): string {
    const plain = this.#plain(seat);
    const namesakes = this.all.filter((other) => this.#plain(other) === plain);
    if (namesakes.length < 2) return plain;
    return t("seat-namesake", { name: plain, number: namesakes.indexOf(seat) + 1 });
  }
  /** The name on a plate; where plates are narrow, "you" stands for your own, because it always fits. */
  plate(seat: number, narrow: boolean): string {
    return narrow && this.isYou(seat) ? t("you") : this.name(seat);
  }
  #plain(seat: number): string {
    const info = this.infos[seat];
    // A player who has resigned keeps the name, though a bot plays on.
    if (info?.kind === "bot" && !info.nick) return t("bot-name", { chair: seat + 1 });
    return info?.nick || t("seat-nameless", { number: seat + 1 });
  }
  colour(seat: number): string {
    return colourOf(seat);
  }
  shape(seat: number): Shape {
    return shapeOf(seat);
  }
}
