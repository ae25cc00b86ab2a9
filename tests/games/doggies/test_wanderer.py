"""The player for measuring: its games must reach what random ones do not."""

from __future__ import annotations

from undercroft.core.bits import members
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.rng import FastRng
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.options import Options
from undercroft.games.doggies.state import DoggiesState


def longest_walk(bot: Bot) -> tuple[int, int]:
    """The longest walk of a game, and the largest dungeon that was walked."""
    rng = FastRng(1)
    state = GAME.new(2, Options(), rng)
    assert isinstance(state, DoggiesState)
    longest = largest = 0
    while state.actors():
        if GAME.chapter(state) == "walks":
            longest = max(longest, len(state.path))
            largest = max(largest, len(state.dungeon.laid))
        else:
            assert len(state.path) == 0
        seat = members(state.actors())[0]
        state.play(seat, bot.choose(Window(state, seat), rng), rng)
    return longest, largest


def test_it_walks_longer_in_larger_dungeons_than_chance_does() -> None:
    wanderer = GAME.wanderer()
    assert wanderer is not None
    walked, rooms = longest_walk(wanderer)
    short, small = longest_walk(RandomBot())
    assert walked > 2 * short
    assert rooms > 2 * small
