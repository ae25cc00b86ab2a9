"""Scenes of In the Dragon's Cave for the client's tests."""

from __future__ import annotations

from typing import Any

from tests.games.dragon.table import EMPTIED, HEAD, REMOVED, RUBBLE, lit, position
from tests.recordings import Scene


def scene(**parts: Any) -> Scene:
    """A table with a position as `position` describes it."""
    return Scene("dragon", position(**parts))


DEEDS = {
    "walk": scene(
        gnomes={"guild_head": 1, "engineer": 0},
        hexes={1: {"torches": 2}, 7: RUBBLE, 6: lit()},
        cave=["claw_marks"],
        dragon=["yawn"],
        ap=4,
    )
    .play(0, "GiveAP engineer")
    .play(0, "StepWithTorch 2")
    .play(0, "Step 1")
    .play(0, "MakeTorch supply")
    .play(0, "Step 1")
    .play(0, "Clear 7"),
    "search": scene(
        gnomes={"dragon_expert": 1, "engineer": 0},
        hexes={1: lit(cubes=2)},
        delivered=6,
        dragon=["yawn"],
        ap=2,
    )
    .play(0, "Search")
    .why(0, "Search")
    .play(0, "Attract 24"),
    "cave-cards": scene(
        gnomes={"torchbearer": 1},
        hexes={1: lit(), 20: RUBBLE, 21: RUBBLE},
        cave=["loose_stones", "roof_crack", "secret_passage"],
        ap=4,
    )
    .play(0, "Step 7")
    .play(0, "Open 20")
    .play(0, "Step 8")
    .play(0, "Crack 9")
    .play(0, "Step 2")
    .play(0, "Slip 0"),
    "no-torches-left": scene(
        gnomes={"torchbearer": 1, "engineer": 0},
        hexes={1: lit(), 3: {"torches": 4}, 13: {"torches": 5}, 7: EMPTIED},
        ap=2,
    )
    .play(0, "Step 7")
    .play(0, "TakeTorch 13")
    .play(0, "MakeTorch 3"),
    "one-point-left": scene(gnomes={"engineer": 1, "seer": 0}, hexes={1: lit(gems=1), 7: RUBBLE}, ap=1)
    .why(0, "Step 2")
    .why(0, "Carry 0 1")
    .why(0, "Step 24"),
}

RAGE = {
    "delivery": scene(
        gnomes={"strongman": 1, "engineer": 0}, hexes={1: lit(gems=1)}, dragon=["5"], ap=2
    ).play(0, "Carry 0 1"),
    # Three heads are rolled; the card of level I buries hex 7, and its gnome has several lights equally near.
    "flight": scene(
        gnomes={"strongman": 2, "seer": 7},
        hexes={2: lit(gems=1), 7: lit(), 1: lit(), 8: lit(), 3: lit(), 18: lit()},
        delivered=12,
        dragon=["7", "3", "9"],
        ap=1,
    )
    .play(0, "Carry 0 1", HEAD, HEAD, HEAD)
    .open()
    .play(0, "Flee 1"),
}

TOGETHER = {
    "seer": scene(gnomes={"seer": 0, "engineer": 0}, seats=2, dragon=["smoke", "11"], ap=2)
    .seen_by((0,), (1,))
    .play(0, "Peek dragon")
    .play(0, "Hint bad"),
}

ENDS = {
    "victory": scene(gnomes={"strongman": 1, "seer": 0}, hexes={1: lit(gems=1)}, delivered=14, ap=2).play(
        0, "Carry 0 1"
    ),
    # Only hex 1 joins the gnome on 7 with the Entrance, and it is rubble with its card on top.
    "cut-off": scene(
        gnomes={"strongman": 7},
        hexes={1: RUBBLE, 7: lit(), **dict.fromkeys((8, 18, 19), REMOVED)},
        dragon=["1"],
        ap=1,
    ).play(0, "EndTurn"),
    "too-few": scene(
        gnomes={"strongman": 0},
        hexes={19: RUBBLE, **dict.fromkeys(range(1, 10), EMPTIED)},
        dragon=["19"],
        ap=1,
    ).play(0, "EndTurn"),
    "rounds": scene(gnomes={"strongman": 0}, dragon=["yawn"], ap=1, max_rounds=3).play(0, "EndTurn"),
}

SCENES = {**DEEDS, **RAGE, **TOGETHER, **ENDS}
