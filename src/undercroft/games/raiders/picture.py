"""The table as text, from what a seat sees."""

from __future__ import annotations

from undercroft.core.picture import beside, boxed, name_of
from undercroft.games.raiders.cards import FLOORS, NAMES
from undercroft.games.raiders.view import (
    Boss,
    Items,
    Monster,
    Place,
    RoomCard,
    Seat,
    Trap,
    Treasure,
    Vault,
    View,
)

WIDTH = 16  # of a room
LEGEND = "[3] a laid card   [?] laid face down   * seen by this seat alone   c coins   w wounds"


def picture(view: View) -> str:
    head = f"Dungeon Raiders · floor {view.floor} of {FLOORS}"
    stage = {"choose": "choose a card", "second": "second cards", "over": "the game is over"}[view.phase]
    rooms = [
        boxed(title_of(place, number), room_lines(place)).split("\n")
        for number, place in enumerate(view.places)
    ]
    seats = [f"{'':<4}{'':<12}coins wounds  hand                     in the room"]
    seats += [seat_line(seat, number) for number, seat in enumerate(view.seats)]
    supply = f"supply: {items_of(view.supply) or 'empty'} · rooms left: {view.rooms_left}"
    return "\n".join([f"{head} · {stage}", beside(rooms, 0), *seats, supply, LEGEND])


def title_of(place: Place, number: int) -> str:
    mark = {"resolved": " done", "current": " here", "ahead": ""}[place.stage]
    return f"{number + 1}{mark}"


def room_lines(place: Place) -> list[str]:
    """Name and numbers of a room; a lit one is known to this seat alone."""
    if place.room is None:
        lines = ["boss" if place.boss else "", "     ? ? ?", ""]
    else:
        lines = [name_of(NAMES, place.room.id), *facts(place.room)]
        if place.face == "lit":
            lines[0] += " *"
    return [line[:WIDTH].ljust(WIDTH) for line in [*lines, "", "", ""][:3]]


def facts(room: RoomCard) -> list[str]:
    """What the room asks and brings, in two lines."""
    if isinstance(room, Treasure):
        return [f"chests {' '.join([str(coins) for coins in room.chests])}"]
    if isinstance(room, Monster):
        return [f"strength {room.strength}", f"wounds {room.wounds}"]
    if isinstance(room, Vault):
        gifts = [
            bonus.item or (f"{bonus.coins}c" if bonus.coins else f"-{bonus.heal}w") for bonus in room.bonuses
        ]
        return [" ".join(gifts[:2]), " ".join(gifts[2:])]
    if isinstance(room, Trap):
        penalty = "wounds" if room.penalty == "take_wounds" else "coins"
        return [room.victims.replace("_", " "), f"{penalty} {' '.join([str(n) for n in room.penalties])}"]
    assert isinstance(room, Boss)
    strength = "unbeatable" if room.strength is None else f"strength {room.strength}"
    return [strength, f"hits the {room.attacks}"]


def seat_line(seat: Seat, number: int) -> str:
    hand = f"{' '.join([str(value) for value in seat.power])} {items_of(seat.items)}"
    if seat.laid:
        room = " ".join(seat.laid)
    elif seat.choice is not None:
        room = f"[{seat.choice}]"
    else:
        room = "[?]" if seat.chosen else ""
    marks = [
        word
        for word, is_so in (
            ("scroll", seat.scroll),
            ("torch used", seat.torch_used),
            ("looks into a ball", seat.gazing),
            ("petrified", seat.petrified),
        )
        if is_so
    ]
    name = name_of(NAMES, seat.character)
    line = f"{number:>2}  {name:<12}{seat.coins:>5} {seat.wounds:>6}  {hand:<25}{room:<10}"
    return f"{line}{', '.join(marks)}".rstrip()


def items_of(items: Items) -> str:
    """`key×2 torch`."""
    counts = [("key", items.key), ("sword", items.sword), ("ball", items.ball), ("torch", items.torch)]
    return " ".join([name if count == 1 else f"{name}×{count}" for name, count in counts if count])
