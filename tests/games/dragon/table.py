"""Positions written by hand, and a table to play them on: the tests read like examples of a rulebook.

The cave is always the Snowflake with its numbers in the order of the data; 0 is the Entrance:

          21          20
            11  10  9
          12  3   2   8
    22  13  4   0   1   7   19
          14  5   6   18
            15  16  17
          23          24
"""

from __future__ import annotations

from typing import Any, TypeVar

from undercroft.core.log import Log
from undercroft.core.rng import FastRng, Rng, Script
from undercroft.core.view import Event, Message
from undercroft.games.dragon import show
from undercroft.games.dragon.cards import CAVE_CARDS, DRAGON_CARDS, LAYOUTS
from undercroft.games.dragon.game import GAME
from undercroft.games.dragon.options import Options
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.view import Constants, Figures, Gnome, Hex, Hit, View

EventType = TypeVar("EventType", bound=Event)
Dump = dict[str, Any]

HEAD = 0  # a draw of the Dragon die
BLANK = 5

ONE = 0  # draws of the four-sided die
TWO = 1
THREE = 2
FOUR = 3


class Table:
    """A position, what was told about it, and short ways to play on."""

    def __init__(self, state: DragonState, rng: Rng | None = None) -> None:
        self.state = state
        self.rng = rng or FastRng(1)
        self.log = Log()
        self.state.log = self.log

    @property
    def asked(self) -> int:
        return int(self.state.asked)

    def do(self, *texts: str, draws: list[int] | None = None) -> Table:
        """Actions of whoever is asked; they must be legal. Draws, if given, are all the chance there is."""
        script = Script(draws) if draws is not None else None
        for text in texts:
            action = GAME.verbs.parse(text)
            assert action in self.state.legal(self.state.asked), f"{text} is not among {self.legal()}"
            self.state.play(self.state.asked, action, script or self.rng)
        assert self.state.broken() == ""
        assert script is None or script.used == len(script.draws), "not all draws are used"
        return self

    def legal(self, verb: str = "") -> list[str]:
        """What the asked seat may do, or only what begins with a verb."""
        texts = [GAME.verbs.text(action) for action in self.state.legal(self.state.asked)]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def why_not(self, text: str, seat: int | None = None) -> Message:
        asked = self.state.asked if seat is None else seat
        reason = self.state.why_not(asked, GAME.verbs.parse(text))
        assert reason is not None, f"{text} is legal"
        return reason

    def view(self, seat: int = 0) -> View:
        view = self.state.view(seat)
        assert isinstance(view, View)
        return view

    def constants(self) -> Constants:
        return show.constants(self.state.difficulty)

    def figures(self, seat: int = 0) -> Figures:
        figures = self.state.figures(seat)
        assert isinstance(figures, Figures)
        return figures

    def hex(self, number: int) -> Hex:
        return self.view().hexes[number - 1]

    def hit(self, number: int) -> Hit:
        return next(hit for hit in self.figures().hits if hit.hex == number)

    def gnome(self, name: str) -> Gnome:
        return next(gnome for gnome in self.view().gnomes if gnome.gnome == name)

    def place(self, name: str) -> int:
        return self.gnome(name).place

    @property
    def ap(self) -> int:
        return int(self.state.ap)

    @property
    def slack(self) -> int:
        return int(self.state.slack())

    @property
    def reason(self) -> str | None:
        """How the game ended."""
        result = self.view().result
        return result.reason if result else None

    def told(self, kind: type[EventType], seat: int = 0) -> list[EventType]:
        """The events of a kind that a seat was told."""
        return [event for event in self.log.told(seat) if isinstance(event, kind)]

    def stories(self, seat: int = 0) -> list[str]:
        """The names of all events that a seat was told."""
        return [type(event).__name__ for event in self.log.told(seat)]


def position(
    *,
    gnomes: dict[str, int] | None = None,
    seats: int = 1,
    queue: list[str] | None = None,
    acting: str | None = None,
    ap: int = 4,
    hexes: dict[int, dict[str, object]] | None = None,
    entrance_torches: int = 0,
    delivered: int = 0,
    difficulty: str = "easy",
    dragon: list[str] | None = None,
    dragon_discard: list[str] | None = None,
    dragon_left: list[str] | None = None,
    cave: list[str] | None = None,
    cave_discard: list[str] | None = None,
    aside: dict[str, int] | None = None,
    round: int = 3,
    max_rounds: int = 150,
) -> Dump:
    """A dump in the middle of a turn.

    gnomes: who stands where, in the order of the draft. hexes: what differs from an open, dark, bare hex. dragon and
    cave: the top cards, the topmost first; under them lie all that are left, or only `dragon_left`, the others being
    discarded. The card of a hex that is rubble is discarded, unless it is named there.
    """
    gnomes = gnomes or {"engineer": 0}
    queue = queue or list(gnomes)
    acting = acting or queue[0]
    entries: list[Dump] = []
    for number in range(1, 25):
        cell = LAYOUTS[0]
        entry: Dump = {"hex": number, "cell": [int(cell.q[number]), int(cell.r[number])], "status": "open"}
        entry.update((hexes or {}).get(number, {}))
        entries.append(entry)
    removed = {str(entry["hex"]) for entry in entries if entry["status"] == "removed"}
    rubble = [str(entry["hex"]) for entry in entries if entry["status"] == "rubble"]
    cards = [str(number) for number in range(1, 25) if str(number) not in removed]
    cards += [card.id for card in DRAGON_CARDS for _ in range(card.count)]
    cave_cards = [card.id for card in CAVE_CARDS for _ in range(card.count)]
    lasting = []
    for name, acts in (aside or {}).items():
        deck = "dragon" if name in cards else "cave"
        (cards if deck == "dragon" else cave_cards).remove(name)
        lasting.append({"deck": deck, "card": name, "round": acts})
    top = dragon or []
    thrown = list(dragon_discard or [])
    thrown += [card for card in rubble if card not in [*top, *thrown, *(dragon_left or [])]]
    for card in top + thrown:
        cards.remove(card)
    if dragon_left is not None:
        thrown += [card for card in cards if card not in dragon_left]
        cards = list(dragon_left)
    cave_top = cave or []
    cave_thrown = list(cave_discard or [])
    for card in cave_top + cave_thrown:
        cave_cards.remove(card)
    return {
        "options": {
            "difficulty": difficulty,
            "gnomes": len(gnomes),
            "layout": "snowflake",
            "max_rounds": max_rounds,
        },
        "seats": seats,
        "phase": "turn",
        "round": round,
        "captain": 0,
        "gnomes": [
            {"gnome": name, "seat": index % seats, "at": at}
            for index, (name, at) in enumerate(gnomes.items())
        ],
        "entrance_torches": entrance_torches,
        "hexes": entries,
        "delivered": delivered,
        "dragon_deck": packets(cards, top),
        "dragon_discard": thrown,
        "cave_deck": packets(cave_cards, cave_top),
        "cave_discard": cave_thrown,
        "aside": lasting,
        "queue": queue,
        "turns": queue.index(acting) + 1,
        "ap": ap,
        "roll": max(1, min(ap, 4)),
        "given": None,
        "gave": False,
        "frames": [],
        "hint": None,
        "result": None,
    }


def packets(rest: list[str], top: list[str]) -> list[Dump]:
    """A deck with known cards on top: each is a packet of its own."""
    found: list[Dump] = [{"cards": sorted(rest), "public": True}] if rest else []
    return found + [{"cards": [card], "public": True} for card in reversed(top)]


def load(dump: Dump) -> Table:
    state = GAME.load(dump)
    assert isinstance(state, DragonState)
    return Table(state)


def table(**parts: Any) -> Table:
    """A table with a position as `position` describes it."""
    return load(position(**parts))


def new_table(seats: int = 1, gnomes: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table before the draft."""
    rng = FastRng(seed)
    state = GAME.new(seats, Options(gnomes=gnomes, **options), rng)
    assert isinstance(state, DragonState)
    return Table(state, rng)


def drafted(seats: int = 1, gnomes: int = 3, seed: int = 1, **options: Any) -> Table:
    """A table after the draft, in the captain's first round."""
    room = new_table(seats, gnomes, seed, **options)
    for _ in range(gnomes):
        room.do(room.legal("PickGnome")[0])
    return room


LIT: dict[str, object] = {"torches": 1}
RUBBLE: dict[str, object] = {"status": "rubble"}
REMOVED: dict[str, object] = {"status": "removed"}
EMPTIED: dict[str, object] = {"emptied": True}


def lit(**more: object) -> dict[str, object]:
    return {"torches": 1, **more}
