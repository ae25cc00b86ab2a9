"""What happened, as it is told. Built only where somebody listens."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring, show
from undercroft.games.doggies import view as seen
from undercroft.games.doggies import view_events as told
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, POTION_LID
from undercroft.games.doggies.table import Table


def potions_dealt(table: Table) -> told.PotionsDealt:
    dealt: list[str] = []
    for player in table.players:
        for symbol in range(3):
            if player.potions == box.one_of(symbol):
                dealt.append(box.ATTACK_NAMES[symbol])
    return told.PotionsDealt(dealt, show.attack_shown(table.supply))


def placed(table: Table, node: i64) -> told.Placed:
    dungeon = table.dungeon
    joins: list[seen.Direction] = []
    for direction in range(4):
        other = dungeon.near[node * 4 + direction]
        laid = dungeon.card[other] >= 0 and not dungeon.marks[other] & DISARMED
        if laid and dungeon.passable(node, direction, other, 1):
            joins.append(show.COMPASS[direction])
    return told.Placed(
        seat=table.active,
        card=show.SHOWN[dungeon.card[node]],
        cell=show.cell_shown(dungeon.cell[node]),
        turn=dungeon.turn[node],
        sides=show.edges_at(table, node),
        joins=joins,
        ways_out=[way.direction for way in show.ways_out(table, node)],
    )


def round_ended(table: Table, gone: list[i64], potions: i64, back: i64) -> told.RoundEnded:
    dungeon = table.dungeon
    takes: list[list[str]] = [[] for _ in range(table.seats)]
    for node in dungeon.laid:
        if dungeon.marks[node] & CLAIMED and not dungeon.is_hole(node):
            takes[dungeon.owner(node)].append(box.ROOM_NAMES[dungeon.card[node]])
    boxed = [box.ROOM_NAMES[card] for card in gone]
    return told.RoundEnded(table.round, table.first, takes, boxed, show.attack_shown(potions), back)


def game_ended(table: Table) -> told.GameEnded:
    return told.GameEnded(
        quests=[box.QUESTS[player.quest].id for player in table.players],
        coins=[scoring.total(table, seat) for seat in range(table.seats)],
        fulfilled=[scoring.all_fulfilments(table, seat) for seat in range(table.seats)],
        winners=scoring.outcome(table).winners,
    )


# The walk


def card_turned(table: Table, node: i64) -> told.CardTurned:
    dungeon = table.dungeon
    return told.CardTurned(
        seat=table.active,
        cell=show.cell_shown(dungeon.cell[node]),
        card=box.ROOMS[dungeon.card[node]].id,
        turn=dungeon.turn[node],
        sides=show.edges_at(table, node),
        totals=show.totals(table),
    )


def room_entered(table: Table, origin: i64, direction: i64) -> told.RoomEntered:
    """Told from the new room: `direction` is the way taken, NO_DIRECTION for a portal."""
    dungeon = table.dungeon
    return told.RoomEntered(
        seat=table.active,
        step=len(table.path) - 1,
        origin=show.cell_shown(dungeon.cell[origin]),
        cell=show.spot(table),
        way="portal" if direction == box.NO_DIRECTION else show.way_through(table, origin, direction),
        card=show.SHOWN[table.card_here()],
        totals=show.totals(table),
    )


def walked_out(table: Table, direction: i64) -> told.WalkedOut:
    return told.WalkedOut(
        seat=table.active,
        cell=show.spot(table),
        direction=show.COMPASS[direction],
        way=show.way_through(table, table.here, direction),
        taken=show.taken_cards(table),
        totals=show.totals(table),
    )


def tramp_hired(table: Table, card: i64) -> told.TrampHired:
    lies = table.side[card]
    return told.TrampHired(
        seat=table.active,
        cell=show.spot(table),
        card=box.ROOMS[card].id,
        side="A" if lies == box.LIES_A else "B",
        either=show.either_shown(card, lies),
        trophy=show.marks_shown(box.GIVES[card * 4 + lies]),
        paw=lies == box.LIES_B_PAW,
        totals=show.totals(table),
    )


def monster_beaten(table: Table, card: i64, potions: i64, paws: i64) -> told.MonsterBeaten:
    return told.MonsterBeaten(
        seat=table.active,
        cell=show.spot(table),
        card=box.ROOMS[card].id,
        potions=show.attack_shown(potions),
        smitten=paws > 1,
        paws=paws,
        trophy=show.marks_shown(box.TROPHY[card]),
        coins=box.ROOMS[card].coins,
        totals=show.totals(table),
    )


def trap_disarmed(table: Table, lies: i64, hole: i64) -> told.TrapDisarmed:
    """`lies` is how a tramp lay; `hole` where the card was taken from on this walk, otherwise NO_NODE."""
    lid = table.dungeon.lid[table.here]
    potion = lid >= POTION_LID
    return told.TrapDisarmed(
        seat=table.active,
        cell=show.spot(table),
        card=box.ROOMS[table.card_here()].id,
        lid=show.lid_name(lid),
        trophy=show.marks_shown(0 if potion else box.GIVES[lid * 4 + lies]),
        either=[] if potion else show.either_shown(lid, lies),
        hole=show.cell_shown(table.dungeon.cell[hole]) if hole != box.NO_NODE else None,
        paw_lost=lies == box.LIES_B_PAW,
        totals=show.totals(table),
    )
