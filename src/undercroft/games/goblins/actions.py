"""The verbs of a turn, and of the choices that follow from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Number, Plain, Turn, Verb, Verbs, Word, code_of
from undercroft.games.goblins.cards import (
    FACE_IDS,
    GOAL_PLACES,
    GOALS,
    MOST_SEATS,
    X_MAX,
    X_MIN,
    Y_MAX,
    Y_MIN,
)
from undercroft.games.goblins.tiles import KIND_OF, SIZE, TILES_OF, place_at, tile_of, turn_of, x_of, y_of


class OnSeat(Action):
    """Something done to another seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__(code_of(type(self), seat))
        self.seat: Final[i64] = seat


class PlaceCard(Action):
    """Lay a tunnel card."""

    def __init__(self, face: i64, x: i64, y: i64, turn: i64) -> None:
        super().__init__(PLACE_CARD.code(face, x, y, turn))
        self.face: Final[i64] = face
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.turn: Final[i64] = turn

    def place(self) -> i64:
        return place_at(self.x, self.y)

    def tile(self) -> i64:
        return tile_of(self.face, self.turn)


class PlayPotion(OnSeat):
    """Swap role cards with another seat."""


class PlayExplosion(Action):
    """Remove a laid card."""

    def __init__(self, x: i64, y: i64) -> None:
        super().__init__(PLAY_EXPLOSION.code(x, y))
        self.x: Final[i64] = x
        self.y: Final[i64] = y

    def place(self) -> i64:
        return place_at(self.x, self.y)


class PlayMap(Action):
    """Look at a face-down goal."""

    def __init__(self, goal: i64) -> None:
        super().__init__(PLAY_MAP.code(goal))
        self.goal: Final[i64] = goal


class SwapCard(Action):
    """Put a card under the deck and take the top one; counts as passing."""

    def __init__(self, face: i64) -> None:
        super().__init__(SWAP_CARD.code(face))
        self.face: Final[i64] = face


class OpenGoal(Action):
    """Of several goals reached at once, open this one first."""

    def __init__(self, goal: i64) -> None:
        super().__init__(OPEN_GOAL.code(goal))
        self.goal: Final[i64] = goal


class GiveAle(OnSeat):
    """This seat misses its next turn."""


class Claim(Action):
    """Announce what the goal is; true or not."""

    def __init__(self, kind: i64) -> None:
        super().__init__(CLAIM.code(kind))
        self.kind: Final[i64] = kind


class Steal(OnSeat):
    """Skinflint takes a gold from this seat."""


PLACE_CARD: Final = Verb(
    PlaceCard,
    [Word("card", FACE_IDS), Number("x", X_MIN, X_MAX), Number("y", Y_MIN, Y_MAX), Turn("turn", 4)],
)
PLAY_POTION: Final = Verb(PlayPotion, [Number("seat", 0, MOST_SEATS - 1)])
PLAY_EXPLOSION: Final = Verb(PlayExplosion, [Number("x", X_MIN, X_MAX), Number("y", Y_MIN, Y_MAX)])
PLAY_MAP: Final = Verb(PlayMap, [Word("goal", GOAL_PLACES)])
SWAP_CARD: Final = Verb(SwapCard, [Word("card", FACE_IDS)])
PASS: Final = Plain("Pass")  # nothing in hand can be played
OPEN_GOAL: Final = Verb(OpenGoal, [Word("goal", GOAL_PLACES)])
GIVE_ALE: Final = Verb(GiveAle, [Number("seat", 0, MOST_SEATS - 1)])
CLAIM: Final = Verb(Claim, [Word("kind", GOALS)])
STEAL: Final = Verb(Steal, [Number("seat", 0, MOST_SEATS - 1)])
VERBS: Final = Verbs(
    [PLACE_CARD, PLAY_POTION, PLAY_EXPLOSION, PLAY_MAP, SWAP_CARD, PASS, OPEN_GOAL, GIVE_ALE, CLAIM, STEAL]
)


def placements() -> list[list[PlaceCard]]:
    """By tile and place; empty for a turn that looks like another."""
    found: list[list[PlaceCard]] = [[] for _ in KIND_OF]
    for face, row in enumerate(TILES_OF):
        for tile in row:
            found[tile] = [PlaceCard(face, x_of(at), y_of(at), turn_of(tile)) for at in range(SIZE)]
    return found


# Every action, made once; those by place are never offered in the margin.
PLACEMENTS: Final[list[list[PlaceCard]]] = placements()
EXPLOSIONS: Final[list[PlayExplosion]] = [PlayExplosion(x_of(place), y_of(place)) for place in range(SIZE)]
POTIONS: Final[list[PlayPotion]] = [PlayPotion(seat) for seat in range(MOST_SEATS)]
MAPS: Final[list[PlayMap]] = [PlayMap(goal) for goal in range(3)]
SWAPS: Final[list[SwapCard]] = [SwapCard(face) for face in range(len(FACE_IDS))]
OPENINGS: Final[list[OpenGoal]] = [OpenGoal(goal) for goal in range(3)]
ALES: Final[list[GiveAle]] = [GiveAle(seat) for seat in range(MOST_SEATS)]
CLAIMS: Final[list[Claim]] = [Claim(kind) for kind in range(3)]
STEALS: Final[list[Steal]] = [Steal(seat) for seat in range(MOST_SEATS)]
