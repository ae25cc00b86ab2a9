"""The verbs of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Number, Plain, Turn, Verb, Verbs
from undercroft.games.jackal.tiles import COINS, DISPLAY, MOST_SEATS

REACH: Final = 99  # a hundred tiles in a row reach no farther
SLOTS: Final = len(DISPLAY)


class PlaceTile(Action):
    """Lay the current tile here, turned like this."""

    def __init__(self, x: i64, y: i64, turn: i64) -> None:
        super().__init__(PLACE_TILE.code(x, y, turn))
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.turn: Final[i64] = turn


class PlayOwnTile(Action):
    """Use a tile of one's own display instead of exploring."""

    def __init__(self, slot: i64) -> None:
        super().__init__(PLAY_OWN_TILE.code(slot))
        self.slot: Final[i64] = slot


class Go(Action):
    """Where a pirate ends a movement."""

    def __init__(self, code: i64, x: i64, y: i64, tunnel: i64) -> None:
        super().__init__(code)
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.tunnel: Final[i64] = tunnel


class MoveTo(Go):
    """Walk there."""

    def __init__(self, x: i64, y: i64, tunnel: i64) -> None:
        super().__init__(MOVE_TO.code(x, y, tunnel), x, y, tunnel)


class SwimTo(Go):
    """Come out of the secret passage there."""

    def __init__(self, x: i64, y: i64, tunnel: i64) -> None:
        super().__init__(SWIM_TO.code(x, y, tunnel), x, y, tunnel)


class MovePirate(Go):
    """Have the bats drive the loser there."""

    def __init__(self, x: i64, y: i64, tunnel: i64) -> None:
        super().__init__(MOVE_PIRATE.code(x, y, tunnel), x, y, tunnel)


class Wager(Action):
    """Challenge a pirate on the same tile for a coin."""

    def __init__(self, seat: i64) -> None:
        super().__init__(WAGER.code(seat))
        self.seat: Final[i64] = seat


class Prank(Action):
    """Send bats at any pirate."""

    def __init__(self, seat: i64) -> None:
        super().__init__(PRANK.code(seat))
        self.seat: Final[i64] = seat


class Give(Action):
    """Hand coins to an ally."""

    def __init__(self, coins: i64) -> None:
        super().__init__(GIVE.code(coins))
        self.coins: Final[i64] = coins


class DropCoin(Action):
    """Put the loser's coin on this empty hall."""

    def __init__(self, x: i64, y: i64) -> None:
        super().__init__(DROP_COIN.code(x, y))
        self.x: Final[i64] = x
        self.y: Final[i64] = y


X: Final = Number("x", -REACH, REACH)
Y: Final = Number("y", -REACH, REACH)
TUNNEL: Final = Number("tunnel", 0, 3)
SEAT: Final = Number("seat", 0, MOST_SEATS - 1)
PLACE_TILE: Final = Verb(PlaceTile, [X, Y, Turn("turn", 4)])
EXPLORE: Final = Plain("Explore")
PLAY_OWN_TILE: Final = Verb(PlayOwnTile, [Number("slot", 0, SLOTS - 1)])
ROLL: Final = Plain("Roll")
DIVE: Final = Plain("Dive")
STAY: Final = Plain("Stay")
STEP_ON: Final = Plain("StepOn")
MOVE_TO: Final = Verb(MoveTo, [X, Y, TUNNEL])
SWIM_TO: Final = Verb(SwimTo, [X, Y, TUNNEL])
TAKE_COIN: Final = Plain("TakeCoin")
WAGER: Final = Verb(Wager, [SEAT])
PRANK: Final = Verb(Prank, [SEAT])
GIVE: Final = Verb(Give, [Number("coins", 1, COINS)])
END_TURN: Final = Plain("EndTurn")
DROP_COIN: Final = Verb(DropCoin, [X, Y])
LEAVE_COIN: Final = Plain("LeaveCoin")
MOVE_PIRATE: Final = Verb(MovePirate, [X, Y, TUNNEL])
LEAVE_PIRATE: Final = Plain("LeavePirate")
VERBS: Final = Verbs(
    [
        PLACE_TILE, EXPLORE, PLAY_OWN_TILE, ROLL, DIVE, STAY, STEP_ON, MOVE_TO, SWIM_TO, TAKE_COIN, WAGER, PRANK, GIVE,
        END_TURN, DROP_COIN, LEAVE_COIN, MOVE_PIRATE, LEAVE_PIRATE,
    ]
)  # fmt: skip

OWN_TILES: Final = [PlayOwnTile(slot) for slot in range(SLOTS)]
WAGERS_ON: Final = [Wager(seat) for seat in range(MOST_SEATS)]
PRANKS_ON: Final = [Prank(seat) for seat in range(MOST_SEATS)]
GIFTS: Final = [Give(coins + 1) for coins in range(COINS)]
