"""The Seer's look at the cards: hers alone, and the hint that she may give."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import LIT, THREE, Table, load, position, table
from undercroft.core.bits import bit
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.rng import FastRng
from undercroft.games.dragon.bot import verdict
from undercroft.games.dragon.state import DragonState
from undercroft.games.dragon.view import View
from undercroft.games.dragon.view_events import DragonCardDrawn, Hinted, Peeked, PeekedCards


def seer(**more: object) -> Table:
    return table(seats=2, gnomes={"engineer": 0, "seer": 0}, queue=["seer", "engineer"], **more)


def test_her_seat_alone_sees_the_two_top_cards_in_order() -> None:
    """R55: the order stays as it is."""
    room = seer(dragon=["9", "yawn", "10"])
    room.do("Peek dragon", draws=[])
    assert room.ap == 3
    assert room.told(PeekedCards, seat=1) == [PeekedCards(deck="dragon", cards=["9", "yawn"])]
    assert room.told(PeekedCards, seat=0) == []
    assert room.told(PeekedCards, seat=WATCHER) == []
    assert room.told(Peeked, seat=0)[0].cards == 2
    assert room.view(1).dragon_deck.known == ["9", "yawn"]
    assert room.view(0).dragon_deck.known == []
    assert room.view(WATCHER).dragon_deck.known == []
    room.do("Hint mixed")
    room.do("EndTurn", draws=[THREE])
    room.do("EndTurn", draws=[])
    assert [event.card for event in room.told(DragonCardDrawn)] == ["9"]
    assert room.view(1).dragon_deck.known == ["yawn"]


def test_in_the_open_view_the_cards_that_she_has_seen_lie_face_up() -> None:
    room = seer(dragon=["9", "yawn", "10"])
    assert room.view(OPEN).dragon_deck.known == []
    room.do("Peek dragon", draws=[])
    assert room.view(OPEN).dragon_deck.known == ["9", "yawn"]
    assert room.view(OPEN).cave_deck.known == []
    assert room.told(PeekedCards, seat=OPEN) == room.told(PeekedCards, seat=1)


def test_an_unordered_deck_gets_its_top_cards_from_chance() -> None:
    room = seer().do("Peek cave", draws=[3, 4])
    known = room.view(1).cave_deck.known
    assert len(known) == 2
    assert room.view(0).cave_deck.known == []
    assert room.view(0).cave_deck.packets == room.view(1).cave_deck.packets
    room.do("Hint silent")
    room.do("Peek cave", draws=[])
    assert room.view(1).cave_deck.known == known


def test_with_one_card_in_the_deck_she_sees_one_and_an_empty_deck_cannot_be_peeked() -> None:
    """R55: no reshuffle for a peek."""
    room = seer(dragon_left=["9"])
    assert room.view().dragon_deck.left == 1
    room.do("Peek dragon", draws=[])
    assert room.told(PeekedCards, seat=1)[0].cards == ["9"]
    dump = position(seats=2, gnomes={"engineer": 0, "seer": 0}, queue=["seer", "engineer"], dragon_left=[])
    empty = load(dump)
    assert empty.legal("Peek") == ["Peek cave"]
    assert empty.why_not("Peek dragon").id == "dragon-why-deck-empty"


def test_she_may_look_as_often_as_points_last() -> None:
    """R55"""
    room = seer(dragon=["9", "10"], cave=["glint", "stumble"])
    room.do("Peek dragon", "Hint bad", "Peek cave", "Hint mixed", "Peek dragon", "Hint bad", draws=[])
    assert room.ap == 1


def test_nobody_else_can_look() -> None:
    room = table(gnomes={"engineer": 0, "seer": 0})
    assert room.legal("Peek") == []
    assert room.why_not("Peek dragon").id == "dragon-why-seer"


def test_in_company_she_says_how_the_cards_are_and_all_hear_it() -> None:
    room = seer(dragon=["9", "10"]).do("Peek dragon")
    assert room.asked == 1
    assert room.legal() == ["Hint good", "Hint bad", "Hint mixed", "Hint silent"]
    assert room.why_not("EndTurn").id == "dragon-why-choice-first"
    assert room.why_not("Stay").id == "dragon-why-other-choice"
    pending = room.view(0).pending
    assert pending is not None
    assert (pending.choice, pending.deck, pending.options) == ("hint", "dragon", [])
    room.do("Hint bad", draws=[])
    assert room.told(Hinted, seat=0)[0].verdict == "bad"
    assert room.view(0).hint is not None
    assert room.ap == 3
    room.do("EndTurn", draws=[THREE])
    room.do("EndTurn", draws=[])
    assert room.view(0).hint is None, "a card of that deck was drawn"


def test_alone_there_is_nobody_to_give_a_hint_to() -> None:
    room = table(gnomes={"seer": 0}, dragon=["9", "10"]).do("Peek dragon")
    assert room.view().pending is None
    assert room.view().dragon_deck.known == ["9", "10"]
    assert room.view(WATCHER).dragon_deck.known == []


def test_another_seats_world_has_other_cards_on_top_and_hers_has_the_same() -> None:
    room = seer().do("Peek dragon", "Hint bad")
    rng = FastRng(5)
    hers: set[tuple[str, ...]] = set()
    others: set[tuple[str, ...]] = set()
    for _ in range(30):
        for seat, found in ((1, hers), (0, others)):
            world = room.state.redeal(seat, rng)
            view = world.view(1)
            assert isinstance(view, View)
            found.add(tuple(view.dragon_deck.known))
            assert world.view(seat) == room.state.view(seat)
    assert len(hers) == 1
    assert len(others) > 10


def test_peeked_cards_are_the_only_secret() -> None:
    room = seer(cave=["claw_marks", "claw_marks"])
    assert room.state.secrets() == []
    room.do("Peek cave", "Hint good")
    secrets = room.state.secrets()
    assert [(secret.row, secret.value, secret.knowers) for secret in secrets] == [
        ("card 1 of the cave deck", "claw_marks", bit(1)),
        ("card 2 of the cave deck", "claw_marks", bit(1)),
    ]
    assert all(secret.settled for secret in secrets), "one-card packets are open to all"
    room.do("Peek dragon")
    assert not any(secret.settled for secret in room.state.secrets()[:2])


def test_a_known_card_travels_with_the_dump() -> None:
    room = seer().do("Peek dragon", "Hint bad")
    again = load(room.state.dump())
    assert again.view(1).dragon_deck.known == room.view(1).dragon_deck.known
    assert again.view(0).dragon_deck.known == []


@pytest.mark.parametrize(
    ("deck", "cards", "expected"),
    [
        ("dragon", ["9", "10"], "bad"),
        ("dragon", ["yawn", "9"], "mixed"),
        ("cave", ["glint", "second_wind"], "good"),
        ("cave", ["glint", "stumble"], "mixed"),
        ("cave", ["stumble", "roof_crack"], "bad"),
    ],
)
def test_a_bot_gives_an_honest_hint(deck: str, cards: list[str], expected: str) -> None:
    room = seer(**{deck: cards}).do(f"Peek {deck}")
    world = room.state.redeal(1, FastRng(1))
    assert isinstance(world, DragonState)
    number = verdict(world, 1, 0 if deck == "dragon" else 1)
    assert ["good", "bad", "mixed", "silent"][number] == expected


def test_a_peek_shows_something_so_it_cannot_be_taken_back() -> None:
    room = seer(dragon=["9", "10"], hexes={1: LIT})
    before = room.state.reveals
    room.do("Peek dragon", draws=[])
    assert room.state.reveals == before + 1
