"""The documentation site: it is complete, and loads nothing from other sites."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from undercroft.core.game import installed_games

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools" / "docs"


@pytest.fixture(scope="module")
def site() -> Path:
    """The site, built from the pages as they are; dead links are an error."""
    done = subprocess.run(
        [sys.executable, TOOLS / "build.py"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return ROOT / "build" / "docs" / "site"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that builds the site."""
    monkeypatch.syspath_prepend(str(TOOLS))
    spec = spec_from_file_location("build_docs", TOOLS / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_is_in_the_site(site: Path) -> None:
    pages = {page.relative_to(ROOT / "docs") for page in (ROOT / "docs").rglob("*.md")}
    made = {page.relative_to(site).with_suffix(".md") for page in site.rglob("*.html")}
    assert pages - made == set()


def test_every_game_has_its_rules_in_every_language(site: Path) -> None:
    heading = {"": "Rules", "ru/": "Правила", "uk/": "Правила"}
    for slug in installed_games():
        for language, word in heading.items():
            text = (site / "players" / language / f"{slug}.html").read_text(encoding="utf-8")
            assert f">{word}<" in text
            assert f"table-{slug}.webp" in text
            assert f"{slug}-rules" not in text


def test_the_reference_has_the_docstrings(site: Path) -> None:
    text = (site / "reference.html").read_text(encoding="utf-8")
    assert "Without a number of seats it is the smallest table." in text


def test_pictures_stay_small() -> None:
    sizes = [file.stat().st_size for file in (ROOT / "docs").rglob("*.webp")]
    assert sum(sizes) < 1_500_000


def test_links_to_other_files_of_the_repository_become_names(build: Any) -> None:
    page = "See [the change log](../CHANGELOG.md#x), [`docs/`](../docs/index.md) and [gone](../gone.md)."
    assert build.without_ways_out(page, ROOT / "docs") == (
        "See the change log (`CHANGELOG.md`), [`docs/`](../docs/index.md) and [gone](../gone.md)."
    )


def test_what_is_missing_or_foreign_is_named(build: Any, tmp_path: Path) -> None:
    (tmp_path / "there.html").touch()
    (tmp_path / "page.html").write_text(
        "<script src='https://example.org/a.js'></script><link rel='stylesheet' href='//example.org/a.css'>"
        "<a href='https://example.org'>a link is fine</a><a href='there.html#x'>so is this</a>"
        "<img src='gone.webp'>"
    )
    assert list(build.complaints(tmp_path)) == [
        "page.html loads https://example.org/a.js",
        "page.html loads //example.org/a.css",
        "page.html refers to gone.webp, which is not there",
    ]
