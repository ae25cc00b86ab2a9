"""Positions as plain JSON: they come back as they were, and impossible ones are refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.goblins.table import HANDS3, WAY, position
from undercroft.core.position import BadPosition
from undercroft.games.goblins.game import GAME


def dump() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(position(HANDS3, WAY[:3]).state.dump()))
    return found


def test_a_position_comes_back_as_it_was() -> None:
    assert GAME.load(dump()).dump() == dump()


def spoil(path: list[Any], value: object) -> dict[str, Any]:
    found = dump()
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    return found


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["seats"], 2, "seats"),
        (["phase"], "sleep", "phase"),
        (["players", 0, "gold"], 10, "players[0].gold"),
        (["players", 1, "hand"], ["sword"], "players[1].hand"),
        (["players", 0, "role"], "king", "players[1].role"),
        (["table", 0], ["potion", 1, 0, 0, 0], "table[0]"),
        (["table", 0], ["passage_cross", 0, 0, 0, 0], "table[0]"),
        (["table", 0], ["passage_cross", 40, 0, 0, 0], "table[0]"),
        (["table", 0], ["passage_cross", 1, 0, 2, 0], "table[0]"),
        (["table", 0], ["passage_cross", 1, 0, 0, 7], "table[0]"),
        (["goals", "north", "open"], True, "goals.north.kind"),
        (["looking_at"], "north", "looking_at"),
        (["surprise"], 1, "surprise"),
        (["passed"], [[1, "swap"], [1, "pass"]], "passed"),
        (["passed"], [[1, "empty"]], "passed"),
        (["passed"], [1], "passed"),
        (["players", 0, "role_known_by"], [1], "players[0].role_known_by"),
        (["players", 0, "shown"], True, "players[0].shown"),
        (["opener"], 1, "opener"),
        (["potions"], [[1, 1]], "potions"),
        (["phase"], "drinker", "laid"),
        (["phase"], "over", "report"),
        (["table", 0], ["passage_cross", True, 0, 0, 0], "table[0]"),
        (["discard"], ["passage_cross"], "deck"),
    ],
)
def test_an_impossible_position_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(spoil(path, value))
    assert refused.value.field.startswith(named), str(refused.value)


def theft() -> dict[str, Any]:
    """The Dragon was opened, and Skinflint is asked whom to rob."""
    table = position(
        [["passage_straight", "passage_tee", "passage_tee"], HANDS3[1], HANDS3[2]],
        WAY[:7],
        goals=("gold", "dragon", "dynamite"),
        roles=["skinflint", "king", "pedant"],
        gold=[0, 2, 1],
        advanced=True,
    )
    table.do(0, "PlaceCard passage_straight 8 0 r1")
    assert table.view(0).phase == "steal"
    found: dict[str, Any] = json.loads(json.dumps(table.state.dump()))
    return found


def test_a_position_in_the_middle_of_the_scoring_comes_back_as_it_was() -> None:
    assert GAME.load(theft()).dump() == theft()


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (["report"], None, "report"),
        (["report", "result"], "dynamite", "report.result"),
        (["report", "result"], "gold", "phase"),
        (["report", "route"], [["a", 0]], "report.route"),
        (["report", "points"], [["0", "team", 2, 2]], "report.points"),
        (["report", "roles"], ["king"], "report.roles"),
        (["report", "goals"], [], "report.goals"),
        (["report", "surprise"], 1, "report.surprise"),
        (["opener"], None, "opener"),
        (["goals", "north", "kind"], None, "goals.north.kind"),
        (["active"], 1, "phase"),
    ],
)
def test_an_impossible_scoring_is_refused_and_the_field_named(
    path: list[Any], value: object, named: str
) -> None:
    found = theft()
    here: Any = found
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    with pytest.raises(BadPosition) as refused:
        GAME.load(found)
    assert refused.value.field.startswith(named), str(refused.value)
