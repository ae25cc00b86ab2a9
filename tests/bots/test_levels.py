"""The five levels of every game."""

import pytest
from _pytest.mark.structures import ParameterSet

from tests.bots.setups import GAMES, case_of
from undercroft.bots.levels import LEVELS
from undercroft.core.bot import Window
from undercroft.core.check import Setup, check_game, setups_of
from undercroft.core.game import Game
from undercroft.core.rng import FastRng
from undercroft.server.bots.pool import LEAST_MS
from undercroft.words import LANGUAGES, tell


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_has_the_five_levels_the_best_first_and_the_bots_for_comparison(game: Game) -> None:
    names = list(game.bots())
    assert names[:5] == LEVELS
    assert {"good", "random"} <= set(names[5:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name_and_a_line_in_every_language(level: str, language: str) -> None:
    assert tell(f"bot-{level}", language) != f"bot-{level}"
    assert tell(f"bot-{level}-about", language) != f"bot-{level}-about"


def full_tables() -> list[ParameterSet]:
    """Every level in every variant at a full table; in `make test` each level in one, another for each."""
    found: list[ParameterSet] = []
    for game in GAMES:
        setups = setups_of(game, game.most, None)
        for turn, level in enumerate(LEVELS):
            for number, setup in enumerate(setups):
                found.append(case_of(game, setup, level, usual=number == turn % len(setups)))
    return found


@pytest.mark.once
@pytest.mark.parametrize(("level", "game", "setup"), full_tables())
def test_every_level_keeps_the_rules_in_a_checked_game(level: str, game: Game, setup: Setup) -> None:
    bot = game.bots()[level]()
    bot.limit(LEAST_MS)  # as on a busy server: what counts here is that it plays, not how well
    report = check_game(game, 1, 1, [setup], bot=bot)
    assert report.failure is None, report.failure.text()


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_level_plays_a_redealt_world_as_it_came(game: Game) -> None:
    """As the server hands it to a worker: dumped and loaded, nothing of the true position left."""
    rng = FastRng(1)
    state = game.new(game.most, game.defaults(game.most), rng)
    seat = next(seat for seat in range(game.most) if state.legal(seat))
    world = game.load(state.redeal(seat, rng).dump())
    for level in LEVELS:
        assert game.bots()[level]().choose(Window(world, seat), rng) in state.legal(seat)
