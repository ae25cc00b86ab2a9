"""Positions as plain JSON: they read back equal, and impossible ones are refused by the name of the field."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.raiders.table import ALL, new_table, position, table
from undercroft.core.position import BadPosition
from undercroft.games.raiders.game import GAME

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("variant", ["standard", "tactical"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_game_reads_back_equal(seats: int, variant: str) -> None:
    room = new_table(seats, variant, seed=seats)
    while room.acting:
        dump = room.state.dump()
        again = GAME.load(copy.deepcopy(dump))
        assert again.dump() == dump
        for seat in range(seats):
            assert again.view(seat) == room.state.view(seat)
            assert again.legal(seat) == room.state.legal(seat)
        seat = room.acting[int(room.rng.below(len(room.acting)))]
        legal = room.legal(seat)
        room.do(seat, legal[int(room.rng.below(len(legal)))])
    assert GAME.load(room.state.dump()).dump() == room.state.dump()


def test_the_supply_and_whose_turn_it_is_follow_from_the_rest() -> None:
    room = table(
        "goblin",
        seats=4,
        scroll=3,
        cards=["5", None, None, "2"],
        power=[[1, 2, 3, 4], ALL, ALL, [1, 3, 4, 5]],
    )
    assert room.acting == [1]
    room = table("goblin", items=[["torch"] * 4, ["key"], []])
    assert (room.view(0).supply.torch, room.view(0).supply.key) == (2, 5)


def player(number: int, **changes: object) -> Change:
    def change(dump: dict[str, Any]) -> None:
        dump["players"][number].update(changes)

    return change


def field(**changes: object) -> Change:
    def change(dump: dict[str, Any]) -> None:
        dump.update(changes)

    return change


def drop(name: str) -> Change:
    def change(dump: dict[str, Any]) -> None:
        del dump[name]

    return change


def look_without_torch(dump: dict[str, Any]) -> None:
    dump["rooms"][4] = dump["deck"].pop()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (field(seats=6), "seats"),
        (field(seats=4), "players"),
        (field(extra=1), "extra"),
        (drop("floor"), "floor"),
        (field(floor=6), "floor"),
        (field(floor=2), "plans"),
        (field(room=0), "room"),
        (field(room="one"), "room"),
        (field(phase="late"), "phase"),
        (field(phase="over"), "phase"),
        (field(phase="second"), "phase"),
        (field(plan="floor_9"), "plan"),
        (field(plan="floor_1"), "plan"),
        (field(plans=["floor_1"]), "plans"),
        (field(plans=["floor_1"] * 6), "plans"),
        (field(rooms=["goblin"]), "rooms"),
        (field(rooms=["goblin", None, "troll", "troll", None]), "rooms[1]"),
        (field(rooms=["goblin", "medusa", "troll", "troll", None]), "rooms[1]"),
        (look_without_torch, "rooms[4]"),
        (field(rooms=["goblin", "snake", "snake", "troll", None]), "rooms[1]"),
        (field(deck=["snake"]), "deck"),
        (field(deck=["snake", "snake"]), "deck"),
        (field(deck=["medusa"]), "deck"),
        (field(lit_by=[3]), "lit_by"),
        (field(lit_by=[1]), "rooms[4]"),
        (field(scroll=1), "scroll"),
        (field(options={"variant": "tactical"}), "scroll"),
        (field(options={"variant": "loud"}), "options.variant"),
        (field(players={}), "players"),
        (player(1, coins=21), "players[1].coins"),
        (player(1, coins=-1), "players[1].coins"),
        (player(1, wounds=-1), "players[1].wounds"),
        (player(1, character="explorer"), "players[1].character"),
        (player(1, character="nobody"), "players[1].character"),
        (player(1, power=[1, 2, 3, 4]), "players[1].power"),
        (player(1, power=[1, 1, 2, 3, 4]), "players[1].power"),
        (player(1, power=[1, 2, 3, 4, 6]), "players[1].power[4]"),
        (player(1, items=["shield"]), "players[1].items[0]"),
        (player(1, items=["key"] * 7), "players[1].items"),
        (player(1, card="key", items=["key"]), "players[1].card"),
        (player(1, card="sword"), "players[1].card"),
        (player(1, card=3.0), "players[1].card"),
        (player(1, used_ball=True), "phase"),
        (player(1, petrified=True), "players[1].petrified"),
        (player(1, petrified=None), "players[1].petrified"),
        (player(1, hat="tall"), "players[1].hat"),
    ],
)
def test_an_impossible_position_is_refused_and_the_field_named(change: Change, named: str) -> None:
    dump = position("goblin")
    GAME.load(copy.deepcopy(dump))
    change(dump)
    with pytest.raises(BadPosition) as refusal:
        GAME.load(dump)
    assert refusal.value.field == named


def test_more_items_than_there_are_in_all_hands_together_are_refused() -> None:
    dump = position("goblin", items=[["torch"] * 4, ["torch"] * 3, []])
    with pytest.raises(BadPosition, match="torch"):
        GAME.load(dump)


def test_items_laid_in_the_room_count_as_well() -> None:
    dump = position(
        "goblin",
        scroll=0,
        items=[["sword"] * 3, ["sword"] * 3, []],
        cards=["sword", None, None],
    )
    with pytest.raises(BadPosition, match="sword"):
        GAME.load(dump)


def test_if_all_have_chosen_the_room_would_be_resolved() -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position("goblin", cards=["1", "2", "3"]))
    assert refusal.value.field == "phase"


def test_nobody_lays_a_card_before_its_turn() -> None:
    power = [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4]]
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position("goblin", scroll=0, cards=[None, None, "5"], power=power))
    assert refusal.value.field == "players[2]"


def test_a_card_laid_openly_has_left_the_hand() -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position("goblin", scroll=0, cards=["5", None, None]))
    assert refusal.value.field == "players[0].card"


def test_a_revealed_ball_stands_in_its_own_field() -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position("goblin", scroll=0, cards=["ball", None, None]))
    assert refusal.value.field == "players[0].card"


def test_first_cards_are_complete_once_second_cards_are_due() -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(position("goblin", phase="second", used_ball=[0], cards=[None, None, None]))
    assert refusal.value.field == "players[1].card"


def refused_field(dump: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(dump)
    return refusal.value.field


def test_a_second_card_comes_only_when_all_first_cards_lie_open() -> None:
    power = [[1, 2, 3, 4], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]]
    dump = position("goblin", scroll=0, used_ball=[0], cards=["5", None, None], power=power)
    assert refused_field(dump) == "players[0].card"


def test_nobody_is_petrified_by_a_boss_that_does_not_petrify() -> None:
    GAME.load(position("medusa", phase="over", petrified=[1]))
    assert refused_field(position("golem", phase="over", petrified=[1])) == "players[1].petrified"


def test_a_ball_that_was_used_is_in_no_hand() -> None:
    ordinary = {
        "phase": "second",
        "used_ball": [0],
        "cards": [None, "1", "1"],
        "power": [ALL, ALL[1:], ALL[1:]],
    }
    GAME.load(position("goblin", items=[["ball"] * 3, ["ball"] * 2, []], **ordinary))  # type: ignore[arg-type]
    full = position("goblin", items=[["ball"] * 3, ["ball"] * 3, []], **ordinary)  # type: ignore[arg-type]
    assert refused_field(full) == "players"


def test_a_torch_is_used_once_on_a_floor_and_only_where_it_is_dark() -> None:
    dump = position("goblin", lit_by=[0], dark=["snake"])
    GAME.load(dump)
    assert refused_field({**dump, "lit_by": [0, 0]}) == "lit_by"


@pytest.mark.parametrize("shown", [None, [], "position", 7])
def test_what_is_no_position_at_all_is_refused(shown: object) -> None:
    with pytest.raises(BadPosition):
        GAME.load(shown)


def test_the_position_in_the_documentation_is_one() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "raiders.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```json\n(.*?)```", page, flags=re.DOTALL)
    dump = json.loads(shown)
    state = GAME.load(dump)
    assert state.dump() == dump
    assert state.broken() == ""
    assert [GAME.verbs.text(action) for action in state.legal(0)] == [
        "Play 1",
        "Play 2",
        "Play 4",
        "Play 5",
        "UseTorch",
    ]
