"""The examples in the README, in docs/python.md and in the docstrings of the kernel are true."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "docs/python.md", "docs/research.md"]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def modules() -> list[str]:
    """The modules of the public face and of the kernel that have examples."""
    source = ROOT / "src"
    files = [source / "undercroft" / "__init__.py", source / "undercroft" / "games" / "__init__.py"]
    files += [source / "undercroft" / "encoding.py"]
    for folder in ("core", "vector", "adapters"):
        files += sorted((source / "undercroft" / folder).rglob("*.py"))
    named = [
        path.relative_to(source).as_posix() for path in files if ">>> " in path.read_text(encoding="utf-8")
    ]
    return [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in named]


def run(test: doctest.DocTest) -> None:
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    assert said == [], "".join(said)


@pytest.mark.parametrize("file", PAGES)
def test_the_examples_of_a_page_are_true(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(text.replace("```", ""), {}, file, file, 0)
    assert test.examples
    run(test)


def test_the_game_that_is_built_in_adding_a_game_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its blocks of Python are one module; the prompts between them see what stands above."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    chapter = page[page.index("## A whole game in one file") : page.index("## 1. The rules")]
    module = ModuleType("tricks")
    monkeypatch.setitem(sys.modules, "tricks", module)
    blocks = re.findall(r"```(python)?\n(.*?)```", chapter, re.DOTALL)
    assert len(blocks) >= 6
    for kind, text in blocks:
        if kind:
            exec(compile(text, "docs/adding-a-game.md", "exec"), vars(module))
        else:
            test = doctest.DocTestParser().get_doctest(text, {}, "docs/adding-a-game.md", None, 0)
            test.globs = vars(module)  # what it names is seen by the next one
            run(test)


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module_are_true(name: str) -> None:
    """The docstrings are read from the source: the compiler keeps them where doctest does not look."""
    module = importlib.import_module(name)
    folder = ROOT / "src" / name.replace(".", "/")
    file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    for node in nodes:
        words = ast.get_docstring(node) or ""
        if ">>> " in words:
            where = f"{name}.{getattr(node, 'name', '')}"
            run(doctest.DocTestParser().get_doctest(words, {**vars(module)}, where, str(file), 0))
