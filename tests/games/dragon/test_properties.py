"""The invariants, on whole games with any choices: hypothesis picks seats, gnomes, options, chance and moves."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dragon.table import Table, new_table
from undercroft.core.log import WATCHER
from undercroft.core.rng import FastRng
from undercroft.games.dragon.game import DIFFICULTY_NAMES, LAYOUT_NAMES
from undercroft.games.dragon.view import View
from undercroft.games.dragon.view_events import TurnBegan

SEEDS = st.integers(0, 2**62)
SETUPS = st.integers(1, 6).flatmap(lambda seats: st.tuples(st.just(seats), st.integers(seats, 6)))
DIFFICULTIES = st.sampled_from(DIFFICULTY_NAMES)
LAYOUTS = st.sampled_from(LAYOUT_NAMES)


class Chooser:
    """Moves taken from a list of numbers that hypothesis can make small; after its end, random ones from a seed."""

    def __init__(self, numbers: list[int], seed: int) -> None:
        self.numbers = iter(numbers)
        self.rng = FastRng(seed)

    def pick(self, count: int) -> int:
        number = next(self.numbers, None)
        return int(self.rng.below(count)) if number is None else number % count


MOVES = st.builds(Chooser, st.lists(st.integers(0, 59), max_size=60), SEEDS)


def step(room: Table, chooser: Chooser) -> str:
    """One action of whoever is asked; searches and gems are preferred, so that games come to something."""
    legal = room.legal()
    dear = [text for text in legal if text.startswith(("Carry", "Search", "Clear"))]
    if dear and chooser.pick(2):
        legal = dear
    text = legal[chooser.pick(len(legal))]
    room.do(text)
    return text


@settings(max_examples=20)
@given(SETUPS, DIFFICULTIES, LAYOUTS, SEEDS, MOVES)
def test_the_invariants_hold_in_every_position(
    setup: tuple[int, int], difficulty: str, layout: str, seed: int, chooser: Chooser
) -> None:
    seats, gnomes = setup
    room = new_table(seats, gnomes, seed, difficulty=difficulty, layout=layout, max_rounds=40)
    unsearched = 24
    delivered = 0
    removed: set[int] = set()
    while room.state.actors():
        assert room.state.actors() == 1 << room.asked
        for seat in range(seats):
            assert bool(room.state.legal(seat)) == (seat == room.asked)
        step(room, chooser)
        now = int(room.state.cave.unsearched()).bit_count()
        assert now <= unsearched, "hexes to search never come back"
        assert room.state.delivered >= delivered
        gone = {place for place in range(1, 25) if not room.state.cave.in_game() >> place & 1}
        assert removed <= gone, "a removed hex never comes back"
        unsearched, delivered, removed = now, int(room.state.delivered), gone
    assert room.state.broken() == ""
    assert room.reason is not None
    turns = room.told(TurnBegan)
    full_rounds = len(turns) // gnomes
    for index in range(full_rounds):
        names = {event.gnome for event in turns[index * gnomes : (index + 1) * gnomes]}
        assert len(names) == gnomes, "each gnome has one turn in a round"


@settings(max_examples=10)
@given(SETUPS, SEEDS, MOVES, st.integers(0, 6))
def test_a_redealt_world_cannot_be_told_apart_and_is_whole(
    setup: tuple[int, int], seed: int, chooser: Chooser, who: int
) -> None:
    """What a seat other than the Seer's sees is the same for every order of the decks."""
    seats, gnomes = setup
    room = new_table(seats, gnomes, seed, max_rounds=12)
    seat = who if who < seats else WATCHER
    rng = FastRng(seed ^ 1)
    while room.state.actors():
        world = room.state.redeal(seat, rng)
        assert world.broken() == ""
        assert world.view(seat) == room.state.view(seat)
        assert world.figures(seat) == room.state.figures(seat)
        assert world.legal(seat) == room.state.legal(seat)
        step(room, chooser)


@settings(max_examples=10)
@given(SETUPS, SEEDS, MOVES)
def test_views_differ_only_in_the_cards_the_seers_seat_has_seen(
    setup: tuple[int, int], seed: int, chooser: Chooser
) -> None:
    seats, gnomes = setup
    room = new_table(seats, gnomes, seed, max_rounds=12)
    while room.state.actors():
        watcher = room.view(WATCHER)
        seers = [gnome.seat for gnome in watcher.gnomes if gnome.gnome == "seer"]
        assert watcher.dragon_deck.known == watcher.cave_deck.known == []
        for seat in range(seats):
            view = room.view(seat)
            if seat not in seers:
                assert view == watcher
            assert without_known(view) == without_known(watcher)
        step(room, chooser)


def without_known(view: View) -> list[object]:
    """Everything of a view but the peeked cards."""
    found: list[object] = []
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name in ("dragon_deck", "cave_deck"):
            value = (value.left, value.packets, value.discard)
        found.append(value)
    return found


@settings(max_examples=15)
@given(SETUPS, DIFFICULTIES, SEEDS, MOVES)
def test_the_foreseen_rockfall_comes_as_foreseen(
    setup: tuple[int, int], difficulty: str, seed: int, chooser: Chooser
) -> None:
    """The slack after a card of the Dragon phase is what the figures said before."""
    seats, gnomes = setup
    room = new_table(seats, gnomes, seed, difficulty=difficulty, max_rounds=20)
    while room.state.actors():
        figures = room.figures(WATCHER)
        assert figures.worst_slack <= figures.slack
        if figures.hits:
            possible = [hit.slack for hit in figures.hits if hit.possible]
            assert figures.worst_slack <= min(possible, default=figures.slack)
        assert figures.slack == room.slack
        assert figures.worst_loses or figures.worst_slack >= 0
        step(room, chooser)
