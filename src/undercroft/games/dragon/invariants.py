"""The spec's invariants, as far as one position can show them. Each complaint begins with the field of a dump."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.deck import Deck
from undercroft.games.dragon.cards import (
    CAVE_CARDS,
    CAVE_NAMES,
    CUBES,
    DRAGON_NAMES,
    GAIN_AP,
    GNOMES,
    HEXES,
    MOST_CUBES,
    TORCHES,
    cave_box,
    dragon_box,
)
from undercroft.games.dragon.cave import ENTRANCE, EVERYWHERE, HOME, PLACES
from undercroft.games.dragon.choices import legal_actions
from undercroft.games.dragon.frames import Rockfall
from undercroft.games.dragon.table import DRAFT, DRAGON, OVER, TURN, Table


def broken(table: Table) -> str:
    """The first invariant that does not hold, in words; empty if all do."""
    if table.phase == DRAFT:
        return broken_draft(table) or broken_choice(table)
    return (
        broken_pieces(table)
        or broken_cards(table)
        or broken_gnomes(table)
        or broken_round(table)
        or broken_choice(table)
    )


def broken_draft(table: Table) -> str:
    """No map, deck or rubble yet; the seats pick in turn."""
    if len(table.picks) >= table.gnome_count:
        return "gnomes: all are picked, and the cave is not laid"
    if table.dragon_deck.packets or table.cave_deck.packets or table.cave.rubble or table.delivered:
        return "phase: there is a cave before the draft is over"
    return broken_owners(table)


def broken_owners(table: Table) -> str:
    for index in range(len(table.picks)):
        gnome = table.picks[index]
        if table.owner[gnome] != index % table.seats:
            return f"gnomes: {GNOMES[gnome].id} was picked by seat {index % table.seats}"
    return ""


def broken_pieces(table: Table) -> str:
    """Invariants 1 to 5, 8 and 12: torches, cubes, gems, tokens, dice, hexes."""
    cave = table.cave
    torches = cave.torch_supply
    cubes = cave.cube_supply
    gems: i64 = 0
    fleeing = bool(table.frames) and isinstance(table.frames[-1], Rockfall)
    if cave.torch_supply < 0 or cave.cube_supply < 0:
        return "hexes: more torches or cubes than there are"
    if table.gem_supply() < 0:
        return "delivered: more gems than the difficulty has"
    if cave.open & cave.rubble or (cave.open | cave.rubble) & ~EVERYWHERE or not cave.open & HOME:
        return "hexes: a hex is open and rubble at once, or the Entrance is closed"
    there = cave.in_game()
    if cave.lost != there & ~cave.reach(there):
        return "hexes: which hexes are lost is not what the ways say"
    if cave.emptied & ~there or cave.emptied & HOME:
        return "hexes: an empty-cave token lies where no hex is"
    for place in range(PLACES):
        torches += cave.torches[place]
        cubes += cave.cubes[place]
        gems += cave.gems[place]
        bare = cave.torches[place] == 0 and cave.cubes[place] == 0 and cave.gems[place] == 0
        if not bare and not cave.open >> place & 1:
            return f"hexes: {place} is not open and carries pieces"
        if not bare and cave.lost >> place & 1:
            return f"hexes: {place} is lost and carries pieces"
        if cave.cubes[place] and (place == ENTRANCE or cave.emptied >> place & 1):
            return f"hexes: {place} is emptied and carries cubes"
        if cave.cubes[place] > MOST_CUBES:
            return f"hexes: {place} carries more than {MOST_CUBES} cubes"
        if place and bool(cave.torches[place]) != bool(cave.lit >> place & 1):
            return f"hexes: {place} is lit without a torch, or dark with one"
    if torches != TORCHES or cubes != CUBES:
        return "hexes: torches or cubes are missing"
    if gems != cave.lying or cave.gems[ENTRANCE]:
        return "hexes: the gems lying are miscounted"
    if table.dice != table.difficulty.dice_in_play(table.delivered):
        return "delivered: does not fit the dice in play"
    if table.phase == OVER or fleeing:
        return ""
    if cave.rubble & table.guarded():
        return "gnomes: one stands on rubble"
    if table.slack() < 0:
        return "hexes: too few gems can still be had; the game would be over"
    if table.delivered == table.difficulty.target and table.all_home():
        return "delivered: all gems and gnomes are home; the game would be over"
    return ""


def broken_cards(table: Table) -> str:
    """Invariants 6, 7 and 13: no card is lost, and a rockfall card is gone if and only if its hex is."""
    counts = count_cards(table.dragon_deck, table.dragon_discard, len(DRAGON_NAMES))
    cave_counts = count_cards(table.cave_deck, table.cave_discard, len(CAVE_NAMES))
    for lasting in table.aside:
        if not table.round <= lasting.round <= table.round + 1:
            return "aside: a card acts neither in this round nor in the next"
        if not lasting.kind().lasting:
            return f"aside: {lasting.kind().id} does not last"
        if lasting.deck:
            cave_counts[lasting.card] += 1
        else:
            counts[lasting.card] += 1
    for card in dragon_box():
        counts[card] -= 1
    for card in cave_box():
        cave_counts[card] -= 1
    removed = EVERYWHERE & ~table.cave.in_game()
    for hex in range(1, HEXES + 1):
        if removed >> hex & 1:
            counts[hex] += 1
    for card in range(len(counts)):
        if counts[card]:
            return f"dragon_deck: card {DRAGON_NAMES[card]} is missing, or there is one too many"
    for card in range(len(cave_counts)):
        if cave_counts[card]:
            return f"cave_deck: card {CAVE_NAMES[card]} is missing, or there is one too many"
    return ""


def count_cards(deck: Deck, discard: vec[i64], kinds: i64) -> list[i64]:
    """How often each card lies in a deck and its discard pile."""
    counts: list[i64] = [0] * kinds
    for card in deck.cards():
        counts[card] += 1
    for card in discard:
        counts[card] += 1
    return counts


def broken_gnomes(table: Table) -> str:
    """Invariant 9: every gnome stands on the Entrance or on an open hex that is not lost."""
    if len(table.picks) != table.gnome_count:
        return f"gnomes: must be {table.gnome_count}"
    owners = broken_owners(table)
    if owners:
        return owners
    fleeing: i64 = 0
    for frame in table.frames:
        if isinstance(frame, Rockfall):
            fleeing = frame.gnomes
    for gnome in table.picks:
        place = table.at[gnome]
        if table.phase == OVER or fleeing >> gnome & 1:
            continue
        if not table.cave.open >> place & 1:
            return f"gnomes: {GNOMES[gnome].id} does not stand on an open hex"
        if table.cave.lost >> place & 1:
            return f"gnomes: {GNOMES[gnome].id} is cut off; the game would be over"
    return ""


def broken_round(table: Table) -> str:
    """Invariant 11: action points, and one turn for every gnome."""
    most = 5
    for card in CAVE_CARDS:
        if card.effect == GAIN_AP and card.value + 4 > most:
            most = card.value + 4
    if not 0 <= table.ap <= most:
        return f"ap: is {table.ap}"
    queued: i64 = 0
    for gnome in table.queue:
        if queued >> gnome & 1 or table.owner[gnome] < 0:
            return "queue: names a gnome twice, or one that is not in play"
        queued |= 1 << gnome
    if table.turns > len(table.queue):
        return "turns: more than there are gnomes in the queue"
    if table.phase == TURN and (len(table.queue) != table.gnome_count or table.turns == 0):
        return "queue: must hold all gnomes during a turn"
    if table.phase == DRAGON and table.turns != table.gnome_count:
        return "turns: the Dragon phase comes after all turns"
    if not 1 <= table.round <= table.max_rounds:
        return "round: beyond the last round"
    return ""


def broken_choice(table: Table) -> str:
    """Invariant 14: exactly one seat has something to do until the game is over."""
    if table.phase == OVER:
        return "result: is missing" if not table.result else ""
    if table.result:
        return "result: the game is over, and the phase is not"
    if not 0 <= table.asked < table.seats:
        return "phase: nobody is asked"
    if not legal_actions(table):
        return f"phase: seat {table.asked} has nothing to do"
    return ""
