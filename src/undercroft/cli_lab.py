"""The commands of the lab: `undercroft simulate | report | compare | components`."""

from __future__ import annotations

import sys
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from undercroft import __version__
from undercroft.arguments import Seed, options_of, seats_or_most
from undercroft.core.arena import UnknownBot, line_up
from undercroft.core.game import Game
from undercroft.refusal import Refused, printable
from undercroft.words import LANGUAGES, language_here, tell

if TYPE_CHECKING:
    from undercroft.lab.boxes import Set
    from undercroft.lab.compare import Comparison
    from undercroft.lab.plan import Plan
    from undercroft.lab.players import Players

Games = Annotated[int, Parameter(help="How many games.", validator=Number(gte=1))]
Seats = Annotated[int | None, Parameter(help="The default is the most the game has room for.")]
Bots = Annotated[str, Parameter(help="Names with commas; the last fills the seats that are left.")]
Options = Annotated[str | None, Parameter(help="Options of the game as JSON.")]
Components = Annotated[Path | None, Parameter(help="A data file of one's own, as `components` writes it.")]
Processes = Annotated[
    int | None, Parameter(help="The default is one for each processor.", validator=Number(gte=1))
]
Cluster = Annotated[str | None, Parameter(help="The address of a Dask scheduler, e.g. tcp://10.0.0.1:8786.")]
Force = Annotated[bool, Parameter(help="Overwrite what is there.", negative="")]


def need_lab() -> None:
    """The lab has dependencies of its own, which the base install leaves out."""
    try:
        import altair  # noqa: F401  # only whether it is there
        import polars  # noqa: F401  # likewise
        import vl_convert  # noqa: F401  # likewise
    except ImportError:
        raise Refused("lab-missing") from None


def line_up_of(box: Game, bots: str, seats: int) -> list[str]:
    names = bots.split(",")
    for name in names:
        if "@" in name:
            raise Refused("lab-bots-clock", bot=name)
    try:
        return line_up(box, names, seats)
    except UnknownBot as error:
        raise Refused("lab-bots", what=str(error)) from None


def players_of(processes: int | None, cluster: str | None) -> Players:
    from undercroft.lab.players import cores, players_for

    if cluster is None:
        return players_for(processes or cores())
    from undercroft.lab.cluster import Cluster

    return Cluster(cluster)


def plan_of(
    box: Game,
    chosen: Set,
    seats: int | None,
    bots: str,
    options: str | None,
    games: int,
    seed: int,
    uses: bool = False,
    events: bool = False,
) -> Plan:
    from undercroft.lab.boxes import digest_of
    from undercroft.lab.plan import Plan

    count = seats_or_most(box, seats)
    return Plan(
        game=box.slug,
        seats=count,
        options=msgspec.to_builtins(options_of(box, count, options)),
        bots=line_up_of(box, bots, count),
        games=games,
        seed=seed,
        version=__version__,
        digest=digest_of(box.slug, chosen),
        components=chosen.name,
        text=chosen.text,
        uses=uses,
        events=events,
    )


def simulate(
    game: str,
    /,
    *,
    output: Annotated[Path, Parameter(help="How the names of the files begin, e.g. runs/raiders.")],
    games: Games = 10_000,
    seats: Seats = None,
    bots: Bots = "random",
    options: Options = None,
    components: Components = None,
    seed: Seed = 1,
    uses: Annotated[
        bool, Parameter(help="Also what became of every card, room, tile and role.", negative="")
    ] = False,
    events: Annotated[
        bool, Parameter(help="Also everything that happened, step by step.", negative="")
    ] = False,
    format: Annotated[Literal["parquet", "csv", "jsonl"], Parameter(help="Of the files.")] = "parquet",
    processes: Processes = None,
    cluster: Cluster = None,
    resume: Annotated[bool, Parameter(help="Go on where it was interrupted.", negative="")] = False,
    force: Force = False,
) -> int:
    """Play many games of bots and write tables of what came of them.

    The same seed gives the same files, however many processes play. Ctrl-C keeps what is there. docs/lab.md has more.
    """
    need_lab()
    from undercroft.lab.boxes import load_game, read_set
    from undercroft.lab.simulate import Stopped
    from undercroft.lab.simulate import simulate as play_and_write
    from undercroft.terminal import Bar

    chosen = read_set(game, components)
    box = load_game(game, chosen)
    plan = plan_of(box, chosen, seats, bots, options, games, seed, uses, events)
    try:
        with Bar(tell("lab-playing", game=box.slug, bots=", ".join(plan.bots)), games) as progress:
            files = play_and_write(
                plan, output, players_of(processes, cluster), format, resume, force, progress
            )
    except Stopped as stopped:
        print(tell("lab-stopped", games=stopped.kept, total=games), file=sys.stderr)
        return 130
    for file in files:
        print(file)
    return 0


def report(
    *files: Annotated[
        Path, Parameter(help="Runs of `simulate`: any of their files, or how their names begin.")
    ],
    output: Annotated[Path, Parameter(help="The page.")] = Path("report.html"),
    language: Annotated[
        str | None,
        Parameter(help=f"One of {', '.join(LANGUAGES)}. The default is yours, if it is among them."),
    ] = None,
    png: Annotated[Path | None, Parameter(help="Also a picture of the most telling plots.")] = None,
    force: Force = False,
) -> int:
    """Write a page with plots and tables of simulated games. It needs no network, only a browser."""
    need_lab()
    from undercroft.core.game import installed_game
    from undercroft.lab.report import make_picture, make_report, read_runs
    from undercroft.lab.speech import Speech
    from undercroft.lab.whole import write_bytes

    if not files:
        raise Refused("lab-which-runs")
    if language is not None and language not in LANGUAGES:
        raise Refused("console-language", language=language, languages=", ".join(LANGUAGES))
    for file in (output, png):
        if file is not None and file.exists() and not force:
            raise Refused("console-there", file=file)
    runs = read_runs(files)
    speech = Speech(language or language_here(), installed_game(runs[0].slug))
    write_bytes(output, make_report(runs, speech).encode())
    print(output)
    if png is not None:
        write_bytes(png, make_picture(runs, speech))
        print(png)
    return 0


def compare(
    a: Annotated[
        str, Parameter(help="A run, `box`, a data file (.toml), options ({…}) or bots with commas.")
    ],
    b: Annotated[str, Parameter(help="What it is compared with, in the same form.")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="Which game to play, where A and B are no runs.")] = None,
    games: Games = 2000,
    seats: Seats = None,
    bots: Bots = "random",
    options: Options = None,
    components: Components = None,
    seed: Seed = 1,
    uses: Annotated[
        bool, Parameter(help="Also compare what became of every component.", negative="")
    ] = False,
    all: Annotated[bool, Parameter(help="Show every figure, not the ten clearest.", negative="")] = False,
    json: Annotated[bool, Parameter(help="Print JSON and nothing else.", negative="")] = False,
    processes: Processes = None,
    cluster: Cluster = None,
) -> int:
    """Compare two runs, sets of components, options or bots, game by game on the same seeds.

    The exit code is 1 if any figure differs beyond chance after correction for many comparisons (Holm), otherwise 0.
    """
    need_lab()
    from undercroft.lab.compare import Comparison
    from undercroft.lab.findings import Findings
    from undercroft.lab.sides import Sides
    from undercroft.lab.whole import temporary_folder

    with temporary_folder("compare") as folder:
        runs: list[Findings] = []
        plans = None
        if game is not None:
            sides = Sides(game, options, bots, components)
            plans = [
                plan_of(sides.box, side.chosen, seats, side.bots, side.options, games, seed, uses)
                for side in (sides.read(a), sides.read(b))
            ]
        for index, given in enumerate((a, b)):
            prefix = Path(given)
            if plans is not None:
                prefix = folder / str(index)
                play_side(plans[index], prefix, given, processes, cluster)
            runs.append(Findings(prefix))
        comparison = Comparison(runs[0], runs[1])
    if json:
        print(as_json(comparison))
    else:
        show_comparison(comparison, a, b, all)
    return 1 if comparison.clear() else 0


def play_side(plan: Plan, prefix: Path, given: str, processes: int | None, cluster: str | None) -> None:
    from undercroft.lab.players import Processes as Apart
    from undercroft.lab.players import cores
    from undercroft.lab.simulate import Stopped
    from undercroft.lab.simulate import simulate as play_and_write
    from undercroft.terminal import Bar

    # Each side has processes of its own, because a process has a game with one set of components only.
    players = players_of(None, cluster) if cluster is not None else Apart(processes or cores())
    try:
        with Bar(given, plan.games) as progress:
            play_and_write(plan, prefix, players, progress=progress)
    except Stopped:
        raise Refused("lab-compare-stopped") from None


def as_json(comparison: Comparison) -> str:
    level = comparison.level()
    rows = [
        {
            "what": one.what,
            "name": one.name,
            "a": one.first,
            "b": one.second,
            "difference": one.paired.mean,
            "interval": one.paired.interval(),
            "chance": one.chance,
            "clear": one.is_clear(),
            "more_games": None if one.is_clear() else one.more_games(level),
        }
        for one in comparison.differences
    ]
    return msgspec.json.encode({"games": comparison.games, "figures": rows}).decode()


def show_comparison(comparison: Comparison, a: str, b: str, every: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    from undercroft.core.game import installed_game
    from undercroft.lab.speech import Speech

    speech = Speech(language_here(), installed_game(comparison.first.slug))
    table = Table(title=tell("lab-compared", games=comparison.games, figures=len(comparison.differences)))
    table.add_column(tell("lab-figure"))
    for head in (a, b, tell("lab-difference"), tell("lab-interval"), tell("lab-verdict")):
        table.add_column(head, justify="right")
    clear = comparison.clear()
    shown = comparison.differences if every else comparison.differences[: max(10, len(clear))]
    for one in shown:
        low, high = one.paired.interval()
        if one.is_clear():
            verdict = tell("lab-clear")
        else:
            more = one.more_games(comparison.level())
            unsettled = tell("lab-too-few") if one.has_too_few() else tell("lab-same")
            verdict = unsettled if more is None else tell("lab-more-games", games=speech.number(more, 0))
        table.add_row(
            speech.figure(one.what, one.name),
            speech.number(one.first, 3),
            speech.number(one.second, 3),
            speech.signed(one.paired.mean, 3),
            f"{speech.signed(low, 3)} … {speech.signed(high, 3)}" if isfinite(low) else "\u2013",
            verdict,
        )
    Console().print(table)
    print(tell("lab-clear-count", clear=len(clear), figures=len(comparison.differences)))


def components(
    game: str,
    /,
    *,
    output: Annotated[
        Path | None, Parameter(help="Write the data file of the box here, to be edited.")
    ] = None,
    check: Annotated[Path | None, Parameter(help="Name every mistake of a data file.")] = None,
    diff: Annotated[
        tuple[str, str] | None,
        Parameter(help="Show what differs between two data files; `box` is the box's."),
    ] = None,
    force: Force = False,
) -> int:
    """Components of one's own: write the box's data file, check one, or show how two differ.

    Without an option the data file is printed. The exit code is 1 if a file has mistakes, or if two differ.
    """
    from undercroft.lab.boxes import Set, own_text, read_set
    from undercroft.lab.whole import write_bytes

    text = own_text(game)
    if check is not None:
        return check_set(game, check)
    if diff is not None:
        from undercroft.lab.sets import differences

        one, other = (Set() if side == "box" else read_set(game, Path(side)) for side in diff)
        lines = differences(one, other, game)
        for line in lines:
            print(printable(line))
        return 1 if lines else 0
    if output is None:
        sys.stdout.write(text)
        return 0
    if output.exists() and not force:
        raise Refused("console-there", file=output)
    write_bytes(output, text.encode())
    print(tell("lab-components-written", file=output, game=game))
    return 0


def check_set(game: str, file: Path) -> int:
    from undercroft.lab.boxes import read_set
    from undercroft.lab.sets import mistakes, strange

    chosen = read_set(game, file)
    if not chosen.text:
        print(tell("lab-set-is-box", file=file))
        return 0
    found = mistakes(game, chosen)
    for line in found.lines:
        print(printable(line))
    if not found.ended:
        print(tell("lab-more-mistakes-anywhere", file=file))
    elif found.unread:
        print(tell("lab-more-mistakes", file=file, places=printable(", ".join(found.unread))))
    if found.lines:
        return 1
    for line in strange(game, chosen):
        print(tell("lab-strange", file=file, what=printable(line)))
    print(tell("lab-set-good", file=file, name=chosen.name))
    return 0
