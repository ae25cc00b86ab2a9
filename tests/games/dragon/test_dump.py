"""Positions as JSON: what is written can be read, what is impossible is refused and named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.dragon.table import LIT, RUBBLE, Dump, drafted, lit, load, new_table, position, table
from undercroft.core.position import BadPosition
from undercroft.core.rng import FastRng
from undercroft.games.dragon.game import GAME


def test_a_dump_is_plain_json_and_reads_back_to_the_same() -> None:
    room = drafted(seats=2, gnomes=4, seed=9, difficulty="high", layout="great_hall")
    for _ in range(120):
        if room.state.actors() == 0:
            break
        dump = room.state.dump()
        again = GAME.load(msgspec.json.decode(msgspec.json.encode(dump)))
        assert again.dump() == dump
        for seat in (0, 1):
            assert again.view(seat) == room.state.view(seat)
            assert again.figures(seat) == room.state.figures(seat)
            assert again.prompt(seat) == room.state.prompt(seat)
        legal = room.legal()
        room.do(legal[int(room.rng.below(len(legal)))])


def test_the_draft_can_be_dumped() -> None:
    room = new_table(seats=2, gnomes=3).do("PickGnome seer")
    again = load(room.state.dump())
    assert again.asked == 1
    assert again.state.dump() == room.state.dump()
    again.do("PickGnome engineer", "PickGnome strongman")
    assert again.view().phase == "order"


def changed(dump: Dump, path: str, value: object) -> Dump:
    """The dump with one field put otherwise: `hexes.3.torches`."""
    *way, last = path.split(".")
    place: Any = dump
    for name in way:
        place = place[int(name)] if isinstance(place, list) else place[name]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    return dump


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("seats", 7, "seats"),
        ("options.gnomes", 0, "options.gnomes"),
        ("options.layout", "spiral", "options.layout"),
        ("options.difficulty", "deadly", "options.difficulty"),
        ("options.lives", 3, "options.lives"),
        ("colour", "red", "colour"),
        ("phase", "siesta", "phase"),
        ("phase", "draft", "phase"),
        ("round", 151, "round"),
        ("captain", 1, "captain"),
        ("gnomes.0.gnome", "troll", "gnomes[0].gnome"),
        ("gnomes.1.gnome", "engineer", "gnomes[1].gnome"),
        ("gnomes.0.seat", 1, "gnomes[0].seat"),
        ("gnomes.0.at", 25, "gnomes[0].at"),
        ("gnomes.0.at", 4, "gnomes"),
        ("entrance_torches", 11, "entrance_torches"),
        ("entrance_torches", 10, "hexes"),
        ("hexes", [], "hexes"),
        ("hexes.0.hex", 2, "hexes[1].hex"),
        ("hexes.0.cell", [9, 9], "hexes[0].cell"),
        ("hexes.0.cell", [0, 0], "hexes[0].cell"),
        ("hexes.0.cell", [1, -1], "hexes[1].cell"),
        ("hexes.0.status", "flooded", "hexes[0].status"),
        ("hexes.0.moss", 1, "hexes[0].moss"),
        ("hexes.0.cubes", 5, "hexes"),
        ("hexes.3.torches", 1, "hexes"),
        ("hexes.6.gems", 16, "hexes[6].gems"),
        ("hexes.6.cubes", 1, "hexes"),
        ("hexes.3.status", "removed", "dragon_deck"),
        ("delivered", 16, "delivered"),
        ("delivered", 15, "delivered"),
        ("dragon_deck", "all", "dragon_deck"),
        ("dragon_deck.0.cards", ["99"], "dragon_deck[0].cards"),
        ("dragon_deck.0.cards", ["1"], "dragon_deck"),
        ("dragon_deck.0.public", False, "dragon_deck[0].public"),
        ("dragon_discard", [], "dragon_deck"),
        ("cave_discard", ["glint"], "cave_deck"),
        ("aside", [{"deck": "dragon", "card": "yawn", "round": 3}], "aside"),
        ("aside", [{"deck": "dragon", "card": "smoke", "round": 9}], "aside"),
        ("aside", [{"deck": "cave", "card": "smoke", "round": 3}], "aside[0].card"),
        ("queue", ["engineer"], "queue"),
        ("queue", ["engineer", "engineer"], "queue"),
        ("turns", 3, "turns"),
        ("turns", 0, "queue"),
        ("ap", 0, "frames"),
        ("ap", 6, "ap"),
        ("roll", 5, "roll"),
        ("roll", 0, "roll"),
        ("given", "troll", "given"),
        ("given", "torchbearer", "given"),
        ("frames", [{"frame": "nap"}], "frames[0].frame"),
        ("frames", [{"frame": "turn_lost"}], "frames"),
        ("frames", [{"frame": "hint", "deck": "dragon"}], "frames"),
        ("frames", [{"frame": "take_torch"}], "frames"),
        ("frames", [{"frame": "open"}], "frames"),
        ("frames", [{"frame": "slip"}], "frames"),
        ("frames", [{"frame": "rockfall", "hex": 4, "level": 1, "gnomes": ["engineer"]}], "frames"),
        ("hint", {"deck": "dragon", "verdict": "hopeless"}, "hint.verdict"),
        ("result", "victory", "result"),
    ],
)
def test_an_impossible_position_is_refused_and_the_field_named(path: str, value: object, field: str) -> None:
    dump = position(
        gnomes={"engineer": 0, "seer": 1},
        hexes={1: {"torches": 1}, 4: dict(RUBBLE), 7: lit(gems=1, emptied=True)},
    )
    GAME.load(dump)
    with pytest.raises(BadPosition) as refused:
        GAME.load(changed(dump, path, value))
    assert refused.value.field == field


RAGE: Dump = {
    "frame": "rage",
    "event": "dragon_phase",
    "cause": "dragon_phase",
    "extra": 0,
    "line": 1,
    "heads": None,
    "cards": 1,
    "level": 1,
}
FLIGHT: Dump = {"frame": "rockfall", "hex": 7, "level": 1, "gnomes": ["seer"]}


def flight(**parts: Any) -> Dump:
    """The Dragon phase waits for the Seer, who runs from hex 7."""
    dump = position(
        gnomes={"engineer": 0, "seer": 7}, acting="seer", hexes={7: dict(RUBBLE), 1: dict(LIT), 8: dict(LIT)}
    )
    dump |= {"phase": "dragon", "frames": [dict(RAGE), dict(FLIGHT)], "ap": 0}
    return dump | parts


@pytest.mark.parametrize(
    "frames",
    [
        [],
        [RAGE],
        [FLIGHT],
        [RAGE, {**FLIGHT, "gnomes": []}],
        [RAGE, {**FLIGHT, "gnomes": ["engineer"]}],
        [RAGE, {**FLIGHT, "hex": 8}],
        [RAGE, RAGE, FLIGHT],
        [RAGE, {"frame": "slip"}],
    ],
)
def test_a_flight_must_hang_together(frames: list[Dump]) -> None:
    room = load(flight())
    assert room.legal() == ["Flee 1", "Flee 8"]
    with pytest.raises(BadPosition) as refused:
        GAME.load(flight(frames=frames))
    assert refused.value.field == "frames"


def test_a_flight_without_a_choice_is_no_position() -> None:
    dump = flight()
    dump["hexes"][7] = {**dump["hexes"][7], "torches": 0}
    with pytest.raises(BadPosition) as refused:
        GAME.load(dump)
    assert refused.value.field == "frames"


def test_only_the_seers_seat_can_have_seen_a_card() -> None:
    dump = position(seats=2, gnomes={"engineer": 0, "seer": 0})
    dump["dragon_deck"][0] = {
        "cards": [card for card in dump["dragon_deck"][0]["cards"] if card != "9"],
        "public": True,
        "front": [["9", 2]],
    }
    assert load(dump).view(1).dragon_deck.known == ["9"]
    dump["dragon_deck"][0]["front"] = [["9", 1]]
    with pytest.raises(BadPosition) as refused:
        GAME.load(dump)
    assert refused.value.field == "dragon_deck[0].front"


def test_a_copy_goes_its_own_way() -> None:
    room = table(gnomes={"engineer": 1, "seer": 0}, hexes={1: lit(gems=1, emptied=True)}, dragon=["9"])
    twin = room.state.copy()
    before = room.state.dump()
    twin.play(0, GAME.verbs.parse("Carry 0 1"), FastRng(1))
    assert room.state.dump() == before
    assert twin.dump() != before
    assert twin.log is None


def test_the_example_in_the_documentation_can_be_loaded() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "dragon.md").read_text(encoding="utf-8")
    example = page.partition("```json\n")[2].partition("```")[0]
    room = load(msgspec.json.decode(example))
    assert room.asked == 1
    assert room.legal() == ["Flee 1", "Flee 8", "Flee 18"]
    assert room.view(1).cave_deck.known == ["stumble"]
