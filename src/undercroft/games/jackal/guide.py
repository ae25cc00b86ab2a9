"""What Jackal tells a search: what a pirate does by habit, and who is likely to win from coins and ways."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.bots.judge import Judge, shares, shipped_judge
from undercroft.core.action import Action
from undercroft.core.guide import Guide
from undercroft.core.log import NO_SEAT
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.jackal import actions as do
from undercroft.games.jackal import phases
from undercroft.games.jackal.bot import coin_places, frontier_places, preferences, steps_to, value
from undercroft.games.jackal.cave import FAR
from undercroft.games.jackal.state import JackalState

FEATURES: Final = [
    "coins missing",
    "nearly rich enough",
    "rich enough",
    "steps home, if rich enough",
    "near home, if rich enough",
    "steps home, if one coin is missing",
    "an ally's steps home, if rich enough",
    "near home together, if allies are rich enough",
    "near the nearest coin",
    "near the nearest coin, if one is missing",
    "coins near",
    "coins that no rival is nearer to",
    "near a place to explore",
    "turns until it acts, if rich enough",
    "bats left",
    "wagers left",
]
SPOTS: Final = 3  # for a new tile only this many places are looked at
FAR_HOME: Final = 25
FAR_COIN: Final = 15
REACH: Final = 3.5  # steps of a turn


class JackalGuide(Guide):
    """Everybody plays on much as the good bot does; a chapter is a round."""

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        assert isinstance(world, JackalState)
        if world.phase == phases.MOVE:
            return next((one for one in preferences(world, seat) if one in actions), do.STAY)
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

    def promising(self, world: State, seat: i64, actions: list[Action], count: i64) -> list[Action]:
        assert isinstance(world, JackalState)
        if world.phase == phases.MAP:
            return most_valued(world, seat, actions, 1)
        if world.phase == phases.MOVE or count == 0 or len(actions) <= count:
            return actions
        return most_valued(world, seat, actions, count)

    def chapter(self, world: State) -> i64:
        assert isinstance(world, JackalState)
        return 0 if world.phase == phases.MAP else world.round

    def chances(self, world: State) -> list[float]:
        if JUDGE is None:
            return super().chances(world)
        assert isinstance(world, JackalState)
        ways = Ways(world)
        return shares([JUDGE.score(ways.describe(seat)) for seat in range(world.seats)])

    def is_settled(self, world: State) -> bool:
        assert isinstance(world, JackalState)
        return world.phase == phases.MOVE

    def features(self) -> list[str]:
        return FEATURES

    def describe(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, JackalState)
        return Ways(world).describe(seat)


class Ways:
    """How far every pirate has to go, looked at once for all seats."""

    def __init__(self, world: JackalState) -> None:
        cave = world.cave
        self.world: JackalState = world
        self.gold: vec[i64] = coin_places(cave)
        self.to_explore: vec[i64] = steps_to(cave, frontier_places(cave))
        self.walks: list[vec[i64]] = [cave.walk(player.place, FAR, False) for player in world.players]

    def describe(self, seat: i64) -> list[float]:
        world = self.world
        player = world.players[seat]
        missing = max(world.goal() - world.wealth(seat), 0)
        far = self.far(seat)
        ally = world.ally_of(seat)
        rich = missing == 0
        allied = rich and ally != NO_SEAT
        near_coin = 0.0
        coins_near = 0.0
        own_coins = 0.0
        near_frontier = 0.0
        if not rich:
            own = self.walks[seat]
            for gold in self.gold:
                steps = own[gold]
                if 0 <= steps <= FAR_COIN:
                    near = nearness(steps)
                    near_coin = max(near_coin, near)
                    coins_near += near
                    if not self.rival_within(seat, gold, steps):
                        own_coins += near
            steps = self.to_explore[player.place]
            if steps >= 0:
                near_frontier = nearness(steps)
        wait = float((seat - world.active + world.seats) % world.seats) / float(world.seats)
        return [
            float(missing),
            1.0 / (1.0 + float(missing)),
            1.0 if rich else 0.0,
            far if rich else 0.0,
            1.0 / (1.0 + far) if rich else 0.0,
            far if missing == 1 else 0.0,
            self.far(ally) if allied else 0.0,
            1.0 / (1.0 + max(far, self.far(ally))) if allied else 0.0,
            near_coin,
            near_coin if missing == 1 else 0.0,
            coins_near,
            own_coins,
            near_frontier,
            wait if rich else 0.0,
            float(player.bats),
            float(player.wagers),
        ]

    def far(self, seat: i64) -> float:
        """Steps home, as far as they count."""
        home = self.world.cave.home[self.world.players[seat].place]
        return float(min(home, FAR_HOME)) if home >= 0 else float(FAR_HOME)

    def rival_within(self, seat: i64, gold: i64, steps: i64) -> bool:
        """Can a rival walk to this coin in fewer steps, or does he stand there?"""
        for other in range(self.world.seats):
            theirs = self.walks[other][gold]
            if self.world.is_rival(seat, other) and (theirs == 0 or 0 < theirs < steps):
                return True
        return False


def nearness(steps: i64) -> float:
    """From 1 for the next room down; a pirate who stands on a coin at the end of a turn does not have it yet either."""
    return exp(-float(max(steps - 1, 0)) / REACH)


def most_valued(world: JackalState, seat: i64, actions: list[Action], count: i64) -> list[Action]:
    """Those that the good player would value most."""
    values = [value(world, seat, action) for action in actions]
    order = sorted(range(len(actions)), key=lambda index: -values[index])
    return [actions[index] for index in order[:count]]


JUDGE: Final[Judge | None] = shipped_judge("jackal", FEATURES)
