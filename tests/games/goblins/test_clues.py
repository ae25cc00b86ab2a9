"""What a digger reads from the table: who is a goblin, and which goal lies where."""

from __future__ import annotations

import pytest

from tests.games.goblins.table import FOUR, position
from tests.games.goblins.table import WAY as WHOLE_WAY
from undercroft.bots.judge import Judge
from undercroft.core.bot import Window
from undercroft.core.rng import FastRng
from undercroft.games.goblins import reader
from undercroft.games.goblins.actions import SWAPS
from undercroft.games.goblins.bot import GoodBot
from undercroft.games.goblins.cards import DRAGON, FACE_IDS, GNOME, GOBLIN, GOLD
from undercroft.games.goblins.clues import CLUES, Belief, Clues, Worlds, role_places
from undercroft.games.goblins.game import GAME
from undercroft.games.goblins.state import GoblinsState
from undercroft.games.goblins.tiles import place_at

HANDS = [
    ["map", "explosion", "lantern_cross"],
    ["map", "explosion", "lantern_tee"],
    ["bomb_cross", "bomb_tee", "key_red_tee"],
    ["ale_tee", "ale_cross", "key_yellow_tee"],
]
WAY = WHOLE_WAY[:-1]  # nearly to the middle goal
NORTH_GOLD = [GOLD, DRAGON, 1]


def judge() -> Judge:
    """The one that ships."""
    assert reader.JUDGE is not None
    return reader.JUDGE


def four(table: list[tuple[str, int, int, int]], laid_by: dict[tuple[int, int], int]) -> GoblinsState:
    """Two gnomes, then two goblins; cards were laid by seat 0 but for those named."""
    state = position(HANDS, table, roles=FOUR).state
    for (x, y), seat in laid_by.items():
        state.board.by[place_at(x, y)] = seat
    return state


def test_a_seat_that_does_not_know_anything_holds_every_deal_of_roles_and_goals_possible() -> None:
    state = four([], {})
    worlds = Worlds(state, 0)
    assert len(worlds.orders) == 3 * 6  # two goblins among three others, six orders
    assert sum(worlds.truths()) == pytest.approx(1.0)
    belief = Belief(state, 0, judge())
    assert belief.gnome == pytest.approx([1.0, 1 / 3, 1 / 3, 1 / 3])
    assert belief.goals == pytest.approx([1 / 3] * 9)


def test_rubble_speaks_for_a_goblin_and_a_long_tunnel_for_a_gnome() -> None:
    digger = {(x, 0): 1 for x in range(4, 8)}
    state = four([*WAY, ("rubble_cross", 1, -1, 0)], {**digger, (1, -1): 2})
    belief = Belief(state, 0, judge())
    assert belief.gnome[1] > 0.6
    assert belief.gnome[2] < 0.2


def test_a_claim_is_worth_as_much_as_its_speaker() -> None:
    digger = {(x, 0): 1 for x in range(4, 8)}
    state = four([*WAY, ("rubble_cross", 1, -1, 0)], {**digger, (1, -1): 2})
    state.claims = [(1, "north", "gold"), (2, "south", "gold")]
    belief = Belief(state, 0, judge())
    assert belief.goals[GOLD] > 0.7
    assert belief.goals[6 + DRAGON] > 0.5


def test_what_is_seen_and_who_is_known_is_certain() -> None:
    state = position(
        HANDS,
        roles=["pedant", "racer", "king", "demolitionist"],
        goals=("gold", None, None),
        seen={"north": [0]},
        potions=[(0, 1)],
    ).state
    belief = Belief(state, 0, judge())
    mine = 1.0 if state.team(0) == GNOME else 0.0
    assert belief.gnome[:2] == [mine, 1.0 if state.team(1) == GNOME else 0.0]
    assert belief.goals[:3] == [1.0, 0.0, 0.0]


def test_beliefs_are_the_same_in_every_world_that_looks_the_same() -> None:
    rng = FastRng(3)
    state = GAME.new(5, GAME.defaults(5), rng)
    assert isinstance(state, GoblinsState)
    bot = GoodBot()
    for _ in range(25):
        seat = int(state.active)
        one = state.redeal(seat, rng)
        other = state.redeal(seat, rng)
        assert isinstance(one, GoblinsState)
        assert isinstance(other, GoblinsState)
        mine, theirs = Belief(one, seat, judge()), Belief(other, seat, judge())
        assert mine.gnome == theirs.gnome
        assert mine.goals == theirs.goals
        state.play(seat, bot.choose(Window(state, seat), rng), rng)


def test_clues_of_a_seat_depend_on_its_team_and_on_the_goals() -> None:
    state = four([*WAY], {(7, 0): 2})
    state.claims = [(2, "north", "dragon")]
    clues = Clues(state)
    as_goblin = dict(zip(CLUES, clues.of_seat(2, GOBLIN, NORTH_GOLD), strict=True))
    as_gnome = dict(zip(CLUES, clues.of_seat(2, GNOME, NORTH_GOLD), strict=True))
    assert as_goblin["a goblin called gold a dragon or a dragon gold"] == 1.0
    assert as_goblin["a goblin laid a live card"] == 1.0
    assert as_gnome["a gnome lied"] == 1.0
    assert (
        as_goblin["a goblin dug toward the dragon"] > 0.0 > as_goblin["a goblin dug toward the gold"]
    )  # the middle
    assert as_gnome["a goblin laid a live card"] == 0.0


def test_what_a_seat_laid_counts_for_the_team_it_had_before_a_potion() -> None:
    rubble = [*WAY, ("rubble_cross", 1, -1, 0)]
    state = four(rubble, {(1, -1): 1})
    before = Belief(state, 0, judge())
    state.potions = [(1, 2), (2, 3)]  # the card that seat 1 was dealt lies at seat 3 now
    after = Belief(state, 0, judge())
    assert role_places(state) == [0, 3, 1, 2]
    assert before.gnome[1] < 0.2
    assert after.gnome[3] == pytest.approx(before.gnome[1])
    assert after.gnome[1] == pytest.approx(before.gnome[2])


def test_a_card_put_under_the_deck_is_a_clue_while_it_lies_there() -> None:
    state = position(HANDS, roles=FOUR, active=2).state
    clue = CLUES.index("a goblin put a card under the deck")
    state.play(2, SWAPS[FACE_IDS.index("key_red_tee")], FastRng(1))
    assert Clues(state).of_seat(2, GOBLIN, NORTH_GOLD)[clue] == 1.0
    assert Clues(state).of_seat(2, GNOME, NORTH_GOLD)[clue] == 0.0
    assert Clues(state).of_seat(3, GOBLIN, NORTH_GOLD)[clue] == 0.0
    other = state.redeal(0, FastRng(2))
    assert isinstance(other, GoblinsState)
    assert Clues(other).of_seat(2, GOBLIN, NORTH_GOLD)[clue] == 1.0
    while len(state.deck.packets):
        state.deck.draw(FastRng(3))
    assert Clues(state).of_seat(2, GOBLIN, NORTH_GOLD)[clue] == 0.0


def test_likely_worlds_are_dealt_more_often() -> None:
    state = four([*WAY, ("rubble_cross", 1, -1, 0)], {(1, -1): 2})
    guide = GAME.guide()
    rng = FastRng(1)
    weights: dict[bool, set[float]] = {True: set(), False: set()}
    for _ in range(60):
        world = state.redeal(0, rng)
        assert isinstance(world, GoblinsState)
        weights[world.team(2) == GOBLIN].add(guide.weight(world, 0))
    assert max(weights[False]) < max(weights[True]) == 1.0
    assert min(weights[False] | weights[True]) >= 0.0
