"""Players on the command line: `undercroft ladder` measures them, `undercroft train` teaches a game's judgement."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from undercroft.bots.ladder import BadLadder, Ladder, Task
from undercroft.core.arena import UnknownBot
from undercroft.core.game import Game, accept_options, installed_game
from undercroft.refusal import Refused
from undercroft.terminal import Bar

Result = tuple[list[int], list[float]]

# The ladder of a worker process, made once.
measured: Ladder | None = None


def measure(ladder: Ladder, file: Path, cores: int) -> None:
    """Play what is not in the file yet, on so many cores."""
    try:
        ladder.resume(file)
        left = ladder.left()
        with Bar(f"{ladder.game.slug}: {', '.join(ladder.bots)}", len(ladder.tasks)) as progress:
            progress(len(ladder.tasks) - len(left))
            for number, result in play_all(ladder, left, cores):
                ladder.keep(file, number, result)
                progress(len(ladder.results))
    except BadLadder as error:
        raise Refused("console-record-refused", file=ladder.game.slug, what=str(error)) from None
    except OSError as error:
        raise Refused("console-unreadable", file=file, what=error.strerror or str(error)) from None


def play_all(ladder: Ladder, tasks: list[Task], cores: int) -> Iterator[tuple[int, Result]]:
    """Games as they are finished. One core needs no other process."""
    if cores == 1:
        for task in tasks:
            yield task.number, ladder.play(task)
        return
    options = msgspec.to_builtins(ladder.options)
    head = (ladder.game.slug, ladder.seats, options, ladder.bots, ladder.deals, ladder.seed)
    with ProcessPoolExecutor(cores, initializer=begin_worker, initargs=head) as pool:
        waiting = {pool.submit(play_number, task.number): task.number for task in tasks}
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                yield waiting.pop(one), one.result()


def begin_worker(slug: str, seats: int, options: object, bots: list[str], deals: int, seed: int) -> None:
    global measured
    box = installed_game(slug)
    measured = Ladder(box, seats, accept_options(box, seats, options), bots, deals, seed)


def play_number(number: int) -> Result:
    assert measured is not None
    return measured.play(measured.tasks[number])


def show_ladder(ladder: Ladder) -> None:
    from undercroft.bots.report import headings, rows

    table = Table(title=f"{ladder.game.slug}, {ladder.seats} seats", title_justify="left")
    for heading in headings(ladder):
        table.add_column(heading, justify="left" if heading == "player" else "right", no_wrap=True)
    for row in rows(ladder):
        table.add_row(*row)
    Console().print(table)


def write_docs(ladder: Ladder, docs: Path) -> None:
    """The table into bots.md, the picture beside the others."""
    from undercroft.bots.report import markdown, put_into, svg

    page = docs / "bots.md"
    name = f"ladder-{ladder.game.slug}.svg"
    try:
        text = page.read_text(encoding="utf-8")
        (docs / "pictures" / name).write_text(svg(ladder), encoding="utf-8")
        block = f"{markdown(ladder)}\n![{ladder.game.slug}](pictures/{name})\n"
        page.write_text(put_into(text, ladder.game.slug, block), encoding="utf-8")
    except OSError as error:
        raise Refused("console-unreadable", file=docs, what=error.strerror or str(error)) from None


def new_ladder(
    box: Game, seats: int, options: msgspec.Struct, bots: list[str], deals: int, seed: int
) -> Ladder:
    try:
        return Ladder(box, seats, options, bots, deals, seed)
    except UnknownBot as error:
        raise Refused("console-record-refused", file=box.slug, what=str(error)) from None


def all_cores() -> int:
    return os.cpu_count() or 1
