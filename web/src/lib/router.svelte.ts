/** The kinds of page, each with an address that can be shared. */
export type Page =
  | { name: "shelf"; box?: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "code"; code: string }
  | { name: "pass"; token: string }
  | { name: "new"; slug: string }
  | { name: "rules"; slug: string }
  | { name: "credits" }
  | { name: "unknown" };

export function pageOf(path: string): Page {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second] = parts;
  if (first === undefined) return { name: "shelf" };
  if (parts.length === 1 && first === "credits") return { name: "credits" };
  if (parts.length === 3 && first === "t" && second !== undefined && parts[2] === "replay") {
    return { name: "replay", id: second };
  }
  if (parts.length === 2 && second !== undefined) {
    if (first === "t") return { name: "table", id: second };
    if (first === "c") return { name: "code", code: second };
    if (first === "p") return { name: "pass", token: second };
    if (first === "box") return { name: "shelf", box: second };
    if (first === "new") return { name: "new", slug: second };
    if (first === "rules") return { name: "rules", slug: second };
  }
  return { name: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);

export const router = {
  get page(): Page {
    return pageOf(path);
  },
  /** The same as long as one stays on a page: the shelf is one, whichever box lies open on it. */
  get place(): string {
    return router.page.name === "shelf" ? "/" : path;
  },
  go(to: string, replace = false): void {
    const before = router.place;
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    path = location.pathname;
    if (router.place !== before) scrollTo(0, 0);
  },
};

addEventListener("popstate", () => {
  path = location.pathname;
});

/** Links inside the house change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname))
    return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
