"""What several commands take: seeds, seat counts, options."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from undercroft.core.game import Game, IllegalSetup, accept_options
from undercroft.refusal import Refused

# A seed fits into a machine word, with room to count up from it.
Seed = Annotated[
    int, Parameter(help="The same seed gives the same games.", validator=Number(gte=0, lt=1 << 62))
]


def options_of(game: Game, seats: int, text: str | None) -> msgspec.Struct:
    """The options of a JSON text, or the defaults."""
    if not game.fewest <= seats <= game.most:
        raise Refused("console-seats", game=game.slug, fewest=game.fewest, most=game.most, seats=seats)
    if text is None:
        return game.defaults(seats)
    try:
        return accept_options(game, seats, msgspec.json.decode(text))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("console-options-json", what=str(error)) from None
    except IllegalSetup as error:
        raise Refused(error.message.id, **error.message.args) from None


def seats_or_most(game: Game, seats: int | None) -> int:
    return game.most if seats is None else seats
