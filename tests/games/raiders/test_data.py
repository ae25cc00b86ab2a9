"""The data file: what is in the box, and that a wrong field is named by file, card and field."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.core.components import BadComponents, Components
from undercroft.games.raiders.bosses import BOSSES, read_bosses
from undercroft.games.raiders.cards import (
    CHARACTERS,
    ITEMS,
    PLANS,
    read_characters,
    read_items,
    read_names,
    read_plans,
    refuse_twins,
)
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.rooms import ROOMS, Monster, Treasure, read_rooms

TEXT = files("undercroft.games.raiders").joinpath("components.toml").read_text(encoding="utf-8")


def read_all(text: str) -> None:
    components = Components("box.toml", text)
    refuse_twins(components)
    read_names(components)
    read_items(components)
    read_characters(components)
    read_plans(components)
    read_bosses(components, len(read_rooms(components)))


def test_the_box_holds_what_the_rules_count() -> None:
    """R1: 11 monsters, 10 treasures, 5 vaults, 4 traps, 10 bosses, 7 floor cards, 24 items, 5 characters."""
    kinds = [room.kind for room in ROOMS]
    assert [kinds.count(kind) for kind in ("monster", "treasure", "vault", "trap")] == [11, 10, 5, 4]
    assert (len(BOSSES), len(PLANS), len(CHARACTERS)) == (10, 7, 5)
    assert sum(int(item.count) for item in ITEMS) == 24


def test_monsters_are_as_strong_as_the_rules_say() -> None:
    """R1: strength with 3, 4 and 5 seats, and wounds."""
    monsters = {
        room.id: ([int(room.strength[seats]) for seats in (3, 4, 5)], int(room.wounds))
        for room in ROOMS
        if isinstance(room, Monster)
    }
    assert monsters == {
        "snake": ([8, 10, 13], 3),
        "zombie": ([11, 14, 18], 1),
        "goblin": ([11, 14, 18], 2),
        "skeleton": ([11, 14, 18], 3),
        "thing": ([14, 18, 23], 1),
        "troll": ([14, 18, 23], 2),
        "dragon": ([14, 18, 23], 3),
    }


def test_treasures_are_as_rich_as_the_rules_say() -> None:
    """R1."""
    chests = sorted((int(room.first), int(room.second)) for room in ROOMS if isinstance(room, Treasure))
    assert chests == [(1, 0), (2, 0), (2, 1), (2, 1), (3, 0), (3, 2), (3, 2), (4, 0), (4, 2), (4, 2)]


def test_floor_plans_are_those_of_the_box() -> None:
    """R1."""
    layouts = [plan.layout for plan in PLANS]
    assert layouts == ["UDUDD", "UDDUD", "UUUUD", "UUDDU", "UUDDD", "UUDUD", "UDDDU"]


def test_every_component_has_a_name_in_every_language() -> None:
    for names in GAME.names.values():
        assert set(names) == {"en", "ru", "uk"}
        assert all(names.values())
    assert {"torch", "wizard", "goblin", "mummy", "floor_7", "scroll"} <= set(GAME.names)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        (
            'id = "snake"\nkind = "monster"',
            'id = "snake"\nkind = "beast"',
            ["rooms 'snake'", "kind", "'beast'"],
        ),
        (
            "strength = { p3 = 8, p4 = 10, p5 = 13 }",
            "strength = { p3 = 8, p4 = 10 }",
            ["snake", "p5", "missing"],
        ),
        (
            "strength = { p3 = 8, p4 = 10, p5 = 13 }",
            "strength = { p3 = 8, p4 = 10, p5 = 13, p6 = 16 }",
            ["rooms 'snake'", "p6", "not known"],
        ),
        ("chests = [1]", "chests = []", ["rooms 'treasure_1'", "chests"]),
        ("chests = [1]", 'chests = ["one"]', ["rooms 'treasure_1'", "chests", "whole numbers"]),
        (
            '"1" = { item = "torch" }',
            '"1" = { item = "shield" }',
            ["rooms 'vault_items'", "item", "'shield'"],
        ),
        ('"1" = { item = "torch" }', '"1" = { item = "torch", heal = 1 }', ["vault_items", "bonus"]),
        ('"1" = { item = "torch" }', '"6" = { item = "torch" }', ["rooms 'vault_items'", "6"]),
        ('victims = "most_coins"', 'victims = "all"', ["rooms 'trap_lava'", "victims"]),
        ('by_highest = { "5" = 3,', 'by_highest = { "6" = 3,', ["rooms 'trap_lava'", "6"]),
        ("coins_lost = 3", "coins_lots = 3", ["bosses 'tax_collector'", "coins_lots", "not known"]),
        ("beatable = false", "beatable = 0", ["bosses 'mega_dragon'", "beatable"]),
        ("beatable = false", "beatable = true", ["bosses 'mega_dragon'", "strength"]),
        ('escape_with = "torch"', 'escape_with = "key"', ["bosses 'wolf_pack'", "escape_with"]),
        ("fives_count_as = 1", "fives_count_as = 9", ["bosses 'golem'", "fives_count_as"]),
        ('layout = "UDUDD"', 'layout = "UDUD"', ["floors 'floor_1'", "layout"]),
        ('layout = "UDUDD"', 'layout = "UDUDX"', ["floors 'floor_1'", "layout"]),
        ('id = "floor_7"\n', 'id = "floor_7"\ncopies = 2\n', ["floors 'floor_7'", "copies"]),
        ("coins = 3\nwounds = 2", 'coins = "3"\nwounds = 2', ["characters 'explorer'", "coins"]),
        ('items = ["ball", "ball"]', 'items = ["orb"]', ["characters 'wizard'", "items", "'orb'"]),
        ('legal_in = ["boss:wolf_pack"]', 'legal_in = ["cellar"]', ["items 'torch'", "legal_in", "'cellar'"]),
        ('legal_in = ["boss:wolf_pack"]', 'legal_in = ["trap"]', ["items 'torch'", "value"]),
        ('returns = "at_once"', 'returns = "never"', ["items 'torch'", "returns"]),
        ('id = "sword"\n', 'id = "axe"\n', ["items 'axe'", "id"]),
        ("rooms_removed_at_setup = 6", "rooms_removed_at_setup = 5", ["rooms", "30 cards", "29"]),
        ("floor_cards_removed_at_setup = 2", "floor_cards_removed_at_setup = 1", ["floors", "7 cards", "6"]),
        ("rooms_per_floor = 5", "rooms_per_floor = 6", ["meta", "rooms_per_floor"]),
        ("coin_cap = 20", "coin_cap = true", ["meta", "coin_cap"]),
        (
            'name = { en = "Snake", ru = "Змея", uk = "Змія" }',
            'name = { en = "Snake" }',
            ["snake", "name", "ru"],
        ),
        ('id = "troll"', 'id = "goblin"', ["rooms 'goblin'", "id", "rooms"]),
        ('id = "medusa"', 'id = "torch"', ["bosses 'torch'", "id", "items"]),
        ("[meta]", "[meta", ["not a TOML file"]),
    ],
)
def test_a_wrong_field_is_named_by_file_card_and_field(old: str, new: str, named: list[str]) -> None:
    assert old in TEXT
    with pytest.raises(BadComponents) as refusal:
        read_all(TEXT.replace(old, new, 1))
    said = str(refusal.value)
    assert said.startswith("box.toml: ")
    for word in named:
        assert word in said


def test_the_box_as_it_is_has_no_wrong_field() -> None:
    read_all(TEXT)


def test_other_cards_can_be_put_in(tmp_path: Path) -> None:
    """A file raiders.toml in the folder of UNDERCROFT_COMPONENTS takes the place of the box's own."""
    changed = TEXT.replace(
        "strength = { p3 = 8, p4 = 10, p5 = 13 }", "strength = { p3 = 9, p4 = 11, p5 = 14 }"
    )
    (tmp_path / "raiders.toml").write_text(changed, encoding="utf-8")
    program = (
        "from undercroft.games.raiders.rooms import ROOMS; from undercroft.games.raiders.game import GAME;"
        "print(ROOMS[0].strength[3], GAME.digest)"
    )
    environment = {**os.environ, "UNDERCROFT_COMPONENTS": str(tmp_path)}
    said = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    ).stdout.split()
    assert said[0] == "9"
    assert said[1] != GAME.digest
