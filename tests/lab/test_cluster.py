"""Many machines: a scheduler and workers as real processes, one of which is killed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.lab.test_simulate import contents, plan_for, undercroft
from undercroft import __version__
from undercroft.lab.cluster import Cluster, play_anywhere
from undercroft.lab.plan import Plan
from undercroft.lab.players import Chunks, Here
from undercroft.lab.simulate import simulate
from undercroft.refusal import Refused

pytestmark = pytest.mark.once


def started(*words: str, before: str = "pass") -> subprocess.Popen[str]:
    begin = f"{before or 'pass'}; from distributed.cli.dask_{words[0]} import main; main()"
    command = [sys.executable, "-c", begin, *words[1:]]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def heard(process: subprocess.Popen[str], pattern: str) -> str:
    """What a process says, once it says it."""
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(pattern, line)
        if found:
            return found[1]
    raise AssertionError(f"it ended without {pattern}")


@pytest.fixture
def processes() -> Iterator[list[subprocess.Popen[str]]]:
    running: list[subprocess.Popen[str]] = []
    yield running
    for process in running:
        process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


class Kills:
    """Plays on a cluster, and kills one of its processes after the first chunk."""

    def __init__(self, address: str, victim: subprocess.Popen[str]) -> None:
        self.cluster = Cluster(address)
        self.victim = victim

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks:
        for index, chunk in enumerate(self.cluster.play(plan, numbers)):
            if index == 0:
                self.victim.kill()
            yield chunk


def cluster_of(processes: list[subprocess.Popen[str]], workers: int, before: str = "") -> str:
    """The address of a scheduler with so many workers, in which this happens before they begin."""
    scheduler = started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    processes.append(scheduler)
    address = heard(scheduler, r"Scheduler at: +(tcp://\S+)")
    for _ in range(workers):
        processes.append(
            started("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", before=before)
        )
    for worker in processes[1:]:
        heard(worker, r"(Registered to)")
    return address


def test_a_worker_that_dies_costs_only_time(tmp_path: Path, processes: list[subprocess.Popen[str]]) -> None:
    address = cluster_of(processes, workers=2)
    plan = plan_for("raiders", 1200, uses=True)
    there = simulate(plan, tmp_path / "there", Kills(address, processes[1]))
    assert processes[1].wait() != 0
    assert contents(there) == contents(simulate(plan, tmp_path / "here", Here()))


def test_a_cluster_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.lab.cluster.PATIENCE", 1)
    with pytest.raises(Refused, match=r"No cluster answers at tcp://127\.0\.0\.1:1"):
        simulate(plan_for("raiders", 10), tmp_path / "run", Cluster("tcp://127.0.0.1:1"))
    assert not list(tmp_path.iterdir())


def test_a_scheduler_that_is_lost_midway_keeps_what_is_there(
    tmp_path: Path, processes: list[subprocess.Popen[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.lab.cluster.PATIENCE", 5)
    address = cluster_of(processes, workers=1)
    plan = plan_for("raiders", 1200, uses=True)
    with pytest.raises(Refused, match=r"does not answer any more .* --resume goes on"):
        simulate(plan, tmp_path / "run", Kills(address, processes[0]))
    assert (tmp_path / "run.parts" / "plan.json").exists()
    resumed = simulate(plan, tmp_path / "run", Here(), resume=True)
    assert contents(resumed) == contents(simulate(plan, tmp_path / "here", Here()))


def test_workers_that_are_all_gone_are_a_sentence(
    tmp_path: Path, processes: list[subprocess.Popen[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.lab.cluster.WORKERS_PATIENCE", 1)
    address = cluster_of(processes, workers=1)
    with pytest.raises(Refused, match=r"has no workers; none came within 1 seconds"):
        simulate(plan_for("raiders", 1200, uses=True), tmp_path / "run", Kills(address, processes[1]))
    assert list((tmp_path / "run.parts").glob("games-*")), "what it had played is kept"


def test_a_scheduler_without_workers_is_a_sentence(
    tmp_path: Path, processes: list[subprocess.Popen[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.lab.cluster.WORKERS_PATIENCE", 1)
    address = cluster_of(processes, workers=0)
    with pytest.raises(Refused, match=rf"The cluster at {address} has no workers"):
        simulate(plan_for("raiders", 10), tmp_path / "run", Cluster(address))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("import sys; sys.modules['undercroft'] = None", r"has no undercroft; install undercroft \d"),
        ("import undercroft; undercroft.__version__ = '0.0.9'", r"has undercroft 0\.0\.9, and this is \d"),
    ],
)
def test_a_worker_with_another_undercroft_is_a_sentence(
    tmp_path: Path, processes: list[subprocess.Popen[str]], before: str, said: str
) -> None:
    address = cluster_of(processes, workers=1, before=before)
    with pytest.raises(Refused, match=rf"^The worker at tcp://\S+ {said}"):
        simulate(plan_for("raiders", 10), tmp_path / "run", Cluster(address))
    assert not list(tmp_path.iterdir())


def test_a_worker_that_comes_later_with_another_version_says_so() -> None:
    plan = msgspec.structs.replace(plan_for("raiders", 10), version="9")
    assert play_anywhere(plan, 0) == (
        f"it has undercroft {__version__}, and the run is of 9; install the same version everywhere."
    )


def test_a_mistyped_address_is_one_sentence(tmp_path: Path) -> None:
    done = undercroft("simulate", "raiders", "--cluster", "nonsense", "--output", tmp_path / "run")
    assert (done.returncode, done.stderr) == (
        2,
        "undercroft: No cluster answers at nonsense: missing port number in address 'nonsense'\n",
    )
