"""Random games: the invariants hold at every step, and what the rules say of whole games is true of them."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.core.rng import FastRng
from undercroft.games.goblins.cards import GOLD_TARGET
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.table import OVER
from undercroft.games.goblins.view import Constants


def new_game(seats: int, seed: int, roles: str) -> tuple[GoblinsState, FastRng]:
    rng = FastRng(seed)
    options = next(one for one in GAME.variants(seats) if getattr(one, "roles", "") == roles)
    state = GAME.new(seats, options, rng)
    assert isinstance(state, GoblinsState)
    return state, rng


@settings(max_examples=12)
@given(seats=st.integers(3, 8), seed=st.integers(0, 2**40), roles=st.sampled_from(["base", "advanced"]))
def test_the_invariants_hold_at_every_step(seats: int, seed: int, roles: str) -> None:
    state, rng = new_game(seats, seed, roles)
    steps = 0
    round_before, lanterns = 0, 0
    while state.phase != OVER and steps < 400:
        assert state.broken() == ""
        seat = int(state.active)
        assert state.actors() == 1 << seat
        actions = state.legal(seat)
        assert actions
        assert len({action.code for action in actions}) == len(actions)
        # Lanterns never leave the table during a round.
        before, lanterns = lanterns, len(state.board.tiles()) - len(state.board.targets())
        if state.round == round_before:
            assert lanterns >= before
        round_before = int(state.round)
        state.play(seat, actions[rng.below(len(actions))], rng)
        steps += 1


@settings(max_examples=4)
@given(seats=st.integers(3, 8), seed=st.integers(0, 2**40))
def test_a_game_ends_with_one_winner_at_the_target(seats: int, seed: int) -> None:
    state, rng = new_game(seats, seed, "advanced")
    turns: dict[int, int] = {}
    while state.actors():
        turns[int(state.round)] = turns.get(int(state.round), 0) + 1
        actions = state.legal(state.active)
        state.play(state.active, actions[rng.below(len(actions))], rng)
    outcome = state.outcome()
    assert outcome is not None
    assert [player.gold == GOLD_TARGET for player in state.players].count(True) == 1
    assert outcome.places[outcome.winners[0]] == 1
    assert sum(outcome.points) == 1.0
    # A round has at most 50 plays, and fewer than 900 turns.
    assert all(count < 900 for count in turns.values())


@settings(max_examples=20)
@given(seed=st.integers(0, 2**40), seats=st.integers(3, 8))
def test_role_cards_are_chosen_at_random_from_both_teams(seed: int, seats: int) -> None:
    """R33: as many of each team as the table says, never one twice."""
    state, _ = new_game(seats, seed, "base")
    roles = [int(player.role) for player in state.players]
    assert len(set(roles)) == seats
    constants = GAME.constants_of(seats, GAME.defaults(seats))
    assert isinstance(constants, Constants)
    assert sum(role < 4 for role in roles) == constants.goblins == seats - constants.gnomes


def test_any_seat_may_begin_the_first_round() -> None:
    """R43: a random draw."""
    assert {int(new_game(5, seed, "base")[0].first) for seed in range(60)} == {0, 1, 2, 3, 4}
