"""What the compiler would silently get wrong, found in the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "undercroft"
NOT_COMPILED = (
    "view.py",
    "view_*.py",
    "options.py",
    "position.py",
    "picture.py",
    "drawing.py",
    "__init__.py",
)


def compiled_files() -> list[Path]:
    return sorted(
        path
        for part in ("core", "bots", "games")
        for path in (PACKAGE / part).rglob("*.py")
        if not any(path.match(pattern) for pattern in NOT_COMPILED)
    )


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def caught_names(function: ast.FunctionDef) -> dict[str, set[str]]:
    """Of every name that an except clause binds: the types it is bound to."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type:
            found.setdefault(node.name, set()).add(ast.unparse(node.type))
    return found


@pytest.mark.parametrize("file", compiled_files(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_compiled_modules_avoid_the_compilers_traps(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for function in functions(tree):
        where = f"{file.name}, {function.name}"
        for name, types in caught_names(function).items():
            # Compiled, the name has the type of its first clause, and the second one fails.
            assert len(types) == 1, f"{where}: `{name}` is bound to {sorted(types)}; give each its own name"
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and file.name != "bits.py":
            # Compiled, a constant has 32 bits, and what is shifted out of them is lost without a word.
            constant = isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
            assert not constant, f"{file.name}, line {node.lineno}: write core.bits.bit(n)"
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd) and file.name != "bits.py":
            one = isinstance(node.right, ast.Constant) and node.right.value == 1
            shifted = isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.RShift)
            assert not (one and shifted), f"{file.name}, line {node.lineno}: write core.bits.has(numbers, n)"
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            # Compiled, a Struct loses its options without a word.
            assert not any("Struct" in base for base in bases), (
                f"{file.name}: {node.name} belongs in a view file"
            )
