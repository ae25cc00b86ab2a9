"""The table: where cards lie, which tunnels are live, which doors are open, where a card may be laid.

A place is one number on a board with a margin all round, so that a neighbour is an addition and never a test for the
edge. What lies there is one number too: 0 for nothing, else a tile: 4 * face + turn + 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.games.goblins.cards import (
    ALL_SIDES,
    COMPONENTS,
    DOOR,
    FACES,
    GOAL_PLACES,
    KEY,
    LANTERN,
    RUBBLE,
    X_MAX,
    X_MIN,
    Y_MAX,
    Y_MIN,
    turned,
)

ROW: Final[i64] = Y_MAX - Y_MIN + 3  # places of one column, margin included: y runs fastest
SIZE: Final[i64] = (X_MAX - X_MIN + 3) * ROW
STEPS: Final[vec[i64]] = vec[i64]([-1, ROW, 1, -ROW])  # to the neighbour in the north, east, south, west


def place_at(x: i64, y: i64) -> i64:
    return (x - X_MIN + 1) * ROW + y - Y_MIN + 1


def x_of(place: i64) -> i64:
    return place // ROW + X_MIN - 1


def y_of(place: i64) -> i64:
    return place % ROW + Y_MIN - 1


def read_place(field: str) -> i64:
    table = COMPONENTS.table("table")
    at = (table if field == "start" else table.part("goal_places")).numbers(field, -20, 40)
    return place_at(at[0], at[1])


START: Final[i64] = read_place("start")
GOAL_AT: Final[vec[i64]] = vec[i64]([read_place(name) for name in GOAL_PLACES])

# What stands on a place besides tiles.
EMPTY: Final = 0
EDGE: Final = -1
THE_START: Final = -2
A_GOAL: Final = -3  # face down, or face up and no part of the tunnel
THE_DYNAMITE: Final = -4  # face up


def tile_of(face: i64, turn: i64) -> i64:
    return 4 * face + turn + 1


def face_of(tile: i64) -> i64:
    return (tile - 1) >> 2


def turn_of(tile: i64) -> i64:
    return (tile - 1) & 3


def tile_openings() -> list[i64]:
    found: list[i64] = [0]
    for face in FACES:
        for turn in range(4):
            found.append(turned(face.openings, turn))
    return found


def standing_openings() -> list[i64]:
    """Start and Dynamite are open all round; the edge, other goals and empty places nowhere."""
    found: list[i64] = [ALL_SIDES, 0, ALL_SIDES, 0]
    found.extend(tile_openings())
    return found


OPEN_SIDES: Final[vec[i64]] = vec[i64](tile_openings())  # by tile
# By what stands on a place, tile or not, counted from the lowest mark.
LOWEST: Final = 4
OPENINGS: Final[vec[i64]] = vec[i64](standing_openings())
KIND_OF: Final[vec[i64]] = vec[i64]([-1] + [face.kind for face in FACES for _ in range(4)])
COLOUR_OF: Final[vec[i64]] = vec[i64]([-1] + [face.colour for face in FACES for _ in range(4)])


def bare_table() -> vec[i64]:
    """The table before the first card: the start, three goals face down, and the edge of the world."""
    at = vec[i64]([EDGE] * SIZE)
    for x in range(X_MIN, X_MAX + 1):
        for y in range(Y_MIN, Y_MAX + 1):
            at[place_at(x, y)] = EMPTY
    at[START] = THE_START
    for goal in range(3):
        at[GOAL_AT[goal]] = A_GOAL
    return at


BARE: Final[vec[i64]] = bare_table()
ZEROS: Final[vec[i64]] = vec[i64]([0] * SIZE)
NOWHERE: Final[vec[i64]] = vec[i64]([-1] * SIZE)


def bare_board() -> Board:
    """The table before the first card."""
    return Board(BARE[:], NOWHERE[:])


class Board:
    """The table, and what follows from it: live cards, open colours, and the spots where a card can be joined.

    What follows is kept because every question of a turn asks for it; `find_live` computes it after every change.
    """

    __slots__ = ("at", "live", "colours", "spots", "must", "never", "join", "laid", "lanterns", "by")

    def __init__(self, at: vec[i64], by: vec[i64]) -> None:
        self.at: vec[i64] = at
        self.by: vec[i64] = by  # who laid the card here: everybody saw it
        self.live: vec[i64] = ZEROS
        self.colours: i64 = 0  # the set of open colours
        self.spots: vec[i64] = vec[i64]()  # empty places that an opening of a live card faces
        self.must: vec[i64] = vec[i64]()  # beside each spot: the sides that must be openings there
        self.never: vec[i64] = vec[i64]()  # the sides that must be walls
        self.join: vec[i64] = vec[i64]()  # the sides that face a live opening
        self.laid: i64 = 0  # cards laid on the table
        self.lanterns: i64 = 0  # the Lanterns among them

    def copy(self) -> Board:
        twin = Board(self.at[:], self.by[:])
        # Never changed in place: find_live makes new ones.
        twin.live = self.live
        twin.colours = self.colours
        twin.spots = self.spots
        twin.must = self.must
        twin.never = self.never
        twin.join = self.join
        twin.laid = self.laid
        twin.lanterns = self.lanterns
        return twin

    def open_sides(self, place: i64) -> i64:
        """The sides on which what lies here has an opening; a goal that is no tunnel has none."""
        return OPENINGS[self.at[place] + LOWEST]

    def is_passable(self, place: i64, colours: i64) -> bool:
        tile = self.at[place]
        if tile > 0:
            kind = KIND_OF[tile]
            if kind == DOOR:
                return bool(colours >> COLOUR_OF[tile] & 1)
            return kind != RUBBLE
        return tile == THE_START or tile == THE_DYNAMITE

    def find_live(self) -> None:
        """Live cards and open colours, a least fixpoint: a colour is open while a live key of it exists (R10, R11).

        One walk from the start: a shut door that is met waits until a key of its colour is found, if ever.
        """
        at = self.at
        live = ZEROS[:]
        live[START] = 1
        found = append(vec[i64](), START)
        doors = vec[i64]()
        colours: i64 = 0
        index: i64 = 0
        while index < len(found):
            place = found[index]
            index += 1
            tile = at[place]
            if tile > 0 and KIND_OF[tile] == KEY and not colours >> COLOUR_OF[tile] & 1:
                colours |= 1 << COLOUR_OF[tile]
                for door in doors:
                    if COLOUR_OF[at[door]] == COLOUR_OF[tile] and not live[door]:
                        live[door] = 1
                        found = append(found, door)
            sides = OPENINGS[tile + LOWEST]
            for side in range(4):
                if not sides >> side & 1:
                    continue
                beyond = place + STEPS[side]
                reached = at[beyond]
                if live[beyond] or not OPENINGS[reached + LOWEST] >> (side ^ 2) & 1:
                    continue
                if reached > 0:
                    if KIND_OF[reached] == RUBBLE:
                        continue
                    if KIND_OF[reached] == DOOR and not colours >> COLOUR_OF[reached] & 1:
                        doors = append(doors, beyond)
                        continue
                live[beyond] = 1
                found = append(found, beyond)
        self.live = live
        self.colours = colours
        self.find_spots(found)

    def find_spots(self, found: vec[i64]) -> None:
        """Every empty place that a live opening faces, with what its four neighbours ask of a card there."""
        at = self.at
        live = self.live
        spots = vec[i64]()
        must = vec[i64]()
        never = vec[i64]()
        join = vec[i64]()
        seen = ZEROS[:]
        for place in found:
            sides = OPENINGS[at[place] + LOWEST]
            for side in range(4):
                spot = place + STEPS[side]
                if not sides >> side & 1 or at[spot] != EMPTY or seen[spot]:
                    continue
                seen[spot] = 1
                openings: i64 = 0
                walls: i64 = 0
                joins: i64 = 0
                for edge in range(4):
                    beside = spot + STEPS[edge]
                    tile = at[beside]
                    if tile > 0 or tile == THE_START:
                        if OPENINGS[tile + LOWEST] >> (edge ^ 2) & 1:
                            openings |= 1 << edge
                            joins |= live[beside] << edge
                        else:
                            walls |= 1 << edge
                    elif tile == THE_DYNAMITE:
                        # A goal's sides are free, but a live Dynamite can be joined (R6, R20).
                        joins |= live[beside] << edge
                spots = append(spots, spot)
                must = append(must, openings)
                never = append(never, walls)
                join = append(join, joins)
        self.spots = spots
        self.must = must
        self.never = never
        self.join = join

    def fits(self, index: i64, sides: i64) -> bool:
        """Does a card with these openings fit the spot with this index?"""
        return (
            sides & self.must[index] == self.must[index]
            and sides & self.never[index] == 0
            and sides & self.join[index] != 0
        )

    def can_lay(self, face: i64) -> bool:
        """Is there any spot and turn for this face?"""
        for turn in FACES[face].turns:
            sides = OPEN_SIDES[tile_of(face, turn)]
            for index in range(len(self.spots)):
                if self.fits(index, sides):
                    return True
        return False

    def lay(self, place: i64, tile: i64, seat: i64) -> None:
        self.at[place] = tile
        self.by[place] = seat
        self.laid += 1
        if KIND_OF[tile] == LANTERN:
            self.lanterns += 1

    def remove(self, place: i64) -> i64:
        """Take a card off the table; its face."""
        face = face_of(self.at[place])
        self.at[place] = EMPTY
        self.laid -= 1
        return face

    def tiles(self) -> list[i64]:
        """The places that hold a laid card, column by column."""
        return [place for place in range(SIZE) if self.at[place] > 0]

    def has_target(self) -> bool:
        """Is there a laid card that an Explosion can remove? A Lantern never is (R14)."""
        return self.laid > self.lanterns

    def faces_goal(self, goal: i64) -> bool:
        """Is this goal reached: has a live laid card an opening that faces it?"""
        place = GOAL_AT[goal]
        for side in range(4):
            beside = place + STEPS[side]
            if self.at[beside] > 0 and self.live[beside] and self.open_sides(beside) >> (side ^ 2) & 1:
                return True
        return False

    def route_to(self, goal: i64) -> list[i64]:
        """The places on the winning route: fewest steps, and of those the first in the order north, east, south, west.

        Breadth-first from the start, trying the sides in that order, finds it.
        """
        came = NOWHERE[:]
        came[START] = START
        queue = append(vec[i64](), START)
        index: i64 = 0
        target = GOAL_AT[goal]
        while index < len(queue):
            place = queue[index]
            index += 1
            sides = self.open_sides(place)
            for side in range(4):
                if not sides >> side & 1:
                    continue
                beyond = place + STEPS[side]
                if beyond == target:
                    route: list[i64] = []
                    while place != START:
                        route.append(place)
                        place = came[place]
                    route.reverse()
                    return route
                if self.live[beyond] and came[beyond] < 0 and self.open_sides(beyond) >> (side ^ 2) & 1:
                    came[beyond] = place
                    queue = append(queue, beyond)
        return []

    def cards_needed(self, goal: i64) -> i64:
        """The fewest further cards to this goal: empty places on the cheapest way from a live opening to its side.

        Laid passable cards cost nothing; Rubble, shut Doors and walls block. -1 if there is no way.
        """
        target = GOAL_AT[goal]
        cost = NOWHERE[:]
        cost[START] = 0
        layer = append(vec[i64](), START)
        for place in range(SIZE):
            if self.live[place] and place != START:
                cost[place] = 0
                layer = append(layer, place)
        price: i64 = 0
        while len(layer):
            following = vec[i64]()
            index: i64 = 0
            while index < len(layer):
                place = layer[index]
                index += 1
                if cost[place] != price:
                    continue
                sides = ALL_SIDES if self.at[place] == EMPTY else self.open_sides(place)
                for side in range(4):
                    if not sides >> side & 1:
                        continue
                    beyond = place + STEPS[side]
                    if beyond == target:
                        return price
                    tile = self.at[beyond]
                    if tile == EMPTY:
                        if cost[beyond] < 0 or cost[beyond] > price + 1:
                            cost[beyond] = price + 1
                            following = append(following, beyond)
                    elif (
                        self.is_passable(beyond, self.colours)
                        and self.open_sides(beyond) >> (side ^ 2) & 1
                        and (cost[beyond] < 0 or cost[beyond] > price)
                    ):
                        cost[beyond] = price
                        layer = append(layer, beyond)
            layer = following
            price += 1
        return -1
