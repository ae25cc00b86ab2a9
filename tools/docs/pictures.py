"""Take the pictures of the documentation from the running program. `make pictures` calls it.

Each game is played by bots up to its middle; then somebody sits down in a browser, and is photographed.
"""

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

import undercroft

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SEED = 5
Screen = dict[str, Any]
# A good moment: so many seats, and so many steps of theirs.
MOMENTS = {"raiders": (4, 46), "doggies": (4, 60), "jackal": (4, 44), "dragon": (3, 70), "goblins": (4, 26)}
DESKTOP: Screen = {"viewport": {"width": 1440, "height": 900}}
PHONE: Screen = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUALITY = 78
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def position_of(slug: str) -> object:
    """A position in the middle of a game, in which the first seat is asked."""
    seats, steps = MOMENTS[slug]
    match = undercroft.new(slug, seats=seats, seed=SEED)
    bot = match.bot("good")
    played = 0
    while played < steps or 0 not in match.actors():
        seat = match.actors()[-1]
        match.play(seat, bot.choose(match.window(seat), match.rng))
        played += 1
    return match.state.dump()


@contextmanager
def serving(*arguments: str) -> Iterator[str]:
    """A server in a folder of its own; the address it gives."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "undercroft", "play", "--no-browser", "--port", "0", *arguments]
        command += ["--public-address", "https://games.example.org"]
        server = subprocess.Popen(
            [*command, "--database", f"{folder}/games.sqlite3", "--bot-pace", "0", "--seed", "pictures"],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if found := re.search(r"(http://127\.0\.0\.1:\d+/\S*)", line):
                    yield found[1]
                    break
        finally:
            server.terminate()
            server.wait()


def visit(browser: Browser, address: str, screen: Screen) -> Page:
    """A page of somebody who has played before."""
    options: Screen = {"locale": "en", "color_scheme": "dark", "reduced_motion": "reduce", **screen}
    context = browser.new_context(base_url=address, **options)
    seen = " ".join(f"localStorage.setItem('undercroft-goal-{slug}', 'seen');" for slug in MOMENTS)
    context.add_init_script(f"try {{ {seen} }} catch {{}}")
    page = context.new_page()
    page.goto(address)
    expect(page.locator("h1, h2").first).to_be_visible()
    page.locator(".nick").click()
    page.locator("#nick").fill("Anna")
    page.locator("#nick").press("Enter")
    expect(page.locator("#nick")).to_have_count(0)
    return page


def keep(page: Page, name: str, whole: bool = False) -> None:
    """Photograph the page into docs/pictures."""
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    taken = Image.open(io.BytesIO(page.screenshot(animations="disabled", full_page=whole)))
    file = PICTURES / f"{name}.webp"
    taken.convert("RGB").save(file, quality=QUALITY, method=6)
    print(f"{file.name}: {file.stat().st_size // 1024} kB", flush=True)


def sit_down(page: Page) -> None:
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#question")).to_be_visible(timeout=60_000)
    page.wait_for_function("document.title.startsWith('●')", timeout=60_000)
    hints = page.get_by_role("button", name="No more hints")
    if hints.is_visible():
        hints.click()


def table(browser: Browser, slug: str) -> None:
    """A game at its table, on a desktop and on a phone."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "position.json")
        file.write_text(json.dumps(position_of(slug)), encoding="utf-8")
        for name, screen in (("table", DESKTOP), ("phone", PHONE)):
            with serving("--position", str(file), "--game", slug) as address:
                page = visit(browser, address, screen)
                sit_down(page)
                keep(page, f"{name}-{slug}")
                page.context.close()


def house(browser: Browser) -> None:
    """What stands around the games: shelf, lobby, settings, a replay."""
    with serving() as address:
        page = visit(browser, address, DESKTOP)
        keep(page, "shelf")
        page.goto(f"{address}new/doggies")
        page.locator("form button[type=submit]").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("img[src$='/qr.svg']")).to_have_js_property("complete", True)
        keep(page, "lobby")
        page.context.close()
        phone = visit(browser, address, PHONE)
        phone.get_by_role("button", name="Settings").click()
        expect(phone.locator("dialog[open]")).to_be_visible()
        keep(phone, "settings")
        phone.context.close()


def replay(browser: Browser) -> None:
    """The end of a game, seen again with all cards open."""
    match = undercroft.new("goblins", seats=4, seed=SEED)
    bot = match.bot("good")
    last: object = None
    while match.actors():
        seat = match.actors()[0]
        if seat == 0:
            last = match.state.dump()
        match.play(seat, bot.choose(match.window(seat), match.rng))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "position.json")
        file.write_text(json.dumps(last), encoding="utf-8")
        with serving("--position", str(file), "--game", "goblins") as address:
            page = visit(browser, address, DESKTOP)
            sit_down(page)
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="End the game").click()
            page.get_by_role("button", name="End it").click()
            page.get_by_role("link", name="Replay").click()
            expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
            page.get_by_label("View").select_option(label="All open")
            keep(page, "replay")
            page.context.close()


def main() -> None:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, [os.environ.get("CHROMIUM", ""), *names])), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name in sys.argv[1:] or ["house", *MOMENTS, "replay"]:
            if name in MOMENTS:
                table(browser, name)
            else:
                {"house": house, "replay": replay}[name](browser)
        browser.close()


main()
