"""Messages in words, in the terminal."""

import pytest

from tests.toy.game import TOY
from undercroft.core.view import Message
from undercroft.words import Words

pytestmark = pytest.mark.once


def words(language: str = "en") -> Words:
    return Words(language, TOY, ["Ada", "Bo", "Cy"])


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "It is not your turn."), ("ru", "Сейчас не ваш ход."), ("uk", "Зараз не ваш хід.")],
)
def test_a_message_is_said_in_the_language_asked_for(language: str, text: str) -> None:
    assert words(language).say(Message("action-not-your-turn")) == text


def test_numbers_stand_in_the_sentence() -> None:
    said = words().say(Message("setup-seats", {"fewest": 3, "most": 5, "seats": 9}))
    assert said == "This game is for 3 to 5 players, not for 9."


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_negative_numbers_have_a_proper_minus_sign(language: str) -> None:
    said = words(language).say(
        Message("doggies-look-coins", {"total": -3, "cards": -5, "chests": 2, "losses": 0, "quests": 0})
    )
    assert said.startswith("−3:")
    assert "−5" in said
    assert "-" not in said


def test_a_message_without_words_stands_for_itself() -> None:
    assert words().say(Message("toy-unsaid", {"points": 3})) == "toy-unsaid points=3"


def test_seats_become_players_and_lists_are_joined() -> None:
    given = words().arguments(Message("toy-x", {"seat": 1, "seats": [0, 1, 2], "from_seat": 2, "count": 4}))
    assert given["seat"] == "Bo"
    assert given["seats"] == "Ada, Bo and Cy"
    assert given["seats_count"] == 3
    assert given["from_seat"] == "Cy"
    assert given["count"] == 4
    assert words("uk").join(["а", "б"]) == "а та б"
    assert words().join(["a"]) == "a"


def test_a_seat_without_a_name_is_its_number() -> None:
    assert Words("en", TOY, []).player(2) == "3"


def test_components_are_called_by_their_names() -> None:
    speaker = words("ru")
    speaker.game = type(TOY)()
    speaker.game.names = {"key": {"en": "Key", "ru": "Ключ", "uk": "Ключ"}}
    given = speaker.arguments(Message("toy-x", {"card": "key", "cards": ["key", "odd"], "open": True}))
    assert given["card"] == "Ключ"
    assert given["card_id"] == "key"
    assert given["cards"] == "Ключ и odd"
    assert given["open"] == "true"


def test_a_component_without_a_name_in_this_language_is_called_as_in_english() -> None:
    speaker = words("ru")
    speaker.game = type(TOY)()
    speaker.game.names = {"key": {"en": "Key"}}
    assert speaker.arguments(Message("toy-x", {"card": "key"}))["card"] == "Key"
