"""What follows from a card that was laid: goals are opened, bombs go off, and somebody drinks the ale."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from undercroft.core.bits import bit, first, size
from undercroft.core.rng import Rng
from undercroft.games.goblins import rounds
from undercroft.games.goblins.cards import ALE, DYNAMITE, FACES, GOAL_PLACES, GOALS
from undercroft.games.goblins.show import colour_names, place_pair
from undercroft.games.goblins.table import DRINKER, OPEN_GOAL, Table
from undercroft.games.goblins.view_events import AleGiven, BombsRemoved, ColoursChanged, GoalOpened


def tell_colours(table: Table, before: i64) -> None:
    """Say so if doors have opened or shut."""
    if table.log is not None and table.board.colours != before:
        table.tell(ColoursChanged(colour_names(table.board.colours)))


def resolve_goals(table: Table, rng: Rng) -> None:
    """Open what is reached; of several the active seat chooses (R21). Then comes the ale."""
    while True:
        reached = table.board.reached(table.goals_up)
        if reached == 0:
            serve_ale(table, rng)
            return
        if size(reached) > 1:
            table.phase = OPEN_GOAL
            return
        if open_goal(table, first(reached), rng):
            return


def open_goal(table: Table, goal: i64, rng: Rng) -> bool:
    """Turn a goal up; the active seat is its opener. True if it ended the round."""
    table.settle_goal(goal, rng)
    table.goals_up |= bit(goal)
    table.reveals += 1
    if table.log is not None:
        table.tell(GoalOpened(table.active, GOAL_PLACES[goal], GOALS[table.goal_kinds[goal]]))
    if table.goal_kinds[goal] == DYNAMITE:
        blow_up(table, goal)
        return False
    rounds.end_round(table, GOALS[table.goal_kinds[goal]], goal, rng)
    return True


def blow_up(table: Table, goal: i64) -> None:
    """The Bombs go to the discard pile, and the tunnel leads on through the Dynamite."""
    colours = table.board.colours
    places = table.board.bombs()
    for face in table.board.blow_up(goal):
        table.discard = append(table.discard, face)
    if places and table.log is not None:
        table.tell(BombsRemoved([place_pair(place) for place in places]))
    tell_colours(table, colours)


# Ale


def serve_ale(table: Table, rng: Rng) -> None:
    """An Ale Mug that was laid is given to somebody who has none yet (R28)."""
    if FACES[table.laid].kind == ALE and table.drinkers(table.active):
        table.phase = DRINKER
    else:
        rounds.end_play(table, table.active, rng)


def give_ale(table: Table, seat: i64, other: i64, rng: Rng) -> None:
    table.players[other].ale = True
    if table.log is not None:
        table.tell(AleGiven(seat, other))
    rounds.end_play(table, seat, rng)
