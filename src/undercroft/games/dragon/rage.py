"""The Dragon's Rage: events line by line, dragon cards, rockfalls and flights."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.deck import Deck
from undercroft.core.rng import Rng
from undercroft.games.dragon.actions import DRAGON_DECK
from undercroft.games.dragon.cards import (
    DIE_HEADS,
    DRAGON_CARDS,
    DRAGON_NAMES,
    GEM_BACK,
    GNOMES,
    HEXES,
    STOP_RAGE,
    TORCHES_OUT_UNGUARDED,
    Card,
)
from undercroft.games.dragon.cave import HOME, only_place, places_in
from undercroft.games.dragon.ending import check_end
from undercroft.games.dragon.frames import (
    ALL_LEVELS,
    ATTRACT_RAGE,
    DRAGON_PHASE,
    SINGLE,
    Rage,
    Rockfall,
)
from undercroft.games.dragon.table import Lasting, Table
from undercroft.games.dragon.view import RageCause, RageEvent
from undercroft.games.dragon.view_events import (
    Buried,
    CardFizzled,
    CardSetAside,
    DiceRolled,
    DiscardOnTop,
    DragonCardDrawn,
    GemHidden,
    GnomeFled,
    HexRemoved,
    RageBegan,
    RageCalmed,
    RageEnded,
    Reshuffled,
    TorchesOut,
)

RAGE_EVENTS: Final[list[RageEvent]] = ["all_levels", "attract", "single", "dragon_phase"]
RAGE_CAUSES: Final[list[RageCause]] = [
    "delivery",
    "found_dragon",
    "four_gems",
    "roar",
    "stir",
    "attract",
    "dragon_phase",
]


def begin_rage(table: Table, event: i64, cause: i64, extra: i64) -> None:
    """Rouse the Dragon: the event is played as soon as what called for it is done."""
    table.frames.append(Rage(event, cause, extra))
    if table.log is not None:
        table.tell(
            RageBegan(
                rage=RAGE_EVENTS[event],
                cause=RAGE_CAUSES[cause],
                extra=extra,
                dice=dice_of(table, event),
            )
        )


def dice_of(table: Table, event: i64) -> i64:
    """How many dice a Rage event rolls."""
    if event == ALL_LEVELS:
        return table.dice
    if event == ATTRACT_RAGE:
        return 1  # R32: one die, however many are in play
    if event == DRAGON_PHASE and table.gnome_count >= 4 and table.dice >= 1:
        return 1
    return 0


def play_line(table: Table, rage: Rage, rng: Rng) -> None:
    """Play the next line of a Rage event, or end it."""
    line = rage.line
    rage.line += 1
    if rage.event == ALL_LEVELS:
        # R40: the cards for several gems come before the dice. R33: each level is one card.
        if line == rage.extra:
            roll_dice(table, rage, table.dice, rng)
        level = line - rage.extra + 1 if line > rage.extra else 1
        if level > 1 and level > rage.heads + 1:
            end_rage(table, rage)
        elif level == 4:
            discard_on_top(table, rage)
        else:
            play_card(table, rage, level, rng)
    elif rage.event == ATTRACT_RAGE:
        if line == 0:
            roll_dice(table, rage, 1, rng)
        if line == 0 and rage.heads:
            play_card(table, rage, 2, rng)
        else:
            end_rage(table, rage)
    elif rage.event == SINGLE:
        if line == 0:
            play_card(table, rage, 1, rng)
        else:
            end_rage(table, rage)
    elif line == 0:
        play_card(table, rage, 1, rng)
    elif line == 1 and dice_of(table, DRAGON_PHASE):
        roll_dice(table, rage, 1, rng)
        if rage.heads:
            play_card(table, rage, 2, rng)
    else:
        end_rage(table, rage)


def end_rage(table: Table, rage: Rage) -> None:
    table.frames.pop()
    if table.log is not None:
        table.tell(RageEnded(rage=RAGE_EVENTS[rage.event], cards=rage.cards))


def roll_dice(table: Table, rage: Rage, dice: i64, rng: Rng) -> None:
    """Roll so many Dragon dice together; with none, no head."""
    rage.heads = 0
    faces: list[bool] = []
    for _ in range(dice):
        head = DIE_HEADS[rng.below(len(DIE_HEADS))]
        if head:
            rage.heads += 1
        if table.log is not None:
            faces.append(head)
    if table.log is not None and dice:
        highest = rage.heads + 1
        if rage.event != ALL_LEVELS and rage.heads == 0:
            highest = 0
        table.tell(DiceRolled(faces=faces, heads=rage.heads, highest=highest))


# Dragon cards


def play_card(table: Table, rage: Rage, level: i64, rng: Rng) -> None:
    """Rage I, II or III: draw one dragon card and resolve it at that level."""
    rage.level = level
    if not refill_deck(table):
        return
    card = table.dragon_deck.draw(rng)
    table.reveals += 1
    rage.cards += 1
    if table.hint_deck == DRAGON_DECK:
        table.hint_deck = -1
    if table.log is not None:
        hex = card if card <= HEXES else None
        table.tell(DragonCardDrawn(level=level, card=DRAGON_NAMES[card], hex=hex))
    if card <= HEXES:
        rockfall(table, card, level)
    else:
        action_card(table, rage, card)


def refill_deck(table: Table) -> bool:
    """R41: the discard pile becomes the new deck only when a card is needed and none is left. Is there a card now?"""
    if table.dragon_deck.packets:
        return True
    cards = in_order(table.dragon_discard)
    if not cards:
        return False
    table.dragon_discard = vec[i64]()
    table.dragon_deck = Deck([])
    table.dragon_deck.lay_on_top(cards, True)
    if table.log is not None:
        table.tell(Reshuffled(deck="dragon", cards=len(cards)))
    return True


def in_order(discard: vec[i64]) -> list[i64]:
    """A discard pile about to be shuffled, sorted: in which order it was thrown must not matter for what is drawn."""
    cards: list[i64] = [card for card in discard]
    cards.sort()
    return cards


def discard_on_top(table: Table, rage: Rage) -> None:
    """Rage IV: the discard pile is shuffled and put on the deck, which keeps its order. R36: it comes last."""
    rage.level = 4
    cards = in_order(table.dragon_discard)
    table.dragon_discard = vec[i64]()
    table.dragon_deck.lay_on_top(cards, True)
    if table.log is not None:
        table.tell(DiscardOnTop(cards=len(cards)))


def action_card(table: Table, rage: Rage, number: i64) -> None:
    """The level does not matter: no hex is buried, no torch put out by it."""
    card = DRAGON_CARDS[number - HEXES - 1]
    if card.lasting:
        set_aside(table, DRAGON_DECK, number, card)
        check_end(table)
        return
    table.dragon_discard = append(table.dragon_discard, number)
    if card.effect == STOP_RAGE:
        # R39: whatever is left of the event is not played, dice included.
        if table.log is not None:
            table.tell(RageCalmed())
        end_rage(table, rage)
    elif card.effect == TORCHES_OUT_UNGUARDED:
        wing_gust(table)
    elif card.effect == GEM_BACK:
        for _ in range(card.value):
            hide_gem(table, card)
    check_end(table)


def set_aside(table: Table, deck: i64, number: i64, card: Card) -> None:
    """R49: a lasting card acts during the whole of the next round, whatever the phase in which it is drawn."""
    table.aside.append(Lasting(deck, number, table.round + 1))
    if table.log is not None:
        table.tell(CardSetAside(deck="cave" if deck else "dragon", card=card.id, round=table.round + 1))


def wing_gust(table: Table) -> None:
    """Every cave hex with no gnome and no gem on it loses its torches."""
    cave = table.cave
    spared = table.guarded()
    for hex in range(1, HEXES + 1):
        if cave.gems[hex]:
            spared |= 1 << hex
    put_torches_out(table, cave.lit & ~HOME, spared, 0)


def hide_gem(table: Table, card: Card) -> None:
    """A gem returns from the hex with gems that is farthest from the Entrance; of equals, the lowest number."""
    cave = table.cave
    distances = cave.distances(0)
    farthest: i64 = 0
    for hex in range(1, HEXES + 1):
        if cave.gems[hex] and (farthest == 0 or distances[hex] > distances[farthest]):
            farthest = hex
    if farthest:
        cave.gems[farthest] -= 1
        cave.lying -= 1
    if table.log is not None:
        if farthest:
            table.tell(GemHidden(hex=farthest, slack=table.slack()))
        else:
            table.tell(CardFizzled(card=card.id))


# Rockfalls


def rockfall(table: Table, hex: i64, level: i64) -> None:
    """A number card: an open hex is buried, rubble is removed; then the level puts torches out."""
    if table.cave.open >> hex & 1:
        table.dragon_discard = append(table.dragon_discard, hex)
        gnomes = table.gnomes_at(hex)
        bury(table, hex, False)
        if gnomes:
            table.frames.append(Rockfall(hex, level, gnomes))
            return
    else:
        remove(table, hex)
    rockfall_done(table, hex, level)


def rockfall_done(table: Table, hex: i64, level: i64) -> None:
    """R34: a card reaches as far as its own level, II to the adjacent hexes, III also to the diagonal ones.

    R37: also where the hex itself is gone. Hexes with a gnome are spared, after the flights.
    """
    if level >= 2:
        map = table.cave.map
        reach = map.near[hex]
        if level >= 3:
            reach |= map.beyond[hex]
        put_torches_out(table, reach & table.cave.lit & ~HOME, table.guarded(), level)
    check_end(table)


def put_torches_out(table: Table, places: i64, spared: i64, level: i64) -> None:
    """The torches of these lit places, but for the spared ones, return to the supply."""
    out = places & ~spared
    torches: i64 = 0
    for place in places_in(out):
        torches += table.cave.put_out(place)
    if table.log is not None and places:
        table.tell(
            TorchesOut(
                cause="rage" if level else "wing_gust",
                level=level if level else None,
                places=places_in(out),
                torches=torches,
                spared=places_in(places & spared),
            )
        )


def bury(table: Table, hex: i64, by_cave_card: bool) -> None:
    """An open hex becomes rubble, and what lies there returns to the supplies. R25: gems too."""
    cave = table.cave
    torches = cave.torches[hex]
    cubes = cave.cubes[hex]
    gems = cave.gems[hex]
    cave.bury(hex)
    if table.log is not None:
        table.tell(
            Buried(hex=hex, torches=torches, cubes=cubes, gems=gems, card=by_cave_card, slack=table.slack())
        )


def remove(table: Table, hex: i64) -> None:
    """Rubble is removed with its card and token. R46: hexes lost by it give their pieces back."""
    cave = table.cave
    torches = cave.torch_supply
    cubes = cave.cube_supply
    gems = cave.lying
    lost = cave.remove(hex)
    if table.log is not None:
        table.tell(
            HexRemoved(
                hex=hex,
                lost=places_in(lost),
                torches=cave.torch_supply - torches,
                cubes=cave.cube_supply - cubes,
                gems=gems - cave.lying,
                slack=table.slack(),
            )
        )


# Flights


def next_to_flee(table: Table, rockfall: Rockfall) -> i64:
    """Gnomes flee in the order of this round's queue; -1 when all have."""
    for gnome in table.queue:
        if rockfall.gnomes >> gnome & 1:
            return gnome
    return -1


def go_on_fleeing(table: Table, rockfall: Rockfall) -> bool:
    """Let gnomes flee while they have no choice. False: one of them must choose."""
    gnome = next_to_flee(table, rockfall)
    if gnome < 0:
        table.frames.pop()
        rockfall_done(table, rockfall.hex, rockfall.level)
        return True
    # R38: the nearest light, the Entrance being one; the way is counted over rubble too.
    places = table.cave.nearest_lit(rockfall.hex)
    if places & (places - 1):
        table.asked = table.owner[gnome]
        return False
    flee(table, rockfall, only_place(places), False)
    return True


def flee(table: Table, rockfall: Rockfall, to: i64, chosen: bool) -> None:
    """The next gnome runs: it costs nothing and takes nothing along."""
    gnome = next_to_flee(table, rockfall)
    rockfall.gnomes &= ~(1 << gnome)
    table.at[gnome] = to
    if table.log is not None:
        table.tell(
            GnomeFled(
                seat=table.owner[gnome],
                gnome=GNOMES[gnome].id,
                start=rockfall.hex,
                to=to,
                chosen=chosen,
            )
        )
