"""Simulating: chunks are played and kept one by one, and joined when the last is there."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from undercroft.lab.files import FORMATS, join, table_file
from undercroft.lab.plan import TABLES, Plan
from undercroft.lab.players import Players
from undercroft.lab.whole import write_bytes
from undercroft.refusal import Refused


class Stopped(Exception):
    """Interrupted; that many games are kept."""

    def __init__(self, kept: int) -> None:
        super().__init__(kept)
        self.kept = kept


class Parts:
    """The chunks that are done, in a folder beside the output."""

    def __init__(self, prefix: Path, plan: Plan) -> None:
        self.plan = plan
        self.folder = prefix.with_name(f"{prefix.name}.parts")

    def shard(self, table: str, number: int) -> Path:
        return self.folder / f"{table}-{number:07}.parquet"

    def open(self, resume: bool, force: bool) -> None:
        """Make the folder, or go on with one of the same plan."""
        note = self.folder / "plan.json"
        if self.folder.exists() and not force:
            if not resume:
                raise Refused("lab-parts-there", folder=self.folder)
            try:
                before = msgspec.json.decode(note.read_bytes(), type=Plan)
            except (OSError, msgspec.DecodeError):
                raise Refused("lab-parts-broken", folder=self.folder) from None
            if before != self.plan:
                raise Refused("lab-parts-other", folder=self.folder)
            return
        if resume:
            raise Refused("lab-nothing-to-resume", folder=self.folder)
        try:
            if self.folder.exists():
                shutil.rmtree(self.folder)
            self.folder.mkdir(parents=True)
        except OSError as error:
            raise Refused("console-unwritable", file=self.folder, what=error.strerror or str(error)) from None
        try:
            write_bytes(note, msgspec.json.encode(self.plan))
        except Refused:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def has(self, number: int) -> bool:
        return self.shard("games", number).exists()

    def keep(self, number: int, tables: dict[str, bytes]) -> None:
        """Games come last: with them the chunk is whole."""
        for table in self.plan.tables():
            write_bytes(self.shard(table, number), tables[table])

    def games(self) -> int:
        return sum(len(self.plan.chunk(number)) for number in range(self.plan.chunks()) if self.has(number))


def simulate(
    plan: Plan,
    prefix: Path,
    players: Players,
    form: str = "parquet",
    resume: bool = False,
    force: bool = False,
    progress: Callable[[int], None] | None = None,
) -> list[Path]:
    """Play a plan and write its tables; their files. Raises Stopped on Ctrl-C, and Refused."""
    if resume and force:
        raise Refused("lab-resume-or-force")
    files = [table_file(prefix, table, form) for table in plan.tables()]
    earlier = [table_file(prefix, table, other) for other in FORMATS for table in TABLES]
    for file in earlier:
        if file.exists() and not (force or resume):
            raise Refused("console-there", file=file)
    parts = Parts(prefix, plan)
    parts.open(resume, force)
    missing = [number for number in range(plan.chunks()) if not parts.has(number)]
    done = plan.games - sum(len(plan.chunk(number)) for number in missing)
    try:
        with closing(players.play(plan, missing)) as chunks:
            for number, tables in chunks:
                parts.keep(number, tables)
                done += len(plan.chunk(number))
                if progress is not None:
                    progress(done)
        # A table of an earlier run under this name, in whatever form, must not pass for one of this run.
        for file in earlier:
            file.unlink(missing_ok=True)
        for table, file in zip(plan.tables(), files, strict=True):
            shards = [parts.shard(table, number) for number in range(plan.chunks())]
            join(shards, file, form, plan.large_chunks())
    except KeyboardInterrupt:
        raise Stopped(parts.games()) from None
    except Refused:
        if not parts.games():  # nothing to go on with
            shutil.rmtree(parts.folder)
        raise
    shutil.rmtree(parts.folder)
    return files
