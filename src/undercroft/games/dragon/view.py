"""What a seat sees, the numbers that help it, and what it is told. Never compiled: only Structs.

A place is a number: 0 the Entrance, 1 to 24 a cave hex. Gnomes and cards are named by their ids in components.toml;
a rockfall card is named by its hex, "1" to "24". Levels of Rage are 1 to 4.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.core.view import Event

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
    acts: Literal["now", "next"]  # in this round, or in the next


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


class Odds(msgspec.Struct, frozen=True):
    """A search here by this gnome, in percent."""

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
    ap: (
        int | None
    )  # for one gem along the shortest lit way, by the active gnome; None if no lit way leads home
    way: list[int]  # that way, or the shortest way at all; the Entrance last
    obstacle: int | None  # the first dark or blocked hex on it


class Delivery(msgspec.Struct, frozen=True):
    """What bringing so many gems at once stirs up."""

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
    lost: list[int]  # hexes that would lose their way to the Entrance
    cut_off: list[str]  # gnomes that would be cut off: the game is lost
    flees: list[str]  # gnomes that would have to run
    gems: int  # lying gems that would be gone
    torches_2: list[int]  # places whose torches Rage II would put out
    torches_3: list[int]  # and Rage III, those of Rage II included


class Figures(msgspec.Struct, frozen=True):
    """Helpful numbers. The same for all, but for the targets of the seat that is asked."""

    targets: list[Target]
    slack: int  # hexes or gems that may still be lost
    start_slack: int
    worst_slack: int  # after the worst card that may come next
    worst_cards: list[str]  # which cards would bring that
    worst_loses: bool  # one of them would end the game
    to_next_die: int | None  # gems until the next Dragon die comes into play
    next_find_rages: bool  # the next gem found would be the fourth lying, or more
    dragon_next: Literal["I", "I+II", "none"]  # what this round's Dragon phase can bring
    prices: list[Prices]  # for every gnome in play
    odds: Odds | None  # a search by the active gnome where it stands
    ways: list[WayHome]
    deliveries: list[Delivery]
    hits: list[Hit]


# Events, in the order in which they occur.


class GnomePicked(Event, frozen=True):
    seat: int
    gnome: str


class CaveLaid(Event, frozen=True):
    """The numbers are dealt onto the layout; the whole map is in the view."""

    layout: str
    numbers: list[int]  # by cell of the layout


class FirstRubble(Event, frozen=True):
    """Dragon cards turned up before the first round; action cards among them go back unread."""

    cards: list[str]
    hexes: list[int]


class RoundBegan(Event, frozen=True):
    round: int
    captain_seat: int
    acting: list[str]  # lasting cards that act in this round


class Queued(Event, frozen=True):
    """The captain names the next gnome; the last one follows by itself."""

    seat: int
    gnome: str
    order: int


class TurnBegan(Event, frozen=True):
    """The four-sided die gives the action points."""

    seat: int
    gnome: str
    roll: int
    smoke: int
    given: int
    ap: int


class Stepped(Event, frozen=True):
    seat: int
    gnome: str
    start: int
    to: int
    torch: bool  # takes a torch along
    ap: int  # left
    cost: int


class Carried(Event, frozen=True):
    seat: int
    gnome: str
    start: int
    to: int
    gems: int
    ap: int
    cost: int


class TorchMade(Event, frozen=True):
    """A torch is put on the gnome's own place."""

    seat: int
    gnome: str
    place: int
    source: int | None  # None: from the supply
    ap: int
    cost: int


class FreeTorch(Event, frozen=True):
    """The Torchbearer lights the hex he has entered."""

    gnome: str
    place: int
    source: int | None


class Searched(Event, frozen=True):
    seat: int
    gnome: str
    hex: int
    bonus: int  # cubes on the hex, one more for the Dragon Expert
    roll: int | None  # None: no roll was needed
    result: SearchResult
    ap: int
    cost: int


class GemFound(Event, frozen=True):
    """A gem and an empty-cave token on the hex; its cubes go back."""

    hex: int
    lying: int
    cubes_back: int
    angers: bool  # four gems lie: the Dragon rages


class CubePlaced(Event, frozen=True):
    hex: int
    cubes: int


class Cleared(Event, frozen=True):
    """Rubble becomes open; by a gnome's work, or by the card Loose Stones."""

    seat: int
    gnome: str
    hex: int
    ap: int
    cost: int
    card: bool


class Attracted(Event, frozen=True):
    seat: int
    gnome: str
    hex: int
    ap: int
    cost: int


class ApGiven(Event, frozen=True):
    seat: int
    gnome: str
    to_gnome: str
    ap: int


class Peeked(Event, frozen=True):
    """All see that the Seer looks."""

    seat: int
    gnome: str
    deck: DeckName
    cards: int
    ap: int


class PeekedCards(Event, frozen=True):
    """Told only to the Seer's seat: the top cards, from the top."""

    deck: DeckName
    cards: list[str]


class Hinted(Event, frozen=True):
    seat: int
    gnome: str
    deck: DeckName
    verdict: Verdict


class Delivered(Event, frozen=True):
    """Gems are laid on the Rage path."""

    seat: int
    gnome: str
    gems: int
    delivered: int
    target: int
    new_dice: int
    dice: int


class TurnEnded(Event, frozen=True):
    seat: int
    gnome: str
    ap_lost: int


class CaveCardDrawn(Event, frozen=True):
    """A gnome came into the dark."""

    seat: int
    gnome: str
    hex: int
    card: str


class CardFizzled(Event, frozen=True):
    """The card just drawn can do nothing."""

    card: str


class ApChanged(Event, frozen=True):
    """Second Wind, Stumble, or the Dragon found by a search."""

    gnome: str
    ap: int
    change: int


class TorchPlaced(Event, frozen=True):
    """Forgotten Torch."""

    place: int
    torches: int


class HexEmptied(Event, frozen=True):
    """Bare Niche: a token and no gem."""

    hex: int
    cubes_back: int
    slack: int


class Slipped(Event, frozen=True):
    """Secret Passage."""

    seat: int
    gnome: str
    start: int
    to: int | None  # None: stays


class CardSetAside(Event, frozen=True):
    """A lasting card: it acts in the next round."""

    deck: DeckName
    card: str
    round: int


class CardsRetired(Event, frozen=True):
    """Lasting cards that acted in this round go to their discard piles."""

    cards: list[str]


class RageBegan(Event, frozen=True):
    """The Dragon is roused. What follows, up to RageEnded, belongs to it."""

    rage: RageEvent
    cause: RageCause
    extra: int  # cards of level I before the dice
    dice: int  # dice that will be rolled


class DiceRolled(Event, frozen=True):
    faces: list[bool]  # True: a head
    heads: int
    highest: int  # the level this Rage reaches; 0: nothing comes of it


class DragonCardDrawn(Event, frozen=True):
    level: int
    card: str
    hex: int | None  # of a rockfall


class Buried(Event, frozen=True):
    """An open hex becomes rubble; what lay there goes back to the supplies."""

    hex: int
    torches: int
    cubes: int
    gems: int
    card: bool  # by the card Cracking Roof
    slack: int


class HexRemoved(Event, frozen=True):
    """Rubble struck again is gone for good, with its card and token."""

    hex: int
    lost: list[int]  # hexes that no way leads to any more
    torches: int  # that go back from those
    cubes: int
    gems: int
    slack: int


class GnomeFled(Event, frozen=True):
    seat: int
    gnome: str
    start: int
    to: int
    chosen: bool  # several places were equally near


class TorchesOut(Event, frozen=True):
    """Torches go back to the supply: around a rockfall, by Wing Gust or by Cold Draught."""

    cause: Literal["rage", "wing_gust", "cold_draught"]
    level: int | None
    places: list[int]
    torches: int
    spared: list[int]  # lit hexes in reach that a gnome (or, against Wing Gust, a gem) protects


class GemHidden(Event, frozen=True):
    """Hidden Again."""

    hex: int
    slack: int


class RageCalmed(Event, frozen=True):
    """Yawn: the rest of this Rage is not played."""


class DiscardOnTop(Event, frozen=True):
    """Rage IV: the dragon discard pile is shuffled and laid on the deck."""

    cards: int


class Reshuffled(Event, frozen=True):
    """A deck was empty: its discard pile is the new one."""

    deck: DeckName
    cards: int


class RageEnded(Event, frozen=True):
    rage: RageEvent
    cards: int  # dragon cards drawn in it


class DragonPhase(Event, frozen=True):
    """All gnomes have acted."""

    asleep: bool  # Deep Sleep: no Rage


class GameOver(Event, frozen=True):
    won: bool
    reason: Reason
    delivered: int
    target: int
    rounds: int
    slack: int
    gnomes: list[str]  # those that were cut off


EVENTS: list[type[msgspec.Struct]] = [
    GnomePicked,
    CaveLaid,
    FirstRubble,
    RoundBegan,
    Queued,
    TurnBegan,
    Stepped,
    Carried,
    TorchMade,
    FreeTorch,
    Searched,
    GemFound,
    CubePlaced,
    Cleared,
    Attracted,
    ApGiven,
    Peeked,
    PeekedCards,
    Hinted,
    Delivered,
    TurnEnded,
    CaveCardDrawn,
    CardFizzled,
    ApChanged,
    TorchPlaced,
    HexEmptied,
    Slipped,
    CardSetAside,
    CardsRetired,
    RageBegan,
    DiceRolled,
    DragonCardDrawn,
    Buried,
    HexRemoved,
    GnomeFled,
    TorchesOut,
    GemHidden,
    RageCalmed,
    DiscardOnTop,
    Reshuffled,
    RageEnded,
    DragonPhase,
    GameOver,
]

# Events that show something hidden to whoever is told.
REVEALS: list[str] = ["FirstRubble", "PeekedCards", "CaveCardDrawn", "DragonCardDrawn"]
