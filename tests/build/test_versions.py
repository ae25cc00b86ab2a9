"""Before a release: tag, package, citation and change log name the same version."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of version 0.2.0, with the script."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "versions", tmp_path / "tools")
    (tmp_path / "src" / "undercroft").mkdir(parents=True)
    write(tmp_path, "src/undercroft/__init__.py", '__version__ = "0.2.0"\n')
    write(tmp_path, "CITATION.cff", "cff-version: 1.2.0\nversion: 0.2.0\n")
    write(tmp_path, "CHANGELOG.md", "# Change log\n\n## 0.2.0 (2027-01-01)\n\n## 0.1.0 (2026-12-01)\n")
    return tmp_path


def write(root: Path, file: str, text: str) -> None:
    (root / file).write_text(text, encoding="utf-8")


def check(root: Path, *tag: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, root / "tools" / "versions", *tag], capture_output=True, encoding="utf-8"
    )
    return done.returncode, done.stderr


def test_here_they_agree() -> None:
    assert check(ROOT) == (0, "")


@pytest.mark.parametrize("tag", ["v0.2.0", ""])
def test_where_all_agree_nothing_is_said(project: Path, tag: str) -> None:
    assert check(project, tag) == (0, "")


def test_a_tag_of_another_version_is_refused(project: Path) -> None:
    code, said = check(project, "v0.2")
    assert code == 1
    assert said.splitlines() == [
        "src/undercroft/__init__.py says 0.2.0, not 0.2",
        "CITATION.cff says 0.2.0, not 0.2",
        "CHANGELOG.md has no heading 0.2",
    ]


def test_a_version_that_nobody_wrote_about_is_refused(project: Path) -> None:
    write(project, "CHANGELOG.md", "# Change log\n\n## Unreleased\n\n## 0.2.0.1\n")
    assert check(project, "v0.2.0") == (1, "CHANGELOG.md has no heading 0.2.0\n")
    assert check(project) == (0, "")


def test_a_citation_that_was_forgotten_is_named_without_a_tag_too(project: Path) -> None:
    write(project, "CITATION.cff", "cff-version: 1.2.0\nversion: 0.1.0\n")
    assert check(project) == (1, "CITATION.cff says 0.1.0, not 0.2.0\n")
