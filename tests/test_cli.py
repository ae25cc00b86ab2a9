"""The command line: what it prints, and a sentence for every mistake."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from tests.toy import faults
from tests.toy.game import TOY, ToyGame
from tests.toy.view import Options, ToyPosition
from undercroft.cli import main
from undercroft.core.bits import members
from undercroft.core.build import COMPILED
from undercroft.core.match import new_match
from undercroft.core.playthrough import told_again
from undercroft.core.rng import FairRng, FastRng, commitment, promise_of
from undercroft.words import language_here

pytestmark = pytest.mark.once

SECRET = bytes(32)
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The toy game, and a broken one, as packages that somebody has installed."""
    folder = tmp_path / "installed"
    package = folder / "toy_games-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: toy-games\nVersion: 1.0\n", encoding="utf-8"
    )
    (package / "entry_points.txt").write_text(
        "[undercroft.games]\ntoy = tests.toy.game:GAME\nleaky = tests.test_cli:LEAKY\nwrong = json:dumps\n"
        "[undercroft.checks]\nballoons = tests.toy.balloons:check\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    return folder


class LeakyPosition(ToyPosition, tag="leaky", kw_only=True):
    """A position of another game with the same fields."""


class Leaky(faults.LeakedInEvent):
    shape = LeakyPosition


LEAKY = ToyGame(Leaky)


@pytest.fixture
def run(box: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["undercroft", *words])
        monkeypatch.setenv("COLUMNS", "200")
        with pytest.raises(SystemExit) as caught:
            main()
        said = capsys.readouterr()
        assert isinstance(caught.value.code, int)
        return caught.value.code, said.out, said.err

    return call


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game as the server gives it away."""
    rng = FairRng(SECRET, ["a", "b"])
    match = new_match(TOY, 2, Options(), rng)
    choice = FastRng(3)
    while match.state.actors():
        actors = members(match.state.actors())
        seat = actors[choice.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[choice.below(len(legal))], rng)
    fair = {"commitment": commitment(SECRET), "secret": SECRET.hex(), "nonces": ["a", "b"]}
    players = [
        {"kind": "person", "nick": "Ада", "bot": None},
        {"kind": "bot", "nick": None, "bot": "random"},
    ]
    outcome = msgspec.to_builtins(match.state.outcome())
    file = tmp_path / "record.json"
    file.write_bytes(
        msgspec.json.encode({**match.record(), "fair": fair, "players": players, "outcome": outcome})
    )
    return file


def changed(file: Path, **fields: object) -> Path:
    record = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode({**record, **fields}))
    return file


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chequers"], 'Unknown command "chequers"'),
        (["check", "chess"], "There is no game called 'chess'; installed are: "),
        (["check", "wrong"], "The game 'wrong' cannot be used: json:dumps is no Game."),
        (["check"], '"GAME"'),
        (["check", "toy", "--games", "0"], "--games"),
        (["check", "toy", "--games", "many"], "--games"),
        (["check", "toy", "--seed", "-1"], "--seed"),
        (["check", "toy", "--seed", str(2**70)], "--seed"),
        (["check", "toy", "--seats", "7"], "toy is for 2 to 4 seats, not 7."),
        (["check", "toy", "--options", "{"], "--options is not JSON"),
        (["check", "toy", "--options", "[" * 5000], "--options is not JSON"),
        (["check", "toy", "--options", '"\udcff"'], "--options is not JSON"),
        (
            ["check", "toy", "--options", '{"variant":"odd"}'],
            "These options do not fit: variant: cannot be 'odd'",
        ),
        (["check", "toy", "--fast"], 'Unknown option: "--fast"'),
        (["bench", "chess"], "There is no game called 'chess'"),
        (["bench", "toy", "--seats", "1"], "toy is for 2 to 4 seats, not 1."),
        (["bench", "toy", "--seconds", "0"], "--seconds"),
        (["arena", "toy", "--bots", "deep"], "toy has no bot called 'deep'; it has high, search, random."),
        (["arena", "toy", "--bots", "high,high,high", "--seats", "2"], "3 bots do not fit on 2 seats."),
        (["playthrough", "toy", "--seats", "5"], "toy is for 2 to 4 seats, not 5."),
        (["replay", "/no/such/file"], "/no/such/file cannot be read: No such file"),
        (["verify", "/no/such/file"], "/no/such/file cannot be read: No such file"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_gets_a_sentence_and_exit_code_two(run: Run, words: list[str], sentence: str) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert err.startswith("undercroft: ")
    assert sentence.replace('"', "") in err.replace('"', "")
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "serve",
        "tables",
        "backup",
        "check",
        "bench",
        "arena",
        "playthrough",
        "replay",
        "verify",
        "types",
    ],
)
def test_every_command_has_a_page_of_help(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"Usage: undercroft {command}" in out
    assert command in run("--help")[1]


def test_a_sound_game_passes_the_check(run: Run) -> None:
    code, out, _ = run("check", "toy", "--games", "12", "--seed", "5")
    assert code == 0
    assert out.startswith("toy: all points hold in 12 games over 6 set-ups, ")
    assert ("compiled" if COMPILED else "interpreted") in out
    assert "Also played" not in out  # its view says no bounds, so that it has no observations


def test_the_check_says_what_else_was_tried_and_what_was_not(run: Run) -> None:
    code, out, _ = run("check", "raiders", "--games", "1", "--seats", "3")
    assert code == 0
    assert "Also played through: gymnasium, open-spiel, pettingzoo.\n" in out
    assert out.endswith("Not played through balloons: pip install 'undercroft[party]'\n")


def test_a_leak_fails_the_check_with_a_record_that_replay_shows(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("check", "leaky", "--games", "20", "--seats", "3")
    assert code == 1
    assert out.startswith("leaky: check failed: lock-step\n")
    file = tmp_path / "leak.json"
    file.write_text(out.splitlines()[-1].strip(), encoding="utf-8")
    code, out, _ = run("replay", str(file))
    assert code == 0
    assert "SealedCard" in out
    assert "The game is not over" in out


def test_bench_prints_one_object_of_figures(run: Run) -> None:
    code, out, err = run("bench", "toy", "--seats", "3", "--seconds", "0.2", "--json")
    assert code == 0
    figures = msgspec.json.decode(out)
    assert list(figures) == ["toy"]
    assert figures["toy"]["seats"] == 3
    assert figures["toy"]["compiled"] is COMPILED
    assert "toy: round 5" in err


def test_bench_shows_a_table_and_the_slowest_position(run: Run) -> None:
    code, out, _ = run("bench", "toy", "--seconds", "0.2")
    assert code == 0
    assert f"The rules run {'compiled' if COMPILED else 'interpreted'}" in out
    assert "99.9 % of lists" in out
    TOY.load(msgspec.json.decode(out.splitlines()[-1]))


def test_arena_shows_shares_with_intervals(run: Run) -> None:
    code, out, _ = run("arena", "toy", "--seats", "2", "--games", "60")
    assert code == 0
    assert "60 games, 2 seats" in out
    assert "above even" in out
    assert "95 % interval" in out
    assert re.search(r"\+\d+ to \+\d+", out)


def test_playthrough_writes_a_text_that_replays(run: Run) -> None:
    code, out, _ = run("playthrough", "toy", "--seats", "2", "--seed", "8", "--options", '{"variant":"low"}')
    assert code == 0
    assert told_again(TOY, out) == out


def test_types_are_written_once_and_then_checked(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "generated"
    assert run("types", "--folder", str(folder), "--check")[0] == 1
    code, out, _ = run("types", "--folder", str(folder))
    assert code == 0
    assert str(folder / "toy.ts") in out
    assert run("types", "--folder", str(folder), "--check") == (0, "", "")
    assert run("types", "--folder", str(folder))[1] == ""
    (folder / "toy.ts").write_text("// other", encoding="utf-8")
    code, _, err = run("types", "--folder", str(folder), "--check")
    assert code == 1
    assert f"{folder / 'toy.ts'} is not up to date" in err


# Records


def test_a_record_is_shown_openly(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert "all that happened" in out
    assert "Ада" in out
    assert "draws " in out
    assert "(in secret)" in out
    assert re.search(r"with \d+ points", out)
    assert run("replay", str(record), "--seat", "-2")[1] == out


def test_a_record_is_shown_as_one_seat_was_told_it(run: Run, record: Path) -> None:
    entries = msgspec.json.decode(record.read_bytes())["entries"]
    code, out, _ = run("replay", str(record), "--seat", "1", "--positions")
    assert code == 0
    sealed = next(text for seat, text, _ in entries if seat == 0 and text.startswith("Seal"))
    assert f"Ада {sealed}" not in out
    assert "Ада …" in out
    assert "draws " not in out
    assert "hand " in out
    assert run("replay", str(record), "--seat", "-1")[0] == 0


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_record_is_shown_in_the_language_asked_for(run: Run, record: Path, language: str) -> None:
    code, out, _ = run("replay", str(record), "--language", language)
    assert code == 0
    assert TOY.titles[language] in out


def test_a_language_without_words_is_refused(run: Run, record: Path) -> None:
    code, _, err = run("replay", str(record), "--language", "tlh")
    assert code == 2
    assert "There are no texts in “tlh”; there are: en," in err


def test_the_command_line_speaks_the_language_of_who_is_there(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "всё сходится. Секрет тот самый" in run("verify", str(record))[1]
    shown = run("replay", str(record))[1]
    assert "всё, что было" in shown
    assert "(втайне)" in shown
    assert TOY.titles["ru"] in shown
    assert "all that happened" in run("replay", str(record), "--language", "en")[1]
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "усе сходиться. Секрет той самий" in run("verify", str(record))[1]
    assert "так, як бачить глядач" in run("replay", str(record), "--seat", "-1")[1]
    assert run("verify", "/no/such/file")[2].startswith("undercroft: Не вдається прочитати /no/such/file: ")
    record.write_bytes(b"{")
    assert "обривається посередині" in run("replay", str(record))[2]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "ru_UA.utf8@euro"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({}, "en"),
    ],
    ids=str,
)
def test_whose_language_it_is_stands_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_here() == language


def test_a_terminal_that_cannot_write_it_gets_english(record: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", "verify", "/no/such/file"],
        env={**os.environ, "LC_ALL": "ru_RU.KOI8-R", "PYTHONIOENCODING": "koi8-r"},
        capture_output=True,
    )
    assert done.stderr.startswith(b"undercroft: /no/such/file cannot be read")


def test_what_a_file_holds_does_not_steer_the_terminal(run: Run, record: Path) -> None:
    shown = msgspec.json.decode(record.read_bytes())
    shown["players"][0]["nick"] = "\x1b[2J\x07Eve\u202e"
    record.write_bytes(msgspec.json.encode(shown))
    code, said, _ = run("replay", str(record))
    assert code == 0
    assert "\\x1b[2J\\x07Eve\\u202e" in said
    early = {**shown, "entries": shown["entries"][:1], "ending": "\x1b[2J", "outcome": None}
    record.write_bytes(msgspec.json.encode(early))
    code, said, _ = run("replay", str(record))
    assert code == 0
    assert "(\\x1b[2J)" in said
    shown["entries"][0][1] = "\x1b[2J"
    record.write_bytes(msgspec.json.encode(shown))
    for command in ("replay", "verify"):
        code, *heard = run(command, str(record))
        assert code != 0
        assert "\x1b" not in "".join(heard)
        assert "\\x1b[2J" in "".join(heard)


def test_a_fair_record_is_verified(run: Run, record: Path) -> None:
    code, out, _ = run("verify", str(record))
    assert code == 0
    assert ": in order. The secret is the one that was sealed" in out
    assert f"The seal: {commitment(SECRET)}" in out
    assert "No seat had fixed its part beforehand: whoever runs the server could have steered" in out


def test_of_promised_parts_a_record_says_what_must_be_compared(run: Run, record: Path) -> None:
    """The file was written by whoever runs the server: it cannot prove when a part was fixed."""
    fair = msgspec.json.decode(record.read_bytes())["fair"]
    promised = {**fair, "promises": [promise_of("a"), promise_of("b")]}
    code, out, _ = run("verify", str(changed(record, fair=promised)))
    assert code == 0
    assert (
        "According to the record, these seats fixed their parts before anybody’s part was known: 0, 1." in out
    )
    assert "compare the seal and the promises with those that the table showed" in out
    for seat, nonce in enumerate("ab"):
        assert f"The promise of seat {seat}: {promise_of(nonce)}" in out


def test_a_steered_record_is_not(run: Run, record: Path) -> None:
    setup = msgspec.json.decode(record.read_bytes())["setup"]
    code, out, _ = run("verify", str(changed(record, setup=[(setup[0] + 1) % 12, *setup[1:]])))
    assert code == 1
    assert "not in order: the set-up: the record has the draws" in out


def test_an_agreed_take_back_and_an_early_end_are_shown(run: Run, tmp_path: Path) -> None:
    match = new_match(TOY, 2, Options(), FastRng(4))
    match.play(0, match.state.legal(0)[0], FastRng(5))
    match.rewind(1, 0)
    file = tmp_path / "early.json"
    file.write_bytes(msgspec.json.encode({**match.record(), "outcome": None, "ending": "agreed"}))
    code, out, _ = run("replay", str(file))
    assert code == 0
    assert "1 back to the position after 0, as all agreed" in out
    assert "The game has no outcome: it was ended early (agreed)." in out


def test_events_name_players_as_the_table_does(run: Run, record: Path) -> None:
    _, out, _ = run("replay", str(record))
    assert "Sealed seat Ада" in out
    assert "Sealed seat Owl" in out
    shown = msgspec.json.decode(record.read_bytes())
    shown["players"][0]["nick"] = None
    record.write_bytes(msgspec.json.encode(shown))
    _, out, _ = run("replay", str(record), "--language", "uk")
    assert "Sealed seat Гравець 1" in out
    assert "Sealed seat Сова" in out


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9, 0.999])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_was_cut_is_refused(run: Run, record: Path, command: str, share: float) -> None:
    content = record.read_bytes()
    record.write_bytes(content[: int(len(content) * share)])
    code, _, err = run(command, str(record))
    assert code == 2
    assert f"{record} is incomplete: it is empty or was cut off." in err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"not json", "is not a JSON file"),
        (b"\xff\xfe", "is not a JSON file"),
        (b"[1, 2]", "is not the record of a game"),
        (b'{"game": 7}', "is not the record of a game"),
        (b'{"game": "chess"}', "There is no game called 'chess'"),
        (b"[" * 100_000, "is not a JSON file"),
        (b'{"game": "toy"} {', "is not a JSON file"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_is_refused(
    run: Run, tmp_path: Path, command: str, content: bytes, sentence: str
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    code, _, err = run(command, str(file))
    assert code == 2
    assert sentence in err


def test_a_record_that_breaks_off_says_where(run: Run, record: Path) -> None:
    entries = msgspec.json.decode(record.read_bytes())["entries"]
    entries[2] = [0, "Seal 99", []]
    code, _, err = run("replay", str(changed(record, entries=entries)))
    assert code == 2
    assert "entry 3 (Seal 99): That action cannot be read: card" in err


def test_a_seat_that_the_record_does_not_have_is_refused(run: Run, record: Path) -> None:
    code, _, err = run("replay", str(record), "--seat", "5")
    assert code == 2
    assert "This game has the seats 0 to 1; --seat -1 is a watcher, --seat -2 sees everything." in err


SCRIPT = Path(sys.executable).with_name("undercroft")


def test_the_command_is_installed() -> None:
    done = subprocess.run([SCRIPT, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("undercroft ")


def test_whoever_stops_reading_causes_no_complaint() -> None:
    done = subprocess.run(
        ["sh", "-c", f"'{SCRIPT}' playthrough raiders --seed 1 | head -n 1"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("game: raiders")
    assert done.stderr == ""


def test_a_data_file_with_a_wrong_field_is_named_by_file_card_and_field(tmp_path: Path) -> None:
    own = files("undercroft.games.raiders").joinpath("components.toml").read_text(encoding="utf-8")
    file = tmp_path / "raiders.toml"
    file.write_text(own.replace("wounds = ", 'wounds = "many" #', 1), encoding="utf-8")
    done = subprocess.run(
        [SCRIPT, "check", "raiders", "--games", "1"],
        env={**os.environ, "UNDERCROFT_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"undercroft: {file}: ")
    assert "wounds must be a whole number" in done.stderr
    assert "Traceback" not in done.stderr
