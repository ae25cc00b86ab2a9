"""What a seat sees, and the numbers that help it; what it is told is in view_events.py. Never compiled: only Structs.

A place is a number: 0 the Entrance, 1 to 24 a cave hex. Gnomes and cards are named by their ids in components.toml;
a rockfall card is named by its hex, "1" to "24". Levels of Rage are 1 to 4.
"""

from __future__ import annotations

from typing import Literal

import msgspec

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


class Hex(msgspec.Struct, frozen=True):
    """A cave hex and all that lies on it."""

    number: int
    q: int
    r: int
    status: Status
    lit: bool
    torches: int
    cubes: int
    gems: int
    emptied: bool  # carries an empty-cave token: nothing more to find
    lost: bool  # still there, but no way leads to the Entrance
    card: CardPlace  # where its rockfall card is: danger now, safe until the reshuffle, or gone with the hex
    gnomes: list[str]


class Gnome(msgspec.Struct, frozen=True):
    """A gnome in play, in the order of the draft."""

    gnome: str
    skill: str
    seat: int
    place: int
    turn: GnomeTurn
    order: int | None  # 1 acts first; None until the captain has said
    given: bool  # gets an action point from the Guild Head this round


class PathCell(msgspec.Struct, frozen=True):
    """A cell of the Rage path."""

    number: int
    gem: bool
    head: bool  # a die began here
    die: bool  # and still lies here


class RageHex(msgspec.Struct, frozen=True):
    """A piece of the Rage path."""

    id: str
    cells: list[PathCell]


class Pile(msgspec.Struct, frozen=True):
    """A deck and its discard pile. Which cards are where is open, their order is not."""

    left: int
    packets: list[list[str]]  # from the top: cards that come in any order before those of the next packet
    discard: list[str]
    known: list[str]  # the top cards, from the top, as far as this seat has seen them


class Aside(msgspec.Struct, frozen=True):
    """A lasting card."""

    card: str
    deck: DeckName
    acts: Acts  # in this round, or in the next


class Turn(msgspec.Struct, frozen=True):
    """The turn being played."""

    gnome: str
    seat: int
    place: int
    ap: int
    roll: int  # of the four-sided die
    smoke: int  # action points taken off the roll
    given: int  # action points added by the Guild Head
    gave: bool  # the Guild Head has used his gift
    dark: bool  # stands in the dark: only a torch helps


class Rage(msgspec.Struct, frozen=True):
    """A Rage event that waits for a flight."""

    event: RageEvent
    cause: RageCause
    extra: int  # cards of level I before the dice, for several gems brought at once
    played: int  # cards and levels played so far
    heads: int | None  # None: not rolled, or not yet
    level: int  # of the card that is being played


class Pending(msgspec.Struct, frozen=True):
    """A choice that somebody owes."""

    choice: Choice
    seat: int
    gnome: str
    place: int  # the buried hex of a flight; else where the gnome stands
    options: list[int]  # places to choose from
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
    difficulty: str
    layout: str
    gnome_count: int
    target: int
    round: int
    max_rounds: int
    captain: int
    asked: int | None  # the seat that must act
    pool: list[str]  # draft: gnomes nobody has taken
    gnomes: list[Gnome]
    queue: list[str]  # this round's order, as far as it is fixed
    turn: Turn | None
    entrance_torches: int
    entrance_gnomes: list[str]
    hexes: list[Hex]
    torches: int  # in the supply
    cubes: int
    gems: int
    lying: int  # gems on cave hexes
    delivered: int
    path: list[RageHex]
    dice: int  # Dragon dice in play
    dragon_deck: Pile
    cave_deck: Pile
    aside: list[Aside]
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
    torches_2: list[
        int
    ]  # places whose torches Rage II would put out; where gnomes may choose a light to run to, all
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
