/** The two dialogs every game needs: a card shown large, and a question asked once. */
import type { Snippet } from "svelte";

export interface Enlarged {
  title: string;
  /** A small line over the title: what kind of thing it is. */
  kind?: string;
  picture?: Snippet;
  text?: string;
  /** Further content under the text: a table, figures. */
  more?: Snippet;
}

export interface Question {
  title: string;
  text?: string;
  yes: string;
  no?: string;
}

let enlarged = $state.raw<(() => Enlarged) | null>(null);
let question = $state.raw<(Question & { answer(yes: boolean): void }) | null>(null);

export const dialogs = {
  get enlarged() {
    return enlarged?.() ?? null;
  },
  get question() {
    return question;
  },
  closeEnlarged(): void {
    enlarged = null;
  },
};

/** A function, because its words may change while it is open: with the language, with what happens in the game. */
export function enlarge(what: () => Enlarged): void {
  enlarged = what;
}

export function confirm(what: Question): Promise<boolean> {
  question?.answer(false);
  return new Promise((resolve) => {
    question = {
      ...what,
      answer: (yes) => {
        question = null;
        resolve(yes);
      },
    };
  });
}
