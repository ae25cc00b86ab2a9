"""Scenes of the toy, a game without a room of its own: its table is the default room."""

from __future__ import annotations

from tests.recordings import Scene

# Two rounds before the end: one card is left in the deck, which nobody will draw.
POSITION = {
    "options": {"variant": "high"},
    "seats": 2,
    "hands": [[2, 9], [5, 6]],
    "sealed": [-1, -1],
    "stakes": [0, 0],
    "peeked": 0,
    "won": [1, 2],
    "deck": [{"cards": ["card-11"], "public": False, "front": []}],
    "discard": [0, 1, 3, 4, 7, 8, 10],
}

SCENES = {
    "end": Scene("toy", POSITION)
    .why(0, "Seal 5")
    .play(0, "Stake 3")
    .why(0, "Stake 1")
    .play(0, "Peek")
    .why(0, "Peek")
    .why(0, "Stake 1")
    .play(1, "Seal 5")
    .play(0, "Seal 9")
    .play(0, "Seal 2")
    .play(1, "Seal 6"),
    "back": Scene("toy", POSITION).play(0, "Stake 2").take_back(0),
    "two-at-one-device": Scene("toy", POSITION).seen_by((0, 1)).play(0, "Seal 9").play(1, "Seal 5"),
    "watched": Scene("toy", POSITION).seen_by((0,), ()).play(0, "Seal 9").play(1, "Stake 1"),
}
