"""What the box says about the game is true: the tags, the types and the events that everything outside relies on."""

from __future__ import annotations

import msgspec

from undercroft.core.check.fault import BOX, REDEAL, Fault, first_difference
from undercroft.core.log import WATCHER, Log
from undercroft.core.match import Match


def check_box(match: Match) -> None:
    """Dumps name the game, mistyped options are refused, and views have the type that the client is told."""
    game = match.game
    tag = game.position.__struct_config__.tag
    if tag != game.slug:
        name = game.position.__name__
        raise Fault(
            BOX, f'dumps name the game {tag!r}: write class {name}(Position, tag="{game.slug}", …)', match
        )
    if not game.options.__struct_config__.forbid_unknown_fields:
        name = game.options.__name__
        raise Fault(
            BOX,
            f"a mistyped option would be overlooked: write class {name}(…, forbid_unknown_fields=True)",
            match,
        )
    for part, found, wanted in (
        ("view", match.state.view(0), game.view),
        ("figures", match.state.figures(0), game.figures),
    ):
        if type(found) is not wanted:
            raise Fault(BOX, f"{part} gives a {type(found).__name__}, the box names {wanted.__name__}", match)


def check_events(match: Match, log: Log) -> None:
    """Every event that was told is in the list from which the client's types are written."""
    for _, event in log.entries:
        if type(event) not in match.game.events:
            raise Fault(BOX, f"{type(event).__name__} is told, and is not among the game's events", match)


class Hiding:
    """Whether a whole game lists no secret although its views hide something."""

    def __init__(self) -> None:
        self.listed: bool = False
        self.found: str = ""  # what a seat sees and a watcher does not

    def note(self, match: Match) -> None:
        """Look at one position."""
        state = match.state
        if self.listed or state.secrets():
            self.listed = True
        elif not self.found:
            seen = msgspec.json.encode(state.view(0))
            self.found = first_difference(seen, msgspec.json.encode(state.view(WATCHER)))

    def check(self, match: Match) -> None:
        if not self.listed and self.found:
            raise Fault(
                REDEAL,
                f"seat 0 sees what a watcher does not ({self.found}), yet secrets() never lists a row",
                match,
            )
