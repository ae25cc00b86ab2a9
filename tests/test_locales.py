"""The words: every language says the same things, nothing is malformed, missing or left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undercroft

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
LOCALES = Path(undercroft.__file__).parent / "locales"
LANGUAGES = tuple(sorted(path.name for path in LOCALES.iterdir()))
TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})
SOURCES = [
    *(ROOT / "src").rglob("*.py"),
    *(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte"}),
]
# Said by id in the client: t("…"), say({ id: "…" }); as a Message of the server and the rules; by the command line.
SAID = re.compile(r"""(?:\b(?:t|tell|Message|Refused)\(\s*|\bid:\s*|does:\s*)["']([a-z]+-[a-z0-9_-]+)["']""")
GAMES = sorted(path.parent.name for path in (ROOT / "src" / "undercroft" / "games").glob("*/game.py"))
QUOTED = re.compile(r"""["'`]([^"'`\n]*)["'`]""")
HOLE = re.compile(r"\$?\{[^{}]*\}")


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@cache
def all_ids(language: str) -> frozenset[str]:
    return frozenset(name for file in FILES for name in messages(language, file))


class Variables(Visitor):
    """The arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own name
        self.names.add(node.id.name)


def test_a_language_is_a_folder_and_known_to_the_browser() -> None:
    listed = (ROOT / "web" / "src" / "lib" / "languages.ts").read_text(encoding="utf-8")
    names = re.search(r"languageNames = \{(.*?)\}", listed, re.DOTALL)
    assert names is not None
    assert {"en", "ru", "uk"} <= set(LANGUAGES)
    assert set(re.findall(r"(\w+):", names[1])) == set(LANGUAGES), (
        "the browser's list: web/src/lib/languages.ts"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_files_of_words(language: str) -> None:
    wanted = {f"{game}{part}.ftl" for game in GAMES for part in ("", "-table", "-hints")}
    missing = wanted - {path.name for path in (LOCALES / language).iterdir()}
    assert not missing, "\n".join(f"locales/{language}/{file} is missing" for file in sorted(missing))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_words_has_no_malformed_message(language: str, file: str) -> None:
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    junk = [entry.content or "" for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, "malformed:\n" + "".join(junk)
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"stands twice: {', '.join(twice)}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_says_the_same_things(language: str, file: str) -> None:
    english, other = set(messages("en", file)), set(messages(language, file))
    wrong = [f"is missing: {name}" for name in sorted(english - other)]
    wrong += [f"is not in English: {name}" for name in sorted(other - english)]
    assert not wrong, f"locales/{language}/{file}\n" + "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    names = [name for file in FILES for name in messages(language, file)]
    twice = sorted({name for name in names if names.count(name) > 1})
    assert not twice, f"stands in two files: {', '.join(twice)}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_uses_no_argument_that_the_english_lacks(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    for name in english.keys() & other.keys():
        known, used = Variables(), Variables()
        known.visit(english[name])
        used.visit(other[name])
        # Marks of the reader and cases of a word come with any argument: $seat_you, $card_id.
        extra = {
            one
            for one in used.names
            if not any(one == name or one.startswith(f"{name}_") for name in known.names)
        }
        assert not extra, f"{name} uses what the English one lacks: {', '.join(sorted(extra))}"


def test_a_brief_question_stands_for_a_longer_one() -> None:
    brief = {name for name in all_ids("en") if "-brief-" in name}
    assert brief
    assert {name.replace("-brief-", "-prompt-") for name in brief} <= all_ids("en")


def test_a_short_reason_stands_for_a_longer_one() -> None:
    short = {name for name in all_ids("en") if "-because-" in name}
    assert short
    assert {name.replace("-because-", "-why-") for name in short} <= all_ids("en")


def test_everything_that_is_said_has_words() -> None:
    missing = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in SOURCES
        for name in SAID.findall(path.read_text(encoding="utf-8"))
        if name not in all_ids("en")
        and name.split("-")[0] in {known.split("-")[0] for known in all_ids("en")}
    }
    assert not missing, "said, but without words:\n" + "\n".join(sorted(missing))


def test_no_words_are_left_over() -> None:
    exact: set[str] = set()
    patterns: set[str] = set()
    for path in SOURCES:
        for text in QUOTED.findall(path.read_text(encoding="utf-8")):
            if HOLE.search(text):
                fixed = [re.escape(piece) for piece in HOLE.split(text)]
                # A pattern must say something itself, or it would excuse everything.
                if len(max(fixed, key=len)) >= 4:
                    patterns.add("[A-Za-z0-9_-]+".join(fixed))
            else:
                exact.add(text)
    used = re.compile("|".join(sorted(patterns)) or "(?!)")
    referenced = {
        node
        for file in FILES
        for node in re.findall(
            r"\{\s*([a-z][a-z0-9_-]+)\s*\}", (LOCALES / "en" / file).read_text(encoding="utf-8")
        )
    }
    # A word in an argument is shown by the message SLUG-ARGUMENT-WORD, if there is one: goal: "north".
    words = {name for name in all_ids("en") if name.count("-") >= 2 and name.split("-", 2)[2] in exact}
    left_over = {name for name in all_ids("en") - exact - referenced - words if not used.fullmatch(name)}
    assert not left_over, "nobody says these:\n" + "\n".join(sorted(left_over))
