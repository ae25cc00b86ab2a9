"""The box: every kind of tile with its tunnels, and the numbers of the game, read once from components.toml.

Sides are numbered clockwise from the north; a set of sides is a number, bit n for side n. A tile on the board is a kind
and a rotation, one number: 4 * kind + rotation. Tunnel numbers do not change by rotation.
"""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has, turned
from undercroft.core.components import BadComponents, Components, Row, read_components
from undercroft.games.jackal.view import Kind

TILE_FIELDS: Final = [
    "id", "name", "kind", "count", "provenance", "tunnels", "hall", "passage", "mud", "wild",
]  # fmt: skip
SIDES: Final = "NESW"
KINDS: Final[list[Kind]] = list(get_args(Kind))
ENTRANCE_KIND: Final = 0
CAVERN_KIND: Final = 1
HALL_KIND: Final = 3
GROUPS: Final = ["cavern", "passage", "mud"]  # of tiles that are dealt in the variant with five tiles
CAVERN_GROUP: Final = 0
MOST_TUNNELS: Final = 4
NO_TILE: Final = -1
NO_TUNNEL: Final = -1
NO_GROUP: Final = -1
NO_PLACE: Final = -1  # a position: a tile and one of its tunnels
NO_GAP: Final = -1
NO_SIDE: Final = -1


class Tile:
    """A kind of tile."""

    def __init__(self, row: Row) -> None:
        row.only(TILE_FIELDS)
        self.id: str = row.word("id")
        self.kind: i64 = row.choice("kind", KINDS)
        self.count: i64 = row.number("count", 1, 100)
        self.tunnels: list[i64] = []
        used: i64 = 0
        for sides in row.words("tunnels"):
            tunnel: i64 = 0
            for letter in sides:
                if letter not in SIDES or has(used | tunnel, SIDES.index(letter)):
                    raise row.wrong("tunnels", f"has {sides!r}; each side N, E, S, W may be named once")
                tunnel |= bit(SIDES.index(letter))
            used |= tunnel
            self.tunnels.append(tunnel)
        last = len(self.tunnels) - 1
        self.hall: i64 = row.number("hall", 0, last) if row.has("hall") else NO_TUNNEL
        self.passage: i64 = row.number("passage", 0, last) if row.has("passage") else NO_TUNNEL
        self.mud: i64 = 0  # the set of muddy tunnels
        if row.has("mud"):
            for tunnel in row.numbers("mud", 0, last):
                self.mud |= bit(tunnel)
        self.wild: bool = row.has("wild") and row.flag("wild")
        if (self.hall != NO_TUNNEL) != (self.kind == HALL_KIND):
            raise row.wrong("hall", "must be given for gold halls, and only for them")
        self.turns: list[i64] = distinct_turns(self)

    def is_one_of(self, group: str, mark: str) -> bool:
        """Does it count towards a total: all `tiles`, or those of a kind, perhaps only with a mark?"""
        marked = {"": True, "passage": self.passage != NO_TUNNEL, "mud": self.mud != 0}.get(mark, False)
        return marked and group in ("tiles", KINDS[self.kind])

    def group(self) -> i64:
        """The group it is dealt from in the variant with five tiles, or NO_GROUP (R27, R28)."""
        if self.kind == CAVERN_KIND:
            return CAVERN_GROUP
        return 1 if self.passage != NO_TUNNEL else 2 if self.mud else NO_GROUP

    def marks(self, tunnel: i64) -> i64:
        """Hall, passage and mud of a tunnel as one number."""
        passage = 2 if tunnel == self.passage else 0
        mud = 4 if has(self.mud, tunnel) else 0
        return (1 if tunnel == self.hall else 0) + passage + mud


def distinct_turns(tile: Tile) -> list[i64]:
    """Of equal rotations only the smallest: equal when the same marked tunnels open on the same sides."""
    pictures: list[list[i64]] = []
    turns: list[i64] = []
    for turn in range(4):
        tunnels = range(len(tile.tunnels))
        picture = sorted([8 * turned(tile.tunnels[one], turn) + tile.marks(one) for one in tunnels])
        if picture not in pictures:
            pictures.append(picture)
            turns.append(turn)
    return turns


def read_tiles(components: Components) -> list[Tile]:
    tiles = [Tile(row) for row in components.rows("tile")]
    if tiles[0].kind != ENTRANCE_KIND or tiles[0].count != 1:
        raise BadComponents(f"{components.file}: tile: the entrance must come first, once")
    totals = components.table("totals")
    for name in totals.fields:
        if name != "provenance":
            group, _, mark = name.partition("_with_")
            count = sum([tile.count for tile in tiles if tile.is_one_of(group, mark)])
            if totals.number(name) != count:
                raise totals.wrong(name, f"is {totals.number(name)}, but {count} are listed as [[tile]]")
    return tiles


def tunnel_at(tile: Tile, turn: i64, side: i64) -> i64:
    """The tunnel that opens on this side of a turned tile; NO_TUNNEL at a wall."""
    for tunnel in range(len(tile.tunnels)):
        if has(turned(tile.tunnels[tunnel], turn), side):
            return tunnel
    return NO_TUNNEL


def sides_of(tile: Tile, turn: i64, tunnel: i64) -> i64:
    """The sides on which a tunnel of a turned tile opens; none if there is no such tunnel."""
    return turned(tile.tunnels[tunnel], turn) if tunnel < len(tile.tunnels) else 0


def read_goals(components: Components, field: str) -> list[i64]:
    """Coins needed to win, by number of seats; 0 where the game is not played with that many."""
    row = components.table("goal").part(field)
    found: list[i64] = []
    for seats in range(MOST_SEATS + 1):
        always = field == "single" and seats >= FEWEST_SEATS
        found.append(row.number(str(seats), 1) if always or row.has(str(seats)) else 0)
    return found


def read_display(components: Components) -> list[i64]:
    """With five tiles, the group of each slot."""
    row = components.table("setup").part("five_tiles")
    row.only([*GROUPS, "provenance"])
    return [group for group in range(len(GROUPS)) for _ in range(row.number(GROUPS[group], 0, 9))]


def most_for(display: list[i64], tiles: list[Tile]) -> i64:
    """How many players can be dealt such a display."""
    most: i64 = MOST_SEATS
    for group in display:
        there: i64 = 0
        for tile in tiles:
            if tile.group() == group:
                there += tile.count
        most = min(most, there // display.count(group))
    return most


COMPONENTS: Final = read_components("jackal")
FEWEST_SEATS: Final[i64] = COMPONENTS.table("players").number("min", 2, 6)
MOST_SEATS: Final[i64] = COMPONENTS.table("players").number("max", FEWEST_SEATS, 6)
TILES: Final[list[Tile]] = read_tiles(COMPONENTS)
TILE_COUNT: Final[i64] = sum([tile.count for tile in TILES])
TILE_IDS: Final[list[str]] = [tile.id for tile in TILES]
IS_WILD: Final[vec[i64]] = vec[i64]([1 if tile.wild else 0 for tile in TILES])
# By 4 * (4 * kind + turn) + side, and + tunnel.
TUNNEL_AT: Final[vec[i64]] = vec[i64](
    [tunnel_at(tile, turn, side) for tile in TILES for turn in range(4) for side in range(4)]
)
SIDES_OF: Final[vec[i64]] = vec[i64](
    [sides_of(tile, turn, tunnel) for tile in TILES for turn in range(4) for tunnel in range(MOST_TUNNELS)]
)
GOAL: Final[list[i64]] = read_goals(COMPONENTS, "single")
TEAM_GOAL: Final[list[i64]] = read_goals(COMPONENTS, "team")
START_TILES: Final[i64] = COMPONENTS.table("setup").number("start_map_tiles", 0, 99)
WAGERS: Final[i64] = COMPONENTS.table("setup").number("wager_tokens_per_player", 0, 9)
BATS: Final[i64] = COMPONENTS.table("setup").number("bat_tokens_per_player", 0, 9)
DISPLAY: Final[list[i64]] = read_display(COMPONENTS)
MOST_FOR_FIVE_TILES: Final[i64] = most_for(DISPLAY, TILES)
COINS: Final[i64] = COMPONENTS.table("coins").number("count")
DIE: Final[i64] = COMPONENTS.table("dice").number("sides", 2, 20)
QUIET_ROUNDS: Final[i64] = COMPONENTS.table("limits").number("quiet_rounds", 1)
MAX_ROUNDS: Final[i64] = COMPONENTS.table("limits").number("max_rounds", 1)
TITLES: Final[dict[str, str]] = COMPONENTS.table("name").titles()
NAMES: Final = COMPONENTS.names(["tile", "token", "pirate"])
