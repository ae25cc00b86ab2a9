/** Undercroft as an app: where the browser allows a worker it is registered, and nothing depends on it. */

export function startWorker(): void {
  // Only the built client has the worker, and plain http beyond this computer allows none.
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    void navigator.serviceWorker
      .register("/sw.js", { updateViaCache: "none" })
      .catch(() => undefined);
  });
}

const patience = 10_000;

/** A page from before an update asks for parts that the server no longer has: it is loaded again, once. */
export function followUpdates(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem("undercroft-renewed") ?? 0);
    if (Date.now() - last < patience) return;
    sessionStorage.setItem("undercroft-renewed", String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
