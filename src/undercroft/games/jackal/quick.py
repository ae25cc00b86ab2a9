"""Turns played on in a hurry, to see what becomes of an action: every pirate moves much as the good one does.

Nothing here makes lists of actions: a turn takes some microseconds, so the master can afford thousands of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit
from undercroft.core.rng import FastRng, Rng
from undercroft.games.jackal import actions, phases
from undercroft.games.jackal.bot import (
    NEAR,
    coin_places,
    frontier_places,
    value_of_deed,
    value_of_hall,
    value_of_step,
)
from undercroft.games.jackal.cave import ENTRANCE, FAR, FITS, FRONTIER, X_STEP, Y_STEP
from undercroft.games.jackal.laying import can_draw, is_last_tile
from undercroft.games.jackal.moving import can_lay_own, dive_exits, go, within_reach
from undercroft.games.jackal.sly import WORTH_A_ROLL, Prizes, is_too_early
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import NO_GAP, NO_TILE, NO_TUNNEL, TILES, TUNNEL_AT
from undercroft.games.jackal.trials import free_halls
from undercroft.games.jackal.turn import deeds

NO_SLOT: Final = -1
NEXT_TURN: Final = 1_000_003  # between the seeds of two turns


def play_turns(table: Table, sly: i64, turns: i64, luck: i64, rng: Rng) -> None:
    """End this turn with `rng`, then play this many turns, or to the end of the game; one pirate is sly.

    Every turn has its own chance, so that others have the same luck whatever was done before.
    """
    fresh = FastRng(luck)
    chance = rng
    while table.phase != phases.OVER:
        if table.phase == phases.MOVE:
            if turns == 0:
                return
            turns -= 1
            fresh.begin(luck + NEXT_TURN * turns)
            chance = fresh
        act(table, table.actor, table.actor == sly, chance)


def act(table: Table, seat: i64, is_sly: bool, rng: Rng) -> None:
    phase = table.phase
    if phase == phases.MOVE:
        move(table, seat, is_sly, rng)
    elif phase == phases.WALK or phase == phases.HEAD_START:
        walk(table, seat, is_sly, rng)
    elif phase == phases.ACTION:
        do_deed(table, seat, is_sly, rng)
    elif phase == phases.PLACE:
        lay(table, seat, rng)
    elif phase == phases.STEP:
        on = value_of_step(table, seat, actions.STEP_ON) > value_of_step(table, seat, actions.STAY)
        table.play(seat, actions.STEP_ON if on else actions.STAY, rng)
    elif phase == phases.COIN:
        drop(table, seat, rng)
    elif phase == phases.BAT_MOVE:
        drive(table, seat, rng)
    else:
        table.play(seat, actions.TAKE_COIN, rng)


def move(table: Table, seat: i64, is_sly: bool, rng: Rng) -> None:
    """As `bot.preferences`, and for a sly pirate a prize on the way comes before exploring."""
    cave = table.cave
    place = table.players[seat].place
    rolls = cave.can_step(place)
    if table.has_goal(seat):
        if cave.home[place] < 0 and len(dive_exits(table)) > 0:
            table.play(seat, actions.DIVE, rng)
        else:
            table.play(seat, actions.ROLL if rolls and place != ENTRANCE else actions.STAY, rng)
        return
    if table.stands_on_coin(seat):
        table.play(seat, actions.STAY, rng)
        return
    steps = cave.walk(place, FAR, False)
    coin = nearest_of(steps, coin_places(cave))
    near = coin <= NEAR
    if is_sly and not near:
        near = coin <= WORTH_A_ROLL or Prizes(table, seat).steps(place) <= WORTH_A_ROLL
    if rolls and near:
        table.play(seat, actions.ROLL, rng)
        return
    if cave.is_frontier(place):
        if can_draw(table, table.stock):
            table.play(seat, actions.EXPLORE, rng)
            return
        slot = own_tile(table, seat)
        if slot != NO_SLOT:
            table.play(seat, actions.OWN_TILES[slot], rng)
            return
    if rolls and (coin < FAR or nearest_of(steps, frontier_places(cave)) < FAR):
        table.play(seat, actions.ROLL, rng)
    elif len(dive_exits(table)) > 0:
        table.play(seat, actions.DIVE, rng)
    elif can_draw(table, table.stock):
        table.play(seat, actions.EXPLORE, rng)
    else:
        table.play(seat, actions.STAY, rng)


def nearest_of(steps: vec[i64], places: vec[i64]) -> i64:
    best = FAR
    for place in places:
        if 0 <= steps[place] < best:
            best = steps[place]
    return best


def own_tile(table: Table, seat: i64) -> i64:
    """A slot of the display with a tile that fits, or NO_SLOT."""
    display = table.players[seat].display
    last = is_last_tile(table)
    for slot in range(len(display)):
        if can_lay_own(table, display[slot], last):
            return slot
    return NO_SLOT


def walk(table: Table, seat: i64, is_sly: bool, rng: Rng) -> None:
    here = table.players[seat].place
    view = Prizes(table, seat)
    best = here
    most = standing(view, here, is_sly)
    by_water = False
    for place in within_reach(table, seat):
        worth = standing(view, place, is_sly)
        if worth > most:
            most = worth
            best = place
    if table.swim:
        for place in dive_exits(table):
            worth = standing(view, place, is_sly)
            if worth > most:
                most = worth
                best = place
                by_water = True
    if best == here:
        table.play(seat, actions.STAY, rng)
    elif by_water:
        go(table, seat, best, "swim", rng)
    else:
        go(table, seat, best, "walk", rng)


def standing(view: Prizes, place: i64, is_sly: bool) -> float:
    return view.sly_standing(place) if is_sly else view.good_standing(place)


def do_deed(table: Table, seat: i64, is_sly: bool, rng: Rng) -> None:
    best: Action = actions.END_TURN
    most = 0.05
    for action in deeds(table, seat):
        if is_sly and is_too_early(table, action):
            continue
        worth = value_of_deed(table, seat, action)
        if worth > most:
            most = worth
            best = action
    table.play(seat, best, rng)


def lay(table: Table, seat: i64, rng: Rng) -> None:
    """Beside the pirate, so that he can step onto gold at once, or at least go on; otherwise anywhere."""
    cave = table.cave
    kind = table.current
    hall = TILES[kind].hall
    here = table.players[seat].place
    last = is_last_tile(table)
    best_gap: i64 = NO_GAP
    best_turn: i64 = 0
    most: i64 = -1
    for side in range(4):
        if cave.step(here, side) != FRONTIER:
            continue
        gap = cave.gap_at(cave.x[here >> 2] + X_STEP[side], cave.y[here >> 2] + Y_STEP[side])
        for turn in TILES[kind].turns:
            tile = 4 * kind + turn
            tunnel = TUNNEL_AT[4 * tile + (side ^ 2)]
            if tunnel == NO_TUNNEL:
                continue
            worth: i64 = 2 if tunnel == hall else 0
            if cave.adds_opening(gap, tile, bit(tunnel)):
                worth += 1
            if worth > most and cave.fit(gap, tile, last) == FITS:
                most = worth
                best_gap = gap
                best_turn = turn
    if best_gap != NO_GAP:
        table.play(seat, actions.PlaceTile(cave.gap_x[best_gap], cave.gap_y[best_gap], best_turn), rng)
        return
    turns = TILES[kind].turns
    gaps: i64 = len(cave.gap_x)
    start = rng.below(gaps * len(turns))
    for index in range(gaps * len(turns)):
        spot = (start + index) % (gaps * len(turns))
        gap = spot % gaps
        turn = turns[spot // gaps]
        if cave.fit(gap, 4 * kind + turn, last) == FITS:
            table.play(seat, actions.PlaceTile(cave.gap_x[gap], cave.gap_y[gap], turn), rng)
            return


def drop(table: Table, seat: i64, rng: Rng) -> None:
    """As `bot.value_of_drop`: where the winner is near and the loser far."""
    cave = table.cave
    mine = cave.walk(table.players[seat].place, FAR, False)
    theirs = cave.walk(table.players[table.held_trial().loser()].place, FAR, False)
    best: i64 = NO_TILE
    most = 0.0
    for hall in free_halls(table):
        worth = value_of_hall(mine[hall], theirs[hall])
        if worth > most:
            most = worth
            best = hall >> 2
    if best == NO_TILE:
        table.play(seat, actions.LEAVE_COIN, rng)
    else:
        table.play(seat, actions.DropCoin(cave.x[best], cave.y[best]), rng)


def drive(table: Table, seat: i64, rng: Rng) -> None:
    """As `bot.value_of_drive`: where the loser is worst off."""
    cave = table.cave
    loser = table.walker()
    here = table.players[loser].place
    view = Prizes(table, loser)
    best = here
    least = view.good_standing(here) + 0.05
    for place in within_reach(table, loser):
        worth = view.good_standing(place)
        if table.mud and cave.is_muddy(place):
            worth -= 0.3
        if worth < least:
            least = worth
            best = place
    if best == here:
        table.play(seat, actions.LEAVE_PIRATE, rng)
    else:
        tile = best >> 2
        table.play(seat, actions.MovePirate(cave.x[tile], cave.y[tile], best & 3), rng)
