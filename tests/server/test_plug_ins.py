"""Games installed from elsewhere: they bring their words; one that cannot be loaded is left out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.plugged import with_toy
from tests.server.support import Person, Refused, Server


async def test_a_broken_game_is_left_out_with_a_line_in_the_log(
    new_server: Callable[..., Server],
    people: Callable[..., Person],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = tmp_path / "installed" / "odd_games-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: odd-games\nVersion: 1.0\n", encoding="utf-8"
    )
    (package / "entry_points.txt").write_text(
        "[undercroft.games]\naaa = no_such_package.game:GAME\nwrong = json:dumps\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    server = new_server()
    server.forked = False
    server.start()
    anna = people(server)
    assert "raiders" in [game["slug"] for game in await anna.get("/games")]
    table = await anna.open_table([None, "random", "random"], start=True)
    async with anna.at(table["id"]) as page:
        assert (await page.play(0))["t"] == "done"
    first, second = server.complaints().splitlines()
    assert first.endswith(
        "ERROR undercroft.games: the game aaa is left out, it cannot be loaded: "
        "ModuleNotFoundError: No module named 'no_such_package'"
    )
    assert second.endswith("ERROR undercroft.games: the game wrong is left out: json:dumps is no Game")


async def test_a_game_from_elsewhere_brings_its_words(
    new_server: Callable[..., Server], people: Callable[..., Person]
) -> None:
    server = with_toy(new_server()).start()
    anna = people(server)
    assert "toy" in [game["slug"] for game in await anna.get("/games")]
    assert "toy-verb-Seal = Seal a card" in (await anna.get("/games/toy/words/en"))["text"]
    assert "toy-verb-Seal = Запечатать" in (await anna.get("/games/toy/words/ru"))["text"]
    assert "toy-verb-Seal = Seal a card" in (await anna.get("/games/toy/words/de"))["text"]
    # The house's own games can be asked too, whatever file a message stands in.
    words = (await anna.get("/games/raiders/words/uk"))["text"]
    assert "raiders-prompt-" in words
    assert "hint-raiders-" in words
    assert "raiders-rules-" in words
    with pytest.raises(Refused) as refused:
        await anna.get("/games/chess/words/en")
    assert refused.value.id == "setup-game"
    assert server.complaints() == ""
