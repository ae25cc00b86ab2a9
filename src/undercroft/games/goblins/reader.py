"""A digger who reads the table: what everybody laid and said tells it who is who and which goal lies where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.games.goblins.bot import GoodBot, Mind
from undercroft.games.goblins.clues import CLUES, Belief
from undercroft.games.goblins.stakes import stakes_of
from undercroft.games.goblins.state import GoblinsState

JUDGE: Final[Judge | None] = shipped_judge("goblins", CLUES, "beliefs.json")


class ReaderBot(GoodBot):
    """Digs as the good digger does, but believes what clues have meant in many games, and knows what is at stake."""

    def mind(self, state: GoblinsState, seat: i64, candid: bool) -> Mind:
        if JUDGE is None:
            return Mind(state, seat, candid)
        belief = Belief(state, seat, JUDGE)
        stakes = stakes_of(state, seat, belief.gnome)
        return Mind(state, seat, candid, belief.gnome, belief.goals, stakes)
