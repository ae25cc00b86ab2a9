/** Marks of suspicion and a line of notes on each player: kept in this browser alone, for one round. */
import { recall, remember } from "../../lib/memory";

export interface Note {
  /** From −2, surely a goblin, to 2, surely a gnome. */
  lean: number;
  words: string;
}

const blank: Note = { lean: 0, words: "" };

export class Notes {
  #all = $state.raw<Record<number, Note>>({});
  #key = "";

  /** Roles are dealt again every round, so suspicions start again too. */
  open(table: string, seat: number, round: number): void {
    const key = `goblins-notes-${table}-${seat}`;
    const kept = this.#read(key);
    this.#key = key;
    this.#round = round;
    this.#all = kept && kept.round === round ? kept.notes : {};
  }
  #round = 0;

  of(seat: number): Note {
    return this.#all[seat] ?? blank;
  }
  mark(seat: number, change: Partial<Note>): void {
    this.#all = { ...this.#all, [seat]: { ...this.of(seat), ...change } };
    remember(this.#key, JSON.stringify({ round: this.#round, notes: this.#all }));
  }

  #read(key: string): { round: number; notes: Record<number, Note> } | null {
    try {
      const found: unknown = JSON.parse(recall(key) ?? "null");
      return found as { round: number; notes: Record<number, Note> } | null;
    } catch {
      return null;
    }
  }
}
