/** A round is not played on behind its report or the role, nor before the way to the gates has been seen. */
import { onDestroy } from "svelte";
import type { TableSession } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";

/** So long the way to the gates is seen once everything is read, in milliseconds. */
const breath = 600;

/** To be called while the table is made; ends with it. */
export function holdWhile(session: TableSession, reads: () => boolean, asked: () => boolean): void {
  let seen = $state(true);
  const reading = () => reads() || (!seen && !asked());
  session.reading = reading;
  onDestroy(() => {
    if (session.reading !== reading) return;
    session.reading = () => false;
    session.goOn();
  });
  function look(): void {
    seen = true;
    session.goOn();
  }
  $effect(() => {
    if (reads()) return void (seen = false);
    if (asked()) return look();
    const timer = setTimeout(look, breath * settings.pace);
    return () => clearTimeout(timer);
  });
}
