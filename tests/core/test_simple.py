"""Small games: what the kernel does for them, and what it says to an author who forgot something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.toy import view as told
from tests.toy.game import PEEK, TOY, VERBS, Seal, Stake, ToyGame, ToyState
from tests.toy.view import Options, ToyPosition, View
from undercroft.core.action import Action, Number, Plain, Verb, Verbs
from undercroft.core.bits import bit
from undercroft.core.bot import Bot, Window
from undercroft.core.check import check_game, setups_of
from undercroft.core.deck import whole_deck
from undercroft.core.game import Game
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng, NoRng
from undercroft.core.simple import NO_CARD, SimpleAction, SimpleGame, SimpleState
from undercroft.core.state import State
from undercroft.core.view import Message


def fresh(seats: int = 2) -> ToyState:
    state = TOY.new(seats, Options(), FastRng(1))
    assert isinstance(state, ToyState)
    return state


# What is done for a game


def test_what_a_seat_does_not_know_is_dealt_again_and_nothing_else() -> None:
    state = fresh(3)
    state.play(1, state.legal(1)[0], NoRng())
    worlds = [state.redeal(0, FastRng(seed)) for seed in range(30)]
    for world in worlds:
        assert isinstance(world, ToyState)
        assert world.hands[0] == state.hands[0]
        assert [len(hand) for hand in world.hands] == [3, 2, 3]
        assert world.sealed[1] >= 0
        assert world.broken() == ""
    assert len({str(world.dump()) for world in worlds}) > 20


def test_every_hidden_row_is_a_secret_of_its_seat() -> None:
    state = fresh()
    state.play(1, Seal(state.hands[1][0]), NoRng())
    state.play(0, PEEK, FastRng(1))
    rows = {secret.row: (secret.value, secret.knowers) for secret in state.secrets()}
    assert rows == {
        "hand of seat 0": (" ".join(str(card) for card in state.hands[0]), bit(0)),
        "hand of seat 1": (" ".join(str(card) for card in state.hands[1]), bit(1)),
        "sealed card of seat 1": (str(state.sealed[1]), bit(1)),
        "top card of deck": (str(state.deck.top(0)), bit(0)),
    }


def test_the_top_card_is_shown_to_whoever_knows_it() -> None:
    deck = whole_deck(5)
    assert deck.top(OPEN) is None
    card = deck.peek(0, bit(1), FastRng(1))
    assert [deck.top(eyes) for eyes in (0, 1, WATCHER, OPEN)] == [None, card, None, card]
    below = deck.peek(2, bit(0), FastRng(2))
    assert sorted(deck.seen()) == [(0, card, bit(1)), (2, below, bit(0))]


def test_cards_that_are_missing_or_double_are_named() -> None:
    state = fresh()
    card = state.hands[0].pop()
    assert state.broken() == f"the cards are too few: card-{card}"
    other = state.hands[0][0]
    state.hands[0].append(other)
    assert state.broken() == f"the cards are too many: card-{other}"


class WithCopies(ToyState):
    """Six cards there are twice, dealt from the whole box."""

    cards = [f"card-{card // 2}" for card in range(12)]

    def __init__(self, seats: int, options: msgspec.Struct) -> None:
        super().__init__(seats, options)
        self.deck = self.whole_box()

    def legal(self, seat: int) -> list[Action]:
        return list(dict.fromkeys(super().legal(seat)))


def test_equal_cards_have_one_number_and_survive_a_dump() -> None:
    game = ToyGame(WithCopies)
    state = game.new(3, Options(), FastRng(1))
    assert isinstance(state, WithCopies)
    assert {card % 2 for hand in state.hands for card in hand} == {0}
    assert state.broken() == ""
    assert game.load(state.dump()).dump() == state.dump()
    failure = check_game(game, 8, 1, setups_of(game, None, None)).failure
    assert failure is None, failure.text()
    state.hands[1][0] += 1
    card = state.hands[1][0]
    assert state.broken() == (
        f"equal cards have one number, but card-{card // 2} is both {card - 1} and {card}: deal from whole_box()"
    )


def test_an_empty_place_among_open_cards_is_no_card() -> None:
    state = fresh()
    state.discard = [NO_CARD, state.hands[0].pop()]
    assert state.broken() == ""


def test_a_small_game_names_its_cards() -> None:
    names = {"card-0": {"en": "Rat", "ru": "Крыса", "uk": "Пацюк"}}
    game = SimpleGame(ToyState, VERBS, View, {"en": "Toy"}, (2, 4), events=told.EVENTS, names=names)
    assert game.names == names


def test_the_most_points_win_and_are_the_score_sheet() -> None:
    state = fresh()
    assert state.outcome() is None
    state.hands = [[], []]
    state.won = [2, 5]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.points, state.points()) == ([1], [0.0, 1.0], [0.0, 1.0])
    assert outcome.why == Message("toy-outcome-points", {"seats": [1], "points": 5})
    assert [line[0].amount for line in outcome.scores] == [2, 5]


def test_what_is_asked_has_three_messages() -> None:
    state = fresh()
    state.play(0, Seal(state.hands[0][0]), NoRng())
    assert state.prompt(1) == Message("toy-prompt-turn")
    assert state.prompt(0) == state.prompt(WATCHER) == Message("toy-prompt-wait", {"seats": [1]})
    state.hands, state.sealed = [[], []], [-1, -1]
    assert state.prompt(0) == Message("toy-prompt-over")


def test_every_choice_of_the_options_is_a_variant() -> None:
    class More(Options, frozen=True):
        fast: bool = False
        rounds: int = 3

    game = ToyGame()
    game.options = More
    assert game.variants(2) == [More(v, f) for v in ("high", "low") for f in (False, True)]


def test_the_fields_of_an_action_are_its_attributes() -> None:
    assert (Stake(2).stake, Seal(11).card, Stake(2) == VERBS.parse("Stake 2")) == (2, 11, True)
    with pytest.raises(TypeError, match="Stake takes stake, not"):
        Stake(1, 2)


# What is refused when a position is loaded


def dump(**changes: object) -> dict[str, object]:
    return {**fresh().dump(), **changes}


def looked_at(knowers: int) -> dict[str, object]:
    shown = dump()
    packet: dict[str, Any] = shown["deck"][0]  # type: ignore[index]
    card = packet["cards"].pop()
    return {**shown, "deck": [{**packet, "front": [[card, knowers]]}]}


def test_seats_that_are_not_at_the_table_know_nothing_and_have_done_nothing() -> None:
    with pytest.raises(BadPosition, match="peeked: names a seat that is not at the table; there are 2"):
        TOY.load(dump(peeked=4))
    with pytest.raises(BadPosition, match="deck: a card is known to a seat that is not at the table"):
        TOY.load(looked_at(bit(2)))
    for knowers in (bit(1), 3, 2**31 - 1):
        assert TOY.load(looked_at(knowers)).dump() == looked_at(knowers)


def test_a_position_that_would_wait_for_a_stranger_is_refused() -> None:
    class WaitsForAll(ToyState):
        def actors(self) -> int:
            return 0b111

    with pytest.raises(BadPosition, match="the table would wait for a seat that is not there; there are 2"):
        ToyGame(WaitsForAll).load(dump())


# What is said to an author


def said(call: Callable[[], object]) -> str:
    with pytest.raises((NotImplementedError, TypeError, ValueError)) as caught:
        call()
    return str(caught.value)


class Bare(State):
    """A state without a single method."""


@pytest.mark.parametrize(
    "ask",
    [
        lambda state: state.actors(),
        lambda state: state.legal(0),
        lambda state: state.play(0, PEEK, NoRng()),
        lambda state: state.view(0),
        lambda state: state.prompt(0),
        lambda state: state.why_not(0, PEEK),
        lambda state: state.figures(0),
        lambda state: state.redeal(0, NoRng()),
        lambda state: state.secrets(),
        lambda state: state.outcome(),
        lambda state: state.points(),
        lambda state: state.copy(),
        lambda state: state.position(),
    ],
)
def test_a_forgotten_method_is_named(ask: Callable[[State], object]) -> None:
    words = said(lambda: ask(Bare(2)))
    assert words.startswith("Bare needs a method ")
    assert "(self" in words
    assert ": " in words


def test_a_forgotten_score_bot_or_set_up_is_named() -> None:
    class Unscored(ToyState):
        score = SimpleState.score

    state = Unscored(2, Options())
    assert said(state.points) == (
        "Unscored needs a method score(self): what each seat has at the end (or outcome and points)"
    )
    assert "Bot needs a method choose(self, window, rng)" in said(
        lambda: Bot().choose(Window(state, 0), NoRng())
    )
    game = TOY
    assert "ToyGame needs a method set_up(" in said(lambda: Game.set_up(game, 2, Options(), NoRng()))
    assert "ToyGame needs a method place(" in said(lambda: Game.place(game, fresh().position(), Options()))


def test_a_forgotten_shape_or_attribute_is_named() -> None:
    class Shapeless(SimpleState):
        pass

    class Forgetful(ToyState):
        def __init__(self, seats: int, options: msgspec.Struct) -> None:
            super().__init__(seats, options)
            del self.stakes

    assert "Shapeless needs `shape = …`" in said(Shapeless(2, Options()).dump)
    assert said(Forgetful(2, Options()).dump) == (
        "Forgetful needs the attribute 'stakes', a field of ToyPosition: set it in __init__"
    )


def test_cards_that_lie_in_no_field_are_named() -> None:
    class Misspelt(ToyState):
        hidden = {"hand": "hand"}

    assert said(lambda: ToyGame(Misspelt)) == (
        "Misspelt: cards are said to lie in 'hand', which is no field of ToyPosition"
    )


def test_a_misspelt_reveal_is_named() -> None:
    words = said(
        lambda: SimpleGame(
            ToyState, VERBS, View, {"en": "Toy"}, (2, 4), events=told.EVENTS, reveals=["TopShow"]
        )
    )
    assert words.startswith("toy: reveals names 'TopShow', which is no event; there are Staked, Sealed, ")


def test_a_verb_that_is_not_in_the_table_is_named() -> None:
    class Pay(SimpleAction):
        coins: int

    assert "Pay has no verb yet: write Verb(Pay, […])" in said(lambda: Pay(1))
    lone = Verb(Seal, [Number("card", 0, 3)])
    assert lone.code(2) == -1
    words = "Wave is not in the table of verbs, Verbs([Seal, Stake, Peek]), or was made before it"
    wave = Plain("Wave")
    assert said(lambda: VERBS.text(wave)) == words
    assert said(lambda: VERBS.show(wave)) == words
    Verbs([Verb(Pay, [Number("coins", 1, 99)])])
    assert said(lambda: VERBS.text(Pay(99))).startswith("Pay is not in the table of verbs")


def test_the_slug_is_the_tag_of_the_position() -> None:
    assert TOY.slug == ToyPosition.__struct_config__.tag == "toy"
