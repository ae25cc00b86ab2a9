"""The columns of a score sheet say what the sheet itself says."""

from __future__ import annotations

import pytest

from tests.toy.game import ToyGame
from undercroft.core.endings import Endings
from undercroft.core.game import Game, installed_game
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.core.score_columns import ABSENT, REMARK, WORD, ScoreColumn
from undercroft.core.state import State
from undercroft.core.view import Message, Outcome, ScoreLine

SLUGS = ["doggies", "dragon", "goblins", "jackal", "raiders"]


def ended(game: Game, seats: int, options: object, seed: int) -> tuple[State, int]:
    state = game.new(seats, options, FastRng(seed))  # type: ignore[arg-type]
    return state, play_out(state, FastRng(seed + 1))


def value_of(sheet: list[ScoreLine], column: ScoreColumn) -> object:
    """What a column must hold for this sheet."""
    lines = [line for line in sheet if line.label.id == column.label]
    if column.line:
        lines = lines[column.line - 1 : column.line]
    if column.kind == REMARK:
        return int(bool(lines))
    if not lines:
        return ABSENT
    if column.arg:
        return lines[0].label.args[column.arg]
    return sum(line.amount or 0 for line in lines)


@pytest.mark.parametrize("slug", SLUGS)
def test_columns_hold_what_the_score_sheet_says(slug: str) -> None:
    game = installed_game(slug)
    for seats in range(game.fewest, game.most + 1):
        for options in game.variants(seats):
            endings = Endings(game, seats, options, 6)
            outcomes: list[Outcome] = []
            for seed in range(6):
                state, decisions = ended(game, seats, options, seed)
                endings.add(state, decisions)
                outcome = state.outcome()
                assert outcome is not None
                outcomes.append(outcome)
            labels = {column.label for column in endings.columns}
            for number, outcome in enumerate(outcomes):
                assert endings.messages[endings.why[number]] == outcome.why
                for seat in range(seats):
                    row = number * seats + seat
                    assert endings.table[row] == outcome.places[seat]
                    assert endings.points[row] == outcome.points[seat]
                    assert {line.label.id for line in outcome.scores[seat]} <= labels
                    for place, column in enumerate(endings.columns):
                        held: object = int(endings.table[(place + 1) * endings.rows + row])
                        if column.kind == WORD:
                            held = column.words[int(endings.table[(place + 1) * endings.rows + row])]
                        assert held == value_of(outcome.scores[seat], column), column.name()


@pytest.mark.parametrize("slug", SLUGS)
def test_one_number_stands_for_one_reason(slug: str) -> None:
    game = installed_game(slug)
    options = game.defaults(game.most)
    endings = Endings(game, game.most, options, 1)
    said: dict[int, Message] = {}
    for seed in range(40 if slug in ("raiders", "doggies") else 12):
        state, _ = ended(game, game.most, options, seed)
        outcome = state.outcome()
        assert outcome is not None
        number = state.write_scores(endings.table, endings.points, 0, endings.rows)
        assert said.setdefault(number, outcome.why) == outcome.why


def test_a_game_without_columns_is_asked_for_its_outcome() -> None:
    game = ToyGame()
    endings = Endings(game, 3, game.defaults(3), 2)
    for seed in range(2):
        endings.add(*ended(game, 3, game.defaults(3), seed))
    outcome = ended(game, 3, game.defaults(3), 1)[0].outcome()
    assert outcome is not None
    assert endings.sheets[3:] == outcome.scores
    assert endings.messages[1] == outcome.why
    assert list(endings.points)[3:] == outcome.points


def test_games_of_a_run_are_the_same_wherever_it_is_cut() -> None:
    game = installed_game("raiders")
    whole = Endings(game, 3, game.defaults(3), 7)
    whole.play_random(5, 0, 7)
    end = Endings(game, 3, game.defaults(3), 3)
    end.play_random(5, 4, 3)
    assert list(whole.decisions)[4:] == list(end.decisions)
    assert list(whole.points)[12:] == list(end.points)
