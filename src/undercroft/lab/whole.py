"""A file with its real name is whole: it is written under another name and then renamed."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undercroft.refusal import Refused


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A name to write under; the file gets its real one when all went well, and is removed when not."""
    draft = path.with_name(f".{path.name}.part")
    try:
        yield draft
        with open(draft, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise Refused("console-unwritable", file=path, what=error.strerror or str(error)) from None
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def write_bytes(path: Path, content: bytes) -> None:
    with whole(path) as draft:
        draft.write_bytes(content)


@contextmanager
def temporary_folder(purpose: str) -> Iterator[Path]:
    """Where the system keeps such folders; raises Refused if there is no room."""
    try:
        folder = tempfile.TemporaryDirectory(prefix=f"undercroft-{purpose}-")
    except OSError as error:
        raise Refused("console-unwritable", file="TMPDIR", what=error.strerror or str(error)) from None
    with folder as name:
        yield Path(name)
