"""Coming into the dark: the Torchbearer's free torch, cave cards, and gems that are found."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import bit, first, has
from undercroft.core.rng import Rng
from undercroft.games.dragon import view_events as told
from undercroft.games.dragon.actions import SUPPLY
from undercroft.games.dragon.cards import CAVE_CARDS, CAVE_DECK, GNOME_IDS, MOST_CUBES, NO_PLACE, Card
from undercroft.games.dragon.cave import HOME
from undercroft.games.dragon.ending import check_end
from undercroft.games.dragon.frames import CRACK_CHOICE, OPEN_CHOICE, SLIP_CHOICE, TORCH_CHOICE
from undercroft.games.dragon.rage import begin_rage, bury
from undercroft.games.dragon.table import Table


def free_torch(table: Table, rng: Rng) -> None:
    """The Torchbearer's torch for the hex he has entered; with an empty supply he must choose a source."""
    if table.cave.torch_supply == 0:
        table.frames.append(TORCH_CHOICE)
    else:
        take_torch(table, SUPPLY, rng)


def take_torch(table: Table, source: i64, rng: Rng) -> None:
    """The free torch comes from here; then the arrival."""
    here = table.at[table.active]
    put_torch(table, source, here)
    if table.log is not None:
        origin = None if source == SUPPLY else source
        table.tell(told.FreeTorch(gnome=GNOME_IDS[table.active], place=here, source=origin))
    arrive(table, rng)


def put_torch(table: Table, source: i64, place: i64) -> None:
    """A torch from the supply, or from another place."""
    if source == SUPPLY:
        table.cave.put_torch(place)
    else:
        table.cave.move_torch(source, place)


def arrive(table: Table, rng: Rng) -> None:
    """A gnome has come to a hex that was dark, and its torch stands: one cave card, unless the hex is emptied."""
    gnome = table.active
    here = table.at[gnome]
    if has(table.cave.emptied, here):
        return  # R22: a light is needed all the same, but nothing waits here
    if not table.refill(CAVE_DECK):
        return
    number = table.draw(CAVE_DECK, rng)
    card = CAVE_CARDS[number]
    if table.log is not None:
        seat = table.owner[gnome]
        table.tell(told.CaveCardDrawn(seat, GNOME_IDS[gnome], hex=here, card=card.id))
    if table.lay_down(CAVE_DECK, number):
        resolve(table, card, here)
    # Where a choice or a Rage is still to come, the check is made after it.
    if not table.frames:
        check_end(table)


def resolve(table: Table, card: Card, here: i64) -> None:
    """What a cave card does to the gnome that drew it on its hex."""
    effect = card.effect
    if effect == "gain_ap":
        change_ap(table, card.value)
    elif effect == "cube_here":
        claw_marks(table, card, here)
    elif effect == "gem_here":
        glint(table, card, here)
    elif effect == "torch_here":
        forgotten_torch(table, card, here)
    elif effect == "open_any_rubble":
        loose_stones(table, card)
    elif effect == "move_to_any_lit":
        table.frames.append(SLIP_CHOICE)
    elif effect == "rage_one":
        begin_rage(table, "single", "stir")
    elif effect == "rage_all":
        begin_rage(table, "all_levels", "roar")
    elif effect == "torches_out_here":
        cold_draught(table, here)
    elif effect == "lose_ap":
        change_ap(table, -table.ap)
    elif effect == "bury_neighbour":
        roof_crack(table, card)
    elif effect == "token_here":
        bare_niche(table, here)


def change_ap(table: Table, change: i64) -> None:
    """Action points gained or lost; with none left the turn ends."""
    table.ap += change
    if table.log is not None:
        table.tell(told.ApChanged(gnome=GNOME_IDS[table.active], ap=table.ap, change=change))


def fizzle(table: Table, card: Card) -> None:
    if table.log is not None:
        table.tell(told.CardFizzled(card=card.id))


def put_cube(table: Table, hex: i64) -> None:
    """A cube from the supply on a hex."""
    table.cave.put_cube(hex)
    if table.log is not None:
        table.tell(told.CubePlaced(hex=hex, cubes=table.cave.cubes[hex]))


def claw_marks(table: Table, card: Card, here: i64) -> None:
    """R29: a cube from the supply on this hex, at most four on one hex."""
    if table.cave.cube_supply == 0 or table.cave.cubes[here] >= MOST_CUBES:
        fizzle(table, card)
    else:
        put_cube(table, here)


def glint(table: Table, card: Card, here: i64) -> None:
    """A gem is found without a roll, if there is one in the supply."""
    if table.gem_supply() == 0:
        fizzle(table, card)
    else:
        find_gem(table, here)


def next_find_rages(table: Table) -> bool:
    """R31: the Dragon rages if four or more gems lie after a find."""
    return table.cave.lying >= 3


def find_gem(table: Table, here: i64) -> None:
    """A gem and a token on the hex."""
    angers = next_find_rages(table)
    cubes = table.cave.find_gem(here)
    if table.log is not None:
        table.tell(told.GemFound(hex=here, lying=table.cave.lying, cubes_back=cubes, angers=angers))
    if angers:
        begin_rage(table, "all_levels", "four_gems")


def forgotten_torch(table: Table, card: Card, here: i64) -> None:
    """One more torch from the supply on this hex."""
    if table.cave.torch_supply == 0:
        fizzle(table, card)
        return
    table.cave.put_torch(here)
    if table.log is not None:
        table.tell(told.TorchPlaced(place=here, torches=table.cave.torches[here]))


def cold_draught(table: Table, here: i64) -> None:
    """All torches on this hex go back; the gnome stands in the dark."""
    torches = table.cave.put_out(here)
    if table.log is not None:
        table.tell(
            told.TorchesOut(cause="cold_draught", level=None, places=[here], torches=torches, spared=[])
        )


def bare_niche(table: Table, here: i64) -> None:
    """A token and no gem; the cubes go back."""
    table.cave.emptied |= bit(here)
    cubes = table.cave.take_cubes(here)
    if table.log is not None:
        table.tell(told.HexEmptied(hex=here, cubes_back=cubes, slack=table.slack()))


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
        clear(table, first(places), 0, True)


def clear(table: Table, hex: i64, cost: i64, card: bool) -> None:
    """Rubble becomes open and dark; its token, if any, stays."""
    gnome = table.active
    table.ap -= cost
    table.cave.clear(hex)
    if table.log is not None:
        name = GNOME_IDS[gnome]
        table.tell(told.Cleared(table.owner[gnome], name, hex=hex, ap=table.ap, cost=cost, card=card))


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
        bury(table, first(places), True)


def slippable(table: Table) -> i64:
    """Where Secret Passage may lead: the Entrance and every other lit hex."""
    return table.cave.lit & ~bit(table.at[table.active])


def slip(table: Table, to: i64) -> None:
    """Secret Passage, without gem or torch; NO_PLACE: stays. It never draws a card."""
    gnome = table.active
    start = table.at[gnome]
    if to != NO_PLACE:
        table.at[gnome] = to
    if table.log is not None:
        goal = None if to == NO_PLACE else to
        table.tell(told.Slipped(table.owner[gnome], GNOME_IDS[gnome], start=start, to=goal))
