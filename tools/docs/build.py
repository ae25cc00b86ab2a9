"""Build the documentation site into build/docs/site. `make docs` calls it.

Zensical's strict mode checks links between pages and their anchors. What it does not check is checked here: that all
pictures and files are there, and that no page loads anything from another site.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from pages import write_game_pages

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "docs"
# A link to a file above the page.
WAY_OUT = re.compile(r"\[([^\]]+)\]\((\.\./[^)#\s]+)(?:#[^)]*)?\)")
# Links of these kinds are fetched by the browser itself; others wait until somebody follows them.
FETCHED = {"stylesheet", "preload", "preconnect", "icon", "manifest"}


class Parts(HTMLParser):
    """What a page refers to: what the browser loads by itself, and what it links to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("src"):
            self.loaded.append(found["src"] or "")
        if found.get("href"):
            fetched = tag == "link" and FETCHED & set((found.get("rel") or "").split())
            (self.loaded if fetched else self.linked).append(found["href"] or "")


def lay_out() -> None:
    """The pages of docs/, and those that are made."""
    pages = BUILD / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(ROOT / "docs", pages)
    for page in pages.rglob("*.md"):
        home = (ROOT / "docs" / page.relative_to(pages)).parent
        page.write_text(without_ways_out(page.read_text(encoding="utf-8"), home), encoding="utf-8")
    write_game_pages(pages)


def without_ways_out(text: str, home: Path) -> str:
    """Links to files of the repository that are not in docs/ become their names: the site does not have them."""

    def name(found: re.Match[str]) -> str:
        words, target = found[1], (home / found[2]).resolve()
        if target.is_relative_to(ROOT / "docs") or not target.exists():
            return found[0]
        path = f"`{target.relative_to(ROOT).as_posix()}`"
        return path if words.strip("`/") in path else f"{words} ({path})"

    return WAY_OUT.sub(name, text)


def complaints(site: Path) -> Iterator[str]:
    """What is loaded from other sites, and what is not there."""
    for page in sorted(site.rglob("*.html")):
        parts = Parts(page)
        name = page.relative_to(site)
        yield from (f"{name} loads {one}" for one in parts.loaded if urlsplit(one).netloc)
        for one in {*parts.loaded, *parts.linked}:
            scheme, host, path = urlsplit(one)[:3]
            # The page for what is not found names everything from the top.
            top = site if path.startswith("/") else page.parent
            if not (scheme or host) and path and not (top / unquote(path).lstrip("/")).exists():
                yield f"{name} refers to {one}, which is not there"


def main() -> None:
    lay_out()
    site = BUILD / "site"
    shutil.rmtree(site, ignore_errors=True)
    zensical = Path(sys.executable).with_name("zensical")
    done = subprocess.run(
        [zensical, "build", "--strict", "--clean"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(done.stdout)
    if found := list(complaints(site)):
        sys.exit("\n".join(found))
    print(f"==> {len(list(site.rglob('*.html')))} pages in {site.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
