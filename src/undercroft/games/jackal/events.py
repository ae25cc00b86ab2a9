"""The events that take some computing."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.jackal import view
from undercroft.games.jackal.cave import FAR, Cave
from undercroft.games.jackal.table import Table, Trial
from undercroft.games.jackal.view_events import How, Moved


def position_at(cave: Cave, place: i64) -> view.Position:
    return view.Position(cave.x[place >> 2], cave.y[place >> 2], place & 3)


def trial_view(trial: Trial) -> view.Trial:
    throws: list[view.Throw] = []
    for index in range(0, len(trial.throws), 2):
        throws.append(view.Throw(trial.throws[index], trial.throws[index + 1]))
    kind: view.TrialKind = "wager" if trial.wager else "prank"
    return view.Trial(kind, trial.initiator, trial.defender, throws, trial.winner())


def moved(table: Table, seat: i64, place: i64, how: How) -> Moved:
    """The shortest path that stops at no mud before its end, both ends included; swimming has no path."""
    cave = table.cave
    here = table.players[seat].place
    path = [here, place] if how == "swim" else shortest(cave, here, place, table.mud)
    return Moved(seat, how, [position_at(cave, one) for one in path])


def shortest(cave: Cave, start: i64, end: i64, mud: bool) -> list[i64]:
    """Positions on a shortest walk."""
    steps = cave.walk(start, FAR, mud)
    path = [end]
    here = end
    while here != start:
        for side in range(4):
            before = cave.step(here, side)
            if before < 0 or steps[before] != steps[here] - 1:
                continue
            if mud and before != start and cave.is_muddy(before):
                continue
            here = before
            path.append(here)
            break
    path.reverse()
    return path
