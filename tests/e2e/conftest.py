"""A real browser against a real server. Every page that a test opens must stay free of console errors."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.e2e.people import Person
from tests.server.support import RAISED, Server
from undercroft.core.game import installed_games

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
]

MEASURED = "measured"
SEASONED = "try {{ {} }} catch {{}}".format(  # an empty page has no storage
    " ".join(f"localStorage.setItem('undercroft-goal-{game}', 'seen');" for game in installed_games())
)

Invite = Callable[..., Person]
Tell = Callable[[str], None]

# A busy machine may take its time with anything; what does not come within this is not coming.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    # Without windows it takes less processor time.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, [os.environ.get("CHROMIUM", ""), *names])), None)
    assert found, "no Chromium on this machine: install it, or name it in CHROMIUM"
    return {"executable_path": found, "args": FLAGS}


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For all tests that are marked so: they stop nothing, and any cards will do."""
    found = Server(tmp_path_factory.mktemp("shared"), limits=RAISED).start()
    yield found
    found.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of its own; chance comes from a fixed seed so that a failure can be seen again."""
    if request.node.get_closest_marker("shared_server"):
        yield request.getfixturevalue("shared_server")
        return
    found = Server(tmp_path, "--seed", "undercroft", limits=RAISED).start()
    yield found
    found.stop()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Somebody with a browser of their own: a window size, a language, a theme."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def somebody(nick: str = "", **settings: Any) -> Person:
        options = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en",
            "reduced_motion": "reduce",
            "color_scheme": "dark",
            "base_url": server.base,
            **settings,
        }
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        # Everybody here has played before: the goal of a game is told to newcomers, in web/tests/goal.test.ts.
        context.add_init_script(SEASONED)
        contexts.append(context)
        person = Person(context.new_page(), nick)
        people.append(person)
        return person

    yield somebody
    complaints = [line for person in people for line in person.complaints]
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Tell:
    """Something measured, for the end of the run."""
    return lambda line: record_property(MEASURED, line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was measured stands in every run, in the order of the tests."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    told = [(one.nodeid, line) for one in reports for name, line in one.user_properties if name == MEASURED]
    if told:
        terminalreporter.section("measured")
    for _, line in sorted(told):
        terminalreporter.line(line)
