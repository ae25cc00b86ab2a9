"""The numbers that save arithmetic: prices, odds, ways home, and what the Dragon's next card could do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit, has, members
from undercroft.games.dragon import actions
from undercroft.games.dragon import view as seen
from undercroft.games.dragon.arrival import next_find_rages
from undercroft.games.dragon.cards import D4, DECKS, DRAGON_DECK, GNOME_IDS, HEXES, NO_GNOME, kind_of
from undercroft.games.dragon.cave import ENTRANCE, HOME, Cave
from undercroft.games.dragon.piles import hexes_of
from undercroft.games.dragon.rage import dice_of
from undercroft.games.dragon.table import DRAFT, OVER, TURN, Table
from undercroft.games.dragon.turn import extra_cards, search_result

MOST_SHOWN: Final = 5  # deliveries of up to this many gems at once are worked out


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
        next_find_rages=next_find_rages(table),
        dragon_next="none" if table.effects.asleep else "I+II" if dice_of(table, "dragon_phase") else "I",
        prices=[show_prices(table, gnome) for gnome in table.picks],
        odds=show_odds(table),
        ways=show_ways(table),
        deliveries=show_deliveries(table),
        hits=hits,
    )


# Prices and targets


def cost_of(table: Table, action: Action) -> i64:
    """What an action costs the active gnome; choices are free."""
    if isinstance(action, actions.Carry):
        return table.carry_cost(table.active, action.gems)
    if isinstance(action, actions.MakeTorch):
        return table.effects.torch_cost
    if action is actions.SEARCH:
        return table.effects.search_cost
    if isinstance(action, actions.Clear):
        return table.clear_cost(table.active)
    walks = isinstance(action, actions.Step | actions.StepWithTorch)
    return 1 if walks or isinstance(action, actions.Attract | actions.GiveAP | actions.Peek) else 0


def place_of(action: Action) -> int | None:
    """Where an action leads, acts or takes from, if it names a place."""
    if isinstance(action, actions.OnPlace):
        return action.place
    if isinstance(action, actions.MakeTorch) and action.source != actions.SUPPLY:
        return action.source
    return None


def show_target(table: Table, action: Action) -> seen.Target:
    return seen.Target(
        verb=actions.VERBS.verb(action).name,
        cost=cost_of(table, action),
        place=place_of(action),
        gems=action.gems if isinstance(action, actions.Carry) else None,
        gnome=GNOME_IDS[action.gnome] if isinstance(action, actions.OnGnome) else None,
        deck=DECKS[action.deck] if isinstance(action, actions.Peek) else None,
    )


def show_prices(table: Table, gnome: i64) -> seen.Prices:
    return seen.Prices(
        gnome=GNOME_IDS[gnome],
        step=1,
        carry=[table.carry_cost(gnome, gems) for gems in range(1, 4)],
        torch=table.effects.torch_cost,
        clear=table.clear_cost(gnome),
        search=table.effects.search_cost,
    )


# Searching, carrying, delivering


def show_odds(table: Table) -> seen.Odds | None:
    """The chances of a search by the active gnome where it stands."""
    if table.phase != TURN:
        return None
    gnome = table.active
    here = table.at[gnome]
    if not table.can_search(here):
        return None
    bonus = table.search_bonus(gnome, here)
    results = [search_result(table, bonus, roll) for roll in D4]
    return seen.Odds(
        gnome=GNOME_IDS[gnome],
        hex=here,
        gem=100 * results.count("gem") // len(D4),
        cube=100 * results.count("cube") // len(D4),
        dragon=100 * results.count("dragon") // len(D4),
        rage=next_find_rages(table),
    )


def show_ways(table: Table) -> list[seen.WayHome]:
    """For every hex with gems, the way home: the shortest lit one, or the shortest there is and what bars it."""
    cave = table.cave
    carry = 2 if table.active == NO_GNOME else table.carry_cost(table.active, 1)
    found: list[seen.WayHome] = []
    for hex in range(1, HEXES + 1):
        if not cave.gems[hex]:
            continue
        lit = cave.lit & cave.open
        way = way_home(cave, hex, lit) or way_home(cave, hex, cave.in_game())
        barred = [place for place in [hex, *way] if not has(lit, place)]
        obstacle = barred[0] if barred else None
        ap = None if barred else len(way) * carry
        found.append(seen.WayHome(hex=hex, gems=cave.gems[hex], ap=ap, way=way, obstacle=obstacle))
    return found


def way_home(cave: Cave, hex: i64, over: i64) -> list[i64]:
    """A shortest way from a hex to the Entrance over these places; empty if there is none."""
    rings: list[i64] = [HOME]
    seen_places: i64 = HOME
    while not cave.map.near[hex] & rings[-1]:
        further = cave.map.around(rings[-1]) & over & ~seen_places
        if further == 0:
            return []
        seen_places |= further
        rings.append(further)
    found: list[i64] = []
    here = hex
    for ring in reversed(rings):
        here = next(place for place in cave.map.neighbours(here) if has(ring, place))
        found.append(here)
    return found


def show_deliveries(table: Table) -> list[seen.Delivery]:
    """What bringing one, two, three… gems at once stirs up."""
    found: list[seen.Delivery] = []
    if table.phase == OVER:
        return found
    others_home = all(table.at[gnome] == ENTRANCE for gnome in table.picks if gnome != table.active)
    left = table.difficulty.target - table.delivered
    for gems in range(1, MOST_SHOWN + 1):
        if gems > left:
            break
        dice = table.difficulty.dice_in_play(table.delivered + gems)
        found.append(
            seen.Delivery(
                gems=gems,
                cards=extra_cards(gems) + 1,
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


def show_hits(table: Table) -> list[seen.Hit]:
    """What the rockfall card of every hex in the game would do now."""
    possible = hexes_of(table.dragon_pile.may_come_next())
    return [show_hit(table, hex, has(possible, hex)) for hex in members(table.cave.in_game() & ~HOME)]


def show_hit(table: Table, hex: i64, possible: bool) -> seen.Hit:
    cave = table.cave.copy()
    removes = has(cave.rubble, hex)
    guarded = table.guarded()
    flees: list[str] = []
    if not removes:
        cave.bury(hex)
        flees = table.gnomes_on(bit(hex))
        lights = cave.nearest_lit(hex)
        if flees and not lights & (lights - 1):
            guarded |= lights
    removed = cave.copy()
    lost = removed.remove(hex)
    if removes:
        cave = removed
    return seen.Hit(
        hex=hex,
        possible=possible,
        removes=removes,
        slack=table.slack_in(cave),
        lost=members(lost),
        cut_off=table.gnomes_on(lost),
        flees=flees,
        gems=table.cave.lying - cave.lying,
        torches_2=members(cave.map.struck(hex, 2) & cave.lit & ~guarded),
        torches_3=members(cave.map.struck(hex, 3) & cave.lit & ~guarded),
    )


def worst(table: Table, hits: list[seen.Hit], slack: i64) -> tuple[int, list[str], bool]:
    """The least slack that the next dragon card can leave, the worst cards, and whether they end the game."""
    left: dict[str, int] = {}  # by card
    losing: list[str] = []
    for hit in hits:
        if hit.possible:
            left[str(hit.hex)] = hit.slack
            if hit.slack < 0 or (hit.removes and hit.cut_off):
                losing.append(str(hit.hex))
    for number in table.dragon_pile.may_come_next():
        card = kind_of(DRAGON_DECK, number) if number > HEXES else None
        if card is not None and card.effect == "gem_back":
            left[card.id] = slack - min(card.value, table.cave.lying)
            if left[card.id] < 0 and card.id not in losing:
                losing.append(card.id)
    least = min([slack, *left.values()])
    harmful = [card for card in left if left[card] == least < slack]
    return least, losing or harmful, len(losing) > 0
