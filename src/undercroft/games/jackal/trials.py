"""Trials: three throws between two pirates, and what the winner of a wager or a prank may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.rng import Rng
from undercroft.games.jackal import events
from undercroft.games.jackal.phases import BAT_MOVE, COIN, HEAD_START

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState

THROWS: Final = 3


class Trial:
    """A trial that was held."""

    def __init__(self, wager: bool, initiator: i64, defender: i64, throws: vec[i64]) -> None:
        self.wager: Final[bool] = wager
        self.initiator: Final[i64] = initiator
        self.defender: Final[i64] = defender
        self.throws: Final[vec[i64]] = throws  # initiator, defender, initiator, …

    def winner(self) -> i64:
        """The defender must throw strictly higher at least twice; else the initiator wins (R19)."""
        higher: i64 = 0
        for throw in range(THROWS):
            if self.throws[2 * throw + 1] > self.throws[2 * throw]:
                higher += 1
        return self.defender if higher >= 2 else self.initiator

    def loser(self) -> i64:
        return self.initiator if self.winner() == self.defender else self.defender


def hold(state: JackalState, initiator: i64, defender: i64, wager: bool, rng: Rng) -> None:
    """The token is spent, then three throws are made, all of them (R34)."""
    throws = vec[i64]()
    for _ in range(2 * THROWS):
        throws = append(throws, state.throw(rng))
    trial = Trial(wager, initiator, defender, throws)
    state.trial = trial
    state.progress = True
    state.actor = trial.winner()
    if state.log is not None:
        state.tell(events.trial_held(trial))
    if wager:
        state.phase = COIN
        if len(state.drops()) == 1:
            after_coin(state, rng)
    else:
        state.phase = BAT_MOVE
        state.die = state.throw(rng)
        if state.log is not None:
            state.tell(events.bats_rolled(state))
        if not state.cave.can_step(state.players[trial.loser()].place):
            state.end_turn(rng)


def drop_coin(state: JackalState, tile: i64, rng: Rng) -> None:
    """The loser's coin goes to an empty hall, never into the winner's purse (R21)."""
    trial = state.trial
    assert trial is not None
    state.players[trial.loser()].coins -= 1
    state.cave.coin[tile] = 1
    if state.log is not None:
        state.tell(events.coin_dropped(state, trial, tile))
    after_coin(state, rng)


def leave_coin(state: JackalState, rng: Rng) -> None:
    trial = state.trial
    assert trial is not None
    if state.log is not None:
        state.tell(events.coin_left(trial))
    after_coin(state, rng)


def leave_pirate(state: JackalState, rng: Rng) -> None:
    """The bats spare the loser: he stays where he is (R24)."""
    trial = state.trial
    assert trial is not None
    if state.log is not None:
        state.tell(events.stayed(trial.loser()))
    state.end_turn(rng)


def after_coin(state: JackalState, rng: Rng) -> None:
    """An initiator who won gets a head start; the die is rolled even if it cannot be used (R23)."""
    trial = state.trial
    assert trial is not None
    if trial.winner() == trial.defender:
        state.end_turn(rng)
        return
    state.actor = trial.initiator
    state.die = state.throw(rng)
    state.second_die = 0
    state.swim = False
    if state.log is not None:
        state.tell(events.head_start_rolled(state))
    state.begin_walk(HEAD_START, rng)
