"""What the raiders say in words."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import BOSS_IDS, table
from undercroft.core.view import Message
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.view import BossFigures
from undercroft.words import LANGUAGES, Words

pytestmark = pytest.mark.once

WORDS = {language: Words(language, GAME, []) for language in LANGUAGES}


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("boss", BOSS_IDS)
def test_every_boss_is_explained(boss: str, language: str) -> None:
    figures = table(boss).figures(0).room
    assert isinstance(figures, BossFigures)
    assert WORDS[language].say(figures.special) != figures.special.id


def test_russian_and_ukrainian_count_wounds_correctly() -> None:
    one, two = (Message("raiders-boss-plain", {"wounds": wounds}) for wounds in (1, 2))
    assert "1 рану" in WORDS["ru"].say(one)
    assert "2 раны" in WORDS["ru"].say(two)
    assert "1 рану" in WORDS["uk"].say(one)
    assert "2 рани" in WORDS["uk"].say(two)
