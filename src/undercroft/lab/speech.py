"""The words of a report in one language: messages, names of components, numbers."""

from __future__ import annotations

from undercroft.core.game import Game
from undercroft.core.view import Message
from undercroft.words import Value, Words, in_words

COMMA = {"ru", "uk"}  # where a decimal fraction is written with a comma


class Speech:
    """Says things in one language, about one game."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        self.game = game
        self.words = Words(language, game, [])

    def tell(self, id: str, /, **args: Value) -> str:
        return in_words(Message(id, args), self.language)

    def title(self) -> str:
        return self.game.titles.get(self.language) or self.game.titles["en"]

    def name(self, id: str) -> str:
        """The name of a component. Any other id may be a word of the lab's, or is shown as it is."""
        names = self.game.names.get(id)
        if names is not None:
            name = names.get(self.language) or names["en"]
            others = self.called(name, id)
            return f"{name} ({own_part(id, others)})" if others else name
        plain = id.replace("_", "-")
        return self.word(f"lab-name-{plain}", id)

    def called(self, name: str, id: str) -> list[str]:
        """The other components of this name, but for copies of this one."""
        return [
            other
            for other, names in self.game.names.items()
            if other != id
            and name in (names.get(self.language), names["en"])
            and not other.startswith(f"{id}-")
        ]

    def option(self, name: str, value: object) -> str:
        """An option and what was chosen, as the page of a new table words them."""
        id = f"{self.game.slug}-option-{name}"
        label = self.word(id, name.replace("_", " "))
        if isinstance(value, bool):
            return f"{label}: {self.word('yes' if value else 'no', str(value))}"
        shown = self.word("option-none", "") if value is None else self.word(f"{id}-{value}", str(value))
        return f"{label}: {shown}"

    def line(self, label: str) -> str:
        """A line of the score sheet, without what differs from game to game."""
        return self.word(f"lab-line-{label}", self.words.say(Message(label)))

    def end(self, reason: str) -> str:
        return self.word(f"lab-end-{reason}", reason)

    def figure(self, what: str, name: str) -> str:
        """What a comparison compares."""
        if what == "line":
            return self.tell("lab-figure-line", name=self.line(name))
        if what == "end":
            return self.tell("lab-figure-end", name=self.end(name))
        plain = what.replace("_", "-")
        if plain.startswith("use-"):
            kind = plain.removeprefix("use-")
            shown = self.word(f"lab-use-{kind}", kind)
            return f"{shown}: {self.name(name)}"
        return self.tell(f"lab-figure-{plain}", name=name)

    def word(self, id: str, otherwise: str) -> str:
        return self.tell(id) if self.words.bundle.has_message(id) else otherwise

    def number(self, value: float, digits: int = 2) -> str:
        text = f"{value:,.{digits}f}".replace("-", "\u2212")
        return text.replace(",", "\u202f").replace(".", ",") if self.language in COMMA else text

    def signed(self, value: float, digits: int = 2) -> str:
        return ("+" if value > 0 else "") + self.number(value, digits)

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}\u202f%"

    def share(self, value: float, interval: tuple[float, float]) -> str:
        return f"{self.percent(value)} ({self.between(interval)})"

    def between(self, interval: tuple[float, float]) -> str:
        low, high = (self.number(100 * one, 1) for one in interval)
        return f"{low}\u2013{high}\u202f%"


def own_part(id: str, others: list[str]) -> str:
    """What tells an id from others, without the words that all begin with: treasure_4_2 is 4, 2."""
    words = id.split("_")
    while len(words) > 1 and all(other.startswith(f"{words[0]}_") for other in others):
        others = [other.removeprefix(f"{words[0]}_") for other in others]
        words = words[1:]
    return ", ".join(words)
