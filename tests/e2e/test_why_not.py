"""Whatever is greyed out says why: to the pointer, to the keys, to a tap, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Invite
from tests.e2e.people import PHONE, Person
from tests.e2e.test_comfort import open_settings, play_now

pytestmark = pytest.mark.shared_server

# What looks as if it could not be pressed, and has neither a reason nor is on its way.
MUTE = """() => [...document.querySelectorAll('button, input, select, textarea, [role=button]')]
  .filter(one => one.checkVisibility({ checkOpacity: true }) && !one.closest('[inert]'))
  .filter(one => one.disabled
    || (Number(getComputedStyle(one).opacity) < 0.7 && one.getAttribute('aria-disabled') !== 'true'))
  .map(one => one.outerHTML.slice(0, 160))"""
GREY = "[aria-disabled=true]:visible"


def reasons(page: Page) -> list[str]:
    """Why what is greyed out on this screen cannot be pressed: all of it is focused, and all of it answers."""
    page.wait_for_function(f"() => ({MUTE})().length === 0")
    found: list[str] = []
    for grey in page.locator(GREY).all():
        grey.focus()
        expect(grey).to_be_focused()
        expect(grey).to_have_attribute("aria-description", re.compile(r"\S{2,}"))
        words = grey.get_attribute("aria-description") or ""
        assert grey.get_attribute("title") == words
        found.append(words)
    return found


def settled(person: Person) -> None:
    """A question stands on the screen, and nothing is on its way."""
    person.page.wait_for_function(
        """() => document.querySelector('[data-prompt]:not([data-prompt=""])')
             && !document.querySelector('.skip')"""
    )


def press(person: Person, wanted: str) -> None:
    """Press the first of these, and wait until the question is settled and another stands there."""
    asked = person.asked()
    person.page.locator(wanted).first.click()
    person.answered(asked)
    settled(person)


def test_the_house_says_why(invite: Invite) -> None:
    person = invite(locale="ru")
    page = person.page
    person.open("/")
    assert reasons(page) == ["Сначала введите все шесть букв кода."]
    page.locator("#code").fill("ABCDEF")
    assert reasons(page) == []

    page.locator(".nick").click()
    assert reasons(page)[-1] == "В имени нужна хотя бы одна буква."
    page.locator("#nick").press("Enter")
    expect(page.locator(".toasts .note")).to_have_text(re.compile("В имени нужна"))
    page.locator("#nick").fill("Вера")
    assert "В имени нужна хотя бы одна буква." not in reasons(page)
    page.keyboard.press("Escape")

    open_settings(page, "ru")
    # A browser without windows shows no notifications.
    forbidden = page.evaluate("Notification.permission === 'denied'")
    assert reasons(page) == (
        ["Браузеру это запретили. Разрешить можно в его настройках для этой страницы."] if forbidden else []
    )
    page.locator("[data-setting=sound] input[type=checkbox]").uncheck()
    page.locator("[data-setting=sound] input[type=range]").press("ArrowLeft")
    expect(page.locator("[data-setting=sound] input[type=checkbox]")).to_be_checked()

    person.open("/rules/jackal")
    expect(page.locator("#find-words")).to_be_visible()
    assert reasons(page) == ["Сначала введите, что искать."] * 2
    page.locator("#find-words").fill("абракадабра")
    expect(page.locator("#found")).to_contain_text("Ничего нет")
    assert reasons(page) == ["Ничего нет"] * 2

    person.open("/new/raiders")
    assert reasons(page) == []
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Начать игру")).to_be_visible()
    found = reasons(page)
    assert any(words.startswith("Игра начнётся, когда") for words in found)
    assert "Сначала напишите что-\u2060нибудь." in found
    page.get_by_role("button", name="Начать игру").click(force=True)
    expect(page.locator(".toasts .note")).to_have_text(re.compile("Игра начнётся, когда"))
    assert person.raw_ids() == []
    assert person.violations() == []


def raiders(person: Person) -> None:
    assert "Choose a lit card of your hand first." in reasons(person.page)
    person.play()


def doggies(person: Person) -> None:
    page = person.page
    taken = [words for words in reasons(page) if "уже" in words]
    assert len(taken) == page.locator("[data-dog] .taken:not(:empty)").count()
    page.locator("button[data-dog].lit").first.click()
    press(person, "[data-testid=confirm]")
    assert "Сначала выберите, потом подтвердите этой кнопкой." in reasons(page)
    page.locator("button[data-quest].lit").first.click()
    page.get_by_test_id("confirm").click()
    page.locator("button[data-choice=Explore].lit").click()
    expect(page.get_by_test_id("place-card")).to_be_visible()
    assert reasons(page).count("Сначала выберите, куда положить карту: подходящие места подсвечены.") == 2
    page.get_by_test_id("next-spot").click()
    assert "Сначала выберите" not in " ".join(reasons(page))


def jackal(person: Person) -> None:
    """The map is built first; then there are moves that cannot be made."""
    page = person.page
    for _ in range(12):
        reasons(page)
        if page.locator("[data-deed=Dive]").count():
            break
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        press(person, "[data-testid=lay]")
    assert page.locator(f"[data-deed]{GREY}").count() > 0


def dragon(person: Person) -> None:
    page = person.page
    for _ in range(8):
        reasons(page)
        if page.locator("[data-tile]").count():
            break
        if page.locator("button[data-gnome-card].lit").count():
            page.locator("button[data-gnome-card].lit").first.click()
            press(person, "[data-testid=confirm]")
        else:
            press(person, "button[data-next].lit")
    assert page.locator(f"[data-tile]{GREY}").count() > 0


def goblins(person: Person) -> None:
    page = person.page
    assert "Спершу виберіть у руці карту, про яку хочете прочитати." in reasons(page)
    page.locator("[data-hand]").first.click()
    assert page.get_by_test_id("about").get_attribute("aria-disabled") is None
    reasons(page)


@pytest.mark.parametrize(
    ("game", "language", "size", "plays"),
    [
        pytest.param("raiders", "en", {}, raiders, id="raiders", marks=pytest.mark.full),
        pytest.param("doggies", "ru", {}, doggies, id="doggies", marks=pytest.mark.full),
        pytest.param("jackal", "uk", {}, jackal, id="jackal"),
        pytest.param("dragon", "ru", PHONE, dragon, id="dragon"),
        pytest.param("goblins", "uk", {}, goblins, id="goblins", marks=pytest.mark.full),
    ],
)
def test_every_table_says_why(
    invite: Invite, game: str, language: str, size: dict[str, Any], plays: Callable[[Person], None]
) -> None:
    person = invite(locale=language, **size)
    page = person.page
    play_now(person, game)
    settled(person)
    plays(person)
    settled(person)
    found = " ".join(reasons(page))
    assert language == "en" or not re.search(r"[A-Za-z]{3}", found), found
    assert person.raw_ids() == []
    # A tap asks as well.
    if page.locator(GREY).count():
        page.locator(GREY).first.click(force=True)
        expect(page.locator(".toasts .note").first).to_be_visible()


def test_a_watcher_and_a_replay_say_why(invite: Invite) -> None:
    host, watcher = invite(), invite(locale="uk")
    play_now(host, "doggies")
    settled(host)
    watcher.open(host.page.url)
    expect(watcher.page.locator("[data-dog]").first).to_be_visible()
    assert set(reasons(watcher.page)) >= {"Ви спостерігаєте й не можете ходити."}

    alone = invite(locale="ru")
    play_now(alone, "raiders")
    assert alone.wait() == "asked"
    alone.play()
    alone.wait()
    alone.page.get_by_role("button", name="Меню").click()
    alone.page.get_by_role("button", name="Закончить партию").click()
    alone.page.get_by_role("dialog").last.get_by_role("button", name="Закончить").click()
    expect(alone.page.locator("dialog a[href*='/replay']")).to_be_visible()
    alone.page.locator("dialog a[href*='/replay']").click()
    expect(alone.page.get_by_test_id("at")).to_have_text("0")
    assert reasons(alone.page).count("Это самое начало.") == 2
    alone.page.keyboard.press("End")
    expect(alone.page.get_by_test_id("at")).to_have_text(alone.page.get_by_test_id("last").inner_text())
    assert reasons(alone.page).count("Это самый конец.") == 2
    assert alone.raw_ids() == []
