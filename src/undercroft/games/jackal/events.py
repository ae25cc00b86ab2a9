"""What is told, and built only if somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import i64

from undercroft.core.view import Event
from undercroft.games.jackal import view
from undercroft.games.jackal.cave import NOTHING, Cave
from undercroft.games.jackal.tiles import TILE_IDS

if TYPE_CHECKING:
    from undercroft.games.jackal.state import JackalState
    from undercroft.games.jackal.trials import Trial

WALK: Final = 0
STEP: Final = 1
SWIM: Final = 2
BATS: Final = 3
HOW: Final[list[Literal["walk", "step", "swim", "bats"]]] = ["walk", "step", "swim", "bats"]


def position(cave: Cave, place: i64) -> view.Position:
    tile = place >> 2
    return view.Position(int(cave.x[tile]), int(cave.y[tile]), int(place & 3))


def trial_view(trial: Trial) -> view.Trial:
    throws = [
        view.Throw(int(trial.throws[2 * throw]), int(trial.throws[2 * throw + 1]))
        for throw in range(len(trial.throws) // 2)
    ]
    kind: Literal["wager", "prank"] = "wager" if trial.wager else "prank"
    return view.Trial(kind, int(trial.initiator), int(trial.defender), throws, int(trial.winner()))


def tile_drawn(seat: i64, kind: i64, aside: list[i64], left: int) -> Event:
    return view.TileDrawn(int(seat), TILE_IDS[kind], [TILE_IDS[other] for other in aside], left)


def map_done(left: int) -> Event:
    return view.MapDone(left)


def tile_placed(state: JackalState, seat: i64, number: i64) -> Event:
    cave = state.cave
    tile = cave.tile[number]
    x, y = int(cave.x[number]), int(cave.y[number])
    return view.TilePlaced(int(seat), TILE_IDS[tile >> 2], x, y, int(tile & 3), bool(cave.coin[number]))


def turn_began(state: JackalState) -> Event:
    return view.TurnBegan(int(state.active), int(state.round))


def own_tile_taken(seat: i64, slot: i64, kind: i64) -> Event:
    return view.OwnTileTaken(int(seat), int(slot), TILE_IDS[kind])


def dice(state: JackalState) -> list[int]:
    if state.die == 0:
        return []
    return [int(state.die), int(state.second_die)] if state.second_die else [int(state.die)]


def rolled(state: JackalState, seat: i64) -> Event:
    return view.Rolled(int(seat), dice(state), state.second_die > 0, state.swim)


def moved(state: JackalState, seat: i64, place: i64, how: i64) -> Event:
    """The shortest path that stops at no mud before its end, both ends included; swimming has no path."""
    cave = state.cave
    here = state.players[seat].place
    path = [here, place] if how == SWIM else shortest(cave, here, place, state.mud)
    return view.Moved(int(seat), HOW[how], [position(cave, one) for one in path])


def shortest(cave: Cave, start: i64, end: i64, mud: bool) -> list[i64]:
    """Positions on a shortest walk."""
    steps = cave.walk(start, 1000, mud)
    path = [end]
    here = end
    while here != start:
        for side in range(4):
            before = cave.step(here, side)
            if before == NOTHING or steps[before] != steps[here] - 1:
                continue
            if mud and before != start and cave.is_muddy(before):
                continue
            here = before
            path.append(here)
            break
    path.reverse()
    return path


def stayed(seat: i64) -> Event:
    return view.Stayed(int(seat))


def coin_taken(state: JackalState, seat: i64, tile: i64) -> Event:
    cave = state.cave
    return view.CoinTaken(int(seat), int(cave.x[tile]), int(cave.y[tile]), int(state.players[seat].coins))


def trial_held(trial: Trial) -> Event:
    return view.TrialHeld(trial_view(trial))


def coin_dropped(state: JackalState, trial: Trial, tile: i64) -> Event:
    cave = state.cave
    return view.CoinDropped(int(trial.winner()), int(trial.loser()), int(cave.x[tile]), int(cave.y[tile]))


def coin_left(trial: Trial) -> Event:
    return view.CoinLeft(int(trial.winner()), int(trial.loser()))


def head_start_rolled(state: JackalState) -> Event:
    return view.HeadStartRolled(int(state.actor), int(state.die))


def bats_rolled(state: JackalState) -> Event:
    return view.BatsRolled(int(state.actor), int(state.die))


def given(seat: i64, ally: i64, coins: i64) -> Event:
    return view.Given(int(seat), int(ally), int(coins))


def game_over(winners: list[int], why: Literal["home", "quiet", "long"]) -> Event:
    return view.GameOver(winners, why)
