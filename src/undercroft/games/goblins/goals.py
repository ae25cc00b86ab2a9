"""What follows from a card that was laid: goals are opened, bombs go off, and somebody drinks the ale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from undercroft.core.rng import Rng
from undercroft.games.goblins import events
from undercroft.games.goblins.cards import ALE, BOMB, DYNAMITE, FACES
from undercroft.games.goblins.phases import DRINKER, OPEN_GOAL, UNSETTLED
from undercroft.games.goblins.tiles import GOAL_AT, KIND_OF

if TYPE_CHECKING:
    from undercroft.games.goblins.state import GoblinsState


def tell_colours(state: GoblinsState, before: i64) -> None:
    """Say so if doors have opened or shut."""
    if state.log is not None and state.board.colours != before:
        state.tell(events.colours_changed(state.board))


def resolve_goals(state: GoblinsState, rng: Rng) -> None:
    """Open what is reached; of several the active seat chooses (R21). Then comes the ale."""
    while True:
        state.reached = 0
        count: i64 = 0
        last: i64 = 0
        for goal in range(3):
            if not state.goals_up >> goal & 1 and state.board.faces_goal(goal):
                state.reached |= 1 << goal
                count += 1
                last = goal
        if count == 0:
            serve_ale(state, rng)
            return
        if count > 1:
            state.phase = OPEN_GOAL
            return
        if open_goal(state, last, rng):
            return


def settle_goal(state: GoblinsState, goal: i64, rng: Rng) -> None:
    """Which goal lies here is drawn when somebody first looks."""
    if state.goal_kinds[goal] != UNSETTLED:
        return
    left: list[i64] = []
    for kind in range(3):
        if kind != state.goal_kinds[0] and kind != state.goal_kinds[1] and kind != state.goal_kinds[2]:
            left.append(kind)
    state.goal_kinds[goal] = left[rng.below(len(left))]


def open_goal(state: GoblinsState, goal: i64, rng: Rng) -> bool:
    """Turn a goal up; the active seat is its opener. True if it ended the round."""
    settle_goal(state, goal, rng)
    kind = state.goal_kinds[goal]
    state.goals_up |= 1 << goal
    state.reached = 0
    state.reveals += 1
    if state.log is not None:
        state.tell(events.goal_opened(state.active, goal, kind))
    if kind == DYNAMITE:
        state.dynamite = True
        blow_up(state, goal)
        return False
    state.opener = state.active
    state.end_round(kind, goal, rng)
    return True


def blow_up(state: GoblinsState, goal: i64) -> None:
    """The Dynamite becomes part of the tunnel (R20), and every Bomb on the table goes, live or not (R15)."""
    board = state.board
    colours = board.colours
    board.turn_up_dynamite(GOAL_AT[goal])
    places: list[i64] = []
    for place in board.tiles():
        if KIND_OF[board.at[place]] == BOMB:
            places.append(place)
            state.discard = append(state.discard, board.remove(place))
    if places and state.log is not None:
        state.tell(events.bombs_removed(places))
    board.find_live()
    tell_colours(state, colours)


# Ale


def serve_ale(state: GoblinsState, rng: Rng) -> None:
    """An Ale Mug that was laid is given to somebody who has none yet (R28)."""
    if FACES[state.laid].kind == ALE:
        for other in range(state.seats):
            if other != state.active and not state.players[other].ale:
                state.phase = DRINKER
                return
    state.end_play(state.active, rng)


def give_ale(state: GoblinsState, seat: i64, other: i64, rng: Rng) -> None:
    state.players[other].ale = True
    if state.log is not None:
        state.tell(events.ale_given(seat, other))
    state.end_play(seat, rng)
