"""Comfort: large type, and Undercroft as an app. The settings themselves: web/tests/settings.test.ts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.server.support import Server

pytestmark = pytest.mark.shared_server

TITLE = {"en": "Settings", "ru": "Настройки", "uk": "Налаштування"}

# What makes an app of the page, and whether its pictures have the sizes it tells.
MANIFEST = """
async () => {
  const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
  const sizes = await Promise.all(manifest.icons.map(async ({ src, sizes }) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return sizes === 'any' || sizes === `${picture.width}x${picture.height}`;
  }));
  return { name: manifest.name, display: manifest.display, sizes };
}
"""


def open_settings(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=TITLE[language], exact=True).first.click()
    expect(page.get_by_role("dialog", name=TITLE[language])).to_be_visible()


def play_now(person: Person, game: str) -> None:
    person.open("/")
    person.page.locator(f"[aria-labelledby='box-{game}'] button").first.click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("#question")).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("ru", True), ("uk", False)])
def test_the_dialog_fits_in_every_language_with_large_type(
    invite: Invite, language: str, phone: bool
) -> None:
    person = invite(locale=language, color_scheme="light", **(PHONE if phone else {}))
    person.page.add_init_script("localStorage.setItem('undercroft-settings', '{\"size\":130}')")
    person.open("/")
    expect(person.page.locator("[aria-labelledby='box-raiders'] button").first).to_be_visible()
    # What was kept is worn: the type is larger by so much.
    assert person.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "19.5px"
    assert person.cut_off() == []
    open_settings(person.page, language)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert person.raw_ids() == []
    assert person.cut_off() == []
    assert person.violations() == []


def test_undercroft_is_an_app_that_never_shows_an_old_page(invite: Invite, server: Server) -> None:
    """The worker keeps only files that never change and the page that says the server is away."""
    person = invite()
    page = person.page
    person.open("/")
    found = page.evaluate(MANIFEST)
    assert found == {"name": "Undercroft", "display": "standalone", "sizes": [True] * 4}
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.locator("[aria-labelledby='box-raiders'] button").first).to_be_visible()
    page.wait_for_function(
        "() => caches.match(document.querySelector('script[src]').src).then(found => !!found)"
    )
    addresses: list[str] = page.evaluate(
        """async () => {
          const all = [];
          for (const name of await caches.keys())
            for (const one of await (await caches.open(name)).keys()) all.push(new URL(one.url).pathname);
          return all;
        }"""
    )
    kept_pages = {one for one in addresses if not one.startswith("/assets/")}
    assert kept_pages == {"/offline.html", "/offline.css", "/favicon.svg"}
    server.stop()
    page.goto("/")
    expect(page.locator("section[lang=uk] h1")).to_have_text("Сервер не відповідає")
    assert person.violations() == []
    server.start()
    page.locator("section[lang=en] a").click()
    expect(page.locator("[aria-labelledby='box-raiders'] button").first).to_be_visible()
