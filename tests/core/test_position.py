"""Positions: what is malformed is refused in plain words, with the field; what is loaded is the same position."""

import msgspec
import pytest

from tests.toy.game import TOY
from tests.toy.view import Options, ToyPosition
from undercroft.core.match import match_from
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.fields import field_table


def dump(**changes: object) -> dict[str, object]:
    return {**TOY.new(2, Options(), FastRng(1)).dump(), **changes}


def without(field: str) -> dict[str, object]:
    shown = dump()
    del shown[field]
    return shown


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        (None, "^must be a table of fields"),
        ([], "^must be a table of fields"),
        (without("won"), "^won: is missing"),
        (dump(colour=1), "^colour: is not known"),
        (dump(game="chess"), "^game: cannot be 'chess'"),
        (dump(peeked="x"), "^peeked: must be a whole number"),
        (dump(peeked=True), "^peeked: must be a whole number"),
        (dump(peeked=16), "^peeked: must be a whole number of at most 15"),
        (dump(peeked=-1), "^peeked: must be a whole number of at least 0"),
        (dump(peeked=10**30), "^peeked: must be a whole number of at most 15"),
        (dump(hands=[[0], ["x"]]), r"^hands\[1\]\[0\]: must be a whole number"),
        (dump(hands=[[0, 1]]), "^hands: must have 2 entries, one for each seat"),
        (dump(deck=[{"cards": [], "public": False}]), r"^deck\[0\]: a packet must hold a card"),
        (
            dump(deck=[{"cards": ["x"], "public": False}]),
            r"^deck\[0\].cards: has 'x'; it must be one of card-0, ",
        ),
        (dump(deck=[{"cards": ["card-1"]}]), r"^deck\[0\].public: is missing"),
        (dump(deck=[{"cards": ["card-1"], "public": 1}]), r"^deck\[0\].public: must be true or false"),
        (dump(deck={}), "^deck: must be a list"),
        (dump(seats=5), "^seats: must be from 2 to 4"),
        (dump(options={"variant": "middle"}), "^options.variant: cannot be 'middle'"),
        (dump(options={"varaint": "low"}), "^options.varaint: is not known"),
        (dump(options=3), "^options: must be a table of fields"),
        (dump(discard=[3]), "^the cards are"),
    ],
)
def test_a_malformed_position_is_refused_by_its_field(shown: object, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        TOY.load(shown)


def test_a_position_error_keeps_field_and_problem_apart() -> None:
    with pytest.raises(BadPosition) as caught:
        TOY.load(dump(peeked="x"))
    assert (caught.value.field, caught.value.problem) == ("peeked", "must be a whole number")
    assert str(BadPosition("", "too many cards")) == "too many cards"


def test_options_that_a_position_leaves_out_are_the_usual_ones() -> None:
    assert match_from(TOY, dump(options={})).options == Options()


def test_a_dump_of_an_older_program_without_the_name_of_the_game_still_loads() -> None:
    assert TOY.load(without("game")).dump() == dump()


def test_equal_draws_give_equal_cards_after_loading() -> None:
    live = TOY.new(2, Options(), FastRng(5))
    loaded = TOY.load(msgspec.json.decode(msgspec.json.encode(live.dump())))
    drawn = [[state.decks()[0].draw(FastRng(seed)) for seed in range(5)] for state in (live, loaded)]
    assert drawn[0] == drawn[1]


def test_the_fields_of_a_position_are_a_table_for_the_docs() -> None:
    table = field_table(ToyPosition)
    assert "| `peeked` | 0 to 15 | the set of seats that have looked at the top card |" in table
    assert "| `hands` | list of list of 0 to 11 | by seat |" in table
    assert "**Packet**: cards of a pile among which nothing is ordered but those in front." in table
