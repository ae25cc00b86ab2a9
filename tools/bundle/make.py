"""Make one file of the installed package: build/bundle/undercroft. `make bundle` calls it."""

import ast
from pathlib import Path

import PyInstaller.__main__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "bundle"
COMPILED = ("core", "bots", "games")


def imports_of_compiled_modules() -> set[str]:
    """What the sources of compiled modules import: PyInstaller cannot look into the modules themselves."""
    found: set[str] = set()
    for part in COMPILED:
        for path in (ROOT / "src" / "undercroft" / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
    return {name for name in found if name.partition(".")[0] not in ("undercroft", "__future__")}


def main() -> None:
    hidden = sorted({"undercroft__mypyc", *imports_of_compiled_modules()})
    PyInstaller.__main__.run(
        [
            str(HERE / "start.py"),
            "--name=undercroft",
            "--onefile",
            "--noconfirm",
            "--log-level=WARN",
            "--collect-all=undercroft",
            "--copy-metadata=undercroft",
            "--collect-submodules=uvicorn",
            "--collect-data=alembic",
            "--exclude-module=tkinter",
            *[f"--hidden-import={name}" for name in hidden],
            f"--distpath={BUILD}",
            f"--workpath={BUILD / 'work'}",
            f"--specpath={BUILD / 'work'}",
        ]
    )


if __name__ == "__main__":
    main()
