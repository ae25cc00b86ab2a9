"""A gnome's turn: action points and everything they buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.deck import Deck
from undercroft.core.log import seat_bit
from undercroft.core.rng import Rng
from undercroft.games.dragon.actions import (
    ATTRACTS,
    CARRIES,
    CAVE_DECK,
    CLEARS,
    DRAGON_DECK,
    GIFTS,
    MOST_CARRIED,
    PEEKS,
    STEPS,
    SUPPLY,
    THE_END,
    THE_SEARCH,
    TORCH_STEPS,
    TORCHES_MADE,
)
from undercroft.games.dragon.arrival import arrive, change_ap, find_gem, free_torch
from undercroft.games.dragon.cards import (
    CAVE_NAMES,
    D4,
    DRAGON_EXPERT,
    DRAGON_NAMES,
    GNOMES,
    GUILD_HEAD,
    HEXES,
    MOST_CUBES,
    SEER,
    TORCHBEARER,
)
from undercroft.games.dragon.cave import ENTRANCE, STRIDE
from undercroft.games.dragon.ending import check_victory
from undercroft.games.dragon.frames import (
    ALL_LEVELS,
    ATTRACT_RAGE,
    ATTRACTED,
    DELIVERY,
    FOUND_DRAGON,
    TURN_LOST,
    HintChoice,
)
from undercroft.games.dragon.rage import begin_rage
from undercroft.games.dragon.table import PLAYING, Table
from undercroft.games.dragon.view import DeckName, SearchResult, Verdict
from undercroft.games.dragon.view_events import (
    ApGiven,
    Attracted,
    Carried,
    Cleared,
    CubePlaced,
    Delivered,
    Hinted,
    Peeked,
    PeekedCards,
    Searched,
    Stepped,
    TorchMade,
    TurnBegan,
    TurnEnded,
)

DECK_NAMES: Final[list[DeckName]] = ["dragon", "cave"]
VERDICT_NAMES: Final[list[Verdict]] = ["good", "bad", "mixed", "silent"]


def begin_turn(table: Table, rng: Rng) -> None:
    """The next gnome of the queue rolls for its action points.

    Smoke takes off the roll, down to 1; R14: a given point is not touched by it.
    """
    gnome = table.queue[table.turns]
    table.turns += 1
    table.active = gnome
    table.asked = table.owner[gnome]
    table.gave = False
    roll = D4[rng.below(len(D4))]
    table.roll = roll
    points = roll - table.smoke
    if points < 1:
        points = 1
    if table.given == gnome:
        points += 1
    table.ap = points
    if table.log is not None:
        given: i64 = 1 if table.given == gnome else 0
        table.tell(
            TurnBegan(
                seat=table.asked,
                gnome=GNOMES[gnome].id,
                roll=roll,
                smoke=roll + given - points,
                given=given,
                ap=points,
            )
        )


def end_turn(table: Table) -> None:
    """R12: action points left are lost. The seat asked last may have been another's, whose gnome had to run."""
    if table.log is not None:
        table.tell(TurnEnded(seat=table.owner[table.active], gnome=GNOMES[table.active].id, ap_lost=table.ap))
    table.ap = 0


# What may be done


def turn_actions(table: Table) -> list[Action]:
    """Everything the active gnome has the action points for; EndTurn always."""
    found: list[Action] = []
    cave = table.cave
    gnome = table.active
    here = table.at[gnome]
    ap = table.ap
    if ap >= table.torch_cost:
        add_torches(table, here, found)
    if not cave.lit >> here & 1:
        found.append(THE_END)  # R24: in the dark nothing but a torch
        return found
    walk_dark = gnome == TORCHBEARER
    gems: i64 = cave.gems[here]
    heavy: i64 = ap - table.carry_cost(gnome, 0)  # the most gems that can be paid for
    if gems > heavy:
        gems = heavy
    if gems > MOST_CARRIED:
        gems = MOST_CARRIED
    # R17: the last torch of a cave hex cannot be carried away, from the Entrance any may go.
    spare = cave.torches[here] >= (1 if here == ENTRANCE else 2)
    can_clear = ap >= table.clear_cost(gnome)
    ways = cave.map.ways
    index = here * STRIDE
    while True:
        to = ways[index]
        if to < 0:
            break
        index += 1
        if cave.open >> to & 1:
            lit = cave.lit >> to & 1
            if lit or walk_dark:
                found.append(STEPS[to])
            if spare:
                found.append(TORCH_STEPS[to])
            if lit:
                for load in range(gems):
                    found.append(CARRIES[to * MOST_CARRIED + load])
        elif can_clear and cave.rubble >> to & 1:
            found.append(CLEARS[to])
    if here and ap >= table.search_cost and not cave.emptied >> here & 1 and table.gem_supply():
        found.append(THE_SEARCH)
    if table.dice and cave.cube_supply:
        add_attractions(table, found)
    if gnome == GUILD_HEAD and not table.gave:
        for turn in range(table.turns, len(table.queue)):
            found.append(GIFTS[table.queue[turn]])
    if gnome == SEER:
        if table.dragon_deck.packets:
            found.append(PEEKS[DRAGON_DECK])
        if table.cave_deck.packets:
            found.append(PEEKS[CAVE_DECK])
    found.append(THE_END)
    return found


def add_torches(table: Table, here: i64, found: list[Action]) -> None:
    """A torch from the supply; if that is empty, from any place that can spare one."""
    if table.cave.torch_supply:
        found.append(TORCHES_MADE[SUPPLY])
        return
    sources = table.torch_sources(here)
    place: i64 = 0
    while sources:
        if sources & 1:
            found.append(TORCHES_MADE[place])
        sources >>= 1
        place += 1


def attractive(table: Table) -> i64:
    """R29: the hexes where one more cube can help: open, not lost, not emptied, with room for it."""
    cave = table.cave
    found = cave.unsearched() & cave.open
    for hex in range(1, HEXES + 1):
        if cave.cubes[hex] >= MOST_CUBES:
            found &= ~(1 << hex)
    return found


def add_attractions(table: Table, found: list[Action]) -> None:
    hexes = attractive(table)
    for hex in range(1, HEXES + 1):
        if hexes >> hex & 1:
            found.append(ATTRACTS[hex])


# Moving


def step(table: Table, to: i64, rng: Rng) -> None:
    """Onto a lit place; the Torchbearer also into the dark, where he gets a torch for nothing."""
    gnome = table.active
    start = table.at[gnome]
    table.ap -= 1
    table.at[gnome] = to
    if table.log is not None:
        table.tell(
            Stepped(
                seat=table.asked,
                gnome=GNOMES[gnome].id,
                start=start,
                to=to,
                torch=False,
                ap=table.ap,
                cost=1,
            )
        )
    if table.cave.dark(to):
        free_torch(table, rng)
    elif to == ENTRANCE:
        check_victory(table)


def step_with_torch(table: Table, to: i64, rng: Rng) -> None:
    """R18: a step carries a torch or gems, not both. Into the dark it is an arrival."""
    gnome = table.active
    start = table.at[gnome]
    dark = table.cave.dark(to)
    table.ap -= 1
    table.at[gnome] = to
    table.cave.move_torch(start, to)
    if table.log is not None:
        table.tell(
            Stepped(
                seat=table.asked,
                gnome=GNOMES[gnome].id,
                start=start,
                to=to,
                torch=True,
                ap=table.ap,
                cost=1,
            )
        )
    if dark:
        arrive(table, rng)
    elif to == ENTRANCE:
        check_victory(table)


def carry(table: Table, to: i64, gems: i64) -> None:
    """R25: gems are never held between steps. R20: never into the dark."""
    gnome = table.active
    start = table.at[gnome]
    cave = table.cave
    cost = table.carry_cost(gnome, gems)
    table.ap -= cost
    table.at[gnome] = to
    cave.gems[start] -= gems
    if table.log is not None:
        table.tell(
            Carried(
                seat=table.asked,
                gnome=GNOMES[gnome].id,
                start=start,
                to=to,
                gems=gems,
                ap=table.ap,
                cost=cost,
            )
        )
    if to == ENTRANCE:
        cave.lying -= gems
        deliver(table, gems)
    else:
        cave.gems[to] += gems


def deliver(table: Table, gems: i64) -> None:
    """Gems go onto the Rage path; dice they push off come into play; then the Dragon rages, unless it is won."""
    before = table.dice
    table.delivered += gems
    table.dice = table.difficulty.dice_in_play(table.delivered)
    if table.log is not None:
        table.tell(
            Delivered(
                seat=table.asked,
                gnome=GNOMES[table.active].id,
                gems=gems,
                delivered=table.delivered,
                target=table.difficulty.target,
                new_dice=table.dice - before,
                dice=table.dice,
            )
        )
    check_victory(table)  # R42: before the Rage for the last gems
    if table.result == PLAYING:
        begin_rage(table, ALL_LEVELS, DELIVERY, gems if gems >= 2 else 0)


# Working


def make_torch(table: Table, source: i64) -> None:
    """R15: a new torch goes on the gnome's own place."""
    here = table.at[table.active]
    table.ap -= table.torch_cost
    if source == SUPPLY:
        table.cave.put_torch(here)
    else:
        table.cave.move_torch(source, here)
    if table.log is not None:
        table.tell(
            TorchMade(
                seat=table.asked,
                gnome=GNOMES[table.active].id,
                place=here,
                source=None if source == SUPPLY else source,
                ap=table.ap,
                cost=table.torch_cost,
            )
        )


def search_bonus(table: Table, gnome: i64, hex: i64) -> i64:
    """Cubes on the hex, and one more for the Dragon Expert."""
    return table.cave.cubes[hex] + (1 if gnome == DRAGON_EXPERT else 0)


def search(table: Table, rng: Rng) -> None:
    """With a bonus of 3 the gem is certain; else a 1 finds the Dragon, and a roll plus bonus of 4 the gem.

    R54: Watchful Eye makes a 2 like a 1, but does not touch a search that needs no roll.
    """
    gnome = table.active
    here = table.at[gnome]
    cave = table.cave
    bonus = search_bonus(table, gnome, here)
    table.ap -= table.search_cost
    roll: i64 = 0
    if bonus < 3:
        roll = D4[rng.below(len(D4))]
    if roll == 1 or (roll == 2 and table.watchful):
        tell_search(table, here, bonus, roll, "dragon")
        table.frames.append(TURN_LOST)
        begin_rage(table, ALL_LEVELS, FOUND_DRAGON, 0)
    elif roll == 0 or roll + bonus >= 4:
        tell_search(table, here, bonus, roll, "gem")
        find_gem(table, here)
    elif cave.cube_supply:
        tell_search(table, here, bonus, roll, "cube")
        cave.put_cube(here)
        if table.log is not None:
            table.tell(CubePlaced(hex=here, cubes=cave.cubes[here]))
    else:
        tell_search(table, here, bonus, roll, "nothing")  # R28


def tell_search(table: Table, hex: i64, bonus: i64, roll: i64, result: SearchResult) -> None:
    if table.log is not None:
        table.tell(
            Searched(
                seat=table.asked,
                gnome=GNOMES[table.active].id,
                hex=hex,
                bonus=bonus,
                roll=roll if roll else None,
                result=result,
                ap=table.ap,
                cost=table.search_cost,
            )
        )


def lose_turn(table: Table) -> None:
    """After the Rage of a Dragon that was found, even one cut short, no action points are left."""
    table.frames.pop()
    change_ap(table, -table.ap)


def clear(table: Table, hex: i64) -> None:
    """Rubble becomes open and dark; its token, if any, stays."""
    cost = table.clear_cost(table.active)
    table.ap -= cost
    table.cave.clear(hex)
    if table.log is not None:
        table.tell(
            Cleared(
                seat=table.asked,
                gnome=GNOMES[table.active].id,
                hex=hex,
                ap=table.ap,
                cost=cost,
                card=False,
            )
        )


def attract(table: Table, hex: i64) -> None:
    """A cube on any hex where it can help; the Dragon may hear it."""
    table.ap -= 1
    table.cave.put_cube(hex)
    if table.log is not None:
        table.tell(Attracted(seat=table.asked, gnome=GNOMES[table.active].id, hex=hex, ap=table.ap, cost=1))
        table.tell(CubePlaced(hex=hex, cubes=table.cave.cubes[hex]))
    begin_rage(table, ATTRACT_RAGE, ATTRACTED, 0)


# Skills


def give_ap(table: Table, gnome: i64) -> None:
    """R13: once in his turn the Guild Head hands a point of his own to a gnome that has not begun."""
    table.ap -= 1
    table.gave = True
    table.given = gnome
    if table.log is not None:
        table.tell(
            ApGiven(
                seat=table.asked,
                gnome=GNOMES[table.active].id,
                to_gnome=GNOMES[gnome].id,
                ap=table.ap,
            )
        )


def deck_of(table: Table, deck: i64) -> Deck:
    return table.cave_deck if deck == CAVE_DECK else table.dragon_deck


def peek(table: Table, deck: i64, rng: Rng) -> None:
    """R55: the Seer's seat alone sees the top two cards, or the one that is there; the order stays."""
    table.ap -= 1
    pile = deck_of(table, deck)
    names = CAVE_NAMES if deck == CAVE_DECK else DRAGON_NAMES
    seat = table.asked
    count: i64 = 2 if len(pile) >= 2 else 1
    cards: list[str] = []
    for depth in range(count):
        cards.append(names[pile.peek(depth, seat_bit(seat), rng)])
    table.reveals += 1
    if table.log is not None:
        table.tell(
            Peeked(seat=seat, gnome=GNOMES[table.active].id, deck=DECK_NAMES[deck], cards=count, ap=table.ap)
        )
        table.tell_only(seat_bit(seat), PeekedCards(deck=DECK_NAMES[deck], cards=cards))
    if table.seats >= 2:
        table.frames.append(HintChoice(deck))


def hint(table: Table, deck: i64, verdict: i64) -> None:
    """The Seer says what she thinks of the cards, without naming them."""
    table.frames.pop()
    table.hint_deck = deck
    table.hint = verdict
    if table.log is not None:
        table.tell(
            Hinted(
                seat=table.asked,
                gnome=GNOMES[table.active].id,
                deck=DECK_NAMES[deck],
                verdict=VERDICT_NAMES[verdict],
            )
        )
