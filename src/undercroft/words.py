"""Messages in the reader's language, for the terminal: the same Fluent files that the browser reads, and one more."""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from undercroft.core.game import Game, installed_game, installed_games
from undercroft.core.view import Message

# A language is a folder of words.
LANGUAGES = tuple(
    sorted(one.name for one in files("undercroft").joinpath("locales").iterdir() if one.is_dir())
)
# The files of what the command line says; their messages begin like the file's name.
CONSOLE_PARTS = ("console", "lab")
Value = int | str | bool | Sequence[int | str]

LARGEST = 2**53  # beyond it a number is nobody's count, and cannot be formatted as one
# Fluent writes negative numbers with a hyphen.
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")
SEAT = re.compile(r"(^|_)seat(_|$)")
SEATS = re.compile(r"(^|_)seats(_|$)")


def language_here() -> str:
    """The language of the user, from the environment; English if we have no texts in it or cannot print them."""
    asked = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), "")
    code = re.split(r"[-_.@]", asked)[0].lower()
    writes = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().startswith("utf")
    return next((one for one in LANGUAGES if one == code and writes), "en")


@cache
def console_bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in CONSOLE_PARTS:
        text = files("undercroft").joinpath("locales", language, f"{part}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def house_resources(language: str) -> list[Resource]:
    """All files of the house in a language; to read them takes half a second."""
    folder = files("undercroft").joinpath("locales", language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=str)
    return [FluentResource(file.read_text(encoding="utf-8")) for file in found]


def texts_of(game: Game, language: str) -> list[str]:
    """All messages of a game as Fluent texts: in the language, or in English if the game does not speak it.

    They are the files `SLUG.ftl` and `SLUG-*.ftl` of the house, and those in a folder `locales/LANGUAGE` next to the
    module with the view of a game that was installed from elsewhere.
    """
    own = Path(sys.modules[game.view.__module__].__file__ or "").parent / "locales"
    for spoken in (language, "en"):
        house = files("undercroft").joinpath("locales", spoken)
        found = [
            *(house.joinpath(f"{game.slug}{part}.ftl") for part in ("", "-table", "-hints")),
            *sorted((own / spoken).glob("*.ftl")),
        ]
        texts = [file.read_text(encoding="utf-8") for file in found if file.is_file()]
        if texts:
            return texts
    return []


def in_words(message: Message, language: str | None = None) -> str:
    """The text of a message of the command line; other messages are worded as at a table."""
    spoken = language or language_here()
    if message.id.partition("-")[0] not in CONSOLE_PARTS:
        return house_words(spoken).say(message)
    bundle = console_bundle(spoken)
    pattern = bundle.get_message(message.id).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, dict(message.args))
    return str(text)


@cache
def house_words(language: str) -> Words:
    """The words that belong to no game in particular."""
    return Words(language, next(iter(installed_games().values())), [])


def tell(id: str, language: str | None = None, **args: str | int | Path) -> str:
    """A sentence of the command line, by default in the user's language."""
    return in_words(Message(id, without_paths(args)), language)


def without_paths(args: Mapping[str, Value | Path]) -> dict[str, Value]:
    return {name: str(value) if isinstance(value, Path) else value for name, value in args.items()}


@cache
def words_for_python(language: str, slug: str) -> Words:
    """The words of a game for a Python user, who knows seats by their numbers."""
    game = installed_game(slug)
    seats = (
        [tell("console-seat", language, number=seat) for seat in range(game.most)]
        if language in LANGUAGES
        else []
    )
    return Words(language, game, seats)


def in_english(message: Message) -> str:
    """The words of an error of the kernel or of a game, which begins with its slug."""
    slugs = [point.name for point in entry_points(group="undercroft.games")]
    slug = message.id.partition("-")[0]
    return words_for_python("en", slug if slug in slugs else slugs[0]).say(message) if slugs else message.id


def counted(words: list[str]) -> list[str]:
    """Equal names are said once, with how many there are.

    >>> counted(["Coin", "Key", "Coin"])
    ['Coin ×2', 'Key']
    """
    return [word if times == 1 else f"{word} ×{times}" for word, times in Counter(words).items()]


def written(amount: float) -> str:
    """A number with a proper minus sign.

    >>> written(-3), written(2.5)
    ('−3', '2.5')
    """
    return str(amount).replace("-", "−")


class Words:
    """All texts of one language, and the names of one game's components and players."""

    def __init__(self, language: str, game: Game, players: list[str]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.players = players
        self.bundle = FluentBundle([language], use_isolating=False)
        for resource in house_resources(language):
            self.bundle.add_resource(resource, allow_overrides=True)
        for text in texts_of(game, language):
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def say(self, message: Message) -> str:
        """The text of a message; one without a text is shown by its id, so that somebody notices."""
        if not self.bundle.has_message(message.id):
            return f"{message.id} {self.bare(message.args)}".strip()
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        given = self.arguments(message)
        text, _ = self.bundle.format_pattern(pattern, given)
        negative = any(isinstance(value, int) and value < 0 for value in given.values())
        return HYPHEN_BEFORE_NUMBER.sub("−", str(text)) if negative else str(text)

    def bare(self, args: Mapping[str, Value]) -> str:
        return " ".join(f"{name}={value}" for name, value in args.items())

    def arguments(self, message: Message) -> dict[str, str | int]:
        """Seats become players, ids of components become names, lists are joined."""
        given: dict[str, str | int] = {}
        for key, value in message.args.items():
            each = [value] if isinstance(value, str | int) else list(value)
            seats = bool(SEAT.search(key) or (SEATS.search(key) and not isinstance(value, str | int)))
            words = [self.word(key, one, seats) for one in each]
            if seats:
                given[f"{key}_you"] = "no"
            if not isinstance(value, str | int):
                named = not seats and all(isinstance(one, str) for one in each)
                given[key] = self.join(counted(words) if named else words)
                given[f"{key}_count"] = len(words)
            elif isinstance(value, bool):
                given[key] = "true" if value else "false"
            elif isinstance(value, int) and not seats:
                given[key] = value if abs(value) < LARGEST else str(value)
            else:
                given[key] = words[0]
                given[f"{key}_id"] = str(value)
        return given

    def word(self, key: str, value: int | str, seat: bool) -> str:
        if isinstance(value, int):
            return self.player(value) if seat else written(value)
        for name in (key, key.removesuffix("s")):
            own = f"{self.game.slug}-{name}-{value}"
            if self.bundle.has_message(own):
                return self.say(Message(own))
        names = self.game.names.get(value, {})
        return names.get(self.language) or names.get("en") or value

    def player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat + 1)

    def join(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        last = tell("console-and", self.language)
        return f"{', '.join(words[:-1])} {last} {words[-1]}"
