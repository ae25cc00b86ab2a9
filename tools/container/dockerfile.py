"""Read a Dockerfile and a .dockerignore, as far as the project's own need it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Step:
    """One instruction, such as RUN, and what follows it."""

    verb: str
    words: str


def steps_of(text: str) -> list[Step]:
    """The instructions in order; comments are left out, continued lines joined."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    whole = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    found = [line.partition(" ") for line in whole.splitlines()]
    return [Step(verb.upper(), words.strip()) for verb, _, words in found]


@dataclass
class Ignored:
    """The patterns of a .dockerignore: the last one that fits a path decides."""

    patterns: list[str]

    def __contains__(self, path: str) -> bool:
        answer = False
        for pattern in self.patterns:
            plain = pattern.removeprefix("!")
            if re.fullmatch(f"{as_regex(plain)}(/.*)?", path):
                answer = plain == pattern
        return answer

    def hides_all_of(self, folder: str) -> bool:
        """Whether nothing in this folder can be meant."""
        return folder in self and not any(
            pattern.startswith((f"!{folder}/", "!**/")) for pattern in self.patterns
        )


def as_regex(pattern: str) -> str:
    parts = re.split(r"(\*\*/|\*|\?)", pattern.strip("/"))
    known = {"**/": "(?:.*/)?", "*": "[^/]*", "?": "[^/]"}
    return "".join(known.get(part, re.escape(part)) for part in parts)


def context_of(root: Path) -> Iterator[str]:
    """The files that a build gets to see, relative to the root."""
    ignored = Ignored((root / ".dockerignore").read_text(encoding="utf-8").split())

    def below(folder: Path) -> Iterator[str]:
        for path in sorted(folder.iterdir()):
            name = path.relative_to(root).as_posix()
            if path.is_dir() and not path.is_symlink():
                if not ignored.hides_all_of(name):
                    yield from below(path)
            elif name not in ignored:
                yield name

    return below(root)
