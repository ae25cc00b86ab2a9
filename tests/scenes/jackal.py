"""Scenes of Jackal: Dungeon for the client's tests."""

from __future__ import annotations

from typing import Any

from tests.games.jackal.table import EAST, Laid, Table, position
from tests.recordings import Scene

WIN = (6, 1, 6, 1, 6, 1)
DISPLAY: list[str | None] = ["V", "P-I", "P-L", "M-I", "M-L"]
OTHER: list[str | None] = ["V", "P-T", "P-X", "M-T", "M-X"]
MUDDY: list[Laid] = [("M-I", 1, 0, 1), ("C-I", 2, 0, 1), ("G-D", 3, 0, 3)]
PASSAGES: list[Laid] = [("P-I", 1, 0, 1), ("P-I", 2, 0, 1), ("G-D", 3, 0, 3)]
# Too high for any screen: a tunnel to the north, halls to the west of its end and a crossing to the east.
NORTH: list[Laid] = [
    *[("C-I", 0, -y, 0) for y in range(1, 8)],
    *[("C-X", 0, -8, 0), ("P-I", 1, -8, 1), ("P-I", 2, -8, 1), ("C-X", 3, -8, 0)],
    *[("G-I", -x, -8, 1) for x in range(1, 6)],
]


def scene(table: Table) -> Scene:
    return Scene("jackal", table.state.dump())


def draws(*dice: int) -> tuple[int, ...]:
    """Dice as the rules draw them."""
    return tuple(die - 1 for die in dice)


def rivals(**more: Any) -> Table:
    """Two pirates on one tile, a coin each, at the action of the first."""
    wish: dict[str, Any] = {"pirates": [(3, 0, 0), (3, 0, 0)], "coins": [1, 1], "empty": [(4, 0)], **more}
    return position(EAST, **wish).do(0, "Stay")


ALLIES = position(
    EAST,
    seats=4,
    pirates=[(1, 0, 0), (2, 0, 0), (1, 0, 0), (2, 0, 0)],
    coins=[1, 0, 0, 0],
    empty=[(4, 0)],
    options={"alliances": True},
).do(0, "Stay")

# The tiles of the map, and those that are explored

TILES = {
    "map": scene(
        position([], phase="map", current="C-T", start=["C-I", "C-X"], pirates=[(0, 0, 0)] * 2)
    ).play(0, "PlaceTile 1 0 r2"),
    "explore": scene(position(EAST[:3], pirates=[(3, 0, 0), (0, 0, 0)]))
    .why(0, "Dive")
    .play(0, "Explore", 0)
    .why(0, "Dive")  # the button that has the focus asks again
    .play(0, "PlaceTile 0 -1 r0"),
    "hall": scene(position(EAST[:3], phase="place", current="G-D", pirates=[(3, 0, 0), (0, 0, 0)]))
    .why(0, "PlaceTile 1 1 r0")
    .why(0, "PlaceTile 1 1 r1")
    .why(0, "PlaceTile 1 1 r2")
    .why(0, "PlaceTile 1 1 r3")
    .play(0, "PlaceTile 4 0 r3")
    .play(0, "StepOn")
    .play(0, "TakeCoin"),
    "places": scene(position(EAST, phase="place", current="C-I", pirates=[(4, 0, 0), (0, 0, 0)])),
    "large-cave": scene(position(NORTH, phase="place", current="C-T", pirates=[(3, -8, 0), (0, 0, 0)])),
    "five-tiles": scene(
        position(EAST[:1], displays=[DISPLAY, OTHER], options={"mud": True, "five_tiles": True})
    )
    .play(0, "PlayOwnTile 0")
    .why(0, "PlayOwnTile 0")  # the tile that was taken up still has the focus
    .play(0, "PlaceTile 2 0 r0"),
}

WALKS = {
    "walk": scene(position(EAST, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Roll", 3))
    .play(0, "MoveTo 4 0 0")
    .play(0, "TakeCoin"),
    "short-walk": scene(position(EAST, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Roll", 1))
    .why(0, "MoveTo 3 0 0")
    .play(0, "MoveTo 2 0 0"),
    "dive": scene(position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)]))
    .play(0, "Dive", *draws(3, 4))
    .why(0, "Dive"),  # its button still has the focus
    "swim": scene(position(PASSAGES, pirates=[(1, 0, 0), (0, 0, 0)]).do(0, "Dive", 3, 4)).play(
        0, "SwimTo 2 0 0"
    ),
    "mud": scene(position(MUDDY, pirates=[(0, 0, 0)] * 2, options={"mud": True}).do(0, "Roll", 6)).play(
        0, "MoveTo 1 0 0"
    ),
    "ladder": scene(
        position(EAST, pirates=[(1, 0, 0), (2, 0, 0)], coins=[10, 0], empty=[(4, 0)]).do(0, "Roll", 2)
    ).play(0, "MoveTo 0 0 0"),
}

TRIALS = {
    "wager": scene(rivals(empty=[])).seen_by((0,), (1,)).play(0, "Wager 1", *draws(*WIN)),
    "coin": scene(rivals().do(0, "Wager 1", *WIN)).play(0, "DropCoin 4 0", *draws(2)),
    "head-start": scene(rivals().do(0, "Wager 1", *WIN).do(0, "DropCoin 4 0", 2))
    .play(0, "MoveTo 4 0 0")
    .play(0, "TakeCoin"),
    "bats": scene(rivals()).play(0, "Prank 1", *draws(*WIN, 2)).open().play(0, "MovePirate 1 0 0"),
    # Home with enough, the driven one wins.
    "bats-home": scene(rivals(coins=[0, 10])).play(0, "Prank 1", *draws(*WIN, 6)).play(0, "MovePirate 0 0 0"),
    "gift": scene(ALLIES).play(0, "Give 1"),
}

SCENES = {**TILES, **WALKS, **TRIALS}
