"""Positions as plain JSON, and wrong data files: what is impossible is refused by name."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tests.games.jackal.table import EAST, position
from undercroft.core.components import BadComponents, Components
from undercroft.core.position import BadPosition
from undercroft.games.jackal import tiles
from undercroft.games.jackal.game import GAME


def dump() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(position(EAST).state.dump()))
    return found


def test_a_position_comes_back_as_it_was() -> None:
    assert GAME.load(dump()).dump() == dump()


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["seats"], 1, "seats"),
        (["phase"], "sleep", "phase"),
        (["tiles", 0], ["C-I", 0, 0, 0, False], "tiles[0]"),
        (["tiles", 1], ["C-Z", 1, 0, 0, False], "tiles[1]"),
        (["tiles", 1], ["C-I", 7, 7, 0, False], "tiles[1]"),
        (["tiles", 1], ["C-I", 1, 0, 3, False], "tiles[1]"),
        (["tiles", 4], ["G-D", 4, 0, 3, False], "invariant 2"),
        (["players", 0, "pirate"], [5, 5, 0], "players[0].pirate"),
        (["players", 0, "coins"], 3, "invariant 2"),
        (["players", 0, "bats"], 4, "players[0].bats"),
        (["stock"], [], "invariant 1"),
        (["current"], "C-I", "current"),
        (["end"], "home", "end"),
        (["surprise"], 1, "surprise"),
        (["actor"], 1, "actor"),
        (["options", "alliances"], True, "options"),
        (["options", "five_tiles"], True, "options"),
        (["options"], {"mud": True, "five_tiles": True, "alliances": False}, "players[0].display"),
        (["returned"], ["C-I"], "returned"),
        (["phase"], "walk", "die"),
        (["phase"], "step", "new_tile"),
        (["phase"], "head_start_take", "phase"),
        (["phase"], "coin", "trial"),
        (["quiet"], 10, "invariant 14"),
    ],
)
def test_an_impossible_position_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    found = dump()
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    with pytest.raises(BadPosition) as refused:
        GAME.load(found)
    assert named in str(refused.value)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["phase"], "bat_move", "trial"),
        (["trial", "initiator"], 1, "trial"),
        (["trial", "throws"], [1, 6, 1, 6, 1, 6], "actor"),
        (["actor"], 1, "actor"),
        (["phase"], "head_start", "die"),
        (["players", 1, "coins"], 0, "trial"),
    ],
)
def test_an_impossible_trial_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    table = position(EAST, pirates=[(3, 0, 0), (3, 0, 0)], coins=[1, 1], empty=[(4, 0)])
    table.do(0, "Stay").do(0, "Wager 1", 6, 1, 6, 1, 6, 1)
    found: dict[str, Any] = json.loads(json.dumps(table.state.dump()))
    assert GAME.load(found).dump() == table.state.dump()
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    with pytest.raises(BadPosition) as refused:
        GAME.load(found)
    assert named in str(refused.value)


def test_the_box_holds_a_hundred_tiles_as_the_rules_count_them() -> None:
    """R2, R30: 28 halls, 67 cave tiles, 4 caverns; mud lies on cave tiles without a passage only."""
    count = {
        kind: sum(int(tile.count) for tile in tiles.TILES if tiles.KINDS[tile.kind] == kind)
        for kind in tiles.KINDS
    }
    assert count == {"entrance": 1, "cavern": 4, "cave": 67, "hall": 28}
    muddy = [tile for tile in tiles.TILES if tile.mud]
    assert sum(int(tile.count) for tile in muddy) == 12
    assert all(tiles.KINDS[tile.kind] == "cave" and tile.passage < 0 for tile in muddy)
    assert sum(int(tile.count) for tile in tiles.TILES if tile.passage >= 0) == 15


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('tunnels = ["NS"]', 'tunnels = ["NX"]', "tunnels"),
        ('tunnels = ["NS", "EW"]', 'tunnels = ["NS", "NW"]', "tunnels"),
        ("count = 7", "count = 8", "tile"),
        ("hall = 0", "hall = 3", "hall"),
    ],
)
def test_a_wrong_field_of_a_tile_is_named(old: str, new: str, named: str) -> None:
    text = files("undercroft.games.jackal").joinpath("components.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadComponents) as refused:
        tiles.read_tiles(Components("jackal.toml", text.replace(old, new, 1)))
    assert "jackal.toml" in str(refused.value)
    assert named in str(refused.value)
