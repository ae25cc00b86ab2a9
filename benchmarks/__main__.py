"""Dungeon Raiders on other engines and servers, in turn on one machine: `make benchmarks`.

What cannot be had is left out with a sentence. The tables are those of docs/performance.md.
"""

from __future__ import annotations

import argparse
from statistics import median

from benchmarks.contestants import BUILD, ENGINES, Engine, Missing
from benchmarks.lab import compare_lab
from benchmarks.servers import SERVERS

OURS = "Undercroft, compiled"


def compare_engines(rounds: int, seconds: float) -> None:
    engines: dict[str, Engine] = {}
    for name, command in ENGINES.items():
        try:
            engines[name] = Engine(command())
        except Missing as reason:
            print(f"{name} is left out: {reason}.")
    for engine in engines.values():
        engine.play(0.2)  # whatever is done once is done now
    found: dict[str, list[dict[str, float]]] = {name: [] for name in engines}
    for _ in range(rounds):
        for name, engine in engines.items():
            found[name].append(engine.play(seconds))
    for engine in engines.values():
        engine.end()
    speeds = {name: median(one["games"] / one["seconds"] for one in runs) for name, runs in found.items()}
    print(
        "\n| engine | games a second | Undercroft is so many times as fast | steps, coins, wounds of a game |"
    )
    print("|---|---|---|---|")
    for name, runs in found.items():
        games = sum(one["games"] for one in runs)
        means = [sum(one[field] for one in runs) / games for field in ("actions", "coins", "wounds")]
        times = ratio(speeds[OURS] / speeds[name]) if OURS in speeds else "-"
        same = ", ".join(f"{mean:.1f}" for mean in means)
        print(f"| {name} | {speeds[name]:,.0f} | {times} | {same} |", flush=True)


def ratio(times: float) -> str:
    return f"{times:,.0f}" if times >= 10 else f"{times:.2f}"


def compare_servers(rounds: int, seconds: float, tables: int) -> None:
    found: dict[str, list[dict[str, float]]] = {}
    left_out: set[str] = set()
    for _ in range(rounds):
        for name, measure in SERVERS.items():
            if name not in left_out:
                try:
                    found.setdefault(name, []).append(measure(tables, seconds))
                except Missing as reason:
                    left_out.add(name)
                    print(f"{name} is left out: {reason}.")
    print(
        f"\n| server, {tables} tables of four | moves per second of its processor time | p50 / p99 ms | kB a move |"
    )
    print("|---|---|---|---|")
    for name, runs in found.items():
        fields = ("moves_per_processor_second", "p50", "p99", "kilobytes_per_move")
        moves, p50, p99, size = (median(one[field] for one in runs) for field in fields)
        print(f"| {name} | {moves:,.0f} | {p50:.0f} / {p99:.0f} | {size:.1f} |", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    asked.add_argument(
        "what", nargs="*", choices=["engines", "servers", "lab"], help="by default the first two"
    )
    asked.add_argument("--rounds", type=int, default=5, help="how often each is measured, in turn")
    asked.add_argument("--seconds", type=float, default=2.0, help="how long each time")
    asked.add_argument("--tables", type=int, default=20)
    wanted = asked.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    what = wanted.what or ["engines", "servers"]
    if "engines" in what:
        compare_engines(wanted.rounds, wanted.seconds)
    if "servers" in what:
        compare_servers(wanted.rounds, wanted.seconds * 4, wanted.tables)
    if "lab" in what:
        compare_lab(wanted.rounds, wanted.seconds)


main()
