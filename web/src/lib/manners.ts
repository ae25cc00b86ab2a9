/** How a table wants to play, and the usual choices. */
import { lengthText } from "./clock";
import { t } from "./i18n.svelte";
import type { ClockRules, Manners } from "./wire";

export const usualManners: Manners = {
  listed: false,
  friendly: true,
  clock: null,
  patience: null,
  pace: "normal",
};

/** From a quick evening to a game over days. */
export const clocks: readonly (ClockRules | null)[] = [
  null,
  { seconds: 30, reserve: 300 },
  { seconds: 120, reserve: 900 },
  { seconds: 86_400, reserve: 0 },
];
export const patiences: readonly (number | null)[] = [null, 60, 300, 3600];
export const paces = ["slow", "normal", "fast"] as const satisfies readonly Manners["pace"][];

export function sameClock(one: ClockRules | null, other: ClockRules | null): boolean {
  return one === other || (one?.seconds === other?.seconds && one?.reserve === other?.reserve);
}

export function clockName(clock: ClockRules | null): string {
  if (!clock) return t("manners-clock-none");
  const seconds = lengthText(clock.seconds);
  return clock.reserve > 0
    ? t("manners-clock-both", { seconds, reserve: lengthText(clock.reserve) })
    : seconds;
}

export function patienceName(patience: number | null): string {
  return patience === null ? t("manners-patience-none") : lengthText(patience);
}

/** All manners, or only what differs from the usual, as pairs of what and how. */
export function mannersInWords(manners: Manners): { what: string; how: string }[] {
  return [
    { what: t("manners-clock"), how: clockName(manners.clock) },
    { what: t("manners-friendly-short"), how: t(manners.friendly ? "yes" : "no") },
    { what: t("manners-patience-short"), how: patienceName(manners.patience) },
    { what: t("manners-pace"), how: t(`manners-pace-${manners.pace}`) },
    { what: t("manners-listed-short"), how: t(manners.listed ? "yes" : "no") },
  ];
}
