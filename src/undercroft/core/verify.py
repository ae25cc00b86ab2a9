"""Checking a finished game: the seal on its dice, every draw, every move."""

from __future__ import annotations

from undercroft.core.game import Game, IllegalSetup, accept_options
from undercroft.core.match import BadRecord, Match, begin, do_entry, match_from, new_match, read_entry
from undercroft.core.position import BadPosition
from undercroft.core.reading import Table
from undercroft.core.rng import FairRng, Rng, commitment


class Fair:
    """The proof of chance in a record: what was sealed, the secret itself, and what the seats added."""

    def __init__(self, seal: str, secret: bytes, nonces: list[str]) -> None:
        self.seal: str = seal
        self.secret: bytes = secret
        self.nonces: list[str] = nonces


class FairPart(Table):
    """The field `fair` of a record."""

    def wrong(self, field: str, problem: str) -> Exception:
        return BadRecord(f"fair.{field} {problem}")


class Verdict:
    """What was found in order."""

    def __init__(self, match: Match, draws: int) -> None:
        self.match: Match = match
        self.moves: int = len(match.entries)
        self.draws: int = draws


def read_fair(record: dict[str, object]) -> Fair:
    """The proof of a record; raises BadRecord."""
    shown = record.get("fair")
    if not isinstance(shown, dict):
        raise BadRecord("the record has no field fair: it does not say where its chance came from")
    part = FairPart("", shown)
    try:
        secret = bytes.fromhex(part.word("secret"))
    except ValueError:
        raise BadRecord("fair.secret must be written in hexadecimal digits") from None
    if not 1 <= len(secret) <= 64:
        raise BadRecord(f"fair.secret is {len(secret)} bytes long; it must be from 1 to 64")
    return Fair(part.word("commitment"), secret, part.words("nonces"))


def verify(game: Game, record: dict[str, object]) -> Verdict:
    """Recompute the whole game from its sealed secret; raises BadRecord and says where it fails."""
    fair = read_fair(record)
    if commitment(fair.secret) != fair.seal:
        raise BadRecord("the secret is not the one that was sealed before the game: the commitment differs")
    begin(game, record)  # refuses another game, edition or set of components, and an impossible set-up
    rng = FairRng(fair.secret, fair.nonces)
    match = set_up(game, record, rng)
    if match.setup != record["setup"]:
        raise BadRecord(
            f"the set-up: the record has the draws {record['setup']}, the sealed secret gives {match.setup}"
        )
    entries = record.get("entries")
    if not isinstance(entries, list):
        raise BadRecord("entries must be a list")
    for entry in entries:
        verify_entry(match, entry, rng)
    return Verdict(match, rng.drawn)


def set_up(game: Game, record: dict[str, object], rng: Rng) -> Match:
    """The match before its first entry, with the draws of the sealed secret."""
    position = record.get("position")
    try:
        if position is not None:
            return match_from(game, position)
        seats = record["seats"]
        assert isinstance(seats, int)
        return new_match(game, seats, accept_options(game, seats, record.get("options")), rng)
    except (BadPosition, IllegalSetup) as error:
        raise BadRecord(f"the set-up: {error}") from None


def verify_entry(match: Match, shown: object, rng: FairRng) -> None:
    """One entry: the move is legal, and its draws are those that the sealed secret gives."""
    where = f"entry {len(match.entries) + 1}"
    seat, text, draws = read_entry(match, shown, where)
    do_entry(match, seat, text, rng, where)
    found = match.entries[-1].draws
    if found != draws:
        raise BadRecord(
            f"{where} ({text}): the record has the draws {draws}, the sealed secret gives {found}"
        )
