"""The table of verbs: codes, JSON, text, and TypeScript of actions."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.core.action import Action, Cell, Field, IllegalAction, Number, Plain, Turn, Verb, Verbs, Word

COLOURS = ["red", "green", "blue"]


class Place(Action):
    def __init__(self, cell: int, turn: int) -> None:
        super().__init__(PLACE.code(cell, turn))
        self.cell = cell
        self.turn = turn


class Paint(Action):
    def __init__(self, colour: int, amount: int) -> None:
        super().__init__(PAINT.code(colour, amount))
        self.colour = colour
        self.amount = amount


PLACE = Verb(Place, [Cell("cell", 32), Turn("turn", 4)])
PAINT = Verb(Paint, [Word("colour", COLOURS, low=1), Number("amount", -4, 5)])
REST = Plain("Rest")
VERBS = Verbs([PLACE, REST, PAINT])

places = st.builds(Place, st.integers(0, 64 * 64 - 1), st.integers(0, 3))
paints = st.builds(Paint, st.integers(1, 3), st.integers(-4, 5))
actions = st.one_of(places, paints, st.just(REST))


def test_actions_are_numbered_without_gaps_and_back() -> None:
    assert VERBS.size == 64 * 64 * 4 + 1 + 3 * 10
    assert [VERBS.number(VERBS.action(number)) for number in range(VERBS.size)] == list(range(VERBS.size))
    assert VERBS.action(64 * 64 * 4) is REST
    for number in (-1, VERBS.size):
        with pytest.raises(IndexError, match="numbered from 0 to 16414"):
            VERBS.action(number)


@given(actions)
def test_the_python_form_reads_back(action: Action) -> None:
    assert VERBS.parse(repr(action)) == action


def test_the_python_form_is_the_call_that_makes_it() -> None:
    assert [repr(Place(2111, 2)), repr(Paint(1, -4)), repr(REST)] == [
        "Place(2111, 2)",
        "Paint(1, -4)",
        "Rest()",
    ]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Rest(1)", "fields"),
        ("Sleep()", "verb"),
        ("Paint(4, 0)", "colour"),
        ("Paint(1, x)", "amount"),
        (")", "verb"),
    ],
)
def test_a_malformed_python_form_is_refused_by_what_is_wrong(text: str, what: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        VERBS.parse(text)
    assert caught.value.message.args == {"what": what}


@given(actions)
def test_every_action_reads_back_from_its_text_and_its_json(action: Action) -> None:
    assert VERBS.parse(VERBS.text(action)) == action
    shown = msgspec.json.decode(msgspec.json.encode(VERBS.show(action)))
    again = VERBS.read(shown)
    assert again == action
    assert type(again) is type(action)
    assert again.code == action.code


@given(actions, actions)
def test_actions_are_equal_exactly_when_their_texts_are(one: Action, other: Action) -> None:
    assert (one == other) == (VERBS.text(one) == VERBS.text(other))
    if one == other:
        assert hash(one) == hash(other)


def test_forms_are_those_of_the_table() -> None:
    place = Place((3 + 32) * 64 - 1 + 32, 2)
    assert VERBS.text(place) == "Place 3,-1 r2"
    assert VERBS.show(place) == {"verb": "Place", "cell": [3, -1], "turn": 2}
    paint = Paint(2, -4)
    assert VERBS.text(paint) == "Paint green -4"
    assert VERBS.show(paint) == {"verb": "Paint", "colour": "green", "amount": -4}
    assert VERBS.text(REST) == "Rest"


def test_an_action_of_another_game_is_another_one() -> None:
    class Skip(Action):
        pass

    assert Skip(Place(3, 1).code) != Place(3, 1)
    other = Plain("Wait")
    Verbs([PLACE, other])
    assert other.code == REST.code
    assert other != REST


def test_an_action_is_not_equal_to_something_else() -> None:
    assert REST != 2
    assert REST in [Place(0, 0), REST]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "verb"),
        ("Sleep", "verb"),
        ("rest", "verb"),
        ("Rest now", "fields"),
        ("Paint red", "fields"),
        ("Paint yellow 1", "colour"),
        ("Paint red 6", "amount"),
        ("Paint red x", "amount"),
        ("Place 1 r0", "cell"),
        ("Place 1,2,3 r0", "cell"),
        ("Place 32,0 r0", "cell"),
        ("Place a,b r0", "cell"),
        ("Place 0,0 2", "turn"),
        ("Place 0,0 r4", "turn"),
        ("Place 0,0 r-1", "turn"),
    ],
)
def test_a_malformed_text_is_refused_by_what_is_wrong(text: str, what: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        VERBS.parse(text)
    assert caught.value.message.id == "action-malformed"
    assert caught.value.message.args == {"what": what}


@pytest.mark.parametrize(
    ("shown", "what"),
    [
        (None, "action"),
        ([], "action"),
        ({}, "verb"),
        ({"verb": 3}, "verb"),
        ({"verb": "Rest", "more": 1}, "fields"),
        ({"verb": "Paint", "colour": "red"}, "fields"),
        ({"verb": "Paint", "colour": "red", "tone": 1}, "amount"),
        ({"verb": "Paint", "colour": 0, "amount": 1}, "colour"),
        ({"verb": "Paint", "colour": "red", "amount": True}, "amount"),
        ({"verb": "Paint", "colour": "red", "amount": 1.0}, "amount"),
        ({"verb": "Paint", "colour": "red", "amount": 10**30}, "amount"),
        ({"verb": "Place", "cell": [1], "turn": 0}, "cell"),
        ({"verb": "Place", "cell": [1, True], "turn": 0}, "cell"),
        ({"verb": "Place", "cell": [1, 10**30], "turn": 0}, "cell"),
        ({"verb": "Place", "cell": {"x": 1}, "turn": 0}, "cell"),
        ({"verb": "Place", "cell": [0, 0], "turn": -1}, "turn"),
        ({"verb": "Place", "cell": [0, 0], "turn": None}, "turn"),
    ],
)
def test_a_malformed_json_form_is_refused_by_what_is_wrong(shown: object, what: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        VERBS.read(shown)
    assert caught.value.message.args == {"what": what}


def test_a_plain_field_is_a_number_from_zero() -> None:
    field = Field("seat", 3)
    assert (field.show(2), field.text(2), field.read(2), field.parse("2")) == (2, "2", 2, 2)
    with pytest.raises(IllegalAction):
        field.parse("3")


def test_the_typescript_type_is_the_union_of_all_verbs() -> None:
    assert VERBS.typescript("Action") == (
        "export type Action =\n"
        '  | { verb: "Place"; cell: [number, number]; turn: number }\n'
        '  | { verb: "Rest" }\n'
        '  | { verb: "Paint"; colour: "red" | "green" | "blue"; amount: number };\n'
    )
