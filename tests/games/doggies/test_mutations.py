"""Dumps with one thing changed: they are refused by the name of a field, or are positions like any other."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.doggies.table import Dump, loaded
from tests.games.doggies.test_properties import Chooser, new_game, step
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.games.doggies.cards import DOG_NAMES, QUEST_NAMES, ROOM_NAMES
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.options import Options

WORDS = [
    *["dogs", "quests", "turn", "place", "walk", "over", "in", "left", "asleep", "sword", "bow", "fireball"],
    *["N", "E", "S", "W", "A", "B", "B and paw", "potion_sword", "potion_bow", "potion_fireball", "tea"],
]


class Vandal:
    """Changes one place of a dump: a number, a word, a list or a field that is there or not."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def any_of(self, items: list[Any]) -> Any:
        return items[self.rng.below(len(items))]

    def places(self, shown: Any) -> list[tuple[Any, Any]]:
        """Every table or list of a dump with every name or number in it."""
        pairs = list(shown.items()) if isinstance(shown, dict) else list(enumerate(shown))
        found = [(shown, name) for name, _ in pairs]
        for _, value in pairs:
            if isinstance(value, dict | list):
                found += self.places(value)
        return found

    def spoil(self, dump: Dump) -> None:
        """Every field of the dump has the same chance, however long it is."""
        field = self.any_of(list(dump))
        places = [(dump, field)]
        if isinstance(dump[field], dict | list):
            places += self.places(dump[field])
        holder, name = self.any_of(places)
        value = holder[name]
        choice = self.rng.below(12)
        if choice == 0:
            del holder[name]
        elif choice == 1:
            holder[name] = self.any_of([None, True, [], {}, -1, 10**12, "", [[0, 0]]])
        elif isinstance(value, bool):
            holder[name] = not value
        elif isinstance(value, int):
            holder[name] = value + self.any_of([-3, -2, -1, 1, 2, 3, 90])
        elif isinstance(value, list) and value:
            self.spoil_list(value)
        else:
            holder[name] = self.word(value)

    def spoil_list(self, items: list[Any]) -> None:
        choice = self.rng.below(4)
        if choice == 0:
            items.pop(self.rng.below(len(items)))
        elif choice == 1:
            items.append(copy.deepcopy(self.any_of(items)))
        elif choice == 2:
            items.reverse()
        else:
            items[self.rng.below(len(items))] = self.word(None)

    def word(self, old: Any) -> Any:
        """Another word of the same kind, or any."""
        for kind in (ROOM_NAMES, QUEST_NAMES, DOG_NAMES):
            if old in kind and self.rng.below(4):
                return self.any_of(kind)
        return self.any_of([*ROOM_NAMES, *QUEST_NAMES, *DOG_NAMES, *WORDS, *WORDS, *WORDS])


def refusal_of(dump: Dump) -> BadPosition | None:
    try:
        GAME.load(copy.deepcopy(dump))
    except BadPosition as refusal:
        return refusal
    return None


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**62), st.integers(0, 90), st.booleans())
def test_a_changed_dump_is_refused_by_a_field_or_can_be_played(
    seats: int, seed: int, steps: int, plain: bool
) -> None:
    game = new_game(seats, seed, Options() if plain else Options(no_potions=True, random_dogs=True))
    chooser = Chooser([], seed, eager=6)
    while game.acting and steps:
        step(game, chooser)
        steps -= 1
    vandal = Vandal(seed ^ steps)
    dump = copy.deepcopy(game.dump())
    if vandal.rng.below(4):
        dump.pop("deck", None)  # or hardly another change would fit it
    for _ in range(1 + vandal.rng.below(2)):
        vandal.spoil(dump)
    refused = refusal_of(dump)
    if refused is not None:
        assert refused.field, refused
        return
    changed = loaded(dump)
    assert changed.state.broken() == ""
    chooser = Chooser([], seed, eager=2)
    while changed.acting:
        for seat in range(changed.state.seats):
            changed.view(seat)
            changed.figures(seat)
        step(changed, chooser)  # which asserts that all invariants hold
    assert changed.state.outcome() is not None
