"""How strong players are: the model, the schedule, and the file that keeps the games."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from math import log10
from pathlib import Path

import pytest

from tests.toy.game import TOY, HighBot, ToyGame
from tests.toy.view import Options
from undercroft.bots.ladder import BadLadder, Ladder, players_digest
from undercroft.bots.report import hundreds_around, markdown, put_into, svg
from undercroft.bots.strength import Game, rate
from undercroft.core.arena import UnknownBot
from undercroft.core.bot import Bot, RandomBot
from undercroft.core.game import installed_game
from undercroft.core.rng import FastRng


def duels(won: int, lost: int) -> list[Game]:
    return [Game(deal, [0, 1], [1, 2] if deal < won else [2, 1]) for deal in range(won + lost)]


def test_two_players_get_the_usual_elo() -> None:
    good, strong = rate(["strong", "good"], duels(300, 100), "good", 1)[::-1]
    assert (good.elo, good.low, good.high) == (1000, 1000, 1000)
    assert strong.elo == pytest.approx(1000 + 400 * log10(3), abs=2)
    assert strong.low < strong.elo < strong.high
    assert strong.high - strong.low == pytest.approx(
        79, abs=15
    )  # 2 * 1.96 * 400 / ln 10 / sqrt(400 * 3 / 16)


def test_who_never_lost_is_strong_but_not_infinitely() -> None:
    assert 1300 < rate(["strong", "good"], duels(40, 0), "good", 1)[0].elo < 2500


def test_equals_are_equal_and_the_order_of_places_counts() -> None:
    equals = rate(
        ["one", "good", "last"], [Game(deal, [0, 1, 2], [1, 1, 3]) for deal in range(30)], "good", 1
    )
    assert equals[0].elo == pytest.approx(1000, abs=1)
    assert equals[2].elo < 700


def test_who_plays_to_win_alone_is_rated_by_wins() -> None:
    games = [Game(deal, [0, 1, 2], [1, 2, 3] if deal % 2 else [3, 1, 2]) for deal in range(60)]
    by_wins = rate(["all or nothing", "good", "third"], games, "good", 1, all_places=False)
    by_places = rate(["all or nothing", "good", "third"], games, "good", 1)
    assert by_wins[0].elo == pytest.approx(1000, abs=1)
    assert by_places[0].elo < 950


def test_strengths_are_found_again_from_games_drawn_from_them() -> None:
    strengths = [4.0, 2.0, 1.0, 0.5]
    rng = FastRng(5)
    games = []
    for deal in range(2000):
        left = [0, 1, 2, 3]
        places = [0, 0, 0, 0]
        for place in range(1, 5):
            aim = rng.below(1 << 30) / (1 << 30) * sum(strengths[player] for player in left)
            taker = left[-1]
            for player in left:
                aim -= strengths[player]
                if aim < 0:
                    taker = player
                    break
            places[taker] = place
            left.remove(taker)
        games.append(Game(deal, [0, 1, 2, 3], places))
    found = rate(["a", "b", "good", "d"], games, "good", 1)
    for rating, strength in zip(found, strengths, strict=True):
        assert rating.elo == pytest.approx(1000 + 400 * log10(strength), abs=30)
        assert rating.low - 30 <= 1000 + 400 * log10(strength) <= rating.high + 30


class Ladders(ToyGame):
    """The toy with a good bot."""

    def bots(self) -> dict[str, type[Bot]]:  # type: ignore[override]  # a class makes a bot
        high, random = super().bots()["high"], RandomBot
        return {"good": high, "random": random, "again": random}  # type: ignore[dict-item]


def toy_ladder(deals: int = 4, seed: int = 1) -> Ladder:
    return Ladder(Ladders(), 3, Options("high"), ["good", "random", "again"], deals, seed)


def test_every_deal_is_played_in_every_rotation() -> None:
    ladder = toy_ladder()
    assert len(ladder.tasks) == 12
    for deal in range(4):
        sittings = [task.sitting for task in ladder.tasks if task.deal == deal]
        assert {tuple(sitting.index(name) for sitting in sittings) for name in sittings[0]} == {
            (0, 2, 1),
            (1, 0, 2),
            (2, 1, 0),
        }


def test_a_ladder_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    whole = toy_ladder()
    whole.resume(file)
    for task in whole.left()[:7]:
        whole.keep(file, task.number, whole.play(task))
    with file.open("ab") as out:
        out.write(b"[7, [1,")  # the power went
    again = toy_ladder()
    again.resume(file)
    assert again.results == whole.results
    assert [task.number for task in again.left()] == [7, 8, 9, 10, 11]
    again.keep(file, 7, again.play(again.tasks[7]))
    third = toy_ladder()
    third.resume(file)
    assert third.results == again.results


def test_results_of_another_ladder_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    toy_ladder().resume(file)
    with pytest.raises(BadLadder, match="holds the results of another ladder"):
        toy_ladder(seed=2).resume(file)
    for damaged in (b"\xff", b'"\xff"', b"[" * 100_000):
        file.write_bytes(damaged)
        with pytest.raises(BadLadder, match="holds the results of another ladder"):
            toy_ladder().resume(file)


def test_results_of_players_that_have_changed_since_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    assert toy_ladder().resume(file) == ""
    head = file.read_bytes()
    assert toy_ladder().resume(file) == ""
    file.write_bytes(head.replace(players_digest(TOY).encode(), b"0123456789abcdef"))
    with pytest.raises(BadLadder, match="before the players or what they have learned were changed"):
        toy_ladder().resume(file)
    for strange in (b"7", b"[]", b'{"a": 1}'):
        file.write_bytes(head.replace(b'"%b"' % players_digest(TOY).encode(), strange))
        with pytest.raises(BadLadder, match="before the players or what they have learned were changed"):
            toy_ladder().resume(file)


def test_results_from_before_players_were_recorded_are_taken_with_a_remark(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ladder = toy_ladder()
    ladder.resume(file)
    file.write_bytes(file.read_bytes().replace(b'"players":"%b",' % players_digest(TOY).encode(), b""))
    assert b"players" not in file.read_bytes()
    ladder.keep(file, 0, ladder.play(ladder.tasks[0]))
    again = toy_ladder()
    assert "does not say which players it is about" in again.resume(file)
    assert again.results == ladder.results


def test_players_change_with_their_code_and_with_what_they_have_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game in a folder of its own, whose files are then changed."""
    (tmp_path / "changed_toy.py").write_text(CHANGED_TOY, encoding="utf-8")
    (tmp_path / "judgement.json").write_text("{}", encoding="utf-8")
    spec = spec_from_file_location("changed_toy", tmp_path / "changed_toy.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "changed_toy", module)
    spec.loader.exec_module(module)
    found = [players_digest(module.GAME), players_digest(module.GAME)]
    assert found[0] == found[1]
    (tmp_path / "judgement.json").write_text('{"weights": {}}', encoding="utf-8")
    found.append(players_digest(module.GAME))
    (tmp_path / "changed_toy.py").write_text(CHANGED_TOY + "# another rule\n", encoding="utf-8")
    found.append(players_digest(module.GAME))
    (tmp_path / "notes.txt").write_text("nobody plays by this", encoding="utf-8")
    found.append(players_digest(module.GAME))
    assert found[4] == found[3] != found[2] != found[1]


CHANGED_TOY = """
from tests.toy.game import ToyGame
from tests.toy.view import View


class Seen(View, frozen=True):
    pass


GAME = ToyGame()
GAME.view = Seen
"""


def test_a_ladder_needs_players_that_there_are() -> None:
    with pytest.raises(UnknownBot, match="toy has no bot called 'deep'"):
        Ladder(TOY, 2, Options("high"), ["deep"], 1, 1)
    with pytest.raises(UnknownBot, match="by which the others are measured"):
        Ladder(TOY, 2, Options("high"), ["high"], 1, 1)


def test_the_table_and_the_picture_name_every_player(tmp_path: Path) -> None:
    ladder = toy_ladder(deals=3)
    for task in ladder.left():
        ladder.results[task.number] = ladder.play(task)
    table = markdown(ladder)
    assert "| good | 1000 | 1000 to 1000 | 1000 | 1000 to 1000 | 9 |" in table
    assert all(f">{name}</text>" in svg(ladder) for name in ladder.bots)


class Levels(ToyGame):
    """The toy with three levels, the lower two alike."""

    def bots(self) -> dict[str, type[Bot]]:  # type: ignore[override]  # a class makes a bot
        return {"master": HighBot, "seasoned": RandomBot, "novice": RandomBot, "good": HighBot}


def test_neighbouring_levels_are_compared_on_the_same_drawings_of_the_deals() -> None:
    ladder = Ladder(Levels(), 2, Options("high"), ["good", "novice", "master", "seasoned"], 40, 1)
    for task in ladder.left():
        ladder.results[task.number] = ladder.play(task)
    assert ladder.neighbours() == [("master", "seasoned"), ("seasoned", "novice")]
    ratings = {rating.name: rating for rating in ladder.ratings(False)}
    step = ratings["master"].above(ratings["seasoned"])
    assert step.apart == pytest.approx(ratings["master"].elo - ratings["seasoned"].elo)
    assert 0 < step.low < step.apart < step.high
    # The same drawings for both: a player is exactly as strong as itself.
    same = ratings["master"].above(ratings["master"])
    assert (same.low, same.apart, same.high) == (0, 0, 0)
    lines = {line.split(" | ")[0].strip("| "): line for line in markdown(ladder).splitlines()}
    assert " | above the next level | " in lines["player"]
    assert f" | {step.apart:+.0f} ({step.low:+.0f} to {step.high:+.0f}) | " in lines["master"]
    assert "to 1000 |  | 1000" in lines["good"]
    assert " |  | " in lines["novice"]


def test_the_scale_of_the_picture_reaches_below_zero() -> None:
    assert hundreds_around(-123.0, 1000.0) == (-200.0, 1100.0)
    assert hundreds_around(561.0, 1023.0) == (500.0, 1100.0)


def test_where_all_win_together_each_plays_with_itself_at_every_difficulty() -> None:
    dragon = installed_game("dragon")
    ladder = Ladder(dragon, 2, dragon.defaults(2), ["good", "patient"], 3, 1)
    assert len(ladder.tasks) == 3 * 4 * 2
    assert all(len(set(task.sitting)) == 1 for task in ladder.tasks)
    for task in ladder.tasks:
        lucky = [1.0, 1.0] if task.test == "easy" else [0.0, 0.0]
        ladder.results[task.number] = ([1, 1], lucky)
    assert (ladder.success("good", "easy").share(), ladder.success("good", "heroic").share()) == (1.0, 0.0)
    assert "| good | 1.00 (0.44 to 1.00) |" in markdown(ladder)
    assert "patient, heroic" in svg(ladder)
    assert "levels" not in markdown(ladder)


def test_where_all_win_together_neighbouring_levels_are_compared_deal_by_deal() -> None:
    dragon = installed_game("dragon")
    ladder = Ladder(dragon, 2, dragon.defaults(2), ["good", "expert", "master"], 8, 1)
    for task in ladder.tasks:
        # The expert wins every other deal, and the master the same and one more.
        won = task.sitting[0] != "good" and (
            task.deal % 2 == 0 or (task.sitting[0], task.deal) == ("master", 1)
        )
        ladder.results[task.number] = ([1, 1], [1.0, 1.0] if won else [0.0, 0.0])
    step = ladder.difference("master", "expert", "easy")
    assert (step.apart, step.low) == (0.125, 0.0)
    assert 0.125 < step.high <= 0.5
    assert "| levels | easy | medium | high | heroic |" in markdown(ladder)
    assert f"| master – expert | +0.12 (+0.00 to +{step.high:.2f}) |" in markdown(ladder)
    ladder.results.clear()
    assert "| master – expert | +0.00 (+0.00 to +0.00) |" in markdown(ladder)  # nothing is played yet


def test_a_page_keeps_one_block_for_each_game() -> None:
    page = put_into("# Bots\n", "toy", "old\n")
    page = put_into(page, "other", "other\n")
    page = put_into(page, "toy", "new\n")
    assert page.count("<!-- ladder toy -->") == 1
    assert "old" not in page
    assert page.index("new") < page.index("other\n")
