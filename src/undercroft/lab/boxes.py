"""A game with its own components, or with a set that somebody wrote.

The components of a game are read once per process. A process that has a game with one set cannot have it with another.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock

from undercroft.core.components import VARIABLE, BadComponents, Components
from undercroft.core.game import Game, UnknownGame, installed_game
from undercroft.lab.plan import BOX
from undercroft.lab.whole import temporary_folder, write_bytes
from undercroft.refusal import Refused

LOADING = Lock()  # a worker of a cluster may have several threads, and all share one environment


class Set:
    """A set of components: its name, the file it is from, and its text; no text means the box's own."""

    def __init__(self, name: str = BOX, file: str = "", text: str = "") -> None:
        self.name = name
        self.file = file
        self.text = text


def entry_of(slug: str) -> EntryPoint:
    """Where a game is installed; raises UnknownGame."""
    points = {point.name: point for point in entry_points(group="undercroft.games")}
    if slug not in points:
        known = ", ".join(sorted(points))
        raise UnknownGame(f"There is no game called {slug!r}; installed are: {known}.")
    return points[slug]


def is_loaded(slug: str) -> bool:
    return entry_of(slug).module in sys.modules


def data_file(slug: str) -> Traversable | None:
    """The data file that comes with a game; a small game may have none."""
    package = entry_of(slug).module.rpartition(".")[0]
    file = files(package).joinpath("components.toml") if package else None
    return file if file is not None and file.is_file() else None


def own_text(slug: str) -> str:
    """The text of a game's own data file; raises Refused if it has none."""
    file = data_file(slug)
    if file is None:
        raise Refused("lab-no-components", game=slug)
    return file.read_text(encoding="utf-8")


def read_set(slug: str, file: Path | None) -> Set:
    """The set of a file; without one, that of the folder in UNDERCROFT_COMPONENTS, or else the box's own."""
    name = ""
    if file is None:
        folder = os.environ.get(VARIABLE, "")
        if not folder or not Path(folder, f"{slug}.toml").exists():
            return Set()
        file = Path(folder, f"{slug}.toml")
        name = Path(folder).resolve().name
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("console-unreadable", file=file, what=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise BadComponents(f"{file}: not a TOML file: {error}") from None
    if text == own_text(slug):
        return Set()
    return Set(name or file.stem, str(file), text)


def digest_of(slug: str, chosen: Set) -> str:
    if not chosen.text and data_file(slug) is None:
        return installed_game(slug).digest
    return Components(chosen.file or f"{slug}/components.toml", chosen.text or own_text(slug)).digest


def digest_in_use(slug: str) -> str:
    """Of the components that this process has the game with; empty while it has not loaded the game."""
    return installed_game(slug).digest if is_loaded(slug) else ""


def load_game(slug: str, chosen: Set) -> Game:
    """The game with this set; raises BadComponents, and Refused if this process has it with another."""
    with LOADING:
        return load_alone(slug, chosen)


def load_alone(slug: str, chosen: Set) -> Game:
    if is_loaded(slug):
        game = installed_game(slug)
        if game.digest != digest_of(slug, chosen):
            raise Refused("lab-other-set", game=slug)
        return game
    with set_in_place(slug, chosen) as folder:
        try:
            return installed_game(slug)
        except BadComponents as error:
            shown = str(error)
            if folder:
                shown = shown.replace(os.path.join(folder, f"{slug}.toml"), chosen.file or chosen.name)
            raise BadComponents(shown) from None


@contextmanager
def set_in_place(slug: str, chosen: Set) -> Iterator[str]:
    """For a while, the environment names a folder with this set; it is empty for the box's own."""
    before = os.environ.pop(VARIABLE, None)
    try:
        if not chosen.text:
            yield ""
            return
        with temporary_folder("set") as folder:
            write_bytes(folder / f"{slug}.toml", chosen.text.encode())
            os.environ[VARIABLE] = str(folder)
            yield str(folder)
    finally:
        os.environ.pop(VARIABLE, None)
        if before is not None:
            os.environ[VARIABLE] = before
