"""Simulating: the same tables whoever plays, whatever interrupts, and nothing half-written."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import polars as pl
import pytest

from tests.server.plugged import install_toy
from undercroft import __version__
from undercroft.core.arena import arena
from undercroft.core.game import installed_game
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.lab.files import Run
from undercroft.lab.findings import Findings
from undercroft.lab.plan import Plan
from undercroft.lab.players import Chunks, Here, Processes
from undercroft.lab.sheets import sheet_lines
from undercroft.lab.simulate import Stopped, simulate
from undercroft.lab.whole import whole, write_bytes
from undercroft.refusal import Refused


def plan_for(
    slug: str, games: int, seats: int = 3, bots: list[str] | None = None, uses: bool = False
) -> Plan:
    box = installed_game(slug)
    return Plan(
        game=slug,
        seats=seats,
        options={},
        bots=bots or ["random"] * seats,
        games=games,
        seed=7,
        version=__version__,
        digest=box.digest,
        uses=uses,
    )


def contents(files: Iterable[Path]) -> list[bytes]:
    return [file.read_bytes() for file in files]


class StopsAfter:
    """Plays some chunks, and then somebody presses Ctrl-C."""

    def __init__(self, chunks: int) -> None:
        self.chunks = chunks

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks:
        for index, chunk in enumerate(Here().play(plan, reversed(list(numbers)))):
            if index == self.chunks:
                raise KeyboardInterrupt
            yield chunk


def test_an_interrupted_run_goes_on_to_the_same_files(tmp_path: Path) -> None:
    plan = plan_for("raiders", 230, uses=True)
    straight = simulate(plan, tmp_path / "straight", Here())
    with pytest.raises(Stopped) as stopped:
        simulate(plan, tmp_path / "broken", StopsAfter(2))
    assert stopped.value.kept == 130, "the last chunk, of 30 games, and the one before it"
    assert sorted(path.name for path in tmp_path.glob("broken*")) == ["broken.parts"]
    resumed = simulate(plan, tmp_path / "broken", Here(), resume=True)
    assert contents(resumed) == contents(straight)
    assert not (tmp_path / "broken.parts").exists()


@pytest.mark.once
def test_the_files_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    plan = plan_for("raiders", 230, uses=True)
    one = simulate(plan, tmp_path / "one", Here())
    two = simulate(plan, tmp_path / "two", Processes(2))
    assert contents(one) == contents(two)


@pytest.mark.once
def test_large_chunks_are_joined_to_the_same_files_in_whatever_order_they_are_played(tmp_path: Path) -> None:
    plan = plan_for("raiders", 1_200)
    assert plan.large_chunks()
    assert plan.chunks() == 3
    one = simulate(plan, tmp_path / "one", Here())
    with pytest.raises(Stopped) as stopped:
        simulate(plan, tmp_path / "two", StopsAfter(1))
    assert stopped.value.kept == 200
    assert contents(simulate(plan, tmp_path / "two", Here(), resume=True)) == contents(one)
    run = Run(tmp_path / "one")
    assert run.games["game"].to_list() == list(range(1_200))
    assert run.need("seats")["seat"].to_list() == [0, 1, 2] * 1_200


@pytest.mark.once
def test_a_chunk_that_was_damaged_meanwhile_is_named(tmp_path: Path) -> None:
    plan = plan_for("raiders", 1_200)
    with pytest.raises(Stopped):
        simulate(plan, tmp_path / "run", StopsAfter(1))
    shard = tmp_path / "run.parts" / "seats-0000002.parquet"
    shard.write_bytes(shard.read_bytes()[:1000])
    with pytest.raises(Refused, match=r"seats-0000002.parquet is no whole Parquet file"):
        simulate(plan, tmp_path / "run", Here(), resume=True)
    assert not (tmp_path / "run.seats.parquet").exists()


def test_a_run_is_not_mistaken_for_another(tmp_path: Path) -> None:
    plan = plan_for("raiders", 230, uses=True)
    with pytest.raises(Stopped):
        simulate(plan, tmp_path / "run", StopsAfter(1))
    with pytest.raises(Refused, match="--resume goes on"):
        simulate(plan, tmp_path / "run", Here())
    with pytest.raises(Refused, match="other settings"):
        simulate(plan_for("raiders", 231, uses=True), tmp_path / "run", Here(), resume=True)
    with pytest.raises(Refused, match="nothing to go on with"):
        simulate(plan, tmp_path / "nowhere", Here(), resume=True)
    simulate(plan, tmp_path / "run", Here(), force=True)
    with pytest.raises(Refused, match="--force overwrites"):
        simulate(plan, tmp_path / "run", Here())
    simulate(plan_for("raiders", 20), tmp_path / "run", Here(), force=True)
    assert not (tmp_path / "run.uses.parquet").exists(), "the table of the earlier run would not fit"
    with pytest.raises(Refused, match="--force overwrites"):
        simulate(plan_for("raiders", 10), tmp_path / "run", Here(), "csv")
    simulate(plan_for("raiders", 10), tmp_path / "run", Here(), "csv", force=True)
    assert Findings(tmp_path / "run").count == 10, "and not the 20 of the earlier tables"


@pytest.mark.parametrize("form", ["parquet", "csv", "jsonl"])
def test_every_form_can_be_read_again(tmp_path: Path, form: str) -> None:
    simulate(plan_for("raiders", 30, uses=True), tmp_path / "run", Here(), form)
    findings = Findings(tmp_path / f"run.games.{form}")
    assert (findings.count, findings.seats, findings.slug) == (30, 3, "raiders")
    assert sum(seat.won for seat in findings.by_seat()) == pytest.approx(30)
    assert {"raiders-score-coins", "raiders-score-wounds"} <= {line.label for line in findings.lines()}


def test_a_hand_count_agrees(tmp_path: Path) -> None:
    plan = plan_for("doggies", 24)
    box = installed_game("doggies")
    won, coins, decisions = [0.0, 0.0, 0.0], 0, 0
    for number in range(24):
        state = box.new(3, box.defaults(3), FastRng(7 + number // 3))
        decisions += play_out(state, FastRng(7 ^ (number + 1) << 20))
        outcome = state.outcome()
        assert outcome is not None
        for seat in range(3):
            won[seat] += outcome.points[seat]
            coins += next(
                line.amount or 0 for line in outcome.scores[seat] if line.label.id.endswith("total")
            )
    simulate(plan, tmp_path / "run", Here())
    findings = Findings(tmp_path / "run")
    assert [seat.won for seat in findings.by_seat()] == pytest.approx(won)
    assert findings.table["score"].sum() == coins
    assert findings.lengths().sum() == decisions


@pytest.mark.once
def test_the_shares_are_those_of_the_arena(tmp_path: Path) -> None:
    box = installed_game("raiders")
    lineup = ["good", "random", "random"]
    result = arena(box, 3, box.defaults(3), lineup, 15, 7)
    simulate(plan_for("raiders", 15, bots=lineup), tmp_path / "run", Here())
    findings = Findings(tmp_path / "run")
    assert [bot.share() for bot in findings.by_bot()] == pytest.approx(
        [result.of_bot(name).share() for name in ("good", "random")]
    )
    assert [seat.share() for seat in findings.by_seat()] == pytest.approx(
        [result.of_seat(seat).share() for seat in range(3)]
    )


@pytest.mark.parametrize("slug", ["doggies", "dragon", "goblins", "jackal", "raiders"])
def test_uses_and_events_of_every_game(tmp_path: Path, slug: str) -> None:
    box = installed_game(slug)
    plan = Plan(slug, box.fewest, {}, ["random"] * box.fewest, 2, 1, "0", box.digest, uses=True, events=True)
    simulate(plan, tmp_path / "run", Here())
    run = Run(tmp_path / "run")
    uses, events = run.need("uses"), run.need("events")
    assert (uses["times"] > 0).all()
    assert uses["seat"].is_between(-1, box.fewest - 1).all()
    assert events["event"].is_in([kind.__name__ for kind in box.events]).all()
    assert events.group_by("game").agg(pl.col("number").max() + 1 - pl.len())["number"].to_list() == [0, 0]


def test_what_fails_leaves_no_file(tmp_path: Path) -> None:
    def fail() -> None:
        with whole(tmp_path / "table") as draft:
            draft.write_bytes(b"half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    with pytest.raises(Refused, match="cannot be written"):
        write_bytes(tmp_path / "no" / "folder", b"")
    assert list(tmp_path.iterdir()) == []


def undercroft(
    *words: str | Path, limit: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undercroft", *map(str, words)]
    if limit:
        command = ["sh", "-c", f'{limit}; exec "$@"', "sh", *command]
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "LANG": "C.UTF-8", **(env or {})}
    )


@pytest.mark.once
def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    # A file may not grow beyond four blocks of 512 bytes: the first shard does not fit.
    done = undercroft(
        "simulate",
        "raiders",
        "--games",
        "300",
        "--processes",
        "1",
        "--output",
        tmp_path / "run",
        limit="ulimit -f 4",
    )
    assert done.returncode == 2
    assert "cannot be written: File too large" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.once
def test_a_disk_without_any_room_leaves_nothing_behind(tmp_path: Path) -> None:
    words = ["simulate", "raiders", "--games", "20", "--processes", "1", "--output", str(tmp_path / "run")]
    done = undercroft(*words, limit="ulimit -f 0")
    assert done.returncode == 2
    assert "plan.json cannot be written: File too large" in done.stderr
    assert not list(tmp_path.iterdir()), "a folder would stop the next run"
    assert undercroft(*words).returncode == 0


# Ctrl-C as a terminal sends it, to the whole group, as soon as the first chunk is kept.
INTERRUPTED = """
import os, signal
from undercroft.cli import main
from undercroft.lab.simulate import Parts

def keep(parts, number, tables, keep=Parts.keep):
    keep(parts, number, tables)
    os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored in the background
    Parts.keep = keep
    main()
"""


@pytest.mark.once
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_keeps_what_is_there_and_resume_goes_on(tmp_path: Path, processes: str) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    words = ["simulate", "raiders", "--games", "320", "--seats", "3", "--uses", "--processes", processes]
    prefix = tmp_path / "run"
    done = subprocess.run(
        [sys.executable, script, *words, "--output", prefix],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8"},
        start_new_session=True,
    )
    assert done.returncode == 130, done.stderr
    assert "of 320 games are kept; the same command with --resume goes on." in done.stderr
    assert "Traceback" not in done.stderr
    assert [path.name for path in tmp_path.glob("run*")] == ["run.parts"]
    both = undercroft(*words, "--output", prefix, "--resume", "--force")
    assert both.returncode == 2
    assert "choose one of them" in both.stderr
    assert list((tmp_path / "run.parts").glob("games-*")), "and nothing is lost by the mistake"
    resumed = undercroft(*words, "--output", prefix, "--resume")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    files = [Path(line) for line in resumed.stdout.splitlines()]
    straight = undercroft(*words, "--output", tmp_path / "straight")
    assert contents(files) == contents(Path(line) for line in straight.stdout.splitlines())
    assert len(files) == 3


@pytest.mark.once
@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_other_forms_and_events_on_the_command_line(tmp_path: Path, form: str) -> None:
    done = undercroft(
        *("simulate", "raiders", "--games", "2", "--seats", "3", "--processes", "1", "--events"),
        *("--format", form, "--output", tmp_path / "run"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    tables = ["seats", "events", "games"]
    assert done.stdout.splitlines() == [str(tmp_path / f"run.{table}.{form}") for table in tables]
    events = Run(tmp_path / "run").need("events")
    assert events["event"].is_in([kind.__name__ for kind in installed_game("raiders").events]).all()
    assert set(events["game"]) == {0, 1}


@pytest.mark.once
@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("genius", "jackal has no bot called 'genius'; it has "),
        (
            "random,master@200",
            "master@200: the lab has no bots that go by the clock; the same seed would not",
        ),
        ("random,random,random", "3 bots do not fit on 2 seats."),
    ],
)
def test_bots_that_cannot_play_are_a_sentence(tmp_path: Path, bots: str, said: str) -> None:
    done = undercroft("simulate", "jackal", "--bots", bots, "--seats", "2", "--output", tmp_path / "run")
    assert done.returncode == 2
    assert done.stderr.startswith(f"undercroft: {said}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.once
def test_components_that_do_not_load_are_a_sentence(tmp_path: Path) -> None:
    prefix = tmp_path / "run"
    bad = tmp_path / "bad.toml"
    bad.write_text("rooms = 3", encoding="utf-8")
    done = undercroft("simulate", "raiders", "--components", bad, "--output", prefix)
    assert done.returncode == 2
    assert done.stderr.startswith(f"undercroft: {bad}: ")
    assert list(tmp_path.iterdir()) == [bad]


@pytest.mark.once
def test_without_its_packages_the_lab_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "polars.py").write_text("raise ImportError", encoding="utf-8")
    done = undercroft("simulate", "raiders", "--output", tmp_path / "run", env={"PYTHONPATH": str(tmp_path)})
    assert (done.returncode, done.stderr) == (
        2,
        'undercroft: The lab needs a few more packages: pip install "undercroft[lab]".\n',
    )


@pytest.mark.once
def test_a_game_from_elsewhere_is_simulated_and_reported_too(tmp_path: Path) -> None:
    here = {"PYTHONPATH": install_toy(tmp_path)}
    done = undercroft(
        *("simulate", "toy", "--games", "20", "--seats", "3", "--processes", "1", "--uses"),
        *("--output", tmp_path / "run"),
        env=here,
    )
    assert (done.returncode, done.stderr) == (0, "")
    findings = Findings(tmp_path / "run")
    assert (findings.slug, findings.count, findings.components) == ("toy", 20, "box")
    page = tmp_path / "toy.html"
    done = undercroft("report", tmp_path / "run", "--output", page, "--language", "en", env=here)
    assert (done.returncode, done.stderr) == (0, "")
    done = undercroft("components", "toy", env=here)
    assert (done.returncode, done.stderr) == (2, "undercroft: toy has no data file of components.\n")


@pytest.mark.parametrize("slug", ["doggies", "goblins", "raiders"])
def test_score_sheets_of_earlier_versions_say_the_same(tmp_path: Path, slug: str) -> None:
    box = installed_game(slug)
    simulate(plan_for(slug, 9), tmp_path / "run", Here())
    table = Findings(tmp_path / "run").table
    sheets: list[str] = []
    for number in range(9):
        state = box.new(3, box.defaults(3), FastRng(7 + number // 3))
        play_out(state, FastRng(7 ^ (number + 1) << 20))
        outcome = state.outcome()
        assert outcome is not None
        sheets += [msgspec.json.encode(sheet).decode() for sheet in outcome.scores]
    earlier = table.select("game", "seat").with_columns(sheet=pl.Series(sheets))
    # Several lines of one kind, as points for the same reason, are one column.
    keys = ["game", "seat", "label", "quest"]
    now, before = (
        sheet_lines(one).group_by(keys).agg(pl.col("amount").sum(), missing=pl.col("amount").is_null().all())
        for one in (table, earlier)
    )
    assert now.sort(keys).equals(before.sort(keys))
