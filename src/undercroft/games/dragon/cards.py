"""The data: gnomes, both decks, the Rage path, difficulties and cave layouts, typed and checked.

A dragon card is a number: 1 to 24 the rockfall on that hex, from 25 on a kind of action card. A cave card is the
number of its kind. Copies of a card are the same number.
"""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.components import BadComponents, Row, read_components
from undercroft.games.dragon.view import DeckName, Verdict

COMPONENTS: Final = read_components("dragon")

HEXES: Final = 24
PLACES: Final = HEXES + 1  # the Entrance is place 0
NO_GNOME: Final = -1
NO_PLACE: Final = -1
NO_CELL: Final = -1  # of a layout
NO_DECK: Final = -1

# The six skills, and so the gnomes, are known by their place in this list.
SKILLS: Final = ["give_ap", "cheap_clear", "free_torch", "peek", "free_first_gem", "search_plus_one"]
GUILD_HEAD: Final = 0
ENGINEER: Final = 1
TORCHBEARER: Final = 2
SEER: Final = 3
STRONGMAN: Final = 4
DRAGON_EXPERT: Final = 5

# What cards do. Effects that act during the next round may stand in either deck.
PriceEffect = Literal["clear_cost_plus", "search_cost", "torch_cost"]
RoundEffect = Literal["ap_roll_minus", "search_two_is_dragon", "skip_dragon_phase"]
DragonEffect = Literal["torches_out_unguarded", "gem_back", "stop_rage"]
HelpfulEffect = Literal[
    "gain_ap", "cube_here", "gem_here", "torch_here", "open_any_rubble", "move_to_any_lit"
]
HarmfulEffect = Literal["rage_one", "rage_all", "torches_out_here", "lose_ap", "bury_neighbour", "token_here"]
Effect = PriceEffect | RoundEffect | DragonEffect | HelpfulEffect | HarmfulEffect
LASTING_EFFECTS: Final[list[str]] = [*get_args(PriceEffect), *get_args(RoundEffect)]
DRAGON_EFFECTS: Final[list[str]] = list(get_args(DragonEffect))
CAVE_EFFECTS: Final[list[str]] = [*get_args(HelpfulEffect), *get_args(HarmfulEffect)]
# Effects whose card has a number. Others may give a 1 for readers; it says nothing.
WITH_VALUE: Final = ["clear_cost_plus", "ap_roll_minus", "search_cost", "torch_cost", "gem_back", "gain_ap"]


class Component:
    """Something with a name, which stands in NAMES."""

    def __init__(self, row: Row, fields: list[str]) -> None:
        row.only(["id", "name", "count", "provenance", *fields])
        self.id: str = row.word("id")


class Gnome(Component):
    """A gnome and what he is good at."""

    def __init__(self, row: Row) -> None:
        super().__init__(row, ["skill", "text"])
        self.skill: str = row.word("skill", SKILLS)


class Card(Component):
    """A kind of card of either deck."""

    def __init__(self, row: Row, effects: list[str]) -> None:
        super().__init__(row, ["timing", "tone", "effect", "value", "text"])
        self.count: i64 = row.number("count", 0, 26)
        effect = row.word("effect", LASTING_EFFECTS + effects)
        self.effect: Effect = cast(Effect, effect)
        self.lasting: bool = effect in LASTING_EFFECTS  # set aside, acts during the whole next round
        timing = "next_round" if self.lasting else "now"
        if row.word("timing", ["now", "next_round"]) != timing:
            raise row.wrong("timing", f"must be {timing!r} for the effect {effect!r}")
        self.value: i64 = row.number("value", 1, 4) if effect in WITH_VALUE else 0
        self.good: bool = row.word("tone", ["good", "bad"]) == "good"


class RageHex(Component):
    """A piece of the Rage path."""

    def __init__(self, row: Row) -> None:
        super().__init__(row, ["cells", "head_cell", "head_cell_provenance"])
        self.cells: i64 = row.number("cells", 1, 6)
        self.head_cell: i64 = row.number("head_cell", 0, self.cells)  # 0: no die lies here


class Difficulty(Component):
    """How many gems, and where on the Rage path the dice wait."""

    def __init__(self, row: Row, rage_hexes: list[RageHex]) -> None:
        super().__init__(row, ["target", "path", "dice_cells", "dice_cells_provenance", "start_slack"])
        self.target: i64 = row.number("target", 1, 24)
        self.path: list[RageHex] = []
        self.dice_cells: list[i64] = []
        known = [rage_hex.id for rage_hex in rage_hexes]
        cells: i64 = 0
        for name in row.words("path", known):
            rage_hex = rage_hexes[known.index(name)]
            self.path.append(rage_hex)
            if rage_hex.head_cell:
                self.dice_cells.append(cells + rage_hex.head_cell)
            cells += rage_hex.cells
        if cells != self.target:
            raise row.wrong("path", f"has {cells} cells for a target of {self.target}")
        row.number("start_slack", HEXES - self.target, HEXES - self.target)
        if row.numbers("dice_cells", 1, 24) != self.dice_cells:
            raise row.wrong("dice_cells", f"does not fit the path, which gives {self.dice_cells}")

    def dice_in_play(self, delivered: i64) -> i64:
        """The dice that gems have pushed off the path."""
        dice: i64 = 0
        for cell in self.dice_cells:
            if cell <= delivered:
                dice += 1
        return dice


# Clockwise from the east, as drawn with pointed tops.
NEIGHBOURS: Final[list[list[i64]]] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
DIAGONALS: Final[list[list[i64]]] = [[2, -1], [1, 1], [-1, 2], [-2, 1], [-1, -1], [1, -2]]


class Layout(Component):
    """Where the cave hexes lie. Cell 0 is the Entrance at (0, 0), cells 1 to 24 stand in the order of the data."""

    def __init__(self, row: Row) -> None:
        super().__init__(row, ["default", "distances", "cells"])
        self.q: list[i64] = [0]
        self.r: list[i64] = [0]
        for pair in row.items("cells"):
            if not isinstance(pair, list) or len(pair) != 2:
                raise row.wrong("cells", "must be pairs [q, r]")
            q, r = pair
            if not isinstance(q, int) or not isinstance(r, int):
                raise row.wrong("cells", "must be pairs of whole numbers")
            if self.cell_at(q, r) != NO_CELL:
                raise row.wrong("cells", f"has [{q}, {r}] twice, or on the Entrance")
            self.q.append(q)
            self.r.append(r)
        if len(self.q) != HEXES + 1:
            raise row.wrong("cells", f"has {len(self.q) - 1} positions; it must have {HEXES}")
        self.near: list[list[i64]] = [self.cells_from(cell, NEIGHBOURS) for cell in range(HEXES + 1)]
        self.beyond: list[list[i64]] = [self.cells_from(cell, DIAGONALS) for cell in range(HEXES + 1)]
        if row.numbers("distances", 0, HEXES) != self.distances():
            raise row.wrong("distances", f"does not fit the cells, which give {self.distances()}")

    def cell_at(self, q: i64, r: i64) -> i64:
        for cell in range(len(self.q)):
            if self.q[cell] == q and self.r[cell] == r:
                return cell
        return NO_CELL

    def cells_from(self, cell: i64, steps: list[list[i64]]) -> list[i64]:
        found: list[i64] = []
        for step in steps:
            there = self.cell_at(self.q[cell] + step[0], self.r[cell] + step[1])
            if there != NO_CELL:
                found.append(there)
        return found

    def distances(self) -> list[i64]:
        """How many hexes lie one, two, three… steps from the Entrance."""
        seen: list[i64] = [0]
        ring: list[i64] = [0]
        found: list[i64] = []
        while True:
            further: list[i64] = []
            for cell in ring:
                for there in self.near[cell]:
                    if there not in seen:
                        seen.append(there)
                        further.append(there)
            if not further:
                break
            found.append(len(further))
            ring = further
        if len(seen) != HEXES + 1:
            raise BadComponents(f"{COMPONENTS.file}: layout {self.id!r}: cells do not all hang together")
        return found


def read_gnomes() -> list[Gnome]:
    """The six gnomes in the order of SKILLS."""
    gnomes = [Gnome(row) for row in COMPONENTS.rows("gnome")]
    found: list[Gnome] = []
    for skill in SKILLS:
        skilled = [gnome for gnome in gnomes if gnome.skill == skill]
        if len(skilled) != 1:
            raise BadComponents(f"{COMPONENTS.file}: gnome: skill {skill!r} must belong to exactly one gnome")
        found.append(skilled[0])
    if len(gnomes) != len(SKILLS):
        raise BadComponents(f"{COMPONENTS.file}: gnome: there must be {len(SKILLS)} gnomes")
    return found


def read_cards(name: str, effects: list[str]) -> list[Card]:
    """The kinds of cards of a deck."""
    found: list[Card] = []
    for row in COMPONENTS.rows(name):
        if row.word("id") in [card.id for card in found]:
            raise row.wrong("id", "stands twice")
        found.append(Card(row, effects))
    return found


def read_difficulties() -> list[Difficulty]:
    rage_hexes = [RageHex(row) for row in COMPONENTS.rows("rage_hex")]
    return [Difficulty(row, rage_hexes) for row in COMPONENTS.rows("difficulty")]


def box(cards: list[i64], kinds: list[Card], first: i64) -> vec[i64]:
    """These cards, and all copies of the kinds, numbered from this one on."""
    for kind in range(len(kinds)):
        for _ in range(kinds[kind].count):
            cards.append(first + kind)
    return vec[i64](cards)


def dragon_box() -> vec[i64]:
    """All dragon cards."""
    return DRAGON_BOX[:]


def cave_box() -> vec[i64]:
    """All cave cards."""
    return CAVE_BOX[:]


def die_heads() -> list[bool]:
    """For each face of a Dragon die, whether it shows a head. There are three dice."""
    row = COMPONENTS.table("dice").part("dragon")
    row.number("count", 3, 3)
    return [face == "head" for face in row.words("faces", ["head", "blank"])]


TITLES: Final = Row(COMPONENTS.file, "", COMPONENTS.fields).names()
NAMES: Final = {
    **COMPONENTS.names(["gnome", "dragon_action", "cave_card", "difficulty", "rage_hex", "layout"]),
    "entrance": COMPONENTS.table("hexes").part("entrance").names(),
}
GNOMES: Final = read_gnomes()
DRAGON_CARDS: Final = read_cards("dragon_action", DRAGON_EFFECTS)
CAVE_CARDS: Final = read_cards("cave_card", CAVE_EFFECTS)
DRAGON_BOX: Final = box([hex for hex in range(1, HEXES + 1)], DRAGON_CARDS, HEXES + 1)
CAVE_BOX: Final = box([], CAVE_CARDS, 0)
DIFFICULTIES: Final = read_difficulties()
LAYOUTS: Final = [Layout(row) for row in COMPONENTS.rows("layout")]

TOTALS: Final = COMPONENTS.table("totals")
TORCHES: Final[i64] = TOTALS.number("torches", 6, 40)
CUBES: Final[i64] = TOTALS.number("search_cubes", 0, 40)
MOST_CUBES: Final[i64] = COMPONENTS.table("search_cubes").number("max_per_hex", 3, 9)
D4: Final[list[i64]] = COMPONENTS.table("dice").part("d4").numbers("faces", 1, 4)
DIE_HEADS: Final[list[bool]] = die_heads()

GNOME_IDS: Final = [gnome.id for gnome in GNOMES]
DECKS: Final[list[DeckName]] = ["dragon", "cave"]
DRAGON_DECK: Final = 0
CAVE_DECK: Final = 1
VERDICTS: Final[list[Verdict]] = ["good", "bad", "mixed", "silent"]
# By deck, the names of the cards by their number; 0 is no dragon card.
CARD_NAMES: Final[list[list[str]]] = [
    ["-", *[str(number) for number in range(1, HEXES + 1)], *[card.id for card in DRAGON_CARDS]],
    [card.id for card in CAVE_CARDS],
]


def kind_of(deck: i64, card: i64) -> Card:
    """The kind of a card that is not a rockfall."""
    return CAVE_CARDS[card] if deck == CAVE_DECK else DRAGON_CARDS[card - HEXES - 1]
