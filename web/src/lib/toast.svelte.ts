/** Short notes at the edge of the page: refusals, copied links. They are read aloud as well. */
import { say, type Namer } from "./i18n.svelte";
import type { Message } from "./wire";

export interface Note {
  id: number;
  text: string;
  tone: "good" | "bad";
}

let notes = $state<Note[]>([]);
let last = 0;
const readingTime = 6000;

function show(message: Message, tone: Note["tone"], namer?: Namer): void {
  const id = ++last;
  const text = say(message, namer);
  // What is said again stands there once, and longer.
  notes = [...notes.filter((note) => note.text !== text).slice(-2), { id, text, tone }];
  setTimeout(() => toast.dismiss(id), readingTime);
}

export const toast = {
  get notes(): readonly Note[] {
    return notes;
  },
  tell: (message: Message, namer?: Namer) => show(message, "good", namer),
  refuse: (message: Message, namer?: Namer) => show(message, "bad", namer),
  /** A refusal belongs to what was tried: it goes when something else is done. */
  moveOn(): void {
    if (notes.some((note) => note.tone === "bad"))
      notes = notes.filter(({ tone }) => tone !== "bad");
  },
  dismiss(id: number): void {
    notes = notes.filter((note) => note.id !== id);
  },
};
