"""Hints for newcomers: every kind of decision of every game has one, in all three languages."""

from __future__ import annotations

import pytest

from tests.test_locales import FILES, LANGUAGES, LOCALES, messages

GAMES = sorted(path.name.removesuffix("-hints.ftl") for path in (LOCALES / "en").glob("*-hints.ftl"))
# What is told to somebody who is not asked.
NO_QUESTIONS = ("wait", "over")


def kinds(game: str) -> set[str]:
    """The kinds of decision a game asks for: its prompts, without those that ask nothing."""
    asked = (
        name.removeprefix(f"{game}-prompt-")
        for file in FILES
        for name in messages("en", file)
        if name.startswith(f"{game}-prompt-")
    )
    return {kind for kind in asked if kind.split("-")[0] not in NO_QUESTIONS}


def test_every_game_has_hints() -> None:
    prompting = {
        name.split("-prompt-")[0] for file in FILES for name in messages("en", file) if "-prompt-" in name
    }
    assert sorted(prompting) == GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_hint_and_no_hint_is_left_over(game: str, language: str) -> None:
    hints = {name.removeprefix(f"hint-{game}-") for name in messages(language, f"{game}-hints.ftl")}
    wrong = [f"is missing: hint-{game}-{kind}" for kind in sorted(kinds(game) - hints)]
    wrong += [f"there is no prompt for: hint-{game}-{kind}" for kind in sorted(hints - kinds(game))]
    assert not wrong, f"locales/{language}/{game}-hints.ftl\n" + "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_short(game: str, language: str) -> None:
    text = (LOCALES / language / f"{game}-hints.ftl").read_text(encoding="utf-8")
    long = [line for line in text.splitlines() if len(line.split(" = ", 1)[-1]) > 240]
    assert long == []
