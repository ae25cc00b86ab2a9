"""The commands of the lab: `undercroft simulate | report | compare | components`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from undercroft import __version__
from undercroft.arguments import Seed, options_of, seats_or_most
from undercroft.core.arena import UnknownBot, line_up
from undercroft.core.game import Game
from undercroft.refusal import Refused
from undercroft.words import LANGUAGES, language_here, tell

if TYPE_CHECKING:
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
        import altair  # noqa: F401
        import polars  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError:
        raise Refused("lab-missing") from None


def line_up_of(box: Game, bots: str, seats: int) -> list[str]:
    try:
        return line_up(box, bots.split(","), seats)
    except UnknownBot as error:
        raise Refused("lab-bots", what=str(error)) from None


def players_of(processes: int | None, cluster: str | None) -> Players:
    from undercroft.lab.players import cores, players_for

    if cluster is None:
        return players_for(processes or cores())
    from undercroft.lab.cluster import Cluster

    return Cluster(cluster)


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
    """Play many games of bots and write tables of what came of them: games, seats, scores.

    The same seed gives the same files, however many processes play. Ctrl-C keeps what is there. docs/lab.md has more.
    """
    need_lab()
    from undercroft.lab.boxes import load_game, read_set
    from undercroft.lab.plan import Plan
    from undercroft.lab.simulate import Stopped
    from undercroft.lab.simulate import simulate as play_and_write
    from undercroft.terminal import Bar

    chosen = read_set(game, components)
    box = load_game(game, chosen)
    count = seats_or_most(box, seats)
    plan = Plan(
        game=box.slug,
        seats=count,
        options=msgspec.to_builtins(options_of(box, count, options)),
        bots=line_up_of(box, bots, count),
        games=games,
        seed=seed,
        version=__version__,
        digest=box.digest,
        components=chosen.name,
        text=chosen.text,
        uses=uses,
        events=events,
    )
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
    *files: Annotated[Path, Parameter(help="Runs of `simulate`: any of their files, or how their names begin.")],
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
    from undercroft.lab.files import write_bytes
    from undercroft.lab.report import make_picture, make_report, read_runs
    from undercroft.lab.speech import Speech

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
