"""The table: where cards lie, which tunnels are live, which doors are open, where a card may be laid."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from undercroft.core.bits import ALL_SIDES, bit, has
from undercroft.games.goblins import cards, tiles


def bare_table() -> vec[i64]:
    """The table before the first card: the start, three goals face down, and the edge of the world."""
    at = vec[i64]([tiles.EDGE] * tiles.SIZE)
    for x in range(cards.X_MIN, cards.X_MAX + 1):
        for y in range(cards.Y_MIN, cards.Y_MAX + 1):
            at[tiles.place_at(x, y)] = tiles.EMPTY
    at[tiles.START] = tiles.THE_START
    for goal in range(3):
        at[tiles.GOAL_AT[goal]] = tiles.A_GOAL
    return at


ZEROS: Final[vec[i64]] = vec[i64]([0] * tiles.SIZE)
NO_WAY: Final = -1
NOWHERE: Final[vec[i64]] = vec[i64]([NO_WAY] * tiles.SIZE)


def fitting_openings(must: i64, never: i64, join: i64) -> i64:
    """The sets of openings that hold all of `must`, none of `never` and one of `join`, as a set of such sets."""
    found: i64 = 0
    for sides in range(ALL_SIDES + 1):
        if sides & must == must and sides & never == 0 and sides & join != 0:
            found |= bit(sides)
    return found


# By what the neighbours of a place ask: must | never << 4 | join << 8.
FITTING: Final[vec[i64]] = vec[i64](
    [fitting_openings(ask & 15, ask >> 4 & 15, ask >> 8) for ask in range(4096)]
)


class Board:
    """The table, and what follows from it: live cards, open colours, and the spots where a card can be joined.

    What follows is kept because every question of a turn asks for it. A card that is laid adds to it (laying never
    makes a live card dead); after a card was removed, `find_live` works it out from the start.
    """

    def __init__(self, at: vec[i64], by: vec[i64]) -> None:
        self.at: vec[i64] = at
        self.by: vec[i64] = by  # who laid the card here: everybody saw it
        self.live: vec[i64] = ZEROS
        self.colours: i64 = 0  # the set of open colours
        self.doors: vec[i64] = vec[i64]()  # shut doors that the live tunnel has come to
        self.spots: vec[i64] = vec[i64]()  # empty places that a live opening faces, in ascending order
        self.fits: vec[i64] = ZEROS  # by spot: the sets of openings that fit there, as one set of such sets

    def copy(self) -> Board:
        twin = Board(self.at[:], self.by[:])
        twin.live = self.live[:]
        twin.colours = self.colours
        twin.doors = self.doors[:]
        twin.spots = self.spots[:]
        twin.fits = self.fits[:]
        return twin

    def open_sides(self, place: i64) -> i64:
        """The sides on which what lies here has an opening; a goal that is no tunnel has none."""
        return tiles.OPENINGS[self.at[place] + tiles.LOWEST]

    def is_passable(self, place: i64) -> bool:
        tile = self.at[place]
        if tile <= 0:
            return tile == tiles.THE_START or tile == tiles.THE_DYNAMITE
        if tiles.KIND_OF[tile] == cards.DOOR:
            return has(self.colours, tiles.COLOUR_OF[tile])
        return tiles.KIND_OF[tile] != cards.RUBBLE

    # Live tunnels

    def find_live(self) -> None:
        """Live cards and open colours, a least fixpoint: a colour is open while a live key of it exists (R10, R11)."""
        self.live = ZEROS[:]
        self.colours = 0
        self.doors = vec[i64]()
        self.spots = vec[i64]()
        self.fits = ZEROS[:]
        self.light(tiles.START)

    def light(self, first: i64) -> None:
        """This place has become live: so does everything passable that is joined to it.

        A shut door that is met waits until a key of its colour is found, if ever.
        """
        at = self.at
        live = self.live
        live[first] = 1
        found = append(vec[i64](), first)
        index: i64 = 0
        while index < len(found):
            place = found[index]
            index += 1
            tile = at[place]
            if tile > 0 and tiles.KIND_OF[tile] == cards.KEY and not has(self.colours, tiles.COLOUR_OF[tile]):
                self.colours |= bit(tiles.COLOUR_OF[tile])
                for door in self.doors:
                    if tiles.COLOUR_OF[at[door]] == tiles.COLOUR_OF[tile] and not live[door]:
                        live[door] = 1
                        found = append(found, door)
            sides = tiles.OPENINGS[tile + tiles.LOWEST]
            for side in range(4):
                if not has(sides, side):
                    continue
                beyond = place + tiles.STEPS[side]
                reached = at[beyond]
                if reached == tiles.EMPTY:
                    self.measure(beyond)
                    continue
                if live[beyond] or not has(tiles.OPENINGS[reached + tiles.LOWEST], side ^ 2):
                    continue
                if self.is_passable(beyond):
                    live[beyond] = 1
                    found = append(found, beyond)
                elif tiles.KIND_OF[reached] == cards.DOOR:
                    self.doors = append(self.doors, beyond)

    # Spots

    def measure(self, spot: i64) -> None:
        """Work out which openings fit an empty place, from what its four neighbours ask of a card there."""
        at = self.at
        live = self.live
        openings: i64 = 0
        walls: i64 = 0
        joins: i64 = 0
        for edge in range(4):
            beside = spot + tiles.STEPS[edge]
            tile = at[beside]
            if tile > 0 or tile == tiles.THE_START:
                if has(tiles.OPENINGS[tile + tiles.LOWEST], edge ^ 2):
                    openings |= bit(edge)
                    joins |= live[beside] << edge
                else:
                    walls |= bit(edge)
            elif tile == tiles.THE_DYNAMITE:
                # A goal's sides are free, but a live Dynamite can be joined (R6, R20).
                joins |= live[beside] << edge
        fitting = FITTING[joins << 8 | walls << 4 | openings]
        if fitting != 0 and self.fits[spot] == 0:
            self.spots = cards.in_order(self.spots, spot)
        self.fits[spot] = fitting

    def drop_spot(self, spot: i64) -> None:
        if self.fits[spot] != 0:
            self.fits[spot] = 0
            self.spots = remove(self.spots, spot)

    def can_lay(self, face: i64) -> bool:
        """Is there any spot and turn for this face?"""
        for tile in tiles.TILES_OF[face]:
            sides = tiles.OPENINGS[tile + tiles.LOWEST]
            for spot in self.spots:
                if has(self.fits[spot], sides):
                    return True
        return False

    # Changes of the table

    def put(self, place: i64, tile: i64, seat: i64) -> None:
        """Put a card here; what follows from it is not worked out yet."""
        self.at[place] = tile
        self.by[place] = seat

    def lay(self, place: i64, tile: i64, seat: i64) -> None:
        """A card is laid where it joins the live tunnel, which goes on through it if it is passable."""
        self.put(place, tile, seat)
        self.drop_spot(place)
        for side in range(4):
            beside = place + tiles.STEPS[side]
            if self.fits[beside] != 0:
                self.measure(beside)
        if self.is_passable(place):
            self.light(place)
        elif tiles.KIND_OF[tile] == cards.DOOR:
            self.doors = append(self.doors, place)

    def remove(self, place: i64) -> i64:
        """Take a card off the table; its face. `find_live` is then due."""
        face = tiles.face_of(self.at[place])
        self.at[place] = tiles.EMPTY
        return face

    def bombs(self) -> list[i64]:
        """The places of all Bombs, live or not."""
        return [place for place in self.tiles() if tiles.KIND_OF[self.at[place]] == cards.BOMB]

    def door_colours(self) -> i64:
        """The colours of all Doors on the table."""
        found: i64 = 0
        for place in self.tiles():
            if tiles.KIND_OF[self.at[place]] == cards.DOOR:
                found |= bit(tiles.COLOUR_OF[self.at[place]])
        return found

    def blow_up(self, goal: i64) -> list[i64]:
        """The Dynamite is a crossroads from now on (R20), and every Bomb goes (R15); the faces of the Bombs."""
        self.at[tiles.GOAL_AT[goal]] = tiles.THE_DYNAMITE
        faces = [self.remove(place) for place in self.bombs()]
        self.find_live()
        return faces

    def tiles(self) -> list[i64]:
        """The places that hold a laid card, column by column."""
        return [place for place in range(tiles.SIZE) if self.at[place] > 0]

    def targets(self) -> list[i64]:
        """The places of laid cards that an Explosion can remove: a Lantern it never can (R14)."""
        at = self.at
        return [
            place
            for place in range(tiles.SIZE)
            if at[place] > 0 and tiles.KIND_OF[at[place]] != cards.LANTERN
        ]

    def fits_at(self, place: i64, sides: i64) -> bool:
        """Do these openings fit all cards around this place: opening to opening, wall to wall (R6)?"""
        for side in range(4):
            beside = place + tiles.STEPS[side]
            is_card = self.at[beside] > 0 or self.at[beside] == tiles.THE_START
            if is_card and has(self.open_sides(beside), side ^ 2) != has(sides, side):
                return False
        return True

    def reached(self, opened: i64) -> i64:
        """The set of goals that are reached, without those that are open already."""
        found: i64 = 0
        for goal in range(3):
            if not has(opened, goal) and self.is_reached(goal):
                found |= bit(goal)
        return found

    def is_reached(self, goal: i64) -> bool:
        """Has a live laid card an opening that faces this goal?"""
        place = tiles.GOAL_AT[goal]
        for side in range(4):
            beside = place + tiles.STEPS[side]
            if self.at[beside] > 0 and self.live[beside] and has(self.open_sides(beside), side ^ 2):
                return True
        return False

    # Ways

    def route_to(self, goal: i64) -> list[i64]:
        """The places on the winning route: fewest steps, and of those the first in the order north, east, south, west.

        Breadth-first from the start, trying the sides in that order, finds it.
        """
        came = NOWHERE[:]
        came[tiles.START] = tiles.START
        queue = append(vec[i64](), tiles.START)
        index: i64 = 0
        target = tiles.GOAL_AT[goal]
        while index < len(queue):
            place = queue[index]
            index += 1
            sides = self.open_sides(place)
            for side in range(4):
                if not has(sides, side):
                    continue
                beyond = place + tiles.STEPS[side]
                if beyond == target:
                    route: list[i64] = []
                    while place != tiles.START:
                        route.append(place)
                        place = came[place]
                    route.reverse()
                    return route
                if self.live[beyond] and came[beyond] < 0 and has(self.open_sides(beyond), side ^ 2):
                    came[beyond] = place
                    queue = append(queue, beyond)
        return []

    def cards_needed(self, goal: i64) -> i64:
        """The fewest further cards to this goal: empty places on the cheapest way from a live opening to its side.

        Laid passable cards cost nothing; Rubble, shut Doors and walls block.
        """
        target = tiles.GOAL_AT[goal]
        seen = self.live[:]
        layer = vec[i64]([place for place in range(tiles.SIZE) if seen[place]])
        price: i64 = 0
        while len(layer):
            following = vec[i64]()
            index: i64 = 0
            while index < len(layer):
                place = layer[index]
                index += 1
                sides = ALL_SIDES if self.at[place] == tiles.EMPTY else self.open_sides(place)
                for side in range(4):
                    beyond = place + tiles.STEPS[side]
                    if not has(sides, side) or seen[beyond]:
                        continue
                    if beyond == target:
                        return price
                    if self.at[beyond] == tiles.EMPTY:
                        seen[beyond] = 1
                        following = append(following, beyond)
                    elif self.is_passable(beyond) and has(self.open_sides(beyond), side ^ 2):
                        seen[beyond] = 1
                        layer = append(layer, beyond)
            layer = following
            price += 1
        return NO_WAY


BARE_BOARD: Final = Board(bare_table(), NOWHERE[:])
BARE_BOARD.find_live()
