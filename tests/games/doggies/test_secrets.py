"""Hidden information: the quests of the others, and the order of the piles."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.doggies.table import Table, room, table
from tests.games.doggies.test_setup import new
from undercroft.core.action import Action
from undercroft.core.bits import members
from undercroft.core.log import OPEN, WATCHER
from undercroft.core.rng import FastRng
from undercroft.games.doggies.cards import QUESTS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.state import DoggiesState
from undercroft.games.doggies.view import Quest


def redealt(game: Table, seat: int, seed: int) -> DoggiesState:
    world = game.state.redeal(seat, FastRng(seed))
    assert isinstance(world, DoggiesState)
    return world


def quest_of(state: DoggiesState, seat: int) -> str:
    return QUESTS[state.players[seat].quest].id


def choosing() -> Table:
    """All dogs are chosen, and seat 1 has kept a quest."""
    game = new(3)
    while game.view().phase == "dogs":
        game.do(game.legal()[0])
    return game.do(game.legal(1)[0], seat=1)


def test_the_secrets_are_the_quests_dealt_kept_and_left_over() -> None:
    rows = {secret.row: secret for secret in choosing().state.secrets()}
    assert sorted(rows) == [
        "quest kept by seat 1",
        "quests dealt to seat 0",
        "quests dealt to seat 1",
        "quests dealt to seat 2",
        "quests out of the game",
    ]
    assert rows["quest kept by seat 1"].knowers == 0b010
    assert rows["quests out of the game"].knowers == 0
    later = {secret.row: secret for secret in table().state.secrets()}
    assert sorted(later) == ["quest kept by seat 0", "quest kept by seat 1", "quests out of the game"]
    assert later["quest kept by seat 1"].value == "q_mimic"


@pytest.mark.parametrize("seat", [0, 2, WATCHER])
def test_a_choice_that_is_not_shown_yet_may_be_either_quest(seat: int) -> None:
    game = choosing()
    worlds = [redealt(game, seat, seed) for seed in range(200)]
    kept = Counter(quest_of(world, 1) for world in worlds)
    assert len(kept) >= 10
    if seat == 0:
        own = {quest.id for quest in game.view(0).seats[0].offer}
        assert not own & set(kept)
    assert all(world.players[1].offer >> world.players[1].quest & 1 for world in worlds)


def test_who_chose_keeps_its_choice_in_every_world() -> None:
    game = choosing()
    assert {quest_of(redealt(game, 1, seed), 1) for seed in range(20)} == {game.view(1).seats[1].kept}


def test_a_kept_quest_may_be_any_that_is_not_seen() -> None:
    game = table()
    worlds = [redealt(game, 0, seed) for seed in range(300)]
    seen = {"q_cat_eye", "q_ifrit", "q_giga_tick"}
    assert {quest_of(world, 1) for world in worlds} == {quest.id for quest in QUESTS} - seen
    assert {quest_of(world, 0) for world in worlds} == {"q_cat_eye"}


def test_at_the_end_nothing_is_hidden() -> None:
    game = table(round=3)
    game.do("Sleep", "Sleep")
    worlds = [redealt(game, 0, seed) for seed in range(20)]
    assert {quest_of(world, 1) for world in worlds} == {"q_mimic"}
    assert [secret.settled for secret in game.state.secrets() if secret.knowers == 0] == [True]


def test_a_redeal_mixes_the_pile_but_not_what_is_in_it() -> None:
    game = table(room("coin1-1", 0, -1, 1))
    orders = {tuple(redealt(game, 0, seed).deck.packets[0].loose) for seed in range(5)}
    assert len(orders) == 5
    assert all(sorted(order) == game.state.deck.cards() for order in orders)


def test_only_the_owner_is_told_the_quests_it_was_dealt() -> None:
    game = choosing()
    for seat in range(3):
        told = [event for event in game.log.told(seat) if type(event).__name__ == "QuestsDealt"]
        assert len(told) == 1
        assert getattr(told[0], "seat", None) == seat


def test_in_the_open_view_every_offer_and_every_choice_lies_face_up() -> None:
    game = choosing()
    seats = game.view(OPEN).seats
    assert [[quest.id for quest in seat.offer] for seat in seats] == [
        [quest.id for quest in game.view(seat).seats[seat].offer] for seat in range(3)
    ]
    assert [seat.kept for seat in seats] == [game.view(seat).seats[seat].kept for seat in range(3)]
    assert seats[1].kept is not None
    assert len([event for event in game.log.told(OPEN) if type(event).__name__ == "QuestsDealt"]) == 3


def test_in_the_open_view_everybodys_secret_quest_is_read_and_counted() -> None:
    game = table()
    assert [quest_id(seat.quest) for seat in game.view(OPEN).seats] == ["q_cat_eye", "q_mimic"]
    assert [quest_id(seat.quest) for seat in game.view(WATCHER).seats] == [None, None]
    own = [game.figures(seat).coins[seat] for seat in range(2)]
    assert game.figures(OPEN).coins == own


def quest_id(quest: Quest | None) -> str | None:
    return None if quest is None else quest.id


def test_nothing_about_a_walk_is_hidden() -> None:
    """Every seat is told the same of a walk, and it can be replayed without chance."""
    game = table(room("coin1-1", 0, -1, 1))
    game.do("Leave", "Move N", "Claim", "Exit N")
    assert game.log.told(0) == game.log.told(1) == game.log.told(WATCHER)


def drawn_plan(game: Table, seat: int, rng: FastRng) -> list[Action]:
    """A walk as somebody might draw it: of what the plan shows next, one step after another."""
    steps: list[Action] = []
    while True:
        plan = game.state.plan_of(seat, steps)
        assert plan is not None
        if plan.ends or (steps and not plan.steps[-1].legal):
            return steps
        ahead = plan.figures.steps
        steps = [*steps, GAME.verbs.read(ahead[rng.below(len(ahead))].action)]


@pytest.mark.parametrize("seed", range(12))
def test_a_plan_tells_nothing_that_the_seat_may_not_know(seed: int) -> None:
    """However far a walk is drawn, every world that the seat cannot tell apart prices it alike."""
    rng = FastRng(seed)
    game = new(3)
    for _ in range(6 + 3 * seed):
        actor = members(game.state.actors())[0]
        choices = [text for text in game.legal(actor) if text not in ("Leave", "Sleep")]
        game.do(choices[rng.below(len(choices))], seat=actor)
    before = game.dump()
    for seat in game.state.inside():
        steps = drawn_plan(game, seat, rng)
        seen = {msgspec.json.encode(game.state.plan_of(seat, steps))}
        seen |= {msgspec.json.encode(redealt(game, seat, one).plan_of(seat, steps)) for one in range(8)}
        assert len(seen) == 1
    assert game.dump() == before
