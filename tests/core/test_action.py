"""The table of verbs: codes, JSON, text, and TypeScript of actions."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.core.action import Action, Cell, Field, IllegalAction, Number, Turn, Verb, Verbs, Word
from undercroft.core.grid import cell_at

COLOURS = ["red", "green", "blue"]


class Place(Action):
    def __init__(self, cell: int, turn: int) -> None:
        super().__init__((cell * 4 + turn) * 3)
        self.cell = cell
        self.turn = turn


class Paint(Action):
    def __init__(self, colour: int, amount: int) -> None:
        super().__init__((colour * 10 + amount) * 3 + 1)
        self.colour = colour
        self.amount = amount


class Rest(Action):
    def __init__(self) -> None:
        super().__init__(2)


VERBS = Verbs(
    [
        Verb("Place", [Cell("cell", 32), Turn("turn", 4)], lambda values: Place(values[0], values[1])),
        Verb("Paint", [Word("colour", COLOURS), Number("amount", -4, 5)], lambda values: Paint(*values)),
        Verb("Rest", [], lambda values: Rest()),
    ]
)

places = st.builds(Place, st.integers(0, 64 * 64 - 1), st.integers(0, 3))
paints = st.builds(Paint, st.integers(0, 2), st.integers(0, 9))
actions = st.one_of(places, paints, st.builds(Rest))


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
    place = Place(cell_at(3, -1), 2)
    assert VERBS.text(place) == "Place 3,-1 r2"
    assert VERBS.show(place) == {"verb": "Place", "cell": [3, -1], "turn": 2}
    paint = Paint(1, 0)
    assert VERBS.text(paint) == "Paint green -4"
    assert VERBS.show(paint) == {"verb": "Paint", "colour": "green", "amount": -4}
    assert VERBS.text(Rest()) == "Rest"


def test_an_action_is_not_equal_to_something_else() -> None:
    assert Rest() != 2
    assert Rest() in [Place(0, 0), Rest()]


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
        '  | { verb: "Paint"; colour: "red" | "green" | "blue"; amount: number }\n'
        '  | { verb: "Rest" };\n'
    )
