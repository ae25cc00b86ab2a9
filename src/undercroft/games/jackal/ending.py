"""Victory at the ladder, the limits that end a game nobody can finish, and the standings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.view import Message, Outcome, ScoreLine
from undercroft.games.jackal import events
from undercroft.games.jackal.cave import ENTRANCE
from undercroft.games.jackal.phases import ENDS, HOME, LONG, NOBODY, OVER, QUIET
from undercroft.games.jackal.tiles import GOAL, MAX_ROUNDS, QUIET_ROUNDS, TEAM_GOAL

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState

FAR: i64 = 1000  # from a place that cannot be walked home from


def goal_of(state: JackalState) -> i64:
    return TEAM_GOAL[state.seats] if state.alliances else GOAL[state.seats]


def has_goal(state: JackalState, seat: i64) -> bool:
    """Does this player (or team) own enough?"""
    return wealth(state, seat) >= goal_of(state)


def wealth(state: JackalState, seat: i64) -> i64:
    ally = state.ally_of(seat)
    return state.players[seat].coins + (0 if ally == NOBODY else state.players[ally].coins)


def check_win(state: JackalState, seat: i64) -> bool:
    """A pirate has moved: is he home with enough, and his ally too (R25, R31)? True if the game is over."""
    if state.players[seat].place >> 2 != ENTRANCE or not has_goal(state, seat):
        return False
    ally = state.ally_of(seat)
    if ally != NOBODY and state.players[ally].place >> 2 != ENTRANCE:
        return False
    finish(state, HOME)
    return True


def check_limits(state: JackalState) -> bool:
    """A round has ended. True if a limit ends the game (R32)."""
    state.quiet = 0 if state.progress else state.quiet + 1
    state.progress = False
    if state.quiet >= QUIET_ROUNDS:
        rich = False
        for seat in range(state.seats):
            if has_goal(state, seat):
                rich = True
        if not rich:
            finish(state, QUIET)
            return True
    if state.round >= MAX_ROUNDS:
        finish(state, LONG)
        return True
    return False


def finish(state: JackalState, why: i64) -> None:
    state.phase = OVER
    state.end = why
    if state.log is not None:
        state.tell(events.game_over([int(seat) for seat in winners(state)], ENDS[why]))


def steps_home(state: JackalState, seat: i64) -> i64:
    steps = state.cave.home[state.players[seat].place]
    return steps if steps >= 0 else FAR


def standing(state: JackalState, seat: i64) -> i64:
    """Coins first, then fewer steps from home; a team counts together. More is better."""
    ally = state.ally_of(seat)
    far = steps_home(state, seat) + (0 if ally == NOBODY else steps_home(state, ally))
    return wealth(state, seat) * 10000 - far


def winners(state: JackalState) -> list[i64]:
    """Who came home; at a limit the richest, of equals the nearest to home."""
    if state.end == HOME:
        return [seat for seat in range(state.seats) if is_home(state, seat)]
    best = max([standing(state, seat) for seat in range(state.seats)])
    return [seat for seat in range(state.seats) if standing(state, seat) == best]


def is_home(state: JackalState, seat: i64) -> bool:
    ally = state.ally_of(seat)
    if state.players[seat].place >> 2 != ENTRANCE or not has_goal(state, seat):
        return False
    return ally == NOBODY or state.players[ally].place >> 2 == ENTRANCE


def points(state: JackalState) -> list[float]:
    won = winners(state)
    found = [0.0 for _ in range(state.seats)]
    for seat in won:
        found[seat] = 1.0 / float(len(won))
    return found


def outcome(state: JackalState) -> Outcome:
    won = [int(seat) for seat in winners(state)]
    values = [10**9 if seat in won else int(standing(state, seat)) for seat in range(int(state.seats))]
    places = [1 + len([other for other in values if other > mine]) for mine in values]
    scores: list[list[ScoreLine]] = []
    for seat in range(state.seats):
        lines = [ScoreLine(Message("jackal-score-coins"), int(state.players[seat].coins))]
        if state.alliances:
            label = Message("jackal-score-team", {"seat": int(state.ally_of(seat))})
            lines.append(ScoreLine(label, int(wealth(state, seat))))
        far = steps_home(state, seat)
        if far < FAR:
            lines.append(ScoreLine(Message("jackal-score-steps"), int(far)))
        else:
            lines.append(ScoreLine(Message("jackal-score-cut-off")))
        scores.append(lines)
    why = Message(
        f"jackal-outcome-{ENDS[state.end]}", {"seats": won, "count": len(won), "goal": int(goal_of(state))}
    )
    return Outcome(won, why, places, scores, points(state))
