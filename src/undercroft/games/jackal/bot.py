"""A sensible pirate: lays tiles toward gold and home, collects, hinders whoever is about to win, and goes home in time.

Nothing is hidden in this game but the order of the tiles, so it thinks in a world dealt again and reads the cave there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.jackal import actions, phases
from undercroft.games.jackal.cave import ENTRANCE, FAR, FRONTIER, Cave
from undercroft.games.jackal.scoring import steps_home
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import NO_PLACE, NO_TUNNEL, TILES, TUNNEL_AT

NEAR: Final = 3  # a coin this near is worth a roll
DANGER: Final = 9  # a rich rival this near to home must be stopped
TRIFLE: Final = 0.1  # chance decides between actions that are as good as each other


class GoodBot(Bot):
    """Plays by the hints of the rules page: gold first, then home; bats and wagers for the leader.

    With `doubt` it misjudges every action by up to that many coins; in `lapses` of 100 turns it does the second best.
    """

    def __init__(self, doubt: float = 0.0, lapses: i64 = 0) -> None:
        self.doubt: float = doubt
        self.lapses: i64 = lapses

    def choose(self, window: Window, rng: Rng) -> Action:
        legal = window.legal()
        if len(legal) == 1:
            return legal[0]
        table = window.redeal(rng)
        assert isinstance(table, Table)
        seat = window.seat
        if table.phase == phases.MOVE:
            found = [one for one in self.preferences(table, seat) if one in legal]
            if len(found) > 1 and self.lapses > 0 and rng.below(100) < self.lapses:
                return found[1]
            return found[0] if found else actions.STAY
        values = self.values(table, seat, legal)
        best = legal[0]
        most = -1e9
        for index in range(len(legal)):
            worth = values[index] + (TRIFLE + self.doubt) * float(rng.below(100)) / 100.0
            if worth > most:
                most = worth
                best = legal[index]
        return best

    def preferences(self, table: Table, seat: i64) -> list[Action]:
        """How to move, the best first."""
        return preferences(table, seat)

    def values(self, table: Table, seat: i64, legal: list[Action]) -> list[float]:
        """How good these actions are, in coins, roughly."""
        return [value(table, seat, action) for action in legal]


def preferences(table: Table, seat: i64) -> list[Action]:
    """Home with enough gold; a coin underfoot or near; the frontier; or a walk toward the nearer of the two."""
    cave = table.cave
    place = table.players[seat].place
    found: list[Action] = []
    if table.has_goal(seat):
        if cave.home[place] < 0:
            found.append(actions.DIVE)
        return [*found, actions.ROLL] if place != ENTRANCE else []
    if table.stands_on_coin(seat):
        return found
    coin = nearest(cave, place, coin_places(cave))
    frontier = nearest(cave, place, frontier_places(cave))
    if coin <= NEAR:
        found.append(actions.ROLL)
    if frontier == 0:
        found += [actions.EXPLORE, *actions.OWN_TILES]
    if min(coin, frontier) < FAR:
        found.append(actions.ROLL)
    return [*found, actions.DIVE, actions.EXPLORE]


def value(table: Table, seat: i64, action: Action) -> float:
    """How good an action is for this seat, in coins, roughly."""
    phase = table.phase
    if phase == phases.MAP:
        return value_of_map(table, action)
    if phase == phases.PLACE:
        return value_of_place(table, seat, action)
    if phase == phases.STEP:
        return value_of_step(table, seat, action)
    if phase == phases.WALK or phase == phases.HEAD_START:
        return value_of_standing(table, seat, place_of(table, action, seat))
    if phase == phases.ACTION:
        return value_of_deed(table, seat, action)
    if phase == phases.COIN:
        return value_of_drop(table, seat, action)
    if phase == phases.BAT_MOVE:
        return value_of_drive(table, seat, action)
    return 1.0 if action is actions.TAKE_COIN else 0.0


# Distances


def coin_places(cave: Cave) -> vec[i64]:
    """Where coins lie."""
    found = vec[i64]()
    for hall in cave.halls():
        if cave.coin[hall >> 2]:
            found = append(found, hall)
    return found


def frontier_places(cave: Cave) -> vec[i64]:
    """Positions with an opening that faces an empty cell; those with two openings are listed twice."""
    found = vec[i64]()
    ahead = cave.ahead
    for index in range(len(ahead)):
        if ahead[index] == FRONTIER:
            tile = index >> 2
            found = append(found, 4 * tile + TUNNEL_AT[4 * cave.tile[tile] + (index & 3)])
    return found


def steps_to(cave: Cave, places: vec[i64]) -> vec[i64]:
    """From every position, the steps to the nearest of these; -1 where none can be walked to."""
    return cave.spread(places, FAR, False, False)


def nearest(cave: Cave, place: i64, places: vec[i64]) -> i64:
    steps = steps_to(cave, places)[place]
    return steps if steps >= 0 else FAR


def place_of(table: Table, action: Action, seat: i64) -> i64:
    """Where the seat's pirate stands after this action."""
    if isinstance(action, actions.Go):
        return table.cave.place_at(action.x, action.y, action.tunnel)
    return table.players[seat].place


# Placing


def value_of_map(table: Table, action: Action) -> float:
    """A cave that grows, with gold close to the entrance."""
    assert isinstance(action, actions.PlaceTile)
    cave = table.cave.copy()
    number = cave.lay(action.x, action.y, 4 * table.current + action.turn)
    hall = TILES[table.current].hall
    worth = 0.3 * float(cave.openings)
    if hall != NO_TUNNEL:
        steps = cave.home[4 * number + hall]
        worth += 3.0 - 0.4 * float(steps) if steps >= 0 else -3.0
    return worth


def value_of_place(table: Table, seat: i64, action: Action) -> float:
    """Gold that this pirate can step onto at once, or that is nearer to him than to others; a way on for himself."""
    assert isinstance(action, actions.PlaceTile)
    cave = table.cave.copy()
    number = cave.lay(action.x, action.y, 4 * table.current + action.turn)
    place = table.players[seat].place
    here = cave.joined(place, number)
    hall = TILES[table.current].hall
    worth = 0.05 * float(cave.openings)
    if hall != NO_TUNNEL:
        gold = 4 * number + hall
        if here == gold:
            return worth + 5.0
        own = cave.walk(place, FAR, False)[gold]
        worth += 2.0 - 0.2 * float(own) if own >= 0 else -1.0
        for other in range(table.seats):
            if table.is_rival(seat, other):
                theirs = cave.walk(table.players[other].place, FAR, False)[gold]
                if 0 <= theirs <= 6:
                    worth -= 0.3
    elif here != NO_PLACE:
        worth += 1.0
        if cave.is_frontier(here):
            worth += 1.0
    if here == NO_PLACE:
        worth += hindrance(table, seat, cave)
    return worth


def hindrance(table: Table, seat: i64, cave: Cave) -> float:
    """A tile elsewhere is best where it takes a rival's frontier away."""
    worth = 0.0
    for other in range(table.seats):
        if table.is_rival(seat, other):
            place = table.players[other].place
            if table.cave.is_frontier(place) and not cave.is_frontier(place):
                worth += 0.4
    return worth


def value_of_step(table: Table, seat: i64, action: Action) -> float:
    if action is not actions.STEP_ON:
        return 0.5 if table.stands_on_coin(seat) else 0.0
    there = table.cave.joined(table.players[seat].place, table.new_tile)
    if table.has_goal(seat):
        return float(steps_home(table, seat) - max(table.cave.home[there], 0))
    if table.cave.kind_of(table.new_tile).hall == there & 3:
        return 3.0
    return 1.0 if table.cave.is_frontier(there) else 0.2


# Walking


def value_of_standing(table: Table, seat: i64, place: i64) -> float:
    """How good it is for this seat to have its pirate there: near to home, or to the next coin or frontier."""
    cave = table.cave
    home = cave.home[place]
    if table.has_goal(seat):
        if home == 0:
            return 100.0
        return 50.0 - float(home) if home >= 0 else (5.0 if cave.has_passage(place) else 0.0)
    gold = steps_to(cave, coin_places(cave))[place]
    ahead = steps_to(cave, frontier_places(cave))[place]
    return value_of_ways(table, seat, place, gold, ahead)


def value_of_ways(table: Table, seat: i64, place: i64, gold: i64, ahead: i64) -> float:
    """The same for a pirate without the goal, with this many steps to gold and to a frontier (-1: no way)."""
    home = table.cave.home[place]
    worth = 0.0
    if gold >= 0:
        worth = max(worth, 10.0 - float(gold))
        if gold == 0:
            worth += 5.0
    if ahead >= 0:
        worth = max(worth, 7.0 - float(ahead))
    # Close to the goal the way home begins to matter.
    missing = table.goal() - table.wealth(seat)
    if missing <= 2 and home >= 0:
        worth -= 0.1 * float(home)
    return worth


# Actions


def threat(table: Table, seat: i64) -> float:
    """How close a rival is to winning: rich and near home."""
    missing = table.goal() - table.wealth(seat)
    home = steps_home(table, seat)
    if missing <= 0:
        return 10.0 if home <= DANGER else 5.0
    return 2.0 if missing == 1 and home <= DANGER else 0.0


def value_of_deed(table: Table, seat: i64, action: Action) -> float:
    if action is actions.TAKE_COIN:
        return 6.0
    if action is actions.END_TURN:
        return 0.0
    if isinstance(action, actions.Prank):
        return threat(table, action.seat) * 0.62 + pressure(table, seat, action.seat)
    if isinstance(action, actions.Wager):
        lead = float(table.wealth(action.seat) - table.wealth(seat))
        return 1.0 + 0.3 * lead + threat(table, action.seat)
    if isinstance(action, actions.Give):
        return value_of_gift(table, seat, action.coins)
    return -1.0


def value_of_gift(table: Table, seat: i64, coins: i64) -> float:
    """Coins count for the team, whoever has them, but only somebody with a coin can wager: an ally gets his first."""
    ally = table.players[table.ally_of(seat)]
    if ally.coins > 0 or ally.wagers == 0 or coins > 1:
        return -1.0
    # The last coin goes only to somebody who can use it better.
    mine = table.players[seat]
    return 0.3 if mine.coins > 1 or mine.wagers == 0 else -1.0


def pressure(table: Table, seat: i64, other: i64) -> float:
    """Bats kept to the end are wasted: late in the game they may go to the leader."""
    if table.round < 60:
        return -0.5
    return 0.2 * float(table.wealth(other) - table.wealth(seat)) - 0.3


def value_of_drop(table: Table, seat: i64, action: Action) -> float:
    """The coin goes where the winner is near and the loser far."""
    if not isinstance(action, actions.DropCoin):
        return 0.0
    cave = table.cave
    tile = cave.tile_at(action.x, action.y)
    gold = 4 * tile + cave.kind_of(tile).hall
    mine = cave.walk(table.players[seat].place, FAR, False)[gold]
    theirs = cave.walk(table.players[table.held_trial().loser()].place, FAR, False)[gold]
    return value_of_hall(mine, theirs)


def value_of_hall(mine: i64, theirs: i64) -> float:
    """An empty hall as a place for the coin, by the steps of the winner and of the loser (-1: no way)."""
    worth = 2.0
    worth -= 0.3 * float(mine) if mine >= 0 else 3.0
    worth += 0.2 * float(theirs) if theirs >= 0 else 2.0
    return worth


def value_of_drive(table: Table, seat: i64, action: Action) -> float:
    """Where the loser is worst off; a leader is driven away from home, others from gold."""
    loser = table.walker()
    place = place_of(table, action, loser)
    worth = -value_of_standing(table, loser, place)
    if not isinstance(action, actions.Go):
        worth -= 0.05
    elif table.mud and table.cave.is_muddy(place):
        worth += 0.3
    return worth
