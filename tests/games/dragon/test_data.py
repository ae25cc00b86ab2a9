"""The box: what components.toml holds, and what it may not hold."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.games.dragon.cards import (
    CAVE_CARDS,
    CUBES,
    D4,
    DIE_HEADS,
    DIFFICULTIES,
    DRAGON_CARDS,
    GNOMES,
    LAYOUTS,
    MOST_CUBES,
    TORCHES,
    cave_box,
    dragon_box,
)
from undercroft.games.dragon.game import GAME

TOML = files("undercroft.games.dragon").joinpath("components.toml").read_text(encoding="utf-8")


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """R1, R6, R7: 24 numbered hexes, 10 torches in play, 10 cubes; tokens never run out and are not counted."""
    assert sorted(dragon_box())[:24] == list(range(1, 25))
    assert len(dragon_box()) == 30
    assert len(cave_box()) == 26
    assert (TORCHES, CUBES, MOST_CUBES) == (10, 10, 4)
    assert list(D4) == [1, 2, 3, 4]
    assert len({layout.id for layout in LAYOUTS}) == 3


def test_a_dragon_die_has_two_heads_and_four_blanks() -> None:
    """R5"""
    assert Counter(DIE_HEADS) == {True: 2, False: 4}


def test_half_of_the_cave_cards_are_good_and_some_of_both_decks_last() -> None:
    """R48"""
    tones = Counter({True: 0, False: 0})
    for card in CAVE_CARDS:
        tones[card.good] += card.count
    assert tones == {True: 13, False: 13}
    assert {card.id for card in CAVE_CARDS if card.lasting} == {"deep_sleep", "dust_cloud", "damp_wood"}
    assert {card.id for card in DRAGON_CARDS if card.lasting} == {"tremors", "smoke", "watchful_eye"}
    assert sum(card.count for card in DRAGON_CARDS) == 6


@pytest.mark.parametrize(
    ("name", "target", "path", "dice"),
    [
        ("easy", 15, ["yellow", "I", "II", "III", "IV"], [6, 10, 13]),
        ("medium", 15, ["I", "II", "III", "IV", "yellow"], [3, 7, 10]),
        ("high", 18, ["yellow", "red", "I", "II", "III", "IV"], [9, 13, 16]),
        ("heroic", 18, ["I", "II", "III", "IV", "yellow", "red"], [3, 7, 10]),
    ],
)
def test_the_rage_path_of_a_difficulty(name: str, target: int, path: list[str], dice: list[int]) -> None:
    """R2, R3, R4: three cells a hex; dice on the last cell of I and the first of III and IV, none on the coloured."""
    found = next(difficulty for difficulty in DIFFICULTIES if difficulty.id == name)
    assert found.target == target
    assert [rage_hex.id for rage_hex in found.path] == path
    assert all(rage_hex.cells == 3 for rage_hex in found.path)
    assert found.dice_cells == dice
    assert [found.dice_in_play(delivered) for delivered in (0, dice[0], dice[1], dice[2])] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("name", "distances"),
    [("snowflake", [6, 12, 6]), ("three_gates", [3, 9, 12]), ("great_hall", [6, 12, 6])],
)
def test_a_layout_is_compact_and_hangs_together(name: str, distances: list[int]) -> None:
    """R8: 24 hexes, none further than three steps from the Entrance."""
    layout = next(layout for layout in LAYOUTS if layout.id == name)
    assert layout.distances() == distances
    assert sum(distances) == 24


def test_the_six_gnomes_are_named_in_three_languages() -> None:
    """R56: the sixth gnome is the expert."""
    assert [gnome.id for gnome in GNOMES] == [
        "guild_head",
        "engineer",
        "torchbearer",
        "seer",
        "strongman",
        "dragon_expert",
    ]
    assert GAME.names["dragon_expert"]["ru"].startswith("Знаток")
    for names in GAME.names.values():
        assert sorted(names) == ["en", "ru", "uk"]
        assert all(names.values())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('skill = "peek"', 'skill = "sing"', "gnome 'seer': skill is 'sing'"),
        ('effect = "stop_rage"', 'effect = "sleep"', "dragon_action 'yawn': effect is 'sleep'"),
        (
            'timing = "now"\ntone = "good"\neffect = "stop_rage"',
            'timing = "next_round"\ntone = "good"\neffect = "stop_rage"',
            "dragon_action 'yawn': timing must be 'now'",
        ),
        (
            "dice_cells = [6, 10, 13]",
            "dice_cells = [6, 10, 14]",
            "difficulty 'easy': dice_cells does not fit",
        ),
        ("target = 15", "target = 14", "difficulty 'easy': path has 15 cells for a target of 14"),
        ("[1, 0], [1, -1], [0, -1]", "[1, 0], [1, 0], [0, -1]", "layout 'snowflake': cells has [1, 0] twice"),
        ("distances = [6, 12, 6]", "distances = [6, 12, 5]", "layout 'snowflake': distances does not fit"),
        ('id = "glint"', 'id = "glint"\nshine = 3', "cave_card 'glint': shine is not known"),
        ('faces = ["head",', 'faces = ["tail",', "dice.dragon: faces has 'tail'"),
    ],
)
def test_a_wrong_field_is_named_by_file_card_and_field(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    assert old in TOML
    (tmp_path / "dragon.toml").write_text(TOML.replace(old, new, 1), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", "import undercroft.games.dragon.cards"],
        env={**os.environ, "UNDERCROFT_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode != 0
    assert f"dragon.toml: {complaint}" in ran.stderr


def test_other_counts_of_cards_make_another_deck(tmp_path: Path) -> None:
    changed = TOML.replace('id = "wing_gust"\ncount = 1', 'id = "wing_gust"\ncount = 3')
    assert changed != TOML
    (tmp_path / "dragon.toml").write_text(changed, encoding="utf-8")
    program = (
        "from undercroft.games.dragon.game import GAME\n"
        "from undercroft.core.playout import play_out\n"
        "from undercroft.core.rng import FastRng\n"
        "state = GAME.new(2, GAME.defaults(2), FastRng(1))\n"
        "play_out(state, FastRng(2))\n"
        "print(GAME.digest, repr(state.broken()), state.dump()['result'])\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "UNDERCROFT_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    digest, broken, result = ran.stdout.split()
    assert digest != GAME.digest
    assert (broken, result) == ("''", "too_few")
