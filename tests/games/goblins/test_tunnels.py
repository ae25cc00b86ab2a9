"""Live tunnels, doors and keys, rubble, goals, the Dynamite and its bombs."""

from __future__ import annotations

from tests.games.goblins.table import PLAIN, WAY, position
from undercroft.games.goblins.view_events import BombsRemoved, ColoursChanged, GoalOpened


def test_rubble_is_never_passable() -> None:
    """R8: it has openings and is laid like any tunnel, but nothing can be built on it."""
    table = position([["rubble_cross", "passage_tee", "passage_tee"], PLAIN, PLAIN])
    table.do(0, "PlaceCard rubble_cross 1 0 r0")
    assert not table.is_live(1, 0)
    assert (2, 0) not in table.places(1, "passage_tee")


def test_a_door_is_shut_until_a_live_key_of_its_colour_lies_on_the_starts_side() -> None:
    """R10: on a side branch, at any distance, laid before or after the door."""
    table = position(
        [["key_red_cross", "passage_tee", "passage_tee"], PLAIN, PLAIN],
        [("door_red", 1, 0, 1), ("passage_straight", 2, 0, 1)],
    )
    assert not table.is_live(1, 0)
    table.do(0, "PlaceCard key_red_cross 0 1 r0")
    assert table.is_live(1, 0)
    assert table.is_live(2, 0)
    assert table.told(ColoursChanged)[0].colours == ["red"]


def test_a_key_of_another_colour_is_only_a_tunnel() -> None:
    """R12."""
    table = position(
        [["key_yellow_cross", "passage_tee", "passage_tee"], PLAIN, PLAIN], [("door_red", 1, 0, 1)]
    )
    table.do(0, "PlaceCard key_yellow_cross 0 1 r0")
    assert not table.is_live(1, 0)
    assert table.is_live(0, 1)


def test_a_key_behind_its_own_door_does_not_open_it() -> None:
    """R11: open colours are a least fixpoint."""
    table = position(
        [PLAIN, PLAIN, [*PLAIN[:1], "map", "map"]], [("door_red", 1, 0, 1), ("key_red_cross", 2, 0, 0)]
    )
    assert table.view(0).colours == []
    assert not table.is_live(2, 0)


def test_a_key_behind_another_open_door_counts() -> None:
    """R10, R11: colours open one after another."""
    line = [
        ("key_yellow_cross", 0, 1, 0),
        ("door_yellow", 1, 0, 1),
        ("key_red_cross", 2, 0, 0),
        ("door_red", 3, 0, 1),
    ]
    table = position([PLAIN, PLAIN, [*PLAIN[:1], "map", "map"]], line)
    assert table.view(0).colours == ["red", "yellow"]
    assert table.is_live(3, 0)


def test_when_the_last_live_key_goes_its_doors_shut_at_once() -> None:
    """R11."""
    line = [("key_red_cross", 0, 1, 0), ("door_red", 1, 0, 1), ("passage_straight", 2, 0, 1)]
    table = position([["explosion", "passage_tee", "passage_tee"], PLAIN, PLAIN], line)
    assert table.is_live(2, 0)
    table.do(0, "PlayExplosion 0 1")
    assert not table.is_live(1, 0)
    assert table.told(ColoursChanged)[0].colours == []


def test_a_door_may_be_laid_with_no_key_in_sight_and_two_in_a_row() -> None:
    """R13: it is then a blocker."""
    table = position(
        [["door_red", "passage_tee", "passage_tee"], PLAIN, PLAIN],
        [("key_yellow_cross", 0, 1, 0), ("door_yellow", 1, 0, 1)],
    )
    table.do(0, "PlaceCard door_red 2 0 r1")
    assert not table.is_live(2, 0)
    assert table.is_live(1, 0)


def test_a_goal_opens_when_a_live_card_faces_it() -> None:
    """R2, R18: eight free places lie between the start and the middle goal."""
    table = position(
        [["passage_straight", "passage_tee", "passage_tee"], PLAIN, PLAIN],
        WAY[:5] + WAY[5:7],
        goals=("dragon", "gold", "dynamite"),
    )
    table.do(0, "PlaceCard passage_straight 8 0 r1")
    assert table.told(GoalOpened)[0].kind == "gold"
    assert table.report.result == "gold"
    assert table.report.opener == 0


def test_rubble_or_a_shut_door_beside_a_goal_does_not_open_it() -> None:
    """R18."""
    table = position([["door_red", "rubble_cross", "passage_tee"], PLAIN, PLAIN], WAY[:7])
    table.do(0, "PlaceCard door_red 8 0 r1")
    assert table.told(GoalOpened) == []
    other = position([["door_red", "rubble_cross", "passage_tee"], PLAIN, PLAIN], WAY[:7])
    other.do(0, "PlaceCard rubble_cross 8 0 r0")
    assert other.told(GoalOpened) == []


def test_a_key_elsewhere_that_opens_the_door_at_a_goal_opens_the_goal() -> None:
    """R19: who laid the key is the opener."""
    table = position(
        [PLAIN, ["key_red_cross", "passage_tee", "passage_tee"], ["map", "map", "passage_tee"]],
        [*WAY[:7], ("door_red", 8, 0, 1)],
        goals=("gold", "dragon", "dynamite"),
        active=1,
    )
    table.do(1, "PlaceCard key_red_cross 0 1 r0")
    assert table.report.result == "dragon"
    assert table.report.opener == 1


def test_an_opened_dynamite_is_a_crossroads_and_carries_the_route_on() -> None:
    """R20: it is never removed."""
    table = position(
        [["passage_straight", "map", "passage_tee"], PLAIN, PLAIN],
        WAY[:7],
        goals=("gold", "dynamite", "dragon"),
    )
    table.do(0, "PlaceCard passage_straight 8 0 r1")
    assert table.state.round == 1
    assert table.view(0).dynamite_opened
    assert table.is_live(9, 0)
    assert {(9, 1), (9, -1), (10, 0)} <= table.places(1, "passage_tee")
    assert table.why_not(0, "PlayExplosion 9 0") == "goblins-why-wait"


def test_the_dynamite_removes_every_bomb_on_the_table_live_or_not() -> None:
    """R15: bombs in hands stay, and nothing else is removed."""
    table = position(
        [["passage_straight", "bomb_tee", "passage_tee"], PLAIN, PLAIN],
        [*WAY[:7], ("bomb_cross", 0, 1, 0), ("bomb_tee", 5, 5, 0), ("lantern_cross", 0, -1, 0)],
        goals=("gold", "dynamite", "dragon"),
    )
    table.do(0, "PlaceCard passage_straight 8 0 r1")
    assert sorted(table.told(BombsRemoved)[0].places) == [[0, 1], [5, 5]]
    assert "bomb_tee" in table.view(0).hand
    assert any(card.card == "lantern_cross" for card in table.view(0).table)


def test_of_two_goals_reached_at_once_the_player_chooses_the_first() -> None:
    """R21: the second opens by itself if it is still connected."""
    # A fork at 9,1 faces the middle goal in the north and the southern one in the south.
    line = [*WAY[:7], ("passage_corner", 8, 0, 2), ("passage_corner", 8, 1, 0)]
    table = position(
        [["passage_tee", "passage_straight", "passage_tee"], ["map"] * 3, ["potion"] * 2 + ["map"]],
        line,
        goals=("gold", "dynamite", "dragon"),
    )
    table.do(0, "PlaceCard passage_tee 9 1 r2")
    assert table.legal(0) == ["OpenGoal middle", "OpenGoal south"]
    table.do(0, "OpenGoal middle")
    # The middle one is the Dynamite; the southern is still faced and opens too.
    assert [event.kind for event in table.told(GoalOpened)] == ["dynamite", "dragon"]
    assert table.report.result == "dragon"


def test_the_dragon_ends_the_round_not_the_game() -> None:
    """R22."""
    table = position(
        [["passage_straight", "passage_tee", "passage_tee"], PLAIN, PLAIN],
        WAY[:7],
        goals=("gold", "dragon", "dynamite"),
    )
    table.do(0, "PlaceCard passage_straight 8 0 r1")
    assert table.state.round == 2
    assert table.state.outcome() is None
