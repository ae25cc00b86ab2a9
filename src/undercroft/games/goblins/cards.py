"""The box: path cards by face, goals, roles and team sizes, read once from components.toml.

A face is a kind of card with a certain tunnel; copies of a face are interchangeable, so a card is its face's
number. Sides are numbered clockwise from the north; a set of sides is a number, bit n for side n.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.bits import bit
from undercroft.core.components import BadComponents, Components, Row, read_components
from undercroft.games.goblins.view import Goal, GoalKind, Team

CARD_FIELDS: Final = ["id", "name", "count", "provenance"]
NO_KIND: Final = -1
NO_COLOUR: Final = -1
NO_FACE: Final = -1
SIDES: Final = "NESW"

KINDS: Final = ["passage", "lantern", "bomb", "ale", "rubble", "door", "key", "potion", "explosion", "map"]
LANTERN: Final = 1
BOMB: Final = 2
ALE: Final = 3
RUBBLE: Final = 4
DOOR: Final = 5
KEY: Final = 6
POTION: Final = 7
EXPLOSION: Final = 8
MAP: Final = 9

GOALS: Final[list[GoalKind]] = ["gold", "dynamite", "dragon"]
GOLD: Final = 0
DYNAMITE: Final = 1
DRAGON: Final = 2
GOAL_PLACES: Final[list[Goal]] = ["north", "middle", "south"]

TEAMS: Final[list[Team]] = ["gnome", "goblin"]
GNOME: Final = 0
GOBLIN: Final = 1

MASTER_OF_DISGUISE: Final = 0
DEMOLITIONIST: Final = 1
SKINFLINT: Final = 2
RACER: Final = 3
PEDANT: Final = 4
KING: Final = 5
KEYKEEPER: Final = 6
JEWELLER: Final = 7
ROLE_IDS: Final = [
    "master_of_disguise", "demolitionist", "skinflint", "racer", "pedant", "king", "keykeeper", "jeweller"
]  # fmt: skip

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 8


def in_order(numbers: vec[i64], number: i64) -> vec[i64]:
    """Numbers in ascending order and one more in its place, so that the order does not tell when each came."""
    numbers = append(numbers, number)
    place: i64 = len(numbers) - 1
    while place > 0 and numbers[place - 1] > number:
        numbers[place] = numbers[place - 1]
        place -= 1
    numbers[place] = number
    return numbers


class Face:
    """One entry of the list of path cards."""

    def __init__(self, row: Row, colours: list[str]) -> None:
        row.only([*CARD_FIELDS, "kind", "openings", "rotations", "colour"])
        self.id: str = row.word("id")
        self.count: i64 = row.number("count", 1, 50)
        self.kind: i64 = row.choice("kind", KINDS)
        self.is_laid: bool = self.kind < POTION
        self.openings: i64 = 0
        for letter in row.word("openings"):
            if letter not in SIDES:
                raise row.wrong("openings", f"has {letter!r}; sides are N, E, S, W")
            self.openings |= bit(SIDES.index(letter))
        if (self.openings != 0) != self.is_laid:
            raise row.wrong("openings", "must be given for cards that are laid, and only for them")
        self.turns: list[i64] = []
        for degrees in row.numbers("rotations", 0, 270):
            if degrees % 90:
                raise row.wrong("rotations", f"has {degrees}; it must be 0, 90, 180 or 270")
            self.turns.append(degrees // 90)
        self.colour: i64 = NO_COLOUR
        if self.kind == DOOR or self.kind == KEY:
            self.colour = row.choice("colour", colours)


class Role:
    """A role card: its team, and a bonus in the advanced game."""

    def __init__(self, row: Row) -> None:
        row.only([*CARD_FIELDS, "team", "bonus"])
        self.id: str = row.word("id", ROLE_IDS)
        self.team: i64 = row.choice("team", TEAMS)


def read_faces(components: Components) -> list[Face]:
    colours = [row.word("id") for row in components.rows("colours")]
    faces = [Face(row, colours) for row in components.rows("path_cards")]
    total: i64 = 0
    for face in faces:
        total += face.count
    needed = components.table("totals").number("path_cards")
    if total != needed:
        raise BadComponents(
            f"{components.file}: path_cards: there are {total} cards; path_cards in [totals] says {needed}"
        )
    return faces


def face_of_kind(faces: list[Face], kind: i64) -> i64:
    """The face of a kind of card that has only one: those without a tunnel."""
    for number in range(len(faces)):
        if faces[number].kind == kind:
            return number
    return NO_FACE


def read_goblin_counts(components: Components) -> list[i64]:
    """How many goblins there are at each seat count."""
    found: list[i64] = [0 for _ in range(MOST_SEATS + 1)]
    for row in components.rows("role_counts"):
        seats = row.number("players", FEWEST_SEATS, MOST_SEATS)
        goblins = row.number("goblin", 1, 4)
        if row.number("gnome", 1, 4) + goblins != seats:
            raise row.wrong("gnome", f"and goblin must make {seats}")
        found[seats] = goblins
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        if found[seats] == 0:
            raise BadComponents(f"{components.file}: role_counts: {seats} players are missing")
    return found


def team_roles(team: i64) -> list[i64]:
    """The roles of a team."""
    return [role for role in range(len(ROLES)) if ROLES[role].team == team]


COMPONENTS: Final = read_components("goblins")
COLOURS: Final[list[str]] = [row.word("id") for row in COMPONENTS.rows("colours")]
FACES: Final[list[Face]] = read_faces(COMPONENTS)
FACE_IDS: Final[list[str]] = [face.id for face in FACES]
THE_POTION: Final[i64] = face_of_kind(FACES, POTION)
THE_EXPLOSION: Final[i64] = face_of_kind(FACES, EXPLOSION)
THE_MAP: Final[i64] = face_of_kind(FACES, MAP)
ROLES: Final = [Role(row) for row in COMPONENTS.rows_of("roles", ROLE_IDS)]
GOBLIN_COUNTS: Final[list[i64]] = read_goblin_counts(COMPONENTS)
NAMES: Final = COMPONENTS.names(["path_cards", "kinds", "goals", "roles", "teams", "colours"])
HAND_SIZE: Final[i64] = COMPONENTS.table("game").number("hand_size", 1, 6)
GOLD_TARGET: Final[i64] = COMPONENTS.table("game").number("gold_target", 1, 99)

BOUNDS: Final = COMPONENTS.table("table").part("bounds")
X_MIN: Final[i64] = BOUNDS.number("x_min", -20, 0)
X_MAX: Final[i64] = BOUNDS.number("x_max", 0, 40)
Y_MIN: Final[i64] = BOUNDS.number("y_min", -20, 0)
Y_MAX: Final[i64] = BOUNDS.number("y_max", 0, 20)
