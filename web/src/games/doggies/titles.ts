/** What a step of a walk is called, from the position in which it would be taken. */
import { t } from "../../lib/i18n.svelte";
import { arrows, directionOf, sameCell } from "./geometry";
import type { Step, View } from "./types";
import { nameOf } from "./words";

export function titleOf(step: Step, view: View): string {
  const verb = String(step.action["verb"]);
  const target = view.rooms.find((room) => sameCell(room.cell, step.cell));
  const card = target?.card ? nameOf(target.card.id) : "";
  switch (verb) {
    case "Move":
      return `${arrows[directionOf(step)]} ${card || t("doggies-do-out")}`;
    case "Portal": {
      const portals = view.rooms.filter((room) => room.card?.kind === "portal");
      return t("doggies-do-Portal", {
        number: portals.findIndex((room) => sameCell(room.cell, step.cell)) + 1,
      });
    }
    case "Exit":
      return `${arrows[directionOf(step)]} ${t("doggies-do-out")}`;
    case "Break":
      return t("doggies-do-Break", {
        arrow: arrows[directionOf(step)],
        card: card || t("doggies-do-out"),
      });
    case "Rotate":
      return t("doggies-do-Rotate", { card, turn: Number(step.action["turn"]) });
    case "TakePotion":
      return nameOf(`potion_${String(step.action["symbol"])}`);
    case "Hire":
      return t("doggies-do-Hire", { side: String(step.action["side"]) });
    case "Disarm":
      return t("doggies-do-Disarm", { card: nameOf(String(step.action["card"])) });
    default:
      return t(`doggies-do-${verb}`);
  }
}
