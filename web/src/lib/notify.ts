/** Notifications of the browser, for whoever looks at another window when their turn comes. */
import { settings } from "./settings.svelte";

/**
 * Whether this browser can notify: `insecure` on plain http beyond this very computer, where
 * browsers forbid it; `refused` when the person said no; `unasked` before they were asked.
 */
export type Ability = "unable" | "insecure" | "refused" | "unasked" | "allowed";

export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis)) return "unable";
  if (Notification.permission === "denied") return "refused";
  return Notification.permission === "granted" ? "allowed" : "unasked";
}

/** Asks for the permission; only ever on a click. */
export async function askPermission(): Promise<Ability> {
  if (ability() === "unasked") await Notification.requestPermission();
  return ability();
}

/** Says something once, if wished and allowed, and only while the page is out of sight. */
export async function notify(title: string, text: string, tag: string): Promise<void> {
  if (!settings.now.notify || !document.hidden || ability() !== "allowed") return;
  const more = { body: text, tag, icon: "/favicon.svg", data: { address: location.pathname } };
  // Phones notify through the service worker alone; without one the page does it itself.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) {
    await worker.showNotification(title, more).catch(() => undefined);
    return;
  }
  try {
    const shown = new Notification(title, more);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones refuse the plain form; the tab's title still says it.
  }
}
