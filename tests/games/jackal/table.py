"""Positions written by hand, and a table to play them on: the tests read like examples of a rulebook."""

from __future__ import annotations

from typing import TypeVar

from undercroft.core.log import Log
from undercroft.core.rng import FastRng, Rng, Script
from undercroft.core.view import Event, Message
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.tiles import TILES
from undercroft.games.jackal.view import Figures, View

EventType = TypeVar("EventType", bound=Event)
Laid = tuple[str, int, int, int]


class Table:
    """A position, what was told about it, and short ways to play on."""

    def __init__(self, state: JackalState, rng: Rng | None = None) -> None:
        self.state = state
        self.rng = rng or FastRng(1)
        self.log = Log()
        self.state.log = self.log

    def do(self, seat: int, text: str, *dice: int) -> Table:
        """One action, which must be legal, with these dice if it throws any."""
        action = GAME.verbs.parse(text)
        assert action in self.state.legal(seat), f"seat {seat} may not {text}"
        rng: Rng = Script([die - 1 for die in dice]) if dice else self.rng
        self.state.play(seat, action, rng)
        return self

    def legal(self, seat: int) -> list[str]:
        return [GAME.verbs.text(action) for action in self.state.legal(seat)]

    def may(self, seat: int, text: str) -> bool:
        return GAME.verbs.parse(text) in self.state.legal(seat)

    def why_not(self, seat: int, text: str) -> str:
        """The id of the reason why a seat may not do this."""
        message = self.state.why_not(seat, GAME.verbs.parse(text))
        assert isinstance(message, Message), f"seat {seat} may {text}"
        return message.id

    def view(self, seat: int = 0) -> View:
        view = self.state.view(seat)
        assert isinstance(view, View)
        return view

    def figures(self, seat: int = 0) -> Figures:
        figures = self.state.figures(seat)
        assert isinstance(figures, Figures)
        return figures

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def coins(self) -> list[int]:
        return [int(player.coins) for player in self.state.players]

    def at(self, seat: int) -> tuple[int, int, int]:
        """Where a pirate stands."""
        place = self.view().seats[seat].pirate
        assert place is not None
        return place.x, place.y, place.tunnel

    def coin_at(self, x: int, y: int) -> bool:
        return next(tile.coin for tile in self.view().tiles if (tile.x, tile.y) == (x, y))

    def told(self, kind: type[EventType], seat: int = 0) -> list[EventType]:
        """The events of a kind that a seat was told."""
        return [event for event in self.log.told(seat) if isinstance(event, kind)]


def position(
    tiles: list[Laid],
    *,
    pirates: list[tuple[int, int, int]] | None = None,
    coins: list[int] | None = None,
    seats: int = 2,
    phase: str = "move",
    current: str | None = None,
    start: list[str] | None = None,
    active: int = 0,
    options: dict[str, bool] | None = None,
    wagers: list[int] | None = None,
    bats: list[int] | None = None,
    displays: list[list[str | None]] | None = None,
    round: int | None = None,
    quiet: int = 0,
    empty: list[tuple[int, int]] | None = None,
) -> Table:
    """A cave of these tiles (card, x, y, turn) around the entrance.

    Coins that players own were taken from halls: those in `empty`, and else from halls laid far away so that the
    sum is right. Tiles that are nowhere else are in the stock.
    """
    owned = coins or [0] * seats
    left = {tile.id: int(tile.count) for tile in TILES}
    placed: list[list[object]] = [["E", 0, 0, 0, False]]
    taken = list(empty or [])
    for name, x, y, turn in tiles:
        placed.append([name, x, y, turn, name[0] in "GH" and (x, y) not in taken])
    missing = sum(owned) - len(taken)
    # Halls of dead ends in a row far to the west, reached by nobody, hold the purses' origin.
    row = [("G-I", -k, 0, 1) for k in range(1, missing + 1)] if missing > 0 else []
    assert len(row) <= 10, "too many coins for this helper"
    names = ["G-I"] * 5 + ["G-T"] * 5
    for index, (_, x, y, _) in enumerate(row):
        name = names[index]
        placed.append([name, x, y, 1 if name == "G-I" else 3, False])
    for entry in placed:
        left[str(entry[0])] -= 1
    for display in displays or []:
        for one in display:
            if one is not None:
                left[one] -= 1
    if current is not None:
        left[current] -= 1
    for one in start or []:
        left[one] -= 1
    assert all(count >= 0 for count in left.values()), "more tiles than there are"
    dump: dict[str, object] = {
        "options": {"mud": False, "five_tiles": bool(displays), "alliances": False, **(options or {})},
        "seats": seats,
        "phase": phase,
        "actor": active,
        "active": active,
        "first": 0,
        "round": round or quiet + 1,
        "quiet": quiet,
        "progress": False,
        "tiles": placed,
        "players": [
            {
                "pirate": list((pirates or [(0, 0, 0)] * seats)[seat]),
                "coins": owned[seat],
                "wagers": (wagers or [3] * seats)[seat],
                "bats": (bats or [3] * seats)[seat],
                "display": (displays or [[]] * seats)[seat],
            }
            for seat in range(seats)
        ],
        "start": start or [],
        "returned": [],
        "stock": [name for name, count in left.items() for _ in range(count)],
        "current": current,
        "new_tile": None,
        "die": 0,
        "second_die": 0,
        "swim": False,
        "fell_in_mud": False,
        "trial": None,
        "end": None,
    }
    state = GAME.load(dump)
    assert isinstance(state, JackalState)
    return Table(state)


# A corridor to the east: three straight tunnels, then a gold hall at its end, open to the west alone.
EAST: list[Laid] = [("C-I", 1, 0, 1), ("C-I", 2, 0, 1), ("C-I", 3, 0, 1), ("G-D", 4, 0, 3)]
