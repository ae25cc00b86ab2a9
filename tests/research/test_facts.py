"""Bounds and small numbers of actions."""

from contextlib import suppress

import pytest

import undercroft
from tests.research.settings import SLUGS, asked, positions
from tests.toy.game import ToyGame, ToyState
from undercroft.core.check import check_game, setups_of
from undercroft.core.facts import GENERAL, ONE_POINT, SHARED, Facts


@pytest.mark.parametrize("slug", SLUGS)
def test_every_number_of_seats_has_facts(slug: str) -> None:
    game = undercroft.game(slug)
    for seats in range(game.fewest, game.most + 1):
        facts = game.facts(seats, game.defaults(seats))
        assert facts.largest_draw > 1
        assert facts.most_legal > 1
        assert facts.payoff in (ONE_POINT, SHARED, GENERAL)
        assert facts.longest > 100 or (slug, seats % 2) == ("goblins", 0)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_never_changes_is_told_once_and_in_no_view(slug: str) -> None:
    game = undercroft.game(slug)
    assert game.constants is not None
    for seats in range(game.fewest, game.most + 1):
        for options in game.variants(seats):
            assert type(game.constants_of(seats, options)) is game.constants
    assert not {*game.constants.__struct_fields__} & {*game.view.__struct_fields__}


def test_the_toy_has_nothing_that_never_changes() -> None:
    game = ToyGame()
    assert game.constants is None
    assert game.constants_of(2, game.defaults(2)) is None


@pytest.mark.parametrize(("slug", "numbers"), [("doggies", 2022), ("jackal", 2954), ("raiders", 10)])
def test_actions_have_few_numbers(slug: str, numbers: int) -> None:
    assert undercroft.game(slug).numbers() == numbers


@pytest.mark.parametrize("slug", SLUGS)
def test_a_number_names_one_action_and_gives_it_back(slug: str) -> None:
    game = undercroft.game(slug)
    for state in positions(game, game.fewest, 60):
        for seat in range(game.fewest):
            numbers = {int(game.number(state, action)): action for action in state.legal(seat)}
            assert len(numbers) == len(state.legal(seat))
            assert all(game.action(state, number) == action for number, action in numbers.items())


@pytest.mark.parametrize("slug", ["doggies", "jackal"])
def test_a_free_cell_keeps_its_number_while_the_board_grows(slug: str) -> None:
    game = undercroft.game(slug)
    known: dict[str, int] = {}
    tiles = compared = 0
    for state in positions(game, game.fewest, 120):
        laid = len(state.view(0).tiles if slug == "jackal" else state.view(0).rooms)  # type: ignore[attr-defined]
        if laid < tiles:
            known.clear()  # another round or game
        tiles = laid
        for action in state.legal(asked(state)) if state.actors() else []:
            text = game.verbs.text(action)
            if text.startswith("Place"):
                compared += text in known
                assert known.setdefault(text, int(game.number(state, action))) == game.number(state, action)
    assert compared > 20


LAST_PLACE = {"doggies": 1450, "jackal": 1599}  # beside a tile that is not laid yet


@pytest.mark.parametrize("slug", ["doggies", "jackal"])
def test_a_number_that_names_nothing_here_is_refused(slug: str) -> None:
    game = undercroft.game(slug)
    state = positions(game, game.fewest, 1)[0]
    named = 0
    for number in range(int(game.numbers())):
        with suppress(IndexError):
            assert game.number(state, game.action(state, number)) == number
            named += 1
    assert named < game.numbers() // 2
    with pytest.raises(IndexError, match="names a place that is not on the table"):
        game.action(state, LAST_PLACE[slug])
    with pytest.raises(IndexError, match=f"there is no {game.numbers()}"):
        game.action(state, game.numbers())


class Forgetful(ToyGame):
    """Says that games are shorter than they are."""

    def facts(self, seats: int, options: object) -> Facts:
        return Facts(longest=3, largest_draw=0, most_legal=0, payoff=GENERAL)


def test_check_names_a_bound_that_a_game_exceeds() -> None:
    game = Forgetful(ToyState)
    report = check_game(game, 3, 1, setups_of(game, None, None))
    assert report.failure is not None
    assert report.failure.check == "facts"
    assert "has 4 steps, more than 3" in report.failure.detail
