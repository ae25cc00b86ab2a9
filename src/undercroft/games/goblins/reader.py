"""A digger who reads the table: what everybody laid and said tells it who is who and which goal lies where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.games.goblins.bot import GoodBot, Mind
from undercroft.games.goblins.clues import CLUES, Belief
from undercroft.games.goblins.state import GoblinsState

JUDGE: Final[Judge | None] = shipped_judge("goblins", CLUES, "beliefs.json")


class ReaderBot(GoodBot):
    """Values actions as the good digger does, but believes what clues have meant in many games."""

    def mind(self, state: GoblinsState, seat: i64, candid: bool) -> Mind:
        if JUDGE is None:
            return Mind(state, seat, candid)
        belief = Belief(state, seat, JUDGE)
        return Mind(state, seat, candid, belief.gnome, belief.goals)
