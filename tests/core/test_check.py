"""`undercroft check` lets a sound game pass and names every planted fault."""

import random

import msgspec
import pytest

from tests.toy import faults
from tests.toy.game import TOY, ToyGame, ToyState
from tests.toy.view import Options
from undercroft.core.action import Action
from undercroft.core.check import Failure, check_game, setups_of
from undercroft.core.check.fault import Fault
from undercroft.core.check.learning import check_recall, check_tree
from undercroft.core.match import new_match, replay
from undercroft.core.rng import FastRng, Rng
from undercroft.core.state import State

pytestmark = pytest.mark.once

SEED = 1


def failure_of(state: type[ToyState], games: int = 60) -> Failure:
    random.seed(SEED)  # what draws besides the record draws the same here, so that it is named the same
    game = ToyGame(state)
    report = check_game(game, games, SEED, setups_of(game, None, None), longest=300)
    assert report.failure is not None, f"{state.__name__} was not caught in {games} games"
    return report.failure


def test_a_sound_game_passes_at_every_seat_count_and_in_every_variant() -> None:
    seen: list[int] = []
    report = check_game(TOY, 36, SEED, setups_of(TOY, None, None), seen.append)
    assert report.failure is None, report.failure.text()
    assert report.setups == 6
    assert seen == list(range(1, 37))
    assert report.positions > 36 * 6


# Of each fault: the check that names it, words of its description, and how long its shortest record may be.
@pytest.mark.parametrize(
    ("state", "check", "words", "steps"),
    [
        (faults.LeakedHand, "same view", "seat 0 is shown what it may not know: view: discard", 0),
        (faults.LeakedToWatchers, "same view", "the watcher is shown what it may not know: view: top", 1),
        (faults.LeakedInEvent, "lock-step", "SealedCard or told by an event", 1),
        (faults.LeakedInEventOfAnother, "lock-step", "event 1 of the step: card", 1),
        (faults.LeakedInLegal, "same view", "Stake 3 or legal", 2),
        (faults.LeakedInPrompt, "same view", "prompt: id", 2),
        (faults.LeakedInWhyNot, "same view", "is told why not", 0),
        (faults.LeakedInFigures, "same view", "figures: unseen", 1),
        (faults.LeakedInForesight, "same view", "what it may not know: unseen", 1),
        (faults.LeakedInPlan, "same view", "sees in a plan what it may not know: unseen", 0),
        (faults.LeakedInPicture, "same view", "in its picture", 0),
        (faults.OpenToNobody, "open view", "open eyes are not shown hand of seat", 0),
        (faults.OpenButForSealedCards, "open view", "open eyes are not shown sealed card of seat", 12),
        (faults.OpenEyesAreAsked, "open view", "open eyes wait otherwise than a watcher: id", 0),
        (faults.DealsNothing, "redeal", "never change hand of seat", 0),
        (faults.KeepsOneSecret, "redeal", "never change sealed card of seat", 1),
        (faults.KeepsTheDeck, "redeal", "never change hand of seat or never mix a pile", 0),
        (faults.ForgetsWhatWasSeen, "redeal", "changes what it knows, top card", 1),
        (faults.DeadEnd, "dead end", "has no legal action", 4),
        (faults.OffersTheImpossible, "listed action", "plays Peek: IndexError", 14),
        (faults.RefusesWithoutReason, "unlisted action", "is refused without a reason", 1),
        (faults.SharedList, "copy", "play in a copy changes", 0),
        (faults.LostInCopy, "copy", "a copy differs: dump: peeked", 1),
        (faults.MissingInDump, "dump and load", "what is loaded differs: seat 0: view: seats[", 1),
        (faults.HiddenFieldMissingInDump, "dump and load", "what is loaded plays on differently", 12),
        (faults.LosesACard, "invariants", "the cards are", 5),
        (faults.RollsItsOwnDice, "replay", "the record does not always replay to the same", 6),
        (
            faults.PeeksForNothing,
            "take-back",
            "something hidden, yet the step can be taken back",
            12,
        ),
        (faults.Crashes, "listed action", "plays Seal 11: IndexError: no such card", 1),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_planted_fault_is_caught_and_named(
    state: type[ToyState], check: str, words: str, steps: int
) -> None:
    failure = failure_of(state)
    assert failure.check == check
    assert any(part in failure.detail for part in words.split(" or ")), failure.detail
    assert len(failure.steps()) - 1 <= steps


@pytest.mark.parametrize(
    ("state", "check", "words"),
    [
        (faults.TellsAnUnlistedEvent, "box", "Whispered is told, and is not among the game's events"),
        (faults.ShowsAnotherView, "box", "view gives a Figures, the box names View"),
        (faults.ListsNoSecrets, "redeal", "yet secrets() never lists a row"),
    ],
)
def test_a_mistake_between_the_rules_and_the_box_is_named(
    state: type[ToyState], check: str, words: str
) -> None:
    failure = failure_of(state, 6)
    assert failure.check == check
    assert words in failure.detail


class Bounded(ToyGame):
    """The toy with the bounds that observations need, so that what learners rely on is checked too."""

    def __init__(self, kind: type[ToyState] = faults.Bounded) -> None:
        super().__init__(kind)
        self.view = faults.BoundedView


class OneNumberForAll(Bounded):
    """Every action has the same number."""

    def number(self, state: State, action: Action) -> int:
        return 0


def test_a_sound_game_passes_with_what_learners_rely_on() -> None:
    game = Bounded()
    report = check_game(game, 12, SEED, setups_of(game, None, None))
    assert report.failure is None, report.failure.text()


@pytest.mark.parametrize(
    ("game", "check", "words"),
    [
        (OneNumberForAll(), "numbers of actions", "has the number 0 of Seal 0"),
        (Bounded(faults.ExceedsItsBounds), "observation", "seat 0: deck is 13, not from 0 to 12"),
        (
            Bounded(faults.ObservesNothing),
            "observation",
            "seat 0 observes 0 as seats.0.cards, the view says 3",
        ),
        (Bounded(faults.ExceedsItsBoundsUnobserved), "observation", "seat 0: deck is 13, not from 0 to 12"),
    ],
    ids=lambda value: value.kind.__name__ if isinstance(value, Bounded) else "",
)
def test_a_mistake_in_what_learners_rely_on_is_named(game: Bounded, check: str, words: str) -> None:
    failure = check_game(game, 12, SEED, setups_of(game, None, None)).failure
    assert failure is not None
    assert failure.check == check
    assert words in failure.detail


def test_a_view_that_shows_what_no_event_told_is_named() -> None:
    """In a whole game the lock-step may find it first."""
    match = new_match(Bounded(faults.ShowsWhatItDoesNotTell), 2, Options("high"), FastRng(SEED))

    def check_often() -> None:
        for seed in range(200):
            check_recall(match, FastRng(seed))

    with pytest.raises(Fault, match="was told the same, but is shown view: top") as caught:
        check_often()
    assert caught.value.check == "recall"


class DrawsOnceMoreEachTime(Bounded):
    """Remembers how often it was set up, which no position says."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def new(self, seats: int, options: msgspec.Struct, rng: Rng) -> State:
        self.times += 1
        for _ in range(self.times):
            rng.below(2)
        return super().new(seats, options, rng)


def test_a_game_whose_draws_depend_on_more_than_the_position_is_no_tree() -> None:
    with pytest.raises(Fault, match="the tree does not draw 9") as caught:
        check_tree(DrawsOnceMoreEachTime(), 2, Options("high"), SEED)
    assert caught.value.check == "tree"


def test_a_position_with_the_tag_of_another_game_is_named() -> None:
    game = ToyGame()
    game.position = faults.WrongTag
    failure = check_game(game, 1, SEED, setups_of(game, 2, None)).failure
    assert failure is not None
    assert failure.detail == ("dumps name the game 'taken': write class WrongTag(Position, tag=\"toy\", …)")


def test_options_that_overlook_a_mistyped_one_are_named() -> None:
    game = ToyGame()
    game.options = faults.LaxOptions
    failure = check_game(game, 1, SEED, setups_of(game, 2, None)).failure
    assert failure is not None
    assert "write class LaxOptions(…, forbid_unknown_fields=True)" in failure.detail


def test_a_game_without_an_end_is_cut_off_and_named() -> None:
    failure = failure_of(faults.NeverEnds)
    assert failure.check == "length"
    assert "not over after 300 steps" in failure.detail


def test_a_failure_tells_seed_seats_options_and_a_record_that_can_be_replayed() -> None:
    failure = failure_of(faults.KeepsOneSecret)
    text = failure.text()
    assert f"seed {failure.seed}, {failure.seats} seats, options " in text
    assert (
        f"undercroft check toy --games 1 --seed {failure.seed} --seats {failure.seats} --options '{{" in text
    )
    assert "   1  seat " in text
    record = msgspec.json.decode(text.splitlines()[-1])
    match = replay(ToyGame(faults.KeepsOneSecret), record)
    assert [card for card in match.state.dump()["sealed"] if card >= 0]  # type: ignore[attr-defined]


def test_the_command_of_a_failure_finds_it_again() -> None:
    failure = failure_of(faults.MissingInDump)
    game = ToyGame(faults.MissingInDump)
    setups = setups_of(game, failure.seats, failure.options)
    again = check_game(game, 1, failure.seed, setups).failure
    assert again is not None
    assert again.check == failure.check


def test_only_the_seats_and_options_asked_for_are_run_through() -> None:
    options = TOY.variants(3)[1]
    assert [(setup.seats, setup.options) for setup in setups_of(TOY, 3, options)] == [(3, options)]
    assert [setup.seats for setup in setups_of(TOY, None, options)] == [2, 3, 4]
    assert setups_of(TOY, 9, None) == []
