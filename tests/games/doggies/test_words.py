"""What is said of dogs and dungeons in words."""

from __future__ import annotations

import pytest

from undercroft.core.view import Message
from undercroft.games.doggies.game import GAME
from undercroft.words import LANGUAGES, Words

pytestmark = pytest.mark.once

WORDS = {language: Words(language, GAME, []) for language in LANGUAGES}


def test_numbers_are_declined() -> None:
    weak = Message("doggies-why-weak", {"card": "dragon-1", "sword": 1, "bow": 2, "fireball": 0})
    assert WORDS["en"].say(weak) == "You cannot beat it yet: Dragon. Still needed: 1 sword, 2 bows"
    assert "1 меч, 2 лука" in WORDS["ru"].say(weak)
    assert "1 меч, 2 луки" in WORDS["uk"].say(weak)
    many = Message("doggies-outcome-coins", {"seats": [0], "coins": 21})
    assert "21 монета." in WORDS["ru"].say(many)
    assert "21 монета." in WORDS["uk"].say(many)
    few = Message("doggies-why-damage", {"damage": 2, "left": 2})
    assert "2 щита" in WORDS["ru"].say(few)
    assert "2 щити" in WORDS["uk"].say(few)
