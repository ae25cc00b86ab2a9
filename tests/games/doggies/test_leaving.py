"""When the master leaves: what it looks at, and that it goes before a rival spoils its walk."""

from __future__ import annotations

import pytest

from tests.games.doggies.table import Table, room, table
from undercroft.core.bot import Window
from undercroft.core.rng import FastRng
from undercroft.games.doggies import leaving
from undercroft.games.doggies.actions import EXPLORE, LEAVE
from undercroft.games.doggies.bot import WIDTH, GoodBot
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.leaving import CHOICES, PHASES, STAKES, LeavingBot

ROW = [room(f"coin2-{number}", 0, -number, 1) for number in range(1, 3)]
COUNTDOWN = {"cards": 8, "left": 1}


def stakes(game: Table) -> list[float]:
    bot = GoodBot()
    return leaving.describe_stakes(bot, game.state, 0, bot.plan(game.state, 0, WIDTH).worth)


def choice(game: Table) -> str:
    return GAME.verbs.text(LeavingBot().choose(Window(game.state, 0), FastRng(1)))


def test_a_rival_who_wants_the_same_cards_takes_the_whole_walk_away() -> None:
    """Four coins for five paws; the other has the same way, and nothing is left after it."""
    worth, others, taken, ready, cards = stakes(table(*ROW, round=3))
    assert worth == others == taken == pytest.approx(0.8)
    assert ready == 0  # four coins are not enough yet
    assert cards == 0  # nobody has left


def test_a_rival_who_has_enough_is_the_one_to_fear() -> None:
    rooms = [room(f"coin2-{number}", 0, -number, 1) for number in range(1, 4)]
    assert stakes(table(*rooms, round=3))[3] == pytest.approx(1.2)
    asleep = table(*rooms, round=3, players={1: {"status": "asleep"}})
    assert stakes(asleep)[1:4] == [0, 0, 0]


def test_in_the_last_round_a_lead_speaks_for_leaving() -> None:
    """Four coins more, then four less; before the last round the score says nothing."""
    rich, poor = ({seat: {"cards": ["coin2-3", "coin2-4"]}} for seat in range(2))
    assert leaving.lead(table(*ROW, round=3, players=rich).state, 0) == pytest.approx(0.4)
    assert leaving.lead(table(*ROW, round=3, players=poor).state, 0) == pytest.approx(-0.4)
    for number, difference in ((3, 0.8 * leaving.LEAD), (2, 0.0)):
        ahead, behind = (
            leaving.correction(table(*ROW, round=number, players=players).state, 0, [1.0, 1.0])
            for players in (rich, poor)
        )
        assert ahead - behind == pytest.approx(difference)


def test_leaving_and_waiting_differ_only_in_what_belongs_to_leaving() -> None:
    game = table(*ROW, round=3)
    actions = game.state.legal(0)
    rows = GAME.guide().describe_choices(game.state, 0, actions)
    leave, wait = rows[actions.index(LEAVE)], rows[actions.index(EXPLORE)]
    common = len(CHOICES) - len(PHASES) - len(STAKES)
    assert len(leave) == len(wait) == len(CHOICES) == len(set(CHOICES))
    assert leave[:common] == wait[:common]
    assert not any(wait[common:])
    assert sum(leave[common : common + len(PHASES)]) == 1
    assert [not row for row in rows] == [action not in (LEAVE, EXPLORE) for action in actions]


@pytest.mark.parametrize(
    "game",
    [
        table(round=3),
        table(room("coin1-1", 0, -1, 1), round=3),
        table(*ROW, round=3, players={1: {"status": "asleep"}}),
    ],
    ids=["nothing to take", "hardly anything", "alone"],
)
def test_there_is_nothing_to_learn_where_there_is_no_choice(game: Table) -> None:
    assert GAME.guide().describe_choices(game.state, 0, game.state.legal(0)) == []


def test_it_leaves_before_a_rival_takes_everything_and_waits_where_nobody_can() -> None:
    """With the last card of the countdown to come, the good bot wants more; the master takes what it can have."""
    shared = table(
        *ROW,
        seats=3,
        round=3,
        players={2: {"status": "left"}},
        countdown=COUNTDOWN,
    )
    assert GAME.verbs.text(GoodBot().choose(Window(shared.state, 0), FastRng(1))) == "Explore"
    assert choice(shared) == "Leave"
    alone = table(*ROW, round=3, players={1: {"status": "left"}}, countdown={"cards": 4, "left": 1})
    assert choice(alone) == "Explore"
