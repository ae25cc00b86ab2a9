"""The pages of the games, from the texts that the games themselves show: one source for both."""

import re
from collections.abc import Iterator
from pathlib import Path

from undercroft.core.game import installed_games
from undercroft.core.view import Message
from undercroft.words import LANGUAGES, Words, texts_of

# What each language calls itself.
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
CHAPTER = re.compile(r"^(\w+-rules-\w+)-text =", re.MULTILINE)
OPTION = re.compile(r"^(\w+-option-\w+)-help =", re.MULTILINE)


def write_game_pages(pages: Path) -> None:
    """`players/GAME.md` in English, and `players/LANGUAGE/GAME.md` in the other languages."""
    for slug, game in installed_games().items():
        for language in LANGUAGES:
            file = pages / path_of(slug, language)
            file.parent.mkdir(parents=True, exist_ok=True)
            words = Words(language, game, [])
            file.write_text("\n\n".join(page_of(slug, words)) + "\n", encoding="utf-8")


def path_of(slug: str, language: str) -> str:
    return f"players/{slug}.md" if language == "en" else f"players/{language}/{slug}.md"


def page_of(slug: str, words: Words) -> Iterator[str]:
    def say(id: str) -> str:
        return words.say(Message(id))

    up = "../" if words.language == "en" else "../../"
    title = say(f"box-{slug}-title")
    yield f"# {title}"
    others = [one for one in LANGUAGES if one != words.language]
    yield " · ".join(f"[{NAMES[one]}]({up}{path_of(slug, one)})" for one in others)
    yield f"*{say(f'box-{slug}-promise')}* {facts(words)}"
    yield f"![{title}]({up}pictures/table-{slug}.webp)"
    yield f"**{say('box-do')}.** {say(f'box-{slug}-do')}"
    yield f"**{say('box-win')}.** {say(f'box-{slug}-win')}"
    yield f"![{title}]({up}pictures/phone-{slug}.webp){{ .phone }}"
    text = "\n".join(texts_of(words.game, words.language))
    yield f"## {say('rules')}"
    for chapter in CHAPTER.findall(text):
        yield f"### {say(chapter)}"
        yield "\n\n".join(say(f"{chapter}-text").splitlines())
    options = OPTION.findall(text)
    if options:
        yield f"## {say('manners-title')}"
        yield "\n".join(f"- **{say(option)}.** {say(f'{option}-help')}" for option in options)


def facts(words: Words) -> str:
    """How many can play."""
    people = words.say(Message("box-seats", {"fewest": words.game.fewest, "most": words.game.most}))
    return f"{words.say(Message('box-seats-help'))}: {people}."
