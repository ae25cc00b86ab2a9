/**
 * For developers: an address with `?room=plain` shows every game of this tab in the default room, until one with
 * `?room=own`. Read when the page is loaded, since links inside the house do not carry it on.
 */
const wish = new URLSearchParams(location.search).get("room");
try {
  if (wish !== null) sessionStorage.setItem("undercroft-room", wish);
} catch {
  // A private window keeps nothing: then the wish holds for this page.
}

export function wantsPlainRoom(): boolean {
  try {
    return (sessionStorage.getItem("undercroft-room") ?? wish) === "plain";
  } catch {
    return wish === "plain";
  }
}
