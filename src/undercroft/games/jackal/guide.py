"""What Jackal tells a search: what a pirate does by habit, and who is likely to win from coins and ways."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.core.action import Action
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.jackal import actions as do
from undercroft.games.jackal import phases
from undercroft.games.jackal.bot import coin_places, steps_to, value, wishes
from undercroft.games.jackal.state import JackalState

FEATURES: Final = [
    "coins missing",
    "coins missing, beyond the first",
    "rich enough",
    "steps home, if rich enough",
    "near home, if rich enough",
    "steps home, if one coin is missing",
    "steps to the nearest coin, if not rich enough",
    "cut off from home",
    "turns until it acts, as a part of the round",
    "bats left",
    "wagers left",
    "coins missing to the richest rival",
]
SPOTS: Final = 3  # for a new tile only this many places are looked at
FAR_HOME: Final = 25
FAR_COIN: Final = 15


class JackalGuide(Guide):
    """Everybody plays on much as the good bot does; a chapter is a round."""

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        assert isinstance(world, JackalState)
        if world.phase == phases.MOVE:
            return next((wish for wish in wishes(world, seat) if wish in actions), do.STAY)
        few = len(actions) > SPOTS and (world.phase == phases.PLACE or world.phase == phases.MAP)
        best = actions[0]
        most = -1e9
        for index in range(SPOTS if few else len(actions)):
            action = actions[rng.below(len(actions))] if few else actions[index]
            worth = value(world, seat, action) + float(rng.below(100)) / 1000.0
            if worth > most:
                most = worth
                best = action
        return best

    def chapter(self, world: State) -> i64:
        assert isinstance(world, JackalState)
        return 0 if world.phase == phases.MAP else world.round

    def chances(self, world: State) -> list[float]:
        if JUDGE is not None:
            return JUDGE.chances(self, world)
        return super().chances(world)

    def features(self) -> list[str]:
        return FEATURES

    def describe(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, JackalState)
        cave = world.cave
        player = world.players[seat]
        missing = max(world.goal() - world.wealth(seat), 0)
        home = cave.home[player.place]
        far = float(min(home, FAR_HOME)) if home >= 0 else float(FAR_HOME)
        rich = missing == 0
        gold = 0.0
        if not rich:
            steps = steps_to(cave, coin_places(cave))[player.place]
            gold = float(min(steps, FAR_COIN)) if steps >= 0 else float(FAR_COIN)
        ahead: i64 = 0
        for other in range(world.seats):
            if world.is_rival(seat, other):
                ahead = max(ahead, world.wealth(other))
        return [
            float(missing),
            float(max(missing - 1, 0)),
            1.0 if rich else 0.0,
            far if rich else 0.0,
            1.0 / (1.0 + far) if rich else 0.0,
            far if missing == 1 else 0.0,
            gold,
            1.0 if home < 0 else 0.0,
            float((seat - world.active + world.seats) % world.seats) / float(world.seats),
            float(player.bats),
            float(player.wagers),
            float(max(ahead - world.wealth(seat), 0)),
        ]


JUDGE: Final[Judge | None] = shipped_judge("jackal", FEATURES)
