"""A dump that was tampered with is refused with a field's name, or is a position from which every game keeps the rules.

Dumps of random games are changed field by field: numbers, words, lists and all that hangs together with them.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dragon.table import Dump, Table, drafted, load, new_table, position, table
from tests.games.dragon.test_properties import MOVES, SEEDS, SETUPS, Chooser, step
from undercroft.core.game import accept_options
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.games.dragon.game import GAME

STEPS_AFTER = 40
Path = list[str | int]


def paths(shown: object, path: Path) -> list[Path]:
    """The way to everything in a dump that can be changed."""
    found: list[Path] = [path] if path else []
    if isinstance(shown, dict):
        for name in shown:
            found += paths(shown[name], [*path, name])
    if isinstance(shown, list):
        for index in range(len(shown)):
            found += paths(shown[index], [*path, index])
    return found


def words(shown: object) -> list[str]:
    """Every word of a dump."""
    inner = list(shown.values()) if isinstance(shown, dict) else shown if isinstance(shown, list) else []
    found = [shown] if isinstance(shown, str) else []
    return found + [word for item in inner for word in words(item)]


def other(value: Any, chooser: Chooser, pool: list[str]) -> object:
    """Something else of the same kind, or nothing."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + [-1, 1, 2, -value, 7, 1000][chooser.pick(6)]
    if isinstance(value, str) or value is None:
        return [None, *pool, "nonsense", 1][chooser.pick(len(pool) + 3)]
    if isinstance(value, list) and value:
        place = chooser.pick(len(value))
        return [
            value[:place] + value[place + 1 :],
            [*value, value[place]],
            value[::-1],
            [*value[place:], *value[:place]],
            [],
        ][chooser.pick(5)]
    return [None, [], {}, 1][chooser.pick(4)]


def tampered(dump: Dump, chooser: Chooser) -> Dump:
    """The dump with one thing put otherwise."""
    changed = msgspec.json.decode(msgspec.json.encode(dump))
    field = list(changed)[chooser.pick(len(changed))]
    ways = paths(changed[field], [field])
    *way, last = ways[chooser.pick(len(ways))]
    place: Any = changed
    for name in way:
        place = place[name]
    if isinstance(place, dict) and chooser.pick(12) == 0:
        del place[last]
    else:
        place[last] = other(place[last], chooser, sorted({*words(dump[field]), "rage", "slip", "seer", "9"}))
    return changed  # type: ignore[no-any-return]


def loaded_or_refused(dump: Dump) -> Table | BadPosition:
    try:
        return load(dump)
    except BadPosition as refusal:
        return refusal


@settings(max_examples=25)
@given(SETUPS, SEEDS, MOVES, st.integers(0, 120), SEEDS)
def test_a_tampered_dump_is_refused_by_name_or_plays_on_by_the_rules(
    setup: tuple[int, int], seed: int, chooser: Chooser, steps: int, tampering: int
) -> None:
    seats, gnomes = setup
    room = new_table(seats, gnomes, seed, max_rounds=12)
    for _ in range(steps):
        if room.state.actors():
            step(room, chooser)
    dump = room.state.dump()
    tamperer = Chooser([], tampering)
    for _ in range(25):
        again = loaded_or_refused(tampered(dump, tamperer))
        if isinstance(again, BadPosition):
            assert again.field.partition(".")[0].partition("[")[0] in dump, str(again)
            continue
        assert load(again.state.dump()).state.dump() == again.state.dump()
        for _ in range(STEPS_AFTER):
            if again.state.actors():
                step(again, tamperer)
                again.figures()
                assert GAME.load(again.state.dump()).dump() == again.state.dump()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", 2),
        ("captain", 1),
        ("entrance_torches", 1),
        ("delivered", 3),
        ("cave_discard", ["glint"]),
        ("dragon_discard", ["7"]),
        ("aside", [{"deck": "dragon", "card": "smoke", "round": 2}]),
        ("queue", ["seer"]),
        ("roll", 3),
        ("ap", 2),
        ("given", "seer"),
        ("gave", True),
        ("frames", [{"frame": "slip"}]),
        ("hint", {"deck": "cave", "verdict": "good"}),
        ("result", "rounds"),
    ],
)
def test_during_the_draft_there_is_nothing_but_gnomes(field: str, value: object) -> None:
    dump = new_table(seats=2, gnomes=3).do("PickGnome seer").state.dump()
    with pytest.raises(BadPosition) as refused:
        GAME.load({**dump, field: value})
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"phase": "order", "queue": [], "turns": 0, "ap": 3}, "ap"),
        ({"phase": "order", "queue": ["engineer"], "turns": 1, "ap": 0}, "turns"),
        ({"round": 1, "captain": 1}, "captain"),
        ({"ap": 4, "roll": 2}, "ap"),
        ({"given": "engineer"}, "given"),
        ({"given": "guild_head", "gave": True}, "given"),
        ({"gave": True}, "gave"),
        ({"given": "engineer", "gave": True, "turns": 2}, "gave"),
        ({"hint": {"deck": "dragon", "verdict": "good"}}, "hint"),
        ({"phase": "over", "result": "victory"}, "result"),
        ({"phase": "over", "result": "rounds"}, "result"),
        ({"frames": [{"frame": "slip"}]}, "frames"),
    ],
)
def test_what_no_round_can_come_to_is_refused(changes: Dump, field: str) -> None:
    dump = position(seats=2, gnomes={"guild_head": 0, "engineer": 0, "seer": 1})
    if field == "given" and "gave" not in changes:
        dump["queue"] = ["seer", "guild_head", "engineer"]
    GAME.load(dump)
    with pytest.raises(BadPosition) as refused:
        GAME.load({**dump, **changes})
    assert refused.value.field == field


RAGE: Dump = {
    "frame": "rage",
    "event": "all_levels",
    "cause": "delivery",
    "extra": 2,
    "line": 4,
    "heads": 1,
    "cards": 4,
    "level": 2,
}
FLIGHT: Dump = {"frame": "rockfall", "hex": 7, "level": 2, "gnomes": ["seer"]}


@pytest.mark.parametrize(
    ("rage", "flight"),
    [
        ({"cause": "stir"}, {}),
        ({"cause": "dragon_phase", "event": "dragon_phase"}, {}),
        ({"cause": "found_dragon"}, {}),
        ({"cause": "roar"}, {}),
        ({"extra": 1}, {}),
        ({"extra": 14}, {}),
        ({"line": 3}, {}),
        ({"heads": None}, {}),
        ({"heads": 0}, {}),
        ({"heads": 3}, {}),
        ({"cards": 3}, {}),
        ({"level": 3}, {"level": 3}),
        ({}, {"level": 1}),
    ],
)
def test_a_rage_must_have_come_to_its_line(rage: Dump, flight: Dump) -> None:
    """Two gems were delivered, and the second of the dice in play showed a head."""
    dump = position(
        gnomes={"engineer": 0, "seer": 7},
        hexes={7: {"status": "rubble"}, 1: {"torches": 1}, 8: {"torches": 1}},
        delivered=10,
    )
    GAME.load({**dump, "frames": [RAGE, FLIGHT]})
    with pytest.raises(BadPosition) as refused:
        GAME.load({**dump, "frames": [{**RAGE, **rage}, {**FLIGHT, **flight}]})
    assert refused.value.field == "frames"


def test_only_the_two_top_cards_can_have_been_seen() -> None:
    dump = position(gnomes={"seer": 0}, dragon=["9"])
    bottom, top = dump["dragon_deck"]
    bottom["front"] = [[bottom["cards"].pop(), 1]]
    with pytest.raises(BadPosition) as refused:
        GAME.load(dump)
    assert refused.value.field == "dragon_deck"
    top.update({"cards": [], "front": [["9", 1]]})
    assert load(dump).view().dragon_deck.known[0] == "9"


# Options that are left out


def test_options_left_out_are_the_usual_ones_for_the_seats() -> None:
    options = accept_options(GAME, 4, {"difficulty": "medium"})
    state = GAME.new(4, options, FastRng(1))
    assert state.dump()["options"] == {
        "difficulty": "medium",
        "gnomes": 4,
        "layout": "snowflake",
        "max_rounds": 150,
    }


def test_a_dump_may_leave_options_out() -> None:
    dump = table(seats=4, gnomes={"seer": 0, "engineer": 0, "strongman": 0, "guild_head": 0}).state.dump()
    assert load({**dump, "options": {}}).state.dump() == dump
    alone = drafted(seats=1, gnomes=3).state.dump()
    assert load({**alone, "options": {"difficulty": "easy"}}).state.dump() == alone
