"""Somebody at a browser, doing what a person does and reading what the screen says."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

import undercroft

ROOT = Path(__file__).parent.parent.parent
LOCALES = Path(undercroft.__file__).parent / "locales"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WORDLIKE = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
# A lost connection and a refusal are part of some tests; the browser itself reports them as errors.
EXPECTED = re.compile(
    r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|status of 40[349]"
)
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@cache
def message_ids() -> frozenset[str]:
    """The ids of all messages: none of them may ever be read on a page."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in LOCALES.glob("en/*.ftl"))
    return frozenset(name for name in re.findall(r"^([a-z][a-z0-9_-]*) =", text, re.MULTILINE) if "-" in name)


FOREIGN = {
    "en": re.compile("[а-яёєіїґ]", re.IGNORECASE),
    "ru": re.compile("[єіїґ]", re.IGNORECASE),
    "uk": re.compile("[ёъыэ]", re.IGNORECASE),
}


class Person:
    """One browser window."""

    def __init__(self, page: Page, nick: str) -> None:
        self.page = page
        self.nick = nick
        self.complaints: list[str] = []
        page.on("console", self.listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def listen(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    # Coming and going

    def hurry(self) -> None:
        """Everything is shown at once on the pages that are opened from now on."""
        self.page.add_init_script("localStorage.setItem('undercroft-settings', '{\"pace\": \"at-once\"}')")

    def open(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("h1, h2").first).to_be_visible()

    def call_oneself(self) -> None:
        """Enter the nickname that the others will see."""
        self.page.locator(".nick").click()
        box = self.page.locator("#nick")
        box.fill(self.nick)
        box.press("Enter")
        expect(self.page.locator(".nick")).to_contain_text(self.nick)

    def lay_table(self, game: str, seats: int, *choices: str) -> str:
        """Set up a table with these choices, as they are called on the page; its address."""
        page = self.page
        self.open(f"/new/{game}")
        if self.nick:
            self.call_oneself()
        page.locator("label", has=page.locator("input[name=seats]")).get_by_text(
            str(seats), exact=True
        ).click()
        for choice in choices:
            page.get_by_label(choice, exact=True).check(force=True)
        page.locator("form button[type=submit]").click()
        page.wait_for_url("**/t/*")
        return page.url

    def sit_at(self, link: str) -> None:
        """Open a shared link and take the first free chair."""
        self.open(link)
        if self.nick:
            self.call_oneself()
        self.page.get_by_role("button", name=re.compile("Sit down|Сесть|Сісти")).first.click()
        expect(self.page.get_by_role("button", name=re.compile("Stand up|Встать|Встати"))).to_be_visible()

    # Reading the screen

    def question(self) -> str:
        """What the one prompt line says."""
        return self.page.locator("#question").inner_text()

    def log(self) -> str:
        return self.page.locator(".log, [role=log]").first.inner_text()

    def ended(self) -> bool:
        return self.page.locator("dialog a[href$='/record']").count() > 0

    def raw_ids(self) -> list[str]:
        """Message ids that stand on the page instead of their words."""
        text = self.page.locator("body").inner_text()
        labels = self.page.eval_on_selector_all(
            "[aria-label], [title], [alt], [placeholder]",
            "all => all.map(one => ['aria-label', 'title', 'alt', 'placeholder']"
            ".map(name => one.getAttribute(name) ?? '').join(' ')).join(' ')",
        )
        return sorted({word for word in WORDLIKE.findall(f"{text} {labels}") if word in message_ids()})

    def cut_off(self) -> list[str]:
        """Buttons and headings whose words do not fit, and a page wider than its window."""
        found: list[str] = self.page.evaluate(
            """async () => {
              // Another language may want letters of a font that is still on its way.
              await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
              await document.fonts.ready;
              // Not innerWidth: a phone shrinks a page that is too wide, and then has more room.
              const { scrollWidth, clientWidth } = document.documentElement;
              const wide = scrollWidth > clientWidth + 1 ? ['page too wide'] : [];
              const short = [...document.querySelectorAll('button, a.button, h1, h2, h3')]
                .filter(one => one.checkVisibility() && one.textContent.trim() && one.clientWidth > 4
                  && one.scrollWidth > one.clientWidth + 2 && !one.closest('.hidden-text'))
                .map(one => one.textContent.trim().slice(0, 60));
              return [...wide, ...short];
            }"""
        )
        return found

    def out_of_sight(self, wanted: Locator) -> list[str]:
        """Those of these that are not wholly in the window, or in what they scroll in."""
        assert wanted.count() > 0
        found: list[str] = wanted.evaluate_all(
            """async all => {
              // What has just changed, the language or the size, is laid out in the next frame.
              await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
              await document.fonts.ready;
              return all.filter(one => {
              const box = one.getBoundingClientRect();
              const within = (left, top, right, bottom) => box.left >= left - 1 && box.top >= top - 1
                && box.right <= right + 1 && box.bottom <= bottom + 1;
              if (!within(0, 0, innerWidth, innerHeight)) return true;
              for (let part = one.parentElement; part; part = part.parentElement) {
                if (getComputedStyle(part).overflow === "visible") continue;
                const { left, top, right, bottom } = part.getBoundingClientRect();
                if (!within(left, top, right, bottom)) return true;
              }
              return false;
              }).map(one => JSON.stringify(one.dataset));
            }"""
        )
        return found

    def outside(self, wanted: str, room: str) -> list[str]:
        """Which of these stick out of that room; there must be some."""
        found: list[str] | None = self.page.evaluate(
            """async ([wanted, room]) => {
                 // A window that has just changed its size is laid out in the next frame; some sizes take a moment.
                 await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
                 const changing = document.getAnimations().filter(one => one instanceof CSSTransition);
                 await Promise.all(changing.map(one => one.finished.catch(() => null)));
                 const all = [...document.querySelectorAll(wanted)];
                 return all.length === 0 ? null : all.filter(one => {
                   const inner = one.getBoundingClientRect();
                   const outer = document.querySelector(room).getBoundingClientRect();
                   return inner.left < outer.left - 1 || inner.right > outer.right + 1
                     || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
                 }).map(one => one.outerHTML.slice(0, 120));
               }""",
            [wanted, room],
        )
        assert found is not None, f"nothing is {wanted}"
        return found

    def speak(self, language: str) -> None:
        """Switch the language; on a phone's table the switch is in a menu, which may be closed."""
        # Found and clicked in one breath: a switch may go with a page that is just being left.
        self.page.wait_for_function(
            """language => {
                 const button = document.querySelector(`button[lang=${language}]`);
                 button?.click();
                 return button !== null;
               }""",
            arg=language,
        )
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def foreign(self, language: str) -> list[str]:
        """Words on the page with letters that the language does not have."""
        text: str = self.page.evaluate(
            """() => {
              const spoken = one => one.checkVisibility() && !one.closest("[lang]:not(html)");
              const named = [...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")];
              const labels = named.filter(spoken).flatMap(one => ["aria-label", "title", "alt", "placeholder"]
                .map(name => one.getAttribute(name) ?? ""));
              const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              const words = [];
              while (walk.nextNode())
                if (spoken(walk.currentNode.parentElement)) words.push(walk.currentNode.data);
              return [...words, ...labels].join(" ");
            }"""
        )
        return sorted({word for word in re.findall(r"\w+", text) if FOREIGN[language].search(word)})

    def tidy(self) -> None:
        """In every language all words are there, fit, and are of that language; and axe is content."""
        spoken = self.page.locator("html").get_attribute("lang") or ""
        for language in (*(FOREIGN.keys() - {spoken}), spoken):
            self.speak(language)
            assert self.raw_ids() == [], language
            assert self.cut_off() == [], language
            assert self.foreign(language) == [], language
        assert self.violations() == []

    def violations(self) -> list[str]:
        """What axe finds wrong for people who see, hear or move otherwise."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        result = self.page.evaluate(
            "async () => (await axe.run(document, { resultTypes: ['violations'], preload: false })).violations"
        )
        return [
            f"{one['id']}: {one['help']}: {json.dumps([node['target'] for node in one['nodes'][:3]])}"
            for one in result
        ]

    # By keyboard alone

    def reach(self, wanted: Locator) -> None:
        """Press Tab until the focus is on the first of these; it must come there within one round of the page."""
        target = wanted.first
        for _ in range(160):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def press(self, wanted: Locator) -> None:
        """Reach a button by Tab and press it by Enter."""
        self.reach(wanted)
        self.page.keyboard.press("Enter")

    def walk_to(self, board: Locator, places: Locator) -> None:
        """Bring the focus to any of these places of a board: Tab to the board, arrows within it.

        An arrow that has led nowhere from a place is not tried there again.
        """
        self.reach(board.and_(self.page.locator("[tabindex='0']")))
        tried: set[tuple[str, str]] = set()
        for _ in range(60):
            here, *ways = places.evaluate_all(
                """all => {
                  const now = document.activeElement;
                  if (all.includes(now)) return [""];
                  const centre = box => [box.x + box.width / 2, box.y + box.height / 2];
                  const [x, y] = centre(now.getBoundingClientRect());
                  const [goal_x, goal_y] = centre(all[0].getBoundingClientRect());
                  const across = goal_x > x ? "ArrowRight" : "ArrowLeft";
                  const along = goal_y > y ? "ArrowDown" : "ArrowUp";
                  const wide = Math.abs(goal_x - x) > Math.abs(goal_y - y);
                  return [JSON.stringify(now.dataset), ...(wide ? [across, along] : [along, across])];
                }"""
            )
            if not here:
                return
            way = next((one for one in ways if (here, one) not in tried), ways[0])
            tried.add((here, way))
            self.page.keyboard.press(way)
        raise AssertionError("the arrows do not lead there")

    # At a Raiders table

    def cards(self) -> Locator:
        """The cards in hand that may be played now."""
        return self.page.locator("button[data-card][aria-disabled=false]")

    def wait(self) -> str:
        """Until something is asked of this person or the game is over: "asked" or "over"."""
        self.page.wait_for_function(
            """() => document.querySelector("button[data-card][aria-disabled=false]")
                 || document.querySelector("dialog a[href$='/record']")"""
        )
        return "over" if self.ended() else "asked"

    def turn(self, *others: str) -> str:
        """Until this person is asked, or one of these others is, or the game is over.

        "asked", "others" or "over", as this person's own screen has it.
        """
        found: str = self.page.wait_for_function(
            """others => {
                 if (document.querySelector("dialog a[href$='/record']")) return "over";
                 const mine = "button[data-card][aria-disabled=false], dialog[aria-labelledby='handover-title'] button";
                 if (document.querySelector(mine)) return "asked";
                 const waits = [...document.querySelectorAll(".players .waits")].map(one => one.textContent);
                 return others.some(name => waits.some(words => words.includes(name))) && "others";
               }""",
            arg=others,
        ).json_value()
        return found

    def play(self, card: str | None = None) -> str:
        """Tap a card, then the lit button; the name of the card."""
        wanted = self.cards().first if card is None else self.page.locator(f"button[data-card='{card}']")
        name = wanted.get_attribute("data-card") or ""
        asked = self.asked()
        if wanted.get_attribute("aria-pressed") == "false":
            wanted.click()
        expect(wanted).to_have_attribute("aria-pressed", "true")
        self.page.get_by_test_id("play-card").click()
        self.answered(asked)
        return name

    def play_by_keys(self) -> str:
        """The same with the keyboard alone."""
        name = self.cards().first.get_attribute("data-card") or ""
        asked = self.asked()
        self.page.keyboard.press({"key": "k", "sword": "s", "ball": "b", "torch": "t"}.get(name, name))
        expect(self.page.locator(f"button[data-card='{name}']")).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")
        self.answered(asked)
        return name

    def asked(self) -> str:
        """Which of this seat's questions stands on the screen; empty if none does."""
        return self.page.locator("[data-prompt]").get_attribute("data-prompt") or ""

    def answered(self, prompt: str) -> None:
        """That question is settled: the answer is on disk, and the next one can be answered."""
        expect(self.page.locator("[data-prompt]")).not_to_have_attribute("data-prompt", prompt)
