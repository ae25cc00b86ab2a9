"""Several sets of components side by side in one process.

The rules read their components once, when they are imported. So a game with another set is a second copy of its
modules: imported again while the environment names the folder of the set, and kept apart from the first. It runs
interpreted, because compiled modules exist once in a process; bots think in processes of their own, compiled.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from undercroft.core.components import VARIABLE, BadComponents
from undercroft.core.game import Game, installed_game

SETS = "UNDERCROFT_SETS"  # a folder with a folder for each set, in which each file is called by its game


def installed_sets() -> list[Game]:
    """Every game with every set that the host has installed besides the usual ones; raises BadComponents."""
    named = os.environ.get(SETS, "")
    if not named:
        return []
    if not os.path.isdir(named):
        raise BadComponents(f"{SETS} is {named}, and there is no such folder")
    found: list[Game] = []
    for folder in sorted(path for path in Path(named).iterdir() if path.is_dir()):
        found += games_of_set(folder)
    return found


def game_of_record(record: dict[str, object]) -> Game:
    """The game of a record, with the set that it was played with if that is installed; raises UnknownGame."""
    usual = installed_game(str(record["game"]))
    if record.get("components") == usual.digest:
        return usual
    for game in installed_sets():
        if game.slug == usual.slug and game.digest == record.get("components"):
            return game
    return usual


def games_of_set(folder: Path) -> list[Game]:
    """The games for which a set has a file; raises BadComponents if it has none, or one of no game."""
    points = {point.name: point.module for point in entry_points(group="undercroft.games")}
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise BadComponents(f"{folder}: a set needs a file called by its game, e.g. raiders.toml")
    found: list[Game] = []
    for file in files:
        if file.stem not in points:
            raise BadComponents(
                f"{file}: there is no game called {file.stem!r}; there are {', '.join(points)}"
            )
        game = game_again(points[file.stem], folder)
        if game.set:  # otherwise it is the box's own
            found.append(game)
    return found


def game_again(module: str, folder: Path) -> Game:
    """The game of this module once more, with the set of this folder."""
    package = module.rpartition(".")[0]
    with apart(package), environment(VARIABLE, str(folder)):
        game = importlib.import_module(module).GAME
    assert isinstance(game, Game)
    return game


@contextmanager
def apart(package: str) -> Iterator[None]:
    """For a while the modules of a package are forgotten, and imported again from their sources."""
    parent, _, own = package.rpartition(".")
    around = importlib.import_module(parent)
    shown = getattr(around, own, None)
    before = {name: module for name, module in sys.modules.items() if is_in(name, package)}
    forget(before)
    finder = Sources(package)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        forget([name for name in sys.modules if is_in(name, package)])
        sys.modules.update(before)
        if shown is not None:
            setattr(around, own, shown)


def is_in(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def forget(names: Sequence[str] | dict[str, ModuleType]) -> None:
    for name in names:
        del sys.modules[name]


class Sources:
    """Finds the sources of a package, where the compiled modules would be found first."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not is_in(name, self.package) or not path:
            return None
        for folder in path:
            file = os.path.join(folder, name.rpartition(".")[2])
            for source, inside in ((os.path.join(file, "__init__.py"), [file]), (f"{file}.py", None)):
                if os.path.isfile(source):
                    loader = SourceFileLoader(name, source)
                    return spec_from_file_location(
                        name, source, loader=loader, submodule_search_locations=inside
                    )
        return None


@contextmanager
def environment(name: str, value: str) -> Iterator[None]:
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
