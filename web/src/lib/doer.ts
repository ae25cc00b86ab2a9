/** Who does what is being shown, in words that do not tell how it ends. */
import type { Message } from "./wire";

interface Doing {
  say: Message;
  /** Nobody where it comes of what was done before. */
  seat: number | null;
}

/** What a stage says while it shows an event: the message `id`, with the seat whose event it is. */
export function doing(event: object, id: string | undefined, byItself = false): Doing | null {
  if (id === undefined) return null;
  const own = !byItself && "seat" in event && typeof event.seat === "number";
  const seat = own ? (event.seat as number) : null;
  return { say: seat === null ? { id } : { id, args: { seat } }, seat };
}
