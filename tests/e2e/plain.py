"""Somebody in the default room, who does whatever may be done, at random, until the game is over."""

from __future__ import annotations

from random import Random

from tests.e2e.people import Person

OVER = "dialog a[href$='/record']"
# A button of the question, a lit cell of the board, a lit card of the hand; or what does the thing that was chosen.
DO = "section.prompt [data-testid=do]:not(:disabled)"
CHOICES = (
    "section.prompt [data-choice]:not(:disabled), [data-testid=plain] [data-cell]:not([data-offers='0']),"
    " .mine [data-hand].lit[aria-pressed=false]"
)
# What is asked and what was chosen of it so far.
STANDS = """() => [document.querySelector("[data-prompt]")?.dataset.prompt ?? "",
  document.querySelector("section.prompt .note")?.textContent.trim() ?? ""].join(" / ")"""


class Dabbler:
    """A person who plays at random, through the page."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.random = Random(seed)
        self.clicks = 0

    def asked(self) -> bool:
        """Wait until something can be chosen or the game is over. Returns whether something can."""
        found: bool = self.person.page.wait_for_function(
            """([over, ...lit]) => {
                 if (document.querySelector(over)) return "over";
                 const asked = document.querySelector("[data-prompt]")?.dataset.prompt;
                 return asked && document.querySelector(lit.join()) ? "asked" : null;
               }""",
            arg=[OVER, DO, CHOICES],
        ).evaluate("found => found === 'asked'")
        return found

    def choose(self) -> None:
        """One click on something lit, and whatever comes of it."""
        page = self.person.page
        before = page.evaluate(STANDS)
        # Found and clicked in one call: the table may move on meanwhile.
        page.evaluate(
            """([ready, choices, chance]) => {
                 const all = [...document.querySelectorAll(choices)];
                 const one = document.querySelector(ready) ?? all[Math.floor(chance * all.length)];
                 one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
               }""",
            [DO, CHOICES, self.random.random()],
        )
        self.clicks += 1
        page.wait_for_function(
            f"([before, over]) => document.querySelector(over) || ({STANDS})() !== before",
            arg=[before, OVER],
        )

    def play(self, clicks: int | None = None) -> bool:
        """Play to the end, or for this many clicks. Returns whether the game is over."""
        while self.asked():
            if clicks is not None and self.clicks >= clicks:
                return False
            self.choose()
        return True
