"""Positions written by hand, and a table to play them on: the tests read like examples of a rulebook."""

from __future__ import annotations

from typing import TypeVar

from undercroft.core.log import Log
from undercroft.core.rng import FastRng, Rng, Script
from undercroft.core.view import Event, Message
from undercroft.games.goblins.cards import FACE_IDS, FACES
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.tiles import place_at
from undercroft.games.goblins.view import Figures, Report, View

EventType = TypeVar("EventType", bound=Event)

# Roles of a table of four: two gnomes, then two goblins.
FOUR = ["pedant", "king", "racer", "demolitionist"]
THREE = ["pedant", "king", "racer"]
# A straight tunnel from the start to the place before the middle goal.
WAY = [("passage_cross", x, 0, 0) for x in range(1, 6)] + [("passage_straight", x, 0, 1) for x in range(6, 9)]

# Every side of the start is blocked, so that nothing can be laid.
SEALED = [
    ("rubble_cross", 1, 0, 0),
    ("rubble_straight", -1, 0, 1),
    ("door_red", 0, -1, 0),
    ("door_red", 0, 1, 0),
]


class Table:
    """A position, what was told about it, and short ways to play on."""

    def __init__(self, state: GoblinsState, rng: Rng | None = None) -> None:
        self.state = state
        self.rng = rng or FastRng(1)
        self.log = Log()
        self.state.log = self.log

    def do(self, seat: int, text: str) -> Table:
        """One action; it must be legal."""
        action = GAME.verbs.parse(text)
        assert action in self.state.legal(seat), f"seat {seat} may not {text}"
        self.state.play(seat, action, self.rng)
        return self

    def legal(self, seat: int) -> list[str]:
        return [GAME.verbs.text(action) for action in self.state.legal(seat)]

    def verbs(self, seat: int) -> set[str]:
        """Which verbs the seat may use."""
        return {text.split()[0] for text in self.legal(seat)}

    def places(self, seat: int, card: str) -> set[tuple[int, int]]:
        """Where the seat may lay this card, in whatever turn."""
        words = [text.split() for text in self.legal(seat) if text.startswith(f"PlaceCard {card} ")]
        return {(int(word[2]), int(word[3])) for word in words}

    def why_not(self, seat: int, text: str) -> str:
        """The id of the reason why a seat may not do this."""
        message = self.state.why_not(seat, GAME.verbs.parse(text))
        assert isinstance(message, Message), f"seat {seat} may {text}"
        return message.id

    def view(self, seat: int) -> View:
        view = self.state.view(seat)
        assert isinstance(view, View)
        return view

    def figures(self, seat: int) -> Figures:
        figures = self.state.figures(seat)
        assert isinstance(figures, Figures)
        return figures

    def is_live(self, x: int, y: int) -> bool:
        return bool(self.state.board.live[place_at(x, y)])

    @property
    def active(self) -> int:
        return int(self.state.active)

    @property
    def gold(self) -> list[int]:
        return [int(player.gold) for player in self.state.players]

    @property
    def report(self) -> Report:
        """Of the last round."""
        report = self.view(0).report
        assert report is not None
        return report

    def told(self, kind: type[EventType], seat: int = 0) -> list[EventType]:
        """The events of a kind that a seat was told."""
        return [event for event in self.log.told(seat) if isinstance(event, kind)]


def position(
    hands: list[list[str]],
    table: list[tuple[str, int, int, int]] | None = None,
    *,
    roles: list[str] | None = None,
    goals: tuple[str | None, str | None, str | None] = (None, None, None),
    opened: str | None = None,
    seen: dict[str, list[int]] | None = None,
    advanced: bool = False,
    active: int = 0,
    gold: list[int] | None = None,
    ale: list[int] | None = None,
    passed: list[int] | None = None,
    deck: int | None = None,
    potions: list[tuple[int, int]] | None = None,
    first_emptied: int | None = None,
    rng: Rng | None = None,
) -> Table:
    """A turn in the middle of a round. What is not on the table, in a hand or in the deck was discarded.

    `deck` leaves only that many cards in it, plain passages first; None leaves all that are not elsewhere.
    Of several empty hands the first seat's was empty first, unless `first_emptied` says otherwise.
    """
    seats = len(hands)
    table = table or []
    names = roles or (THREE if seats == 3 else FOUR)
    left = {face.id: int(face.count) for face in FACES}
    for hand in hands:
        for card in hand:
            left[card] -= 1
    if deck is not None:
        # A Lantern never lies in the discard pile: those that are left lie in the corners, cut off.
        corners = [(-3, -5), (-3, 5), (12, -5), (12, 5)]
        laid = [card for card, *_ in table]
        for card in ["lantern_cross", "lantern_tee"]:
            for _ in range(left[card] - laid.count(card)):
                table = [*table, (card, *corners.pop(), 0)]
    for card, *_ in table:
        left[card] -= 1
    assert all(count >= 0 for count in left.values()), "more cards than there are"
    discard = ["potion"] * len(potions or [])
    left["potion"] -= len(discard)
    pile = [card for card in FACE_IDS for _ in range(left[card])]
    if deck is not None:
        pile, discard = pile[:deck], discard + pile[deck:]
    if first_emptied is None and [] in hands:
        first_emptied = hands.index([])
    knowers = [{seat} for seat in range(seats)]
    for seat, other in potions or []:
        knowers[seat], knowers[other] = knowers[other] | {seat, other}, knowers[seat] | {seat, other}
    places = ("north", "middle", "south")
    dump: dict[str, object] = {
        "options": {"roles": "advanced" if advanced else "base"},
        "seats": seats,
        "round": 1,
        "first": 0,
        "phase": "turn",
        "active": active,
        "players": [
            {
                "gold": (gold or [0] * seats)[seat],
                "hand": hands[seat],
                "role": names[seat],
                "role_known_by": sorted(knowers[seat]),
                "ale": seat in (ale or []),
                "swapped": any(seat in pair for pair in potions or []),
                "shown": False,
            }
            for seat in range(seats)
        ],
        "table": [[card, x, y, turn, 0] for card, x, y, turn in table],
        "goals": {
            place: {"kind": kind, "seen_by": (seen or {}).get(place, []), "open": opened == place}
            for place, kind in zip(places, goals, strict=True)
        },
        "deck": [{"cards": pile, "public": False}] if pile else [],
        "discard": discard,
        "passed": [[seat, "swap" if hands[seat] else "empty"] for seat in passed or []],
        "first_emptied": first_emptied,
        "claims": [],
        "potions": potions or [],
        "laid": "passage_cross",
        "looking_at": None,
        "opener": None,
        "scored": 0,
        "report": None,
    }
    state = GAME.load(dump)
    assert isinstance(state, GoblinsState)
    return Table(state, rng)


def scripted(*draws: int) -> Script:
    """Chance that is known beforehand."""
    return Script(list(draws))


PLAIN = ["passage_tee", "passage_tee", "passage_corner"]
HANDS3 = [["passage_cross", "passage_tee", "passage_corner"], PLAIN, ["potion", "map", "explosion"]]
