"""Five tiles, alliances, and the limits that end a game."""

from __future__ import annotations

import pytest

from tests.games.jackal.table import EAST, position
from undercroft.core.game import IllegalSetup, accept_options
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.options import Options
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.tiles import CAVERN_KIND, GOAL, TEAM_GOAL, TILES

DISPLAY: list[str | None] = ["V", "P-I", "P-L", "M-I", "M-L"]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, {"five_tiles": True}, "jackal-refuse-five-tiles-mud"),
        (5, {"five_tiles": True, "mud": True}, "jackal-refuse-five-tiles-seats"),
        (3, {"alliances": True}, "jackal-refuse-alliances"),
        (7, {}, "setup-seats"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    seats: int, options: dict[str, bool], reason: str
) -> None:
    with pytest.raises(IllegalSetup) as refused:
        accept_options(GAME, seats, options)
    assert refused.value.message.id == reason


def test_everybody_is_dealt_a_cavern_two_passages_and_two_muds() -> None:
    """R27, R28."""
    state = GAME.new(4, Options(mud=True, five_tiles=True), FastRng(3))
    assert isinstance(state, JackalState)
    for player in state.players:
        tiles = [TILES[kind] for kind in player.display]
        assert tiles[0].kind == CAVERN_KIND
        assert all(tile.passage >= 0 for tile in tiles[1:3])
        assert all(tile.mud for tile in tiles[3:])
    assert len(state.stock) + len(state.start) + 1 == 79


def test_an_own_tile_is_laid_instead_of_exploring_and_its_slot_stays_empty() -> None:
    """R28: slots do not shift and are not refilled."""
    table = position(EAST[:1], displays=[DISPLAY, DISPLAY], options={"mud": True, "five_tiles": True})
    table.do(0, "PlayOwnTile 1")
    assert table.view().current == "P-I"
    assert table.view().seats[0].display == ["V", None, "P-L", "M-I", "M-L"]
    table.do(0, "PlaceTile 2 0 r1")
    assert table.why_not(1, "PlayOwnTile 0") == "jackal-why-wait"


def test_a_used_slot_and_a_game_without_displays_are_refused() -> None:
    used: list[str | None] = [None, "P-I", "P-L", "M-I", "M-L"]
    table = position(EAST[:1], displays=[used, DISPLAY], options={"mud": True, "five_tiles": True})
    assert table.why_not(0, "PlayOwnTile 0") == "jackal-why-slot-used"
    assert position(EAST).why_not(0, "PlayOwnTile 0") == "jackal-why-no-display"


def test_goals_are_those_printed() -> None:
    """R38, R33: for single pirates and for teams; together they are always within reach of the coins there are."""
    assert [int(GOAL[seats]) for seats in range(2, 7)] == [10, 7, 7, 5, 5]
    assert (int(TEAM_GOAL[4]), int(TEAM_GOAL[6])) == (12, 8)
    assert all(seats * (GOAL[seats] - 1) < 28 for seats in range(2, 7))


def test_allies_win_together_when_both_are_home() -> None:
    """R31: the first to arrive waits."""
    places = [(1, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0)]
    table = position(EAST[:1], seats=4, pirates=places, coins=[6, 0, 4, 0], options={"alliances": True})
    table.do(0, "Roll", 1).do(0, "MoveTo 0 0 0")
    assert table.state.outcome() is None
    rich = position(
        EAST[:1], seats=4, pirates=[(0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0)], coins=[6, 0, 4, 0], active=2,
        options={"alliances": True},
    )  # fmt: skip
    rich.state.players[0].coins += 2
    rich.do(2, "Roll", 1).do(2, "MoveTo 0 0 0")
    outcome = rich.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2]


def test_a_gift_needs_the_same_tunnel_and_uses_up_the_action() -> None:
    """R31, R20."""
    places = [(1, 0, 0), (2, 0, 0), (1, 0, 0), (2, 0, 0)]
    table = position(
        EAST, seats=4, pirates=places, coins=[1, 0, 0, 0], empty=[(4, 0)], options={"alliances": True}
    )
    table.do(0, "Stay")
    assert table.may(0, "Give 1")
    assert table.why_not(0, "Prank 2") == "jackal-why-ally"
    table.do(0, "Give 1")
    assert table.coins == [0, 0, 1, 0]
    assert table.view().active == 1
    apart = position(
        EAST, seats=4, pirates=[(1, 0, 0), (2, 0, 0), (3, 0, 0), (2, 0, 0)], coins=[1, 0, 0, 0], empty=[(4, 0)],
        options={"alliances": True},
    )  # fmt: skip
    apart.do(0, "Stay")
    assert apart.why_not(0, "Give 1") == "jackal-why-give-apart"


def test_ten_quiet_rounds_end_the_game_unless_somebody_owns_the_goal() -> None:
    """R32: the richest wins, of equals the nearest to home."""
    table = position(EAST, pirates=[(2, 0, 0), (1, 0, 0)], quiet=9, active=1, bats=[0, 0])
    table.do(1, "Stay")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.why.id == "jackal-outcome-quiet"
    assert outcome.winners == [1]
    rich = position(EAST[:1], pirates=[(1, 0, 0), (1, 0, 0)], coins=[10, 0], quiet=9, active=1, bats=[0, 0])
    rich.do(1, "Stay")
    assert rich.state.outcome() is None


def test_the_hundredth_round_is_the_last() -> None:
    """R32."""
    table = position(EAST, round=100, active=1, bats=[0, 0]).do(1, "Stay")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.why.id == "jackal-outcome-long"
    assert outcome.winners == [0, 1]


def test_a_team_with_a_pirate_who_is_cut_off_is_infinitely_far() -> None:
    """R32: two such teams share, wherever their other pirates stand."""
    tiles = [("P-I", -1, 0, 1), ("C-I", 1, 0, 1), ("C-B", 2, 0, 0), ("P-D", 2, 1, 0)]
    places = [(2, 1, 0), (2, 1, 0), (1, 0, 0), (2, 0, 1)]
    table = position(
        tiles, seats=4, pirates=places, options={"alliances": True}, round=100, active=3, bats=[0] * 4
    ).do(3, "Stay")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1, 2, 3]
    assert outcome.places == [1, 1, 1, 1]


def test_a_pirate_cut_off_can_come_back_by_swimming() -> None:
    """R39: passages are never removed."""
    # The dead-end arm to the west holds a passage; so does the separate tunnel north of the bridge.
    table = position(
        [("P-I", -1, 0, 1), ("C-I", 1, 0, 1), ("C-B", 2, 0, 0), ("P-D", 2, 1, 0)],
        pirates=[(2, 1, 0), (0, 0, 0)],
    )
    assert table.view().seats[0].home is None
    table.do(0, "Dive", 4, 4)
    assert table.may(0, "SwimTo -1 0 0")


def test_nobody_can_be_cut_off_but_by_swimming() -> None:
    """R39: a pirate in a tunnel that no passage leads to, or in a cave from which none leads home, stands nowhere."""
    bridge = [("C-I", 1, 0, 1), ("C-B", 2, 0, 0)]
    for tiles in ([*bridge, ("C-I", 2, 1, 0)], [*bridge, ("P-D", 2, 1, 0)]):
        with pytest.raises(BadPosition, match="invariant 9"):
            position(tiles, pirates=[(2, 1, 0), (0, 0, 0)])
