"""The setup: what is dealt, what lies where, and that the odds are fair."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import ALL, new_table
from undercroft.core.game import IllegalSetup, accept_options
from undercroft.core.match import new_match
from undercroft.core.rng import FastRng, Script
from undercroft.games.raiders import show
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.options import Options
from undercroft.games.raiders.state import RaidersState
from undercroft.games.raiders.view import View

START = {
    "explorer": (3, 2, {"torch": 1}),
    "knight": (1, 1, {"sword": 1}),
    "thief": (2, 2, {"key": 1}),
    "warrior": (2, 0, {}),
    "wizard": (1, 1, {"ball": 2}),
}


def test_each_seat_begins_with_what_its_character_has() -> None:
    """R36: coins and wounds of the five characters."""
    for seat in new_table(5).view(0).seats:
        coins, wounds, items = START[seat.character]
        assert (seat.coins, seat.wounds) == (coins, wounds)
        for item in ("torch", "ball", "key", "sword"):
            assert getattr(seat.items, item) == items.get(item, 0)
        assert seat.power == ALL


def test_with_all_five_characters_the_supply_has_what_is_left() -> None:
    supply = new_table(5).view(0).supply
    assert (supply.torch, supply.ball, supply.key, supply.sword) == (5, 4, 5, 5)


def test_the_items_of_absent_characters_stay_in_the_supply() -> None:
    for seed in range(20):
        view = new_table(3, seed=seed).view(0)
        for item in ("torch", "ball", "key", "sword"):
            held = sum(getattr(seat.items, item) for seat in view.seats)
            assert getattr(view.supply, item) == 6 - held


def test_characters_are_dealt_at_random_and_each_once() -> None:
    """R37: nobody chooses."""
    seen: set[str] = set()
    for seed in range(40):
        characters = [seat.character for seat in new_table(4, seed=seed).view(0).seats]
        assert len(set(characters)) == 4
        seen.add(characters[0])
    assert seen == set(START)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rooms_lie_as_the_floor_card_says(seats: int) -> None:
    for seed in range(20):
        view = new_table(seats, seed=seed).view(0)
        constants = show.constants(seats)
        assert view.floor == 1
        assert view.room == 1
        assert view.rooms_left == 25
        assert len(view.places) == 5
        for place, face in zip(view.places, constants.layouts[view.plan], strict=True):
            assert (place.room is None) == (face == "D")
            assert not place.boss


@pytest.mark.parametrize("seats", [2, 6])
def test_the_game_is_for_three_to_five(seats: int) -> None:
    """R44."""
    with pytest.raises(IllegalSetup) as refusal:
        accept_options(GAME, seats, {})
    assert refusal.value.message.id == "setup-seats"


def test_unknown_options_are_refused() -> None:
    wrongs: list[object] = [{"variant": "secret"}, {"variants": "standard"}, []]
    for wrong in wrongs:
        with pytest.raises(IllegalSetup) as refusal:
            accept_options(GAME, 4, wrong)
        assert refusal.value.message.id == "setup-options"


def test_the_standard_variant_is_the_default() -> None:
    assert accept_options(GAME, 4, {}) == Options(variant="standard")


def test_the_scroll_is_given_to_a_random_seat() -> None:
    holders = {int(new_table(4, "tactical", seed).state.scroll) for seed in range(40)}
    assert holders == {0, 1, 2, 3}


def test_the_chance_of_the_setup_can_be_written_down() -> None:
    """Characters, scroll, floor card, then the open rooms from left to right: every draw of it is injectable."""
    match = new_match(GAME, 3, Options(variant="tactical"), FastRng(5))
    again = GAME.new(3, Options(variant="tactical"), Script(match.setup))
    assert again.dump() == match.state.dump()
    chosen = GAME.new(3, Options(variant="tactical"), Script([4, 2, 0, 1, 3, 0, 28, 0]))
    assert isinstance(chosen, RaidersState)
    view = chosen.view(0)
    assert isinstance(view, View)
    assert [seat.character for seat in view.seats] == ["wizard", "thief", "explorer"]
    assert chosen.scroll == 1
    assert view.plan == "floor_4"
    assert [place.room.id for place in view.places if place.room] == ["snake", "trap_boulder", "zombie"]


def test_what_is_removed_is_never_told_during_play() -> None:
    """R42: the six unseen rooms at the end are the removed ones, and they were in the same pile as all to come."""
    room = new_table(3, seed=4)
    assert sum(unseen.left for unseen in room.view(0).unseen) > 6
    while room.acting:
        seat = room.acting[0]
        room.do(seat, room.legal(seat)[0])
        assert show.constants(room.state.seats).removed == 6
    assert sum(unseen.left for unseen in room.view(0).unseen) == 6


def test_a_game_has_five_floors_with_five_rooms_and_ends_with_a_boss() -> None:
    """R43: the boss is the 25th room, always and only."""
    room = new_table(3, seed=9)
    entered: list[tuple[int, int, str]] = []
    played = 0
    while room.acting:
        view = room.view(0)
        here = (view.floor, view.room, room.state.now.kind)
        if here not in entered:
            entered.append(here)
        seat = room.acting[0]
        room.do(seat, room.legal(seat)[0])
        played += 1
    places = [(floor, number) for floor in range(1, 6) for number in range(1, 6)]
    assert [(floor, number) for floor, number, _ in entered] == places
    assert [kind == "boss" for _, _, kind in entered] == [False] * 24 + [True]
    assert played == 25 * 3
