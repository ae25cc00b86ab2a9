"""Words for messages. The kernel has none: `import undercroft` brings a speaker who reads the Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.core.view import Message

SPEAKERS: Final[list[Callable[[Message], str]]] = []  # at most one


def speak_with(speaker: Callable[[Message], str]) -> None:
    """From now on this one words the messages of errors."""
    SPEAKERS.clear()
    SPEAKERS.append(speaker)


def in_english(message: Message) -> str:
    """A message as an English sentence; without a speaker, its id."""
    return SPEAKERS[0](message) if SPEAKERS else message.id
