/**
 * "Why not?" on something greyed out: `{@attach whyNot(reason)}` makes a control inactive and lets it answer. Whoever
 * points at it or comes to it by keys is told the reason; a press does nothing but say the reason in a note. It takes
 * the place of `disabled`, which can be neither focused nor tapped. Without a reason the control is as ever. A control
 * that writes `aria-disabled` itself, because it is grey at times without anything to tell, keeps it. What has a place
 * of its own for what is wrong says the reason there (`refuse`).
 */
import type { Attachment } from "svelte/attachments";
import { hasMessage, language, say, type Namer } from "./i18n.svelte";
import { toast } from "./toast.svelte";
import type { Message } from "./wire";

/** What is known at once, or has to be asked of the rules. */
export type Reason = Message | (() => Promise<Message | null>);

/** A reason in the few words that fit on a button, if the game has them; a press tells the whole of it. */
export function briefly(why: Message, namer?: Namer): string {
  const [slug, reason] = why.id.split("-why-");
  const id = `${slug}-because-${reason}`;
  return say(hasMessage(id) ? { ...why, id } : why, namer);
}

export function whyNot(
  reason: Reason | null,
  namer?: Namer,
  refuse = (found: Message) => toast.refuse(found, namer),
): Attachment<HTMLElement> {
  return (thing) => {
    if (!reason) return;
    void language();
    const title = thing.getAttribute("title");
    const greysItself = thing.hasAttribute("aria-disabled");
    let told: string | null = null;
    let answer: Promise<Message | null> | null = null;
    let gone = false;

    function tell(found: Message | null): void {
      if (!found || gone) return;
      told = say(found, namer);
      thing.title = told;
      thing.setAttribute("aria-description", told);
    }
    const find = () =>
      (answer ??= typeof reason === "function" ? reason() : Promise.resolve(reason));
    const ask = () => void find().then(tell);
    /** Before anybody else hears of the press; a form's Enter comes this way too. */
    function stop(event: Event): void {
      event.preventDefault();
      event.stopImmediatePropagation();
      void find().then((found) => {
        if (found) refuse(found);
      });
    }

    if (!greysItself) thing.setAttribute("aria-disabled", "true");
    if (typeof reason !== "function") tell(reason);
    else if (thing === document.activeElement) ask();
    thing.addEventListener("pointerenter", ask);
    thing.addEventListener("focus", ask);
    thing.addEventListener("click", stop, { capture: true });
    return () => {
      gone = true;
      thing.removeEventListener("pointerenter", ask);
      thing.removeEventListener("focus", ask);
      thing.removeEventListener("click", stop, { capture: true });
      if (!greysItself) thing.removeAttribute("aria-disabled");
      thing.removeAttribute("aria-description");
      // Only our own words go: the control may have got a new title meanwhile.
      if (told === null || thing.title !== told) return;
      if (title === null) thing.removeAttribute("title");
      else thing.title = title;
    };
  };
}
