"""Players on the command line: `undercroft ladder` measures them, `undercroft train` teaches a game's judgement."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from errno import ENOENT
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from undercroft.bots.fitting import Example
from undercroft.bots.ladder import BadLadder, Ladder, Task
from undercroft.bots.train import ACTIONS, HABITS, TESTED, NothingToLearn, Training, Verdict
from undercroft.core.arena import UnknownBot
from undercroft.core.game import Game, accept_options, installed_game
from undercroft.refusal import Refused
from undercroft.terminal import Bar

Result = tuple[list[int], list[float]]
Plain = list[tuple[list[list[float]], list[float]]]

# What a worker process works on, made once.
measured: Ladder | None = None
taught: Training | None = None


def measure(ladder: Ladder, file: Path, cores: int) -> None:
    """Play what is not in the file yet, on this many cores."""
    try:
        remark = ladder.resume(file)
        if remark:
            print(remark, file=sys.stderr)
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
    from undercroft.bots.report import headings, rows, step_headings, step_rows

    console = Console()
    console.print(ladder_table(f"{ladder.game.slug}, {ladder.seats} seats", headings(ladder), rows(ladder)))
    apart = step_rows(ladder)
    if apart:
        title = f"{ladder.game.slug}: how much more each level wins than the next"
        console.print(ladder_table(title, step_headings(ladder), apart))


def ladder_table(title: str, headings: list[str], rows: list[list[str]]) -> Table:
    table = Table(title=title, title_justify="left")
    for index, heading in enumerate(headings):
        table.add_column(heading, justify="right" if index else "left", no_wrap=not index)
    for row in rows:
        table.add_row(*row)
    return table


def write_docs(ladder: Ladder, docs: Path) -> None:
    """The table into bots.md, the picture beside the others."""
    from undercroft.bots.report import markdown, put_into, svg

    page = docs / "bots.md"
    name = f"ladder-{ladder.game.slug}.svg"
    try:
        text = page.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("console-unreadable", file=page, what=error.strerror or str(error)) from None
    try:
        (docs / "pictures" / name).write_text(svg(ladder), encoding="utf-8")
        block = f"{markdown(ladder)}\n![{ladder.game.slug}](pictures/{name})\n"
        page.write_text(put_into(text, ladder.game.slug, block), encoding="utf-8")
    except OSError as error:
        raise unwritable(docs, error) from None


def new_ladder(
    box: Game, seats: int, options: msgspec.Struct, bots: list[str], deals: int, seed: int
) -> Ladder:
    try:
        return Ladder(box, seats, options, bots, deals, seed)
    except UnknownBot as error:
        raise Refused("console-record-refused", file=box.slug, what=str(error)) from None


# Training


def play_and_fit(training: Training, cores: int) -> tuple[list[float], Verdict]:
    """The weights, and how good they are in games not seen before."""
    with Bar(f"{training.game.slug}: playing", training.games) as progress:
        for number, examples in self_play(training, cores):
            training.examples[number] = [Example(seats, won) for seats, won in examples]
            progress(len(training.examples))
    weights = training.fit()
    return weights, training.verdict(weights)


def self_play(training: Training, cores: int) -> Iterator[tuple[int, Plain]]:
    if cores == 1:
        for number in range(training.games):
            yield number, plain_examples(training.play(number))
        return
    head = (
        training.game.slug,
        training.bot,
        training.games,
        training.seed,
        training.whims,
        training.lesson,
    )
    with ProcessPoolExecutor(cores, initializer=begin_teacher, initargs=head) as pool:
        yield from enumerate(pool.map(play_to_learn, range(training.games), chunksize=4))


def begin_teacher(slug: str, bot: str, games: int, seed: int, whims: int, lesson: str) -> None:
    global taught
    taught = Training(installed_game(slug), bot, games, seed, whims, lesson)


def play_to_learn(number: int) -> Plain:
    assert taught is not None
    return plain_examples(taught.play(number))


def plain_examples(examples: list[Example]) -> Plain:
    """Compiled objects do not travel between processes; lists do."""
    return [(example.seats, example.won) for example in examples]


def show_training(training: Training, weights: list[float], verdict: Verdict) -> None:
    table = Table(
        title=f"{training.game.slug}: what decides, by the weight of each feature", title_justify="left"
    )
    table.add_column("feature")
    table.add_column("weight", justify="right")
    for name, weight in zip(training.features, weights, strict=True):
        table.add_row(name, f"{weight:+.3f}")
    console = Console()
    console.print(table)
    console.print(
        f"In games not seen before: Brier score {verdict.score():.4f}; "
        f"{'if actions changed nothing' if training.lesson == ACTIONS else 'if all were taken for equal'}, "
        f"{verdict.even_score():.4f}."
    )
    if training.lesson == HABITS:
        console.print(
            f"Log loss of a choice: {verdict.log_loss():.4f}; if all were taken for equal, "
            f"{verdict.even_log_loss():.4f}."
        )
    said = Table(title="calibration", title_justify="left")
    for heading in ("chances", "said", "was", "count"):
        said.add_column(heading, justify="right")
    for tenth, cell in enumerate(verdict.cells):
        if cell.count:
            count = float(cell.count)
            row = (
                f"{tenth / 10:.1f} – {(tenth + 1) / 10:.1f}",
                f"{cell.said / count:.3f}",
                f"{cell.was / count:.3f}",
            )
            said.add_row(*row, str(cell.count))
    console.print(said)


def write_training(
    training: Training, weights: list[float], verdict: Verdict, file: Path, plot: Path | None
) -> None:
    from undercroft.bots.report import calibration

    text = msgspec.json.format(msgspec.json.encode(training.file(weights, verdict)), indent=2)
    try:
        file.write_bytes(text + b"\n")
        if plot is not None:
            plot.write_text(calibration(verdict, training.lesson), encoding="utf-8")
    except OSError as error:
        raise unwritable(file, error) from None


def must_have_folders(files: list[Path | None]) -> None:
    """Said before anything is played: hours of games would be lost."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise unwritable(file, FileNotFoundError(ENOENT, os.strerror(ENOENT)))


def unwritable(file: Path, error: OSError) -> Refused:
    return Refused("console-unwritable", file=error.filename or file, what=error.strerror or str(error))


def new_training(box: Game, bot: str, games: int, seed: int, whims: int, lesson: str) -> Training:
    if bot not in box.bots():
        raise Refused("console-no-bot", game=box.slug, bot=bot, bots=", ".join(box.bots()))
    try:
        training = Training(box, bot, games, seed, whims, lesson)
    except NothingToLearn as error:
        raise Refused("console-record-refused", file=box.slug, what=str(error)) from None
    if games < TESTED * len(training.setups):
        fewest = TESTED * len(training.setups)
        what = f"{games} games are too few: with fewer than {fewest} nothing is left to test with."
        raise Refused("console-record-refused", file=box.slug, what=what)
    return training


def all_cores() -> int:
    return os.cpu_count() or 1
