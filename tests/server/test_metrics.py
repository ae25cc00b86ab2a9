"""Figures for Prometheus, and whether the server is well."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from prometheus_client.parser import text_string_to_metric_families

import undercroft
from tests.server.support import Person, Refused, Server, open_database
from tests.server.test_restart import three_seats
from undercroft.server.metrics import DECISION_SECONDS, MOVES, Now, page

People = Callable[..., Person]
NewServer = Callable[..., Server]
SAMPLE = re.compile(
    r'([a-z_]+)(\{[a-z]+="(?:[^"\\]|\\.)*"(?:,[a-z]+="(?:[^"\\]|\\.)*")*\})? ([0-9.e+-]+|\+Inf)'
)


def read_figures(text: str) -> dict[str, float]:
    """Every sample by its name and labels; the text must be of the form that Prometheus reads."""
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            match = SAMPLE.fullmatch(line)
            assert match is not None, line
            name = match[1]
            family = name if name in kinds else re.sub("_(bucket|sum|count)$", "", name)
            assert kinds[family] in ("counter", "gauge", "histogram")
            assert line.rsplit(" ", 1)[0] not in found
            found[line.rsplit(" ", 1)[0]] = float(match[3])
    assert text.endswith("\n")
    return found


async def figures_of(person: Person) -> dict[str, float]:
    answer = await person.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert "set-cookie" not in answer.headers
    return read_figures(answer.text)


async def test_figures_follow_what_happens(new_server: NewServer, people: People) -> None:
    began = time.time()
    server = new_server().start()
    anna, prometheus = people(server), people(server)
    before = await figures_of(prometheus)
    assert before[f'undercroft_info{{compiled="{compiled()}",version="{undercroft.__version__}"}}'] == 1
    assert began - 1 <= before["process_start_time_seconds"] <= time.time()
    assert before['undercroft_tables{status="playing"}'] == 0
    assert before["undercroft_connections"] == 0

    waiting = await three_seats(anna)
    table = await anna.open_table([None, "random", "random"], start=True)
    with pytest.raises(Refused):
        await anna.get("/tables/nonsense")
    async with anna.at(table["id"]) as page:
        await page.play_to_the_end([0])
        assert (await page.ask("why", seat=1, action={"verb": "x"}))["t"] == "refused"
        during = await figures_of(prometheus)
    record = await anna.get(f"/tables/{table['id']}/record")
    assert during["undercroft_connections"] == 1
    assert during['undercroft_tables{status="playing"}'] == 1
    assert during['undercroft_tables{status="over"}'] == 1
    assert during["undercroft_tables_in_memory"] == 2
    assert during['undercroft_moves_total{game="raiders"}'] == len(record["entries"])
    assert during['undercroft_table_events_total{event="opened"}'] == 2
    assert during['undercroft_table_events_total{event="ended"}'] == 1
    assert during['undercroft_refused_messages_total{reason="table-not-your-seat"}'] == 1
    assert during['undercroft_refused_requests_total{reason="table-unknown",status="404"}'] == 1
    thoughts = during['undercroft_bot_thought_seconds_count{game="raiders"}']
    assert thoughts >= sum(entry[0] != 0 for entry in record["entries"])
    assert during['undercroft_bot_thought_seconds_bucket{game="raiders",le="+Inf"}'] == thoughts
    assert during['undercroft_bot_thought_seconds_sum{game="raiders"}'] > 0
    text = (await prometheus.http.get("/metrics")).text
    for secret in (table["id"], waiting, anna.cookie(), record["fair"]["secret"]):
        assert secret not in text


def compiled() -> str:
    from undercroft.core.build import COMPILED

    return str(COMPILED).lower()


async def test_only_this_machine_reads_figures_unless_the_host_says_otherwise(
    new_server: NewServer, people: People
) -> None:
    # A proxy on this machine says for whom it asks.
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    server = new_server(name="local").start()
    person = people(server)
    assert (await person.http.get("/metrics")).status_code == 200
    answer = await person.http.get("/metrics", headers=elsewhere)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-metrics")
    assert (await person.http.post("/metrics")).status_code == 405
    person = people(new_server("--metrics", "public", name="public").start())
    assert (await person.http.get("/metrics", headers=elsewhere)).status_code == 200
    person = people(new_server("--metrics", "off", name="off").start())
    answer = await person.http.get("/metrics")
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "server-no-such-address")


async def test_health_asks_the_database(new_server: NewServer, people: People) -> None:
    server = new_server().start()
    person = people(server)
    answer = await person.http.get("/api/health")
    assert answer.json() == {"ok": True, "version": undercroft.__version__, "compiled": compiled() == "true"}
    assert "set-cookie" not in answer.headers
    with open_database(server.database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    answer = await person.http.get("/api/health")
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "server-database")
    assert "the database is of version 9999" in server.complaints()


def test_names_and_labels_stay_as_dashboards_know_them() -> None:
    """Whoever hosts has queries on these names: to rename one is to break them."""
    families = {
        family.name: family.type
        for family in text_string_to_metric_families(page(Now("1", False, 0.0, {"lobby": 3}, 2, 1, 0, 0)))
    }
    assert families == {
        "process_cpu_seconds": "counter",
        "process_resident_memory_bytes": "gauge",
        "process_start_time_seconds": "gauge",
        "undercroft_bot_failures": "counter",
        "undercroft_bot_thought_seconds": "histogram",
        "undercroft_commit_changes": "histogram",
        "undercroft_commit_seconds": "histogram",
        "undercroft_connections": "gauge",
        "undercroft_handed_on": "counter",
        "undercroft_info": "gauge",
        "undercroft_joins_waiting": "gauge",
        "undercroft_leases_lost": "counter",
        "undercroft_log_lines": "counter",
        "undercroft_move_seconds": "histogram",
        "undercroft_moves": "counter",
        "undercroft_refused_messages": "counter",
        "undercroft_refused_requests": "counter",
        "undercroft_table_events": "counter",
        "undercroft_tables": "gauge",
        "undercroft_tables_in_memory": "gauge",
        "undercroft_tables_owned": "gauge",
        "undercroft_unsent_bytes": "gauge",
        "undercroft_writes_waiting": "gauge",
    }
    MOVES.labels(game='a "red"\\\n').inc(2)
    DECISION_SECONDS.labels(game="toy").observe(0.02)
    found = read_figures(page(Now("1", False, 0.0, {"lobby": 3}, 2, 1, 0, 0)))
    assert found[r'undercroft_moves_total{game="a \"red\"\\\n"}'] == 2
    assert found['undercroft_tables{status="lobby"}'] == 3
    assert found['undercroft_bot_thought_seconds_bucket{game="toy",le="0.01"}'] == 0
    assert found['undercroft_bot_thought_seconds_bucket{game="toy",le="0.025"}'] == 1
    assert found['undercroft_bot_thought_seconds_bucket{game="toy",le="60.0"}'] == 1
    assert found['undercroft_bot_thought_seconds_sum{game="toy"}'] == 0.02
