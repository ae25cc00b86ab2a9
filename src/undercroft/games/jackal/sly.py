"""A sly pirate: he looks for rivals to wager with as well as for gold, and is wary of theirs.

A wager that is won takes a coin from a rival, and often the head start brings it to the winner: it is worth more than
a coin in a hall. The good pirate wagers only if he happens to meet somebody.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.jackal import actions, phases
from undercroft.games.jackal.bot import (
    GoodBot,
    coin_places,
    frontier_places,
    place_of,
    preferences,
    steps_to,
    value_of_standing,
    value_of_ways,
)
from undercroft.games.jackal.cave import FAR, UNREACHED
from undercroft.games.jackal.scoring import steps_home
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import DIE

# Found by four regressions over random settings; docs/bots.md tells how.
WORTH_A_ROLL: Final = 6  # a prize this near is reached sooner by rolling than by exploring
AT_GOLD: Final = 15.0
AT_FRONTIER: Final = 7.0
PRIZE: Final = 10.0
RUSH: Final = 5  # a rich rival is worth this many steps more than another
DANGER: Final = 3.0  # keeping away from a rival who may wager is worth this many steps
COMPANY: Final = 1.0  # what more coins around are worth
AROUND: Final = 8  # steps
REACH: Final = 3.5  # steps of a turn
HOME_PULL: Final = 0.1
TOO_EARLY: Final = -1.0  # worse than doing nothing


class SlyBot(GoodBot):
    """Like the good pirate, except for the way he walks; he keeps his bats until a rich rival is nearly home."""

    def preferences(self, table: Table, seat: i64) -> list[Action]:
        """Like the good pirate's, but a prize on the way comes before exploring."""
        place = table.players[seat].place
        usual = preferences(table, seat)
        if table.has_goal(seat) or table.stands_on_coin(seat):
            return usual
        if Prizes(table, seat).steps(place) <= WORTH_A_ROLL:
            return [actions.ROLL, *usual]
        return usual

    def values(self, table: Table, seat: i64, legal: list[Action]) -> list[float]:
        if table.phase == phases.WALK or table.phase == phases.HEAD_START:
            prizes = Prizes(table, seat)
            return [prizes.standing(place_of(table, action, seat)) for action in legal]
        values = super().values(table, seat, legal)
        for index in range(len(legal)):
            if is_too_early(table, legal[index]):
                values[index] = TOO_EARLY
        return values


def is_too_early(table: Table, action: Action) -> bool:
    """Are these bats for a rich rival who cannot be home with his next roll?"""
    if not isinstance(action, actions.Prank):
        return False
    return table.has_goal(action.seat) and steps_home(table, action.seat) > DIE


class Prizes:
    """What a pirate may walk to, seen from everywhere: coins, and rivals to wager with."""

    def __init__(self, table: Table, seat: i64) -> None:
        cave = table.cave
        player = table.players[seat]
        self.table: Table = table
        self.seat: i64 = seat
        self.gold: vec[i64] = coin_places(cave)
        self.to_gold: vec[i64] = steps_to(cave, self.gold)
        self.to_explore: vec[i64] = steps_to(cave, frontier_places(cave))
        rivals = vec[i64]()
        rich = vec[i64]()
        if player.coins > 0 and player.wagers > 0:
            for other in range(table.seats):
                rival = table.players[other]
                if table.is_rival(seat, other) and rival.coins > 0:
                    rivals = append(rivals, rival.place)
                    if table.has_goal(other):
                        rich = append(rich, rival.place)
        self.can_wager: bool = len(rivals) > 0
        self.to_rivals: vec[i64] = steps_to(cave, rivals) if len(rivals) > 0 else UNREACHED
        self.to_rich: vec[i64] = steps_to(cave, rich) if len(rich) > 0 else UNREACHED

    def steps(self, place: i64) -> i64:
        """To the nearest prize; less than none where a rich rival is."""
        best = FAR
        if self.to_gold[place] >= 0:
            best = self.to_gold[place]
        if self.to_rivals[place] >= 0:
            best = min(best, self.to_rivals[place])
        if self.to_rich[place] >= 0:
            best = min(best, self.to_rich[place] - RUSH)
        return best

    def standing(self, place: i64) -> float:
        """How good it is for this pirate to stand there, with more coins around."""
        worth = self.sly_standing(place)
        if self.table.has_goal(self.seat):
            return worth
        around = self.table.cave.walk(place, AROUND, False)
        for gold in self.gold:
            if around[gold] > 0:
                worth += COMPANY * exp(-float(around[gold]) / REACH)
        return worth

    def good_standing(self, place: i64) -> float:
        """As `value_of_standing`, but the cave is looked at once for all places."""
        if self.table.has_goal(self.seat):
            return value_of_standing(self.table, self.seat, place)
        return value_of_ways(self.table, self.seat, place, self.to_gold[place], self.to_explore[place])

    def sly_standing(self, place: i64) -> float:
        """How good it is to stand there, by the nearest prize alone."""
        table = self.table
        if table.has_goal(self.seat):
            return value_of_standing(table, self.seat, place) - DANGER * float(self.dangers(place))
        worth = 0.0
        prize = self.steps(place)
        if prize < FAR:
            worth = PRIZE - float(prize)
        if self.to_gold[place] == 0:
            worth = max(worth, AT_GOLD)
        if self.to_explore[place] >= 0:
            worth = max(worth, AT_FRONTIER - float(self.to_explore[place]))
        # Close to the goal the way home begins to matter.
        home = table.cave.home[place]
        if table.goal() - table.wealth(self.seat) <= 2 and home >= 0:
            worth -= HOME_PULL * float(home)
        if not self.can_wager:
            worth -= DANGER * float(self.dangers(place))
        return worth

    def dangers(self, place: i64) -> i64:
        """Rivals on that tile who may wager with this pirate."""
        table = self.table
        found: i64 = 0
        if table.players[self.seat].coins == 0:
            return found
        for other in range(table.seats):
            rival = table.players[other]
            beside = rival.place >> 2 == place >> 2
            if beside and table.is_rival(self.seat, other) and rival.wagers > 0 and rival.coins > 0:
                found += 1
        return found
