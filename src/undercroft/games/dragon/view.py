"""What a seat sees, and the numbers that help it; what it is told is in view_events.py. Never compiled: only Structs.

A place is a number: 0 the Entrance, 1 to 24 a cave hex. Gnomes and cards are named by their ids in components.toml;
a rockfall card is named by its hex, "1" to "24". Levels of Rage are 1 to 4.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.core.view_bounds import BAG, IMPLIED, SeatNumber, at_most, ids, within

Phase = Literal["draft", "order", "turn", "dragon", "over"]
Status = Literal["open", "rubble", "removed"]
CardPlace = Literal["deck", "discard", "removed"]
DeckName = Literal["dragon", "cave"]
Verdict = Literal["good", "bad", "mixed", "silent"]
RageEvent = Literal["all_levels", "attract", "single", "dragon_phase"]
RageCause = Literal["delivery", "found_dragon", "four_gems", "roar", "stir", "attract", "dragon_phase"]
Choice = Literal["flee", "take_torch", "open", "crack", "slip", "hint"]
Reason = Literal["victory", "cut_off", "too_few", "rounds"]
GnomeTurn = Literal["unordered", "waiting", "active", "done"]
SearchResult = Literal["gem", "cube", "nothing", "dragon"]
Acts = Literal["now", "next"]

GnomeId = Annotated[str, ids("gnomes")]
CardId = Annotated[str, ids("cards")]  # of either deck
PlaceNumber = Annotated[int, within(0, 24)]
Count = Annotated[int, within(0, 99)]
Coordinate = Annotated[int, within(-20, 20)]
Round = Annotated[int, within(0, 999)]
Cards = Annotated[list[CardId], at_most(60), BAG]


class Hex(msgspec.Struct, frozen=True):
    """A cave hex and all that lies on it."""

    number: Annotated[int, IMPLIED]
    q: Coordinate
    r: Coordinate
    status: Status
    lit: bool
    torches: Count
    cubes: Count
    gems: Count
    emptied: bool  # carries an empty-cave token: nothing more to find
    lost: bool  # still there, but no way leads to the Entrance
    card: CardPlace  # where its rockfall card is: danger now, safe until the reshuffle, or gone with the hex
    gnomes: Annotated[list[str], IMPLIED]


class Gnome(msgspec.Struct, frozen=True):
    """A gnome in play, in the order of the draft."""

    gnome: GnomeId
    seat: SeatNumber
    place: PlaceNumber
    turn: GnomeTurn
    order: Annotated[int, within(1, 6)] | None  # 1 acts first; None until the captain has said
    given: bool  # gets an action point from the Guild Head this round


class PathCell(msgspec.Struct, frozen=True):
    """A cell of the Rage path."""

    number: int  # the gems brought so far fill the path up to their number
    head: bool  # a die lies here until a gem does


class RageHex(msgspec.Struct, frozen=True):
    """A piece of the Rage path."""

    id: str
    cells: list[PathCell]


class Constants(msgspec.Struct, frozen=True):
    """What never changes in a game."""

    target: int  # gems that win
    path: list[RageHex]
    skills: dict[str, str]  # of every gnome


class Pile(msgspec.Struct, frozen=True):
    """A deck and its discard pile. Which cards are where is open, their order is not."""

    left: Count
    packets: Annotated[list[Cards], at_most(30)]  # from the top: each in any order, before those of the next
    discard: Cards
    known: Annotated[list[CardId], at_most(30)]  # from the top, as far as this seat has seen them


class Aside(msgspec.Struct, frozen=True):
    """A lasting card."""

    card: CardId
    deck: DeckName
    acts: Acts  # in this round, or in the next


class Turn(msgspec.Struct, frozen=True):
    """The turn being played."""

    gnome: GnomeId
    seat: SeatNumber
    place: PlaceNumber
    ap: Count
    roll: Count  # of the four-sided die
    smoke: Count  # action points taken off the roll
    given: Count  # action points added by the Guild Head
    gave: bool  # the Guild Head has used his gift
    dark: bool  # stands in the dark: only a torch helps


class Rage(msgspec.Struct, frozen=True):
    """A Rage event that waits for a flight."""

    event: RageEvent
    cause: RageCause
    extra: Count  # cards of level I before the dice, for several gems brought at once
    played: Count  # cards and levels played so far
    heads: Count | None  # None: not rolled, or not yet
    level: Count  # of the card that is being played


class Pending(msgspec.Struct, frozen=True):
    """A choice that somebody owes."""

    choice: Choice
    seat: SeatNumber
    gnome: GnomeId
    place: PlaceNumber  # the buried hex of a flight; else where the gnome stands
    options: Annotated[list[PlaceNumber], at_most(25), BAG]  # places to choose from
    deck: DeckName | None  # of a hint


class LastHint(msgspec.Struct, frozen=True):
    """What the Seer said, until a card of that deck is drawn."""

    deck: DeckName
    verdict: Verdict


class Result(msgspec.Struct, frozen=True):
    won: bool
    reason: Reason


class View(msgspec.Struct, frozen=True):
    """The table as one seat (or a watcher) sees it. During the draft there is no map, path or deck yet."""

    phase: Phase
    difficulty: Annotated[str, ids("difficulties")]
    layout: Annotated[str, ids("layouts")]
    gnome_count: Count
    round: Round
    max_rounds: Round
    captain: SeatNumber
    asked: SeatNumber | None  # the seat that must act
    pool: Annotated[list[GnomeId], at_most(6), BAG]  # draft: gnomes nobody has taken
    gnomes: Annotated[list[Gnome], at_most(6)]
    queue: Annotated[list[GnomeId], at_most(6)]  # this round's order, as far as it is fixed
    turn: Turn | None
    entrance_torches: Count
    entrance_gnomes: Annotated[list[str], IMPLIED]
    hexes: Annotated[list[Hex], at_most(24)]
    torches: Count  # in the supply
    cubes: Count
    gems: Count
    lying: Count  # gems on cave hexes
    delivered: Count
    dice: Count  # Dragon dice in play
    dragon_deck: Pile
    cave_deck: Pile
    aside: Annotated[list[Aside], at_most(12)]
    rage: Rage | None
    pending: Pending | None
    hint: LastHint | None
    result: Result | None


# Figures: the numbers that save arithmetic.


class Prices(msgspec.Struct, frozen=True):
    """What things cost a gnome this round, in action points."""

    gnome: str
    step: int
    carry: list[int]  # with 1, 2, 3 gems
    torch: int
    clear: int
    search: int


class Target(msgspec.Struct, frozen=True):
    """One thing this seat may do now, and its price."""

    verb: str
    cost: int
    place: int | None = None  # where it leads or acts
    gems: int | None = None
    gnome: str | None = None  # who is picked, named next or given a point
    deck: DeckName | None = None  # which is looked at


class Odds(msgspec.Struct, frozen=True):
    """A search here by this gnome, in percent; what is left to a hundred brings nothing, not even a cube."""

    gnome: str
    hex: int
    gem: int
    cube: int
    dragon: int
    rage: bool  # the find would anger the Dragon: four gems or more would lie


class WayHome(msgspec.Struct, frozen=True):
    """How a gem lying here comes home."""

    hex: int
    gems: int
    ap: int | None  # for one gem along the shortest lit way, by the active gnome; None if something bars it
    way: list[int]  # that way, or the shortest way at all; the Entrance last
    obstacle: int | None  # the first dark or blocked hex on it, the gem's own included


class Delivery(msgspec.Struct, frozen=True):
    """What bringing this many gems at once stirs up."""

    gems: int
    cards: int  # dragon cards drawn for sure, unless the Dragon yawns
    dice: int  # dice rolled
    new_dice: int  # of which come into play with these gems
    wins: bool  # no Rage: the game is won


class Hit(msgspec.Struct, frozen=True):
    """What the rockfall card of a hex would do now."""

    hex: int
    possible: bool  # its card may be the next one drawn
    removes: bool  # rubble: the hex would be gone
    slack: int  # what would be left to lose; below 0 the game is lost
    lost: list[int]  # hexes that would lose their way to the Entrance if this one were removed, now or later
    cut_off: list[str]  # gnomes that its removal would cut off: the game is lost
    flees: list[str]  # gnomes that would have to run
    gems: int  # lying gems that would be gone
    # Places whose torches Rage II would put out; where gnomes may choose a light to run to, all.
    torches_2: list[int]
    torches_3: list[int]  # and Rage III, those of Rage II included


class Figures(msgspec.Struct, frozen=True):
    """Helpful numbers. The same for all, but for the targets of the seat that is asked."""

    targets: list[Target]
    slack: int  # hexes or gems that may still be lost
    start_slack: int
    worst_slack: int  # after the worst card that may come next
    worst_cards: list[str]  # which cards would bring that; if any would end the game, those that would
    worst_loses: bool  # one of them would end the game
    to_next_die: int | None  # gems until the next Dragon die comes into play
    next_find_rages: bool  # the next gem found would be the fourth lying, or more
    dragon_next: Literal["I", "I+II", "none"]  # what this round's Dragon phase can bring
    prices: list[Prices]  # for every gnome in play
    odds: Odds | None  # a search by the active gnome where it stands
    ways: list[WayHome]
    deliveries: list[Delivery]
    hits: list[Hit]
