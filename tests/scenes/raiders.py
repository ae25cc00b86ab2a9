"""Scenes of Dungeon Raiders for the client's tests: two people and a bot."""

from __future__ import annotations

from typing import Any

from tests.games.raiders.table import position
from tests.recordings import Scene


def scene(room: str, **parts: Any) -> Scene:
    """A table with a position as `position` describes it, seen by the first two seats."""
    return Scene("raiders", position(room, **parts)).seen_by((0,), (1,))


def floor(begun: Scene, *rooms: str) -> Scene:
    """Room after room, the cards of all seats in the order in which they play them."""
    for cards in rooms:
        for card in cards.split():
            seat, _, name = card.partition(":")
            begun = begun.play(int(seat), f"Play {name}")
    return begun


SCENES = {
    "secret": scene("goblin").play(1, "Play 3").play(0, "Play 4").play(2, "Play 1"),
    "ball": scene("goblin", items=[["ball"], [], []])
    .play(1, "Play 3")
    .play(0, "Play ball")
    .play(2, "Play 1")
    .play(0, "Play 4"),
    # The last floor with open cards: whoever played the highest card plays first in the next room.
    "tactical": floor(
        scene("goblin", floor=5, place=1, scroll=0),
        "0:5 1:1 2:1",
        "0:4 1:2 2:2",
        "0:3 1:3 2:3",
        "1:4 2:4 0:2",
        "2:5 0:1 1:5",
    ),
    "last-card": scene("sphinx", power=[[2], [3], [4]]).play(1, "Play 3").play(2, "Play 4").play(0, "Play 2"),
}
