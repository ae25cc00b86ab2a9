"""Checking a finished game: the seal on its dice, every draw, every move."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from undercroft.core.game import Game, IllegalSetup, accept_options
from undercroft.core.match import (
    BadRecord,
    Entry,
    Match,
    begin,
    do_entry,
    entry_text,
    match_from,
    new_match,
    read_entry,
)
from undercroft.core.position import BadPosition
from undercroft.core.reading import Table
from undercroft.core.rng import FairRng, Rng, commitment, promise_of

ENDINGS: Final = ["agreed", "abandoned"]
OF_A_TABLE: Final = ["players", "ending", "chain"]  # what a record of the kernel alone does not have


class Fair:
    """The proof of chance in a record: what was sealed, the secret itself, and what the seats added."""

    def __init__(self, seal: str, secret: bytes, nonces: list[str], promises: list[str] | None) -> None:
        self.seal: str = seal
        self.secret: bytes = secret
        self.nonces: list[str] = nonces
        self.promises: list[str] | None = promises  # the hashes of the nonces; None in older records


class FairPart(Table):
    """The field `fair` of a record."""

    def wrong(self, field: str, problem: str) -> Exception:
        return BadRecord(f"fair.{field} {problem}")


class Verdict:
    """What was found in order."""

    def __init__(
        self, match: Match, draws: int, fair: Fair, promised: list[int], unopened: list[int]
    ) -> None:
        self.fair: Fair = fair
        self.promised: list[int] = promised  # seats whose part is the one in the record's promises
        self.unopened: list[int] = unopened  # seats that promised a part and did not give it
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
    promises = None if shown.get("promises") is None else part.words("promises")
    return Fair(part.word("commitment"), secret, part.words("nonces"), promises)


def verify_promises(fair: Fair) -> tuple[list[int], list[int]]:
    """The seats whose nonce is the one that was promised, and those that did not open theirs."""
    kept: list[int] = []
    unopened: list[int] = []
    if fair.promises is None:
        return kept, unopened
    if len(fair.promises) != len(fair.nonces):
        raise BadRecord(f"fair.promises has {len(fair.promises)} parts, fair.nonces {len(fair.nonces)}")
    for seat in range(len(fair.nonces)):
        promise = fair.promises[seat]
        nonce = fair.nonces[seat]
        if not promise and nonce:
            raise BadRecord(f"fair.nonces: the part of seat {seat} was never promised")
        if promise and not nonce:
            unopened.append(seat)
        elif promise:
            if promise_of(nonce) != promise:
                raise BadRecord(f"fair.nonces: the part of seat {seat} is not the one that was promised")
            kept.append(seat)
    return kept, unopened


def verify(game: Game, record: dict[str, object]) -> Verdict:
    """Recompute the whole game from its sealed secret; raises BadRecord and says where it fails."""
    fair = read_fair(record)
    if commitment(fair.secret) != fair.seal:
        raise BadRecord("the secret is not the one that was sealed before the game: the commitment differs")
    begin(game, record)  # refuses another game, edition or set of components, and an impossible set-up
    rng = FairRng(fair.secret, fair.nonces)
    match = set_up(game, record, rng)
    if len(fair.nonces) != match.seats:
        raise BadRecord(f"fair.nonces has {len(fair.nonces)} parts, but the game {match.seats} seats")
    if match.setup != record["setup"]:
        raise BadRecord(
            f"the set-up: the record has the draws {record['setup']}, the sealed secret gives {match.setup}"
        )
    entries = record.get("entries")
    if not isinstance(entries, list):
        raise BadRecord("entries must be a list")
    chain = Chain(game, record, len(entries))
    for entry in entries:
        verify_entry(match, entry, rng)
        chain.verify(match.entries[-1], entry)
    verify_end(match, record)
    verify_players(match, record)
    promised, unopened = verify_promises(fair)
    return Verdict(match, rng.drawn, fair, promised, unopened)


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


def chain_of(entries: list[object]) -> list[str]:
    """A link for each entry, made from it and from the link before: whoever changes one entry breaks the chain there.

    It does not catch somebody who rewrites the whole chain. It protects what nothing else does: a legal move in
    place of another one.
    """
    links: list[str] = []
    link = ""
    for entry in entries:
        link = link_after(link, entry)
        links.append(link)
    return links


def link_after(link: str, entry: object) -> str:
    return blake2b(link.encode() + msgspec.json.encode(entry), digest_size=8).hexdigest()


class Chain:
    """The chain of a record, followed entry by entry. A record of the kernel alone has none."""

    def __init__(self, game: Game, record: dict[str, object], entries: int) -> None:
        self.game: Game = game
        self.links: list[object] = []
        self.link: str = ""
        self.place: int = 0
        found = record.get("chain")
        if found is None:
            return
        if not isinstance(found, list):
            raise BadRecord("chain must be a list of links")
        if len(found) != entries:
            raise BadRecord(
                f"the record has {entries} entries, its chain {len(found)} links: something is missing"
            )
        self.links = found

    def verify(self, entry: Entry, shown: object) -> None:
        """The entry is the one that the chain was made with."""
        if not self.links:
            return
        self.link = link_after(self.link, shown)
        self.place += 1
        if self.link != self.links[self.place - 1]:
            text = entry_text(self.game, entry)
            raise BadRecord(
                f"entry {self.place} ({text}): it is not the one that was written, the chain of the record breaks there"
            )


def verify_end(match: Match, record: dict[str, object]) -> None:
    """The game ends as the record says. A record of the kernel alone says nothing about its end."""
    if "outcome" not in record:
        told = [field for field in OF_A_TABLE if field in record]
        if told:
            raise BadRecord(f"the record has no field outcome, but {told[0]}: its end was taken away")
        return
    outcome = match.state.outcome()
    claimed = record["outcome"]
    ending = record.get("ending")
    last = len(match.entries)
    if ending is not None and ending not in ENDINGS:
        raise BadRecord(f"ending must be null or one of {', '.join(ENDINGS)}, not {ending!r}")
    if outcome is None:
        if claimed is not None or ending is None:
            raise BadRecord(f"the record breaks off after entry {last}: the game is not over there")
    elif msgspec.json.decode(msgspec.json.encode(outcome)) != claimed:
        raise BadRecord(f"the outcome in the record is not the one that the game has after entry {last}")
    elif ending is not None:
        raise BadRecord(f"ending says {ending!r}, but the game was played to its end with entry {last}")


def verify_players(match: Match, record: dict[str, object]) -> None:
    """There is one player for each seat, and what is said about each is consistent. Who they are cannot be proved."""
    shown = record.get("players")
    if shown is None:
        return
    if not isinstance(shown, list):
        raise BadRecord("players must be a list")
    if len(shown) != match.seats:
        raise BadRecord(f"the game has {match.seats} seats, but the record names {len(shown)} players")
    ending = record.get("ending")
    people = 0
    for seat, player in enumerate(shown):
        kind = player.get("kind") if isinstance(player, dict) else None
        if kind not in ("open", "person", "bot"):
            raise BadRecord(f"players {seat} must be an open chair, a person or a bot")
        if (kind == "bot") != (player.get("bot") is not None):
            raise BadRecord(
                f"players {seat} is said to be of the kind {kind!r}, which does not go with its bot"
            )
        if kind != "person" and player.get("stand_in") is not None:
            raise BadRecord(f"players {seat}: a bot stands in for nobody")
        # A person who gives up leaves the seat to a bot, except for the last one: then the game is over.
        if player.get("resigned") and kind != "bot" and (kind, ending) != ("person", "abandoned"):
            raise BadRecord(
                f"players {seat} has resigned, but no bot plays on and the game was not abandoned"
            )
        people += kind == "person"
    if ending == "agreed" and people == 0:
        raise BadRecord("ending says 'agreed', but no person is among the players who could have")
