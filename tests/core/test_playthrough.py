"""Games as texts: written, read again, and every change seen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy.game import TOY
from tests.toy.view import Options
from undercroft.core.playthrough import BadPlaythrough, random_playthrough, told_again

TEXT = random_playthrough(TOY, 3, Options("low"), 5)


@settings(max_examples=20)
@given(st.integers(0, 2**40), st.integers(2, 4), st.sampled_from(["high", "low"]))
def test_a_text_replays_to_itself(seed: int, seats: int, variant: str) -> None:
    text = random_playthrough(TOY, seats, Options(variant), seed)  # type: ignore[arg-type]
    assert told_again(TOY, text) == text


def test_a_text_tells_who_was_asked_what_was_done_and_what_was_told() -> None:
    lines = TEXT.splitlines()
    assert lines[:4] == ["game: toy, edition 1", "seats: 3", 'options: {"variant":"low"}', "seed: 5"]
    assert any(line.startswith("step 1, waiting for 0 1 2") for line in lines)
    assert any(line.startswith("legal: Seal ") for line in lines)
    assert any(line.startswith('told all: {"event":"Sealed"') for line in lines)
    assert any(line.startswith('told 1: {"event":"CardDrawn"') for line in lines)
    assert any(line.startswith("winners: ") for line in lines)
    assert lines.count("position") >= 2


def test_a_rule_that_changes_shows_in_the_text() -> None:
    changed = TEXT.replace('"event":"RoundWon","seat":', '"event":"RoundWon","seat":9', 1)
    assert told_again(TOY, changed) == TEXT


def test_a_step_taken_back_is_told_as_such() -> None:
    head = TEXT.partition("\nstep 1,")[0]
    text = told_again(TOY, head + "\nseat 1: Stake 2\nseat 1: take back\nseat 1: Stake 3\n")
    assert "seat 1: take back" in text
    assert told_again(TOY, text) == text


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: toy, edition 1", "game: toy, edition 2", "'toy, edition 2' is not toy, edition 1"),
        ("seats: 3\n", "", "the head has no line 'seats'"),
        ("seats: 3", "seats: three", "seats: 'three' is not a number"),
        ("seats: 3", "seats: 7", "This game is for 2 to 4 players, not for 7"),
        ('options: {"variant":"low"}', "options: {", "options: Input data was truncated"),
        ('options: {"variant":"low"}', 'options: {"variant":"up"}', "variant: cannot be 'up'"),
        ("setup: ", "setup: x ", "setup: 'x' is not a draw"),
        ("setup: ", "setup: 99 ", "setup: draw 1 is 99"),
        ("setup: ", "setup: 1 1 1 1 1 1 1 ", "setup: "),
        ("seat 1: Seal 1\n", "seat 1: Seal 11\n", r"line 20: seat 1 may not Seal 11: toy-why-not-in-hand"),
        (
            "seat 1: Seal 1\n",
            "seat 1: Fly\n",
            "line 20: seat 1 may not Fly: That action cannot be read: verb",
        ),
        ("seat 1: Seal 1\n", "seat 9: Seal 1\n", "line 20: seat 9 may not Seal 1: There is no such seat"),
        ("seat 1: Seal 1\n", "seat 1: take back\n", "line 20: seat 1 may not take back: It is too late"),
        ("draws: 2\n", "", "draw 1 is missing"),
        ("draws: 2\n", "draws: 2 2\n", "not all draws are used"),
    ],
)
def test_a_text_that_cannot_be_replayed_says_where(old: str, new: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(BadPlaythrough, match=words):
        told_again(TOY, TEXT.replace(old, new, 1))
