/** Names and sentences about cards, goals and roles in the reader's language. */
import { nameOf, t } from "../../lib/i18n.svelte";
import type { Seats } from "../../lib/seats";
import type { Face, Goal, GoalView, Laid, Team, View } from "./types";

/** A map is called so in full: in Russian every card is a "карта". */
export const cardName = (card: string): string =>
  card === "map" ? t("goblins-card-map") : nameOf("goblins", card);
export const goalName = (goal: Goal): string => t(`goblins-gate-${goal}`);
export const kindName = (kind: string): string => nameOf("goblins", kind);
/** What the doors of a colour are called. */
export const doorsName = (colour: string): string => nameOf("goblins", colour, "colours");
export const roleName = (role: string): string => nameOf("goblins", role);
/** A word that would be broken in the middle on a narrow card. */
export const hasLongWord = (name: string, most = 9): boolean =>
  name.split(/[ -]/).some((word) => word.length > most);
export const aboutKind = (kind: string): string => t(`goblins-about-${kind}`);
export const aboutGoal = (kind: string): string => t(`goblins-about-goal-${kind}`);
export const aboutRole = (role: string): string => t(`goblins-bonus-of-${role}`);

const goblins = ["master_of_disguise", "demolitionist", "skinflint", "racer"];
/** On whose side a role stands: printed on the card, so a name says it. */
export const teamOf = (role: string): Team => (goblins.includes(role) ? "goblin" : "gnome");

export function faceOf(view: View, card: string): Face | null {
  return view.faces.find((face) => face.id === card) ?? null;
}

/** A laid card in one line, for screen readers and the close look. */
export function laidFacts(view: View, laid: Laid, seats: Seats): string {
  const face = faceOf(view, laid.card);
  const facts = [cardName(laid.card)];
  if (face?.kind === "door")
    facts.push(t(laid.passable ? "goblins-laid-open" : "goblins-laid-shut"));
  else if (face?.kind === "rubble") facts.push(t("goblins-laid-blocked"));
  if (laid.live) facts.push(t("goblins-laid-live"));
  else if (laid.passable) facts.push(t("goblins-laid-cut"));
  facts.push(t("goblins-laid-by", { name: seats.name(laid.seat) }));
  return facts.join(", ");
}

/** A goal in one line; what only you know is left out while your things are covered. */
export function goalFacts(goal: GoalView, seats: Seats, covered: boolean): string {
  const facts = [goalName(goal.goal)];
  if (goal.open && goal.kind) facts.push(t("goblins-goal-opened", { kind: kindName(goal.kind) }));
  else if (goal.kind && !covered) {
    const known = goal.seen ? "goblins-goal-seen" : "goblins-goal-known";
    facts.push(t(known, { kind: kindName(goal.kind) }));
  } else facts.push(t("goblins-goal-sealed"));
  for (const claim of goal.claims) {
    facts.push(
      t("goblins-goal-claim", { name: seats.name(claim.seat), kind: kindName(claim.kind) }),
    );
  }
  return facts.join(". ");
}

/** A number with its sign, as scores are told. */
export const signed = (amount: number): string =>
  amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";

/** The hand of a seat, to eyes that see it. */
export const handFacts = (cards: readonly string[]): string =>
  t("goblins-seat-hand", { cards: cards.map(cardName).join("; ") });
