"""Many machines: a scheduler and workers as real processes, one of which is killed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.lab.test_simulate import contents, plan_for, undercroft
from undercroft.lab.cluster import Cluster
from undercroft.lab.plan import Plan
from undercroft.lab.players import Chunks, Here
from undercroft.lab.simulate import simulate
from undercroft.refusal import Refused

pytestmark = pytest.mark.once


def started(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]]
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


class KillsAWorker:
    """Plays on a cluster, and kills one of its workers after the first chunk."""

    def __init__(self, address: str, victim: subprocess.Popen[str]) -> None:
        self.cluster = Cluster(address)
        self.victim = victim

    def play(self, plan: Plan, numbers: Iterable[int]) -> Chunks:
        for index, chunk in enumerate(self.cluster.play(plan, numbers)):
            if index == 0:
                self.victim.kill()
            yield chunk


def test_a_worker_that_dies_costs_only_time(tmp_path: Path, processes: list[subprocess.Popen[str]]) -> None:
    scheduler = started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    processes.append(scheduler)
    address = heard(scheduler, r"Scheduler at: +(tcp://\S+)")
    for _ in range(2):
        processes.append(started("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard"))
    for worker in processes[1:]:
        heard(worker, r"(Registered to)")
    plan = plan_for("raiders", 1200, uses=True)
    there = simulate(plan, tmp_path / "there", KillsAWorker(address, processes[1]))
    assert processes[1].wait() != 0
    assert contents(there) == contents(simulate(plan, tmp_path / "here", Here()))


def test_a_cluster_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.lab.cluster.PATIENCE", "1s")
    with pytest.raises(Refused, match=r"No cluster answers at tcp://127\.0\.0\.1:1"):
        simulate(plan_for("raiders", 10), tmp_path / "run", Cluster("tcp://127.0.0.1:1"))
    assert not list(tmp_path.iterdir())


def test_a_mistyped_address_is_one_sentence(tmp_path: Path) -> None:
    done = undercroft("simulate", "raiders", "--cluster", "nonsense", "--output", tmp_path / "run")
    assert (done.returncode, done.stderr) == (
        2,
        "undercroft: No cluster answers at nonsense: missing port number in address 'nonsense'\n",
    )
