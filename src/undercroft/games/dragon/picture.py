"""The table as text: the cave as a map of hexes, and everything else beside it.

A hex shows its number and its torches `*`; below it gems `◆`, search cubes `▪`, `×` for an empty-cave token, and
gnomes by two letters. Rubble is hatched, with `!` while its card is in the deck. A removed hex is a dot.
"""

from __future__ import annotations

from typing import Final

from undercroft.core.picture import beside, name_of
from undercroft.games.dragon.cards import NAMES
from undercroft.games.dragon.view import Constants, Gnome, Hex, PathCell, Pile, View

HALF: Final = 4  # characters from a hex to the place half a hex to its right
WIDTH: Final = 2 * HALF - 1
LEGEND: Final = [
    "(7 *) hex 7, lit by a torch   ◆ gem   ▪ search cube   × no gem left here   ~ no way leads out",
    "▒ rubble, ! its card is in the deck   · removed   path: ◆ gem, D die, . empty",
]


def picture(view: View, constants: Constants) -> str:
    if not view.hexes:
        return "\n".join(heading(view) + gnome_lines(view) + [f"to pick: {' '.join(view.pool)}"])
    beside_map = heading(view) + path_lines(view, constants) + deck_lines(view)
    beside_map += gnome_lines(view) + waiting(view)
    return "\n".join([beside([map_lines(view), beside_map], gap=2), "", *LEGEND])


def map_lines(view: View) -> list[str]:
    """Two lines for every row of hexes, which stand half a hex apart from row to row."""
    spots = [(0, 0, entrance_cell(view))]
    spots += [(2 * hex.q + hex.r, hex.r, hex_cell(hex)) for hex in view.hexes]
    left = min([x for x, _, _ in spots])
    top = min([y for _, y, _ in spots])
    width = (max([x for x, _, _ in spots]) - left + 2) * HALF
    rows = 3 * (max([y for _, y, _ in spots]) - top + 1) - 1
    lines = [[" "] * width for _ in range(rows)]
    for x, y, cell in spots:
        for line, text in enumerate(cell):
            for index, letter in enumerate(text[:WIDTH]):
                lines[3 * (y - top) + line][(x - left) * HALF + index] = letter
    return ["".join(line).rstrip() for line in lines]


def hex_cell(hex: Hex) -> list[str]:
    if hex.status == "removed":
        return ["   ·", ""]
    if hex.status == "rubble":
        danger = "!" if hex.card == "deck" else " "
        return [f"▒{hex.number:>2}{danger}▒▒▒", "▒▒▒▒▒▒▒"]
    light = "~" if hex.lost else counted("*", hex.torches) if hex.torches else "·"
    things = counted("◆", hex.gems) + counted("▪", hex.cubes) + ("×" if hex.emptied else "")
    return [f"({hex.number:>2} {light}".ljust(WIDTH - 1) + ")", f"  {things}{short_names(hex.gnomes)}"]


def entrance_cell(view: View) -> list[str]:
    return [
        f"<Ent {counted('*', view.entrance_torches)}".ljust(WIDTH - 1) + ">",
        f" {short_names(view.entrance_gnomes)}",
    ]


def counted(sign: str, count: int) -> str:
    """The sign as often as there are things, or with their number where they are many."""
    return sign * count if count <= 2 else f"{sign}{count}"


def short_names(gnomes: list[str]) -> str:
    """Two letters each; if there are more than fit, their number."""
    return "".join([short_name(gnome) for gnome in gnomes]) if len(gnomes) <= 3 else f"{len(gnomes)} here"


def short_name(gnome: str) -> str:
    return gnome[:2].capitalize()


def heading(view: View) -> list[str]:
    state = f"{view.phase}, captain seat {view.captain}"
    if view.result is not None:
        state = f"{'won' if view.result.won else 'lost'}: {view.result.reason}"
    return [f"round {view.round} of {view.max_rounds}, {state}"]


def path_lines(view: View, constants: Constants) -> list[str]:
    """The Rage path, with gems and the dice that wait."""
    hexes: list[str] = []
    for rage_hex in constants.path:
        hexes.append("".join([path_sign(cell, view.delivered) for cell in rage_hex.cells]))
    return [
        f"path: {' '.join(hexes)}",
        f"{view.delivered} of {constants.target} gems home, {view.lying} lying, dice: {view.dice}",
        f"supply: {view.torches} torches, {view.cubes} cubes, {view.gems} gems",
        "",
    ]


def path_sign(cell: PathCell, delivered: int) -> str:
    if cell.number <= delivered:
        return "◆"
    return "D" if cell.head else "."


def deck_lines(view: View) -> list[str]:
    lines = pile_lines("dragon", view.dragon_deck) + pile_lines("cave", view.cave_deck)
    lines += [f"acts {card.acts}: {name_of(NAMES, card.card)}" for card in view.aside]
    if view.hint is not None:
        lines.append(f"the Seer says of the {view.hint.deck} deck: {view.hint.verdict}")
    return [*lines, ""]


def pile_lines(name: str, pile: Pile) -> list[str]:
    lines = [f"{name} deck: {pile.left} cards, {len(pile.discard)} discarded"]
    if pile.known:
        lines.append(f"  on top: {', '.join([name_of(NAMES, card) for card in pile.known])}")
    return lines


def gnome_lines(view: View) -> list[str]:
    """Who leads whom, where they stand and whose turn it is."""
    return [gnome_line(view, gnome) for gnome in view.gnomes]


def gnome_line(view: View, gnome: Gnome) -> str:
    turn: str = gnome.turn
    if view.turn is not None and view.turn.gnome == gnome.gnome:
        turn += f", {view.turn.ap} AP"
    elif gnome.given:
        turn += " +1"
    return f"{short_name(gnome.gnome)} {name_of(NAMES, gnome.gnome):<13} seat {gnome.seat} at {gnome.place:>2}, {turn}"


def waiting(view: View) -> list[str]:
    """A choice that somebody owes."""
    if view.pending is None:
        return []
    places = ", ".join([str(place) for place in view.pending.options])
    return ["", f"seat {view.pending.seat} must choose: {view.pending.choice}", f"  {places}".rstrip()]
