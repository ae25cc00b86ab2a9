"""The parts of several processes, without any process: where one runs, whose figures are whose."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.server.systems import linux
from tests.server.test_metrics import read_figures
from undercroft.refusal import Refused
from undercroft.server.cluster.place import born_at, has_died, is_near, machine, this_place
from undercroft.server.metrics import joined
from undercroft.server.run import address_of, inside_listener


@linux
def test_a_process_that_has_ended_on_this_machine_is_known_to_be_dead() -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    place = f"{machine()} {child.pid} {born_at(child.pid)}"
    assert not has_died(place)
    child.kill()
    # It has ended, but nobody has asked for its exit code yet.
    os.waitid(os.P_PID, child.pid, os.WEXITED | os.WNOWAIT)
    assert has_died(place)
    child.communicate()
    assert has_died(place)


@linux
def test_another_process_with_the_same_number_is_not_the_same() -> None:
    where, pid, born = this_place().split(" ")
    assert not has_died(f"{where} {pid} {born}")
    assert has_died(f"{where} {pid} {int(born) + 1}")


def test_nobody_knows_of_processes_on_other_machines() -> None:
    assert not has_died("elsewhere/1 1 1")
    assert not is_near("elsewhere/1 1 1")
    assert not has_died("")
    assert is_near("")
    assert is_near(this_place())


def test_one_page_has_the_figures_of_all_processes() -> None:
    one = '# HELP a_total How many.\n# TYPE a_total counter\na_total{kind="x"} 1.0\n'
    two = '# HELP a_total How many.\n# TYPE a_total counter\na_total{kind="x"} 2.0\n'
    assert read_figures(joined({0: one, 1: two})) == {
        'a_total{kind="x",process="0"}': 1,
        'a_total{kind="x",process="1"}': 2,
    }
    assert joined({3: one}) == one


@pytest.mark.parametrize("address", ["0.0.0.0", "::", "games.example.org", "", "10.0.0.5:x"])
def test_an_address_that_others_cannot_use_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="write it like 10"):
        inside_listener(address, 0)


def test_each_process_has_its_own_port_inside() -> None:
    with inside_listener("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        assert address_of(first) == f"127.0.0.1:{port}"
        with pytest.raises(Refused, match=f"port {port}"):
            inside_listener(f"127.0.0.1:{port - 1}", 1)


def test_a_port_inside_that_there_is_not_is_refused() -> None:
    """The second process takes the port after the one that was named."""
    with pytest.raises(Refused, match="65536 is not a port"):
        inside_listener("127.0.0.1:65535", 1)
