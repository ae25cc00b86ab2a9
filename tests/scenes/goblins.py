"""Scenes of Goblins vs Gnomes for the client's tests."""

from __future__ import annotations

from tests.games.goblins.table import Table, position
from tests.recordings import Scene

KINDS = ("gold", "dynamite", "dragon")
REST = [["passage_tee", "passage_tee", "passage_corner"], ["passage_corner", "passage_corner", "passage_tee"]]


def hand(*cards: str) -> list[list[str]]:
    """Seat 0 holds these; the other two hold plain passages."""
    return [list(cards), *REST]


def scene(table: Table) -> Scene:
    return Scene("goblins", table.state.dump())


SCENES = {
    "laid": scene(position(hand("passage_tee", "rubble_straight", "lantern_tee"), goals=KINDS))
    .why(0, "PlaceCard passage_tee 4 0 r0")
    .play(0, "PlaceCard passage_tee 1 0 r1"),
}
