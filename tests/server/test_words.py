"""Every refusal of the server and the kernel has words in three languages, and they use only what they are given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import undercroft

PACKAGE = Path(undercroft.__file__).parent
REFUSAL = re.compile(
    r'\b(?:Refused\(|Message\(|Saying\(|super\(\)\.__init__\(|id: str = )\s*"([a-z]+-[a-z-]+)"'
)


def said() -> set[str]:
    sources = [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "core").rglob("*.py")]
    found = {id for path in sources for id in REFUSAL.findall(path.read_text(encoding="utf-8"))}
    return {id for id in found if not id.startswith("console-")}  # these are the command line's


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_what_the_server_says_has_words_and_no_word_is_left_over(language: str) -> None:
    text = (PACKAGE / "locales" / language / "server.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    worded = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert len(worded) > 40
    assert said() - worded == set()
    assert worded - said() == set()
