"""Hidden information: rows of the table, and that a redeal deals what may differ and keeps what is known."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.raiders.table import Table, table
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.rng import FastRng
from undercroft.games.raiders.bosses import DUNGEON
from undercroft.games.raiders.state import RaidersState
from undercroft.games.raiders.view import MonsterFigures


def lit_table() -> Table:
    """Seat 0 has looked at the three dark rooms; seat 1 has chosen a card in secret."""
    room = table("goblin", plan="floor_1", items=[["torch"], [], ["sword"]])
    room.do(0, "UseTorch")
    room.do(1, "Play 4")
    return room


def redealt(room: Table, seat: int, seed: int) -> RaidersState:
    world = room.state.redeal(seat, FastRng(seed))
    assert isinstance(world, RaidersState)
    return world


def dark_room(state: RaidersState, place: int) -> str:
    return DUNGEON[state.rooms[place]].id


def test_the_secrets_are_the_sealed_card_and_the_lit_rooms() -> None:
    rows = {secret.row: secret for secret in lit_table().state.secrets()}
    assert sorted(rows) == ["card of seat 1", "room 2", "room 4", "room 5"]
    assert rows["card of seat 1"].value == "4"
    assert rows["card of seat 1"].knowers == 0b010
    assert rows["room 2"].knowers == 0b001
    assert not any(secret.settled for secret in rows.values())


def test_in_the_open_view_sealed_cards_and_lit_rooms_lie_face_up() -> None:
    room = lit_table()
    view = room.view(OPEN)
    assert [seat.choice for seat in view.seats] == [None, "4", None]
    assert view.places == room.view(0).places
    assert [place.face for place in view.places] == ["up", "lit", "up", "lit", "lit"]
    assert room.view(WATCHER).places[1].room is None
    # What the sealed card is worth is counted too.
    fight = room.figures(OPEN).room
    assert isinstance(fight, MonsterFigures)
    assert (fight.fight.least, fight.fight.largest) == (1 + 4 + 1, 5 + 4 + 5)


def test_a_room_nobody_has_seen_is_not_settled_and_stays_dark_to_open_eyes() -> None:
    room = table("goblin", plan="floor_1")
    assert room.view(OPEN).places == room.view(WATCHER).places


def test_a_card_is_no_secret_if_only_one_could_be_chosen() -> None:
    room = table("goblin", place=5, power=[[3]] * 3)
    room.do(1, "Play 3")
    assert [secret.settled for secret in room.state.secrets()] == [True]


@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_who_has_not_looked_could_face_any_unseen_room(seat: int) -> None:
    room = lit_table()
    rooms = Counter(dark_room(redealt(room, seat, seed), 1) for seed in range(300))
    unseen = {unseen.room for unseen in room.view(seat).unseen}
    assert set(rooms) == unseen


def test_who_has_looked_keeps_the_rooms_it_saw() -> None:
    room = lit_table()
    worlds = [redealt(room, 0, seed) for seed in range(30)]
    for place in (1, 3, 4):
        assert {dark_room(world, place) for world in worlds} == {dark_room(room.state, place)}


def test_a_sealed_card_is_any_that_was_legal() -> None:
    room = lit_table()
    cards = Counter(int(redealt(room, 0, seed).players[1].card) for seed in range(100))
    assert set(cards) == {1, 2, 3, 4, 5}
    own = Counter(int(redealt(room, 1, seed).players[1].card) for seed in range(20))
    assert set(own) == {4}


def test_a_lit_boss_may_be_any_boss_to_the_others() -> None:
    room = table("goblin", floor=5, place=4, items=[["torch"], [], []])
    room.do(0, "UseTorch")
    bosses = {dark_room(redealt(room, 1, seed), 4) for seed in range(200)}
    assert len(bosses) == 10
    assert len({dark_room(redealt(room, 0, seed), 4) for seed in range(20)}) == 1


def test_nothing_is_settled_that_nobody_has_seen() -> None:
    """The deck has no order: who holds the position cannot foresee the dark."""
    room = table("goblin", plan="floor_1")
    assert [int(number) for number in room.state.rooms][1] == -1
    assert room.state.secrets() == []
    assert room.state.dump()["rooms"][1] is None  # type: ignore[index]


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_a_redealt_world_looks_the_same_to_the_seat(seat: int) -> None:
    room = lit_table()
    for seed in range(20):
        world = redealt(room, seat, seed)
        assert world.view(seat) == room.state.view(seat)
        assert world.figures(seat) == room.state.figures(seat)
        assert world.prompt(seat) == room.state.prompt(seat)
        assert world.legal(seat) == room.state.legal(seat)
        assert world.broken() == ""


def test_views_of_two_seats_differ_only_in_what_is_private() -> None:
    room = lit_table()
    mine, theirs = room.view(0), room.view(2)
    assert mine.seats == theirs.seats
    assert mine.supply == theirs.supply
    assert [place.stage for place in mine.places] == [place.stage for place in theirs.places]
    assert [place.room for place in mine.places] != [place.room for place in theirs.places]
    assert room.view(2) == room.view(WATCHER)
