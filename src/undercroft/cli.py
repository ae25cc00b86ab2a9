"""The command line: `undercroft play | serve | tables | backup | load | check | bench | arena | replay | …`."""

from __future__ import annotations

import sys
import time
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number
from rich.console import Console

from undercroft import __version__, cli_lab, cli_load, cli_maintenance
from undercroft.arguments import Seed, options_of, seats_or_most
from undercroft.core.components import BadComponents
from undercroft.core.game import UnknownGame, installed_game, installed_games
from undercroft.refusal import Refused, printable
from undercroft.server.settings import PlaySettings, ServeSettings
from undercroft.sets import game_of_record
from undercroft.words import LANGUAGES, Words, in_words, language_here, tell

app = App(
    name="undercroft",
    help="Dungeon board games in the browser, with friends and bots.",
    version=f"undercroft {__version__}",
    help_format="plaintext",
)

app.command(cli_lab.simulate)
app.command(cli_lab.report)
app.command(cli_lab.compare)
app.command(cli_lab.components)
app.command(cli_maintenance.tables)
app.command(cli_maintenance.backup)
app.command(cli_load.load)


def main() -> None:
    """Run a command. A mistake is explained in a sentence, with exit code 2."""
    if isinstance(sys.stdout, TextIOWrapper) and not sys.stdout.encoding.lower().startswith("utf"):
        # What a terminal or a pipe cannot write, as on Windows, is a question mark there and not an error.
        sys.stdout.reconfigure(errors="replace")
    try:
        result = app(sys.argv[1:], exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        fail(str(error))
    except Refused as error:
        fail(in_words(error.message))
    except (UnknownGame, BadComponents) as error:
        fail(str(error))
    except BrokenPipeError:
        # Whoever read our output has stopped reading; nothing more can be written, not even on exit.
        sys.stdout = None
        sys.exit(1)
    sys.exit(result if isinstance(result, int) else 0)


def fail(words: str) -> None:
    print(f"undercroft: {printable(words)}", file=sys.stderr)
    sys.exit(2)


@app.command
def play(*, settings: PlaySettings | None = None) -> int:
    """Start a server for this household and open the browser; phones join by a QR code."""
    from undercroft.server.run import run

    return run(settings or PlaySettings())


@app.command
def serve(*, settings: ServeSettings | None = None) -> int:
    """Run the server until it is told to stop."""
    from undercroft.server.run import run

    return run(settings or ServeSettings())


@app.command
def check(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="How many random games.", validator=Number(gte=1))] = 100,
    seed: Seed = 1,
    seats: Annotated[
        int | None, Parameter(help="Only this number of seats; the default is every one.")
    ] = None,
    options: Annotated[
        str | None, Parameter(help="Only these options, as JSON; the default is every variant.")
    ] = None,
    bot: Annotated[
        str | None, Parameter(help="Let this bot play instead of chance; with it games take longer.")
    ] = None,
) -> int:
    """Prove on random games that the rules hold together and that no seat is told what it may not know.

    A game of each set-up is also played through Gymnasium, PettingZoo and
    OpenSpiel, as far as their extras are installed. docs/check.md says what
    is checked and how often. A failure is shown with its seed and the
    shortest record found.
    """
    from undercroft.core.build import COMPILED
    from undercroft.core.check import check_game, setups_of
    from undercroft.further import registered_checks
    from undercroft.terminal import Bar

    box = installed_game(game)
    chosen = None if options is None else options_of(box, seats_or_most(box, seats), options)
    if seats is not None:
        options_of(box, seats, None)
    if bot is not None and bot not in box.bots():
        raise Refused("console-no-bot", game=game, bot=bot, bots=", ".join(box.bots()))
    player = None if bot is None else box.bots()[bot]()
    start = time.monotonic()
    further = registered_checks()
    with Bar(f"checking {box.slug}", games) as progress:
        report = check_game(
            box, games, seed, setups_of(box, seats, chosen), progress, bot=player, further=further.checks
        )
    if report.failure is not None:
        print(report.failure.text())
        return 1
    how = "compiled" if COMPILED else "interpreted"
    print(
        f"{box.slug}: all points hold in {report.games} games over {report.setups} set-ups, "
        f"{report.positions} positions, the longest game {report.longest} steps "
        f"({how}, {time.monotonic() - start:.1f} s)."
    )
    if report.further:
        print(f"Also played through: {', '.join(further.names)}.")
    if further.missing:
        print(further.left_out())
    return 0


@app.command
def bench(
    *games: Annotated[str, Parameter(help="Which games; the default is all.")],
    seats: Annotated[
        int | None, Parameter(help="The default is 4, or the most the game has room for.")
    ] = None,
    seconds: Annotated[float, Parameter(help="About how long for each game.", validator=Number(gt=0))] = 6.0,
    seed: Seed = 1,
    json: Annotated[bool, Parameter(help="Print JSON and nothing else.", negative="")] = False,
) -> None:
    """Measure random games, decisions, copies, legal lists, views, redeals and search iterations per second."""
    from undercroft.bots.speed import search_speed
    from undercroft.core.bench import Bench, run_benches
    from undercroft.core.build import COMPILED
    from undercroft.terminal import bench_table

    boxes = [installed_game(slug) for slug in games] if games else list(installed_games().values())
    benches: list[Bench] = []
    for box in boxes:
        count = min(4, box.most) if seats is None else seats
        benches.append(Bench(box, count, options_of(box, count, None), seed))
    run_benches(benches, seconds, tell_round)
    speeds = [search_speed(one.sample, seconds / 6.0, seed) for one in benches]
    if json:
        found = {}
        for one, speed in zip(benches, speeds, strict=True):
            searched = {
                "search_iterations_per_s": round(speed.iterations, 1),
                "search_share_of_playouts": round(speed.share(), 3),
            }
            found[one.game.slug] = {**one.figures(), **searched}
        print(msgspec.json.encode(found).decode())
        return
    console = Console()
    console.print(bench_table(benches, COMPILED, speeds))
    for one in benches:
        for where, times in {"": one.times, **one.chapters}.items():
            slow = times.slowest_again(one.game)
            which = f"list in {where}" if where else "list"
            print(f"{one.game.slug}: the slowest legal {which} was for seat {slow.seat} in this position:")
            print(msgspec.json.encode(slow.state.dump()).decode())


def tell_round(slug: str, number: int) -> None:
    what = "finding positions" if number == 0 else f"round {number}"
    print(f"{slug}: {what}", file=sys.stderr)


@app.command
def arena(
    game: str,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="The default is the most the game has room for.")] = None,
    games: Annotated[int, Parameter(help="How many games.", validator=Number(gte=1))] = 400,
    bots: Annotated[
        str | None,
        Parameter(
            help="Names with commas; the last fills the seats that are left. The default is the best and random. "
            "master@200 thinks 200 ms about a move, instead of its usual number of iterations."
        ),
    ] = None,
    seed: Seed = 1,
    options: Annotated[str | None, Parameter(help="Options of the game as JSON.")] = None,
) -> None:
    """Let bots play against each other: win shares with 95 % intervals, per bot and per seat."""
    from undercroft.core.arena import UnknownBot, line_up
    from undercroft.core.arena import arena as play_games
    from undercroft.terminal import Bar, bots_table, seats_table

    box = installed_game(game)
    count = seats_or_most(box, seats)
    chosen = options_of(box, count, options)
    names = list(dict.fromkeys([next(iter(box.bots())), "random"])) if bots is None else bots.split(",")
    try:
        lineup = line_up(box, names, count)
    except UnknownBot as error:
        raise Refused("console-record-refused", file=box.slug, what=str(error)) from None
    with Bar(f"{box.slug}: {', '.join(lineup)}", games) as progress:
        result = play_games(box, count, chosen, lineup, games, seed, progress)
    console = Console()
    console.print(bots_table(result))
    console.print(seats_table(result))


@app.command
def ladder(
    game: str,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="The default is the most the game has room for.")] = None,
    deals: Annotated[
        int, Parameter(help="How many deals; each is played in every rotation.", validator=Number(gte=1))
    ] = 50,
    bots: Annotated[
        str | None,
        Parameter(help="Names with commas, a time as in master@200; the default is all of them."),
    ] = None,
    seed: Seed = 1,
    options: Annotated[str | None, Parameter(help="Options of the game as JSON.")] = None,
    file: Annotated[
        Path | None,
        Parameter(help="Where results are kept, to go on later; the default is ladder-GAME.jsonl."),
    ] = None,
    cores: Annotated[
        int | None,
        Parameter(help="How many processes; the default is one for each core.", validator=Number(gte=1)),
    ] = None,
    docs: Annotated[
        Path | None, Parameter(help="The folder of bots.md: write table and picture there.")
    ] = None,
) -> None:
    """Measure how strong the bots of a game are, in Elo with 95 % intervals; good is 1000.

    Where all win or lose together: how many games each bot wins with itself, at each difficulty.
    """
    from undercroft.cli_bots import all_cores, measure, new_ladder, show_ladder, write_docs

    box = installed_game(game)
    count = seats_or_most(box, seats)
    chosen = options_of(box, count, options)
    names = list(box.bots()) if bots is None else bots.split(",")
    found = new_ladder(box, count, chosen, names, deals, seed)
    measure(found, file or Path(f"ladder-{box.slug}.jsonl"), cores or all_cores())
    show_ladder(found)
    if docs is not None:
        write_docs(found, docs)


@app.command
def train(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games are played.", validator=Number(gte=1))] = 2000,
    bot: Annotated[str, Parameter(help="Who plays them, against itself.")] = "good",
    whims: Annotated[
        int,
        Parameter(
            help="Percentage of decisions in which any legal action is taken.",
            validator=Number(gte=0, lte=100),
        ),
    ] = 5,
    learn: Annotated[
        Literal["chances", "beliefs", "actions", "habits"],
        Parameter(
            help="Who is likely to win, what lies hidden behind what the others have done, what actions bring, "
            "or which actions are likely."
        ),
    ] = "chances",
    seed: Seed = 1,
    file: Annotated[
        Path | None,
        Parameter(
            help="Where the weights go; the default is the name that a game ships: judgement.json, beliefs.json, "
            "actions.json or habits.json."
        ),
    ] = None,
    plot: Annotated[Path | None, Parameter(help="Draw the calibration into this SVG file.")] = None,
    cores: Annotated[
        int | None,
        Parameter(help="How many processes; the default is one for each core.", validator=Number(gte=1)),
    ] = None,
) -> None:
    """Learn from self-play how likely each seat is to win from a position, and test it on games not seen before.

    Or learn what the cards and words of the others tell of what is hidden,
    where the game names such clues; or what actions do to the chances, or
    which of them the bot is likely to take, where it describes them.
    """
    from undercroft.bots.train import FILES
    from undercroft.cli_bots import (
        all_cores,
        must_have_folders,
        new_training,
        play_and_fit,
        show_training,
        write_training,
    )

    target = file or Path(FILES[learn])
    must_have_folders([target, plot])
    training = new_training(installed_game(game), bot, games, seed, whims, learn)
    weights, verdict = play_and_fit(training, cores or all_cores())
    show_training(training, weights, verdict)
    write_training(training, weights, verdict, target, plot)


@app.command
def playthrough(
    game: str,
    /,
    *,
    seats: int | None = None,
    seed: Seed = 1,
    options: Annotated[str | None, Parameter(help="Options of the game as JSON.")] = None,
    bot: Annotated[str, Parameter(help="Which of the game's bots plays every seat.")] = "random",
) -> None:
    """Write a game of bots down, step by step, as a text that the tests replay."""
    from undercroft.core.playthrough import random_playthrough

    box = installed_game(game)
    if bot not in box.bots():
        raise Refused("console-no-bot", game=game, bot=bot, bots=", ".join(box.bots()))
    count = seats_or_most(box, seats)
    sys.stdout.write(random_playthrough(box, count, options_of(box, count, options), seed, bot))


@app.command
def types(
    *,
    folder: Annotated[Path, Parameter(help="Where the files go.")] = Path("web/src/generated"),
    docs: Annotated[Path, Parameter(help="Where the pages of the games are.")] = Path("docs/games"),
    check: Annotated[bool, Parameter(help="Write nothing; fail if a file is not up to date.")] = False,
) -> int:
    """Write what follows from the types of the games: TypeScript for the client, tables of fields for the docs."""
    from undercroft.fields import stale_fields, write_fields
    from undercroft.typescript import stale_types, write_types

    games = list(installed_games().values())
    if check:
        stale = [*stale_types(games, folder), *stale_fields(games, docs)]
        for path in stale:
            print(f"{path} is not up to date; `undercroft types` writes it.", file=sys.stderr)
        return 1 if stale else 0
    for path in [*write_types(games, folder), *write_fields(games, docs)]:
        print(path)
    return 0


@app.command
def protocol(
    *,
    file: Annotated[Path, Parameter(help="The page that holds the reference.")] = Path("docs/protocol.md"),
    check: Annotated[bool, Parameter(help="Write nothing; fail if the page is not up to date.")] = False,
) -> int:
    """Write the reference of the protocol between browser and server, from the Python types."""
    from undercroft.protocol_docs import is_stale, write_reference

    if check:
        stale = is_stale(file)
        if stale:
            print(f"{file} is not up to date; `undercroft protocol` writes it.", file=sys.stderr)
        return 1 if stale else 0
    write_reference(file)
    return 0


@app.command
def replay(
    file: Path,
    /,
    *,
    seat: Annotated[
        int,
        Parameter(help="Show only what this seat was told; -1 for a watcher, -2 openly: all that happened."),
    ] = -2,
    language: Annotated[
        str | None,
        Parameter(help=f"One of {', '.join(LANGUAGES)}. The default is yours, if it is among them."),
    ] = None,
    positions: Annotated[bool, Parameter(help="Show the position after every step.", negative="")] = False,
    pause: Annotated[bool, Parameter(help="Wait for Enter after every step.", negative="")] = False,
) -> None:
    """Show the record of a game step by step."""
    from undercroft.core.log import OPEN, WATCHER
    from undercroft.core.match import BadRecord, begin
    from undercroft.terminal import Replayer, players_of, read_record

    if language is not None and language not in LANGUAGES:
        raise Refused("console-language", language=language, languages=", ".join(LANGUAGES))
    record = read_record(file)
    try:
        match = begin(game_of_record(record), record)
        if not -2 <= seat < match.seats:
            raise Refused("console-record-seats", last=match.seats - 1)
        words = Words(language or language_here(), match.game, [])
        words.players = players_of(record, match.seats, words)
        eyes = OPEN if seat == -2 else WATCHER if seat == -1 else seat
        replayer = Replayer(match, words, eyes, Console())
        replayer.head()
        entries = record.get("entries")
        if not isinstance(entries, list):
            raise BadRecord("entries must be a list")
        for number, entry in enumerate(entries, 1):
            replayer.step(number, entry)
            if positions:
                replayer.position()
            if pause:
                input()
        replayer.end(record.get("ending"))
    except BadRecord as error:
        raise Refused("console-record-refused", file=file, what=str(error)) from None


@app.command
def verify(file: Path, /) -> int:
    """Check the record of a finished game: the seal on its dice, every draw, every move."""
    from undercroft.core.match import BadRecord
    from undercroft.core.verify import verify as verify_record
    from undercroft.terminal import read_record

    record = read_record(file)
    box = game_of_record(record)
    try:
        verdict = verify_record(box, record)
    except BadRecord as error:
        print(printable(tell("console-verify-bad", file=file, what=str(error))))
        return 1
    print(tell("console-verify-good", file=file, draws=verdict.draws, moves=verdict.moves))
    print(tell("console-verify-seal", seal=verdict.fair.seal))
    if verdict.promised:
        print(tell("console-verify-promised", seats=", ".join(map(str, verdict.promised))))
        for seat, promise in enumerate(verdict.fair.promises or []):
            if promise:
                print(printable(tell("console-verify-promise", seat=seat, promise=promise)))
    else:
        print(tell("console-verify-unpromised"))
    if verdict.unopened:
        print(tell("console-verify-unopened", seats=", ".join(map(str, verdict.unopened))))
    return 0
