"""The verbs: draft and order, what a gnome does with its action points, and the choices that cards ask for.

A place is a number: 0 is the Entrance, 1 to 24 a cave hex. A torch may also come from the supply.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.action import Action, Field, Number, Plain, Verb, Verbs, Word, code_of
from undercroft.games.dragon.cards import DECKS, GNOME_IDS, HEXES, PLACES, VERDICTS

SUPPLY: Final = PLACES  # as the source of a torch
MOST_CARRIED: Final = 8


class Place(Number):
    """The Entrance (0) or a cave hex."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, HEXES)


class Source(Field):
    """Where a torch comes from: a place, or the supply."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PLACES + 1)
        self.place: Field = Place(name)

    def show(self, value: int) -> object:
        return "supply" if value == SUPPLY else value

    def read(self, shown: object) -> int:
        return SUPPLY if shown == "supply" else self.place.read(shown)

    def parse(self, word: str) -> int:
        return SUPPLY if word == "supply" else self.place.parse(word)

    def typescript(self) -> str:
        return 'number | "supply"'


class OnPlace(Action):
    """Something that leads to a place, acts there or takes from there."""

    def __init__(self, place: i64, gems: i64 = 0) -> None:
        super().__init__(code_of(type(self), place, gems))
        self.place: Final[i64] = place


class OnGnome(Action):
    """Something done with a gnome."""

    def __init__(self, gnome: i64) -> None:
        super().__init__(code_of(type(self), gnome))
        self.gnome: Final[i64] = gnome


class PickGnome(OnGnome):
    """Draft: take a gnome that nobody has."""


class NextUp(OnGnome):
    """Order: this gnome acts next."""


class Step(OnPlace):
    """Walk to an adjacent place."""


class StepWithTorch(OnPlace):
    """Walk to an adjacent place and take a torch along."""


class Carry(OnPlace):
    """Walk to an adjacent place with gems."""

    def __init__(self, to: i64, gems: i64) -> None:
        super().__init__(to, gems)
        self.gems: Final[i64] = gems


class MakeTorch(Action):
    """Put a torch on the gnome's own place."""

    def __init__(self, source: i64) -> None:
        super().__init__(MAKE_TORCH.code(source))
        self.source: Final[i64] = source


class Clear(OnPlace):
    """Dig an adjacent hex free."""


class Attract(OnPlace):
    """Make a noise: a search cube anywhere, and the Dragon may hear it."""


class GiveAP(OnGnome):
    """Guild Head: hand an action point to a gnome whose turn is still to come."""


class Peek(Action):
    """Seer: look at the two top cards of a deck."""

    def __init__(self, deck: i64) -> None:
        super().__init__(PEEK.code(deck))
        self.deck: Final[i64] = deck


class Flee(OnPlace):
    """Run from a rockfall to one of several equally near lights."""


class TakeTorch(OnPlace):
    """Torchbearer, with an empty supply: where the free torch comes from."""


class Open(OnPlace):
    """Loose Stones: the rubble that is cleared."""


class Crack(OnPlace):
    """Cracking Roof: the neighbour that is buried."""


class Slip(OnPlace):
    """Secret Passage: move to a lit place."""


class Hint(Action):
    """Seer: say how the cards are that she has just seen."""

    def __init__(self, verdict: i64) -> None:
        super().__init__(HINT.code(verdict))
        self.verdict: Final[i64] = verdict


PICK_GNOME: Final = Verb(PickGnome, [Word("gnome", GNOME_IDS)])
NEXT_UP: Final = Verb(NextUp, [Word("gnome", GNOME_IDS)])
STEP: Final = Verb(Step, [Place("to")])
STEP_WITH_TORCH: Final = Verb(StepWithTorch, [Place("to")])
CARRY: Final = Verb(Carry, [Place("to"), Number("gems", 1, MOST_CARRIED)])
MAKE_TORCH: Final = Verb(MakeTorch, [Source("source")])
SEARCH: Final = Plain("Search")  # look for a gem here
CLEAR: Final = Verb(Clear, [Place("hex")])
ATTRACT: Final = Verb(Attract, [Place("hex")])
GIVE_AP: Final = Verb(GiveAP, [Word("gnome", GNOME_IDS)])
PEEK: Final = Verb(Peek, [Word("deck", DECKS)])
END_TURN: Final = Plain("EndTurn")  # let the action points that are left go
FLEE: Final = Verb(Flee, [Place("hex")])
TAKE_TORCH: Final = Verb(TakeTorch, [Place("source")])
OPEN: Final = Verb(Open, [Place("hex")])
CRACK: Final = Verb(Crack, [Place("hex")])
SLIP: Final = Verb(Slip, [Place("hex")])
STAY: Final = Plain("Stay")  # Secret Passage: do not use it
HINT: Final = Verb(Hint, [Word("verdict", VERDICTS)])

DRAFT_AND_ORDER: Final = [PICK_GNOME, NEXT_UP]
MOVES: Final = [STEP, STEP_WITH_TORCH, CARRY, MAKE_TORCH]
DEEDS: Final = [CLEAR, ATTRACT, GIVE_AP, PEEK]
CHOICES: Final = [FLEE, TAKE_TORCH, OPEN, CRACK, SLIP]
VERBS: Final = Verbs([*DRAFT_AND_ORDER, *MOVES, SEARCH, *DEEDS, END_TURN, *CHOICES, STAY, HINT])

# Every action there is, made once; a place, gnome, deck or verdict is its own index. What a turn offers is looked up
# most: a vec need not check the type of what it holds, and exact types spare the others a walk through base classes.
PICKS: Final[list[PickGnome]] = [PickGnome(gnome) for gnome in range(len(GNOME_IDS))]
NEXT_UPS: Final[list[NextUp]] = [NextUp(gnome) for gnome in range(len(GNOME_IDS))]
STEPS: Final = vec[Action]([Step(to) for to in range(PLACES)])
TORCH_STEPS: Final = vec[Action]([StepWithTorch(to) for to in range(PLACES)])
CARRIES: Final = vec[Action]([Carry(to, gems) for to in range(PLACES) for gems in range(1, MOST_CARRIED + 1)])
TORCHES_MADE: Final = vec[Action]([MakeTorch(source) for source in range(PLACES + 1)])
CLEARS: Final = vec[Action]([Clear(hex) for hex in range(PLACES)])
ATTRACTS: Final = vec[Action]([Attract(hex) for hex in range(PLACES)])
GIFTS: Final = vec[Action]([GiveAP(gnome) for gnome in range(len(GNOME_IDS))])
PEEKS: Final = vec[Action]([Peek(deck) for deck in range(len(DECKS))])
FLIGHTS: Final[list[Flee]] = [Flee(hex) for hex in range(PLACES)]
TORCHES_TAKEN: Final[list[TakeTorch]] = [TakeTorch(source) for source in range(PLACES)]
OPENINGS: Final[list[Open]] = [Open(hex) for hex in range(PLACES)]
CRACKS: Final[list[Crack]] = [Crack(hex) for hex in range(PLACES)]
SLIPS: Final[list[Slip]] = [Slip(hex) for hex in range(PLACES)]
HINTS: Final[list[Action]] = [Hint(verdict) for verdict in range(len(VERDICTS))]


def carrying(to: i64, gems: i64) -> Action:
    """The step to a place with this many gems."""
    return CARRIES[to * MOST_CARRIED + gems - 1]
