"""Five dungeon board games on one table.

>>> import undercroft
>>> match = undercroft.new("raiders", seats=3, seed=7)
>>> match.actors()
[0, 1, 2]
>>> log = match.play(0, match.legal(0)[0])
>>> bot = match.bot("good")
>>> while match.actors():
...     seat = match.actors()[0]
...     log = match.play(seat, bot.choose(match.window(seat), match.rng))
>>> len(match.outcome().winners) > 0
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from undercroft.core.action import Action, IllegalAction
from undercroft.core.bot import Bot, Window
from undercroft.core.game import Game, IllegalSetup, UnknownGame, accept_options, installed_game
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.match import BadRecord, Match, match_from, new_match
from undercroft.core.match import replay as replay_match
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State
from undercroft.core.view import Message, Outcome

__version__ = "0.1.0"
__all__ = [
    "OPEN",
    "WATCHER",
    "Action",
    "BadPosition",
    "BadRecord",
    "Bot",
    "FastRng",
    "Game",
    "IllegalAction",
    "IllegalSetup",
    "Match",
    "Message",
    "Outcome",
    "Rng",
    "State",
    "UnknownGame",
    "Window",
    "game",
    "games",
    "load",
    "new",
    "replay",
    "say",
]

if TYPE_CHECKING:

    def games() -> dict[str, Game]:
        """Every installed game, by its slug. It is also the package of our own games, which can be called."""

else:
    from undercroft import games


def game(slug: str) -> Game:
    """One game; raises UnknownGame.

    >>> game("raiders").fewest, game("raiders").most
    (3, 5)
    """
    return installed_game(slug)


def new(slug: str | Game, seats: int | None = None, seed: int = 0, **options: object) -> Match:
    """A new match of a game, by its slug. What is left out is as usual; the same seed gives the same game.

    >>> new("raiders", seats=4, seed=7, variant="tactical").seats
    4
    """
    found = game(slug) if isinstance(slug, str) else slug
    count = found.fewest if seats is None else seats
    rng = FastRng(seed)
    match = new_match(found, count, accept_options(found, count, options), rng)
    match.rng = rng
    return match


def load(dump: str | bytes | dict[str, object], seed: int = 0) -> Match:
    """A match that begins from a dumped position; raises BadPosition.

    >>> match = new("jackal", seats=2, seed=1)
    >>> load(match.state.dump()).state.dump() == match.state.dump()
    True
    """
    shown = plain(dump, lambda problem: BadPosition("", problem))
    slug = shown.get("game")
    if not isinstance(slug, str):
        raise BadPosition("game", "must name the game")
    match = match_from(game(slug), shown)
    match.rng = FastRng(seed)
    return match


def replay(record: str | bytes | dict[str, object], seed: int = 0) -> Match:
    """The match of a record, every move and draw checked; raises BadRecord.

    >>> match = new("goblins", seats=3, seed=1)
    >>> replay(match.record()).state.dump() == match.state.dump()
    True
    """
    shown = plain(record, BadRecord)
    slug = shown.get("game")
    if not isinstance(slug, str):
        raise BadRecord("a record must name its game")
    match = replay_match(game(slug), shown)
    match.rng = FastRng(seed)
    return match


def say(message: Message, slug: str, language: str = "en") -> str:
    """A message of a game in words: what is asked, who won and why.

    >>> say(new("raiders", seats=3, seed=7).state.prompt(0), "raiders")
    'Two chests: play a card. The highest card takes the first chest.'
    """
    from undercroft.words import Words

    found = game(slug)
    return Words(language, found, [f"seat {seat}" for seat in range(found.most)]).say(message)


def plain(shown: str | bytes | dict[str, object], bad: Callable[[str], Exception]) -> dict[str, object]:
    """JSON as a table of fields."""
    if isinstance(shown, str | bytes):
        try:
            shown = msgspec.json.decode(shown)
        except msgspec.DecodeError as error:
            raise bad(f"this is not JSON: {error}") from None
    if not isinstance(shown, dict):
        raise bad("this is not a table of fields")
    return shown
