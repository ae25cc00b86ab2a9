"""Victory at the ladder, the limits that end a game nobody can finish, and the standings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.log import NO_SEAT
from undercroft.core.view import Message, Outcome, ScoreLine, ranked
from undercroft.games.jackal import phases
from undercroft.games.jackal.cave import ENTRANCE, FAR
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import MAX_ROUNDS, QUIET_ROUNDS
from undercroft.games.jackal.view_events import GameOver

BEST: Final = 10**9  # better than any standing


def is_home(table: Table, seat: i64) -> bool:
    """Is the pirate at the ladder with enough, and his ally too (R25, R31)?"""
    return wins_at(table, seat, table.players[seat].place)


def wins_at(table: Table, seat: i64, place: i64) -> bool:
    """Would the pirate win who comes to this place?"""
    if place != ENTRANCE or not table.has_goal(seat):
        return False
    ally = table.ally_of(seat)
    return ally == NO_SEAT or table.players[ally].place == ENTRANCE


def check_win(table: Table, seat: i64) -> bool:
    """A pirate has moved. True if the game is over."""
    if not is_home(table, seat):
        return False
    finish(table, phases.HOME)
    return True


def check_limits(table: Table) -> bool:
    """A round has ended. True if a limit ends the game (R32)."""
    table.quiet = 0 if table.progress else table.quiet + 1
    table.progress = False
    if is_too_quiet(table):
        finish(table, phases.QUIET)
    elif table.round >= MAX_ROUNDS:
        finish(table, phases.LONG)
    return table.phase == phases.OVER


def is_too_quiet(table: Table) -> bool:
    """Too many rounds without progress, and nobody owns the goal."""
    if table.quiet < QUIET_ROUNDS:
        return False
    for seat in range(table.seats):
        if table.has_goal(seat):
            return False
    return True


def finish(table: Table, why: i64) -> None:
    table.phase = phases.OVER
    table.end = why
    if table.log is not None:
        table.tell(GameOver(winners(table), phases.ENDS[why]))


def steps_home(table: Table, seat: i64) -> i64:
    steps = table.cave.home[table.players[seat].place]
    return steps if steps >= 0 else FAR


def standing(table: Table, seat: i64) -> i64:
    """Coins first, then fewer steps from home; a team counts together. More is better.

    A team with a pirate who is cut off is infinitely far, wherever the other stands.
    """
    ally = table.ally_of(seat)
    far = steps_home(table, seat) + (0 if ally == NO_SEAT else steps_home(table, ally))
    return table.wealth(seat) * 10000 - min(far, FAR)


def winners(table: Table) -> list[int]:
    """Who came home; at a limit the richest; of equals, the nearest to home."""
    if table.end == phases.HOME:
        return [seat for seat in range(table.seats) if is_home(table, seat)]
    standings = [standing(table, seat) for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if standings[seat] == max(standings)]


def points(table: Table) -> list[float]:
    won = winners(table)
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(table.seats)]


def outcome(table: Table) -> Outcome:
    won = winners(table)
    scores: list[list[ScoreLine]] = []
    for seat in range(table.seats):
        lines = [ScoreLine(Message("jackal-score-coins"), table.players[seat].coins)]
        if table.alliances:
            label = Message("jackal-score-team", {"seat": table.ally_of(seat)})
            lines.append(ScoreLine(label, table.wealth(seat)))
        far = steps_home(table, seat)
        if far == FAR:
            lines.append(ScoreLine(Message("jackal-score-cut-off")))
        else:
            lines.append(ScoreLine(Message("jackal-score-steps"), far))
        scores.append(lines)
    args: dict[str, int | list[int]] = {"seats": won, "count": len(won), "goal": table.goal()}
    totals: list[int] = [BEST if seat in won else standing(table, seat) for seat in range(table.seats)]
    return ranked(totals, Message(f"jackal-outcome-{phases.ENDS[table.end]}", args), scores)
