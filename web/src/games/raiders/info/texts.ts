import { say, t } from "../../../lib/i18n.svelte";
import type { Message } from "../../../lib/wire";
import type { Boss, RoomCard } from "../types";
import { nameOf } from "../words";

/** The boss's own way in one line: the rules' words, chosen by what is special about it. */
export function bossText(boss: Boss): string {
  return say(bossLine(boss));
}

function bossLine(boss: Boss): Message {
  const { wounds, coins_lost: coins } = boss;
  if (boss.petrifies) return { id: "raiders-boss-petrifies" };
  if (boss.escape_with) {
    return { id: "raiders-boss-escape", args: { item: nameOf(boss.escape_with), wounds } };
  }
  if (boss.fives_count_as !== null) {
    return { id: "raiders-boss-fives", args: { value: boss.fives_count_as, wounds } };
  }
  if (boss.attacks === "highest") return { id: "raiders-boss-highest", args: { wounds } };
  if (boss.top_reward > 0) {
    return { id: "raiders-boss-reward", args: { coins: boss.top_reward, wounds } };
  }
  if (coins > 0 && wounds > 0)
    return { id: "raiders-boss-robs-and-wounds", args: { coins, wounds } };
  if (coins > 0) return { id: "raiders-boss-robs", args: { coins } };
  return { id: "raiders-boss-plain", args: { wounds } };
}

/** What a room does, in words, with its own numbers. */
export function roomText(room: RoomCard): string {
  switch (room.kind) {
    case "treasure":
      return t(
        room.chests.length > 1 ? "raiders-about-treasure-two" : "raiders-about-treasure-one",
        {
          first: room.chests[0] ?? 0,
          second: room.chests[1] ?? 0,
        },
      );
    case "monster":
      return t("raiders-about-monster-text", { strength: room.strength, wounds: room.wounds });
    case "vault":
      return t("raiders-about-vault-text");
    case "trap":
      return t("raiders-about-trap-text", { victims: room.victims, penalty: room.penalty });
    case "boss":
      return `${t("raiders-about-boss-strength", { strength: room.strength ?? 0 })}\n${bossText(room)}`;
  }
}
