"""The report: one page that needs nothing else, in three languages, of whole tables only."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from tests.lab.test_simulate import undercroft
from undercroft.core.arena import Share
from undercroft.core.game import installed_game
from undercroft.lab import charts
from undercroft.lab.findings import Findings
from undercroft.lab.own import fainting_by_character
from undercroft.lab.plan import Plan
from undercroft.lab.players import Here
from undercroft.lab.report import make_picture, make_report, read_runs, worth_card
from undercroft.lab.simulate import simulate
from undercroft.lab.speech import Speech
from undercroft.refusal import Refused

pytestmark = pytest.mark.once

LANGUAGE_OF = {"doggies": "uk", "dragon": "ru", "goblins": "en", "jackal": "ru", "raiders": "uk"}


class Tags(HTMLParser):
    """Which tags are open, and everything that a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link"):
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)


def run_of(slug: str, folder: Path, games: int = 60, seats: int | None = None, **options: object) -> Path:
    box = installed_game(slug)
    count = box.fewest if seats is None else seats
    plan = Plan(slug, count, options, ["random"] * count, games, 1, "0", box.digest, uses=True)
    prefix = folder / f"{slug}-{count}-{len(list(folder.iterdir()))}"
    simulate(plan, prefix, Here())
    return prefix


@pytest.mark.parametrize("slug", sorted(LANGUAGE_OF))
def test_a_page_needs_nothing_else(tmp_path: Path, slug: str) -> None:
    speech = Speech(LANGUAGE_OF[slug], installed_game(slug))
    page = make_report(read_runs([run_of(slug, tmp_path)]), speech)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert all(address.startswith(("#", "data:")) for address in tags.fetched)
    assert "<script" not in page
    said = " ".join(tags.text)
    assert speech.title() in said
    assert not re.search(r"\blab-[a-z]|\{ ?\$|-score-|-outcome-", said), "words are missing"
    assert not re.search(r"#[0-9a-f]{6}", re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)), (
        "every colour of a plot must follow the page"
    )


@pytest.mark.parametrize(
    ("language", "name", "value", "said"),
    [
        ("en", "variant", "tactical", "Variant: Tactical"),
        ("ru", "variant", "tactical", "Вариант: Тактический"),
        ("uk", "pace", None, "pace: немає"),
        ("uk", "open_hands", True, "open hands: так"),
    ],
)
def test_options_are_named_as_on_the_page_of_a_new_table(
    language: str, name: str, value: object, said: str
) -> None:
    assert Speech(language, installed_game("raiders")).option(name, value) == said


def test_components_of_one_name_are_told_apart_without_their_ids() -> None:
    speech = Speech("ru", installed_game("raiders"))
    assert [speech.name(id) for id in ("treasure_4_2", "treasure_3", "goblin")] == [
        "Два сундука (4, 2)",
        "Сокровище (3)",
        "Гоблин",
    ]


def test_several_runs_stand_side_by_side(tmp_path: Path) -> None:
    runs = read_runs([run_of("goblins", tmp_path, 4, seats) for seats in (3, 4)])
    page = make_report(runs, Speech("en", installed_game("goblins")))
    assert "3 seats" in page
    assert "4 seats" in page
    assert "Rounds that the gnomes win" in page


def test_runs_of_two_games_make_no_report(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="about one game"):
        read_runs([run_of("goblins", tmp_path, 1), run_of("raiders", tmp_path, 1)])


def test_long_names_are_broken_and_not_cut() -> None:
    rows = [(f"Gold hall with a secret passage, {way}", 0.02, 0.01, 0.03, False) for way in ("bend", "fork")]
    drawn = charts.svg(charts.dots(rows, "Difference"), "Played")
    assert "passage, bend" in drawn
    assert "passage, fork" in drawn
    assert "…" not in drawn


def test_ticks_are_plain_numbers() -> None:
    drawn = charts.svg(charts.bars([("Walk", 120.0), ("Swim", 2.0)], "For each game", percent=False), "Moves")
    assert ">120<" in drawn
    assert "e+" not in drawn


def test_a_picture_for_a_readme(tmp_path: Path) -> None:
    picture = make_picture(read_runs([run_of("raiders", tmp_path)]), Speech("en", installed_game("raiders")))
    assert picture.startswith(b"\x89PNG")


def test_a_broken_table_is_named(tmp_path: Path) -> None:
    prefix = run_of("raiders", tmp_path, 2)
    seats = prefix.with_name(prefix.name + ".seats.parquet")
    seats.write_bytes(seats.read_bytes()[:-50])
    with pytest.raises(Refused, match=r"seats\.parquet cannot be read as a table"):
        Findings(prefix)
    seats.unlink()
    with pytest.raises(Refused, match=r"seats\.parquet is missing"):
        Findings(prefix)
    games = prefix.with_name(prefix.name + ".games.parquet")
    games.write_bytes(b"PAR1")
    with pytest.raises(Refused, match=r"games\.parquet cannot be read as a table"):
        Findings(games)
    with pytest.raises(Refused, match="not a run"):
        Findings(tmp_path / "nothing")


@pytest.mark.parametrize("table", ["games", "seats", "uses"])
def test_a_table_that_is_damaged_in_the_middle_is_named(tmp_path: Path, table: str) -> None:
    prefix = run_of("raiders", tmp_path, 30)
    path = prefix.with_name(f"{prefix.name}.{table}.parquet")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 3] + bytes(len(whole) // 3) + whole[2 * (len(whole) // 3) :])
    with pytest.raises(Refused, match=rf"{table}\.parquet cannot be read as a table"):
        Findings(prefix)


@pytest.mark.parametrize(
    ("table", "column"), [("games", "decisions"), ("games", "reason"), ("seats", "score"), ("uses", "amount")]
)
def test_a_table_without_a_column_is_named(tmp_path: Path, table: str, column: str) -> None:
    prefix = run_of("raiders", tmp_path, 3)
    path = prefix.with_name(f"{prefix.name}.{table}.parquet")
    frame = pl.read_parquet(path)
    frame.drop(column).write_parquet(path)
    with pytest.raises(
        Refused, match=rf"{table}\.parquet is not a whole table .* lacks values of: {column}\."
    ):
        Findings(prefix)
    frame.with_columns(pl.lit("many").alias(column)).write_parquet(path)
    if column != "reason":
        with pytest.raises(Refused, match=rf"{table}\.parquet cannot be read as a table"):
            Findings(prefix)


def test_seats_of_another_run_do_not_pass(tmp_path: Path) -> None:
    one, other = run_of("raiders", tmp_path, 3), run_of("raiders", tmp_path, 4)
    seats = [prefix.with_name(f"{prefix.name}.seats.parquet") for prefix in (one, other)]
    seats[0].write_bytes(seats[1].read_bytes())
    with pytest.raises(Refused, match=r"seats\.parquet does not fit the table of games"):
        Findings(one)


def test_a_table_without_score_sheets_has_no_lines(tmp_path: Path) -> None:
    prefix = run_of("doggies", tmp_path, 3)
    path = prefix.with_name(f"{prefix.name}.seats.parquet")
    frame = pl.read_parquet(path)
    frame.select("game", "seat", "bot", "place", "points", "score").write_parquet(path)
    assert Findings(prefix).lines() == []
    frame.with_columns(sheet=pl.lit("[{")).write_parquet(path)
    with pytest.raises(Refused, match=r"seats\.parquet cannot be read as a table"):
        Findings(prefix).lines()


def test_a_page_and_a_picture_on_the_command_line(tmp_path: Path) -> None:
    run = run_of("raiders", tmp_path, 30)
    page, picture = tmp_path / "page.html", tmp_path / "page.png"
    words = ["report", str(run), "--output", str(page), "--png", str(picture)]
    done = undercroft(*words, "--language", "uk")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [str(page), str(picture)]
    assert '<html lang="uk"' in page.read_text()
    assert picture.read_bytes().startswith(b"\x89PNG")
    before = page.read_bytes()
    done = undercroft(*words, "--language", "ru")
    assert done.returncode == 2
    assert f"{page}" in done.stderr
    assert "--force" in done.stderr
    assert page.read_bytes() == before
    assert undercroft("report", run, "--output", page, "--language", "ru", "--force").returncode == 0
    assert '<html lang="ru"' in page.read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Name at least one run"),
        (["nothing"], "nothing is not a run of `undercroft simulate`"),
        (["nothing", "--language", "tlh"], "tlh"),
    ],
)
def test_what_cannot_be_reported_is_a_sentence(tmp_path: Path, words: list[str], said: str) -> None:
    done = undercroft("report", *words, "--output", tmp_path / "page.html")
    assert done.returncode == 2
    assert done.stderr.startswith("undercroft: ")
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []


def dealt(findings: Findings, wins: Sequence[Sequence[int]]) -> None:
    """Every game of a deal is won by the same seat."""
    findings.count = findings.seats * len(wins)
    findings.table = pl.DataFrame(
        [(game, seat, float(seat in wins[game // 4])) for game in range(findings.count) for seat in range(4)],
        schema=["game", "seat", "points"],
        orient="row",
    )


def test_games_of_one_deal_are_not_counted_as_many(tmp_path: Path) -> None:
    findings = Findings(run_of("raiders", tmp_path, 2, 4))
    # Of 20 deals seat 1 wins nine: nothing for 20 games, but of 80 games it would be 36.
    dealt(findings, [[0]] * 9 + [[1]] * 4 + [[2]] * 4 + [[3]] * 3)
    assert findings.seats_differ() > 0.1
    assert findings.by_seat()[0].interval() == pytest.approx(Share(9, 20).interval(), abs=0.03)
    assert findings.by_seat()[0].games == 80


def test_seats_that_differ_in_every_deal_are_found(tmp_path: Path) -> None:
    findings = Findings(run_of("raiders", tmp_path, 2, 4))
    dealt(findings, [[0]] * 20)
    assert findings.seats_differ() == 0.5**19


def test_the_worth_of_a_card_counts_deals(tmp_path: Path) -> None:
    findings = Findings(run_of("raiders", tmp_path, 2, 4))
    dealt(findings, [[0], [1]] * 20)
    findings.table = findings.table.with_columns(score=pl.col("points"))
    held = [(game, 0, "played", "key", 1, 0) for game in range(160) if game // 4 % 4 < 2]
    findings.uses = pl.DataFrame(
        held, schema=["game", "seat", "what", "name", "times", "amount"], orient="row"
    )
    (key,) = findings.worths("played")
    assert key.points.uses == 80
    assert key.points.having.mean == 0.5
    assert key.points.having.deals == 40
    # 20 deals with it, half of them won as a whole: about the error of 20 games, not of 80.
    assert key.points.having.error == pytest.approx(0.5 / 20**0.5, rel=0.05)


def test_what_all_meet_is_judged_by_the_score(tmp_path: Path) -> None:
    findings = Findings(run_of("raiders", tmp_path, 100))
    room = findings.worths_to_all("met")[0]
    games = findings.noted("met").filter(name=room.name)["game"]
    met = pl.col("game").is_in(games.to_list())
    scores = [findings.table.filter(side)["score"].mean() for side in (met, ~met)]
    assert [room.score.having.mean, room.score.lacking.mean] == pytest.approx(scores)
    assert findings.worths("met") == [], "no seat has a room for itself"


def test_a_game_of_which_nothing_is_known_has_a_section_of_components(tmp_path: Path) -> None:
    findings = Findings(run_of("raiders", tmp_path, 60))
    assert findings.uses is not None
    findings.uses = findings.noted("drawn").with_columns(what=pl.lit("met"))
    for language, title in (("en", "Met"), ("ru", "Встречено"), ("uk", "Зустріли")):
        card = worth_card(findings, "met", Speech(language, installed_game("raiders")))
        assert card is not None
        assert card.title == title


def test_who_faints_is_told_by_character(tmp_path: Path) -> None:
    findings = Findings(run_of("raiders", tmp_path, 100))
    speech = Speech("en", installed_game("raiders"))
    (card,) = fainting_by_character(findings, speech)
    assert card.table is not None
    shown = {row[0]: row[1] for row in card.table.rows}
    assert sorted(shown) == ["Explorer", "Knight", "Thief", "Warrior", "Wizard"]
    knights = findings.noted("role").filter(name="knight").select("game", "seat")
    out = findings.table.join(knights, on=["game", "seat"], how="semi")["raiders-score-fainted"]
    assert shown["Knight"].startswith(speech.percent(float(out.sum()) / out.len()) + " (")


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "\u22124,083.5"), ("ru", "\u22124\u202f083,5"), ("uk", "\u22124\u202f083,5")],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, shown: str) -> None:
    assert Speech(language, installed_game("raiders")).number(-4083.5, 1) == shown


@pytest.mark.parametrize("without_winner", [0, 300])
def test_equal_seats_are_equal_even_if_nobody_wins_some_games(tmp_path: Path, without_winner: int) -> None:
    findings = Findings(run_of("raiders", tmp_path, 2, 4))
    findings.count = 800 + without_winner
    findings.table = pl.DataFrame(
        [
            (game, seat, float(game % 4 == seat and game < 800))
            for game in range(findings.count)
            for seat in range(4)
        ],
        schema=["game", "seat", "points"],
        orient="row",
    )
    assert findings.even_share() == pytest.approx(200 / findings.count)
    assert findings.seats_differ() > 0.99


def test_the_worth_of_a_role_counts_the_seats_that_have_it(tmp_path: Path) -> None:
    findings = Findings(run_of("raiders", tmp_path, 100))
    roles = {worth.name: worth for worth in findings.worths("role")}
    held = findings.noted("role").filter(name="knight").select("game", "seat")
    points = findings.table.join(held, on=["game", "seat"], how="semi")["points"]
    assert roles["knight"].points.having.mean == pytest.approx(points.sum() / points.len())
    assert roles["knight"].points.uses == held.height
