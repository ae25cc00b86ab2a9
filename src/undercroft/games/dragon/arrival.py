"""Coming into the dark: the Torchbearer's free torch, cave cards, and gems that are found."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import Deck
from undercroft.core.rng import Rng
from undercroft.games.dragon.actions import CAVE_DECK
from undercroft.games.dragon.cards import (
    BURY_NEIGHBOUR,
    CAVE_CARDS,
    CUBE_HERE,
    GAIN_AP,
    GEM_HERE,
    GNOMES,
    LOSE_AP,
    MOST_CUBES,
    MOVE_TO_ANY_LIT,
    OPEN_ANY_RUBBLE,
    RAGE_ALL,
    RAGE_ONE,
    TOKEN_HERE,
    TORCH_HERE,
    TORCHES_OUT_HERE,
    Card,
)
from undercroft.games.dragon.cave import HOME, only_place
from undercroft.games.dragon.ending import check_end
from undercroft.games.dragon.frames import (
    ALL_LEVELS,
    CRACK_CHOICE,
    FOUR_GEMS,
    OPEN_CHOICE,
    ROAR,
    SINGLE,
    SLIP_CHOICE,
    STIR,
    TORCH_CHOICE,
)
from undercroft.games.dragon.rage import begin_rage, bury, in_order, set_aside
from undercroft.games.dragon.table import Table
from undercroft.games.dragon.view_events import (
    ApChanged,
    CardFizzled,
    CaveCardDrawn,
    Cleared,
    CubePlaced,
    FreeTorch,
    GemFound,
    HexEmptied,
    Reshuffled,
    Slipped,
    TorchesOut,
    TorchPlaced,
)


def free_torch(table: Table, rng: Rng) -> None:
    """The Torchbearer's torch for the hex he has entered; with an empty supply he must say whence."""
    if table.cave.torch_supply == 0:
        table.frames.append(TORCH_CHOICE)
        return
    here = table.at[table.active]
    table.cave.put_torch(here)
    if table.log is not None:
        table.tell(FreeTorch(gnome=GNOMES[table.active].id, place=here, source=None))
    arrive(table, rng)


def take_torch(table: Table, source: i64, rng: Rng) -> None:
    """The free torch comes from another place."""
    table.frames.pop()
    here = table.at[table.active]
    table.cave.move_torch(source, here)
    if table.log is not None:
        table.tell(FreeTorch(gnome=GNOMES[table.active].id, place=here, source=source))
    arrive(table, rng)


def arrive(table: Table, rng: Rng) -> None:
    """A gnome has come to a hex that was dark, and its torch stands: one cave card, unless the hex is emptied."""
    here = table.at[table.active]
    if table.cave.emptied >> here & 1:
        return  # R22: a light is needed all the same, but nothing waits here
    if not table.cave_deck.packets and not reshuffle(table):
        return
    number = table.cave_deck.draw(rng)
    table.reveals += 1
    if table.hint_deck == CAVE_DECK:
        table.hint_deck = -1
    card = CAVE_CARDS[number]
    if table.log is not None:
        gnome = table.active
        table.tell(CaveCardDrawn(seat=table.owner[gnome], gnome=GNOMES[gnome].id, hex=here, card=card.id))
    if card.lasting:
        set_aside(table, CAVE_DECK, number, card)
    else:
        table.cave_discard = append(table.cave_discard, number)
        resolve(table, card, here)
    # Where a choice or a Rage is still to come, the check is made after it.
    if not table.frames:
        check_end(table)


def reshuffle(table: Table) -> bool:
    """The cave discard pile becomes the new deck. Is there a card now?"""
    cards = in_order(table.cave_discard)
    if not cards:
        return False
    table.cave_discard = vec[i64]()
    table.cave_deck = Deck([])
    table.cave_deck.lay_on_top(cards, True)
    if table.log is not None:
        table.tell(Reshuffled(deck="cave", cards=len(cards)))
    return True


def resolve(table: Table, card: Card, here: i64) -> None:
    """What a cave card does to the gnome that drew it on its hex."""
    effect = card.effect
    if effect == GAIN_AP:
        change_ap(table, card.value)
    elif effect == CUBE_HERE:
        claw_marks(table, card, here)
    elif effect == GEM_HERE:
        glint(table, card, here)
    elif effect == TORCH_HERE:
        forgotten_torch(table, card, here)
    elif effect == OPEN_ANY_RUBBLE:
        loose_stones(table, card)
    elif effect == MOVE_TO_ANY_LIT:
        table.frames.append(SLIP_CHOICE)
    elif effect == RAGE_ONE:
        begin_rage(table, SINGLE, STIR, 0)
    elif effect == RAGE_ALL:
        begin_rage(table, ALL_LEVELS, ROAR, 0)
    elif effect == TORCHES_OUT_HERE:
        cold_draught(table, here)
    elif effect == LOSE_AP:
        change_ap(table, -table.ap)
    elif effect == BURY_NEIGHBOUR:
        roof_crack(table, card)
    elif effect == TOKEN_HERE:
        bare_niche(table, here)


def change_ap(table: Table, change: i64) -> None:
    """Action points gained or lost; with none left the turn ends."""
    table.ap += change
    if table.log is not None:
        table.tell(ApChanged(gnome=GNOMES[table.active].id, ap=table.ap, change=change))


def fizzle(table: Table, card: Card) -> None:
    if table.log is not None:
        table.tell(CardFizzled(card=card.id))


def claw_marks(table: Table, card: Card, here: i64) -> None:
    """A cube from the supply on this hex, at most four on one hex."""
    cave = table.cave
    if cave.cube_supply == 0 or cave.cubes[here] >= MOST_CUBES:
        fizzle(table, card)
        return
    cave.put_cube(here)
    if table.log is not None:
        table.tell(CubePlaced(hex=here, cubes=cave.cubes[here]))


def glint(table: Table, card: Card, here: i64) -> None:
    """A gem is found without a roll, if there is one in the supply."""
    if table.gem_supply() == 0:
        fizzle(table, card)
    else:
        find_gem(table, here)


def find_gem(table: Table, here: i64) -> None:
    """A gem and a token on the hex. R31: if four or more gems lie then, the Dragon rages."""
    cubes = table.cave.find_gem(here)
    lying = table.cave.lying
    if table.log is not None:
        table.tell(GemFound(hex=here, lying=lying, cubes_back=cubes, angers=lying >= 4))
    if lying >= 4:
        begin_rage(table, ALL_LEVELS, FOUR_GEMS, 0)


def forgotten_torch(table: Table, card: Card, here: i64) -> None:
    """One more torch from the supply on this hex."""
    if table.cave.torch_supply == 0:
        fizzle(table, card)
        return
    table.cave.put_torch(here)
    if table.log is not None:
        table.tell(TorchPlaced(place=here, torches=table.cave.torches[here]))


def cold_draught(table: Table, here: i64) -> None:
    """All torches on this hex go back; the gnome stands in the dark."""
    torches = table.cave.put_out(here)
    if table.log is not None:
        table.tell(TorchesOut(cause="cold_draught", level=None, places=[here], torches=torches, spared=[]))


def bare_niche(table: Table, here: i64) -> None:
    """A token and no gem; the cubes go back."""
    table.cave.emptied |= 1 << here
    cubes = table.cave.take_cubes(here)
    if table.log is not None:
        table.tell(HexEmptied(hex=here, cubes_back=cubes, slack=table.slack()))


# R50: Loose Stones and Cracking Roof must be played if they can be; a single possibility needs no choice.


def openable(table: Table) -> i64:
    """The rubble that Loose Stones may clear: any that is not lost."""
    return table.cave.rubble & ~table.cave.lost


def loose_stones(table: Table, card: Card) -> None:
    places = openable(table)
    if places == 0:
        fizzle(table, card)
    elif places & (places - 1):
        table.frames.append(OPEN_CHOICE)
    else:
        open_rubble(table, only_place(places))


def open_rubble(table: Table, hex: i64) -> None:
    table.cave.clear(hex)
    if table.log is not None:
        gnome = table.active
        table.tell(
            Cleared(seat=table.owner[gnome], gnome=GNOMES[gnome].id, hex=hex, ap=table.ap, cost=0, card=True)
        )


def crackable(table: Table) -> i64:
    """The hexes that Cracking Roof may bury: adjacent, open, without gnomes, not the Entrance."""
    cave = table.cave
    return cave.map.near[table.at[table.active]] & cave.open & ~(table.guarded() | HOME)


def roof_crack(table: Table, card: Card) -> None:
    """R53: the dragon cards stay where they are."""
    places = crackable(table)
    if places == 0:
        fizzle(table, card)
    elif places & (places - 1):
        table.frames.append(CRACK_CHOICE)
    else:
        bury(table, only_place(places), True)


def slippable(table: Table) -> i64:
    """Where Secret Passage may lead: the Entrance and every other lit hex."""
    return table.cave.lit & ~(1 << table.at[table.active])


# The choices made


def open_chosen(table: Table, hex: i64) -> None:
    table.frames.pop()
    open_rubble(table, hex)
    check_end(table)


def crack_chosen(table: Table, hex: i64) -> None:
    table.frames.pop()
    bury(table, hex, True)
    check_end(table)


def slip_chosen(table: Table, to: i64) -> None:
    """Secret Passage, without gem or torch; -1: stays. It never draws a card."""
    table.frames.pop()
    gnome = table.active
    start = table.at[gnome]
    if to >= 0:
        table.at[gnome] = to
    if table.log is not None:
        table.tell(
            Slipped(seat=table.owner[gnome], gnome=GNOMES[gnome].id, start=start, to=to if to >= 0 else None)
        )
    check_end(table)
