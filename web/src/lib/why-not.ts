/**
 * "Why not?" on something greyed out: whoever points at it or comes to it by keys is told the
 * reason, which the rules give. A tap asks the same; the room answers that with a note.
 */
import type { Attachment } from "svelte/attachments";
import { say, type Namer } from "./i18n.svelte";
import type { Message } from "./wire";

export function whyNot(
  reason: (() => Promise<Message | null>) | null,
  namer?: Namer,
): Attachment<HTMLElement> {
  return (thing) => {
    if (!reason) return;
    let asked = false;
    const ask = () => {
      if (asked) return;
      asked = true;
      void reason().then((found) => {
        if (!found || !thing.isConnected) return;
        const words = say(found, namer);
        thing.title = words;
        thing.setAttribute("aria-description", words);
      });
    };
    thing.addEventListener("pointerenter", ask);
    thing.addEventListener("focus", ask);
    return () => {
      thing.removeEventListener("pointerenter", ask);
      thing.removeEventListener("focus", ask);
      thing.removeAttribute("title");
      thing.removeAttribute("aria-description");
    };
  };
}
