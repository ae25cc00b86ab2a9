/**
 * For developers: an address with `?room=plain` shows every game of this tab in the default room, until one with
 * `?room=own`. Read when the page is loaded, since links inside the house do not carry it on.
 */
const asked = new URLSearchParams(location.search).get("room");
try {
  if (asked !== null) sessionStorage.setItem("undercroft-room", asked);
} catch {
  // A private window keeps nothing: then the setting holds for this page.
}

export function wantsPlainRoom(): boolean {
  try {
    return (sessionStorage.getItem("undercroft-room") ?? asked) === "plain";
  } catch {
    return asked === "plain";
  }
}
