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


def refusal(found: dict[str, Any], path: list[Any], value: object) -> str:
    """What is said when one field of a dump is changed."""
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    with pytest.raises(BadPosition) as refused:
        GAME.load(found)
    return str(refused.value)


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
        (["quiet"], 10, "quiet"),
        (["round"], 101, "invariant 14"),
        (["options", "weather"], "rain", "options"),
        (["die"], 3, "die"),
        (["second_die"], 3, "second_die"),
        (["swim"], True, "swim"),
        (["new_tile"], 1, "new_tile"),
        (["fell_in_mud"], True, "fell_in_mud"),
        (["trial"], {"kind": "prank", "initiator": 0, "defender": 1, "throws": [6, 1, 6, 1, 6, 1]}, "trial"),
        (["tiles", 1], ["C-D", 1, 0, 3, False], "tiles[1]"),
        (["tiles", 4], ["E", 4, 0, 0, False], "tiles[4]"),
    ],
)
def test_an_impossible_position_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    assert named in refusal(dump(), path, value)


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
    assert named in refusal(found, path, value)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["players", 1, "pirate"], [2, 0, 0], "trial"),
        (["trial", "throws"], [1, 6, 1, 6, 1, 6], "actor"),
        (["players", 0, "wagers"], 3, "players[0].wagers"),
        (["progress"], False, "progress"),
        (["die"], 0, "die"),
        (["second_die"], 5, "second_die"),
        (["fell_in_mud"], True, "fell_in_mud"),
    ],
)
def test_an_impossible_head_start_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    """After a wager both stand on one tile until the head start is walked."""
    table = position(EAST, pirates=[(3, 0, 0), (3, 0, 0)], coins=[1, 1], empty=[(4, 0)])
    table.do(0, "Stay").do(0, "Wager 1", 6, 1, 6, 1, 6, 1).do(0, "LeaveCoin", 2)
    assert table.phase == "head_start"
    assert named in refusal(table.state.dump(), path, value)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["swim"], True, "swim"),
        (["second_die"], 1, "second_die"),
        (["second_die"], 6, "swim"),
        (["die"], 5, "second_die"),
        (["players", 0, "pirate"], [0, 0, 0], "second_die"),
    ],
)
def test_dice_that_contradict_each_other_are_refused(path: list[Any], value: object, named: str) -> None:
    """The lower die comes first, and swimming follows from both."""
    passages = [("P-I", 1, 0, 1), ("P-I", -1, 0, 1)]
    dump = position(passages, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Dive", 4, 2).state.dump()
    if path == ["second_die"] and value == 6:
        dump["die"] = 1
    assert named in refusal(dump, path, value)


def test_a_pirate_who_is_home_with_enough_gold_has_already_won() -> None:
    found = position(EAST[:1], pirates=[(1, 0, 0), (0, 0, 0)], coins=[10, 0]).state.dump()
    assert "players[0].pirate" in refusal(found, ["players", 0, "pirate"], [0, 0, 0])


def test_the_end_needs_its_reason() -> None:
    table = position(EAST, round=100, active=1, bats=[0, 0]).do(1, "Stay")
    assert table.view().phase == "over"
    assert GAME.load(table.state.dump()).outcome() == table.state.outcome()
    assert "end" in refusal(table.state.dump(), ["end"], "home")
    assert "end" in refusal(table.state.dump(), ["end"], "quiet")
    assert "end" in refusal(table.state.dump(), ["round"], 50)


def test_quiet_rounds_that_must_have_ended_the_game_are_refused() -> None:
    with pytest.raises(BadPosition, match=r"quiet: .*invariant 14"):
        position(EAST, quiet=10)


def test_a_display_holds_only_what_is_dealt_into_its_slots() -> None:
    display: list[str | None] = ["V", "P-I", "P-L", "M-I", "M-L"]
    table = position(EAST[:1], displays=[display, display], options={"mud": True, "five_tiles": True})
    found = table.state.dump()
    assert "players[0].display[1]" in refusal(
        found, ["players", 0, "display"], ["V", "C-X", "P-L", "M-I", "M-L"]
    )


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
        ("count = 7", "count = 8", "tiles is 100, but 101 are listed"),
        ("hall = 0", "hall = 3", "hall"),
        ("cave_with_mud = 12", "cave_with_mud = 11", "cave_with_mud"),
        ("cavern = 4", "cavern = 5", "cavern"),
        ("hall_with_passage = 4", "hall_with_passages = 4", "hall_with_passages"),
    ],
)
def test_a_wrong_field_of_a_tile_is_named(old: str, new: str, named: str) -> None:
    text = files("undercroft.games.jackal").joinpath("components.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadComponents) as refused:
        tiles.read_tiles(Components("jackal.toml", text.replace(old, new, 1)))
    assert "jackal.toml" in str(refused.value)
    assert named in str(refused.value)


def test_the_numbers_of_the_box_are_read_not_known() -> None:
    """R27, R28: how many may play, and what is dealt with five tiles."""
    text = files("undercroft.games.jackal").joinpath("components.toml").read_text(encoding="utf-8")
    assert [tiles.GROUPS[group] for group in tiles.DISPLAY] == ["cavern", "passage", "passage", "mud", "mud"]
    assert (tiles.FEWEST_SEATS, tiles.MOST_SEATS, tiles.MOST_FOR_FIVE_TILES) == (2, 6, 4)
    other = Components("jackal.toml", text.replace("cavern = 1\npassage = 2", "cavern = 0\npassage = 4", 1))
    display = tiles.read_display(other)
    assert [tiles.GROUPS[group] for group in display] == ["passage"] * 4 + ["mud"] * 2
    assert tiles.most_for(display, tiles.TILES) == 3
    with pytest.raises(BadComponents, match="five_tiles: cavern"):
        tiles.read_display(Components("jackal.toml", text.replace("cavern = 1\n", 'cavern = "one"\n', 1)))
    with pytest.raises(BadComponents, match=r"goal\.single: 6 is missing"):
        tiles.read_goals(Components("jackal.toml", text.replace("5 = 5, 6 = 5", "5 = 5", 1)), "single")
