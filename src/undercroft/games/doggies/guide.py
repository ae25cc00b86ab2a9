"""What Dungeon Doggies tells a search: quick plans by habit, the rounds, and who is likely to win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.judge import Judge, shipped_judge
from undercroft.core.action import Action
from undercroft.core.bot import Window
from undercroft.core.guide import Guide
from undercroft.core.rng import Rng
from undercroft.core.state import State
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import guesses, leaving, scoring
from undercroft.games.doggies.actions import EXPLORE, LEAVE
from undercroft.games.doggies.bot import WIDTH, GoodBot
from undercroft.games.doggies.player import IN
from undercroft.games.doggies.scouting import rounds_left
from undercroft.games.doggies.state import DoggiesState

FEATURES: Final = [
    "coins",
    "coins, in the last round",
    "coins, with two rounds to come",
    "paws that belong on the board, while rounds are left",
    "symbols, while rounds are left",
    "shields and keys, while rounds are left",
    "potions",
    "quests fulfilled",
    "still inside",
    "paws to walk with, while inside",
]


class DoggiesGuide(Guide):
    """Everybody plays on by hasty plans of the good bot; a chapter is a round."""

    def __init__(self) -> None:
        self.bot: GoodBot = GoodBot(2, 1)
        self.planner: GoodBot = GoodBot()

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        return self.bot.choose(Window(world, seat), rng)

    def chapter(self, world: State) -> i64:
        assert isinstance(world, DoggiesState)
        return world.round

    def chances(self, world: State) -> list[float]:
        if JUDGE is not None:
            return JUDGE.chances(self, world)
        return super().chances(world)

    def features(self) -> list[str]:
        return FEATURES

    def describe(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, DoggiesState)
        player = world.players[seat]
        left = float(rounds_left(world))
        coins = float(scoring.total(world, seat))
        symbols: i64 = 0
        potions: i64 = 0
        for symbol in range(3):
            symbols += box.count_of(player.marks, symbol)
            potions += box.count_of(player.potions, symbol)
        inside = player.status == IN
        return [
            coins,
            coins if left == 0.0 else 0.0,
            coins if left == 2.0 else 0.0,
            float(player.owned) * left,
            float(symbols) * left,
            float(box.shields_of(player.marks) + box.keys_of(player.marks)) * left,
            float(potions),
            float(scoring.all_fulfilments(world, seat)),
            1.0 if inside else 0.0,
            float(player.available) if inside else 0.0,
        ]

    def clues(self) -> list[str]:
        return guesses.CLUES

    def worlds(self, world: State, seat: i64) -> list[list[float]]:
        """The quests that the next seat may hold; those of the others are guessed alike."""
        assert isinstance(world, DoggiesState)
        other = (seat + 1) % world.seats
        if not guesses.holds_secret(world, other):
            return []
        return [guesses.describe(world, other, quest) for quest in guesses.possible_quests(world, seat)]

    def truths(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, DoggiesState)
        other = (seat + 1) % world.seats
        if not guesses.holds_secret(world, other):
            return []
        held = world.players[other].quest
        return [1.0 if quest == held else 0.0 for quest in guesses.possible_quests(world, seat)]

    def weight(self, world: State, seat: i64) -> float:
        assert isinstance(world, DoggiesState)
        found = guesses.guesses_of(world, seat)
        return 1.0 if found is None else found.weight(world)

    def choices(self) -> list[str]:
        return leaving.CHOICES

    def describe_choices(self, world: State, seat: i64, actions: list[Action]) -> list[list[float]]:
        """To leave now, or to explore and leave later."""
        assert isinstance(world, DoggiesState)
        if LEAVE not in actions or EXPLORE not in actions:
            return []
        worth = self.planner.plan(world, seat, WIDTH).worth
        if not leaving.is_open(world, seat, worth):
            return []
        stakes = leaving.describe_stakes(self.planner, world, seat, worth)
        rows: list[list[float]] = []
        for action in actions:
            if action in (LEAVE, EXPLORE):
                rows.append(leaving.describe_choice(world, stakes, action is LEAVE))
            else:
                rows.append([])
        return rows


JUDGE: Final[Judge | None] = shipped_judge("doggies", FEATURES)
