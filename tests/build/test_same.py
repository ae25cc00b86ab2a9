"""Compiled and interpreted rules are the same rules: equal seeds give equal bytes."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STORY = Path(__file__).with_name("story.py")


def told_by(python: Path, **more: str) -> tuple[list[str], str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(python), str(STORY)], env={**environment, **more}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines(), done.stderr.strip()


def test_records_views_and_schemas_are_equal_compiled_and_interpreted(bare_machine: Path) -> None:
    python = bare_machine / "python"
    compiled, said = told_by(python)
    assert said == "compiled"
    # The folder of the sources goes before the installed wheel; the entry points are still the wheel's.
    interpreted, said = told_by(python, PYTHONPATH=str(ROOT / "src"))
    assert said == "interpreted"
    assert any(line.startswith('["raiders"') for line in compiled)
    for number, (one, other) in enumerate(zip(compiled, interpreted, strict=True)):
        assert one == other, f"line {number} of the story differs"
