"""Piles that have no order until somebody looks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.core.deck import Deck, Packet, load_deck, whole_deck
from undercroft.core.position import BadPosition
from undercroft.core.position import Packet as Shown
from undercroft.core.rng import Drawn, FastRng, NoRng, Script

NAMES = [f"c{number}" for number in range(20)]
SEAT_0, SEAT_1, SEAT_2 = 1, 2, 4


def drawn_out(deck: Deck) -> list[int]:
    rng = FastRng(1)
    return [int(deck.draw(rng)) for _ in range(len(deck))]


def test_drawing_takes_a_random_card_of_the_top_packet() -> None:
    deck = whole_deck(5)
    assert deck.draw(Script([2])) == 2
    # The last loose card takes the place of the one that left.
    assert deck.draw(Script([2])) == 4
    assert len(deck) == 3
    assert deck.cards() == [0, 1, 3]


def test_the_last_card_of_a_packet_is_certain() -> None:
    deck = Deck([])
    deck.lay_on_top([7], True)
    assert deck.draw(NoRng()) == 7
    assert len(deck) == 0
    assert deck.packets == []


def test_who_has_looked_at_the_top_card_knows_what_is_drawn() -> None:
    deck = whole_deck(6)
    seen = deck.peek(0, SEAT_1, Script([4]))
    assert seen == 4
    # Looking again draws nothing; now two seats know it.
    assert deck.peek(0, SEAT_2, NoRng()) == 4
    assert list(deck.packets[0].known) == [SEAT_1 | SEAT_2]
    assert deck.draw(NoRng()) == 4
    with pytest.raises(Drawn):
        deck.draw(NoRng())


def test_looking_deeper_settles_what_lies_above_for_nobody() -> None:
    deck = whole_deck(6)
    second = deck.peek(1, SEAT_0, Script([0, 0]))
    packet = deck.packets[0]
    assert len(packet.front) == 2
    assert list(packet.known) == [SEAT_0, 0]
    assert deck.draw(NoRng()) != second
    assert deck.draw(NoRng()) == second


def test_looking_goes_on_into_the_packet_below() -> None:
    deck = Deck([])
    deck.lay_on_top([1], True)
    deck.lay_on_top([2], True)
    assert deck.peek(1, SEAT_0, NoRng()) == 1
    assert deck.draw(NoRng()) == 2


def test_a_discard_laid_on_top_is_drawn_first() -> None:
    deck = whole_deck(3)
    deck.lay_on_top([10, 11], True)
    deck.lay_on_top([], True)
    assert sorted(drawn_out(deck)[:2]) == [10, 11]


def test_a_card_put_under_is_drawn_last_and_known_to_who_put_it() -> None:
    deck = whole_deck(3)
    deck.put_under(9, SEAT_2)
    assert drawn_out(deck.copy())[-1] == 9
    assert list(deck.packets[0].known) == [SEAT_2]


def test_a_card_mixed_in_may_be_drawn_next() -> None:
    deck = whole_deck(1)
    deck.mix_in(5)
    assert deck.draw(Script([1])) == 5
    empty = Deck([])
    empty.mix_in(6)
    assert empty.draw(NoRng()) == 6


def test_cutting_makes_a_real_subset_that_nobody_has_seen() -> None:
    deck = whole_deck(10)
    deck.cut(4, FastRng(3))
    assert [len(packet) for packet in deck.packets] == [6, 4]
    assert not any(packet.public for packet in deck.packets)
    top = sorted(deck.packets[1].loose)
    assert sorted(drawn_out(deck)[:4]) == top


def test_a_copy_is_drawn_from_apart() -> None:
    deck = whole_deck(8)
    deck.peek(0, SEAT_0, FastRng(1))
    twin = deck.copy()
    drawn_out(twin)
    assert len(deck) == 8
    assert len(twin) == 0


@given(st.integers(0, 2**40), st.integers(1, 10), st.integers(0, 9))
def test_no_card_is_lost_or_made_by_looking_and_cutting(seed: int, size: int, depth: int) -> None:
    rng = FastRng(seed)
    deck = whole_deck(size)
    if depth < size:
        deck.peek(depth, SEAT_0, rng)
    deck.put_under(15, SEAT_1)
    deck.lay_on_top([12, 13], False)
    deck.cut(1, rng)
    deck.mix_in(19)
    assert deck.cards() == sorted([*range(size), 12, 13, 15, 19])
    assert sorted(drawn_out(deck)) == sorted([*range(size), 12, 13, 15, 19])


def test_a_redeal_keeps_what_the_seat_knows_and_changes_the_rest() -> None:
    deck = whole_deck(8)
    mine = deck.peek(1, SEAT_0, FastRng(4))
    tops = set()
    for seed in range(40):
        world = deck.copy()
        world.redeal(0, FastRng(seed))
        assert world.cards() == deck.cards()
        assert world.packets[0].front[0] == mine
        tops.add(int(world.packets[0].front[1]))
    assert len(tops) > 3
    assert int(mine) not in tops


def test_packets_of_public_contents_are_mixed_by_themselves() -> None:
    deck = Deck([])
    deck.lay_on_top([1, 2, 3], True)
    deck.lay_on_top([4, 5, 6], True)
    orders = set()
    for seed in range(30):
        world = deck.copy()
        world.redeal(0, FastRng(seed))
        assert sorted(world.packets[0].loose) == [1, 2, 3]
        orders.add(tuple(world.packets[0].loose))
    assert len(orders) > 3


def test_cards_of_hidden_packets_go_through_one_pool_with_other_hidden_cards() -> None:
    deck = Deck([])
    deck.lay_on_top([1, 2], False)
    deck.lay_on_top([3], False)
    deck.lay_on_top([8, 9], True)
    deck.packets[0].public = False
    pool = [5]  # of a hidden hand
    deck.release(0, pool)
    assert sorted(pool) == [1, 2, 3, 5]
    deck.refill(0, pool, FastRng(1))
    # One card is left for the hand; the pool's end went into the first packet.
    assert len(pool) == 1
    assert sorted([*pool, *deck.cards()]) == [1, 2, 3, 5, 8, 9]


def test_a_fixed_card_that_the_seat_does_not_know_is_released() -> None:
    deck = whole_deck(4)
    deck.packets[0].public = False
    deck.peek(0, SEAT_1, FastRng(1))
    for seat, size in ((0, 4), (1, 3)):
        pool: list[int] = []
        deck.release(seat, pool)
        assert len(pool) == size


def test_a_dump_reads_back_to_the_same_pile() -> None:
    deck = whole_deck(5)
    deck.peek(1, SEAT_0 | SEAT_1, FastRng(2))
    deck.put_under(7, SEAT_2)
    shown = deck.dump(NAMES)
    again = load_deck(shown, NAMES, "deck")
    assert again.dump(NAMES) == shown
    assert again.cards() == deck.cards()


@pytest.mark.parametrize(
    ("shown", "field"),
    [
        (Shown(cards=["x"], public=True), r"deck\[0\].cards: has 'x'"),
        (Shown(cards=[], public=True, front=[("x", 1)]), r"deck\[0\].front: has 'x'"),
        (Shown(cards=[], public=True), r"deck\[0\]: a packet must hold a card"),
    ],
)
def test_an_impossible_pile_is_refused_by_the_name_of_its_field(shown: Shown, field: str) -> None:
    with pytest.raises(BadPosition, match=field):
        load_deck([shown], NAMES, "deck")


def test_a_packet_knows_its_size() -> None:
    deck = whole_deck(3)
    deck.peek(0, SEAT_0, FastRng(1))
    packet = deck.packets[0]
    assert isinstance(packet, Packet)
    assert (len(packet), len(packet.loose), len(packet.front)) == (3, 2, 1)
