"""A captain, the master: he tries what he might do, lets all play on for a while, and judges what comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.budget import Budget
from undercroft.bots.trials import Candidate, TrialsBot
from undercroft.bots.turn import EvenRng
from undercroft.core.action import Action
from undercroft.core.bot import Window
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.jackal import phases
from undercroft.games.jackal.guide import JackalGuide
from undercroft.games.jackal.quick import play_turns
from undercroft.games.jackal.sly import SlyBot
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import DIE


class CaptainBot(TrialsBot):
    """Does what the sly pirate does unless trials of `rounds` rounds show something better."""

    def __init__(self, budget: Budget, rounds: i64 = 2, width: i64 = 8, proof: float = 1.0) -> None:
        sly = SlyBot()
        super().__init__(JackalGuide(), budget, first=sly, proof=proof, width=width)
        self.sly: SlyBot = sly
        self.rounds: i64 = rounds

    def candidates(
        self, window: Window, legal: list[Action], usual: Action | None, rng: Rng
    ) -> list[Candidate]:
        assert usual is not None
        found = [Candidate(usual)]
        table = window.redeal(rng)
        assert isinstance(table, Table)
        if table.phase == phases.MAP:
            return found
        likely = legal
        if table.phase != phases.MOVE and table.phase != phases.ACTION and len(legal) > self.width:
            values = self.sly.values(table, window.seat, legal)
            order = sorted(range(len(legal)), key=lambda index: -values[index])
            likely = [legal[index] for index in order[: self.width]]
        for action in likely:
            if action.code != usual.code:
                found.append(Candidate(action))
        return found

    def gain(self, world: State, seat: i64, action: Action, last: i64, number: i64, luck: i64) -> float:
        """The throw that follows shows every side in turn. All play on until this turn comes round again."""
        assert isinstance(world, Table)
        chance = EvenRng(number % DIE, DIE, luck)
        turns = self.rounds * world.seats - 1
        world.play(seat, action, chance)
        play_turns(world, seat, turns, luck, chance)
        chances = self.guide.gains(world) if world.phase == phases.OVER else self.guide.chances(world)
        ally = world.ally_of(seat)
        return chances[seat] if ally == NO_SEAT else chances[seat] + chances[ally]
