"""The wheel holds everything, and runs on a machine that has only Python."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "undercroft"
LANGUAGES = ("en", "ru", "uk")


def files_of(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def compiled_names(wheel: Path) -> set[str]:
    """The modules in the wheel that have an extension module beside their source."""
    return {name.split(".")[0] for name in files_of(wheel) if name.endswith((".so", ".pyd"))}


def run_there(bare_machine: Path, bare_path: str, *command: str) -> str:
    environment = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")
    }
    done = subprocess.run(
        [str(bare_machine / command[0]), *command[1:]],
        cwd=bare_machine.parent,
        env={**environment, "PATH": bare_path},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def test_every_rules_module_is_compiled_but_structs_and_pictures(wheel: Path) -> None:
    sources = {path for part in ("core", "bots", "games") for path in (PACKAGE / part).rglob("*.py")}
    kept = ("view.py", "view_*.py", "options.py", "position.py", "picture.py", "drawing.py", "__init__.py")
    interpreted = {path for path in sources if any(path.match(pattern) for pattern in kept)}

    def names(paths: set[Path]) -> set[str]:
        return {path.relative_to(PACKAGE.parent).with_suffix("").as_posix() for path in paths}

    assert names(sources - interpreted) <= compiled_names(wheel)
    assert not names(interpreted) & compiled_names(wheel)
    assert "undercroft/games/raiders/state" in compiled_names(wheel)


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    made = {path for path in PACKAGE.rglob("*") if path.is_file()}
    kept = {path for path in made if "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")}
    assert {path.relative_to(PACKAGE.parent).as_posix() for path in kept} <= files_of(wheel)


def test_the_wheel_holds_words_components_and_migrations(wheel: Path) -> None:
    files = files_of(wheel)
    for language in LANGUAGES:
        assert any(
            name.startswith(f"undercroft/locales/{language}/") and name.endswith(".ftl") for name in files
        )
    assert "undercroft/games/raiders/components.toml" in files
    assert any("migrations" in name and name.endswith(".py") for name in files)


def test_the_wheel_holds_the_client_and_no_address_outside(wheel: Path) -> None:
    files = files_of(wheel)
    assert "undercroft/static/index.html" in files
    assert any(re.fullmatch(r"undercroft/static/.+\.js", name) for name in files)
    with ZipFile(wheel) as archive:
        page = archive.read("undercroft/static/index.html").decode()
    assert not re.search(r"""(src|href)=["'](https?:)?//""", page)


def test_the_wheel_runs_compiled_where_there_is_only_python(bare_machine: Path, bare_path: str) -> None:
    said = run_there(
        bare_machine, bare_path, "python", "-c", "from undercroft.core.build import COMPILED; print(COMPILED)"
    )
    assert said.strip() == "True"


def test_the_command_tells_its_version(bare_machine: Path, bare_path: str) -> None:
    text = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "(.+)"', text)
    assert version is not None
    assert version[1] in run_there(bare_machine, bare_path, "undercroft", "--version")


def test_the_check_of_raiders_runs_from_the_wheel(bare_machine: Path, bare_path: str) -> None:
    said = run_there(bare_machine, bare_path, "undercroft", "check", "raiders", "--games", "2")
    assert "raiders" in said.lower()


def test_bench_says_that_the_rules_are_compiled(bare_machine: Path, bare_path: str) -> None:
    said = run_there(bare_machine, bare_path, "undercroft", "bench", "raiders", "--json")
    assert json.loads(said)["raiders"]["compiled"] is True


def urls(**environment: str) -> dict[str, str]:
    """The addresses in a package that is built with these variables."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GITHUB_")}
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata", "urls"],
        cwd=ROOT,
        env={**kept, **environment},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_a_package_names_the_repository_whose_workflow_built_it() -> None:
    found = urls(GITHUB_SERVER_URL="https://git.example", GITHUB_REPOSITORY="somebody/undercroft")
    assert found["Source"] == "https://git.example/somebody/undercroft"
    assert found["Issues"] == "https://git.example/somebody/undercroft/issues"
    assert set(found) == {"Homepage", "Documentation", "Changelog", "Issues", "Source"}


def test_a_package_built_anywhere_else_names_none() -> None:
    assert urls() == {}


def test_the_lock_pins_every_dependency_and_names_no_index() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = {
        name.lower().replace("_", "-").replace(".", "-")
        for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    wanted += [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    # One extra may name others of the same package.
    for requirement in [name for name in wanted if not name.startswith("undercroft[")]:
        name = re.match(r"[\w.-]+", requirement)
        assert name is not None
        assert name[0].lower().replace("_", "-").replace(".", "-") in pinned
    assert "://" not in lock
    assert not re.search(r"^-", lock, re.MULTILINE)
