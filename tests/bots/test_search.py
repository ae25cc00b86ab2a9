"""Search in a game that gives it no help, and what must hold of every search."""

from collections.abc import Callable
from math import sqrt

import msgspec
import pytest
from mypy_extensions import i64

from tests.toy.game import HAND, TOY, HighBot, ToyState
from tests.toy.view import Options
from undercroft.bots.ahead import Sight, Worlds, play_on
from undercroft.bots.budget import LONGEST, BadBudget, Budget
from undercroft.bots.fair import play_fair
from undercroft.bots.tree import FIRST_ARMS, Tree, TreeBot, slip
from undercroft.bots.trials import TrialsBot
from undercroft.core.action import Action, Number, Verb, Verbs
from undercroft.core.bits import bit, first, has, members
from undercroft.core.bot import Bot, RandomBot, Window
from undercroft.core.game import Game, installed_game
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng, Rng
from undercroft.core.simple import SimpleAction
from undercroft.core.state import State


def toy(seed: int, seats: int = 3, variant: str = "high") -> ToyState:
    state = TOY.new(seats, Options(variant), FastRng(seed))  # type: ignore[arg-type]  # a name of a variant
    assert isinstance(state, ToyState)
    return state


def small_tree() -> Bot:
    return TreeBot(Guide(), Budget(iterations=40))


def small_trials() -> Bot:
    return TrialsBot(Guide(), Budget(iterations=40))


def won_against_random(game: Game, options: msgspec.Struct, make: Callable[[], Bot], games: int) -> float:
    """What one seat of three wins, all seats in turn; even would be a third of the games."""
    won = 0.0
    for number in range(games):
        seat = number % 3
        bots: list[Bot] = [RandomBot() for _ in range(3)]
        bots[seat] = make()
        won += play_fair(game.new(3, options, FastRng(number // 3)), bots, FastRng(number))[seat]
    return won


@pytest.mark.once
def test_search_alone_beats_random_in_a_game_without_help() -> None:
    search = TOY.bots()["search"]
    won = won_against_random(TOY, Options("high"), search, 24)
    won += won_against_random(TOY, Options("low"), search, 24)
    assert won > 20.0  # even would be 16


@pytest.mark.once
def test_search_alone_beats_random_in_a_large_game_whose_help_it_leaves_out() -> None:
    raiders = installed_game("raiders")
    assert won_against_random(raiders, raiders.defaults(3), small_tree, 60) > 30.0
    assert won_against_random(raiders, raiders.defaults(3), small_trials, 60) > 30.0


@pytest.mark.parametrize("make", [small_tree, small_trials], ids=["tree", "trials"])
def test_the_same_seed_and_iterations_give_the_same_choice(make: type[Bot]) -> None:
    for seed in range(5):
        window = Window(toy(seed), 1)
        assert make().choose(window, FastRng(seed)) == make().choose(window, FastRng(seed))


def test_a_search_looks_at_every_choice_and_counts_its_visits() -> None:
    window = Window(toy(1), 0)
    tree = Tree(Guide(), Sight())
    arms = tree.search(window, Budget(iterations=60), FastRng(1))
    assert {arm.action.code for arm in arms} == {action.code for action in window.legal()}
    assert sum(arm.visits for arm in arms) == tree.done == 60
    assert [arm.visits for arm in arms] == sorted([arm.visits for arm in arms], reverse=True)
    assert sum(tree.worth(seat) for seat in range(3)) == pytest.approx(1.0)


def test_time_is_a_budget_too() -> None:
    window = Window(toy(1), 0)
    for bot in (TreeBot(Guide(), Budget(milliseconds=5)), TrialsBot(Guide(), Budget(milliseconds=5))):
        assert bot.choose(window, FastRng(1)) in window.legal()


@pytest.mark.parametrize(
    ("iterations", "milliseconds", "words"),
    [
        (0, 0.0, "A search needs at least one iteration or a time to think."),
        (-3, 0.0, "A search cannot make -3 iterations."),
        (1 << 50, 0.0, "A search cannot make 1125899906842624 iterations."),
        (0, -1.0, "A search cannot think for -1.0 ms; an hour is the most."),
        (10, float("nan"), "A search cannot think for nan ms; an hour is the most."),
    ],
)
def test_an_impossible_budget_is_refused_in_a_sentence(
    iterations: int, milliseconds: float, words: str
) -> None:
    with pytest.raises(BadBudget) as refused:
        Budget(iterations, milliseconds)
    assert str(refused.value) == words


class Peeper(Bot):
    """A cheat: looks past its window at what the next seat holds."""

    def __init__(self, truth: ToyState) -> None:
        self.truth: ToyState = truth
        self.looks = 0
        self.right = 0

    def choose(self, window: Window, rng: Rng) -> Action:
        seen = window._state
        assert isinstance(seen, ToyState)
        other = (window.seat + 1) % window.seats
        if len(self.truth.hands[other]) == HAND:  # the last cards of a game can be worked out
            self.looks += 1
            self.right += seen.hands[other] == self.truth.hands[other]
        return RandomBot().choose(window, rng)


def test_a_cheat_learns_nothing_where_every_bot_gets_a_redealt_world() -> None:
    looks = right = 0
    for seed in range(10):
        state = toy(seed)
        peeper = Peeper(state)
        assert peeper.choose(Window(state, 0), FastRng(1)) in state.legal(0)
        assert peeper.right == 1  # on the true position it would work
        bots: list[Bot] = [peeper, RandomBot(), RandomBot()]
        play_fair(state, bots, FastRng(1000 + seed))
        looks += peeper.looks - 1
        right += peeper.right - 1
    assert looks > 10
    assert right <= 2


class Suspicious(Guide):
    """Believes only in worlds where the next seat holds the highest card."""

    def weight(self, world: State, seat: i64) -> float:
        assert isinstance(world, ToyState)
        return 1.0 if 11 in world.hands[1] else 0.0


def test_worlds_are_kept_as_often_as_they_explain_what_was_done() -> None:
    state = toy(4)
    assert 11 not in state.hands[0]
    worlds = Worlds(Window(state, 0), Suspicious(), Sight())
    held = [worlds.next(FastRng(seed)) for seed in range(40)]
    share = sum(11 in world.hands[1] for world in held if isinstance(world, ToyState)) / 40
    assert share > 0.9  # blindly dealt it would be a third


class Doubter(Guide):
    """Believes in no world, and counts those it is asked about."""

    def __init__(self) -> None:
        self.asked = 0

    def weight(self, world: State, seat: i64) -> float:
        self.asked += 1
        return 0.0


def test_after_twenty_worlds_that_explain_nothing_the_next_is_taken_untested() -> None:
    guide = Doubter()
    worlds = Worlds(Window(toy(4), 0), guide, Sight())
    assert isinstance(worlds.next(FastRng(1)), ToyState)
    assert guide.asked == 20


def test_a_player_of_few_worlds_thinks_in_the_same_ones_again() -> None:
    worlds = Worlds(Window(toy(4), 0), Guide(), Sight(worlds=2))
    rng = FastRng(1)
    first, second, third = worlds.next(rng), worlds.next(rng), worlds.next(rng)
    assert first.dump() == third.dump() != second.dump()
    assert first is not third


def test_in_the_worlds_of_a_search_the_others_choose_again_what_they_have_sealed() -> None:
    raiders = installed_game("raiders")
    rng = FastRng(2)
    state = raiders.new(4, raiders.defaults(4), rng)
    seat = first(state.actors())
    others = state.actors() & ~bit(seat)
    while state.actors() != bit(seat):
        other = first(state.actors() & ~bit(seat))
        state.play(other, state.legal(other)[0], rng)
    window = Window(state, seat)
    assert others != 0
    assert window.redeal(rng).actors() == bit(seat)
    worlds = Worlds(window, raiders.guide(), Sight())
    for _ in range(5):
        world = worlds.deal(rng)
        assert world.actors() == others | bit(seat)
        assert all(world.legal(other) for other in members(others))


class Pick(SimpleAction):
    number: int


MANY = Verbs([Verb(Pick, [Number("number", 0, 99)])])


class ManyWays(ToyState):
    """One seat picks one of a hundred numbers, and that is all; whoever is asked has not peeked yet."""

    def actors(self) -> i64:
        return bit(0) & ~self.peeked

    def legal(self, seat: i64) -> list[Action]:
        return [Pick(number) for number in range(100)] if has(self.actors(), seat) else []

    def play(self, seat: i64, action: Action, rng: Rng) -> None:
        self.peeked = bit(0)


class Sevens(Guide):
    """By habit number 77 is picked."""

    def habit(self, world: State, seat: i64, actions: list[Action], rng: Rng) -> Action:
        return actions[77]


@pytest.mark.parametrize(("iterations", "tried"), [(1, 1), (9, 9), (100, 26), (400, 46)])
def test_of_many_actions_the_habit_is_tried_first_and_more_of_them_with_every_visit(
    iterations: int, tried: int
) -> None:
    assert MANY.text(Pick(77)) == "Pick 77"
    window = Window(ManyWays(2, Options("high")), 0)
    tree = Tree(Sevens(), Sight())
    arms = tree.search(window, Budget(iterations), FastRng(3))
    assert len(arms) == len(tree.root.arms) == tried == min(iterations, FIRST_ARMS + 2 * sqrt(iterations))
    first_arm = next(iter(tree.root.arms.values()))
    assert first_arm.action == Pick(77)
    assert sum(arm.visits for arm in arms) == iterations


class ShortSighted(Guide):
    """A round of the toy is a chapter; whoever has most points then is taken for the winner."""

    def chapter(self, world: State) -> i64:
        assert isinstance(world, ToyState)
        return len(world.discard)

    def chances(self, world: State) -> list[float]:
        return world.points()


def test_a_playout_ends_with_its_chapter() -> None:
    state = toy(2)
    assert play_on(state, ShortSighted(), 0, 0, FastRng(1)) == state.points()
    assert (len(state.discard), state.actors()) == (3, 0b111)


def test_slips_are_rare_where_much_is_at_stake() -> None:
    rng = FastRng(1)
    taken = [slip([0.5, 0.45, 0.1], 0.05, rng) for _ in range(1000)]
    assert taken.count(0) > taken.count(1) > 200
    assert taken.count(2) < 5


def test_a_choice_is_left_only_on_proof() -> None:
    window = Window(toy(3), 0)
    usual = HighBot().choose(window, FastRng(1))
    stubborn = TrialsBot(Guide(), Budget(iterations=60), first=HighBot(), proof=1000.0)
    assert stubborn.choose(window, FastRng(1)) == usual
    assert (stubborn.decided, stubborn.changed) == (1, 0)


def test_a_limit_shortens_the_time_but_never_lengthens_it() -> None:
    budget = Budget(1000, 50.0)
    budget.limit(80.0)
    assert budget.milliseconds == 50.0
    budget.limit(20.0)
    assert (budget.iterations, budget.milliseconds) == (1000, 20.0)
    plain = Budget(1000)
    plain.limit(20.0)
    assert plain.milliseconds == 20.0


def test_by_the_clock_iterations_no_longer_count() -> None:
    budget = Budget(1)
    budget.go_by_clock(LONGEST)
    budget.start()
    assert not budget.is_spent(1_000_000)
    with pytest.raises(BadBudget):
        budget.go_by_clock(0.0)
