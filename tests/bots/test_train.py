"""Judgement from play: the fit, the test on unseen games, and files that are broken."""

from collections.abc import Callable
from errno import EACCES
from math import exp, log
from pathlib import Path

import msgspec
import pytest
from mypy_extensions import i64

from tests.toy.game import TOY, Seal, ToyGame, ToyState
from undercroft.bots.fitting import Example, fit, fit_changes, solve
from undercroft.bots.judge import BadJudgement, Judge, read_judge, shares, shipped_judge
from undercroft.bots.report import calibration
from undercroft.bots.train import (
    HABITS,
    NothingToLearn,
    Training,
    Verdict,
    judge_changes,
    judge_examples,
)
from undercroft.core.action import Action
from undercroft.core.bits import first
from undercroft.core.bot import Bot, Window
from undercroft.core.game import installed_games
from undercroft.core.guide import Guide
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State


class Pointed(Guide):
    """The toy described by points and by the highest card."""

    def features(self) -> list[str]:
        return ["points", "highest card"]

    def describe(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, ToyState)
        return [float(world.won[seat]), float(max(world.hands[seat], default=0))]


class Learner(ToyGame):
    def guide(self) -> Guide:
        return Pointed()


def trained(seed: int) -> tuple[Training, list[float], Verdict]:
    training = Training(Learner(), "high", 60, seed, 20)
    for number in range(60):
        training.examples[number] = training.play(number)
    weights = training.fit()
    return training, weights, judge_examples(training.part(True), weights)


def test_training_finds_what_decides_and_is_better_than_a_constant_on_unseen_games() -> None:
    training, weights, verdict = trained(1)
    assert weights[0] > 0.2
    assert weights[1] > 0.0
    assert verdict.score() < verdict.even_score()
    judge = read_judge(msgspec.json.encode(training.file(weights, verdict)), training.features)
    assert judge.weights == pytest.approx(weights, abs=1e-6)


def test_the_same_seed_gives_the_same_weights() -> None:
    training = Training(Learner(), "high", 30, 7, 20)
    again = Training(Learner(), "high", 30, 7, 20)
    for number in range(30):
        training.examples[number] = training.play(number)
        again.examples[number] = again.play(number)
    assert training.fit() == again.fit()


def test_games_that_test_do_not_teach() -> None:
    training = Training(Learner(), "high", 60, 1, 20)
    for number in range(60):
        training.examples[number] = [Example([[float(number)]], [1.0])]
    taught = {example.seats[0][0] for example in training.part(False)}
    tested = {example.seats[0][0] for example in training.part(True)}
    assert not taught & tested
    assert len(tested) == 12


def test_weights_are_found_again_from_results_drawn_with_them() -> None:
    rng = FastRng(3)
    examples = []
    for _ in range(4000):
        seats = [[float(rng.below(100)) / 50.0 - 1.0 for _ in range(2)] for _ in range(3)]
        chances = shares([1.5 * one - 0.5 * two for one, two in seats])
        aim = rng.below(1 << 30) / (1 << 30)
        winner = 0
        while winner < 2 and aim >= chances[winner]:
            aim -= chances[winner]
            winner += 1
        examples.append(Example(seats, [1.0 if seat == winner else 0.0 for seat in range(3)]))
    weights = fit(examples, 2, 1.0)
    assert weights == pytest.approx([1.5, -0.5], abs=0.12)
    verdict = judge_examples(examples, weights)
    for cell in verdict.cells:
        if cell.count > 500:
            assert cell.said == pytest.approx(cell.was, abs=0.04 * float(cell.count))
    assert calibration(verdict).count("<circle") >= 5
    assert ">share won<" in calibration(verdict)
    assert ">share taken<" in calibration(verdict, HABITS)


class Team(Pointed):
    """All win together, when seat 0 has the most points; described by its points."""

    def gains(self, world: State) -> list[float]:
        assert isinstance(world, ToyState)
        won = 1.0 if world.won[0] == max(world.won) else 0.0
        return [won for _ in range(world.seats)]

    def tests(self, seats: i64) -> dict[str, msgspec.Struct]:
        return {"usual": TOY.defaults(seats)}


class Together(ToyGame):
    def guide(self) -> Guide:
        return Team()


def test_where_all_win_together_it_is_learned_from_defeats_too() -> None:
    training = Training(Together(), "high", 60, 1, 20)
    for number in range(60):
        training.examples[number] = training.play(number)
    examples = training.part(False)
    assert {tuple(example.won) for example in examples} == {(1.0, 0.0), (0.0, 1.0)}
    assert all(not any(example.seats[1]) for example in examples)
    weights = training.fit()
    assert weights[0] > 0.0  # points of seat 0


@pytest.mark.parametrize(("points", "card"), [(0, 3), (2, 5), (5, 0), (4, 11)])
def test_the_chance_of_a_team_is_the_logistic_function_of_how_it_stands(points: int, card: int) -> None:
    state = ToyState(2, TOY.defaults(2))
    state.won[0], state.hands[0] = points, [card]
    score = 0.8 * points - 0.3 * card
    expected = 1.0 / (1.0 + exp(-score))
    assert Judge([0.8, -0.3]).chance_together(Team(), state) == pytest.approx(expected)


def test_a_team_that_stands_very_well_or_badly_wins_or_loses_for_certain() -> None:
    """Computed without overflow, at scores of 1,000 and -1,000."""
    state = ToyState(2, TOY.defaults(2))
    state.won[0], state.hands[0] = 10, [0]
    assert Judge([100.0, 0.0]).chance_together(Team(), state) == 1.0
    assert Judge([-100.0, 0.0]).chance_together(Team(), state) == pytest.approx(0.0)


class Suspicious(Pointed):
    """Guesses who holds the highest card: the seat that has won most is the likeliest."""

    def clues(self) -> list[str]:
        return ["points of the holder"]

    def worlds(self, world: State, seat: i64) -> list[list[float]]:
        assert isinstance(world, ToyState)
        return [[float(world.won[other])] for other in range(world.seats)]

    def truths(self, world: State, seat: i64) -> list[float]:
        assert isinstance(world, ToyState)
        highest = [max(hand, default=0) for hand in world.hands]
        holders = [one == max(highest) for one in highest]
        return [1.0 / sum(holders) if one else 0.0 for one in holders]


class Suspect(ToyGame):
    def guide(self) -> Guide:
        return Suspicious()


def test_beliefs_are_learned_from_what_is_hidden_in_the_same_games() -> None:
    training = Training(Suspect(), "high", 30, 1, 20, "beliefs")
    for number in range(30):
        training.examples[number] = training.play(number)
    assert training.features == ["points of the holder"]
    assert len(training.part(False)) > 0
    assert all(sum(example.won) == pytest.approx(1.0) for example in training.part(False))
    verdict = judge_examples(training.part(True), training.fit())
    assert verdict.score() <= verdict.even_score() + 0.01
    with pytest.raises(NothingToLearn, match="toy names no clues"):
        Training(TOY, "high", 10, 1, 0, "beliefs")


def test_every_game_describes_its_worlds_by_as_many_numbers_as_it_names_clues() -> None:
    for game in installed_games().values():
        guide = game.guide()
        rng = FastRng(1)
        state = game.new(game.most, game.defaults(game.most), rng)
        for _ in range(3 * game.most):
            # In Doggies there is nothing to guess before dogs and quests are chosen.
            seat = first(state.actors())
            state.play(seat, state.legal(seat)[0], rng)
        worlds = guide.worlds(state, 0)
        assert all(len(world) == len(guide.clues()) for world in worlds)
        assert len(guide.truths(state, 0)) == len(worlds)
        assert bool(worlds) == bool(guide.clues())


class Chooser(Guide):
    """Sealing a card of the toy, described by its height; stakes and looks are not compared."""

    def choices(self) -> list[str]:
        return ["a card is sealed", "its height"]

    def describe_choices(self, world: State, seat: i64, actions: list[Action]) -> list[list[float]]:
        return [[1.0, float(action.card)] if isinstance(action, Seal) else [] for action in actions]


class Chosen(ToyGame):
    def guide(self) -> Guide:
        return Chooser()


def test_what_actions_bring_is_learned_from_whims() -> None:
    """The one rule of the bot alone would never show what low cards bring."""
    training = Training(Chosen(), "high", 60, 1, 50, "actions")
    for number in range(60):
        training.examples[number] = training.play(number)
    for example in training.part(False):
        assert len(example.seats) == 1
        assert example.won[1] in {1 / setup.seats for setup in training.setups}  # as the guide says
        assert 0.0 <= example.won[0] <= 1.0
    heights = {row[1] for example in training.part(False) for row in example.seats}
    assert heights == {float(card) for card in range(12)}
    weights = training.fit()
    verdict = training.verdict(weights)
    assert verdict.count == len(training.part(True)) > 0
    assert "brier_if_nothing_changed" in training.file(weights, verdict)
    again = Training(Chosen(), "high", 60, 1, 50, "actions")
    assert again.play(7)[0].seats == training.examples[7][0].seats
    with pytest.raises(NothingToLearn, match="toy names no choices"):
        Training(TOY, "high", 10, 1, 0, "actions")


def test_changes_are_found_again_from_what_made_them() -> None:
    rng = FastRng(4)
    examples = []
    for _ in range(500):
        row = [1.0, float(rng.below(100)) / 50.0 - 1.0]
        luck = (float(rng.below(100)) - 49.5) / 500.0
        examples.append(Example([row], [0.5 + 0.1 * row[0] - 0.2 * row[1] + luck, 0.5, 1.0]))
    weights = fit_changes(examples, 2, 0.01)
    assert weights == pytest.approx([0.1, -0.2], abs=0.01)
    verdict = judge_changes(examples, weights)
    assert verdict.score() < 0.3 * verdict.even_score()


class Habitual(Guide):
    """Sealing a card of the toy, described by its height; everything else only as what it is."""

    def habits(self) -> list[str]:
        return ["a card is sealed", "its height"]

    def describe_habits(self, world: State, seat: i64, actions: list[Action]) -> list[list[float]]:
        return [[1.0, float(action.card)] if isinstance(action, Seal) else [0.0, 0.0] for action in actions]


class LowBot(Bot):
    """Seals the lowest card three times in four, and otherwise any."""

    def choose(self, window: Window, rng: Rng) -> Action:
        cards = [action for action in window.legal() if isinstance(action, Seal)]
        return min(cards, key=lambda seal: seal.card) if rng.below(4) else cards[rng.below(len(cards))]


class Habituated(ToyGame):
    def guide(self) -> Guide:
        return Habitual()

    def bots(self) -> dict[str, Callable[[], Bot]]:
        return {**super().bots(), "low": LowBot}


@pytest.mark.parametrize(("bot", "sign"), [("high", 1.0), ("low", -1.0)])
def test_habits_are_learned_from_what_was_chosen(bot: str, sign: float) -> None:
    training = Training(Habituated(), bot, 60, 1, 20, "habits")
    for number in range(60):
        training.examples[number] = training.play(number)
    for example in training.part(False):
        assert len(example.seats) == len(example.won) > 1
        assert sorted(example.won) == [0.0] * (len(example.won) - 1) + [1.0]
    weights = training.fit()
    assert sign * weights[1] > 0.2
    verdict = training.verdict(weights)
    assert verdict.score() < 0.8 * verdict.even_score()
    assert verdict.log_loss() < 0.8 * verdict.even_log_loss()
    file = training.file(weights, verdict)
    assert file["log_loss"] == round(verdict.log_loss(), 4)
    again = Training(Habituated(), bot, 60, 1, 20, "habits")
    assert again.play(7)[0].seats == training.examples[7][0].seats


def test_whims_are_no_habits() -> None:
    training = Training(Habituated(), "high", 10, 1, 100, "habits")
    assert training.play(3) == []
    with pytest.raises(NothingToLearn, match="toy names no habits"):
        Training(TOY, "high", 10, 1, 0, "habits")


def test_log_loss_is_how_unlikely_what_happened_was_said_to_be() -> None:
    verdict = Verdict()
    verdict.add([0.5, 0.25, 0.25], [0.0, 1.0, 0.0])
    verdict.add([0.5, 0.25, 0.25], [1.0, 0.0, 0.0])
    assert verdict.log_loss() == pytest.approx((log(4.0) + log(2.0)) / 2.0)
    assert verdict.even_log_loss() == pytest.approx(log(3.0))


def test_every_game_describes_each_action_by_as_many_numbers_as_it_names_habits() -> None:
    for game in installed_games().values():
        guide = game.guide()
        assert len(set(guide.habits())) == len(guide.habits())
        state = game.new(game.most, game.defaults(game.most), FastRng(1))
        seat = first(state.actors())
        actions = state.legal(seat)
        rows = guide.describe_habits(state, seat, actions)
        assert len(rows) == (len(actions) if guide.habits() else 0)
        assert all(len(row) == len(guide.habits()) for row in rows)


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_game_that_names_no_features_is_told_so() -> None:
    with pytest.raises(NothingToLearn, match="toy names no features"):
        Training(TOY, "high", 10, 1, 0)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "it is not JSON"),
        (b"\xff\xfe", "it is not JSON"),
        (b"[" * 200_000, "it is nested too deeply"),
        (b"[]", "it holds no weights"),
        (b'{"weights": {"coins": "many"}}', "it has no weight for 'coins'"),
        (b'{"weights": {}}', "it has no weight for 'coins'"),
        (b'{"weights": {"coins": 1e9}}', "the weight of 'coins' is out of all bounds"),
        (b'{"weights": {"coins": 1, "luck": 2}}', "it was made for other features"),
    ],
)
def test_a_broken_file_is_refused_in_words(text: bytes, words: str) -> None:
    with pytest.raises(BadJudgement, match=words):
        read_judge(text, ["coins"])


# Every kind of file that `undercroft train` makes
SHIPPED = [
    ("raiders", "judgement.json"),
    ("goblins", "beliefs.json"),
    ("doggies", "beliefs.json"),
    ("doggies", "actions.json"),
    ("raiders", "habits.json"),
]


@pytest.mark.parametrize(("slug", "name"), SHIPPED)
def test_a_game_with_a_broken_file_is_played_without_it(
    slug: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert shipped_judge(slug, ["no such feature"], name) is None
    assert f"the bots of {slug} play without what they have learned, {name}: " in caplog.text


@pytest.mark.parametrize(("slug", "name"), SHIPPED)
@pytest.mark.parametrize("damage", ["nested", "unreadable"])
def test_a_file_that_cannot_be_read_at_all_does_not_stop_the_game(
    slug: str, name: str, damage: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The file is read when the game is imported: an error there would take the game from the shelf."""

    def read_bytes(file: Path) -> bytes:
        if damage == "nested":
            return b"[" * 200_000
        raise PermissionError(EACCES, "Permission denied", str(file))

    monkeypatch.setattr(Path, "read_bytes", read_bytes)
    assert shipped_judge(slug, ["coins"], name) is None
    why = {"nested": "it is nested too deeply", "unreadable": "Permission denied"}[damage]
    assert f"the bots of {slug} play without what they have learned, {name}: " in caplog.text
    assert why in caplog.text


def test_every_game_describes_each_seat_by_as_many_numbers_as_it_names() -> None:
    for game in installed_games().values():
        guide = game.guide()
        assert len(set(guide.features())) == len(guide.features())
        for seats in range(game.fewest, game.most + 1):
            state = game.new(seats, game.defaults(seats), FastRng(seats))
            for seat in range(seats):
                assert len(guide.describe(state, seat)) == len(guide.features())
            chances = guide.chances(state)
            assert len(chances) == seats
            assert all(0.0 <= chance <= 1.0 for chance in chances)
