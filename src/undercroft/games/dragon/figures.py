"""The numbers that save arithmetic: prices, odds, ways home, and what the Dragon's next card could do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.games.dragon import view as seen
from undercroft.games.dragon.actions import (
    GIVE_AP,
    PEEK,
    VERB_COUNT,
    VERBS,
    Attract,
    Carry,
    Clear,
    Crack,
    Flee,
    MakeTorch,
    Open,
    Search,
    Slip,
    Step,
    StepWithTorch,
    TakeTorch,
)
from undercroft.games.dragon.cards import (
    D4,
    DRAGON_CARDS,
    DRAGON_NAMES,
    GEM_BACK,
    GNOMES,
    HEXES,
)
from undercroft.games.dragon.cave import ENTRANCE, HOME, STRIDE, Cave, count_of, places_in
from undercroft.games.dragon.frames import DRAGON_PHASE
from undercroft.games.dragon.rage import dice_of
from undercroft.games.dragon.table import DRAFT, OVER, TURN, Table
from undercroft.games.dragon.turn import search_bonus

MOST_SHOWN: Final = 5  # deliveries of so many gems at once are worked out


def figures(table: Table, legal: list[Action]) -> seen.Figures:
    drafting = table.phase == DRAFT
    hits = [] if drafting else show_hits(table)
    slack = table.slack()
    worst_slack, worst_cards, loses = worst(table, hits, slack)
    return seen.Figures(
        targets=[show_target(table, action) for action in legal],
        slack=slack,
        start_slack=HEXES - table.difficulty.target,
        worst_slack=worst_slack,
        worst_cards=worst_cards,
        worst_loses=loses,
        to_next_die=to_next_die(table),
        next_find_rages=table.cave.lying >= 3,
        dragon_next="none" if table.asleep else "I+II" if dice_of(table, DRAGON_PHASE) else "I",
        prices=[show_prices(table, gnome) for gnome in table.picks],
        odds=show_odds(table),
        ways=show_ways(table),
        deliveries=show_deliveries(table),
        hits=hits,
    )


# Prices and targets


def cost_of(table: Table, action: Action) -> i64:
    """What an action costs the active gnome; choices are free."""
    if isinstance(action, Carry):
        return table.carry_cost(table.active, action.gems)
    if isinstance(action, MakeTorch):
        return table.torch_cost
    if isinstance(action, Search):
        return table.search_cost
    if isinstance(action, Clear):
        return table.clear_cost(table.active)
    if isinstance(action, Step | StepWithTorch | Attract):
        return 1
    verb = action.code % VERB_COUNT
    return 1 if verb in (GIVE_AP, PEEK) else 0


def place_of(action: Action) -> int | None:
    """Where an action leads or acts, if it names a place."""
    if isinstance(action, Step):
        return action.to
    if isinstance(action, StepWithTorch):
        return action.to
    if isinstance(action, Carry):
        return action.to
    if isinstance(action, Clear):
        return action.hex
    if isinstance(action, Attract):
        return action.hex
    if isinstance(action, Flee):
        return action.hex
    if isinstance(action, Open):
        return action.hex
    if isinstance(action, Crack):
        return action.hex
    if isinstance(action, Slip):
        return action.hex
    if isinstance(action, TakeTorch):
        return action.source
    if isinstance(action, MakeTorch) and action.source <= HEXES:
        return action.source
    return None


def show_target(table: Table, action: Action) -> seen.Target:
    return seen.Target(
        verb=VERBS.verb(action).name,
        cost=cost_of(table, action),
        place=place_of(action),
        gems=action.gems if isinstance(action, Carry) else None,
    )


def show_prices(table: Table, gnome: i64) -> seen.Prices:
    return seen.Prices(
        gnome=GNOMES[gnome].id,
        step=1,
        carry=[int(table.carry_cost(gnome, gems)) for gems in range(1, 4)],
        torch=table.torch_cost,
        clear=table.clear_cost(gnome),
        search=table.search_cost,
    )


# Searching, carrying, delivering


def show_odds(table: Table) -> seen.Odds | None:
    """The chances of a search by the active gnome where it stands. R28: without a cube in the supply none is added."""
    if table.phase != TURN:
        return None
    gnome = table.active
    here = table.at[gnome]
    if here == ENTRANCE or not table.cave.unsearched() >> here & 1 or not table.gem_supply():
        return None
    bonus = search_bonus(table, gnome, here)
    gem = 0
    cube = 0
    dragon = 0
    for roll in D4:
        if bonus >= 3:
            gem += 1
        elif roll == 1 or (roll == 2 and table.watchful):
            dragon += 1
        elif roll + bonus >= 4:
            gem += 1
        elif table.cave.cube_supply:
            cube += 1
    faces = len(D4)
    return seen.Odds(
        gnome=GNOMES[gnome].id,
        hex=here,
        gem=100 * gem // faces,
        cube=100 * cube // faces,
        dragon=100 * dragon // faces,
        rage=table.cave.lying >= 3,
    )


def show_ways(table: Table) -> list[seen.WayHome]:
    """For every hex with gems, the way home: the shortest lit one, or the shortest there is and what bars it."""
    cave = table.cave
    found: list[seen.WayHome] = []
    for hex in range(1, HEXES + 1):
        if not cave.gems[hex]:
            continue
        lit = cave.lit & cave.open
        way = way_home(cave, hex, lit)
        step = table.carry_cost(table.active, 1) if table.active >= 0 else 2
        ap: i64 | None = step * len(way) if way else None
        obstacle: int | None = None
        if not way:
            way = way_home(cave, hex, cave.in_game())
            for place in way:
                if not lit >> place & 1:
                    obstacle = place
                    break
        found.append(
            seen.WayHome(
                hex=hex, gems=cave.gems[hex], ap=ap, way=[int(place) for place in way], obstacle=obstacle
            )
        )
    return found


def way_home(cave: Cave, hex: i64, over: i64) -> list[i64]:
    """A shortest way from a hex to the Entrance over these places; empty if there is none."""
    rings: list[i64] = [HOME]
    seen_places: i64 = HOME
    while not cave.map.near[hex] & rings[-1]:
        ring = cave.map.around(rings[-1]) & over & ~seen_places
        if ring == 0:
            return []
        seen_places |= ring
        rings.append(ring)
    found: list[i64] = []
    here = hex
    for index in range(len(rings) - 1, -1, -1):
        way = here * STRIDE
        while not rings[index] >> cave.map.ways[way] & 1:
            way += 1
        here = cave.map.ways[way]
        found.append(here)
    return found


def show_deliveries(table: Table) -> list[seen.Delivery]:
    """What bringing one, two, three… gems at once stirs up."""
    found: list[seen.Delivery] = []
    if table.phase == OVER:
        return found
    others_home = True
    for gnome in table.picks:
        if gnome != table.active and table.at[gnome] != ENTRANCE:
            others_home = False
    left = table.difficulty.target - table.delivered
    for gems in range(1, MOST_SHOWN + 1):
        if gems > left:
            break
        dice = table.difficulty.dice_in_play(table.delivered + gems)
        found.append(
            seen.Delivery(
                gems=gems,
                cards=gems + 1 if gems >= 2 else 1,
                dice=dice,
                new_dice=dice - table.dice,
                wins=gems == left and others_home,
            )
        )
    return found


def to_next_die(table: Table) -> int | None:
    """Gems until the next Dragon die comes into play."""
    for cell in table.difficulty.dice_cells:
        if cell > table.delivered:
            return cell - table.delivered
    return None


# The Dragon's next card


def next_cards(table: Table) -> list[i64]:
    """The dragon cards that may come next, as everybody knows: those of the top packet, or of the discard pile."""
    found: list[i64] = []
    if table.dragon_deck.packets:
        packet = table.dragon_deck.packets[-1]
        for card in packet.loose:
            found.append(card)
        for card in packet.front:
            found.append(card)
    else:
        for card in table.dragon_discard:
            found.append(card)
    found.sort()
    return found


def show_hits(table: Table) -> list[seen.Hit]:
    """What the rockfall card of every hex in the game would do now."""
    possible: i64 = 0
    for card in next_cards(table):
        if card <= HEXES:
            possible |= 1 << card
    found: list[seen.Hit] = []
    for hex in range(1, HEXES + 1):
        if table.cave.in_game() >> hex & 1:
            found.append(show_hit(table, hex, bool(possible >> hex & 1)))
    return found


def show_hit(table: Table, hex: i64, possible: bool) -> seen.Hit:
    cave = table.cave.copy()
    removes = bool(cave.rubble >> hex & 1)
    lost: i64 = 0
    guarded = table.guarded()
    flees: list[str] = []
    if removes:
        lost = cave.remove(hex)
    else:
        cave.bury(hex)
        flees = [GNOMES[gnome].id for gnome in table.picks if table.at[gnome] == hex]
    if flees:
        guarded |= cave.nearest_lit(hex)
    near = cave.map.near[hex] & cave.lit & ~(HOME | guarded)
    beyond = cave.map.beyond[hex] & cave.lit & ~(HOME | guarded)
    return seen.Hit(
        hex=hex,
        possible=possible,
        removes=removes,
        slack=table.delivered + cave.lying + count_of(cave.unsearched()) - table.difficulty.target,
        lost=[int(place) for place in places_in(lost)],
        cut_off=[GNOMES[gnome].id for gnome in table.picks if lost >> table.at[gnome] & 1],
        flees=flees,
        gems=table.cave.lying - cave.lying,
        torches_2=[int(place) for place in places_in(near)],
        torches_3=[int(place) for place in places_in(near | beyond)],
    )


def worst(table: Table, hits: list[seen.Hit], slack: i64) -> tuple[int, list[str], bool]:
    """The least slack that the next dragon card can leave, the cards that do it, and whether one ends the game."""
    least: int = slack
    cards: list[str] = []
    loses = False
    for hit in hits:
        if not hit.possible:
            continue
        if hit.cut_off or hit.slack < 0:
            loses = True
        if hit.slack < least:
            least = hit.slack
            cards = []
        if hit.slack == least and hit.slack < slack:
            cards.append(str(hit.hex))
    for number in next_cards(table):
        if number <= HEXES:
            continue
        card = DRAGON_CARDS[number - HEXES - 1]
        if card.effect != GEM_BACK or not table.cave.lying:
            continue
        after = slack - min(card.value, table.cave.lying)
        if after < 0:
            loses = True
        if after < least:
            least = after
            cards = []
        if after == least and DRAGON_NAMES[number] not in cards:
            cards.append(DRAGON_NAMES[number])
    return least, cards, loses
