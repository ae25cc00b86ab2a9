"""The position as a Struct, in the words of the rules; load.py reads it back."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.bits import members
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import position as written
from undercroft.games.doggies.actions import x_of, y_of
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, TURNED
from undercroft.games.doggies.show import COMPASS, PHASES, STATUSES, SYMBOLS, lid_name
from undercroft.games.doggies.table import Table
from undercroft.games.doggies.view import Direction, Symbol

LIES: Final[list[written.Lies]] = ["A", "A", "B", "B and paw"]  # by how a tramp lies


def position(table: Table) -> written.DoggiesPosition:
    countdown: written.Countdown | None = None
    if table.counted != box.NO_COUNTDOWN:
        countdown = written.Countdown(cards=table.counted, left=table.countdown)
    deck = [card for packet in table.deck.packets for card in packet.loose]
    return written.DoggiesPosition(
        options=msgspec.to_builtins(table.options),
        seats=table.seats,
        phase=PHASES[table.phase],
        round=table.round,
        first=table.first,
        active=table.active,
        players=[player(table, seat) for seat in range(table.seats)],
        common=[box.QUESTS[quest].id for quest in table.common],
        countdown=countdown,
        drawn=box.ROOM_NAMES[table.drawn] if table.drawn != box.NO_CARD else None,
        rooms=[room(table, table.dungeon.laid[index]) for index in range(1, len(table.dungeon.laid))],
        breaches=[(cell(table, node), COMPASS[side]) for node, side in table.dungeon.breaches()],
        walk=walk(table) if len(table.path) else None,
        box=[box.ROOM_NAMES[card] for card in range(box.DECK_SIZE) if table.owner[card] == box.GONE],
        deck=[] if deck == sorted(deck) else [box.ROOM_NAMES[card] for card in deck],
    )


def cell(table: Table, node: i64) -> tuple[int, int]:
    return (x_of(table.dungeon.cell[node]), y_of(table.dungeon.cell[node]))


def player(table: Table, seat: i64) -> written.Player:
    """Cards are those held from earlier rounds; what is claimed in this round lies in the dungeon."""
    here = table.players[seat]
    cards: list[str] = []
    tramps: dict[str, written.Lies] = {}
    for card in range(box.DECK_SIZE):
        if table.owner[card] == seat:
            if card not in table.dungeon.card:
                cards.append(box.ROOM_NAMES[card])
            if table.side[card] != box.NO_SIDE:
                tramps[box.ROOM_NAMES[card]] = LIES[table.side[card]]
    return written.Player(
        dog=box.DOGS[here.dog].id if here.dog != box.NO_DOG else None,
        status=STATUSES[here.status],
        owned=here.owned,
        debt=here.debt,
        potions=potions(here.potions),
        cards=cards,
        tramps=tramps,
        quest=box.QUESTS[here.quest].id if here.quest != box.NO_QUEST else None,
        offer=[box.QUESTS[quest].id for quest in members(here.offer)],
    )


def potions(marks: i64) -> list[Symbol]:
    found: list[Symbol] = []
    for symbol in range(3):
        found += [SYMBOLS[symbol]] * box.count_of(marks, symbol)
    return found


def room(table: Table, node: i64) -> written.Room:
    dungeon = table.dungeon
    marks = dungeon.marks[node]
    shown = written.Room(cell=cell(table, node))
    if marks & HOLE:
        shown.hole = True
    else:
        shown.card = box.ROOM_NAMES[dungeon.card[node]]
        shown.turn = dungeon.turn[node]
    if marks & CLAIMED:
        shown.seat = dungeon.owner(node)
        shown.paws = dungeon.paws[node] >> 3
    if marks & DISARMED:
        shown.lid = lid_name(dungeon.lid[node])
    return shown


def walk(table: Table) -> written.Walk:
    dungeon = table.dungeon
    walker = table.walker()
    turned: list[Direction] = []
    for direction in range(4):
        if dungeon.marks[dungeon.near[direction]] & TURNED:
            turned.append(COMPASS[direction])
    return written.Walk(
        path=[cell(table, node) for node in table.path],
        pending=table.pending,
        damage=table.damage,
        turned=turned,
        potions_before=potions(table.potions_before) if table.potions_before != walker.potions else None,
        paid={box.ROOM_NAMES[paid // 4]: LIES[paid % 4] if paid % 4 else None for paid in table.paid},
    )
