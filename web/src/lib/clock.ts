/** The clock of a seat: first the decision's own time runs, then the reserve. Times are milliseconds. */
import { t } from "./i18n.svelte";
import type { ClockRules, SeatClock } from "./wire";

export interface ClockFace {
  /** The seat is asked: its clock runs. */
  running: boolean;
  /** Left of the decision's own time; 0 once the reserve is used. */
  decision: number;
  reserve: number;
  /** All that is left before a bot decides. */
  total: number;
  usesReserve: boolean;
}

/** How a clock stands some time after the server told it. */
export function clockAfter(clock: SeatClock, elapsed: number): ClockFace {
  if (clock.left === null) {
    return {
      running: false,
      decision: 0,
      reserve: clock.reserve,
      total: clock.reserve,
      usesReserve: false,
    };
  }
  const left = clock.left - Math.max(0, elapsed);
  const decision = Math.max(0, left);
  const reserve = Math.max(0, clock.reserve + Math.min(0, left));
  return { running: true, decision, reserve, total: decision + reserve, usesReserve: left < 0 };
}

/** From here on the clock warns: a fifth of a decision, but neither a blink nor half a day. */
export function warnsBelow(rules: ClockRules): number {
  return Math.min(Math.max(rules.seconds * 200, 10_000), 3_600_000);
}

/** Until when the shown number stays the same: the next whole second, or minute where it counts minutes. */
export function nextTick(shown: number): number {
  const unit = shown >= hour ? 60_000 : 1000;
  return shown % unit || unit;
}

const hour = 3_600_000;
const day = 24 * hour;

/** A time for the eye: 0:24, 5 h 03 min, 2 d 4 h. Never zero before it is over. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  if (seconds < 3600) {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  const minutes = Math.floor(seconds / 60);
  if (ms < day) {
    return t("clock-hours", {
      hours: Math.floor(minutes / 60),
      minutes: String(minutes % 60).padStart(2, "0"),
    });
  }
  const hours = Math.floor(minutes / 60);
  return t("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** A length in words: 30 s, 5 min, 2 h, 1 day. */
export function lengthText(seconds: number): string {
  if (seconds % 86_400 === 0 && seconds > 0) return t("length-days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0 && seconds > 0) return t("length-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0 && seconds > 0) return t("length-minutes", { count: seconds / 60 });
  return t("length-seconds", { count: seconds });
}
