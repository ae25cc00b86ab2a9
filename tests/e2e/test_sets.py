"""A table with cards that the host has put in. What the page sends and shows is tested in web/tests/sets.test.ts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.server.support import RAISED, Server
from undercroft.core.components import box_text

# Words in the bar that do not fit beside the others; those for screen readers alone are a pixel wide.
CUT = """() => [...document.querySelectorAll("header.bar .chip, header.bar .chip .words")]
  .filter(one => one.clientWidth > 1 && (one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right
    > one.closest(".middle").getBoundingClientRect().right + 1)).map(one => one.textContent)"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Its host has a second set for Raiders, in which everybody begins with 20 coins."""
    folder = tmp_path / "sets" / "rich heirs"
    folder.mkdir(parents=True)
    text = re.sub(r"(?m)^coins = \d+$", "coins = 20", box_text("raiders"))
    (folder / "raiders.toml").write_text(text, encoding="utf-8")
    found = Server(tmp_path, "--seed", "undercroft", limits=RAISED)
    found.forked = False  # its cards are those of its own environment
    found.environment = {"UNDERCROFT_SETS": str(tmp_path / "sets")}
    yield found.start()
    found.stop()


def test_a_table_is_opened_with_another_set_and_played(invite: Invite) -> None:
    vera = invite("Vera", viewport={"width": 1366, "height": 768})
    page = vera.page
    vera.lay_table("raiders", 3, "rich heirs")
    expect(page.get_by_test_id("set")).to_contain_text("“rich heirs”")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    assert vera.wait() == "asked"
    expect(page.get_by_test_id("set")).to_have_attribute("title", "Set of components: rich heirs")
    expect(page.locator("[data-seat='0'] .coins b")).to_have_text("20")
    for language in ("ru", "uk", "en"):
        vera.speak(language)
        assert page.evaluate(CUT) == [], language
    vera.play()
    vera.tidy()
