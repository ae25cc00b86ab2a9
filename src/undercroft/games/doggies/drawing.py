"""The table as SVG: the dungeon with its corridors, paws and the walk, and the seats beside it."""

from __future__ import annotations

from undercroft.core.picture import BLOOD, CAVE, FAINT, GOLD, INK, LIGHT, SEATS, STONE, Svg, name_of
from undercroft.games.doggies import view as seen
from undercroft.games.doggies.cards import ROUNDS
from undercroft.games.doggies.picture import NAMES, facts, kind, letters, name, quest_goal

ROOM = 84
GAP = 4
PANEL = 330
STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
FILLS = {
    "monster": "#57392f",
    "coin": "#5c4a1f",
    "artifact": "#4a3a5c",
    "trap": "#5c2f3a",
    "tramp": "#3a4a35",
    "chest": "#5c4a1f",
    "potion": "#2f4a52",
    "portal": "#3a3a66",
    "start": "#4a443a",
}


def drawing(view: seen.View) -> str:
    cells = [room.cell for room in view.rooms]
    if view.placing is not None:
        cells += [spot.cell for spot in view.placing.spots]
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    width = (max(x for x, _ in cells) - left + 1) * ROOM
    height = (max(y for _, y in cells) - top + 1) * ROOM
    tall = max(height + 60, 70 + sum(seat_height(seat) for seat in view.seats) + 18 * len(view.common))
    svg = Svg(width + PANEL + 46, tall)
    board = Board(svg, 16 - left * ROOM, 44 - top * ROOM)
    draw_heading(svg, view)
    for room in view.rooms:
        board.room(room)
    for breach in view.breaches:
        board.breach(breach)
    if view.placing is not None:
        for spot in view.placing.spots:
            x, y = board.middle(spot.cell)
            svg.rect(x - 12, y - 12, 24, 24, GOLD, 4)
            svg.text(x, y + 6, "+", CAVE, 18)
    if view.walk is not None:
        # Beside the words of the rooms
        steps = [(x + 22, y + 24) for x, y in [board.middle(cell) for cell in view.walk.path]]
        svg.path(steps, SEATS[view.walk.seat], 4)
        svg.circle(steps[-1][0], steps[-1][1], 8, SEATS[view.walk.seat], INK)
    draw_seats(svg, view, width + 40)
    return str(svg)


def draw_heading(svg: Svg, view: seen.View) -> None:
    pile = f"{view.draw_pile} to draw" + (f" of {view.countdown}" if view.countdown is not None else "")
    words = f"Round {view.round} of {ROUNDS} · {view.phase} · {pile} · potions {letters(view.supply)}"
    if view.placing is not None:
        words += f" · drawn: {name_of(NAMES, view.placing.card.id)}"
    svg.text(16, 26, words, INK, 14, middle=False)


class Board:
    """Where the cells of the dungeon lie in the drawing."""

    def __init__(self, svg: Svg, x: int, y: int) -> None:
        self.svg = svg
        self.x = x
        self.y = y

    def middle(self, cell: list[int]) -> tuple[float, float]:
        return (self.x + cell[0] * ROOM + ROOM / 2, self.y + cell[1] * ROOM + ROOM / 2)

    def room(self, room: seen.Room) -> None:
        svg = self.svg
        x, y = self.middle(room.cell)
        half = ROOM / 2 - GAP / 2
        if room.card is None:
            svg.rect(x - half, y - half, 2 * half, 2 * half, "#0e0c0a")
            svg.text(x, y + 4, "hole", FAINT, 11)
        else:
            svg.rect(x - half, y - half, 2 * half, 2 * half, FILLS[kind(room.card)])
            for side, (right, down) in zip(room.sides, STEPS, strict=True):
                self.side(x, y, side, right, down)
            svg.rect(x - half + 12, y - half + 12, 2 * half - 24, 2 * half - 24, STONE, 4)
            for line, words in enumerate(name(room.card).split(" ")[:2]):
                svg.text(x, y - 14 + 11 * line, words, INK, 10)
            asks = f"on it: {room.lid}" if room.lid else facts(room.card)
            svg.text(x, y + 12, asks, BLOOD if room.lid else GOLD, 8 if room.lid else 10)
        for paw in range(room.paws):
            svg.circle(x - 8 + 16 * paw, y + 24, 7, SEATS[room.seat or 0], INK)

    def side(self, x: float, y: float, side: str, right: int, down: int) -> None:
        """An exit is a corridor to the edge, a door has a bar across it."""
        if side not in "od":
            return
        edge = ROOM / 2 - GAP / 2
        width = edge - 28 if right else 18
        height = edge - 28 if down else 18
        middle = (28 + edge) / 2
        self.svg.rect(x + right * middle - width / 2, y + down * middle - height / 2, width, height, LIGHT, 0)
        if side == "d":
            bar = [(x + right * 37 + down * s, y + down * 37 + right * s) for s in (-9.0, 9.0)]
            self.svg.path(bar, GOLD, 4)

    def breach(self, breach: seen.Breach) -> None:
        right, down = STEPS["NESW".index(breach.direction)]
        x, y = self.middle(breach.cell)
        x += right * ROOM / 2
        y += down * ROOM / 2
        for slant in (-7, 7):
            self.svg.path([(x - 7, y - slant), (x + 7, y + slant)], SEATS[breach.seat], 4)


# Seats and quests


def seat_height(seat: seen.Seat) -> int:
    return 74 + 14 * (len(card_rows(seat)) + len(seat.offer))


def card_rows(seat: seen.Seat) -> list[str]:
    """The cards of a seat, three in a row."""
    held = [f"{one.card.id}{f' ({one.side})' if one.side else ''}" for one in seat.cards]
    return [", ".join(held[start : start + 3]) for start in range(0, len(held), 3)]


def draw_seats(svg: Svg, view: seen.View, x: float) -> None:
    y = 50.0
    for number, seat in enumerate(view.seats):
        height = seat_height(seat)
        svg.rect(x - 10, y - 18, PANEL, height - 8, STONE)
        svg.circle(x + 6, y, 7, SEATS[number], INK if number == view.active else "none")
        dog = name_of(NAMES, seat.dog.id) if seat.dog is not None else "no dog"
        svg.text(x + 20, y + 5, f"{dog}, {seat.status} · {seat.coins} coins", INK, 14, middle=False)
        paws = f"paws {seat.available}/{seat.owned} · {letters(seat.attack)} · shields {seat.shields}"
        more = f"{paws} · keys {seat.keys} · potions {letters(seat.potions)}"
        svg.text(x, y + 22, more, FAINT, 11, middle=False)
        lines = card_rows(seat)
        lines += [
            f"{'keeps' if quest.id == seat.kept else 'offered'} {name_of(NAMES, quest.id)}"
            for quest in seat.offer
        ]
        lines.append(f"quest {quest_words(seat.quest)}" if seat.quest is not None else "")
        for index, words in enumerate(lines):
            svg.text(
                x, y + 38 + 14 * index, words, GOLD if words.startswith("quest") else INK, 11, middle=False
            )
        y += height
    for quest in view.common:
        svg.text(x, y, quest_words(quest), GOLD, 12, middle=False)
        y += 18


def quest_words(quest: seen.Quest) -> str:
    return f"{quest.coins} coins, {quest_goal(quest)}: {' '.join(str(count) for count in quest.counts)}"
