"""Whether the table stands still while somebody plays: layout shifts, and where its parts are in every frame."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

# The parts of the table that have one place for the whole game. What is in the question's sheet may sink with it on a
# phone, by transform; its lower edge, where the buttons are, holds.
PARTS = (
    "header.bar",
    ".players",
    "main > .board",
    "main > .board > .free",
    "section.prompt",
    ".sheet > .mine",
    "aside.side",
    "aside.side > .info",
    "aside.side > .content",
    "section.bar",
    "section.bar > .told",
    ".clocks",
)
EDGES = ("section.prompt > .choices",)
# What a person may tap where a game says nothing else: buttons of the bar, and whatever is lit.
USUAL = (".choices button:not(:disabled):not([aria-disabled=true])", ".lit:not(.players *)")
# What a person may tap, by game. A kind that is named twice is tapped twice as often.
OFFERS = {
    "raiders": (
        "button[data-card][aria-disabled=false]:not([aria-pressed=true])",
        *["[data-testid=play-card]:not(:disabled)"] * 3,
    ),
    "doggies": (
        "[data-dog].lit:not([aria-pressed=true])",
        "[data-quest].lit:not([aria-pressed=true])",
        *["[data-testid=confirm]:not([aria-disabled=true])"] * 2,
        *["button[data-choice].lit"] * 2,
        "[data-spot]",
        *["[data-testid=place-card]:not(:disabled)"] * 2,
        "[data-testid=turn-card]:not(:disabled)",
    ),
    "jackal": (
        "[data-cell=open]",
        *["[data-testid=lay]"] * 2,
        "[data-testid=turn]",
        *[".prompt [data-deed]:not([aria-disabled=true])"] * 2,
        "[data-spot][data-offers]:not([data-offers='']):not([data-offers='0'])",
    ),
    "dragon": (
        "[data-gnome-card].lit:not([aria-pressed=true])",
        *["[data-testid=confirm]:not([aria-disabled=true])"] * 2,
        "[data-next].lit",
        *["[data-tile][aria-disabled=false]"] * 2,
        *["[data-hex][data-offers]:not([data-offers=''])"] * 2,
        *["[data-deed]"] * 2,
        "[data-testid=end-turn]",
    ),
    "goblins": (
        "[data-hand]:not([aria-pressed=true])",
        *["[data-offers]:not([data-offers='0'])"] * 2,
        ".laid.target",
        "[data-testid=swap]",
        *["[data-testid=confirm]:not([aria-disabled=true])"] * 2,
        "[data-testid=turn]",
        ".prompt [data-target]:not([aria-pressed=true])",
        "button[data-gate]:not([aria-pressed=true])",
        "[data-claim-kind]",
        "[data-testid=pass]",
    ),
}
# Every frame is looked at. A shift shortly after an input counts too: a move is an input. What moves by transform is
# none.
WATCH = """
([parts, edges]) => {
  const places = {};
  const shifts = [];
  const nameOf = (node) => {
    const part = node?.nodeType === 1 ? node : node?.parentElement;
    return part ? `${part.parentElement?.className}>${part.tagName}.${part.className}` : "gone";
  };
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const toldOf = ({ node, previousRect, currentRect }) =>
    `${nameOf(node)} "${node?.textContent}" from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
  const note = (list) => {
    for (const { value, sources } of list)
      shifts.push({ value, tapped: steady.tapped, moved: sources.map(toldOf) });
  };
  // The box of the choices has no look of its own and begins where its first row does. What must not move is in it.
  const bare = new CSSStyleSheet();
  bare.replaceSync("section.prompt > .choices { visibility: hidden } .choices > * { visibility: visible }");
  document.adoptedStyleSheets.push(bare);
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  let watching = true;
  const look = () => {
    for (const part of parts) {
      const box = document.querySelector(part)?.getBoundingClientRect();
      if (!box?.height) continue;
      (places[part] ??= new Set()).add(placeOf(box));
    }
    for (const part of edges) {
      const box = document.querySelector(part)?.getBoundingClientRect();
      if (!box?.height || innerWidth > 760) continue;
      (places[part] ??= new Set()).add(Math.round(box.bottom));
    }
    if (watching) requestAnimationFrame(look);
  };
  const frames = () =>
    new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))));
  const stop = async () => {
    await frames();
    note(observer.takeRecords());
    observer.disconnect();
    document.adoptedStyleSheets.pop();
    watching = false;
    const moved = Object.entries(places)
      .filter(([, seen]) => seen.size > 1)
      .map(([part, seen]) => [part, [...seen]]);
    return { shifts, seen: Object.keys(places), moved };
  };
  const steady = (window.steady = { tapped: "", frames, stop });
  look();
}
"""
# Somebody who taps what is offered, by a chance of his own that is the same in every run; how many moves were made.
PLAY = """
async ({ offers, moves }) => {
  let seed = 7;
  const any = (all) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return all[Math.floor((seed / 4294967296) * all.length)];
  };
  const asked = () => document.querySelector("[data-prompt]")?.dataset.prompt ?? "";
  const over = () => document.querySelector("dialog a[href$='/record']") !== null;
  let made = 0;
  const patience = performance.now() + 600_000;
  while (made < moves && performance.now() < patience && !over()) {
    const before = asked();
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const inSight = (part) => part.checkVisibility({ visibilityProperty: true });
    const found = offers
      .map((one) => [...document.querySelectorAll(`main ${one}`)].filter(inSight))
      .filter((all) => all.length > 0);
    const target = dialog
      ? (dialog.querySelector(".button.go") ?? dialog.querySelector("button"))
      : before && found.length > 0
        ? any(any(found))
        : null;
    if (target) {
      const named = Object.entries(target.dataset).map((pair) => pair.join("="));
      steady.tapped = named.join(" ") || target.className;
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    }
    await steady.frames();
    if (before && asked() !== before) made++;
  }
  return made;
}
"""


@dataclass
class Stretch:
    """A stretch of play: what shifted on it, and which parts of the table moved."""

    shifts: list[dict[str, Any]]
    seen: list[str]
    moved: list[list[Any]]

    @property
    def total(self) -> float:
        return sum(float(shift["value"]) for shift in self.shifts)

    @property
    def largest(self) -> float:
        return max((float(shift["value"]) for shift in self.shifts), default=0.0)

    def culprits(self) -> str:
        """The shifts, the largest first, each with what was tapped and what moved."""
        worst = sorted(self.shifts, key=lambda shift: -shift["value"])
        return "\n".join(json.dumps(shift, ensure_ascii=False) for shift in worst[:8])


def watch(page: Page) -> None:
    """Look at the table in every frame, from now until `watched`."""
    # Fonts are asked for by what is laid out, which on a busy machine may come after what was waited for.
    page.evaluate(
        """async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          await document.fonts.ready;
        }"""
    )
    page.evaluate(WATCH, [PARTS, EDGES])


def watched(page: Page) -> Stretch:
    """What was seen since."""
    return Stretch(**page.evaluate("() => steady.stop()"))


def tap_on(page: Page, game: str, moves: int) -> int:
    """Play on with whatever is offered, watched; how many moves were made."""
    made: int = page.evaluate(PLAY, {"offers": OFFERS.get(game, USUAL), "moves": moves})
    return made
