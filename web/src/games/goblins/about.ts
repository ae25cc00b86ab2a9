/** What the cards, goals and roles named in the record are, and where its gates stand. */
import type { About, Around, Place } from "../../lib/game";
import { hasMessage } from "../../lib/i18n.svelte";
import CardFace from "./art/CardFace.svelte";
import { goals, type View } from "./types";
import { aboutGoal, aboutKind, aboutRole, cardName, faceOf, kindName, roleName } from "./words";

export function about(id: string, around: Around): About | null {
  const face = faceOf(around.view as View, id);
  if (face) {
    return {
      title: cardName(id),
      text: aboutKind(face.kind),
      picture: { component: CardFace, props: { face } },
    };
  }
  if (hasMessage(`goblins-bonus-of-${id}`)) return { title: roleName(id), text: aboutRole(id) };
  if (hasMessage(`goblins-about-goal-${id}`)) return { title: kindName(id), text: aboutGoal(id) };
  return null;
}

/** Gates are named by where they stand; everything else that has a place comes with its line. */
export function place(key: string, value: string | number): Place | null {
  return key === "goal" ? (goals.find((goal) => goal === value) ?? null) : null;
}
