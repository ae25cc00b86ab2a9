"""Wagers and bats: three throws, the coin, the head start, and where the loser is driven."""

from __future__ import annotations

from tests.games.jackal.table import EAST, Table, position
from undercroft.games.jackal.view_events import HeadStartRolled, Stayed, TrialHeld

# The initiator wins every throw; the defender wins every throw.
WIN = (6, 1, 6, 1, 6, 1)
LOSE = (1, 6, 1, 6, 1, 6)


def rivals(**more: object) -> Table:
    """Two pirates on one tile, a coin each, at the action of the first."""
    settings: dict[str, object] = {
        "pirates": [(3, 0, 0), (3, 0, 0)],
        "coins": [1, 1],
        "empty": [(4, 0)],
        **more,
    }
    table = position(EAST, **settings)  # type: ignore[arg-type]  # the helper's own names
    return table.do(0, "Stay")


def test_a_wager_needs_the_same_tile_and_a_coin_on_both_sides() -> None:
    """R20: tunnels do not matter."""
    assert rivals().may(0, "Wager 1")
    apart = rivals(pirates=[(3, 0, 0), (2, 0, 0)])
    assert apart.why_not(0, "Wager 1") == "jackal-why-wager-apart"
    poor = rivals(coins=[1, 0], empty=[(4, 0)])
    assert poor.why_not(0, "Wager 1") == "jackal-why-wager-coins"
    spent = rivals(wagers=[0, 3])
    assert spent.why_not(0, "Wager 1") == "jackal-why-no-wagers"
    crossing = position(
        [("C-I", 1, 0, 1), ("P-B", 2, 0, 0), ("G-D", 3, 0, 3), ("P-I", 0, 1, 0)],
        pirates=[(2, 0, 0), (2, 0, 1)],
        coins=[1, 1],
        empty=[(3, 0)],
    ).do(0, "Stay")
    assert crossing.may(0, "Wager 1")


def test_the_defender_wins_only_with_two_strictly_higher_throws() -> None:
    """R19: a tie goes to the initiator; all three throws are made."""
    table = rivals().do(0, "Wager 1", 3, 3, 2, 5, 4, 4, 1)
    assert table.told(TrialHeld)[0].trial.winner == 0
    other = rivals().do(0, "Wager 1", 3, 4, 2, 5, 4, 4)
    assert other.told(TrialHeld)[0].trial.winner == 1


def test_the_token_is_spent_before_the_dice() -> None:
    """R34."""
    table = rivals().do(0, "Wager 1", *LOSE)
    assert table.view().seats[0].wagers == 2


def test_the_losers_coin_goes_to_an_empty_hall_never_to_the_winner() -> None:
    """R21, R22: optional; the coin is put down before the die for the head start is rolled."""
    table = rivals().do(0, "Wager 1", *WIN)
    assert table.phase == "coin"
    assert "DropCoin 4 0" in table.legal(0)
    assert "LeaveCoin" in table.legal(0)
    assert table.told(HeadStartRolled) == []
    table.do(0, "DropCoin 4 0", 4)
    assert table.coins == [1, 0]
    assert table.coin_at(4, 0)
    assert table.told(HeadStartRolled)[0].die == 4


def test_a_hall_on_which_one_of_the_two_stands_does_not_qualify() -> None:
    """R21."""
    table = rivals(pirates=[(4, 0, 0), (4, 0, 0)], coins=[1, 1])
    table.do(0, "Wager 1", *WIN)
    assert not table.may(0, "DropCoin 4 0")


def test_an_initiator_who_wins_gets_a_head_start_and_may_take_a_coin_after_it() -> None:
    """R23, R17."""
    table = rivals().do(0, "Wager 1", *WIN).do(0, "DropCoin 4 0", 2).do(0, "MoveTo 4 0 0")
    assert table.legal(0) == ["TakeCoin", "EndTurn"]
    table.do(0, "TakeCoin")
    assert table.coins == [2, 0]
    assert table.view().active == 1


def test_a_defender_who_wins_chooses_the_hall_and_gets_no_head_start() -> None:
    """R21, R23."""
    table = rivals().do(0, "Wager 1", *LOSE)
    assert table.view().actor == 1
    table.do(1, "DropCoin 4 0")
    assert table.coins == [0, 1]
    assert table.view().active == 1
    assert table.phase == "move"


def test_no_head_start_out_of_mud_entered_in_the_same_turn() -> None:
    """R29: the die is rolled, but it cannot be used."""
    muddy = [("C-I", 1, 0, 1), ("M-I", 2, 0, 1), ("G-D", 3, 0, 3), ("C-I", -1, 0, 1), ("G-D", -2, 0, 1)]
    table = (
        position(
            muddy,
            options={"mud": True},
            pirates=[(1, 0, 0), (2, 0, 0)],
            coins=[1, 1],
            empty=[(3, 0), (-2, 0)],
        )
        .do(0, "Roll", 1)
        .do(0, "MoveTo 2 0 0")
    )
    table.do(0, "Wager 1", *WIN).do(0, "DropCoin 3 0", 5)
    assert table.view().active == 1


def test_bats_reach_anybody_and_drive_the_loser_within_the_die() -> None:
    """R24: never through secret passages; the moved pirate takes no coin."""
    table = position(EAST, pirates=[(0, 0, 0), (2, 0, 0)]).do(0, "Stay").do(0, "Prank 1", *WIN, 2)
    assert table.phase == "bat_move"
    assert set(table.legal(0)) == {
        "MovePirate 0 0 0", "MovePirate 1 0 0", "MovePirate 3 0 0", "MovePirate 4 0 0", "LeavePirate",
    }  # fmt: skip
    table.do(0, "MovePirate 4 0 0")
    assert table.at(1) == (4, 0, 0)
    assert table.coins == [0, 0]
    assert table.view().active == 1


def test_a_defender_who_wins_drives_the_initiator() -> None:
    """R24: or leaves him."""
    table = position(EAST, pirates=[(1, 0, 0), (2, 0, 0)]).do(0, "Stay").do(0, "Prank 1", *LOSE, 3)
    assert table.view().actor == 1
    table.do(1, "MovePirate 4 0 0")
    assert table.at(0) == (4, 0, 0)


def test_who_is_driven_home_with_enough_gold_wins() -> None:
    """R25: the mover is never forced to do it."""
    table = (
        position(EAST[:1], pirates=[(0, 0, 0), (1, 0, 0)], coins=[0, 10])
        .do(0, "Stay")
        .do(0, "Prank 1", *WIN, 1)
    )
    assert table.may(0, "LeavePirate")
    table.do(0, "MovePirate 0 0 0")
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


def test_without_tokens_there_are_no_bats_and_nobody_pranks_himself() -> None:
    table = rivals(bats=[0, 3])
    assert table.why_not(0, "Prank 1") == "jackal-why-no-bats"
    assert rivals().why_not(0, "Prank 0") == "jackal-why-target"


def test_the_tokens_left_after_a_wager_or_a_prank_are_foretold() -> None:
    table = rivals(wagers=[1, 3], bats=[3, 0])
    assert (table.figures().wagers_after, table.figures().bats_after) == (0, 2)
    table.do(0, "Wager 1", *WIN)
    assert table.view().seats[0].wagers == 0
    assert table.figures().wagers_after is None


def test_everybody_hears_that_a_head_start_or_the_bats_are_not_used() -> None:
    """R23, R24: the initiator stays, or the loser is left where he is."""
    table = rivals().do(0, "Wager 1", *WIN).do(0, "LeaveCoin", 2).do(0, "Stay")
    assert [event.seat for event in table.told(Stayed)] == [0, 0]
    bats = rivals().do(0, "Prank 1", *WIN, 2).do(0, "LeavePirate")
    assert [event.seat for event in bats.told(Stayed)] == [0, 1]
    assert bats.at(1) == (3, 0, 0)
