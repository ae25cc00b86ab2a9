"""What is counted per seat: versions, prompts, answers, and what a take-back undoes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.toy.game import GAME, Seal, Stake
from undercroft.core.action import Action, IllegalAction
from undercroft.core.log import WATCHER
from undercroft.core.match import new_match, resume
from undercroft.core.rng import FairRng
from undercroft.server.store.rows import EntryRow
from undercroft.server.tables.progress import Progress

SECRET = b"s" * 32


def begin(seats: int = 3) -> Progress:
    match = new_match(GAME, seats, GAME.defaults(seats), FairRng(SECRET, []))
    return Progress(match, SECRET, [])


def seal(progress: Progress, seat: int) -> dict[int, bytes]:
    [first, *_] = [action for action in progress.match.state.legal(seat) if isinstance(action, Seal)]
    return progress.play(seat, first)


def state(messages: dict[int, bytes], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(messages[seat])
    return found


def test_a_prompt_keeps_its_number_while_others_choose() -> None:
    progress = begin()
    seal(progress, 0)
    seal(progress, 2)
    assert progress.eyes[1].prompts == 1
    assert json.loads(progress.eyes[1].seen)["prompt"]["id"] == 1
    messages = seal(progress, 1)
    # All have chosen: the next round asks everybody again.
    assert [state(messages, seat)["prompt"]["id"] for seat in range(3)] == [2, 2, 2]


def test_a_seat_that_goes_on_deciding_is_asked_under_a_new_number() -> None:
    progress = begin()
    messages = progress.play(0, Stake(2))
    assert state(messages, 0)["prompt"]["id"] == 2
    assert progress.eyes[0].answers == {1: GAME.verbs.text(Stake(2))}


def test_an_answer_is_known_again_and_another_one_is_too_late() -> None:
    progress = begin()
    assert progress.answered(0, 1, Stake(2)) is False
    progress.play(0, Stake(2))
    assert progress.answered(0, 1, Stake(2)) is True
    for prompt, action in ((1, Stake(3)), (3, Stake(2)), (0, Stake(2))):
        with pytest.raises(IllegalAction) as refused:
            progress.answered(0, prompt, action)
        assert refused.value.message.id == "action-stale"


def test_what_a_take_back_undoes_is_no_longer_in_the_log_and_the_question_is_new() -> None:
    progress = begin()
    seal(progress, 1)
    told = [list(progress.eyes[seat].told) for seat in range(3)]
    before = progress.eyes[0].seen
    progress.play(0, Stake(1))
    versions = [progress.eyes[seat].version for seat in range(3)]
    messages = progress.take_back(0)
    for seat in range(3):
        message = state(messages, seat)
        assert message["undone"] == versions[seat]
        assert message["version"] == versions[seat] + 1
        assert message["events"] == []
        assert progress.eyes[seat].told == told[seat]
    assert state(messages, 0)["prompt"]["id"] == 3
    again = json.loads(progress.eyes[0].seen)
    was = json.loads(before)
    again["prompt"]["id"] = was["prompt"]["id"]
    assert again == was
    # The answer that was taken back is an old one; to give it again the new question must be answered.
    assert progress.answered(0, 1, Stake(1)) is True
    assert progress.answered(0, 3, Stake(1)) is False


def test_an_agreed_take_back_undoes_what_every_seat_was_told_since_and_asks_again() -> None:
    progress = begin()
    seal(progress, 1)
    told = {seat: list(eye.told) for seat, eye in progress.eyes.items()}
    versions = {seat: eye.version for seat, eye in progress.eyes.items()}
    seen = {seat: json.loads(eye.seen) for seat, eye in progress.eyes.items()}
    progress.play(0, Stake(1))
    seal(progress, 0)
    seal(progress, 2)  # all cards are shown, and new ones drawn
    prompts = {seat: progress.eyes[seat].prompts for seat in range(3)}
    drawn = progress.fair().drawn
    messages = progress.rewind(2, 1)
    for seat, eye in progress.eyes.items():
        assert state(messages, seat)["undone"] == versions[seat] + 1
        assert state(messages, seat)["events"] == []
        assert eye.told == told[seat]
        again = json.loads(eye.seen)
        if again["prompt"] is not None:
            assert again["prompt"]["id"] == prompts[seat] + 1
            seen[seat]["prompt"]["id"] = again["prompt"]["id"]
        seen[seat]["take_back"] = again["take_back"] = False
        assert again == seen[seat]
    assert not progress.match.can_take_back(1)
    # The dice go on behind those that were thrown in between.
    assert progress.fair().drawn == drawn > len(progress.match.setup)
    assert progress.last_row() == EntryRow(5, 2, "@1", [])


def test_an_old_answer_does_not_land_after_an_agreed_take_back() -> None:
    progress = begin()
    number = progress.eyes[1].prompts
    progress.play(0, Stake(2))
    progress.rewind(0, 0)
    with pytest.raises(IllegalAction) as refused:
        progress.answered(1, number, Stake(1))
    assert refused.value.message.id == "action-stale"
    assert progress.answered(1, number + 1, Stake(1)) is False


def test_who_sees_nothing_of_a_step_hears_nothing_of_it() -> None:
    """A version that grew with every step of the table would tell how many steps others took."""
    progress = begin()
    messages = seal(progress, 0)
    assert set(messages) == {0, 1, 2, WATCHER}
    assert state(messages, 1)["version"] == 2
    eye = progress.eyes[1]
    assert eye.look(progress.match, False, []) is False
    assert eye.version == 2


def test_a_replay_counts_as_the_players_did() -> None:
    played = begin()
    rows: list[EntryRow] = []
    told: list[dict[int, bytes]] = []

    def step(messages: dict[int, bytes]) -> None:
        rows.append(played.last_row())
        told.append(messages)

    while played.match.state.actors():
        for seat in range(3):
            if not played.match.state.actors() >> seat & 1:
                continue
            if any(isinstance(action, Stake) for action in played.match.state.legal(seat)):
                step(played.play(seat, Stake(seat + 1)))
                if played.match.can_take_back(seat) and seat == 1:
                    step(played.take_back(seat))
            step(seal(played, seat))
        if played.number in (7, 15):
            step(played.rewind(2, played.match.line_to(played.number)[-1] - 1))
    assert any(row.action is None for row in rows)
    assert any(row.action is not None and row.action.startswith("@") for row in rows)
    match = resume(GAME, 3, GAME.defaults(3), None, played.match.setup)
    again = Progress(match, SECRET, [])
    assert [again.replay(row) for row in rows] == told
    for seat, eye in played.eyes.items():
        twin = again.eyes[seat]
        assert (twin.version, twin.prompts, twin.answers, twin.told, twin.seen) == (
            eye.version,
            eye.prompts,
            eye.answers,
            eye.told,
            eye.seen,
        )
    assert played.standing().status == "over"
    assert played.standing().moves == played.eyes[WATCHER].version


def test_the_dice_go_on_where_they_stood() -> None:
    progress = begin()
    while progress.match.state.actors():
        for seat in range(3):
            if progress.match.state.actors() >> seat & 1:
                seal(progress, seat)
    draws = [*progress.match.setup, *[draw for entry in progress.match.entries for draw in entry.draws]]
    assert progress.fair().drawn == len(draws)


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    progress = begin()
    before = {seat: eye.seen for seat, eye in progress.eyes.items()}
    hand = {action for action in progress.match.state.legal(0) if isinstance(action, Seal)}
    foreign: Action = next(Seal(card) for card in range(12) if Seal(card) not in hand)
    with pytest.raises(IllegalAction):
        progress.play(0, foreign)
    assert progress.number == 0
    assert {seat: eye.seen for seat, eye in progress.eyes.items()} == before
