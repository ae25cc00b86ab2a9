"""One game being played: refusals, take-backs, records and their replay."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.toy.game import PEEK, TOY, Seal, Stake, ToyState
from tests.toy.view import Options, Sealed, TopShown
from undercroft.core.action import Action, IllegalAction
from undercroft.core.bits import members
from undercroft.core.game import IllegalSetup, accept_options
from undercroft.core.match import BadRecord, Match, match_from, new_match, replay
from undercroft.core.rng import FastRng, NoRng, Rng, Script
from undercroft.core.view import Message

RNG = FastRng(9)


def fresh(seats: int = 2) -> Match:
    """Seat 0 holds 0 to 2, seat 1 holds 3 to 5 and so on; the deck has the rest."""
    hands = [[3 * seat, 3 * seat + 1, 3 * seat + 2] for seat in range(seats)]
    rest = [f"card-{card}" for card in range(3 * seats, 12)]
    return match_from(
        TOY,
        {
            "options": {"variant": "high"},
            "seats": seats,
            "hands": hands,
            "sealed": [-1] * seats,
            "stakes": [0] * seats,
            "peeked": 0,
            "won": [0] * seats,
            "deck": [{"cards": rest, "public": False}] if rest else [],
            "discard": [],
        },
    )


def refused(match: Match, seat: int, action: Action) -> Message:
    before = match.state.dump()
    entries = len(match.entries)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action, NoRng())
    assert match.state.dump() == before
    assert len(match.entries) == entries
    return caught.value.message


def random_match(seed: int, seats: int, steps: int = 1000) -> Match:
    rng = FastRng(seed)
    match = new_match(TOY, seats, Options(), rng)
    for _ in range(steps):
        actors = members(match.state.actors())
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))], rng)
        if match.can_take_back(seat) and rng.below(5) == 0:
            match.take_back(seat)
    return match


def test_what_is_not_legal_is_refused_with_its_reason_and_changes_nothing() -> None:
    assert refused(fresh(), 0, Seal(7)) == Message("toy-why-not-in-hand", {"card": 7})


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = fresh()
    match.play(0, Seal(1), NoRng())
    assert refused(match, 0, Seal(2)).id == "action-not-your-turn"


def test_a_seat_that_is_not_asked_hears_what_else_is_wrong_first() -> None:
    match = fresh()
    match.play(0, Seal(1), NoRng())
    assert refused(match, 0, Seal(7)) == Message("toy-why-not-in-hand", {"card": 7})


@pytest.mark.parametrize("seat", [-1, 2, 30, 1000])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    assert refused(fresh(), seat, Seal(0)) == Message("action-no-such-seat", {"seat": seat})


def test_nothing_is_played_after_the_end() -> None:
    match = random_match(4, 3)
    assert match.state.outcome() is not None
    assert refused(match, 0, PEEK).id == "action-game-over"


def test_a_step_tells_each_seat_what_it_may_know() -> None:
    log = fresh().play(1, PEEK, Script([0]))
    assert [type(event) for event in log.told(1)] != [type(event) for event in log.told(0)]
    assert TopShown(6) in log.told(1)
    assert TopShown(6) not in log.told(0)


def test_the_draws_of_a_step_are_in_its_entry() -> None:
    match = fresh()
    match.play(0, PEEK, Script([3]))
    match.play(0, Stake(2), NoRng())
    assert [entry.draws for entry in match.entries] == [[3], []]
    assert match.draws() == 1
    assert new_match(TOY, 2, Options(), FastRng(1)).draws() == 6


# Take-back


def test_own_steps_can_be_taken_back_one_by_one() -> None:
    match = fresh()
    start = match.state.dump()
    match.play(0, Stake(2), NoRng())
    staked = match.state.dump()
    match.play(0, Seal(1), NoRng())
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.state.dump() == staked
    match.take_back(0)
    assert match.state.dump() == start
    assert not match.can_take_back(0)
    assert [entry.action is None for entry in match.entries] == [False, False, True, True]


def test_after_a_take_back_the_seat_may_do_something_else() -> None:
    match = fresh()
    match.play(0, Seal(1), NoRng())
    match.take_back(0)
    match.play(0, Seal(2), NoRng())
    assert match.state.dump()["sealed"] == [2, -1]


def test_no_step_can_be_taken_back_once_another_seat_has_acted() -> None:
    match = fresh()
    match.play(0, Stake(1), NoRng())
    match.play(1, Stake(1), NoRng())
    assert not match.can_take_back(0)
    assert match.can_take_back(1)
    with pytest.raises(IllegalAction) as caught:
        match.take_back(0)
    assert caught.value.message.id == "take-back-too-late"


def test_no_step_can_be_taken_back_once_chance_was_drawn() -> None:
    match = fresh()
    match.play(0, Stake(1), NoRng())
    match.play(0, PEEK, Script([0]))
    assert not match.can_take_back(0)


def test_no_step_can_be_taken_back_once_something_was_shown() -> None:
    match = fresh(4)
    for seat in (0, 1, 2):
        match.play(seat, Seal(3 * seat), NoRng())
    # The last card sealed shows all; nothing is drawn, for the deck is empty.
    match.play(3, Seal(9), NoRng())
    assert match.entries[-1].draws == []
    assert not match.can_take_back(3)


def test_a_step_before_the_show_stays_done() -> None:
    match = fresh(4)
    for seat in (0, 1, 2):
        match.play(seat, Seal(3 * seat), NoRng())
    match.play(3, Stake(1), NoRng())
    match.play(3, Seal(9), NoRng())
    assert not match.can_take_back(3)


class Final(ToyState):
    """In this variant a sealed card is final."""

    def can_take_back(self, seat: int, action: Action) -> bool:
        return not isinstance(action, Seal)


def test_a_game_may_forbid_it() -> None:
    match = fresh()
    final = Final(2, Options())
    final.hands = [[0, 1, 2], [3, 4, 5]]
    match.state = final
    match.play(0, Stake(1), NoRng())
    assert match.can_take_back(0)
    match.play(0, Seal(1), NoRng())
    assert not match.can_take_back(0)


# An agreed take-back


def test_the_game_goes_back_to_how_it_stood_after_an_entry() -> None:
    match = fresh()
    start = match.state.dump()
    match.play(0, PEEK, Script([3]))
    peeked = match.state.dump()
    match.play(1, Stake(2), NoRng())
    match.play(0, Seal(1), NoRng())
    match.rewind(0, 1)
    assert match.state.dump() == peeked
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)
    match.rewind(1, 0)
    assert match.state.dump() == start
    # Nothing is erased, and the draw stays used: the fair stream goes on behind it.
    entries = match.record()["entries"]
    assert entries == [
        [0, "Peek", [3]],
        [1, "Stake 2", []],
        [0, "Seal 1", []],
        [0, "@1", []],
        [1, "@0", []],
    ]
    assert match.draws() == 1


def test_going_back_to_before_a_take_back_or_another_return_finds_that_position_again() -> None:
    match = fresh()
    match.play(0, Stake(1), NoRng())
    match.play(0, Seal(2), NoRng())
    match.take_back(0)
    after_take_back = match.state.dump()
    match.rewind(1, 2)
    sealed = match.state.dump()
    match.play(1, Stake(3), NoRng())
    match.rewind(0, 3)
    assert match.state.dump() == after_take_back
    match.rewind(0, 4)
    assert match.state.dump() == sealed
    assert sealed["sealed"] == [2, -1]
    # What is played then can be taken back freely, and goes no further than the return.
    match.play(1, Stake(1), NoRng())
    match.take_back(1)
    assert match.state.dump() == sealed
    assert not match.can_take_back(1)


def test_many_returns_take_no_longer_each() -> None:
    """Each return finds its line at once, however many returns lie on the way: a record cannot blow it up."""
    match = fresh()
    match.play(0, Stake(1), NoRng())
    for number in range(1, 300):
        match.rewind(0, number)
    assert match.state.dump()["stakes"] == [1, 0]
    assert match.line_to(300) == [1]
    assert len(replay(TOY, match.record()).entries) == 300


def wandering_match(seed: int, seats: int, steps: int) -> tuple[Match, list[bytes]]:
    """A random game with take-backs and returns, at most to its end, and how it stood after each entry."""
    rng = FastRng(seed)
    match = new_match(TOY, seats, Options(), rng)
    stood = [msgspec.json.encode(match.state.dump())]
    while len(match.entries) < steps and (actors := members(match.state.actors())):
        if rng.below(6) == 0:
            number = rng.below(len(stood))
            match.rewind(rng.below(seats), number)
            assert msgspec.json.encode(match.state.dump()) == stood[number]
        else:
            seat = actors[rng.below(len(actors))]
            if match.can_take_back(seat) and rng.below(3) == 0:
                match.take_back(seat)
            else:
                legal = match.state.legal(seat)
                match.play(seat, legal[rng.below(len(legal))], rng)
        stood.append(msgspec.json.encode(match.state.dump()))
    return match, stood


@settings(max_examples=15)
@given(st.integers(0, 2**40), st.integers(2, 4), st.integers(0, 60))
def test_a_record_with_returns_replays_to_the_same_bytes(seed: int, seats: int, steps: int) -> None:
    match, stood = wandering_match(seed, seats, steps)
    text = msgspec.json.encode(match.record())
    again = replay(TOY, msgspec.json.decode(text))
    assert msgspec.json.encode(again.record()) == text
    assert msgspec.json.encode(again.state.dump()) == stood[-1]
    assert [again.can_take_back(seat) for seat in range(seats)] == [
        match.can_take_back(seat) for seat in range(seats)
    ]


# The record


@settings(max_examples=20)
@given(st.integers(0, 2**40), st.integers(2, 4), st.integers(0, 60))
def test_a_record_replays_to_the_same_bytes(seed: int, seats: int, steps: int) -> None:
    match = random_match(seed, seats, steps)
    text = msgspec.json.encode(match.record())
    again = replay(TOY, msgspec.json.decode(text))
    assert msgspec.json.encode(again.record()) == text
    assert again.state.dump() == match.state.dump()
    assert [again.can_take_back(seat) for seat in range(seats)] == [
        match.can_take_back(seat) for seat in range(seats)
    ]


def test_a_match_from_a_position_keeps_it_in_its_record() -> None:
    match = fresh()
    match.play(0, Seal(2), NoRng())
    record = match.record()
    assert record["setup"] == []
    assert replay(TOY, record).state.dump() == match.state.dump()


def changed(**fields: object) -> dict[str, object]:
    return {**random_match(1, 2, 6).record(), **fields}


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "this is a record of 'chess', not of toy"),
        ({"edition": 2}, "edition 2 of toy; this program plays edition 1"),
        ({"components": "other"}, "made with another set of components of toy"),
        ({"seats": "2"}, "seats must be a number"),
        ({"seats": True}, "seats must be a number"),
        ({"seats": 9}, "the set-up: This game is for 2 to 4 players"),
        ({"seats": 10**30}, "the set-up: This game is for 2 to 4 players"),
        ({"options": {"variant": "odd"}}, "the set-up: These options do not fit: variant: cannot be 'odd'"),
        ({"setup": None}, "setup a list of draws"),
        ({"setup": [0, 0]}, "the set-up: draw 3 is missing"),
        ({"setup": [12, 0, 0, 0, 0, 0]}, "the set-up: draw 1 is 12"),
        ({"setup": [0, 0, 0, 0, 0, 0, 0]}, "the set-up: only 6 of 7 draws are used"),
        ({"setup": [0, 0, 0, 0, 0, "0"]}, "the set-up: '0' is not a draw"),
        ({"setup": [0, 0, 0, 0, 0, 10**30]}, "is not a draw"),
        ({"position": {"seats": 2}}, "the set-up: options"),
        ({"entries": {}}, "entries must be a list"),
        ({"entries": [[0, "Peek"]]}, r"entry 1 is not \[seat, action, draws\]"),
        ({"entries": [[5, "Peek", []]]}, "entry 1: no seat 5"),
        ({"entries": [[10**30, "Peek", []]]}, "entry 1: no seat"),
        ({"entries": [[0, "Peek", []]]}, r"entry 1 \(Peek\): draw 1 is missing"),
        ({"entries": [[0, "Peek", [99]]]}, r"entry 1 \(Peek\): draw 1 is 99"),
        ({"entries": [[0, "Peek", [0, 0]]]}, r"entry 1 \(Peek\): only 1 of 2 draws are used"),
        ({"entries": [[0, "Peek", [None]]]}, "entry 1: None is not a draw"),
        ({"entries": [[0, "Jump", []]]}, r"entry 1 \(Jump\): That action cannot be read: verb"),
        ({"entries": [[0, None, []]]}, r"entry 1 \(None\): It is too late"),
        ({"entries": [[0, "Stake 1", []], [0, None, [4]]]}, r"entry 2 \(None\): only 0 of 1 draws are used"),
        ({"entries": [[0, "@1", []]]}, r"entry 1 \(@1\): it can go back to an entry from 0 to 0 only"),
        ({"entries": [[0, "@-1", []]]}, r"entry 1 \(@-1\): it can go back"),
        ({"entries": [[0, "@", []]]}, r"entry 1 \(@\): it can go back"),
        ({"entries": [[0, "@00", []]]}, r"entry 1 \(@00\): it can go back"),
        ({"entries": [[0, "@²", []]]}, r"entry 1 \(@²\): it can go back"),
        ({"entries": [[0, "@" + "9" * 5000, []]]}, r"entry 1 \(@9+\): it can go back"),
        ({"entries": [[0, "@0", [1]]]}, r"entry 1 \(@0\): only 0 of 1 draws are used"),
        ({"entries": [[7, "@0", []]]}, "entry 1: no seat 7"),
        ({"entries": [[0, "Stake 1", []], [0, "Stake 2", []]]}, r"entry 2 \(Stake 2\): toy-why-staked"),
    ],
)
def test_a_bad_record_is_refused_and_says_where(fields: dict[str, object], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        replay(TOY, changed(**fields))


def test_options_that_do_not_go_are_refused() -> None:
    with pytest.raises(IllegalSetup) as caught:
        accept_options(TOY, 3, {"variant": "high", "more": 1})
    assert caught.value.message.id == "setup-options"


class Broken(Rng):
    """A source that must not be asked."""

    def below(self, n: int) -> int:
        raise AssertionError("nothing is drawn for an illegal action")


def test_nothing_is_drawn_for_what_is_refused() -> None:
    with pytest.raises(IllegalAction):
        fresh().play(0, Seal(9), Broken())


def test_events_are_told_in_the_order_in_which_things_happen() -> None:
    log = fresh().play(0, Seal(0), NoRng())
    assert log.told(1) == [Sealed(0)]
