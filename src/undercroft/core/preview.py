"""What an action would bring, shown only where it is certain."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.log import Log
from undercroft.core.rng import Drawn, NoRng, Rng
from undercroft.core.state import State
from undercroft.core.view import Event


class Preview:
    """The view, figures and events that follow for the seat itself."""

    def __init__(self, view: object, figures: object, events: list[Event]) -> None:
        self.view: object = view
        self.figures: object = figures
        self.events: list[Event] = events

    def encoded(self) -> bytes:
        return msgspec.json.encode([self.view, self.figures, self.events])


def preview(state: State, seat: i64, action: Action, rng: Rng, redeals: i64 = 4) -> Preview | None:
    """Play a legal action in several worlds the seat cannot tell apart: its result if no chance is drawn and all agree.

    The source must be fresh: with a fixed one the worlds would be a function of the true position. Where something
    hidden is shown, a few worlds may agree by luck (of two goals, four times the same), so many more are asked.
    """
    found: Preview | None = None
    worlds = redeals
    asked: i64 = 0
    while asked < worlds:
        asked += 1
        world = state.redeal(seat, rng)
        world.log = Log()
        try:
            world.play(seat, action, NoRng())
        except Drawn:
            return None
        if world.reveals != state.reveals:
            worlds = 6 * redeals
        result = Preview(world.view(seat), world.figures(seat), world.log.told(seat))
        if found is not None and found.encoded() != result.encoded():
            return None
        found = result
    return found
