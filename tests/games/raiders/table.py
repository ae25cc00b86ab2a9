"""Positions written by hand, and a table to play them on: the tests read like examples of a rulebook."""

from __future__ import annotations

from typing import TypeVar

from undercroft.core.bits import members
from undercroft.core.log import Log
from undercroft.core.rng import FastRng, Rng
from undercroft.core.view import Event, Message
from undercroft.games.raiders.bosses import BOSSES
from undercroft.games.raiders.cards import CHARACTERS, PLANS
from undercroft.games.raiders.game import GAME
from undercroft.games.raiders.rooms import ROOMS
from undercroft.games.raiders.state import RaidersState
from undercroft.games.raiders.view import Figures, SeatResult, View
from undercroft.games.raiders.view_events import RoomResolved

EventType = TypeVar("EventType", bound=Event)

ALL = [1, 2, 3, 4, 5]
BOSS_IDS = [boss.id for boss in BOSSES]


class Table:
    """A position, what was told about it, and short ways to play on."""

    def __init__(self, state: RaidersState, rng: Rng | None = None) -> None:
        self.state = state
        self.rng = rng or FastRng(1)
        self.log = Log()
        self.state.log = self.log

    def do(self, seat: int, text: str) -> None:
        """One action; it must be legal."""
        action = GAME.verbs.parse(text)
        assert action in self.state.legal(seat), f"seat {seat} may not {text}"
        self.state.play(seat, action, self.rng)

    def play(self, *cards: str) -> Table:
        """All acting seats play one card each: in ascending order, or in the order of their turns."""
        for card in cards:
            self.do(members(self.state.actors())[0], f"Play {card}")
        return self

    def legal(self, seat: int) -> list[str]:
        return [GAME.verbs.text(action) for action in self.state.legal(seat)]

    def why_not(self, seat: int, text: str) -> Message | None:
        return self.state.why_not(seat, GAME.verbs.parse(text))

    def view(self, seat: int) -> View:
        view = self.state.view(seat)
        assert isinstance(view, View)
        return view

    def figures(self, seat: int) -> Figures:
        figures = self.state.figures(seat)
        assert isinstance(figures, Figures)
        return figures

    @property
    def acting(self) -> list[int]:
        return [int(seat) for seat in members(self.state.actors())]

    @property
    def coins(self) -> list[int]:
        return [int(player.coins) for player in self.state.players]

    @property
    def wounds(self) -> list[int]:
        return [int(player.wounds) for player in self.state.players]

    def told(self, kind: type[EventType], seat: int = 0) -> list[EventType]:
        """The events of a kind that a seat was told."""
        return [event for event in self.log.told(seat) if isinstance(event, kind)]

    def results(self) -> list[SeatResult]:
        """What the room resolved last brought to each seat."""
        return self.told(RoomResolved)[-1].result.seats


def position(
    room: str,
    *,
    seats: int = 3,
    floor: int = 1,
    place: int = 1,
    coins: list[int] | None = None,
    wounds: list[int] | None = None,
    power: list[list[int]] | None = None,
    items: list[list[str]] | None = None,
    cards: list[str | None] | None = None,
    used_ball: list[int] | None = None,
    petrified: list[int] | None = None,
    scroll: int | None = None,
    phase: str = "choose",
    plan: str = "floor_3",
    lit_by: list[int] | None = None,
    dark: list[str] | None = None,
) -> dict[str, object]:
    """A dump with this room as the current one. What is not said is ordinary: a bit of money, some wounds, no items.

    Other rooms that lie face up are any that are left; `dark` names the face-down ones that a torch has lit.
    """
    if room in BOSS_IDS:
        floor, place = 5, 5
    layout = next(card.layout for card in PLANS if card.id == plan)
    pool = [card.id for card in ROOMS]
    lit = list(dark or [])
    for name in [room, *lit]:
        if name in pool:
            pool.remove(name)
    rooms: list[str | None] = []
    for number, face in enumerate(layout, start=1):
        last = floor == 5 and number == 5
        if number == place:
            rooms.append(room)
        elif face == "D" and number > place:
            rooms.append(lit.pop(0) if lit_by else None)
        elif last:
            rooms.append("medusa")
        else:
            rooms.append(pool.pop())
    on_floor = sum(1 for name in rooms if name is not None and name not in BOSS_IDS)
    plans = [card.id for card in PLANS if card.id != plan]
    return {
        "options": {"variant": "standard" if scroll is None else "tactical"},
        "seats": seats,
        "floor": floor,
        "room": place,
        "phase": phase,
        "plan": plan,
        "rooms": rooms,
        "lit_by": lit_by or [],
        "scroll": scroll,
        "players": [
            {
                "character": CHARACTERS[seat].id,
                "coins": coins[seat] if coins else 5,
                "wounds": wounds[seat] if wounds else 2,
                "power": power[seat] if power else ALL,
                "items": items[seat] if items else [],
                "card": cards[seat] if cards else None,
                "used_ball": seat in (used_ball or []),
                "petrified": seat in (petrified or []),
            }
            for seat in range(seats)
        ],
        "deck": pool[: 30 - 5 * (floor - 1) - on_floor],
        "plans": plans[: 7 - floor],
    }


def table(room: str, **rest: object) -> Table:
    """A table with a position written by hand."""
    state = GAME.load(position(room, **rest))  # type: ignore[arg-type]  # the same arguments
    assert isinstance(state, RaidersState)
    return Table(state)


def new_table(seats: int = 4, variant: str = "standard", seed: int = 1) -> Table:
    """A table as it stands after the setup."""
    rng = FastRng(seed)
    options = next(found for found in GAME.variants(seats) if getattr(found, "variant", "") == variant)
    state = GAME.new(seats, options, rng)
    assert isinstance(state, RaidersState)
    return Table(state, rng)
