"""The spec's invariants, as far as one position can show them. Each complaint begins with the field of a dump."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercroft.core.bits import bit, has
from undercroft.games.dragon import cards
from undercroft.games.dragon.arrival import crackable, openable
from undercroft.games.dragon.cave import ENTRANCE, EVERYWHERE, HOME
from undercroft.games.dragon.choices import legal_actions, places_to_choose
from undercroft.games.dragon.ending import end_reached
from undercroft.games.dragon.frames import (
    CRACK_CHOICE,
    OPEN_CHOICE,
    SLIP_CHOICE,
    TORCH_CHOICE,
    TURN_LOST,
    HintChoice,
    Rage,
    Rockfall,
)
from undercroft.games.dragon.table import DRAFT, DRAGON, ORDER, OVER, PLAYING, TURN, Table

# What each end would have left behind, by its number.
ENDS: Final = [
    "delivered: all gems and gnomes are home; the game would be over",
    "gnomes: one is cut off; the game would be over",
    "hexes: too few gems can still be had; the game would be over",
]


def broken(table: Table) -> str:
    """The first invariant that does not hold, in words; empty if all do."""
    if table.phase == DRAFT:
        return broken_draft(table) or broken_choice(table)
    return (
        broken_cave(table)
        or broken_pieces(table)
        or broken_cards(table)
        or broken_round(table)
        or broken_frames(table)
        or broken_gnomes(table)
        or broken_end(table)
        or broken_choice(table)
    )


def broken_draft(table: Table) -> str:
    """No map, deck or rubble yet."""
    if len(table.picks) >= table.gnome_count:
        return "gnomes: all are picked, and the cave is not laid"
    if not table.dragon_pile.is_empty() or table.cave.rubble or table.delivered:
        return "phase: there is a cave before the draft is over"
    return ""


def broken_cave(table: Table) -> str:
    """Invariants 4, 5 and 12: hexes, ways and tokens."""
    cave = table.cave
    there = cave.in_game()
    if cave.open & cave.rubble or there & ~EVERYWHERE or not cave.open & HOME:
        return "hexes: a hex is open and rubble at once, or the Entrance is closed"
    if cave.lost != cave.cut_off():
        return "hexes: which hexes are lost is not what the ways say"
    if cave.emptied & (~there | HOME):
        return "hexes: an empty-cave token lies where no hex is"
    return ""


def broken_pieces(table: Table) -> str:
    """Invariants 1, 2, 3 and 8: torches, cubes, gems, dice."""
    cave = table.cave
    torches = cave.torch_supply
    cubes = cave.cube_supply
    gems: i64 = 0
    if torches < 0 or cubes < 0:
        return "hexes: more torches or cubes than there are"
    if table.gem_supply() < 0:
        return "delivered: more gems than the difficulty has"
    for place in range(cards.PLACES):
        torches += cave.torches[place]
        cubes += cave.cubes[place]
        gems += cave.gems[place]
        bare = cave.torches[place] == 0 and cave.cubes[place] == 0 and cave.gems[place] == 0
        if not bare and not has(cave.open & ~cave.lost, place):
            return f"hexes: {place} is not open, or lost, and carries pieces"
        if cave.cubes[place] and has(cave.emptied | HOME, place):
            return f"hexes: {place} is emptied and carries cubes"
        if cave.cubes[place] > cards.MOST_CUBES:
            return f"hexes: {place} carries more than {cards.MOST_CUBES} cubes"
        if place and (cave.torches[place] == 0) != cave.dark(place):
            return f"hexes: {place} is lit without a torch, or dark with one"
    if torches != cards.TORCHES or cubes != cards.CUBES:
        return "hexes: torches or cubes are missing"
    if gems != cave.lying or cave.gems[ENTRANCE]:
        return "hexes: the gems lying are miscounted"
    if table.dice != table.difficulty.dice_in_play(table.delivered):
        return "delivered: does not fit the dice in play"
    return ""


def broken_cards(table: Table) -> str:
    """Invariants 6, 7 and 13: no card is lost, and a rockfall card is gone if and only if its hex is."""
    for lasting in table.aside:
        if not table.round <= lasting.round <= table.round + 1:
            return "aside: a card acts neither in this round nor in the next"
        if not lasting.kind().lasting:
            return f"aside: {lasting.kind().id} does not last"
    return broken_pile(table, cards.DRAGON_DECK, cards.dragon_box()) or broken_pile(
        table, cards.CAVE_DECK, cards.cave_box()
    )


def broken_pile(table: Table, deck: i64, box: vec[i64]) -> str:
    """Every card of the box must be in the deck, the discard pile, set aside or removed with its hex."""
    pile = table.pile(deck)
    found = pile.deck.cards() + pile.discarded()
    found += [lasting.card for lasting in table.aside if lasting.deck == deck]
    if deck == cards.DRAGON_DECK:
        found += [hex for hex in range(1, cards.HEXES + 1) if not has(table.cave.in_game(), hex)]
    wanted: list[i64] = [card for card in box]
    for card in found:
        if card not in wanted:
            return f"{cards.DECKS[deck]}_deck: there is one {cards.CARD_NAMES[deck][card]} too many"
        wanted.remove(card)
    return f"{cards.DECKS[deck]}_deck: {cards.CARD_NAMES[deck][wanted[0]]} is missing" if wanted else ""


def broken_gnomes(table: Table) -> str:
    """Invariant 9: every gnome stands on the Entrance or on an open hex, unless it has to flee."""
    for gnome in table.picks:
        fleeing = has(fleeing_gnomes(table), gnome)
        if not fleeing and not has(table.cave.open, table.at[gnome]):
            return f"gnomes: {cards.GNOME_IDS[gnome]} does not stand on an open hex"
    return ""


def fleeing_gnomes(table: Table) -> i64:
    """The set of gnomes that have still to flee."""
    last = table.frames[-1] if table.frames else TURN_LOST
    return last.gnomes if isinstance(last, Rockfall) else 0


def broken_round(table: Table) -> str:
    """Invariant 11: action points, and one turn for every gnome."""
    most = 5
    for card in cards.CAVE_CARDS:
        if card.effect == "gain_ap" and card.value + 4 > most:
            most = card.value + 4
    if not 0 <= table.ap <= most:
        return f"ap: is {table.ap}"
    if len(table.picks) != table.gnome_count:
        return f"gnomes: must be {table.gnome_count}"
    queued: i64 = 0
    for gnome in table.queue:
        if has(queued, gnome) or table.owner[gnome] == cards.NOBODY:
            return "queue: names a gnome twice, or one that is not in play"
        queued |= bit(gnome)
    if not 0 <= table.captain < table.seats:
        return "captain: there is no such seat"
    if not 1 <= table.round <= table.max_rounds:
        return "round: beyond the last round"
    if table.phase == ORDER:
        left = table.unordered()
        return "" if left & (left - 1) else "queue: leaves the captain no choice"
    if len(table.queue) != table.gnome_count or table.turns == 0:
        return "queue: must hold all gnomes after the order, one of them acting"
    if table.phase == DRAGON and table.turns != table.gnome_count:
        return "turns: the Dragon phase comes after all turns"
    if table.roll == 0:
        return "roll: is 0 after the first turn began"
    if table.given != cards.NOBODY and table.owner[table.given] == cards.NOBODY:
        return "given: is not in play"
    return ""


def broken_frames(table: Table) -> str:
    """The last frame must wait for a real choice."""
    problem = wrong_frames(table)
    return f"frames: {problem}" if problem else ""


def wrong_frames(table: Table) -> str:
    if not table.frames:
        if table.phase == DRAGON:
            return "must hold the Rage and the flight that the Dragon phase waits for"
        waits = table.phase == TURN and table.ap == 0
        return "must hold a choice while no action points are left" if waits else ""
    last = table.frames[-1]
    if table.phase not in (TURN, DRAGON):
        return "must be empty outside turns and the Dragon phase"
    if isinstance(last, Rockfall):
        return wrong_flight(table, last)
    if table.phase == DRAGON or len(table.frames) > 1:
        return "must end with a flight"
    if isinstance(last, Rage) or last is TURN_LOST:
        return "must end with a choice"
    here = table.at[table.active]
    if isinstance(last, HintChoice):
        fits = table.active == cards.SEER and table.seats >= 2
        return "" if fits else "a hint is for the Seer in company"
    if last is TORCH_CHOICE:
        fits = table.active == cards.TORCHBEARER and table.cave.torch_supply == 0 and table.cave.dark(here)
        return "" if fits else "take_torch is for the Torchbearer in the dark with an empty supply"
    if last is OPEN_CHOICE or last is CRACK_CHOICE:
        places = openable(table) if last is OPEN_CHOICE else crackable(table)
        return "" if places & (places - 1) else "a single possibility is no choice"
    return "nobody slips from the Entrance" if last is SLIP_CHOICE and here == ENTRANCE else ""


def wrong_flight(table: Table, rockfall: Rockfall) -> str:
    before = table.frames[:-1]
    if not before or not isinstance(before[-1], Rage):
        return "a flight must follow a rage"
    if len(before) > 2 or (len(before) == 2 and before[0] is not TURN_LOST):
        return "only the loss of the turn may wait below a rage"
    if not has(table.cave.rubble & ~table.cave.lost, rockfall.hex):
        return "a flight must be from rubble that is not lost"
    if rockfall.gnomes == 0 or rockfall.gnomes != table.gnomes_at(rockfall.hex):
        return "the gnomes that flee must be those on the hex"
    places = places_to_choose(table, rockfall)
    return "" if places & (places - 1) else "a single possibility is no choice"


def broken_end(table: Table) -> str:
    """Invariant 10: the game is over if and only if there is a reason. A flight comes before the check."""
    if (table.phase == OVER) != (table.result != PLAYING):
        return "result: must be given if and only if the game is over"
    if table.phase == OVER or fleeing_gnomes(table):
        return ""
    end = end_reached(table)
    return "" if end == PLAYING else ENDS[end]


def broken_choice(table: Table) -> str:
    """Invariant 14: exactly one seat has something to do until the game is over."""
    if table.phase == OVER:
        return ""
    if not 0 <= table.asked < table.seats:
        return "phase: nobody is asked"
    if not legal_actions(table):
        return f"phase: seat {table.asked} has nothing to do"
    return ""
