"""A sensible pirate: lays tiles toward gold and home, collects, hinders whoever is about to win, and goes home in time.

Nothing is hidden in this game but the order of the tiles, so it thinks in a world dealt anew and reads the cave there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bot import Bot, Window
from undercroft.core.rng import Rng
from undercroft.games.jackal import laying
from undercroft.games.jackal.actions import (
    DIVE,
    END_TURN,
    EXPLORE,
    LEAVE_PIRATE,
    ROLL,
    STAY,
    STEP_ON,
    TAKE_COIN,
    DropCoin,
    Go,
    PlaceTile,
    PlayOwnTile,
    Prank,
    Wager,
)
from undercroft.games.jackal.cave import ENTRANCE, NOTHING, UNREACHED, Cave
from undercroft.games.jackal.ending import FAR, goal_of, has_goal, steps_home, wealth
from undercroft.games.jackal.phases import (
    ACTION,
    BAT_MOVE,
    COIN,
    HEAD_START,
    MAP,
    MOVE,
    PLACE,
    STEP,
    WALK,
)
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.tiles import SIDES_OF, TILES

NEAR: Final = 3  # a coin this near is worth a roll
DANGER: Final = 9  # a rich rival this near to home must be stopped


class GoodBot(Bot):
    """Plays by the hints of the rules page: gold first, then home; bats and wagers for the leader."""

    def choose(self, window: Window, rng: Rng) -> Action:
        actions = window.legal()
        if len(actions) == 1:
            return actions[0]
        state = window.redeal(rng)
        assert isinstance(state, JackalState)
        seat = window.seat
        if state.phase == MOVE:
            return choose_move(state, seat, actions)
        best = actions[0]
        most = -1e9
        for action in actions:
            # A trifle of chance so that equals are not always decided the same way.
            worth = value(state, seat, action) + float(rng.below(100)) / 1000.0
            if worth > most:
                most = worth
                best = action
        return best


def choose_move(state: JackalState, seat: i64, actions: list[Action]) -> Action:
    """Home with enough gold; a coin underfoot or near; else the frontier; else walk toward the nearer of both."""
    player = state.players[seat]
    if has_goal(state, seat):
        if state.cave.home[player.place] >= 0:
            return ROLL if player.place >> 2 != ENTRANCE and ROLL in actions else STAY
        if DIVE in actions:
            return DIVE
        return ROLL if ROLL in actions else STAY
    if state.stands_on_coin(seat):
        return STAY
    coin = nearest(state, player.place, coin_places(state))
    frontier = nearest(state, player.place, frontier_places(state.cave))
    if coin <= NEAR and ROLL in actions:
        return ROLL
    if frontier == 0:
        if EXPLORE in actions:
            return EXPLORE
        for action in actions:
            if isinstance(action, PlayOwnTile):
                return action
    if min(coin, frontier) < FAR and ROLL in actions:
        return ROLL
    if DIVE in actions:
        return DIVE
    return EXPLORE if EXPLORE in actions else STAY


def value(state: JackalState, seat: i64, action: Action) -> float:
    """How good an action is for this seat, in coins, roughly."""
    phase = state.phase
    if phase == MAP:
        return value_of_map(state, action)
    if phase == PLACE:
        return value_of_place(state, seat, action)
    if phase == STEP:
        return value_of_step(state, seat, action)
    if phase == WALK or phase == HEAD_START:
        return value_of_walk(state, seat, action)
    if phase == ACTION:
        return value_of_deed(state, seat, action)
    if phase == COIN:
        return value_of_drop(state, seat, action)
    if phase == BAT_MOVE:
        return value_of_drive(state, seat, action)
    return 1.0 if action == TAKE_COIN else 0.0


# Distances


def coin_places(state: JackalState) -> vec[i64]:
    """Where coins lie."""
    found = vec[i64]()
    cave = state.cave
    for tile in range(len(cave.tile)):
        if cave.coin[tile]:
            found = append(found, 4 * tile + TILES[cave.tile[tile] >> 2].hall)
    return found


def frontier_places(cave: Cave) -> vec[i64]:
    """Positions with an opening that faces an empty cell."""
    found = vec[i64]()
    for tile in range(len(cave.tile)):
        for tunnel in range(len(TILES[cave.tile[tile] >> 2].tunnels)):
            if is_frontier(cave, 4 * tile + tunnel):
                found = append(found, 4 * tile + tunnel)
    return found


def is_frontier(cave: Cave, place: i64) -> bool:
    sides = SIDES_OF[4 * cave.tile[place >> 2] + (place & 3)]
    for side in range(4):
        if sides >> side & 1 and cave.beside[4 * (place >> 2) + side] == NOTHING:
            return True
    return False


def steps_to(cave: Cave, places: vec[i64]) -> vec[i64]:
    """From every position, the steps to the nearest of these; -1 where none can be walked to."""
    steps = UNREACHED[:]
    queue = vec[i64]()
    for place in places:
        steps[place] = 0
        queue = append(queue, place)
    index: i64 = 0
    while index < len(queue):
        here = queue[index]
        index += 1
        for side in range(4):
            beyond = cave.step(here, side)
            if beyond != NOTHING and steps[beyond] < 0:
                steps[beyond] = steps[here] + 1
                queue = append(queue, beyond)
    return steps


def nearest(state: JackalState, place: i64, places: vec[i64]) -> i64:
    steps = steps_to(state.cave, places)[place]
    return steps if steps >= 0 else FAR


def place_of(cave: Cave, action: Go) -> i64:
    return 4 * cave.tile_at(action.x, action.y) + action.tunnel


# Placing


def value_of_map(state: JackalState, action: Action) -> float:
    """A cave that grows, with gold close to the entrance."""
    assert isinstance(action, PlaceTile)
    cave = state.cave.copy()
    number = cave.lay(action.x, action.y, 4 * state.current + action.turn)
    hall = TILES[state.current].hall
    worth = 0.3 * float(cave.openings)
    if hall >= 0:
        steps = cave.home[4 * number + hall]
        worth += 3.0 - 0.4 * float(steps) if steps >= 0 else -3.0
    return worth


def value_of_place(state: JackalState, seat: i64, action: Action) -> float:
    """Gold where this pirate can step at once, or nearer to him than to others; a way on for himself."""
    assert isinstance(action, PlaceTile)
    cave = state.cave.copy()
    number = cave.lay(action.x, action.y, 4 * state.current + action.turn)
    place = state.players[seat].place
    here = NOTHING
    for side in range(4):
        beyond = cave.step(place, side)
        if beyond != NOTHING and beyond >> 2 == number:
            here = beyond
    hall = TILES[state.current].hall
    worth = 0.05 * float(cave.openings)
    if hall >= 0:
        gold = 4 * number + hall
        if here == gold:
            return worth + 5.0
        own = cave.walk(place, FAR, False)[gold]
        worth += 2.0 - 0.2 * float(own) if own >= 0 else -1.0
        for other in range(state.seats):
            if other != seat and other != state.ally_of(seat):
                theirs = cave.walk(state.players[other].place, FAR, False)[gold]
                if 0 <= theirs <= 6:
                    worth -= 0.3
    elif here != NOTHING:
        worth += 1.0
        if is_frontier(cave, here):
            worth += 1.0
    if here == NOTHING:
        worth += hindrance(state, seat, cave)
    return worth


def hindrance(state: JackalState, seat: i64, cave: Cave) -> float:
    """A tile elsewhere is best where it takes a rival's frontier away."""
    worth = 0.0
    for other in range(state.seats):
        if other != seat and other != state.ally_of(seat):
            place = state.players[other].place
            if is_frontier(state.cave, place) and not is_frontier(cave, place):
                worth += 0.4
    return worth


def value_of_step(state: JackalState, seat: i64, action: Action) -> float:
    if action != STEP_ON:
        return 0.5 if state.stands_on_coin(seat) else 0.0
    there = laying.joined_to(state, seat, state.new_tile)
    if has_goal(state, seat):
        return float(steps_home(state, seat) - max(state.cave.home[there], 0))
    if TILES[state.cave.kind_of(state.new_tile)].hall == there & 3:
        return 3.0
    return 1.0 if is_frontier(state.cave, there) else 0.2


# Walking


def value_of_walk(state: JackalState, seat: i64, action: Action) -> float:
    """As near as possible to home, or to the next coin or frontier."""
    cave = state.cave
    place = place_of(cave, action) if isinstance(action, Go) else state.players[seat].place
    return value_of_standing(state, seat, place)


def value_of_standing(state: JackalState, seat: i64, place: i64) -> float:
    """How good it is for this seat to have its pirate there."""
    cave = state.cave
    home = cave.home[place]
    if has_goal(state, seat):
        if home == 0:
            return 100.0
        return 50.0 - float(home) if home >= 0 else (5.0 if cave.has_passage(place) else 0.0)
    coins = coin_places(state)
    gold = steps_to(cave, coins)[place]
    ahead = steps_to(cave, frontier_places(cave))[place]
    worth = 0.0
    if gold >= 0:
        worth = max(worth, 10.0 - float(gold))
        if gold == 0:
            worth += 5.0
    if ahead >= 0:
        worth = max(worth, 7.0 - float(ahead))
    # Close to the goal the way home begins to matter.
    missing = goal_of(state) - wealth(state, seat)
    if missing <= 2 and home >= 0:
        worth -= 0.1 * float(home)
    return worth


# Actions


def threat(state: JackalState, seat: i64) -> float:
    """How close a rival is to winning: rich and near home."""
    missing = goal_of(state) - wealth(state, seat)
    home = steps_home(state, seat)
    if missing <= 0:
        return 10.0 if home <= DANGER else 5.0
    return 2.0 if missing == 1 and home <= DANGER else 0.0


def value_of_deed(state: JackalState, seat: i64, action: Action) -> float:
    if action == TAKE_COIN:
        return 6.0
    if action == END_TURN:
        return 0.0
    if isinstance(action, Prank):
        return threat(state, action.seat) * 0.62 + pressure(state, seat, action.seat)
    if isinstance(action, Wager):
        lead = float(wealth(state, action.seat) - wealth(state, seat))
        return 1.0 + 0.3 * lead + threat(state, action.seat)
    return -1.0


def pressure(state: JackalState, seat: i64, other: i64) -> float:
    """Bats kept to the end are wasted: late in the game they may go to the leader."""
    if state.round < 60:
        return -0.5
    return 0.2 * float(wealth(state, other) - wealth(state, seat)) - 0.3


def value_of_drop(state: JackalState, seat: i64, action: Action) -> float:
    """The coin goes where the winner is near and the loser far."""
    if not isinstance(action, DropCoin):
        return 0.0
    trial = state.trial
    assert trial is not None
    cave = state.cave
    tile = cave.tile_at(action.x, action.y)
    gold = 4 * tile + TILES[cave.kind_of(tile)].hall
    mine = cave.walk(state.players[seat].place, FAR, False)[gold]
    theirs = cave.walk(state.players[trial.loser()].place, FAR, False)[gold]
    worth = 2.0
    worth -= 0.3 * float(mine) if mine >= 0 else 3.0
    worth += 0.2 * float(theirs) if theirs >= 0 else 2.0
    return worth


def value_of_drive(state: JackalState, seat: i64, action: Action) -> float:
    """Where the loser is worst off; a leader is driven away from home, others from gold."""
    trial = state.trial
    assert trial is not None
    loser = trial.loser()
    place = place_of(state.cave, action) if isinstance(action, Go) else state.players[loser].place
    if action == LEAVE_PIRATE:
        return -value_of_standing(state, loser, place) - 0.05
    worth = -value_of_standing(state, loser, place)
    if state.mud and state.cave.is_muddy(place):
        worth += 0.3
    return worth
