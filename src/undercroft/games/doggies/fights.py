"""Beating a monster: symbols, tramps who give one symbol each, potions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggies.cards import ATTACK_BYTES, count_of

HIGH_BITS: Final = 0x808080
NO_POTIONS: Final[list[i64]] = [0]
NO_WAY: Final[list[i64]] = []


def helpers(symbols: i64) -> i64:
    """A side-A tramp with this set of symbols, as it is counted among the helpers.

    For every set of symbols a byte counts the tramps that can give at least one of them; set s has byte s - 1.
    """
    found: i64 = 0
    for wanted in range(1, 8):
        if wanted & symbols:
            found |= 1 << 8 * (wanted - 1)
    return found


HELPERS: Final[list[i64]] = [helpers(symbols) for symbols in range(8)]


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


def winning_potions(marks: i64, aid: i64, potions: i64, need: i64) -> list[i64]:
    """The smallest sets of held potions with which the fight is won; none is spent in vain (R21).

    If nothing is needed, the only one is empty. If nothing helps, there is none.
    """
    if wins(marks, aid, need):
        return NO_POTIONS
    if not potions or not wins(marks + potions, aid, need):
        return NO_WAY
    found: list[i64] = []
    for swords in range(count_of(potions, 0) + 1):
        for bows in range(count_of(potions, 1) + 1):
            for fireballs in range(count_of(potions, 2) + 1):
                drunk: i64 = swords | bows << 8 | fireballs << 16
                if wins(marks + drunk, aid, need) and not has_smaller(found, drunk):
                    found.append(drunk)
    return found


def has_smaller(sets: list[i64], potions: i64) -> bool:
    """Is one of the sets contained in this one?"""
    for known in sets:
        if covers(potions, known):
            return True
    return False
