"""The verbs: draft and order, what a gnome does with its action points, and the choices that cards ask for.

A place is a number: 0 is the Entrance, 1 to 24 a cave hex. A torch may also come from the supply.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action, Field, Number, Verb, Verbs, Word, malformed
from undercroft.games.dragon.cards import GNOMES, HEXES

PLACES: Final = HEXES + 1
SUPPLY: Final = PLACES  # as the source of a torch
MOST_CARRIED: Final = 8

DECKS: Final = ["dragon", "cave"]
DRAGON_DECK: Final = 0
CAVE_DECK: Final = 1
VERDICTS: Final = ["good", "bad", "mixed", "silent"]

# The place of each verb in the table; it is part of every action's code.
PICK_GNOME: Final = 0
NEXT_UP: Final = 1
STEP: Final = 2
STEP_WITH_TORCH: Final = 3
CARRY: Final = 4
MAKE_TORCH: Final = 5
SEARCH: Final = 6
CLEAR: Final = 7
ATTRACT: Final = 8
GIVE_AP: Final = 9
PEEK: Final = 10
END_TURN: Final = 11
FLEE: Final = 12
TAKE_TORCH: Final = 13
OPEN: Final = 14
CRACK: Final = 15
SLIP: Final = 16
STAY: Final = 17
HINT: Final = 18
VERB_COUNT: Final = 19


class Place(Number):
    """The Entrance (0) or a cave hex."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 0, HEXES)


class Source(Field):
    """Where a torch comes from: a place, or the supply."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PLACES + 1)

    def show(self, value: int) -> object:
        return "supply" if value == SUPPLY else value

    def read(self, shown: object) -> int:
        if shown == "supply":
            return SUPPLY
        if isinstance(shown, bool) or not isinstance(shown, int) or not 0 <= shown < PLACES:
            raise malformed(self.name)
        return shown

    def parse(self, word: str) -> int:
        if word == "supply":
            return SUPPLY
        return super().parse(word)

    def typescript(self) -> str:
        return 'number | "supply"'


class PickGnome(Action):
    """Draft: take a gnome that nobody has."""

    __slots__ = ("gnome",)

    def __init__(self, gnome: i64) -> None:
        super().__init__(gnome * VERB_COUNT + PICK_GNOME)
        self.gnome: Final[i64] = gnome


class NextUp(Action):
    """Order: this gnome acts next."""

    __slots__ = ("gnome",)

    def __init__(self, gnome: i64) -> None:
        super().__init__(gnome * VERB_COUNT + NEXT_UP)
        self.gnome: Final[i64] = gnome


class Step(Action):
    """Walk to an adjacent place."""

    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__(to * VERB_COUNT + STEP)
        self.to: Final[i64] = to


class StepWithTorch(Action):
    """Walk to an adjacent place and take a torch along."""

    __slots__ = ("to",)

    def __init__(self, to: i64) -> None:
        super().__init__(to * VERB_COUNT + STEP_WITH_TORCH)
        self.to: Final[i64] = to


class Carry(Action):
    """Walk to an adjacent place with gems."""

    __slots__ = ("to", "gems")

    def __init__(self, to: i64, gems: i64) -> None:
        super().__init__((to * MOST_CARRIED + gems - 1) * VERB_COUNT + CARRY)
        self.to: Final[i64] = to
        self.gems: Final[i64] = gems


class MakeTorch(Action):
    """Put a torch on the gnome's own place."""

    __slots__ = ("source",)

    def __init__(self, source: i64) -> None:
        super().__init__(source * VERB_COUNT + MAKE_TORCH)
        self.source: Final[i64] = source


class Search(Action):
    """Look for a gem here."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(SEARCH)


class Clear(Action):
    """Dig an adjacent hex free."""

    __slots__ = ("hex",)

    def __init__(self, hex: i64) -> None:
        super().__init__(hex * VERB_COUNT + CLEAR)
        self.hex: Final[i64] = hex


class Attract(Action):
    """Make a noise: a search cube anywhere, and the Dragon may hear it."""

    __slots__ = ("hex",)

    def __init__(self, hex: i64) -> None:
        super().__init__(hex * VERB_COUNT + ATTRACT)
        self.hex: Final[i64] = hex


class GiveAP(Action):
    """Guild Head: hand an action point to a gnome whose turn is still to come."""

    __slots__ = ("gnome",)

    def __init__(self, gnome: i64) -> None:
        super().__init__(gnome * VERB_COUNT + GIVE_AP)
        self.gnome: Final[i64] = gnome


class Peek(Action):
    """Seer: look at the two top cards of a deck."""

    __slots__ = ("deck",)

    def __init__(self, deck: i64) -> None:
        super().__init__(deck * VERB_COUNT + PEEK)
        self.deck: Final[i64] = deck


class EndTurn(Action):
    """Let the action points that are left go."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(END_TURN)


class Flee(Action):
    """Run from a rockfall to one of several equally near lights."""

    __slots__ = ("hex",)

    def __init__(self, hex: i64) -> None:
        super().__init__(hex * VERB_COUNT + FLEE)
        self.hex: Final[i64] = hex


class TakeTorch(Action):
    """Torchbearer, with an empty supply: where the free torch comes from."""

    __slots__ = ("source",)

    def __init__(self, source: i64) -> None:
        super().__init__(source * VERB_COUNT + TAKE_TORCH)
        self.source: Final[i64] = source


class Open(Action):
    """Loose Stones: the rubble that is cleared."""

    __slots__ = ("hex",)

    def __init__(self, hex: i64) -> None:
        super().__init__(hex * VERB_COUNT + OPEN)
        self.hex: Final[i64] = hex


class Crack(Action):
    """Cracking Roof: the neighbour that is buried."""

    __slots__ = ("hex",)

    def __init__(self, hex: i64) -> None:
        super().__init__(hex * VERB_COUNT + CRACK)
        self.hex: Final[i64] = hex


class Slip(Action):
    """Secret Passage: move to a lit place."""

    __slots__ = ("hex",)

    def __init__(self, hex: i64) -> None:
        super().__init__(hex * VERB_COUNT + SLIP)
        self.hex: Final[i64] = hex


class Stay(Action):
    """Secret Passage: do not use it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(STAY)


class Hint(Action):
    """Seer: say how the cards are that she has just seen."""

    __slots__ = ("verdict",)

    def __init__(self, verdict: i64) -> None:
        super().__init__(verdict * VERB_COUNT + HINT)
        self.verdict: Final[i64] = verdict


# Every action there is, made once; a place, gnome, deck or verdict is its own index.
PICKS: Final[list[PickGnome]] = [PickGnome(gnome) for gnome in range(len(GNOMES))]
NEXT_UPS: Final[list[NextUp]] = [NextUp(gnome) for gnome in range(len(GNOMES))]
STEPS: Final[list[Step]] = [Step(to) for to in range(PLACES)]
TORCH_STEPS: Final[list[StepWithTorch]] = [StepWithTorch(to) for to in range(PLACES)]
# CARRIES[to * MOST_CARRIED + gems - 1]
CARRIES: Final[list[Carry]] = [
    Carry(index // MOST_CARRIED, index % MOST_CARRIED + 1) for index in range(PLACES * MOST_CARRIED)
]
TORCHES_MADE: Final[list[MakeTorch]] = [MakeTorch(source) for source in range(PLACES + 1)]
THE_SEARCH: Final = Search()
CLEARS: Final[list[Clear]] = [Clear(hex) for hex in range(PLACES)]
ATTRACTS: Final[list[Attract]] = [Attract(hex) for hex in range(PLACES)]
GIFTS: Final[list[GiveAP]] = [GiveAP(gnome) for gnome in range(len(GNOMES))]
PEEKS: Final[list[Peek]] = [Peek(deck) for deck in range(2)]
THE_END: Final = EndTurn()
FLIGHTS: Final[list[Flee]] = [Flee(hex) for hex in range(PLACES)]
TORCHES_TAKEN: Final[list[TakeTorch]] = [TakeTorch(source) for source in range(PLACES)]
OPENINGS: Final[list[Open]] = [Open(hex) for hex in range(PLACES)]
CRACKS: Final[list[Crack]] = [Crack(hex) for hex in range(PLACES)]
SLIPS: Final[list[Slip]] = [Slip(hex) for hex in range(PLACES)]
THE_STAY: Final = Stay()
HINTS: Final[list[Hint]] = [Hint(verdict) for verdict in range(len(VERDICTS))]
ALL_HINTS: Final[list[Action]] = [HINTS[verdict] for verdict in range(len(VERDICTS))]

GNOME_IDS: Final[list[str]] = [gnome.id for gnome in GNOMES]

VERBS: Final = Verbs(
    [
        Verb("PickGnome", [Word("gnome", GNOME_IDS)], lambda values: PICKS[values[0]]),
        Verb("NextUp", [Word("gnome", GNOME_IDS)], lambda values: NEXT_UPS[values[0]]),
        Verb("Step", [Place("to")], lambda values: STEPS[values[0]]),
        Verb("StepWithTorch", [Place("to")], lambda values: TORCH_STEPS[values[0]]),
        Verb(
            "Carry",
            [Place("to"), Number("gems", 1, MOST_CARRIED)],
            lambda values: CARRIES[values[0] * MOST_CARRIED + values[1]],
        ),
        Verb("MakeTorch", [Source("source")], lambda values: TORCHES_MADE[values[0]]),
        Verb("Search", [], lambda values: THE_SEARCH),
        Verb("Clear", [Place("hex")], lambda values: CLEARS[values[0]]),
        Verb("Attract", [Place("hex")], lambda values: ATTRACTS[values[0]]),
        Verb("GiveAP", [Word("gnome", GNOME_IDS)], lambda values: GIFTS[values[0]]),
        Verb("Peek", [Word("deck", DECKS)], lambda values: PEEKS[values[0]]),
        Verb("EndTurn", [], lambda values: THE_END),
        Verb("Flee", [Place("hex")], lambda values: FLIGHTS[values[0]]),
        Verb("TakeTorch", [Place("source")], lambda values: TORCHES_TAKEN[values[0]]),
        Verb("Open", [Place("hex")], lambda values: OPENINGS[values[0]]),
        Verb("Crack", [Place("hex")], lambda values: CRACKS[values[0]]),
        Verb("Slip", [Place("hex")], lambda values: SLIPS[values[0]]),
        Verb("Stay", [], lambda values: THE_STAY),
        Verb("Hint", [Word("verdict", VERDICTS)], lambda values: HINTS[values[0]]),
    ]
)
