import { language } from "./i18n.svelte";

/** A moment in words: 14:05 today, else with its day. */
export function time(ms: number, now = Date.now()): string {
  const when = new Date(ms);
  const today = when.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language(), {
    hour: "numeric",
    minute: "2-digit",
    ...(today ? {} : { day: "numeric", month: "short" }),
  }).format(when);
}

/** How long ago, in words: now, 5 minutes ago, yesterday. */
export function ago(ms: number, now = Date.now()): string {
  const minutes = Math.min(0, Math.round((ms - now) / 60_000));
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "short" });
  if (minutes === 0) return words.format(0, "second");
  if (minutes > -60) return words.format(minutes, "minute");
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}
