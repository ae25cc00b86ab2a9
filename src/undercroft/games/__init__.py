"""The games of the house, a folder each.

The package can also be called, and then answers with every installed game by its slug:

>>> import undercroft
>>> sorted(undercroft.games())
['doggies', 'dragon', 'goblins', 'jackal', 'raiders']
"""

import sys
from types import ModuleType

from undercroft.core.game import Game, installed_games


class Games(ModuleType):
    """`undercroft.games` is a package of modules and a question."""

    def __call__(self) -> dict[str, Game]:
        return installed_games()


sys.modules[__name__].__class__ = Games
