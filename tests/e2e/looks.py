"""What a finger can hit and what an eye can read, as the browser itself tells it."""

from __future__ import annotations

from playwright.sync_api import Page

LANGUAGES = ("ru", "uk", "en")
TYPES = (100, 130)  # per cent
LEAST = 44  # pixels

# Another size of type, and everything at rest: fonts are there, and what moves has come to its place.
SETTLE = """
async type => {
  const root = document.documentElement;
  root.style.setProperty("--type", type / 100);
  root.style.setProperty("--type-tight", Math.min(type, 110) / 100);
  const endless = one => one.effect.getComputedTiming().iterations === Infinity;
  let moving = [];
  do {
    await Promise.all(moving.map(one => one.finished.catch(() => null)));
    // A size that has changed is noticed in the next frame, and answered in the one after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    moving = document.getAnimations().filter(one => !endless(one));
  } while (moving.length > 0);
}
"""
# What is to be looked at: the dialog or the panel that lies over the page, else the page.
ROOT = """
  const over = one => getComputedStyle(one).position === "fixed" && one.checkVisibility();
  const root = [...document.querySelectorAll("dialog[open]")].at(-1)
    ?? [...document.querySelectorAll("aside.side")].find(over) ?? document.body;
"""
# Every button, link and field: how far around its middle a touch finds it. Places of a board are left out (a tap takes
# the nearest there), and so is what stands within a sentence: links, and the names and pins in a line of the record,
# where a tap beside them finds the line itself.
TARGETS = r"""
least => {
  ROOT
  const found = [];
  for (const one of root.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("main > .board svg")) continue;
    const inline = one.tagName === "A" && getComputedStyle(one).display === "inline";
    if (inline && one.parentElement.textContent.trim() !== one.textContent.trim()) continue;
    if (one.closest("[data-row]") && one.matches(".thing, .pin")) continue;
    const label = one.matches("[type=radio], [type=checkbox], [type=file]") ? one.closest("label") : null;
    const target = label ?? one;
    target.scrollIntoView({ block: "center", inline: "nearest" });
    const box = target.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = (x, y) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (target.contains(there) || there.closest("label")?.control === one);
    };
    const words = one.getAttribute("aria-label") || one.textContent.trim() || one.title || one.name;
    const name = `${words.replace(/\s+/g, " ").slice(0, 40)} (${one.tagName.toLowerCase()}.${one.className})`;
    // A note that waits for an answer lies over the board as a dialog does.
    if (document.elementFromPoint(x, y)?.closest(".notes") && !one.closest(".notes")) continue;
    if (!hit(x, y)) {
      found.push(`${name}: something lies over it`);
      continue;
    }
    const reach = (dx, dy) => {
      let far = 0;
      while (far < least && hit(x + dx * (far + 1), y + dy * (far + 1))) far++;
      return far;
    };
    const [width, height] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    if (width < least || height < least) found.push(`${name}: ${width} x ${height}`);
  }
  return found;
}
""".replace("ROOT", ROOT)
# Every text and sign that is not wholly in what clips it, and texts that stick out of the card, chip or button they
# stand on. What scrolls can be scrolled; letters in a drawing belong to the drawing.
CUT = r"""
() => {
  ROOT
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const kind = part => `${part.tagName.toLowerCase()}.${part.className}`.replace(/\s*svelte-\w+/g, "");
  const found = new Set();
  const NAMES = "[data-seat], [data-chair], .one, .nick, .who, th";
  const PLATES = "button, .button, .card, .chip, [data-seat]";
  while (walk.nextNode()) {
    const node = walk.currentNode, part = node.parentElement, text = node.data.trim();
    if (!text || part.closest("svg, script, style, option, .hidden-text")) continue;
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(line => line.width > 0.5);
    if (lines.length === 0) continue;
    const [left, top] = ["left", "top"].map(side => Math.min(...lines.map(line => line[side])));
    const [right, bottom] = ["right", "bottom"].map(side => Math.max(...lines.map(line => line[side])));
    const type = parseFloat(getComputedStyle(part).fontSize);
    const air = Math.max(2, type * 0.22);  // a line is higher than its letters
    const faults = [];
    let across = true, along = true, unseen = false, hangs = false;
    for (let around = part; around && around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around), box = around.getBoundingClientRect();
      const clips = [style.overflowX, style.overflowY].map(how => /hidden|clip/.test(how));
      if ((box.width <= 2 || box.height <= 2) && clips[0]) unseen = true;
      if ((clips[0] && left >= box.right) || (clips[1] && top >= box.bottom)) unseen = true;  // made so
      // What hangs on an edge is meant to.
      const stands = !hangs && style.display !== "inline" && around.matches(PLATES);
      hangs ||= style.position === "absolute";
      if (across && (clips[0] || stands) && (right > box.right + 2 || left < box.left - 2)) {
        // The name of a person may be shortened, but not to less than six letters.
        const letters = [...node.data].filter((_, index) => {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const letter = range.getBoundingClientRect();
          return letter.width > 0 && letter.right <= box.right - type * 0.8;
        });
        const shortened = style.textOverflow === "ellipsis" && around.closest(NAMES);
        if (!shortened || letters.length < 6) faults.push(`wider than ${kind(around)}`);
        else across = false;
      }
      if (along && (clips[1] || stands) && (bottom - air > box.bottom || top + air < box.top))
        faults.push(`higher than ${kind(around)}`);
      const scrolls = [style.overflowX, style.overflowY].map(how => /auto|scroll/.test(how));
      // Nobody can scroll to what lies before the beginning.
      const before = (across && scrolls[0] && left + around.scrollLeft < box.left - 2)
        || (along && scrolls[1] && top + air + around.scrollTop < box.top);
      if (before) faults.push(`before the beginning of ${kind(around)}`);
      across &&= !scrolls[0];
      along &&= !scrolls[1];
      if (around.matches("main > .board")) across = along = false;
    }
    if (unseen) continue;
    if (across && (left < -1 || right > innerWidth + 1)) faults.push("wider than the window");
    if (faults.length > 0) found.add(`"${text.slice(0, 50)}" in ${kind(part)}: ${faults.join(", ")}`);
  }
  for (const sign of root.querySelectorAll("[data-seat] svg, .chip svg, .button svg")) {
    if (!sign.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, top, bottom, width } = sign.getBoundingClientRect();
    if (width === 0 || sign.parentElement.closest("svg")) continue;
    for (let around = sign.parentElement; around && around !== root; around = around.parentElement) {
      const style = getComputedStyle(around), box = around.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || around.matches("main > .board")) break;
      if (box.width <= 2) break;  // for screen readers alone
      const [across, along] = [style.overflowX, style.overflowY].map(how => /hidden|clip/.test(how));
      if ((across && (left < box.left - 1 || right > box.right + 1))
        || (along && (top < box.top - 1 || bottom > box.bottom + 1)))
        found.add(`a sign in ${kind(sign.parentElement)} is cut by ${kind(around)}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.add(`the page is ${scrollWidth - clientWidth} px too wide`);
  return [...found];
}
""".replace("ROOT", ROOT)
SPEAK = """
async language => {
  document.querySelector(`button[lang=${language}]`)?.click();
}
"""


def settle(page: Page, type_size: int = 100) -> None:
    page.evaluate(SETTLE, type_size)


def small_targets(page: Page) -> list[str]:
    """Buttons, links and fields that a finger misses: smaller than 44 pixels, or covered."""
    settle(page)
    found: list[str] = page.evaluate(TARGETS, LEAST)
    return found


def cut_texts(page: Page) -> list[str]:
    """Texts that do not fit, in every language and with large type; each with where it was."""
    found: list[str] = []
    spoken = page.locator("html").get_attribute("lang") or ""
    for language in (*(one for one in LANGUAGES if one != spoken), spoken):
        page.evaluate(SPEAK, language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        for type_size in TYPES:
            settle(page, type_size)
            found += [f"{language}, {type_size} %: {fault}" for fault in page.evaluate(CUT)]
    settle(page)
    return found
