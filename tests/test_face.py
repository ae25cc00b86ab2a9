"""What a Python user meets: printed forms, copies, and refusals in sentences."""

import copy
import html
import pickle
from collections.abc import Callable
from functools import partial

import pytest

import undercroft
from tests.toy.game import TOY
from undercroft import OPEN, WATCHER, BadPosition, BadRecord, IllegalAction, IllegalSetup, Match, UnknownGame


def raiders() -> Match:
    return undercroft.new("raiders", seats=3, seed=7)


# Refusals


def refusal(error: type[Exception], call: Callable[[], object]) -> str:
    with pytest.raises(error) as caught:
        call()
    return str(caught.value)


def test_a_refused_action_says_why_in_english_and_keeps_the_message() -> None:
    match = raiders()
    match.play(0, "Play 3")
    with pytest.raises(IllegalAction) as caught:
        match.play(0, "Play 4")
    assert str(caught.value) == "You have already played your card in this room."
    assert caught.value.message.id == "raiders-why-chosen"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Jump", "That action cannot be read: verb (the verbs are Play, UseTorch)"),
        ("Play", "That action cannot be read: fields (Play takes card)"),
        ("UseTorch 2", "That action cannot be read: fields (UseTorch takes nothing)"),
        (
            "Play 9",
            "That action cannot be read: card (card is one of 1, 2, 3, 4, 5, key, sword, ball, torch)",
        ),
        ("Play(99)", "That action cannot be read: card (card is from 1 to 9)"),
    ],
)
def test_text_that_is_no_action_is_refused_with_what_may_be_written(text: str, words: str) -> None:
    assert refusal(IllegalAction, lambda: raiders().play(0, text)) == words


def test_a_number_out_of_range_says_the_range() -> None:
    match = undercroft.new("jackal", seats=2)
    assert "(slot is from 0 to 4)" in refusal(IllegalAction, lambda: match.play(0, "PlayOwnTile 7"))
    assert "(turn is from r0 to r3)" in refusal(IllegalAction, lambda: match.play(0, "PlaceTile 0 0 r4"))


@pytest.mark.parametrize("action", [3, None, ["Play", 3]])
def test_what_is_no_action_at_all_is_a_wrong_type(action: object) -> None:
    with pytest.raises(TypeError):
        raiders().play(0, action)  # type: ignore[arg-type]


def test_a_seat_that_is_not_there_is_refused_alike_everywhere() -> None:
    match = raiders()
    for seat in (-1, 3):
        for ask in (match.legal, match.view, match.window, lambda seat: match.rewind(seat, 0)):
            assert refusal(ValueError, partial(ask, seat)) == f"there is no seat {seat}; seats are 0 to 2"
    for ask in (match.legal, match.view, match.window):
        with pytest.raises(TypeError):
            ask("0")  # type: ignore[arg-type]
    assert match.view(WATCHER) == match.state.view(WATCHER)
    assert match.view(OPEN) == match.state.view(OPEN)


def test_a_match_goes_back_only_to_an_entry_that_it_has() -> None:
    match = raiders()
    match.play(0, "Play 3")
    for number in (-1, 2):
        words = f"there is no entry {number}; entries are 0 (the set-up) to 1"
        assert refusal(ValueError, partial(match.rewind, 0, number)) == words
    assert len(match.entries) == 1


def test_a_bot_that_is_asked_out_of_turn_says_so() -> None:
    match = raiders()
    match.play(1, "Play 3")
    for name in match.game.bots():
        words = refusal(ValueError, partial(match.bot(name).choose, match.window(1), match.rng))
        assert words == "seat 1 has nothing to choose now; match.actors() says who is asked"


@pytest.mark.parametrize(
    ("slug", "options", "words"),
    [
        ("raiders", {"seats": 9}, "This game is for 3 to 5 players, not for 9."),
        ("raiders", {"seats": 0}, "This game is for 3 to 5 players, not for 0."),
        ("raiders", {"variant": "x"}, "variant: cannot be 'x'; it must be one of 'standard', 'tactical'"),
        ("raiders", {"varant": "x"}, "varant: is not known; there are variant"),
        ("dragon", {"gnomes": 9}, "gnomes: must be a whole number of at most 6"),
        ("jackal", {"five_tiles": True, "mud": False}, "Five tiles are played with mud only"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    slug: str, options: dict[str, object], words: str
) -> None:
    assert words in refusal(IllegalSetup, lambda: undercroft.new(slug, **options))  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", list(undercroft.games()))
def test_a_game_refuses_a_number_of_seats_that_it_is_not_made_for(slug: str) -> None:
    game = undercroft.game(slug)
    for seats in (-1, 0, game.fewest - 1, game.most + 1, 99):
        setup = partial(game.new, seats, game.defaults(game.most), undercroft.FastRng(1))
        words = refusal(IllegalSetup, setup)
        wrong = str(seats).replace("-", "−")
        assert words == f"This game is for {game.fewest} to {game.most} players, not for {wrong}."


def test_arguments_of_the_wrong_kind_are_named() -> None:
    assert "seats is a number from 3 to 5" in refusal(TypeError, lambda: undercroft.new("raiders", seats="3"))  # type: ignore[arg-type]
    assert "a game is named by its slug" in refusal(TypeError, lambda: undercroft.new(3))  # type: ignore[arg-type]
    game = undercroft.game("raiders")
    with pytest.raises(TypeError):
        game.new(3, None, undercroft.FastRng(1))  # type: ignore[arg-type]


def test_without_a_seed_every_game_is_another() -> None:
    setups = {str(undercroft.new("raiders", seats=5, seed=None).setup) for _ in range(20)}
    assert len(setups) > 1
    assert undercroft.new("raiders").record() == undercroft.new("raiders", seed=0).record()
    for seed in ("x", 2**70, True, 1.5):
        start = partial(undercroft.new, "raiders", seed=seed)  # type: ignore[arg-type]
        assert "a seed is a whole number" in refusal(ValueError, start)


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    message = raiders().state.prompt(0)
    assert refusal(ValueError, lambda: undercroft.say(message, "raiders", "fr")) == (
        "there are no words in 'fr'; the languages are en, ru, uk"
    )


def test_a_seat_is_called_so_in_the_language_that_is_spoken() -> None:
    match = raiders()
    bot = match.bot("good")
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, bot.choose(match.window(seat), match.rng))
    outcome = match.outcome()
    assert outcome is not None
    said = [undercroft.say(outcome.why, "raiders", language) for language in ("en", "ru", "uk")]
    for words, name in zip(said, ["seat 1", "место 1", "місце 1"], strict=True):
        assert name in words


@pytest.mark.parametrize("damaged", [b'{"game": "\xff"}', '{"game": "\ud800"}', "[" * 100_000])
def test_damaged_text_is_refused_as_no_json(damaged: str | bytes) -> None:
    assert "nor its JSON" in refusal(BadPosition, lambda: undercroft.load(damaged))
    assert "nor its JSON" in refusal(BadRecord, lambda: undercroft.replay(damaged))


def test_data_of_the_wrong_kind_is_refused_with_what_is_wanted() -> None:
    match = raiders()
    load, replay = undercroft.load, undercroft.replay
    assert refusal(BadPosition, lambda: load(match.record())) == (
        "this is a record; undercroft.replay reads it"
    )
    assert "undercroft.load reads it" in refusal(BadRecord, lambda: replay(match.state.dump()))
    wanted = "this is not a dump, as state.dump() gives, but a Match"
    assert refusal(BadPosition, lambda: load(match)) == wanted  # type: ignore[arg-type]
    assert "nor its JSON" in refusal(BadPosition, lambda: load("saved.json"))
    assert "nor its JSON" in refusal(BadRecord, lambda: replay("saved.json"))
    assert refusal(BadPosition, lambda: load({})) == "game: must name the game"
    assert "There is no game called 'chess'" in refusal(UnknownGame, lambda: load({"game": "chess"}))


# Copies


def finish(match: Match) -> list[object]:
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[match.rng.below(len(match.legal(seat)))])
    entries = match.record()["entries"]
    assert isinstance(entries, list)
    return entries


@pytest.mark.parametrize("slug", list(undercroft.games()))
def test_copies_and_pickles_of_a_match_play_on_the_same(slug: str) -> None:
    match = undercroft.new(slug, seed=3)
    for _ in range(4):
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    record = match.record()
    twins = [copy.deepcopy(match), copy.copy(match), pickle.loads(pickle.dumps(match))]
    states = [copy.deepcopy(match.state), copy.copy(match.state), pickle.loads(pickle.dumps(match.state))]
    assert all(state.dump() == match.state.dump() for state in states)
    assert match.record() == record
    ends = [finish(twin) for twin in twins]
    assert match.record() == record
    assert ends == [finish(match)] * 3


def test_a_game_and_an_action_are_themselves_in_every_copy() -> None:
    match = raiders()
    action = match.legal(0)[0]
    assert copy.deepcopy(action) is action
    assert copy.copy(action) is action
    assert copy.deepcopy(match.game) is match.game
    assert copy.copy(match.game) is match.game
    assert pickle.loads(pickle.dumps(match.game)) is match.game
    assert "an action is kept as text: 'Play 1'" in refusal(TypeError, lambda: pickle.dumps(action))


# Printed forms


def test_what_is_at_the_prompt_is_short() -> None:
    match = raiders()
    assert repr(match) == "<Match of raiders, 3 seats, step 0, waiting for seats 0, 1, 2>"
    log = match.play(0, "Play 3")
    assert repr(log) == "<Log: Chosen>"
    assert repr(match.window(1)) == "<Window on seat 1 of 3; print shows what it sees>"
    assert repr(match.game.verbs) == "<Verbs Play, UseTorch: 10 actions>"
    assert repr(match.game.verbs.verbs) == "[<Verb Play: card>, <Verb UseTorch: no fields>]"
    assert repr(match.bot("good")) == "<bot GoodBot>"
    assert repr(match.rng) == "<FastRng, a source of chance>"
    assert repr(match.entries) == "[<Entry: seat 0 Play 3>]"
    assert repr(undercroft.new(TOY, seats=2).state.decks()) == "[<Deck of 6 cards>]"
    assert repr(undercroft.new(TOY, seats=2).state.secrets()[0]).startswith("Secret('hand of seat 0', ")
    finish(match)
    assert repr(match).endswith(", over>")


@pytest.mark.parametrize("slug", list(undercroft.games()))
def test_an_action_prints_as_the_text_that_plays_it(slug: str) -> None:
    match = undercroft.new(slug, seed=5)
    verbs = match.game.verbs
    for _ in range(30):
        seat = match.actors()[0]
        for action in match.legal(seat):
            assert str(action) == verbs.text(action)
            assert verbs.parse(str(action)) == verbs.parse(repr(action)) == action
        match.play(seat, str(match.legal(seat)[0]))


def test_the_package_lists_what_it_offers() -> None:
    listed = [name for name in dir(undercroft) if not name.startswith("__")]
    assert listed == sorted(name for name in undercroft.__all__ if name != "__version__")
    assert undercroft.__version__ in undercroft.__dict__.values()


# The end


@pytest.mark.parametrize("slug", list(undercroft.games()))
def test_a_game_that_is_over_prints_who_won_and_every_score_sheet(slug: str) -> None:
    match = undercroft.new(slug, seed=2)
    assert "The end:" not in str(match)
    finish(match)
    outcome = match.outcome()
    assert outcome is not None
    for shown in (str(match), str(match.window(0)), match._repr_html_()):
        assert f"The end: {undercroft.say(outcome.why, slug)}" in html.unescape(shown)
        for seat in range(match.seats):
            wins = ", wins" if seat in outcome.winners else ""
            assert f"  seat {seat}, place {outcome.places[seat]}{wins}: " in html.unescape(shown)
