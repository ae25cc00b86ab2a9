"""Observations: one layout, nothing but the view, and names for everything."""

import re
from collections import Counter

import msgspec
import numpy as np
import pytest

import undercroft
from tests.research.settings import SLUGS, positions
from tests.toy.game import TOY
from undercroft.core.rng import FastRng
from undercroft.encoding import (
    Encoder,
    Numbers,
    OneHot,
    OutOfBounds,
    bounds,
    mask,
    observation,
    pieces,
    rows,
)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_layout_is_the_same_for_all_options(slug: str) -> None:
    game = undercroft.game(slug)
    encoder = Encoder(game, game.fewest)
    for options in game.variants(game.fewest)[:4]:
        state = game.new(game.fewest, options, FastRng(1))
        assert observation(encoder, state, 0).shape == (encoder.size,)
    names = [column.name for column in encoder.pieces[-1].columns]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("slug", SLUGS)
def test_observations_keep_to_their_bounds_and_tell_nothing_hidden(slug: str) -> None:
    game = undercroft.game(slug)
    encoder = Encoder(game, game.most)
    low, high = bounds(encoder)
    rng = FastRng(5)
    for state in positions(game, game.most, 12):
        for seat in range(game.most):
            seen = observation(encoder, state, seat)
            assert (low <= seen).all()
            assert (seen <= high).all()
            assert (seen == observation(encoder, state.redeal(seat, rng), seat)).all()


def test_different_seats_observe_differently() -> None:
    match = undercroft.new("goblins", seats=5, seed=2)
    encoder = Encoder(match.game, 5)
    hands = {
        tuple(pieces(encoder, observation(encoder, match.state, seat))["hand"].ravel()) for seat in range(5)
    }
    assert len(hands) > 1


@pytest.mark.parametrize("slug", SLUGS)
def test_an_encoder_of_the_games_own_writes_what_the_view_says(slug: str) -> None:
    game = undercroft.game(slug)
    encoder = Encoder(game, 4)
    for state in positions(game, 4, 300)[::7]:
        for seat in range(4):
            derived = encoder.zeros[:]
            derived[0] = seat
            encoder.write_view(state.view(seat), derived, 1)
            assert list(encoder.encode(state, seat)) == list(derived)


def test_an_observation_can_be_read_by_its_names() -> None:
    match = undercroft.new("raiders", seats=3, seed=7)
    encoder = Encoder(match.game, 3)
    seen = pieces(encoder, observation(encoder, match.state, 2))
    names = [column.name for column in encoder.pieces[8].columns]
    view = match.window(2).view()
    assert seen["seat"].item() == 2
    assert seen["seats"][:, names.index("coins")].tolist() == [seat.coins for seat in view.seats]  # type: ignore[attr-defined]
    assert seen["seats"][:, names.index("choice")].tolist() == [0, 0, 0]


def test_one_hot_marks_one_value_of_every_word() -> None:
    match = undercroft.new("raiders", seats=3, seed=7)
    encoder = Encoder(match.game, 3)
    one_hot = OneHot(encoder)
    many = one_hot(np.stack([observation(encoder, match.state, seat) for seat in range(3)]))
    assert many.shape == (3, one_hot.size)
    assert (many[:, len(one_hot.plain) :].sum(axis=1) == len(one_hot.choices)).all()
    assert (np.abs(many) <= 1).all()
    assert (many[1] == one_hot(observation(encoder, match.state, 1))).all()


@pytest.mark.parametrize("slug", SLUGS)
def test_masks_and_rows_are_the_legal_actions(slug: str) -> None:
    game = undercroft.game(slug)
    for state in positions(game, game.fewest, 20):
        for seat in range(game.fewest):
            offered = state.legal(seat)
            marked = np.flatnonzero(mask(game, state, seat)).tolist()
            assert marked == sorted(int(game.number(state, action)) for action in offered)
            table = rows(game, state, seat)
            assert [game.verbs.verbs[row[0] - 1].name for row in table] == [
                game.verbs.verb(action).name for action in offered
            ]
            assert [
                row[1 : 1 + len(game.verbs.values(action))].tolist()
                for row, action in zip(table, offered, strict=True)
            ] == [game.verbs.values(action) for action in offered]


def test_a_view_without_bounds_is_refused_by_its_field() -> None:
    with pytest.raises(TypeError, match=r"the view of toy cannot be encoded: View\.\w+"):
        Encoder(TOY, 2)


def test_a_view_that_exceeds_its_bounds_is_named() -> None:
    game = undercroft.game("raiders")
    encoder = Encoder(game, 3)
    view = undercroft.new("raiders", seats=3, seed=7).state.view(0)
    with pytest.raises(OutOfBounds, match="floor is 77, not from 1 to 9"):
        encoder.write_view(msgspec.structs.replace(view, floor=77), encoder.zeros[:], 1)  # type: ignore[type-var]
    with pytest.raises(OutOfBounds, match="plan is 'cellar', which is not listed"):
        encoder.write_view(msgspec.structs.replace(view, plan="cellar"), encoder.zeros[:], 1)  # type: ignore[type-var]
    with pytest.raises(OutOfBounds, match="places has 0 entries, not from 5 to 5"):
        encoder.write_view(msgspec.structs.replace(view, places=[]), encoder.zeros[:], 1)  # type: ignore[type-var]


def test_a_number_of_seats_that_a_game_is_not_made_for_has_no_observations() -> None:
    with pytest.raises(ValueError, match="raiders is played by 3 to 5, not by 9"):
        Encoder(undercroft.game("raiders"), 9)


def test_a_tally_is_bounded_by_what_it_counts() -> None:
    unseen = next(one for one in Encoder(undercroft.game("raiders"), 3).pieces if one.name == "unseen")
    assert {(column.low, column.high) for column in unseen.columns} == {(0, 60)}
    free = next(one for one in Encoder(undercroft.game("doggies"), 3).pieces if one.name == "free_dogs")
    assert {(column.low, column.high) for column in free.columns} == {(0, 20)}


# The kind of an open card says what its row is about; all else that a card says follows from its id.
KINDS = {
    "doggies": {"rooms.card.kind", "seats.cards.kind"},
    "dragon": {"aside.deck"},
    "goblins": {"seats.team"},
    "raiders": {"places.room.kind"},
}
GAMES = 20


def repeated(slug: str, seats: int) -> set[str]:
    """The columns that say nothing but what the id of a component beside them says, in random games."""
    game = undercroft.game(slug)
    encoder = Encoder(game, seats)
    games = [
        pieces(encoder, np.stack([observation(encoder, state, 0) for state in sampled]))
        for sampled in (positions(game, seats, 300, seed)[::12] for seed in range(GAMES))
    ]
    known = [set(words) for words in game.ids().values()]
    found = set()
    for piece in encoder.pieces:
        names = [column.name for column in piece.columns]
        tables = [one[piece.name].reshape(-1, len(names)) for one in games]
        for place, column in enumerate(piece.columns):
            if set(column.words) in known:
                beside = column.name.rpartition(".")[0]
                found |= {
                    f"{piece.name}.{re.sub(r'[0-9]+.(card.)?', '', name)}"
                    for other, name in enumerate(names)
                    if other != place and name.startswith(beside) and follows(tables, place, other)
                }
    return found


def follows(tables: list[Numbers], place: int, other: int) -> bool:
    """Does one column follow from another, where that is set, and say nothing where it is not?

    Only ids that several games have seen count: within one game much is the same by chance.
    """
    seen: dict[int, set[int]] = {}
    often: Counter[int] = Counter()
    for table in tables:
        there = table[:, place] > 0
        if table[~there, other].any():
            return False
        often.update(np.unique(table[there, place]).tolist())
        for one, value in np.unique(table[there][:, [place, other]], axis=0).tolist():
            seen.setdefault(one, set()).add(value)
    values = [seen[one] for one in seen if often[one] > 4]
    return len(set().union(*values)) > 1 and all(len(one) == 1 for one in values)


@pytest.mark.once
@pytest.mark.parametrize("slug", SLUGS)
def test_no_column_repeats_what_a_component_says(slug: str) -> None:
    assert repeated(slug, 4) <= KINDS.get(slug, set())
