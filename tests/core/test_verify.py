"""A finished game is checked from its sealed secret; whatever was changed is found."""

import copy

import msgspec
import pytest

from tests.toy.game import PEEK, TOY
from tests.toy.view import Options
from undercroft.core.bits import members
from undercroft.core.match import BadRecord, Match, begin, match_from, new_match, replay_entry
from undercroft.core.rng import FairRng, FastRng, commitment
from undercroft.core.verify import chain_of, verify

SECRET = bytes(range(7, 39))
NONCES = ["aa", "", "cc"]


def played(match: Match, rng: FairRng) -> dict[str, object]:
    """A whole random game, and its record as the server gives it away."""
    choice = FastRng(11)
    while match.state.actors():
        actors = members(match.state.actors())
        seat = actors[choice.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[choice.below(len(legal))], rng)
        if match.can_take_back(seat) and choice.below(4) == 0:
            match.take_back(seat)
    fair = {"commitment": commitment(SECRET), "secret": SECRET.hex(), "nonces": NONCES}
    entries = match.record()["entries"]
    assert isinstance(entries, list)
    text = msgspec.json.encode(
        {
            **match.record(),
            "fair": fair,
            "outcome": match.state.outcome(),
            "ending": None,
            "chain": chain_of(entries),
        }
    )
    record: dict[str, object] = msgspec.json.decode(text)
    return record


def fair_record() -> dict[str, object]:
    rng = FairRng(SECRET, NONCES)
    return played(new_match(TOY, 3, Options(), rng), rng)


def test_a_fair_game_is_in_order() -> None:
    record = fair_record()
    verdict = verify(TOY, record)
    entries = record["entries"]
    assert isinstance(entries, list)
    assert verdict.moves == len(entries)
    assert verdict.draws == verdict.match.draws() > 9


def test_a_game_from_a_position_is_in_order() -> None:
    position = new_match(TOY, 3, Options(), FastRng(2)).state.dump()
    assert verify(TOY, played(match_from(TOY, position), FairRng(SECRET, NONCES))).draws > 0


def record_with_returns() -> tuple[dict[str, object], int]:
    """A game in which a step that had drawn was taken back by consent, and the number of its entry."""
    rng = FairRng(SECRET, NONCES)
    match = new_match(TOY, 3, Options(), rng)
    match.play(1, PEEK, rng)
    match.play(2, PEEK, rng)
    match.rewind(2, 1)
    return played(match, rng), 3


def test_after_an_agreed_take_back_the_stream_goes_on() -> None:
    record, _ = record_with_returns()
    verdict = verify(TOY, record)
    assert verdict.draws == verdict.match.draws() > 9
    entries = record["entries"]
    assert isinstance(entries, list)
    assert entries[2] == [2, "@1", []]


def test_a_stream_that_was_rewound_with_the_game_is_found() -> None:
    """Whoever could take a throw back and throw again would choose among two."""
    record, number = record_with_returns()
    entries = record["entries"]
    assert isinstance(entries, list)
    later = next(index for index in range(number, len(entries)) if entries[index][2])
    entries[later][2][0] ^= 1
    with pytest.raises(BadRecord, match=f"entry {later + 1} .*: the record has the draws"):
        verify(TOY, record)


def test_a_return_to_another_entry_is_found_where_it_no_longer_goes() -> None:
    record, number = record_with_returns()
    entries = record["entries"]
    assert isinstance(entries, list)
    entries[number - 1][1] = f"@{number}"
    with pytest.raises(BadRecord, match=f"entry {number} .*: it can go back to an entry from 0 to 2 only"):
        verify(TOY, record)
    entries[number - 1] = [2, "@1", [0]]
    with pytest.raises(BadRecord, match=f"entry {number} .*: the record has the draws"):
        verify(TOY, record)


def test_another_secret_than_the_sealed_one_is_found() -> None:
    record = fair_record()
    record["fair"] = {**dict(record["fair"]), "secret": SECRET[::-1].hex()}  # type: ignore[call-overload]
    with pytest.raises(BadRecord, match="not the one that was sealed"):
        verify(TOY, record)


def test_a_host_that_deals_itself_another_hand_is_found() -> None:
    record = fair_record()
    setup = record["setup"]
    assert isinstance(setup, list)
    setup[0] = (setup[0] + 1) % 12
    with pytest.raises(BadRecord, match="the set-up: the record has the draws"):
        verify(TOY, record)


def test_other_nonces_than_those_of_the_seats_are_found() -> None:
    record = fair_record()
    record["fair"] = {**dict(record["fair"]), "nonces": ["aa", "", "cd"]}  # type: ignore[call-overload]
    with pytest.raises(BadRecord, match="the sealed secret gives"):
        verify(TOY, record)


def test_a_changed_draw_is_found_where_it_stands() -> None:
    record = fair_record()
    entries = record["entries"]
    assert isinstance(entries, list)
    place = next(index for index, entry in enumerate(entries) if entry[2])
    entries[place][2][0] += 1
    with pytest.raises(BadRecord, match=f"entry {place + 1} .*: the record has the draws"):
        verify(TOY, record)


def test_an_illegal_move_is_found_where_it_stands() -> None:
    record = fair_record()
    entries = record["entries"]
    assert isinstance(entries, list)
    entries[3] = copy.copy(entries[2])
    entries[3][1] = "Seal 0" if entries[2][1] != "Seal 0" else "Seal 1"
    with pytest.raises(BadRecord, match=r"entry \d+ \("):
        verify(TOY, record)


def offers(record: dict[str, object]) -> list[list[str]]:
    """What else the seat could have done at each entry."""
    match = begin(TOY, record)
    entries = record["entries"]
    assert isinstance(entries, list)
    found: list[list[str]] = []
    for entry in entries:
        seat, text, _ = entry
        legal = [TOY.verbs.text(action) for action in match.state.legal(seat)]
        found.append([] if text is None else [other for other in legal if other != text])
        replay_entry(match, entry)
    return found


def test_every_move_that_was_exchanged_for_another_legal_one_is_found_where_it_stands() -> None:
    """Some of them change neither a draw nor the outcome: the chain of the record finds those."""
    record = fair_record()
    places = 0
    by_chain = 0
    for place, others in enumerate(offers(record)):
        for other in others:
            tampered = copy.deepcopy(record)
            entries = tampered["entries"]
            assert isinstance(entries, list)
            entries[place][1] = other
            with pytest.raises(BadRecord, match=f"entry {place + 1} ") as found:
                verify(TOY, tampered)
            places += 1
            by_chain += "the chain of the record breaks there" in str(found.value)
    assert places > 20
    assert by_chain > 10


def test_every_draw_that_was_changed_is_found_where_it_stands() -> None:
    record = fair_record()
    entries = record["entries"]
    assert isinstance(entries, list)
    changed = 0
    for place, (_, _, draws) in enumerate(entries):
        for index in range(len(draws)):
            draws[index] ^= 1
            with pytest.raises(BadRecord, match=f"entry {place + 1} .*: the record has the draws"):
                verify(TOY, record)
            draws[index] ^= 1
            changed += 1
    assert changed > 1
    assert verify(TOY, record).moves == len(entries)


def test_a_record_that_breaks_off_is_found() -> None:
    record = fair_record()
    entries, chain = record["entries"], record["chain"]
    assert isinstance(entries, list)
    assert isinstance(chain, list)
    cut = {**record, "entries": entries[:-1]}
    with pytest.raises(BadRecord, match=rf"has {len(entries) - 1} entries, its chain {len(entries)} links"):
        verify(TOY, cut)
    with pytest.raises(BadRecord, match=f"breaks off after entry {len(entries) - 1}: the game is not over"):
        verify(TOY, {**cut, "chain": chain[:-1]})
    # A table that was ended early says so.
    early = {**cut, "chain": chain[:-1], "outcome": None}
    with pytest.raises(BadRecord, match="breaks off"):
        verify(TOY, early)
    assert verify(TOY, {**early, "ending": "agreed"}).moves == len(entries) - 1


def test_another_outcome_than_that_of_the_game_is_found() -> None:
    record = fair_record()
    outcome = record["outcome"]
    assert isinstance(outcome, dict)
    for other in (None, {**outcome, "winners": [2, 1, 0]}):
        with pytest.raises(BadRecord, match="the outcome in the record is not the one that the game has"):
            verify(TOY, {**record, "outcome": other})


PERSON: dict[str, object] = {
    "kind": "person",
    "nick": "Anna",
    "bot": None,
    "stand_in": None,
    "resigned": False,
}
BOT: dict[str, object] = {"kind": "bot", "nick": None, "bot": "random", "stand_in": None, "resigned": False}
OPEN: dict[str, object] = {**PERSON, "kind": "open", "nick": None}
GAVE_UP = {"resigned": True}


def cut_short(ending: object) -> dict[str, object]:
    """A game that was ended before its last entry."""
    record = fair_record()
    entries, chain = record["entries"], record["chain"]
    assert isinstance(entries, list)
    assert isinstance(chain, list)
    return {**record, "entries": entries[:-1], "chain": chain[:-1], "outcome": None, "ending": ending}


def test_an_early_end_of_a_game_that_was_played_out_is_found() -> None:
    for ending in ("agreed", "abandoned"):
        with pytest.raises(BadRecord, match=f"ending says '{ending}', but the game was played to its end"):
            verify(TOY, {**fair_record(), "ending": ending})


@pytest.mark.parametrize("ending", ["closed", "won", 3, [], {}])
def test_an_ending_that_no_game_has_is_found(ending: object) -> None:
    with pytest.raises(BadRecord, match="ending must be null or one of agreed, abandoned"):
        verify(TOY, cut_short(ending))


@pytest.mark.parametrize(
    ("ending", "players"),
    [
        (None, [PERSON, BOT, OPEN]),
        (None, [PERSON, {**BOT, **GAVE_UP}, {**PERSON, "stand_in": "random"}]),
        ("agreed", [BOT, PERSON, {**BOT, **GAVE_UP}]),
        ("abandoned", [BOT, {**PERSON, **GAVE_UP}, BOT]),
        ("abandoned", [BOT, BOT, OPEN]),
    ],
)
def test_players_of_every_kind_are_in_order(ending: str | None, players: list[object]) -> None:
    record = fair_record() if ending is None else cut_short(ending)
    assert verify(TOY, {**record, "players": players}).moves > 0


@pytest.mark.parametrize(
    ("ending", "players", "words"),
    [
        (None, "three", "players must be a list"),
        (None, [PERSON, BOT], "has 3 seats, but the record names 2 players"),
        (None, [PERSON, BOT, 7], "players 2 must be an open chair, a person or a bot"),
        (None, [PERSON, BOT, {"kind": "ghost"}], "players 2 must be an open chair, a person or a bot"),
        (None, [{**PERSON, "bot": "random"}, BOT, BOT], "players 0 is said to be of the kind 'person'"),
        (None, [PERSON, {**BOT, "bot": None}, BOT], "players 1 is said to be of the kind 'bot'"),
        (None, [PERSON, {**BOT, "stand_in": "random"}, BOT], "players 1: a bot stands in for nobody"),
        (None, [PERSON, BOT, {**PERSON, **GAVE_UP}], "players 2 has resigned, but no bot plays on"),
        ("agreed", [PERSON, BOT, {**PERSON, **GAVE_UP}], "players 2 has resigned, but no bot plays on"),
        ("abandoned", [PERSON, BOT, {**OPEN, **GAVE_UP}], "players 2 has resigned, but no bot plays on"),
        ("agreed", [BOT, BOT, OPEN], "no person is among the players"),
    ],
)
def test_players_that_do_not_go_with_the_game_are_found(
    ending: str | None, players: object, words: str
) -> None:
    record = fair_record() if ending is None else cut_short(ending)
    with pytest.raises(BadRecord, match=words):
        verify(TOY, {**record, "players": players})


def test_a_part_of_the_dice_too_many_is_found() -> None:
    record = fair_record()
    fair = record["fair"]
    assert isinstance(fair, dict)
    with pytest.raises(BadRecord, match=r"fair.nonces has 4 parts, but the game 3 seats"):
        verify(TOY, {**record, "fair": {**fair, "nonces": [*NONCES, ""]}})


def test_a_record_whose_end_was_taken_away_is_found() -> None:
    for record in (fair_record(), cut_short("agreed")):
        del record["outcome"]
        with pytest.raises(BadRecord, match="has no field outcome, but ending"):
            verify(TOY, record)
        del record["ending"]
        with pytest.raises(BadRecord, match="has no field outcome, but chain"):
            verify(TOY, record)


def test_a_return_after_the_end_is_found_where_it_stands() -> None:
    record = fair_record()
    entries = record["entries"]
    assert isinstance(entries, list)
    longer = [*entries, [0, "@0", []]]
    resumed = {
        **record,
        "entries": longer,
        "chain": chain_of(longer),
        "outcome": None,
        "ending": "agreed",
    }
    with pytest.raises(BadRecord, match=rf"entry {len(longer)} \(@0\): the game is over"):
        verify(TOY, resumed)


def test_a_record_without_chain_and_end_is_still_proved() -> None:
    record = fair_record()
    for field in ("chain", "outcome", "ending"):
        del record[field]
    assert verify(TOY, record).draws > 0


@pytest.mark.parametrize(
    ("fair", "words"),
    [
        (None, "no field fair"),
        ([], "no field fair"),
        ({}, "fair.secret is missing"),
        ({"secret": 3}, "fair.secret must be text"),
        ({"secret": "xyz"}, "fair.secret must be written in hexadecimal digits"),
        ({"secret": ""}, "fair.secret is 0 bytes long"),
        ({"secret": "00" * 65}, "fair.secret is 65 bytes long"),
        ({"secret": SECRET.hex()}, "fair.commitment is missing"),
        ({"secret": SECRET.hex(), "commitment": commitment(SECRET)}, "fair.nonces is missing"),
        (
            {"secret": SECRET.hex(), "commitment": commitment(SECRET), "nonces": [1]},
            "fair.nonces must be a list of words",
        ),
    ],
)
def test_a_proof_of_another_form_is_refused(fair: object, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        verify(TOY, {**fair_record(), "fair": fair})


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"edition": 9}, "edition 9 of toy"),
        ({"entries": None}, "entries must be a list"),
        ({"chain": "ab"}, "chain must be a list of links"),
        ({"chain": []}, "its chain 0 links"),
        ({"entries": [7], "chain": None}, "entry 1 is not"),
        ({"entries": [[9, "Peek", []]], "chain": None}, "entry 1: no seat 9"),
        ({"entries": [[10**30, "Peek", []]], "chain": None}, "entry 1: no seat 1"),
        ({"entries": [[0, None, []]], "chain": None}, "entry 1 .*It is too late to take that back"),
    ],
)
def test_a_record_that_is_none_is_refused(fields: dict[str, object], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        verify(TOY, {**fair_record(), **fields})
