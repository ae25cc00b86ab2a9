"""Tramps: two sides to choose from, one symbol in each fight, a paw, and what it costs to lose one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.doggies.table import Table, room, table, walking
from undercroft.games.doggies.view import Attack
from undercroft.games.doggies.view_events import TrampHired, TrapDisarmed


def hired(side: str, card: str = "tramp_fireball-1", **more: Any) -> Table:
    """Ruta has met a tramp to the north."""
    game = walking(room(card, 0, -1), **more)
    return game.do("Move N", f"Hire {side}")


@pytest.mark.parametrize(
    ("card", "either", "own"),
    [
        ("tramp_sword-1", ["bow", "fireball"], "sword"),
        ("tramp_bow-1", ["sword", "fireball"], "bow"),
        ("tramp_fireball-1", ["sword", "bow"], "fireball"),
    ],
)
def test_a_tramp_has_two_sides(card: str, either: list[str], own: str) -> None:
    game = walking(room(card, 0, -1))
    game.do("Move N")
    assert game.legal() == ["Hire A", "Hire B", "Skip"]
    game.do("Hire A")
    assert game.view().seats[0].either == [either]
    assert game.told(TrampHired, 1)[0].either == either
    other = walking(room(card, 0, -1)).do("Move N", "Hire B")
    assert getattr(other.view().seats[0].trophies, own) == 1
    assert other.view().seats[0].either == []


def test_side_b_brings_a_paw_that_can_be_used_at_once() -> None:
    """One paw on the card, one new on the board; for the rest of the game."""
    game = hired("B")
    seat = game.view().seats[0]
    assert (seat.owned, seat.available, seat.spare) == (6, 5, 1)
    assert game.told(TrampHired)[0].paw
    game.do("Exit N", "Sleep")
    assert (game.view().seats[0].owned, game.view().seats[0].available) == (6, 6)
    held = game.view().seats[0].cards[0]
    assert (held.side, held.gave_paw) == ("B", True)


def test_hiring_needs_a_paw_first() -> None:
    """R26: the new paw arrives after the one for the card."""
    coins = [room(f"coin1-{number}", 0, -number, 1) for number in range(1, 6)]
    game = walking(*coins, room("tramp_bow-1", 0, -6))
    for _ in coins:
        game.do("Move N", "Claim")
    game.do("Move N")
    assert game.legal() == ["Skip"]
    assert game.why_not("Hire B") == "no-paw"


def test_with_seven_paws_side_b_brings_only_the_trophy() -> None:
    """R25: and laying it on a trap later costs no paw."""
    game = walking(room("tramp_bow-1", 0, -1), room("trap_bow_cross", 0, -2), players={0: {"owned": 7}})
    game.do("Move N", "Hire B")
    seat = game.view().seats[0]
    assert (seat.owned, seat.available, seat.trophies.bow) == (7, 6, 1)
    assert not game.told(TrampHired)[0].paw
    game.do("Move N", "Disarm tramp_bow-1")
    assert not game.told(TrapDisarmed)[0].paw_lost
    assert (game.view().seats[0].owned, game.view().seats[0].available) == (7, 6)


def test_side_a_gives_one_symbol_in_each_fight() -> None:
    """R24: the choice is free in every fight; two tramps give one each."""
    one = {"cards": ["tramp_fireball-1"], "tramps": {"tramp_fireball-1": "A"}}
    two = {
        "cards": ["tramp_fireball-1", "tramp_sword-1"],
        "tramps": {"tramp_fireball-1": "A", "tramp_sword-1": "A"},
    }
    # Pluto has a sword and two bows.
    for held, beaten in (
        (one, ["ifrit_bow", "giga_tick_bow"]),
        (two, ["ifrit_bow", "skeledog_bow", "mimic_bow"]),
    ):
        for card in ("ifrit_bow", "giga_tick_bow", "zombie_squirrel_bow", "skeledog_bow", "mimic_bow"):
            game = walking(room(card, 0, -1, 1 if card[0] in "sm" else 0), dogs=["pluto"], players={0: held})
            game.do("Move N")
            assert ("Fight 0 0 0" in game.legal()) == (card in beaten or card == "giga_tick_bow"), card


def test_what_is_missing_for_a_fight_leaves_out_what_a_side_a_tramp_gives() -> None:
    """R24: for a dragon Ruta lacks a sword and two bows, of which the tramp gives one."""
    held = {"cards": ["tramp_fireball-1"], "tramps": {"tramp_fireball-1": "A"}}
    game = table(room("dragon-1", 0, -1), dogs=["ruta", "robin"], players={0: held}).do("Leave", "Move N")
    why = game.why("Fight 0 0 0")
    assert why is not None
    assert why.id == "doggies-why-weak"
    assert {name: why.args[name] for name in ("sword", "bow", "fireball")} == {
        "sword": 0,
        "bow": 2,
        "fireball": 0,
    }
    dragon = next(one for one in game.figures(0).rooms if one.cell == [0, -1])
    assert dragon.fights == []
    assert dragon.missing == Attack(0, 2, 0)


def test_two_side_a_tramps_help_a_dragon_fight_with_two_different_symbols() -> None:
    """R24: sword and fireball are missing; each tramp fills one gap, whichever way they must be paired."""
    game = walking(
        room("dragon-1", 0, -1),
        dogs=["pluto"],
        players={
            0: {
                "cards": ["tramp_fireball-1", "tramp_sword-1", "mimic_fireball"],
                "tramps": {"tramp_fireball-1": "A", "tramp_sword-1": "A"},
            }
        },
    )
    game.do("Move N")
    # The first gives the sword, the second the fireball.
    assert game.legal() == ["Fight 0 0 0"]


def test_a_tramp_may_be_passed() -> None:
    game = walking(room("tramp_bow-1", 0, -1))
    game.do("Move N", "Skip", "Exit N")
    assert game.cards(0) == []


@pytest.mark.parametrize(("side", "disarms"), [("A", ["sword", "bow"]), ("B", ["fireball"])])
def test_a_tramp_disarms_with_the_symbols_of_its_side(side: str, disarms: list[str]) -> None:
    """R28: side A with either of its symbols, side B with its one."""
    for symbol in ("sword", "bow", "fireball"):
        game = walking(room("tramp_fireball-1", 0, -1), room(f"trap_{symbol}_cross", 0, -2))
        game.do("Move N", f"Hire {side}", "Move N")
        assert ("Disarm tramp_fireball-1" in game.legal()) == (symbol in disarms)


def test_a_tramp_laid_on_a_trap_takes_its_paw_along() -> None:
    """The paw goes from the board to the spare ones, and the coin is saved."""
    game = walking(room("tramp_bow-1", 0, -1), room("trap_bow_cross", 0, -2))
    game.do("Move N", "Hire B", "Move N", "Disarm tramp_bow-1")
    seat = game.view().seats[0]
    assert (seat.owned, seat.available, seat.spare, seat.debt) == (5, 4, 2, 0)
    assert game.told(TrapDisarmed)[0].paw_lost
    assert game.totals.coins == 0
    game.do("Exit N", "Sleep")
    assert game.view().seats[0].available == 5
    assert sorted(game.view().box) == ["tramp_bow-1", "trap_bow_cross"]


def test_a_paw_that_lies_in_the_dungeon_is_owed_until_the_end_of_the_round() -> None:
    """R47: with no paw on the board, one of those in the dungeon goes to the spare ones later."""
    coins = [room(f"coin1-{number}", 0, -number - 1, 1) for number in range(1, 6)]
    game = walking(room("tramp_bow-1", 0, -1), *coins, room("trap_bow_cross", 0, -7))
    game.do("Move N", "Hire B")
    for _ in coins:
        game.do("Move N", "Claim")
    game.do("Move N", "Disarm tramp_bow-1")
    seat = game.view().seats[0]
    assert (seat.owned, seat.available, seat.spare, seat.debt) == (5, 0, 1, 1)
    game.do("Exit N", "Sleep")
    seat = game.view().seats[0]
    assert (seat.owned, seat.available, seat.spare, seat.debt) == (5, 5, 2, 0)


def test_a_tramp_costs_a_coin_at_the_end() -> None:
    game = hired("A")
    assert game.totals.coins == -1
    game.do("Exit N", "Sleep")
    assert game.view().seats[0].coins == -1
