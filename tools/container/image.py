"""Carry out the steps of the Dockerfile in Debian roots, and say what the image would be started with."""

import json
import re
import shlex
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from dockerfile import context_of, steps_of
from roots import PATH, copy_root, make_base, run_in

PROJECT = Path(__file__).resolve().parents[2]
BUILD = PROJECT / "build" / "container"


@dataclass
class Image:
    """A root and how a container of it is started."""

    root: Path
    environment: dict[str, str] = field(default_factory=lambda: {"PATH": PATH})
    folder: str = "/"
    user: str = "0"
    volumes: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    stop_signal: str = "SIGTERM"


def build_image() -> Image:
    """The image of the last stage of the Dockerfile."""
    stages: dict[str, Image] = {}
    image = Image(BUILD)
    for step in steps_of((PROJECT / "Dockerfile").read_text(encoding="utf-8")):
        print(f"==> {step.verb} {step.words}", flush=True)
        if step.verb == "FROM":
            image = new_stage(step.words, len(stages))
            stages[step.words.partition(" AS ")[2] or "last"] = image
        else:
            carry_out(image, step.verb, step.words, stages)
    return image


def new_stage(words: str, number: int) -> Image:
    base = words.partition(" ")[0]
    made = BUILD / re.sub(r"[^a-z0-9.]+", "-", base)
    if not made.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        make_base(base, made)
    root = BUILD / f"stage-{number}"
    copy_root(made, root)
    return Image(root)


def carry_out(image: Image, verb: str, words: str, stages: dict[str, Image]) -> None:
    match verb:
        case "RUN":
            run_in(image.root, ["sh", "-ec", words], image.environment, image.folder)
        case "COPY":
            copy(image, words, stages)
        case "ENV":
            for name, _, value in (word.partition("=") for word in shlex.split(words)):
                image.environment[name] = value.replace("$PATH", image.environment["PATH"])
        case "WORKDIR":
            image.folder = words
            inside(image, words).mkdir(parents=True, exist_ok=True)
        case "USER":
            image.user = words
        case "VOLUME":
            image.volumes.append(words)
        case "STOPSIGNAL":
            image.stop_signal = words
        case "HEALTHCHECK":
            image.health = json.loads(words.partition(" CMD ")[2])
        case "ENTRYPOINT":
            image.entrypoint = json.loads(words)
        case "CMD":
            image.command = json.loads(words)
        case "EXPOSE":
            pass
        case _:
            raise SystemExit(f"tools/container does not know {verb} yet.")


def copy(image: Image, words: str, stages: dict[str, Image]) -> None:
    source, target = [word for word in words.split() if not word.startswith("--")]
    stage = re.search(r"--from=(\S+)", words)
    if stage:
        whole = inside(stages[stage[1]], source)
        shutil.copytree(whole, inside(image, target), symlinks=True, dirs_exist_ok=True)
        return
    for name in context_of(PROJECT / source):
        place = inside(image, target) / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(PROJECT / source / name, place)


def inside(image: Image, path: str) -> Path:
    """Where a path of the image is on this machine."""
    return image.root / (Path(image.folder) / path).as_posix().lstrip("/")
