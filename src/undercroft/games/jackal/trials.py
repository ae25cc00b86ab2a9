"""Trials: three throws between two pirates, and what the winner of a wager or a prank may do."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.rng import Rng
from undercroft.games.jackal import phases
from undercroft.games.jackal import view_events as told
from undercroft.games.jackal.actions import LEAVE_COIN, LEAVE_PIRATE, DropCoin, MovePirate
from undercroft.games.jackal.events import trial_view
from undercroft.games.jackal.moving import begin_walk, move_pirate, within_reach
from undercroft.games.jackal.table import THROWS, Table, Trial
from undercroft.games.jackal.turn import end_turn


def wager(table: Table, seat: i64, other: i64, rng: Rng) -> None:
    table.players[seat].wagers -= 1
    hold(table, seat, other, True, rng)
    table.phase = phases.COIN
    if len(free_halls(table)) == 0:
        after_coin(table, rng)


def prank(table: Table, seat: i64, other: i64, rng: Rng) -> None:
    """The winner rolls for the bats; the die is rolled even if it cannot be used."""
    table.players[seat].bats -= 1
    trial = hold(table, seat, other, False, rng)
    table.phase = phases.BAT_MOVE
    table.die = table.throw(rng)
    if table.log is not None:
        table.tell(told.BatsRolled(table.actor, table.die))
    if not table.cave.can_step(table.players[trial.loser()].place):
        end_turn(table, rng)


def hold(table: Table, initiator: i64, defender: i64, wager: bool, rng: Rng) -> Trial:
    """The token is spent, then three throws are made, all of them (R34)."""
    throws = vec[i64]()
    for _ in range(2 * THROWS):
        throws = append(throws, table.throw(rng))
    trial = Trial(wager, initiator, defender, throws)
    table.trial = trial
    table.progress = True
    table.actor = trial.winner()
    if table.log is not None:
        table.tell(told.TrialHeld(trial_view(trial)))
    return trial


# After a wager


def free_halls(table: Table) -> vec[i64]:
    """Empty gold halls on which neither of the two stands (R21)."""
    trial = table.held_trial()
    cave = table.cave
    mine = table.players[trial.initiator].place >> 2
    theirs = table.players[trial.defender].place >> 2
    found = vec[i64]()
    for hall in cave.halls():
        tile = hall >> 2
        if not cave.coin[tile] and tile != mine and tile != theirs:
            found = append(found, hall)
    return found


def drops(table: Table) -> list[Action]:
    cave = table.cave
    found: list[Action] = []
    for hall in free_halls(table):
        found.append(DropCoin(cave.x[hall >> 2], cave.y[hall >> 2]))
    found.append(LEAVE_COIN)
    return found


def drop_coin(table: Table, action: DropCoin, rng: Rng) -> None:
    """The loser's coin goes to an empty hall, never into the winner's purse (R21)."""
    trial = table.held_trial()
    table.players[trial.loser()].coins -= 1
    table.cave.coin[table.cave.tile_at(action.x, action.y)] = 1
    if table.log is not None:
        table.tell(told.CoinDropped(trial.winner(), trial.loser(), action.x, action.y))
    after_coin(table, rng)


def leave_coin(table: Table, rng: Rng) -> None:
    trial = table.held_trial()
    if table.log is not None:
        table.tell(told.CoinLeft(trial.winner(), trial.loser()))
    after_coin(table, rng)


def after_coin(table: Table, rng: Rng) -> None:
    """An initiator who won gets a head start; the die is rolled even if it cannot be used (R23)."""
    trial = table.held_trial()
    if trial.winner() == trial.defender:
        end_turn(table, rng)
        return
    table.die = table.throw(rng)
    if table.log is not None:
        table.tell(told.HeadStartRolled(table.actor, table.die))
    begin_walk(table, phases.HEAD_START, rng)


# After a prank


def drives(table: Table) -> list[Action]:
    """Where the bats may drive the loser."""
    cave = table.cave
    found: list[Action] = []
    for there in within_reach(table, table.walker()):
        found.append(MovePirate(cave.x[there >> 2], cave.y[there >> 2], there & 3))
    found.append(LEAVE_PIRATE)
    return found


def drive(table: Table, action: MovePirate, rng: Rng) -> None:
    place = table.cave.place_at(action.x, action.y, action.tunnel)
    if not move_pirate(table, table.walker(), place, "bats"):
        end_turn(table, rng)


def leave_pirate(table: Table, rng: Rng) -> None:
    """The bats spare the loser: he stays where he is (R24)."""
    if table.log is not None:
        table.tell(told.Stayed(table.walker()))
    end_turn(table, rng)
