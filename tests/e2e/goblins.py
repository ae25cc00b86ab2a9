"""At a table of Goblins vs Gnomes in the browser: short ways to play on."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.people import Person
from tests.scenes.goblins import hand

__all__ = ["gate", "hand", "spot", "take_up"]


def spot(person: Person, place: str) -> Locator:
    return person.page.locator(f"[data-spot='{place}']")


def gate(person: Person, goal: str) -> Locator:
    return person.page.locator(f"[data-goal='{goal}']")


def take_up(person: Person, card: str) -> None:
    found = person.page.locator(f"[data-hand='{card}']").first
    found.click()
    expect(found).to_have_attribute("aria-pressed", "true")
