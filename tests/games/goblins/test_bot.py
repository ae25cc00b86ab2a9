"""The good digger wins rounds for either team against the one-rule baseline, and games against random players."""

from __future__ import annotations

import pytest

from tests.games.goblins.baseline import GoodFor
from tests.games.goblins.table import PLAIN, SEALED, position
from undercroft.bots.levels import LEVELS
from undercroft.core.arena import Share
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.build import COMPILED
from undercroft.core.playout import play_bots
from undercroft.core.rng import FastRng
from undercroft.games.goblins.bot import GoodBot, Mind
from undercroft.games.goblins.cards import GNOME, GOBLIN
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.state import GoblinsState

pytestmark = pytest.mark.once

ROUNDS = 400


def rounds_won(team: int, seats: int, rounds: int, seed: int) -> Share:
    """How many rounds a team of good players wins against a team that follows the one rule."""
    won, played, game = 0, 0, 0
    while played < rounds:
        rng = FastRng(seed + game)
        game += 1
        state = GAME.new(seats, GAME.defaults(seats), rng)
        assert isinstance(state, GoblinsState)
        bot = GoodFor(team)
        last = 0
        while state.actors() and played < rounds:
            seat = state.active
            state.play(seat, bot.choose(Window(state, seat), rng), rng)
            if state.report is not None and state.report.round != last:
                last = int(state.report.round)
                played += 1
                won += (state.report.result == "gold") == (team == GNOME)
    return Share(float(won), played)


@pytest.mark.skipif(
    not COMPILED, reason="this many rounds take minutes interpreted; the compiled run has them"
)
@pytest.mark.parametrize(
    ("team", "seats"),
    [
        pytest.param(team, seats, id=f"{name}-{seats}", marks=() if usual else pytest.mark.full)
        for team, name in ((GNOME, "gnomes"), (GOBLIN, "goblins"))
        for seats in (3, 4, 5, 8)
        # Each team with one number of seats; the others are left to `make test-all`.
        for usual in [seats == (8 if team == GNOME else 5)]
    ],
)
def test_a_good_team_wins_more_rounds_than_one_that_builds_toward_the_nearest_goal(
    team: int, seats: int
) -> None:
    assert rounds_won(team, seats, ROUNDS, 7000).interval()[0] > 0.5


@pytest.mark.skipif(
    not COMPILED, reason="this many games take minutes interpreted; the compiled run has them"
)
def test_a_good_player_beats_random_ones() -> None:
    won = 0.0
    games = 40
    for game in range(games):
        rng = FastRng(300 + game)
        bots: list[Bot] = [GoodBot() if seat == game % 4 else RandomBot() for seat in range(4)]
        won += play_bots(GAME.new(4, GAME.defaults(4), rng), bots, rng)[game % 4]
    assert Share(won, games).interval()[0] > 0.25


def test_a_player_knows_that_seats_without_cards_pass_by_themselves() -> None:
    """R27: the round ends with its pass, though not everybody else has passed yet; not if the last one drinks."""
    table = position([PLAIN, PLAIN, []], SEALED, deck=0, active=1, passed=[0])
    assert Mind(table.state, 1, False).value_of_passing() < 0.0
    drunk = position([PLAIN, PLAIN, []], SEALED, deck=0, active=1, passed=[0], ale=[2])
    assert Mind(drunk.state, 1, False).value_of_passing() == 0.0


LOOKERS = [
    ["map", "explosion", "lantern_cross"],
    ["map", "explosion", "lantern_tee"],
    ["bomb_cross", "bomb_tee", "key_red_tee"],
    ["ale_tee", "ale_cross", "key_yellow_tee"],
]


def claims_of(level: str, role: str, kind: str) -> set[str]:
    """What somebody of this level and role announces who has looked at the middle goal."""
    heard: set[str] = set()
    for seed in range(40):
        roles = [role, "king", "demolitionist", "jeweller" if role == "racer" else "racer"]
        table = position(LOOKERS, roles=roles, goals=(None, kind, None), seen={"middle": [1]})
        table.do(0, "PlayMap middle")
        heard.add(GAME.verbs.text(GAME.bots()[level]().choose(Window(table.state, 0), FastRng(seed))))
    return heard


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", ["gold", "dragon", "dynamite"])
def test_no_gnome_ever_lies(level: str, kind: str) -> None:
    assert claims_of(level, "pedant", kind) == {f"Claim {kind}"}


@pytest.mark.parametrize("level", LEVELS)
def test_goblins_lie_but_not_always(level: str) -> None:
    assert claims_of(level, "racer", "gold") == {"Claim dragon", "Claim gold"}
    assert claims_of(level, "racer", "dragon") == {"Claim gold", "Claim dragon"}
    assert claims_of(level, "racer", "dynamite") == {"Claim dynamite"}
