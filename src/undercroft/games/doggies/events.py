"""What happened, as it is told. Built only where somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from undercroft.core.state import seats_in
from undercroft.games.doggies import scoring
from undercroft.games.doggies import view as seen
from undercroft.games.doggies import view_events as told
from undercroft.games.doggies.actions import SIDE_A
from undercroft.games.doggies.cards import ATTACK_NAMES, DAMAGE, DOGS, QUESTS, ROOMS, TROPHY, one_of
from undercroft.games.doggies.dungeon import CLAIMED, DISARMED, HOLE, NONE, POTION_LID
from undercroft.games.doggies.player import IN, LIES_A, LIES_B_PAW
from undercroft.games.doggies.show import (
    COMPASS,
    SHOWN,
    SYMBOLS,
    attack_shown,
    cell_shown,
    edges_at,
    lid_name,
    marks_shown,
    symbols_shown,
    taken_cards,
    totals,
    ways_out,
)

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def here(state: DoggiesState) -> list[int]:
    """Where the walker is."""
    return cell_shown(state.dungeon.cell[state.position])


# Before the first turn


def dog_chosen(seat: i64, dog: i64) -> told.DogChosen:
    return told.DogChosen(int(seat), DOGS[dog].id)


def quests_dealt(state: DoggiesState, seat: i64) -> told.QuestsDealt:
    offer = state.players[seat].offer
    return told.QuestsDealt(
        int(seat), [QUESTS[quest].id for quest in range(len(QUESTS)) if offer >> quest & 1]
    )


def quest_chosen(seat: i64) -> told.QuestChosen:
    return told.QuestChosen(int(seat))


def quests_revealed(state: DoggiesState) -> told.QuestsRevealed:
    return told.QuestsRevealed([QUESTS[quest].id for quest in state.common])


def potions_dealt(state: DoggiesState) -> told.PotionsDealt:
    dealt: list[str] = []
    for player in state.players:
        for symbol in range(3):
            if player.potions == one_of(symbol):
                dealt.append(ATTACK_NAMES[symbol])
    return told.PotionsDealt(dealt, attack_shown(state.supply))


# Rounds and turns


def round_began(state: DoggiesState) -> told.RoundBegan:
    return told.RoundBegan(int(state.round), int(state.first), len(state.deck))


def explored(state: DoggiesState) -> told.Explored:
    return told.Explored(int(state.active), SHOWN[state.drawn], int(state.left_to_draw()))


def placed(state: DoggiesState, node: i64) -> told.Placed:
    dungeon = state.dungeon
    joins: list[seen.Direction] = []
    for direction in range(4):
        other = dungeon.near[node * 4 + direction]
        laid = dungeon.card[other] >= 0 and not dungeon.marks[other] & DISARMED
        if laid and dungeon.passable(node, direction, other, 1):
            joins.append(COMPASS[direction])
    return told.Placed(
        seat=int(state.active),
        card=SHOWN[dungeon.card[node]],
        cell=cell_shown(dungeon.cell[node]),
        turn=int(dungeon.turn[node]),
        sides=edges_at(state, node),
        joins=joins,
        ways_out=[way.direction for way in ways_out(state, node)],
    )


def slept(state: DoggiesState, paw: bool) -> told.Slept:
    return told.Slept(int(state.active), paw, int(state.players[state.active].owned))


def countdown_began(state: DoggiesState) -> told.CountdownBegan:
    inside: list[int] = []
    for seat in range(int(state.seats)):
        if state.players[seat].status == IN:
            inside.append(seat)
    return told.CountdownBegan(
        seat=int(state.active),
        cards=int(state.counted),
        set_aside=int(len(state.deck) - state.counted),
        seats=inside,
    )


def round_ended(state: DoggiesState) -> told.RoundEnded:
    dungeon = state.dungeon
    takes: list[list[str]] = [[] for _ in range(int(state.seats))]
    boxed: list[str] = []
    potions: i64 = 0
    back = 0
    for index in range(1, len(dungeon.laid)):
        node = dungeon.laid[index]
        marks = dungeon.marks[node]
        if marks & HOLE:
            continue
        card = dungeon.card[node]
        if marks & DISARMED:
            boxed.append(ROOMS[card].id)
            lid = dungeon.lid[node]
            if lid >= POTION_LID:
                potions += one_of(lid - POTION_LID)
            else:
                boxed.append(ROOMS[lid].id)
        elif marks & CLAIMED:
            takes[dungeon.owner(node)].append(ROOMS[card].id)
        else:
            back += 1
    return told.RoundEnded(int(state.round), int(state.first), takes, boxed, attack_shown(potions), back)


def game_ended(state: DoggiesState) -> told.GameEnded:
    seats = range(int(state.seats))
    return told.GameEnded(
        quests=[QUESTS[player.quest].id for player in state.players],
        coins=[int(scoring.total(state, seat)) for seat in seats],
        fulfilled=[int(scoring.all_fulfilments(state, seat, True)) for seat in seats],
        winners=[int(seat) for seat in seats_in(scoring.winners(state))],
    )


# The walk


def walk_began(state: DoggiesState) -> told.WalkBegan:
    return told.WalkBegan(int(state.active), totals(state))


def card_turned(state: DoggiesState, node: i64) -> told.CardTurned:
    dungeon = state.dungeon
    return told.CardTurned(
        seat=int(state.active),
        cell=cell_shown(dungeon.cell[node]),
        card=ROOMS[dungeon.card[node]].id,
        turn=int(dungeon.turn[node]),
        sides=edges_at(state, node),
        totals=totals(state),
    )


def wall_broken(state: DoggiesState, direction: i64) -> told.WallBroken:
    return told.WallBroken(int(state.active), here(state), COMPASS[direction], totals(state))


def room_entered(state: DoggiesState, origin: i64, direction: i64) -> told.RoomEntered:
    """Told from the new room: `direction` is the way taken, NONE for a portal."""
    dungeon = state.dungeon
    way: seen.Way | Literal["portal"] = "open"
    if direction == NONE:
        way = "portal"
    elif dungeon.is_breached(origin, direction):
        way = "breach"
    elif dungeon.is_door(origin, direction) or dungeon.is_door(state.position, direction ^ 2):
        way = "door"
    return told.RoomEntered(
        seat=int(state.active),
        step=len(state.path) - 1,
        origin=cell_shown(dungeon.cell[origin]),
        cell=here(state),
        way=way,
        card=SHOWN[dungeon.card[state.position]],
        totals=totals(state),
    )


def walked_out(state: DoggiesState, direction: i64) -> told.WalkedOut:
    dungeon = state.dungeon
    way: seen.Way = "open"
    if dungeon.is_breached(state.position, direction):
        way = "breach"
    elif dungeon.is_door(state.position, direction):
        way = "door"
    return told.WalkedOut(
        seat=int(state.active),
        cell=here(state),
        direction=COMPASS[direction],
        way=way,
        taken=taken_cards(state),
        totals=totals(state),
    )


def room_skipped(state: DoggiesState) -> told.RoomSkipped:
    card = state.dungeon.card[state.position]
    return told.RoomSkipped(int(state.active), here(state), ROOMS[card].id, totals(state))


def room_claimed(state: DoggiesState, card: i64) -> told.RoomClaimed:
    room = ROOMS[card]
    return told.RoomClaimed(
        int(state.active), here(state), room.id, marks_shown(room.trophy), int(room.coins), totals(state)
    )


def potion_taken(state: DoggiesState, card: i64, symbol: i64) -> told.PotionTaken:
    return told.PotionTaken(int(state.active), here(state), ROOMS[card].id, SYMBOLS[symbol], totals(state))


def tramp_hired(state: DoggiesState, card: i64, side: i64, paw: bool) -> told.TrampHired:
    room = ROOMS[card]
    on_a = side == SIDE_A
    return told.TrampHired(
        seat=int(state.active),
        cell=here(state),
        card=room.id,
        side="A" if on_a else "B",
        either=symbols_shown(room.either) if on_a else [],
        trophy=marks_shown(0 if on_a else room.hired),
        paw=paw,
        totals=totals(state),
    )


def monster_beaten(state: DoggiesState, card: i64, potions: i64, paws: i64) -> told.MonsterBeaten:
    return told.MonsterBeaten(
        seat=int(state.active),
        cell=here(state),
        card=ROOMS[card].id,
        potions=attack_shown(potions),
        smitten=paws > 1,
        paws=int(paws),
        trophy=marks_shown(TROPHY[card]),
        coins=int(ROOMS[card].coins),
        totals=totals(state),
    )


def monster_passed(state: DoggiesState, card: i64) -> told.MonsterPassed:
    return told.MonsterPassed(
        int(state.active), here(state), ROOMS[card].id, int(DAMAGE[card]), totals(state)
    )


def trap_taken(state: DoggiesState, card: i64) -> told.TrapTaken:
    return told.TrapTaken(
        int(state.active), here(state), ROOMS[card].id, int(ROOMS[card].coins), totals(state)
    )


def trap_disarmed(state: DoggiesState, lid: i64, side: i64, hole: i64) -> told.TrapDisarmed:
    """`side` is how a tramp lay; `hole` where the card was taken from on this walk, else NONE."""
    lost: i64 = 0
    either: list[seen.Symbol] = []
    if lid < POTION_LID:
        if side == 0:
            lost = TROPHY[lid]
        elif side == LIES_A:
            either = symbols_shown(ROOMS[lid].either)
        else:
            lost = ROOMS[lid].hired
    return told.TrapDisarmed(
        seat=int(state.active),
        cell=here(state),
        card=ROOMS[state.dungeon.card[state.position]].id,
        lid=lid_name(lid),
        trophy=marks_shown(lost),
        either=either,
        hole=cell_shown(state.dungeon.cell[hole]) if hole != NONE else None,
        paw_lost=side == LIES_B_PAW,
        totals=totals(state),
    )
