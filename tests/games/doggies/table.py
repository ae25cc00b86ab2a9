"""Positions written by hand, and a table to play them on: the tests read like examples of a rulebook.

The start room lies at (0, 0); y grows to the south. With two seats it is open to the north, east and south.
"""

from __future__ import annotations

from typing import Any, TypeVar

from undercroft.core.bits import members
from undercroft.core.log import Log
from undercroft.core.rng import FastRng, Rng
from undercroft.core.view import Event, Message
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.state import DoggiesState
from undercroft.games.doggies.view import Figures, Room, Step, Totals, View

EventType = TypeVar("EventType", bound=Event)
Dump = dict[str, Any]

DOG_ORDER = ["ruta", "robin", "pluto", "sharik"]
KEPT = ["q_cat_eye", "q_mimic", "q_skeledog", "q_chocolate_golem"]
COMMON = ["q_ifrit", "q_giga_tick", "q_zombie_squirrel", "q_gelatin_cat"]


class Table:
    """A position, what was told about it, and short ways to play on."""

    def __init__(self, state: DoggiesState, rng: Rng | None = None) -> None:
        self.state = state
        self.rng = rng or FastRng(1)
        self.log = Log()
        self.state.log = self.log

    def do(self, *texts: str, seat: int | None = None) -> Table:
        """Actions of the acting seat, one after another; each must be legal."""
        for text in texts:
            actor = members(self.state.actors())[0] if seat is None else seat
            action = GAME.verbs.parse(text)
            assert action in self.state.legal(actor), f"seat {actor} may not {text}, only {self.legal(actor)}"
            self.state.play(actor, action, self.rng)
            assert self.state.broken() == "", text
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        actor = members(self.state.actors())[0] if seat is None else seat
        return [GAME.verbs.text(action) for action in self.state.legal(actor)]

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The reason by its name; None if it is legal."""
        message = self.why(text, seat)
        return None if message is None else message.id.removeprefix("doggies-why-")

    def why(self, text: str, seat: int | None = None) -> Message | None:
        actor = members(self.state.actors())[0] if seat is None else seat
        return self.state.why_not(actor, GAME.verbs.parse(text))

    def view(self, seat: int = 0) -> View:
        view = self.state.view(seat)
        assert isinstance(view, View)
        return view

    def figures(self, seat: int = 0) -> Figures:
        figures = self.state.figures(seat)
        assert isinstance(figures, Figures)
        return figures

    def step(self, text: str, seat: int = 0) -> Step:
        """What the figures say of a step."""
        shown = GAME.verbs.show(GAME.verbs.parse(text))
        for step in self.figures(seat).steps:
            if step.action == shown:
                return step
        raise AssertionError(f"{text} is not among the steps")

    @property
    def acting(self) -> list[int]:
        return [int(seat) for seat in members(self.state.actors())]

    @property
    def totals(self) -> Totals:
        """Where the walker stands."""
        walk = self.view().walk
        assert walk is not None
        return walk.totals

    def room(self, x: int, y: int) -> Room:
        for room in self.view().rooms:
            if room.cell == [x, y]:
                return room
        raise AssertionError(f"no room at {x}, {y}")

    def cards(self, seat: int) -> list[str]:
        return [held.card.id for held in self.view().seats[seat].cards]

    def told(self, kind: type[EventType], seat: int = 0) -> list[EventType]:
        """The events of a kind that a seat was told."""
        return [event for event in self.log.told(seat) if isinstance(event, kind)]

    def dump(self) -> Dump:
        return self.state.dump()


def room(card: str, x: int, y: int, turn: int = 0, **more: object) -> Dump:
    """A laid card; `seat` and `paws` for a claimed one, `lid` for what lies on a trap."""
    shown: Dump = {"cell": [x, y], "card": card, "turn": turn, **more}
    if "seat" in shown:
        shown.setdefault("paws", 1)
    return shown


def hole(x: int, y: int, seat: int, paws: int = 1) -> Dump:
    return {"cell": [x, y], "hole": True, "seat": seat, "paws": paws}


def player(dog: str, quest: str, changes: Dump) -> Dump:
    shown: Dump = {
        "dog": dog,
        "status": "in",
        "owned": 5,
        "debt": 0,
        "potions": [],
        "cards": [],
        "tramps": {},
        "quest": quest,
        "offer": [],
    }
    return {**shown, **changes}


def position(
    *rooms: Dump,
    dogs: list[str] | None = None,
    seats: int = 2,
    active: int = 0,
    players: dict[int, Dump] | None = None,
    **more: object,
) -> Dump:
    """A dump at the turn of seat 0. `players` changes what a seat has; the dogs are Ruta, Robin, Pluto, Sharik."""
    chosen = list(dogs or [])
    chosen += [dog for dog in DOG_ORDER if dog not in chosen][: seats - len(chosen)]
    shown: Dump = {
        "options": {"hard_start": False, "no_potions": False, "random_dogs": False},
        "seats": seats,
        "phase": "turn",
        "round": 1,
        "first": 0,
        "active": active,
        "players": [player(chosen[seat], KEPT[seat], (players or {}).get(seat, {})) for seat in range(seats)],
        "common": COMMON[:seats],
        "countdown": None,
        "drawn": None,
        "rooms": list(rooms),
        "breaches": [],
        "walk": None,
        "box": [],
    }
    shown.update(more)
    left = any(entry["status"] == "left" for entry in shown["players"])
    if left and shown["countdown"] is None and shown["phase"] != "over":
        shown["countdown"] = {"cards": 4, "left": 4}
    return shown


def table(*rooms: Dump, rng: Rng | None = None, **more: Any) -> Table:
    """A table at a position written by hand."""
    state = GAME.load(position(*rooms, **more))
    assert isinstance(state, DoggiesState)
    return Table(state, rng)


def walking(*rooms: Dump, **more: Any) -> Table:
    """The same, and seat 0 has begun its walk."""
    return table(*rooms, **more).do("Leave")


def loaded(shown: Dump) -> Table:
    state = GAME.load(shown)
    assert isinstance(state, DoggiesState)
    return Table(state)
