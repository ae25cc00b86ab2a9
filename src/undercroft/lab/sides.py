"""What stands on either side of a comparison: a set of components, options, or bots."""

from __future__ import annotations

from pathlib import Path

from undercroft.core.game import Game
from undercroft.lab.boxes import Set, load_game, read_set
from undercroft.lab.plan import BOX


class Side:
    """All that decides how one side is played."""

    def __init__(self, chosen: Set, options: str | None, bots: str) -> None:
        self.chosen = chosen
        self.options = options
        self.bots = bots


class Sides:
    """Reads sides; what one does not name is as in the rest of the command."""

    def __init__(self, game: str, options: str | None, bots: str, components: Path | None) -> None:
        self.usual = Side(read_set(game, components), options, bots)
        # Bots and options are the same whatever the cards are: this process has the game as it is in the box.
        self.box: Game = load_game(game, Set())

    def read(self, given: str) -> Side:
        usual = self.usual
        if given == BOX:
            return Side(Set(), usual.options, usual.bots)
        if given.endswith(".toml"):
            return Side(read_set(self.box.slug, Path(given)), usual.options, usual.bots)
        if given.startswith("{"):
            return Side(usual.chosen, given, usual.bots)
        return Side(usual.chosen, usual.options, given)
