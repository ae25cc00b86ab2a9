"""The table as text, for a terminal of a hundred columns: the dungeon as a map, the seats below it.

A room shows its name, what it asks and gives (`ss/1 +b`: two swords beat it, it deals 1 damage, its trophy is a bow),
and who was there. Gaps in the frame are exits, `=` is a door, `x` a breach, `+` a place for the drawn card.
"""

from __future__ import annotations

from textwrap import wrap

from undercroft.core.picture import name_of
from undercroft.games.doggies import view as seen
from undercroft.games.doggies.cards import ROUNDS, all_names

WIDTH = 9  # of a room inside its frame
COLUMNS = 100
NAMES = all_names()
LEGEND = [
    "s sword  b bow  f fireball  h shield  k key  c coins  ss/1 +b: two swords beat it, 1 damage, a bow",
    "gap: exit  = door  x breach  + free place  ● paw  @ the walker  ^ card on a trap  * whose turn it is",
]


def picture(view: seen.View) -> str:
    lines = heading(view)
    if view.phase not in ("dogs", "quests"):
        lines += ["", *dungeon(view), *LEGEND]
    lines.append("")
    for number, seat in enumerate(view.seats):
        lines += seat_lines(view, number, seat)
    lines += [quest_line("common", quest) for quest in view.common]
    return "\n".join(line.rstrip() for line in lines)


def heading(view: seen.View) -> list[str]:
    turn = "" if view.active is None else f" of seat {view.active}"
    phases = {
        "dogs": "choosing a dog",
        "quests": "choosing quests",
        "turn": "turn",
        "place": "placing",
        "walk": "walk",
    }
    doing = f"{phases[view.phase]}{turn}" if view.phase in phases else "the game is over"
    pile = f"{view.draw_pile} cards to draw"
    if view.countdown is not None:
        pile += f" of a countdown of {view.countdown}, {view.set_aside} set aside"
    lines = [
        f"Doggies, round {view.round} of {ROUNDS}: {doing}",
        f"{pile}; potions {letters(view.supply)}",
    ]
    if view.free_dogs:
        lines.append("dogs: " + " ".join(f"{dog.id} ({letters(dog.base)})" for dog in view.free_dogs))
    if view.placing is not None:
        card = view.placing.card
        lines.append(f"drawn: {card.id} ({facts(card) or kind(card)}, sides {view.placing.faces[0]})")
    return lines


def letters(marks: seen.Attack | seen.Marks) -> str:
    """Symbols by their first letters: sword, bow, fireball, `h` for a shield, key; a dash for none."""
    found = "s" * marks.sword + "b" * marks.bow + "f" * marks.fireball
    if isinstance(marks, seen.Marks):
        found += "h" * marks.shield + "k" * marks.key
    return found or "-"


def facts(card: seen.RoomCard) -> str:
    """What a room asks and gives."""
    if isinstance(card, seen.MonsterCard):
        coins = f"{card.coins}c" if card.coins else ""
        trophy = "" if letters(card.trophy) == "-" else letters(card.trophy)
        return f"{letters(card.need)}/{card.damage} +{coins}{trophy}"
    if isinstance(card, seen.ArtifactCard):
        return f"+{letters(card.trophy)}"
    if isinstance(card, seen.TrapCard):
        return f"{card.disarm[0]} or {card.coins}c"
    if isinstance(card, seen.TrampCard):
        return f"{'|'.join(symbol[0] for symbol in card.a)} or {letters(card.b)}"
    return f"{card.coins}c" if isinstance(card, seen.CoinCard | seen.ChestCard) else ""


def kind(card: seen.RoomCard) -> str:
    return type(card).__name__.removesuffix("Card").lower()


def name(card: seen.RoomCard) -> str:
    if isinstance(card, seen.MonsterCard):
        return card.species.replace("_", " ")
    return card.room.replace("_", " ") if isinstance(card, seen.ArtifactCard) else kind(card)


# The map


def dungeon(view: seen.View) -> list[str]:
    """Every room in its cell."""
    blocks = {(room.cell[0], room.cell[1]): room_block(view, room) for room in view.rooms}
    if view.placing is not None:
        for spot in view.placing.spots:
            blocks[spot.cell[0], spot.cell[1]] = ["", "", "+".center(WIDTH + 2), "", ""]
    across = range(min(x for x, _ in blocks), max(x for x, _ in blocks) + 1)
    # Around the map stand the numbers that actions name: x above, y beside the middle of a room.
    lines = ["   " + "".join(f"{x:^{WIDTH + 2}}" for x in across)]
    for y in range(min(y for _, y in blocks), max(y for _, y in blocks) + 1):
        row = [blocks.get((x, y), [""] * 5) for x in across]
        marks = ["", "", f"{y:>2}", "", ""]
        shown = ["".join(block[line].ljust(WIDTH + 2) for block in row) for line in range(5)]
        lines += [f"{mark:3}{line}" for mark, line in zip(marks, shown, strict=True) if mark or line.strip()]
    return lines


def room_block(view: seen.View, room: seen.Room) -> list[str]:
    """Five lines: the frame with its exits, and what the room shows."""
    north, east, south, west = [side_mark(view, room.cell, room.sides[side], side) for side in range(4)]
    inside = ["(hole)", "", ""] if room.card is None else [name(room.card), facts(room.card), ""]
    if room.lid is not None:
        inside[1] = f"^{room.lid}"
    inside[2] = "●" * room.paws + (f" seat {room.seat}" if room.seat is not None else "")
    if view.walk is not None and view.walk.path[-1] == room.cell:
        inside[2] = f"@ seat {view.walk.seat}" if not room.paws else f"@{inside[2]}"
    first, second, third = [line[:WIDTH].center(WIDTH) for line in inside]
    edge = "─" * (WIDTH // 3)
    return [
        f"┌{edge}{(north or '─') * 3}{edge}┐",
        f"│{first}│",
        f"{west or '│'}{second}{east or '│'}",
        f"│{third}│",
        f"└{edge}{(south or '─') * 3}{edge}┘",
    ]


def side_mark(view: seen.View, cell: list[int], side: str, number: int) -> str:
    """How a side is drawn; empty for a wall."""
    step = [(0, -1), (1, 0), (0, 1), (-1, 0)][number]
    behind = [cell[0] + step[0], cell[1] + step[1]]
    for breach in view.breaches:
        if (breach.cell, breach.direction) in ((cell, "NESW"[number]), (behind, "SWNE"[number])):
            return "x"
    return {"o": " ", "d": "="}.get(side, "")


# Beside the map


def seat_lines(view: seen.View, number: int, seat: seen.Seat) -> list[str]:
    dog = "no dog" if seat.dog is None else name_of(NAMES, seat.dog.id).split()[0]
    walks = view.walk is not None and view.walk.seat == number
    status = "walking" if walks else seat.status
    attack = "/".join([letters(seat.attack), *["|".join(one[0] for one in either) for either in seat.either]])
    lines = [
        f"{'*' if number == view.active else ' '} {number} {dog:7}{status:8}paws {seat.available}/{seat.owned}  "
        f"{attack:12} shields {seat.shields}  keys {seat.keys}  potions {letters(seat.potions):4} coins {seat.coins}"
    ]
    if walks and view.walk is not None:
        totals = view.walk.totals
        lines.append(
            f"      shields left {totals.shields_left}, walk {totals.coins + totals.quest_coins:+} coins"
        )
    held = [f"{one.card.id}{f' ({one.side})' if one.side else ''}" for one in seat.cards]
    lines += wrap(", ".join(held), COLUMNS - 6, initial_indent=" " * 6, subsequent_indent=" " * 6)
    if seat.quest is not None:
        lines.append("    " + quest_line("quest", seat.quest))
    for quest in seat.offer:
        lines.append("    " + quest_line("kept" if quest.id == seat.kept else "offer", quest))
    return lines


def quest_line(label: str, quest: seen.Quest) -> str:
    stand = " ".join(str(count) for count in quest.counts)
    return f"{label}: {name_of(NAMES, quest.id)}, {quest.coins} coins for {quest_goal(quest)}; seats have {stand}"


def quest_goal(quest: seen.Quest) -> str:
    """What a quest pays for."""
    return f"most {quest.symbol}s" if quest.symbol else f"each {name_of(NAMES, quest.species or '')}"
