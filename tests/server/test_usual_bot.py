"""Who plays where nobody has chosen a bot."""

import pytest

from tests.toy.game import TOY
from undercroft.core.game import installed_game
from undercroft.server.tables.seating import usual_bot


@pytest.mark.parametrize("slug", ["doggies", "dragon", "goblins", "jackal", "raiders"])
def test_a_stand_in_plays_at_the_middle_level(slug: str) -> None:
    assert usual_bot(installed_game(slug)) == "seasoned"


def test_a_game_without_levels_lends_its_best_bot() -> None:
    assert usual_bot(TOY) == next(iter(TOY.bots()))
