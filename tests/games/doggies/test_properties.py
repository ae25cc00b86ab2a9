"""The invariants, on whole games with any choices: hypothesis picks seats, options, chance and every move."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.doggies.table import Table
from undercroft.core.log import WATCHER
from undercroft.core.rng import FastRng
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.state import DoggiesState
from undercroft.games.doggies.view import View
from undercroft.games.doggies.view_events import CountdownBegan, Explored, RoundEnded

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**62)
OPTIONS = st.builds(Options, no_potions=st.booleans(), random_dogs=st.booleans())


class Chooser:
    """Moves taken from a list of numbers that hypothesis can make small; after its end, random ones from a seed.

    Exploring is chosen `eager` times out of ten, or dungeons would stay small.
    """

    def __init__(self, numbers: list[int], seed: int, eager: int) -> None:
        self.numbers = iter(numbers)
        self.rng = FastRng(seed)
        self.eager = eager

    def pick(self, legal: list[str]) -> str:
        number = next(self.numbers, None)
        if number is not None:
            return legal[number % len(legal)]
        if legal[0] == "Explore" and self.rng.below(10) < self.eager:
            return legal[0]
        return legal[self.rng.below(len(legal))]


MOVES = st.builds(Chooser, st.lists(st.integers(0, 59), max_size=30), SEEDS, st.integers(3, 8))


def new_game(seats: int, seed: int, options: Options | None = None) -> Table:
    rng = FastRng(seed)
    state = GAME.new(seats, options or Options(), rng)
    assert isinstance(state, DoggiesState)
    return Table(state, rng)


def step(game: Table, chooser: Chooser) -> str:
    text = chooser.pick(game.legal())
    game.do(text)
    return text


@settings(max_examples=30)
@given(SEATS, OPTIONS, SEEDS, MOVES)
def test_the_invariants_hold_in_every_position(
    seats: int, options: Options, seed: int, chooser: Chooser
) -> None:
    """As far as a position shows them; each seat leaves or sleeps once a round, with one countdown at most."""
    game = new_game(seats, seed, options)
    ended = 0
    gone: list[int] = []
    while game.acting:
        seat = game.acting[0]
        before = [int(player.status) for player in game.state.players]
        if game.view(WATCHER).phase == "turn":
            assert "Sleep" in game.legal()
        step(game, chooser)
        assert game.legal() if game.acting else True
        rounds = len(game.told(RoundEnded))
        if rounds > ended:
            gone.append(seat)
            assert sorted(gone) == list(range(seats))
            assert len(game.told(CountdownBegan)) <= rounds
            gone = []
            ended = rounds
        elif before[seat] == 0 and int(game.state.players[seat].status) != 0:
            gone.append(seat)
    assert ended == 3
    assert game.state.broken() == ""
    outcome = game.state.outcome()
    assert outcome is not None
    assert outcome.winners
    assert abs(sum(outcome.points) - 1.0) < 1e-9
    assert [outcome.places[seat] for seat in outcome.winners] == [1] * len(outcome.winners)


@settings(max_examples=20)
@given(SEATS, SEEDS, MOVES)
def test_after_the_countdown_at_most_four_cards_for_each_are_laid(
    seats: int, seed: int, chooser: Chooser
) -> None:
    """I9."""
    game = new_game(seats, seed)
    while game.acting:
        step(game, chooser)
        events = game.log.told(WATCHER)
        starts = [
            index for index, event in enumerate(events) if isinstance(event, CountdownBegan | RoundEnded)
        ]
        if starts and isinstance(begun := events[starts[-1]], CountdownBegan):
            drawn = [event for event in events[starts[-1] :] if isinstance(event, Explored)]
            assert len(drawn) <= begun.cards <= 4 * len(begun.seats)


@settings(max_examples=15)
@given(SEATS, SEEDS, MOVES)
def test_views_differ_only_in_what_is_private(seats: int, seed: int, chooser: Chooser) -> None:
    """The quests; all else is public (R33)."""
    game = new_game(seats, seed)
    while game.acting:
        watcher = game.view(WATCHER)
        assert all(seat.offer == [] and seat.kept is None for seat in watcher.seats)
        for seat in range(seats):
            assert public_part(game.view(seat)) == public_part(watcher)
        step(game, chooser)
    assert all(game.view(seat) == game.view(WATCHER) for seat in range(seats))


def public_part(view: View) -> dict[str, object]:
    private = ("quest", "offer", "kept")
    found = {name: getattr(view, name) for name in view.__struct_fields__ if name != "seats"}
    found["seats"] = [
        {name: getattr(seat, name) for name in seat.__struct_fields__ if name not in private}
        for seat in view.seats
    ]
    return found


@settings(max_examples=15)
@given(SEATS, SEEDS, MOVES, st.integers(0, 4))
def test_a_redealt_world_cannot_be_told_apart_and_is_whole(
    seats: int, seed: int, chooser: Chooser, who: int
) -> None:
    game = new_game(seats, seed)
    seat = who if who < seats else WATCHER
    rng = FastRng(seed ^ 1)
    while game.acting:
        world = game.state.redeal(seat, rng)
        assert world.broken() == ""
        assert world.view(seat) == game.state.view(seat)
        assert world.figures(seat) == game.state.figures(seat)
        step(game, chooser)


@settings(max_examples=15)
@given(SEATS, SEEDS, MOVES)
def test_a_copy_goes_its_own_way(seats: int, seed: int, chooser: Chooser) -> None:
    game = new_game(seats, seed)
    for number in range(60):
        if not game.acting:
            break
        if number % 4 == 0:
            twin = Table(game.state.copy(), FastRng(seed))
            dump = game.dump()
            assert twin.dump() == dump
            step(twin, Chooser([], seed, 2))
            assert game.dump() == dump
        step(game, chooser)


@settings(max_examples=15)
@given(SEATS, SEEDS, MOVES)
def test_totals_told_on_a_walk_are_those_of_the_view(seats: int, seed: int, chooser: Chooser) -> None:
    game = new_game(seats, seed)
    while game.acting:
        step(game, chooser)
        walk = game.view(WATCHER).walk
        if walk is None:
            continue
        told = game.log.told(WATCHER)[-1]
        assert getattr(told, "totals", None) == walk.totals
        assert walk.totals.shields_left == walk.totals.shields - walk.totals.damage > 0
        assert walk.totals.paws == game.view(WATCHER).seats[walk.seat].available
