"""What happened, in the order in which it can, as the seats are told it. Never compiled: only Structs."""

from __future__ import annotations

from typing import Literal

from undercroft.core.view import Event, events_in
from undercroft.games.dragon.view import DeckName, RageCause, RageEvent, Reason, SearchResult, Verdict


class ByGnome(Event, frozen=True):
    """Something that a gnome does, or that is done with it."""

    seat: int
    gnome: str


class GnomePicked(ByGnome, frozen=True):
    """Draft."""


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


class Queued(ByGnome, frozen=True):
    """The captain names the next gnome; the last one follows by itself."""

    order: int


class TurnBegan(ByGnome, frozen=True):
    """The four-sided die gives the action points."""

    roll: int
    smoke: int
    given: int
    ap: int


class Stepped(ByGnome, frozen=True):
    start: int
    to: int
    torch: bool  # takes a torch along
    ap: int  # left
    cost: int


class Carried(ByGnome, frozen=True):
    start: int
    to: int
    gems: int
    ap: int
    cost: int


class TorchMade(ByGnome, frozen=True):
    """A torch is put on the gnome's own place."""

    place: int
    source: int | None  # None: from the supply
    ap: int
    cost: int


class FreeTorch(Event, frozen=True):
    """The Torchbearer lights the hex he has entered."""

    gnome: str
    place: int
    source: int | None


class Searched(ByGnome, frozen=True):
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


class Cleared(ByGnome, frozen=True):
    """Rubble becomes open; by a gnome's work, or by the card Loose Stones."""

    hex: int
    ap: int
    cost: int
    card: bool


class Attracted(ByGnome, frozen=True):
    hex: int
    ap: int
    cost: int


class ApGiven(ByGnome, frozen=True):
    to_gnome: str
    ap: int


class Peeked(ByGnome, frozen=True):
    """All see that the Seer looks."""

    deck: DeckName
    cards: int
    ap: int


class PeekedCards(Event, frozen=True):
    """Told only to the Seer's seat: the top cards, from the top."""

    deck: DeckName
    cards: list[str]


class Hinted(ByGnome, frozen=True):
    deck: DeckName
    verdict: Verdict


class Delivered(ByGnome, frozen=True):
    """Gems are laid on the Rage path."""

    gems: int
    delivered: int
    target: int
    new_dice: int
    dice: int


class TurnEnded(ByGnome, frozen=True):
    ap_lost: int


class CaveCardDrawn(ByGnome, frozen=True):
    """A gnome came into the dark."""

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


class Slipped(ByGnome, frozen=True):
    """Secret Passage."""

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


class GnomeFled(ByGnome, frozen=True):
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


EVENTS = events_in(globals())

# Events that show something hidden to whoever is told.
REVEALS: list[str] = ["FirstRubble", "PeekedCards", "CaveCardDrawn", "DragonCardDrawn"]
