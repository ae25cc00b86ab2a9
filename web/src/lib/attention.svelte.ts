/** Calls the player back to the table: a mark on the tab, a sound, a notification. */
import { onDestroy } from "svelte";
import { t } from "./i18n.svelte";
import { notify } from "./notify";
import type { TableSession } from "./session.svelte";
import { sound } from "./sound";

/** This soon after your own move your next turn is no news, in milliseconds. */
const stillLooking = 2500;
/** What follows a move of yours makes no second sound. */
const echo = 700;

function markTab(asked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = asked ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** To be called while a component is made; ends with it. */
export function attend(session: TableSession, title: () => string): void {
  // The tables of others may be asked at any time: what counts is whether one of your seats was not.
  let rested = false;
  let moved = -stillLooking;
  let ended: boolean | null = null;

  /** Your turn may come while something is still to be read. */
  const called = $derived(session.held && session.newest.get(session.seat)?.prompt != null);
  const asked = $derived(session.prompt !== null || session.handover !== null || called);
  const idle = $derived(
    (session.table?.you ?? []).every((seat) => session.newest.get(seat)?.prompt == null),
  );

  $effect(() => markTab(asked));
  onDestroy(() => markTab(false));

  $effect(() => {
    if (session.busy) moved = performance.now();
  });
  $effect(() => {
    if (idle && session.shown) rested = true;
  });
  $effect(() => {
    if (!asked || !rested) return;
    rested = false;
    if (!document.hidden && performance.now() - moved < stillLooking) return;
    sound.play("turn");
    void notify(t("notify-your-turn"), title(), `turn-${session.table?.id ?? ""}`);
  });
  $effect(() => {
    const { step } = session;
    if (step.events.length === 0 || performance.now() - moved < echo) return;
    sound.play("happened");
  });
  $effect(() => {
    if (!session.shown) return;
    const over = session.shown.outcome !== null && !session.playing;
    // A table that was over when you came is no news.
    if (over && ended === false) {
      sound.play("end");
      void notify(t("prompt-over"), title(), `turn-${session.table?.id ?? ""}`);
    }
    ended = over;
  });
}
