"""Comfort: everybody's own wishes, the call back to the table, and Undercroft as an app."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.server.support import Server

TITLE = {"en": "Settings", "ru": "Настройки", "uk": "Налаштування"}
# Notes how often a tone was made; browsers allow none before the first touch.
LISTEN = """
    window.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); };
"""


def open_settings(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=TITLE[language], exact=True).first.click()
    expect(page.get_by_role("dialog", name=TITLE[language])).to_be_visible()


def choose(page: Page, setting: str, label: str) -> None:
    page.locator(f"[data-setting={setting}]").get_by_text(label, exact=True).click()


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        page.evaluate("localStorage.getItem('undercroft-settings') ?? '{}'")
    )
    return found


def play_now(person: Person, game: str) -> None:
    person.open("/")
    person.page.locator(f"[aria-labelledby='box-{game}'] button").first.click()
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("#question")).to_be_visible()


def test_wishes_are_worn_at_once_and_remembered(invite: Invite) -> None:
    person = invite(color_scheme="light", reduced_motion="no-preference")
    page = person.page
    person.open("/")
    root = page.locator("html")
    # Without a wish the system decides.
    expect(root).to_have_attribute("data-theme", "light")
    open_settings(page)
    choose(page, "theme", "Lantern")
    expect(root).to_have_attribute("data-theme", "dark")
    size = "getComputedStyle(document.documentElement).fontSize"
    before = float(page.evaluate(size).removesuffix("px"))
    choose(page, "size", "130 %")
    assert float(page.evaluate(size).removesuffix("px")) == pytest.approx(before * 1.3)
    choose(page, "motion", "As little as possible")
    expect(root).to_have_attribute("data-motion", "less")
    choose(page, "pace", "Quick")
    page.locator("[data-setting=hints] input").uncheck()
    assert person.violations() == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    assert float(page.evaluate(size).removesuffix("px")) == pytest.approx(before * 1.3)
    wanted = {"theme": "dark", "size": 130, "motion": "less", "pace": "quick", "hints": False}
    assert kept(page).items() >= wanted.items()


@pytest.mark.parametrize(("language", "phone"), [("ru", True), ("uk", False)])
def test_the_dialog_fits_in_every_language_with_large_type(
    invite: Invite, language: str, phone: bool
) -> None:
    person = invite(locale=language, color_scheme="light", **(PHONE if phone else {}))
    person.page.add_init_script("localStorage.setItem('undercroft-settings', '{\"size\":130}')")
    person.open("/")
    expect(person.page.locator("[aria-labelledby='box-raiders'] button").first).to_be_visible()
    assert person.cut_off() == []
    open_settings(person.page, language)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert person.raw_ids() == []
    assert person.cut_off() == []
    assert person.violations() == []


def test_notifications_are_asked_for_only_on_a_click(invite: Invite) -> None:
    person = invite()
    page = person.page
    page.add_init_script(
        """window.asked = 0;
        Object.defineProperty(Notification, 'permission', { get: () => window.answer ?? 'default' });
        Notification.requestPermission = async () => { window.asked++; return (window.answer = 'granted'); };"""
    )
    person.open("/")
    open_settings(page)
    assert page.evaluate("window.asked") == 0
    box = page.locator("[data-setting=notify] input")
    box.check()
    expect(page.locator("#notify-help")).to_contain_text("The browser allows it")
    assert page.evaluate("window.asked") == 1
    assert kept(page)["notify"] is True
    box.uncheck()
    assert kept(page)["notify"] is False


def test_plain_http_says_why_it_cannot_notify(invite: Invite) -> None:
    person = invite(locale="ru")
    page = person.page
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    person.open("/")
    open_settings(page, "ru")
    expect(page.locator("#notify-help")).to_contain_text("https")
    expect(page.locator("[data-setting=notify] input")).to_be_disabled()
    # Nothing else needs a secure page: no worker is tried, and the table opens.
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(found => found ?? null)") is None


def test_your_turn_is_marked_on_the_tab_and_heard_after_a_touch(invite: Invite) -> None:
    person = invite()
    page = person.page
    page.add_init_script(LISTEN)
    person.open("/")
    assert page.evaluate("window.tones") == 0
    play_now(person, "raiders")
    assert person.wait() == "asked"
    expect(page).to_have_title(re.compile("^● "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    person.play()
    page.wait_for_function("() => window.tones > 0")
    # Off is off.
    assert person.wait() == "asked"
    open_settings(page)
    page.locator("[data-setting=sound] input[type=checkbox]").uncheck()
    page.keyboard.press("Escape")
    heard = page.evaluate("window.tones")
    person.play()
    assert person.wait() == "asked"
    assert page.evaluate("window.tones") == heard
    page.locator(".brand").click()
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")


def test_the_pace_reaches_the_table(invite: Invite) -> None:
    """At once: nothing is played that could be skipped, and the next question stands there."""
    person = invite(reduced_motion="no-preference")
    person.page.add_init_script(
        'localStorage.setItem(\'undercroft-settings\', \'{"pace":"at-once","hints":false}\');'
        "window.skips = 0;"
        "new MutationObserver(() => { if (document.querySelector('.skip')) window.skips++; })"
        ".observe(document, { childList: true, subtree: true });"
    )
    play_now(person, "raiders")
    for _ in range(3):
        assert person.wait() == "asked"
        person.play()
    assert person.wait() == "asked"
    assert person.page.evaluate("window.skips") == 0


def test_the_app_never_shows_an_old_page(invite: Invite, server: Server) -> None:
    """The worker keeps only files that never change and the page that says the server is away."""
    person = invite()
    page = person.page
    person.open("/")
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


def test_the_manifest_makes_an_app(invite: Invite) -> None:
    person = invite()
    page = person.page
    person.open("/")
    found = page.evaluate(
        """async () => {
          const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
          const sizes = await Promise.all(manifest.icons.map(async ({ src, sizes }) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            return sizes === 'any' || sizes === `${picture.width}x${picture.height}`;
          }));
          return { name: manifest.name, display: manifest.display, sizes };
        }"""
    )
    assert found == {"name": "Undercroft", "display": "standalone", "sizes": [True] * 4}
