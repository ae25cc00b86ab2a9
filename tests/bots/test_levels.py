"""The five levels of every game."""

import pytest

from undercroft.bots.levels import LEVELS
from undercroft.core.bot import Window
from undercroft.core.check import Setup, check_game
from undercroft.core.game import Game, installed_games
from undercroft.core.rng import FastRng
from undercroft.server.bots.pool import LONGEST_MS
from undercroft.words import LANGUAGES, tell

GAMES = list(installed_games().values())


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


@pytest.mark.once
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_level_keeps_the_rules_in_a_checked_game(game: Game, level: str) -> None:
    setup = Setup(game.fewest, game.defaults(game.fewest))
    bot = game.bots()[level]()
    bot.limit(LONGEST_MS)  # as on a server; interpreted, a search would take its time
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
