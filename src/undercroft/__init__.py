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

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from undercroft.core.action import Action, IllegalAction
from undercroft.core.bot import Bot, Window
from undercroft.core.game import Game, IllegalSetup, UnknownGame, accept_options, installed_game
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.match import BadRecord, Match, match_from, new_match
from undercroft.core.match import replay as replay_match
from undercroft.core.playout import play_out
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng, Rng
from undercroft.core.spoken import speak_with
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
    "__version__",
    "game",
    "games",
    "load",
    "new",
    "play_out",
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


def new(slug: str | Game, seats: int | None = None, seed: int | None = 0, **options: object) -> Match:
    """A new match of a game, by its slug. Without a number of seats it is the smallest table.

    The same seed gives the same game; without one it is 0, and None takes another each time. Raises UnknownGame, and
    IllegalSetup for seats and options that the game does not have.

    >>> new("raiders", seats=4, seed=7, variant="tactical").seats
    4
    >>> new("raiders", seats=9)
    Traceback (most recent call last):
    undercroft.core.game.IllegalSetup: This game is for 3 to 5 players, not for 9.
    """
    found = game(slug) if isinstance(slug, str) else slug
    if not isinstance(found, Game):
        raise TypeError(f"a game is named by its slug, such as 'raiders'; not {slug!r}")
    count = found.fewest if seats is None else seats
    if isinstance(count, bool) or not isinstance(count, int):
        raise TypeError(f"seats is a number from {found.fewest} to {found.most}, not {seats!r}")
    rng = chance(seed)
    match = new_match(found, count, accept_options(found, count, options), rng)
    match.rng = rng
    return match


def load(dump: str | bytes | dict[str, object], seed: int | None = 0) -> Match:
    """A match that begins from a dumped position; raises BadPosition, and UnknownGame if its game is not installed.

    >>> match = new("jackal", seats=2, seed=1)
    >>> load(match.state.dump()).state.dump() == match.state.dump()
    True
    """
    shown = plain(dump, "a dump, as state.dump() gives", lambda problem: BadPosition("", problem))
    slug = shown.get("game")
    if not isinstance(slug, str):
        raise BadPosition("game", "must name the game")
    if "entries" in shown:
        raise BadPosition("", "this is a record; undercroft.replay reads it")
    match = match_from(game(slug), shown)
    match.rng = chance(seed)
    return match


def replay(record: str | bytes | dict[str, object], seed: int | None = 0) -> Match:
    """The match of a record, every move and draw checked; raises BadRecord, and UnknownGame.

    >>> match = new("goblins", seats=3, seed=1)
    >>> replay(match.record()).state.dump() == match.state.dump()
    True
    """
    shown = plain(record, "a record, as match.record() gives", BadRecord)
    slug = shown.get("game")
    if not isinstance(slug, str):
        raise BadRecord("a record must name its game")
    if "entries" not in shown:
        raise BadRecord("this has no entries; if it is a dump, undercroft.load reads it")
    match = replay_match(game(slug), shown)
    match.rng = chance(seed)
    return match


def say(message: Message, slug: str, language: str = "en") -> str:
    """A message of a game in words, in en, ru or uk: what is asked, who won and why.

    >>> say(new("raiders", seats=3, seed=7).state.prompt(0), "raiders")
    'Two chests: play a card. The highest card takes the first chest.'
    """
    from undercroft.words import words_for_python

    return words_for_python(language, slug).say(message)


def chance(seed: object) -> FastRng:
    """The source of chance of a seed."""
    if seed is None:
        seed = secrets.randbits(62)
    if isinstance(seed, bool) or not isinstance(seed, int) or not -(2**63) <= seed < 2**63:
        raise ValueError(f"a seed is a whole number of at most 63 bits, or None for any; not {seed!r}")
    return FastRng(seed)


def plain(
    shown: str | bytes | dict[str, object], wanted: str, bad: Callable[[str], Exception]
) -> dict[str, object]:
    """JSON as a table of fields."""
    if isinstance(shown, str | bytes):
        try:
            shown = msgspec.json.decode(shown)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise bad(f"this is not {wanted}, nor its JSON: {error}") from None
    if not isinstance(shown, dict):
        raise bad(f"this is not {wanted}, but a {type(shown).__name__}")
    return shown


def speak(message: Message) -> str:
    """What errors say. The words are read when somebody looks."""
    from undercroft.words import in_english

    return in_english(message)


speak_with(speak)


def __dir__() -> list[str]:
    return sorted([*__all__, "__doc__", "__name__", "__path__"])
