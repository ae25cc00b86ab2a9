"""The Dragon's Rage: events line by line, dragon cards, rockfalls and flights."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import bit, first, has, members
from undercroft.core.rng import Rng
from undercroft.games.dragon import view_events as told
from undercroft.games.dragon.cards import (
    CARD_NAMES,
    DIE_HEADS,
    DRAGON_DECK,
    GNOME_IDS,
    HEXES,
    NO_GNOME,
    Card,
    kind_of,
)
from undercroft.games.dragon.cave import ENTRANCE, HOME
from undercroft.games.dragon.ending import check_end
from undercroft.games.dragon.events import dice_rolled, torches_out
from undercroft.games.dragon.frames import Rage, Rockfall
from undercroft.games.dragon.table import Table
from undercroft.games.dragon.view import RageCause, RageEvent


def begin_rage(table: Table, event: RageEvent, cause: RageCause, extra: i64 = 0) -> None:
    """Rouse the Dragon: the event is played as soon as what called for it is done."""
    table.frames.append(Rage(event, cause, extra))
    if table.log is not None:
        dice = dice_of(table, event)
        table.tell(told.RageBegan(rage=event, cause=cause, extra=extra, dice=dice))


def dice_of(table: Table, event: RageEvent) -> i64:
    """How many dice a Rage event rolls."""
    if table.dice == 0 or event == "all_levels":
        return table.dice
    if event == "attract":
        return 1  # R32: one die, however many are in play
    return 1 if event == "dragon_phase" and table.gnome_count >= 4 else 0


def play_line(table: Table, rage: Rage, rng: Rng) -> None:
    """Play the next line of a Rage event, or end it."""
    level = level_of_line(table, rage, rng)
    rage.line += 1
    if level == 0:
        end_rage(table, rage)
    elif level == 4:
        discard_on_top(table, rage)
    else:
        play_card(table, rage, level, rng)


def level_of_line(table: Table, rage: Rage, rng: Rng) -> i64:
    """The level of the next line, after its roll; 0: nothing more is played."""
    line = rage.line
    if rage.event == "all_levels":
        # R40: the cards for several gems come before the dice. R33: each level is one card.
        if line == rage.extra:
            roll_dice(table, rage, rng)
        if line <= rage.extra:
            return 1
        level = line - rage.extra + 1
        return level if level <= rage.heads + 1 else 0
    rolls_first = rage.event == "attract"
    if line == 0 and not rolls_first:
        return 1
    rolls = line == 0 or (line == 1 and not rolls_first and dice_of(table, rage.event) > 0)
    return level_of_head(table, rage, rng) if rolls else 0


def level_of_head(table: Table, rage: Rage, rng: Rng) -> i64:
    """Rage II if the die shows a head."""
    roll_dice(table, rage, rng)
    return 2 if rage.heads else 0


def end_rage(table: Table, rage: Rage) -> None:
    table.frames.pop()
    if table.log is not None:
        table.tell(told.RageEnded(rage=rage.event, cards=rage.cards))


def roll_dice(table: Table, rage: Rage, rng: Rng) -> None:
    """Roll the dice of the event together; with none, no head."""
    rage.heads = 0
    faces: list[bool] = []
    for _ in range(dice_of(table, rage.event)):
        head = DIE_HEADS[rng.below(len(DIE_HEADS))]
        if head:
            rage.heads += 1
        if table.log is not None:
            faces.append(head)
    if faces:
        table.tell(dice_rolled(rage, faces))


# Dragon cards


def play_card(table: Table, rage: Rage, level: i64, rng: Rng) -> None:
    """Rage I, II or III: draw one dragon card and resolve it at that level."""
    rage.level = level
    if not table.refill(DRAGON_DECK):
        return
    card = table.draw(DRAGON_DECK, rng)
    rage.cards += 1
    if table.log is not None:
        hex = card if card <= HEXES else None
        table.tell(told.DragonCardDrawn(level=level, card=CARD_NAMES[DRAGON_DECK][card], hex=hex))
    if card <= HEXES:
        rockfall(table, card, level)
    else:
        action_card(table, rage, card)


def discard_on_top(table: Table, rage: Rage) -> None:
    """Rage IV: the discard pile is shuffled and put on the deck, which keeps its order. R36: it comes last."""
    rage.level = 4
    cards = table.dragon_pile.shuffle_discard_on_top()
    if table.log is not None:
        table.tell(told.DiscardOnTop(cards=cards))


def action_card(table: Table, rage: Rage, number: i64) -> None:
    """The level does not matter: no hex is buried, no torch put out by it."""
    if table.lay_down(DRAGON_DECK, number):
        card = kind_of(DRAGON_DECK, number)
        if card.effect == "stop_rage":
            # R39: whatever is left of the event is not played, dice included.
            if table.log is not None:
                table.tell(told.RageCalmed())
            end_rage(table, rage)
        elif card.effect == "torches_out_unguarded":
            wing_gust(table)
        elif card.effect == "gem_back":
            for _ in range(card.value):
                hide_gem(table, card)
    check_end(table)


def wing_gust(table: Table) -> None:
    """Every cave hex with no gnome and no gem on it loses its torches."""
    cave = table.cave
    spared = table.guarded()
    for hex in range(1, HEXES + 1):
        if cave.gems[hex]:
            spared |= bit(hex)
    put_torches_out(table, cave.lit & ~HOME, spared, 0)


def hide_gem(table: Table, card: Card) -> None:
    """A gem returns from the hex with gems that is farthest from the Entrance; of equals, the lowest number."""
    cave = table.cave
    if cave.lying == 0:
        if table.log is not None:
            table.tell(told.CardFizzled(card=card.id))
        return
    distances = cave.distances(ENTRANCE)
    farthest: i64 = ENTRANCE
    for hex in range(1, HEXES + 1):
        if cave.gems[hex] and distances[hex] > distances[farthest]:
            farthest = hex
    cave.gems[farthest] -= 1
    cave.lying -= 1
    if table.log is not None:
        table.tell(told.GemHidden(hex=farthest, slack=table.slack()))


# Rockfalls


def rockfall(table: Table, hex: i64, level: i64) -> None:
    """A number card: an open hex is buried, rubble is removed; then the level puts torches out."""
    if has(table.cave.open, hex):
        table.dragon_pile.throw(hex)
        gnomes = table.gnomes_at(hex)
        bury(table, hex, False)
        if gnomes:
            table.frames.append(Rockfall(hex, level, gnomes))
            return
    else:
        remove(table, hex)
    rockfall_done(table, hex, level)


def rockfall_done(table: Table, hex: i64, level: i64) -> None:
    """R37: torches around it go out even if the hex itself is gone. Gnomes protect theirs, after the flights."""
    if level >= 2:
        put_torches_out(table, table.cave.map.struck(hex, level) & table.cave.lit, table.guarded(), level)
    check_end(table)


def put_torches_out(table: Table, places: i64, spared: i64, level: i64) -> None:
    """The torches of these lit places, but for the spared ones, return to the supply."""
    torches: i64 = 0
    for place in members(places & ~spared):
        torches += table.cave.put_out(place)
    if table.log is not None and places:
        table.tell(torches_out(places, spared, torches, level))


def bury(table: Table, hex: i64, by_cave_card: bool) -> None:
    """An open hex becomes rubble, and what lies there returns to the supplies. R25: gems too."""
    cave = table.cave
    torches = cave.torches[hex]
    cubes = cave.cubes[hex]
    gems = cave.gems[hex]
    cave.bury(hex)
    if table.log is not None:
        slack = table.slack()
        table.tell(
            told.Buried(hex=hex, torches=torches, cubes=cubes, gems=gems, card=by_cave_card, slack=slack)
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
            told.HexRemoved(
                hex=hex,
                lost=members(lost),
                torches=cave.torch_supply - torches,
                cubes=cave.cube_supply - cubes,
                gems=gems - cave.lying,
                slack=table.slack(),
            )
        )


# Flights


def go_on_fleeing(table: Table, rockfall: Rockfall) -> bool:
    """Let gnomes flee while they have no choice. False: one of them must choose."""
    gnome = table.next_to_flee(rockfall)
    if gnome == NO_GNOME:
        table.frames.pop()
        rockfall_done(table, rockfall.hex, rockfall.level)
        return True
    # R38: the nearest light, the Entrance being one; the way is counted over rubble too.
    places = table.cave.nearest_lit(rockfall.hex)
    if places & (places - 1):
        table.asked = table.owner[gnome]
        return False
    flee(table, rockfall, first(places), False)
    return True


def flee(table: Table, rockfall: Rockfall, to: i64, chosen: bool) -> None:
    """The next gnome runs: it costs nothing and takes nothing along."""
    gnome = table.next_to_flee(rockfall)
    rockfall.gnomes &= ~bit(gnome)
    table.at[gnome] = to
    if table.log is not None:
        seat = table.owner[gnome]
        table.tell(told.GnomeFled(seat, GNOME_IDS[gnome], start=rockfall.hex, to=to, chosen=chosen))
