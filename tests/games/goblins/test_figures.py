"""What is worked out for a seat before it decides: the last pass, cards that wait, and what the Dynamite would do."""

from __future__ import annotations

import pytest

from tests.games.goblins.table import PLAIN, SEALED, WAY, Table, position
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.view import Foresight


def foresee(table: Table, seat: int, text: str) -> Foresight | None:
    found = table.state.foresee(seat, GAME.verbs.parse(text))
    assert found is None or isinstance(found, Foresight)
    return found


def test_a_pass_is_the_last_when_the_others_have_passed_or_hold_no_cards() -> None:
    """R27: a seat without cards passes by itself, and one that drinks does not."""
    table = position([PLAIN, PLAIN, []], SEALED, deck=0, active=1, passed=[0])
    assert table.figures(1).last_pass
    foreseen = foresee(table, 1, "Pass")
    assert foreseen is not None
    assert foreseen.ends_round
    table.do(1, "Pass")
    assert table.report.result == "nothing"


def test_a_pass_is_not_the_last_while_a_drinker_has_not_passed() -> None:
    """R27."""
    table = position([PLAIN, PLAIN, []], SEALED, deck=0, active=1, passed=[0], ale=[2])
    assert not table.figures(1).last_pass
    table.do(1, "Pass")
    assert table.state.round == 1
    assert table.active == 0


def fork(**more: object) -> Table:
    """Seat 0 has reached the middle and the southern goal at once; a Bomb carries the tunnel."""
    line = [
        *WAY[:3],
        ("bomb_cross", 4, 0, 0),
        *WAY[4:7],
        ("passage_corner", 8, 0, 2),
        ("passage_corner", 8, 1, 0),
    ]
    table = position(
        [["passage_tee", "passage_straight", "passage_tee"], ["map"] * 3, ["potion"] * 2 + ["map"]],
        line,
        goals=("gold", "dynamite", "dragon"),
        **more,  # type: ignore[arg-type]  # the helper's own names
    )
    return table.do(0, "PlaceCard passage_tee 9 1 r2")


def test_of_a_goal_to_open_one_sees_what_it_would_do_as_the_dynamite() -> None:
    """R21: the bombs that would go, and whether the other goal would stay connected; whatever the goal is."""
    table = fork()
    for goal in ("middle", "south"):
        foreseen = foresee(table, 0, f"OpenGoal {goal}")
        assert foreseen is not None
        assert foreseen.bombs == 1
        assert foreseen.reaches == []
        assert [5, 0] in foreseen.cut_off
        assert goal not in [way.goal for way in foreseen.ways]
    table.do(0, "OpenGoal middle")
    assert table.view(0).dynamite_opened
    assert table.state.round == 1


def test_a_goal_known_not_to_be_the_dynamite_shows_no_such_thing() -> None:
    table = fork(seen={"south": [0]})
    assert foresee(table, 0, "OpenGoal south") is None
    assert foresee(table, 0, "OpenGoal middle") is not None


def test_a_card_that_reaches_a_goal_shows_the_bombs_only_if_the_goal_may_be_the_dynamite() -> None:
    """Not if the seat has seen the goal, nor if the Dynamite lies open already."""
    hands = [["passage_straight", "passage_tee", "passage_tee"], PLAIN, ["map", "map", "potion"]]
    line = [*WAY[:7], ("bomb_cross", 0, 1, 0)]
    last = "PlaceCard passage_straight 8 0 r1"
    for seen, bombs in (({}, 1), ({"middle": [1]}, 1), ({"middle": [0]}, 0)):
        table = position(hands, line, goals=("dynamite", "gold", "dragon"), seen=seen)
        foreseen = foresee(table, 0, last)
        assert foreseen is not None
        assert (foreseen.reaches, foreseen.bombs) == (["middle"], bombs)
    opened = position(hands, line, goals=("dynamite", "gold", "dragon"), opened="north")
    after = foresee(opened, 0, last)
    assert after is not None
    assert (after.reaches, after.bombs) == (["middle"], 0)


def test_cards_in_hand_wait_for_the_choice_that_is_asked_for() -> None:
    reasons = [card.why_not for card in fork().figures(0).hand]
    assert [reason.id for reason in reasons if reason is not None] == ["goblins-why-choose-first"] * len(
        reasons
    )


def test_doors_that_open_or_shut_are_named_only_where_some_lie_on_the_table() -> None:
    hands = [["key_red_cross", "key_yellow_cross", "explosion"], PLAIN, ["map", "map", "potion"]]
    table = position(hands, [("door_red", 1, 0, 1)])
    red = foresee(table, 0, "PlaceCard key_red_cross 0 1 r0")
    yellow = foresee(table, 0, "PlaceCard key_yellow_cross 0 1 r0")
    assert red is not None
    assert yellow is not None
    assert (red.opens_doors, yellow.opens_doors) == (["red"], [])
    locked = position(
        [["explosion", "passage_tee", "passage_tee"], PLAIN, ["map", "map", "potion"]],
        [("door_red", 1, 0, 1), ("key_red_cross", 0, 1, 0), ("key_yellow_cross", 0, -1, 0)],
    )
    shut = [foresee(locked, 0, f"PlayExplosion 0 {y}") for y in (1, -1)]
    assert [one.shuts_doors for one in shut if one is not None] == [["red"], []]


def test_before_a_gate_is_opened_one_sees_what_the_dynamite_would_cut_off() -> None:
    """R15, R20: the cards behind a Bomb of the live tunnel, if the goal may be the Dynamite."""
    hands = [["passage_straight", "passage_tee", "passage_tee"], PLAIN, ["map", "map", "potion"]]
    line = [*WAY[:3], ("bomb_cross", 4, 0, 0), *WAY[4:7]]
    goals = ("gold", "dynamite", "dragon")
    foreseen = foresee(position(hands, line, goals=goals), 0, "PlaceCard passage_straight 8 0 r1")
    assert foreseen is not None
    assert (foreseen.bombs, foreseen.cut_off) == (1, [])
    assert foreseen.dynamite_cuts == [[5, 0], [6, 0], [7, 0], [8, 0]]
    known = foresee(
        position(hands, line, goals=("dynamite", "gold", "dragon"), seen={"middle": [0]}),
        0,
        "PlaceCard passage_straight 8 0 r1",
    )
    assert known is not None
    assert known.dynamite_cuts == []


@pytest.mark.parametrize(("opened", "earned"), [(False, False), (True, True)])
def test_the_racer_has_earned_nothing_before_a_goal_is_reached(opened: bool, earned: bool) -> None:
    """R36: a tunnel without a Door is no winning route yet."""
    table = position(
        [["passage_straight", "map", "map"], PLAIN, PLAIN],
        WAY[:7],
        roles=["racer", "king", "pedant"],
        goals=("gold", "dragon", "dynamite"),
        gold=[8 if opened else 0, 0, 0],
        advanced=True,
    )
    if opened:
        table.do(0, "PlaceCard passage_straight 8 0 r1")
        assert table.view(0).phase == "over"
    bonus = table.figures(0).bonus
    assert bonus is not None
    assert bonus.earned is earned
