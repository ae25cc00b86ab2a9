"""Beating a monster: symbols, tramps who give one symbol each, potions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggies.cards import ATTACK_BYTES, NEED, ROOMS, SMITER, count_of, marks_of
from undercroft.games.doggies.player import Player

HIGH_BITS: Final = 0x808080
NO_POTIONS: Final[list[i64]] = [0]
NO_WAY: Final[list[i64]] = []


def helping(aid: i64, symbols: i64) -> i64:
    """How many of the helpers can give at least one of these symbols."""
    return aid >> 8 * (symbols - 1) & 0xFF


def covers(marks: i64, need: i64) -> bool:
    """Are there enough symbols of each kind? All three are compared at once: a byte that falls short borrows."""
    return ((marks & ATTACK_BYTES | HIGH_BITS) - need) & HIGH_BITS == HIGH_BITS


def lacking(marks: i64, need: i64, symbol: i64) -> i64:
    """How many of a symbol are missing."""
    return max(count_of(need, symbol) - count_of(marks, symbol), 0)


def wins(marks: i64, aid: i64, need: i64) -> bool:
    """Do symbols and one symbol from every side-A tramp suffice (R24)?"""
    return covers(marks, need) or (aid != 0 and helped(marks, aid, need))


def helped(marks: i64, aid: i64, need: i64) -> bool:
    """Every tramp gives one symbol. That fills all gaps if for each set of symbols there are tramps enough."""
    swords = lacking(marks, need, 0)
    bows = lacking(marks, need, 1)
    fireballs = lacking(marks, need, 2)
    for symbols in range(1, 8):
        gap: i64 = 0
        if symbols & 1:
            gap += swords
        if symbols & 2:
            gap += bows
        if symbols & 4:
            gap += fireballs
        if gap > helping(aid, symbols):
            return False
    return True


def winning_potions(player: Player, card: i64) -> list[i64]:
    """The smallest sets of held potions with which a monster is beaten; none is spent in vain (R21).

    If nothing is needed, the only one is empty. If nothing helps, there is none.
    """
    marks = player.marks
    aid = player.aid
    potions = player.potions
    need = NEED[card]
    if wins(marks, aid, need):
        return NO_POTIONS
    if not potions or not wins(marks + potions, aid, need):
        return NO_WAY
    found: list[i64] = []
    for swords in range(count_of(potions, 0) + 1):
        for bows in range(count_of(potions, 1) + 1):
            for fireballs in range(count_of(potions, 2) + 1):
                drunk = marks_of(swords, bows, fireballs)
                if wins(marks + drunk, aid, need) and not has_smaller(found, drunk):
                    found.append(drunk)
    return found


def can_smite(player: Player, card: i64) -> bool:
    """For two paws, what no held potion would beat; never a dragon (R38)."""
    able = player.ability == SMITER and player.available >= 2 and not ROOMS[card].is_dragon
    return able and not winning_potions(player, card)


def has_smaller(sets: list[i64], potions: i64) -> bool:
    """Is one of the sets contained in this one?"""
    for known in sets:
        if covers(potions, known):
            return True
    return False


def missing(player: Player, potions: i64, card: i64) -> i64:
    """The fewest attack symbols that would still beat a monster, as marks.

    Base, trophies, these potions and one symbol from every side-A tramp are counted (R24). Where tramps could fill
    one gap or another, they fill the first.
    """
    marks = player.marks + potions
    need = NEED[card]
    found: i64 = 0
    fewest: i64 = -1
    for swords in range(lacking(marks, need, 0) + 1):
        for bows in range(lacking(marks, need, 1) + 1):
            for fireballs in range(lacking(marks, need, 2) + 1):
                more = marks_of(swords, bows, fireballs)
                count = swords + bows + fireballs
                if (fewest < 0 or count < fewest) and wins(marks + more, player.aid, need):
                    found = more
                    fewest = count
    return found
