"""The invariants, on whole games with any choices: hypothesis picks seats, variant, chance and every move."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.raiders.table import Table, new_table
from undercroft.core.log import WATCHER
from undercroft.core.rng import FastRng
from undercroft.games.raiders.view import View
from undercroft.games.raiders.view_events import FloorEnded, RoomResolved

SEATS = st.integers(3, 5)
VARIANTS = st.sampled_from(["standard", "tactical"])
SEEDS = st.integers(0, 2**62)


class Chooser:
    """Moves taken from a list of numbers that hypothesis can make small; after its end, random ones from a seed."""

    def __init__(self, numbers: list[int], seed: int) -> None:
        self.numbers = iter(numbers)
        self.rng = FastRng(seed)

    def pick(self, count: int) -> int:
        number = next(self.numbers, None)
        return int(self.rng.below(count)) if number is None else number % count


MOVES = st.builds(Chooser, st.lists(st.integers(0, 59), max_size=60), SEEDS)


def step(room: Table, chooser: Chooser) -> tuple[int, str]:
    seat = room.acting[chooser.pick(len(room.acting))]
    legal = room.legal(seat)
    text = legal[chooser.pick(len(legal))]
    room.do(seat, text)
    return seat, text


@settings(max_examples=40)
@given(SEATS, VARIANTS, SEEDS, MOVES)
def test_the_invariants_hold_in_every_position(seats: int, variant: str, seed: int, chooser: Chooser) -> None:
    room = new_table(seats, variant, seed)
    balls = 0
    plays = 0
    while room.acting:
        assert room.state.broken() == ""
        assert len(room.acting) == 1 or variant == "standard"
        for seat in room.acting:
            assert any(text.startswith("Play") for text in room.legal(seat))
        kind, place = room.state.now.id, room.state.place
        hands = [seat.power for seat in room.view(WATCHER).seats]
        assert all(len(power) >= 5 - place - 1 for power in hands)
        _, text = step(room, chooser)
        plays += text.startswith("Play")
        if text == "Play ball" and kind != "necromancer":
            balls += 1
    assert room.state.broken() == ""
    final_cards = sum(len(event.result.seats) for event in room.told(RoomResolved))
    assert final_cards == 25 * seats
    assert plays == 25 * seats + balls
    assert len(room.told(FloorEnded)) == 5
    assert [seat.power for seat in room.view(0).seats] == [[1, 2, 3, 4, 5]] * seats


@settings(max_examples=25)
@given(SEATS, SEEDS, MOVES)
def test_views_differ_only_in_what_is_private(seats: int, seed: int, chooser: Chooser) -> None:
    room = new_table(seats, "standard", seed)
    while room.acting:
        watcher = room.view(WATCHER)
        for seat in range(seats):
            view = room.view(seat)
            assert public_part(view, watcher) == watcher
            for other in range(seats):
                knows = other == seat and room.state.hides_card(seat)
                assert (view.seats[other].choice is not None) == knows
            if not view.seats[seat].torch_used:
                assert view.places == watcher.places
        step(room, chooser)


def public_part(view: View, watcher: View) -> View:
    """A view with what may differ put as the watcher sees it: own choice, own lit rooms, and what follows from them."""
    return msgspec.structs.replace(
        view,
        seats=[msgspec.structs.replace(seat, choice=None) for seat in view.seats],
        places=watcher.places,
        unseen=watcher.unseen,
        unseen_kinds=watcher.unseen_kinds,
        bosses=watcher.bosses,
    )


@settings(max_examples=25)
@given(SEATS, VARIANTS, SEEDS, MOVES, st.integers(0, 5))
def test_a_redealt_world_cannot_be_told_apart_and_is_whole(
    seats: int, variant: str, seed: int, chooser: Chooser, who: int
) -> None:
    room = new_table(seats, variant, seed)
    seat = who if who < seats else WATCHER
    rng = FastRng(seed ^ 1)
    while room.acting:
        world = room.state.redeal(seat, rng)
        assert world.broken() == ""
        assert world.view(seat) == room.state.view(seat)
        assert world.figures(seat) == room.state.figures(seat)
        step(room, chooser)


@settings(max_examples=25)
@given(SEATS, VARIANTS, SEEDS, MOVES)
def test_results_tell_exactly_what_changed(seats: int, variant: str, seed: int, chooser: Chooser) -> None:
    room = new_table(seats, variant, seed)
    while room.acting:
        before = [(player.coins, player.wounds) for player in room.state.players]
        told = len(room.told(RoomResolved))
        step(room, chooser)
        resolved = room.told(RoomResolved)[told:]
        if not resolved:
            assert before == [(player.coins, player.wounds) for player in room.state.players]
            continue
        for seat, result in enumerate(resolved[0].result.seats):
            player = room.state.players[seat]
            assert (result.coins, result.wounds) == (
                player.coins - before[seat][0],
                player.wounds - before[seat][1],
            )
        taken = [result.item for result in resolved[0].result.seats if result.item]
        for item in ("torch", "ball", "key", "sword"):
            short = [result for result in resolved[0].result.seats if result.item_short == item]
            assert not short or item not in taken, "no partial distribution"
    outcome = room.state.outcome()
    assert outcome is not None
    if outcome.winners:
        assert abs(sum(outcome.points) - 1.0) < 1e-9
        assert all(outcome.places[seat] == 1 for seat in outcome.winners)
    else:
        assert all(player.petrified for player in room.state.players)


@settings(max_examples=20)
@given(SEATS, VARIANTS, SEEDS, MOVES)
def test_a_copy_goes_its_own_way(seats: int, variant: str, seed: int, chooser: Chooser) -> None:
    room = new_table(seats, variant, seed)
    for _ in range(40):
        if not room.acting:
            break
        twin = Table(room.state.copy(), FastRng(seed))
        dump = room.state.dump()
        assert twin.state.dump() == dump
        step(twin, Chooser([], seed))
        assert room.state.dump() == dump
        step(room, chooser)
