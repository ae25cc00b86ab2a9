"""Walking, diving, mud, coins, and coming home."""

from __future__ import annotations

from tests.games.jackal.table import EAST, Table, position
from undercroft.games.jackal.view_events import Moved

BRIDGE = [("C-I", 1, 0, 1), ("C-B", 2, 0, 0), ("C-I", 2, 1, 0), ("C-I", 3, 0, 1)]


def test_a_roll_lets_one_walk_up_to_that_many_steps_or_stay() -> None:
    """R14, R15: the path is free, and after seeing the die one may still stay."""
    table = position(EAST)
    table.do(0, "Roll", 2)
    assert table.legal(0) == ["MoveTo 1 0 0", "MoveTo 2 0 0", "Stay"]
    assert table.why_not(0, "MoveTo 3 0 0") == "jackal-why-too-far"


def test_who_may_not_go_somewhere_is_told_why() -> None:
    """Before the roll, to the place he stands on, too far, through mud, and when the movement is over."""
    table = position(EAST)
    assert table.why_not(0, "MoveTo 1 0 0") == "jackal-why-roll-first"
    table.do(0, "Roll", 2)
    assert table.why_not(0, "MoveTo 0 0 0") == "jackal-why-here"
    assert table.why_not(0, "MoveTo 3 0 0") == "jackal-why-too-far"
    table.do(0, "MoveTo 2 0 0")
    assert table.phase == "action"
    assert table.why_not(0, "MoveTo 1 0 0") == "jackal-why-moved"
    muddy = position(MUDDY, options={"mud": True}).do(0, "Roll", 5)
    assert muddy.why_not(0, "MoveTo 3 0 0") == "jackal-why-too-far-or-mud"
    driven = (
        position(EAST, pirates=[(0, 0, 0), (2, 0, 0)]).do(0, "Stay").do(0, "Prank 1", 6, 1, 6, 1, 6, 1, 1)
    )
    assert driven.why_not(0, "MovePirate 2 0 0") == "jackal-why-here"
    assert driven.why_not(0, "MovePirate 4 0 0") == "jackal-why-too-far"
    assert driven.why_not(0, "MoveTo 1 0 0") == "jackal-why-not-now"


def test_tunnels_that_cross_are_not_joined() -> None:
    """R14: on a bridge one goes straight on."""
    table = position(BRIDGE)
    table.do(0, "Roll", 6)
    assert table.may(0, "MoveTo 3 0 0")
    assert table.may(0, "MoveTo 2 0 1")
    assert not table.may(0, "MoveTo 2 1 0")
    assert table.why_not(0, "MoveTo 9 9 0") == "jackal-why-no-tunnel"


def test_the_path_that_was_walked_is_told() -> None:
    table = position(EAST).do(0, "Roll", 3).do(0, "MoveTo 3 0 0")
    assert [(place.x, place.y) for place in table.told(Moved)[0].path] == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_a_pirate_with_no_way_to_go_is_not_offered_a_roll() -> None:
    table = position([("V", 1, 0, 0)], pirates=[(0, 0, 0), (0, 0, 0)])
    assert table.may(0, "Roll")
    alone = position([])
    assert not alone.may(0, "Roll")
    assert alone.why_not(0, "Roll") == "jackal-why-roll"


def test_a_coin_is_taken_in_the_halls_tunnel_as_ones_action() -> None:
    """R17, R18: also without having moved; walking through does not collect."""
    table = position(EAST, pirates=[(4, 0, 0), (0, 0, 0)])
    table.do(0, "Stay").do(0, "TakeCoin")
    assert table.coins == [1, 0]
    assert not table.coin_at(4, 0)
    assert table.view().active == 1


def test_on_a_hall_tile_but_in_another_tunnel_there_is_nothing_to_take() -> None:
    """R18."""
    table = position(
        [("C-I", 1, 0, 1), ("G-LL", 2, 0, 0), ("C-I", 2, 1, 0)], pirates=[(2, 0, 1), (0, 0, 0)], bats=[0, 0]
    )
    table.do(0, "Stay")
    assert table.view().active == 1
    cave = [("C-I", 1, 0, 1), ("G-LL", 2, 0, 0), ("C-I", 2, 1, 0)]
    other = position(cave, pirates=[(2, 0, 1), (0, 0, 0)])
    other.do(0, "Stay")
    assert other.why_not(0, "TakeCoin") == "jackal-why-take"


PASSAGES = [("P-I", 1, 0, 1), ("P-I", -1, 0, 1)]


def test_a_dive_with_equal_dice_or_seven_opens_the_passage() -> None:
    """R16: one may swim, walk up to the lower die, or stay."""
    for dice in ((3, 3), (1, 6), (5, 2)):
        table = position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Dive", *dice)
        assert table.may(0, "SwimTo -1 0 0")
        assert table.may(0, "MoveTo 0 0 0")
        table.do(0, "SwimTo -1 0 0")
        assert table.at(0) == (-1, 0, 0)


def test_a_dive_that_fails_lets_one_walk_up_to_the_lower_die() -> None:
    """R16."""
    table = position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Dive", 1, 3)
    assert table.legal(0) == ["MoveTo 0 0 0", "Stay"]
    assert table.why_not(0, "SwimTo -1 0 0") == "jackal-why-no-swim"


def test_a_refused_swim_says_why() -> None:
    """R16: before the dive, after a mere roll, with the wrong dice, where he is, and where no passage is."""
    table = position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)])
    assert table.why_not(0, "SwimTo -1 0 0") == "jackal-why-dive-first"
    assert position(PASSAGES).why_not(0, "SwimTo -1 0 0") == "jackal-why-dive"
    lonely = position(PASSAGES[:1], pirates=[(1, 0, 0), (0, 0, 0)])
    assert lonely.why_not(0, "SwimTo 1 0 0") == "jackal-why-dive-nowhere"
    table.do(0, "Roll", 3)
    assert table.why_not(0, "SwimTo -1 0 0") == "jackal-why-not-dived"
    dived = position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Dive", 3, 4)
    assert dived.why_not(0, "SwimTo 1 0 0") == "jackal-why-here"
    assert dived.why_not(0, "SwimTo 0 0 0") == "jackal-why-no-passage"
    assert dived.why_not(0, "SwimTo 5 5 0") == "jackal-why-no-tunnel"
    dived.do(0, "SwimTo -1 0 0")
    assert dived.why_not(0, "SwimTo 1 0 0") == "jackal-why-moved"


def test_the_exits_of_a_dive_are_shown_to_whoever_may_dive() -> None:
    """R16: exactly those that may be swum to if it succeeds."""
    assert position(PASSAGES).figures().exits == []
    table = position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)])
    assert [(exit.x, exit.y, exit.tunnel) for exit in table.figures().exits] == [(-1, 0, 0)]
    table.do(0, "Dive", 3, 4)
    swims = [text for text in table.legal(0) if text.startswith("SwimTo")]
    assert swims == [f"SwimTo {exit.x} {exit.y} {exit.tunnel}" for exit in table.figures().exits]


def test_a_dive_is_offered_only_in_a_marked_tunnel_with_another_to_come_out_of() -> None:
    """R16."""
    assert position(PASSAGES).why_not(0, "Dive") == "jackal-why-dive"
    lonely = position(PASSAGES[:1], pirates=[(1, 0, 0), (0, 0, 0)])
    assert lonely.why_not(0, "Dive") == "jackal-why-dive-nowhere"


MUDDY = [("C-I", 1, 0, 1), ("M-I", 2, 0, 1), ("C-I", 3, 0, 1)]


def test_mud_ends_the_walk_that_enters_it() -> None:
    """R29, R30: the next turn one walks on freely."""
    table = position(MUDDY, options={"mud": True}).do(0, "Roll", 5)
    assert table.legal(0) == ["MoveTo 1 0 0", "MoveTo 2 0 0", "Stay"]
    inside = position(MUDDY, options={"mud": True}, pirates=[(2, 0, 0), (0, 0, 0)]).do(0, "Roll", 5)
    assert inside.may(0, "MoveTo 3 0 0")


def test_without_the_option_mud_is_a_tunnel_like_any_other() -> None:
    table = position(MUDDY).do(0, "Roll", 5)
    assert table.may(0, "MoveTo 3 0 0")


def test_home_with_enough_gold_wins_at_once() -> None:
    """R26, R37: the exact number is not needed; the first out wins, however rich the others are."""
    table = position(EAST[:1], pirates=[(1, 0, 0), (0, 0, 0)], coins=[10, 0])
    table.do(0, "Roll", 6).do(0, "MoveTo 0 0 0")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def test_the_place_that_wins_is_told_before_anybody_goes_there() -> None:
    """R25, R31: of one's own pirate, of the one that the bats drive, and of an ally."""

    def winning(table: Table) -> list[tuple[int, int]]:
        return [(one.x, one.y) for one in table.figures().reach if one.wins]

    rich = position(EAST[:2], pirates=[(1, 0, 0), (2, 0, 0)], coins=[10, 0])
    assert winning(rich) == [(0, 0)]
    poor = position(EAST[:2], pirates=[(1, 0, 0), (2, 0, 0)], coins=[9, 0])
    assert winning(poor) == []
    driven = position(EAST, pirates=[(1, 0, 0), (2, 0, 0)], coins=[0, 10], empty=[(4, 0)])
    assert winning(driven.do(0, "Stay")) == []
    assert winning(driven.do(0, "Prank 1", 6, 1, 6, 1, 6, 1, 6)) == [(0, 0)]
    for ally, wins in ((2, []), (0, [(0, 0)])):
        pirates = [(1, 0, 0), (2, 0, 0), (ally, 0, 0), (2, 0, 0)]
        team = position(EAST[:2], seats=4, pirates=pirates, coins=[6, 0, 4, 0], options={"alliances": True})
        team.state.players[0].coins += 2
        assert winning(team) == wins


def test_home_with_too_little_gold_wins_nothing_and_passing_through_does_not_either() -> None:
    """R26."""
    table = (
        position(EAST[:1], pirates=[(1, 0, 0), (0, 0, 0)], coins=[9, 0])
        .do(0, "Roll", 6)
        .do(0, "MoveTo 0 0 0")
    )
    assert table.state.outcome() is None
    through = position(EAST[:1], pirates=[(1, 0, 0), (1, 0, 0)], coins=[10, 0]).do(0, "Roll", 6)
    through.do(0, "MoveTo -1 0 0")
    assert through.state.outcome() is None
