"""The verbs of a turn, and of the choices that follow from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Number, Turn, Verb, Verbs, Word
from undercroft.games.goblins.cards import (
    FACE_IDS,
    FACES,
    GOAL_PLACES,
    GOALS,
    MOST_SEATS,
    X_MAX,
    X_MIN,
    Y_MAX,
    Y_MIN,
)
from undercroft.games.goblins.tiles import HIGH, tile_of

WIDE: Final[i64] = X_MAX - X_MIN + 1
VERB_COUNT: Final = 10


class PlaceCard(Action):
    """Lay a tunnel card; the place is packed as board.py packs it."""

    __slots__ = ("face", "turn", "x", "y")

    def __init__(self, face: i64, x: i64, y: i64, turn: i64) -> None:
        place = ((face * WIDE + x - X_MIN) * HIGH + y - Y_MIN) * 4 + turn
        super().__init__(place * VERB_COUNT)
        self.face: Final[i64] = face
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.turn: Final[i64] = turn


class PlayPotion(Action):
    """Swap role cards with another seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        super().__init__(seat * VERB_COUNT + 1)
        self.seat: Final[i64] = seat


class PlayExplosion(Action):
    """Remove a laid card."""

    __slots__ = ("x", "y")

    def __init__(self, x: i64, y: i64) -> None:
        super().__init__(((x - X_MIN) * HIGH + y - Y_MIN) * VERB_COUNT + 2)
        self.x: Final[i64] = x
        self.y: Final[i64] = y


class PlayMap(Action):
    """Look at a face-down goal."""

    __slots__ = ("goal",)

    def __init__(self, goal: i64) -> None:
        super().__init__(goal * VERB_COUNT + 3)
        self.goal: Final[i64] = goal


class SwapCard(Action):
    """Put a card under the deck and take the top one; counts as passing."""

    __slots__ = ("face",)

    def __init__(self, face: i64) -> None:
        super().__init__(face * VERB_COUNT + 4)
        self.face: Final[i64] = face


class Pass(Action):
    """Nothing in hand can be played."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(5)


class OpenGoal(Action):
    """Of several goals reached at once, open this one first."""

    __slots__ = ("goal",)

    def __init__(self, goal: i64) -> None:
        super().__init__(goal * VERB_COUNT + 6)
        self.goal: Final[i64] = goal


class GiveAle(Action):
    """This seat misses its next turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        super().__init__(seat * VERB_COUNT + 7)
        self.seat: Final[i64] = seat


class Claim(Action):
    """Announce what the goal is; true or not."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        super().__init__(kind * VERB_COUNT + 8)
        self.kind: Final[i64] = kind


class Steal(Action):
    """Skinflint takes a gold from this seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        super().__init__(seat * VERB_COUNT + 9)
        self.seat: Final[i64] = seat


def all_placements() -> list[list[PlaceCard]]:
    """By tile and cell; empty where the face is not laid or not turned so."""
    found: list[list[PlaceCard]] = [[]]
    for number, face in enumerate(FACES):
        for turn in range(4):
            row: list[PlaceCard] = []
            if face.is_laid and turn in face.turns:
                for x in range(X_MIN, X_MAX + 1):
                    for y in range(Y_MIN, Y_MAX + 1):
                        row.append(PlaceCard(number, x, y, turn))
            found.append(row)
    return found


# Every action, made once.
PLACEMENTS: Final[list[list[PlaceCard]]] = all_placements()
POTIONS: Final[list[PlayPotion]] = [PlayPotion(seat) for seat in range(MOST_SEATS)]
EXPLOSIONS: Final[list[PlayExplosion]] = [
    PlayExplosion(x, y) for x in range(X_MIN, X_MAX + 1) for y in range(Y_MIN, Y_MAX + 1)
]
MAPS: Final[list[PlayMap]] = [PlayMap(goal) for goal in range(3)]
SWAPS: Final[list[SwapCard]] = [SwapCard(face) for face in range(len(FACES))]
PASS: Final = Pass()
OPENINGS: Final[list[OpenGoal]] = [OpenGoal(goal) for goal in range(3)]
ALES: Final[list[GiveAle]] = [GiveAle(seat) for seat in range(MOST_SEATS)]
CLAIMS: Final[list[Claim]] = [Claim(kind) for kind in range(3)]
STEALS: Final[list[Steal]] = [Steal(seat) for seat in range(MOST_SEATS)]


def make_place(values: list[int]) -> Action:
    face, x, y, turn = values
    row = PLACEMENTS[tile_of(face, turn)]
    return row[x * HIGH + y] if row else PlaceCard(face, x + X_MIN, y + Y_MIN, turn)


def make_potion(values: list[int]) -> Action:
    return POTIONS[values[0]]


def make_explosion(values: list[int]) -> Action:
    return EXPLOSIONS[values[0] * HIGH + values[1]]


def make_map(values: list[int]) -> Action:
    return MAPS[values[0]]


def make_swap(values: list[int]) -> Action:
    return SWAPS[values[0]]


def make_pass(values: list[int]) -> Action:
    return PASS


def make_open(values: list[int]) -> Action:
    return OPENINGS[values[0]]


def make_ale(values: list[int]) -> Action:
    return ALES[values[0]]


def make_claim(values: list[int]) -> Action:
    return CLAIMS[values[0]]


def make_steal(values: list[int]) -> Action:
    return STEALS[values[0]]


VERBS: Final = Verbs(
    [
        Verb(
            "PlaceCard",
            [Word("card", FACE_IDS), Number("x", X_MIN, X_MAX), Number("y", Y_MIN, Y_MAX), Turn("turn", 4)],
            make_place,
        ),
        Verb("PlayPotion", [Number("seat", 0, MOST_SEATS - 1)], make_potion),
        Verb("PlayExplosion", [Number("x", X_MIN, X_MAX), Number("y", Y_MIN, Y_MAX)], make_explosion),
        Verb("PlayMap", [Word("goal", GOAL_PLACES)], make_map),
        Verb("SwapCard", [Word("card", FACE_IDS)], make_swap),
        Verb("Pass", [], make_pass),
        Verb("OpenGoal", [Word("goal", GOAL_PLACES)], make_open),
        Verb("GiveAle", [Number("seat", 0, MOST_SEATS - 1)], make_ale),
        Verb("Claim", [Word("kind", GOALS)], make_claim),
        Verb("Steal", [Number("seat", 0, MOST_SEATS - 1)], make_steal),
    ]
)
