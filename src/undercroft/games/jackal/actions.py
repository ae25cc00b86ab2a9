"""The verbs of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Field, Number, Turn, Verb, Verbs

# A hundred tiles in a row reach no farther.
REACH: Final = 99
SPAN: Final = 2 * REACH + 1
VERB_COUNT: Final = 18
SLOTS: Final = 5
MOST_COINS: Final = 28
MOST_SEATS: Final = 6

# Verbs without fields, by their place in the table of verbs.
EXPLORE_VERB: Final = 1
ROLL_VERB: Final = 3
DIVE_VERB: Final = 4
STAY_VERB: Final = 5
STEP_ON_VERB: Final = 6
TAKE_COIN_VERB: Final = 9
END_TURN_VERB: Final = 13
LEAVE_COIN_VERB: Final = 15
LEAVE_PIRATE_VERB: Final = 17


class PlaceTile(Action):
    """Lay the current tile here, turned so."""

    __slots__ = ("turn", "x", "y")

    def __init__(self, x: i64, y: i64, turn: i64) -> None:
        super().__init__((((x + REACH) * SPAN + y + REACH) * 4 + turn) * VERB_COUNT)
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.turn: Final[i64] = turn


class Plain(Action):
    """A verb without fields: Explore, Roll, Dive, Stay, StepOn, TakeCoin, EndTurn, LeaveCoin, LeavePirate."""

    __slots__ = ("verb",)

    def __init__(self, verb: i64) -> None:
        super().__init__(verb)
        self.verb: Final[i64] = verb


class PlayOwnTile(Action):
    """Use a tile of one's own display instead of exploring."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        super().__init__(slot * VERB_COUNT + 2)
        self.slot: Final[i64] = slot


class Go(Action):
    """A position to go to: MoveTo, SwimTo or MovePirate, told apart by the verb's number."""

    __slots__ = ("tunnel", "verb", "x", "y")

    def __init__(self, verb: i64, x: i64, y: i64, tunnel: i64) -> None:
        super().__init__((((x + REACH) * SPAN + y + REACH) * 4 + tunnel) * VERB_COUNT + verb)
        self.verb: Final[i64] = verb
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.tunnel: Final[i64] = tunnel


MOVE_TO_VERB: Final = 7
SWIM_TO_VERB: Final = 8
MOVE_PIRATE_VERB: Final = 16


class Wager(Action):
    """Challenge a pirate on the same tile for a coin."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        super().__init__(seat * VERB_COUNT + 10)
        self.seat: Final[i64] = seat


class Prank(Action):
    """Send bats at any pirate."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        super().__init__(seat * VERB_COUNT + 11)
        self.seat: Final[i64] = seat


class Give(Action):
    """Hand coins to an ally."""

    __slots__ = ("coins",)

    def __init__(self, coins: i64) -> None:
        super().__init__((coins - 1) * VERB_COUNT + 12)
        self.coins: Final[i64] = coins


class DropCoin(Action):
    """Put the loser's coin on this empty hall."""

    __slots__ = ("x", "y")

    def __init__(self, x: i64, y: i64) -> None:
        super().__init__(((x + REACH) * SPAN + y + REACH) * VERB_COUNT + 14)
        self.x: Final[i64] = x
        self.y: Final[i64] = y


EXPLORE: Final = Plain(EXPLORE_VERB)
ROLL: Final = Plain(ROLL_VERB)
DIVE: Final = Plain(DIVE_VERB)
STAY: Final = Plain(STAY_VERB)
STEP_ON: Final = Plain(STEP_ON_VERB)
TAKE_COIN: Final = Plain(TAKE_COIN_VERB)
END_TURN: Final = Plain(END_TURN_VERB)
LEAVE_COIN: Final = Plain(LEAVE_COIN_VERB)
LEAVE_PIRATE: Final = Plain(LEAVE_PIRATE_VERB)
OWN_TILES: Final[list[PlayOwnTile]] = [PlayOwnTile(slot) for slot in range(SLOTS)]
WAGERS_ON: Final[list[Wager]] = [Wager(seat) for seat in range(MOST_SEATS)]
PRANKS_ON: Final[list[Prank]] = [Prank(seat) for seat in range(MOST_SEATS)]
GIFTS: Final[list[Give]] = [Give(coins + 1) for coins in range(MOST_COINS)]


def make_place(values: list[int]) -> Action:
    return PlaceTile(values[0] - REACH, values[1] - REACH, values[2])


def make_explore(values: list[int]) -> Action:
    return EXPLORE


def make_own_tile(values: list[int]) -> Action:
    return OWN_TILES[values[0]]


def make_roll(values: list[int]) -> Action:
    return ROLL


def make_dive(values: list[int]) -> Action:
    return DIVE


def make_stay(values: list[int]) -> Action:
    return STAY


def make_step_on(values: list[int]) -> Action:
    return STEP_ON


def make_move(values: list[int]) -> Action:
    return Go(MOVE_TO_VERB, values[0] - REACH, values[1] - REACH, values[2])


def make_swim(values: list[int]) -> Action:
    return Go(SWIM_TO_VERB, values[0] - REACH, values[1] - REACH, values[2])


def make_take(values: list[int]) -> Action:
    return TAKE_COIN


def make_wager(values: list[int]) -> Action:
    return WAGERS_ON[values[0]]


def make_prank(values: list[int]) -> Action:
    return PRANKS_ON[values[0]]


def make_give(values: list[int]) -> Action:
    return GIFTS[values[0]]


def make_end(values: list[int]) -> Action:
    return END_TURN


def make_drop(values: list[int]) -> Action:
    return DropCoin(values[0] - REACH, values[1] - REACH)


def make_leave_coin(values: list[int]) -> Action:
    return LEAVE_COIN


def make_move_pirate(values: list[int]) -> Action:
    return Go(MOVE_PIRATE_VERB, values[0] - REACH, values[1] - REACH, values[2])


def make_leave_pirate(values: list[int]) -> Action:
    return LEAVE_PIRATE


def place_fields() -> list[Field]:
    return [Number("x", -REACH, REACH), Number("y", -REACH, REACH)]


VERBS: Final = Verbs(
    [
        Verb("PlaceTile", [*place_fields(), Turn("turn", 4)], make_place),
        Verb("Explore", [], make_explore),
        Verb("PlayOwnTile", [Number("slot", 0, SLOTS - 1)], make_own_tile),
        Verb("Roll", [], make_roll),
        Verb("Dive", [], make_dive),
        Verb("Stay", [], make_stay),
        Verb("StepOn", [], make_step_on),
        Verb("MoveTo", [*place_fields(), Number("tunnel", 0, 3)], make_move),
        Verb("SwimTo", [*place_fields(), Number("tunnel", 0, 3)], make_swim),
        Verb("TakeCoin", [], make_take),
        Verb("Wager", [Number("seat", 0, MOST_SEATS - 1)], make_wager),
        Verb("Prank", [Number("seat", 0, MOST_SEATS - 1)], make_prank),
        Verb("Give", [Number("coins", 1, MOST_COINS)], make_give),
        Verb("EndTurn", [], make_end),
        Verb("DropCoin", place_fields(), make_drop),
        Verb("LeaveCoin", [], make_leave_coin),
        Verb("MovePirate", [*place_fields(), Number("tunnel", 0, 3)], make_move_pirate),
        Verb("LeavePirate", [], make_leave_pirate),
    ]
)
