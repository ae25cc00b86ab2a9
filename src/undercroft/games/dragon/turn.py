"""A gnome's turn: action points and everything they buy."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import bit, has
from undercroft.core.rng import Rng
from undercroft.games.dragon import actions, cards
from undercroft.games.dragon import view_events as told
from undercroft.games.dragon.arrival import arrive, change_ap, find_gem, free_torch, put_cube, put_torch
from undercroft.games.dragon.cave import ENTRANCE, STRIDE
from undercroft.games.dragon.ending import check_victory
from undercroft.games.dragon.events import turn_began
from undercroft.games.dragon.frames import TURN_LOST, HintChoice
from undercroft.games.dragon.rage import begin_rage
from undercroft.games.dragon.table import PLAYING, Table
from undercroft.games.dragon.view import SearchResult


def begin_turn(table: Table, rng: Rng) -> None:
    """The next gnome of the queue rolls for its action points. R14: a given point is not touched by Smoke."""
    gnome = table.queue[table.turns]
    table.turns += 1
    table.active = gnome
    table.asked = table.owner[gnome]
    table.gave = False
    table.roll = cards.D4[rng.below(len(cards.D4))]
    table.ap = table.rolled_points()
    if table.given == gnome:
        table.ap += 1
    if table.log is not None:
        table.tell(turn_began(table))


def end_turn(table: Table) -> None:
    """R12: action points left are lost. The seat asked last may have been another's, whose gnome had to run."""
    if table.log is not None:
        gnome = table.active
        table.tell(told.TurnEnded(table.owner[gnome], cards.GNOME_IDS[gnome], ap_lost=table.ap))
    table.ap = 0


# What may be done


def turn_actions(table: Table) -> list[Action]:
    """Everything the active gnome has the action points for; EndTurn always."""
    found: list[Action] = []
    cave = table.cave
    gnome = table.active
    here = table.at[gnome]
    ap = table.ap
    if ap >= table.effects.torch_cost:
        add_torches(table, here, found)
    if cave.dark(here):
        found.append(actions.END_TURN)  # R24: in the dark nothing but a torch
        return found
    walk_dark = gnome == cards.TORCHBEARER
    gems: i64 = cave.gems[here]
    heavy: i64 = ap - table.carry_cost(gnome, 0)  # the most gems that can be paid for
    if gems > heavy:
        gems = heavy
    if gems > actions.MOST_CARRIED:
        gems = actions.MOST_CARRIED
    spare = cave.spare_torch(here)
    can_clear = ap >= table.clear_cost(gnome)
    ways = cave.map.ways
    index = here * STRIDE
    while True:
        to = ways[index]
        if to == cards.NO_PLACE:
            break
        index += 1
        if has(cave.open, to):
            lit = has(cave.lit, to)
            if lit or walk_dark:
                found.append(actions.STEPS[to])
            if spare:
                found.append(actions.TORCH_STEPS[to])
            if lit:
                for load in range(1, gems + 1):
                    found.append(actions.CARRIES[to * actions.MOST_CARRIED + load - 1])
        elif can_clear and has(cave.rubble, to):
            found.append(actions.CLEARS[to])
    if here and ap >= table.effects.search_cost and table.can_search(here):
        found.append(actions.SEARCH)
    if table.dice and cave.cube_supply:
        add_attractions(table, found)
    if gnome == cards.GUILD_HEAD and not table.gave:
        for turn in range(table.turns, len(table.queue)):
            found.append(actions.GIFTS[table.queue[turn]])
    if gnome == cards.SEER:
        for deck in range(len(cards.DECKS)):
            if not table.pile(deck).is_empty():
                found.append(actions.PEEKS[deck])
    found.append(actions.END_TURN)
    return found


def add_torches(table: Table, here: i64, found: list[Action]) -> None:
    """A torch from the supply; if that is empty, from any place that can spare one."""
    if table.cave.torch_supply:
        found.append(actions.TORCHES_MADE[actions.SUPPLY])
        return
    sources = table.torch_sources(here)
    place: i64 = 0
    while sources:
        if sources & 1:
            found.append(actions.TORCHES_MADE[place])
        sources >>= 1
        place += 1


def attractive(table: Table) -> i64:
    """R29: the hexes where one more cube can help: open, not lost, not emptied, with room for it."""
    cave = table.cave
    found = cave.unsearched() & cave.open
    for hex in range(1, cards.HEXES + 1):
        if cave.cubes[hex] >= cards.MOST_CUBES:
            found &= ~bit(hex)
    return found


def add_attractions(table: Table, found: list[Action]) -> None:
    hexes = attractive(table)
    for hex in range(1, cards.HEXES + 1):
        if has(hexes, hex):
            found.append(actions.ATTRACTS[hex])


# Moving


def step(table: Table, to: i64, torch: bool, rng: Rng) -> None:
    """R18: a step carries a torch or gems, not both. With a torch into the dark it is an arrival.

    The Torchbearer also steps into the dark without one, and gets a torch there for free.
    """
    gnome = table.active
    start = table.at[gnome]
    dark = table.cave.dark(to)
    table.ap -= 1
    table.at[gnome] = to
    if torch:
        table.cave.move_torch(start, to)
    if table.log is not None:
        name = cards.GNOME_IDS[gnome]
        table.tell(told.Stepped(table.asked, name, start=start, to=to, torch=torch, ap=table.ap, cost=1))
    if to == ENTRANCE:
        check_victory(table)
    elif dark and torch:
        arrive(table, rng)
    elif dark:
        free_torch(table, rng)


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
        name = cards.GNOME_IDS[gnome]
        table.tell(told.Carried(table.asked, name, start=start, to=to, gems=gems, ap=table.ap, cost=cost))
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
            told.Delivered(
                table.asked,
                cards.GNOME_IDS[table.active],
                gems=gems,
                delivered=table.delivered,
                target=table.difficulty.target,
                new_dice=table.dice - before,
                dice=table.dice,
            )
        )
    check_victory(table)  # R42: before the Rage for the last gems
    if table.result == PLAYING:
        begin_rage(table, "all_levels", "delivery", extra_cards(gems))


def extra_cards(gems: i64) -> i64:
    """R40: two or more gems at once bring as many cards of level I before the dice."""
    return gems if gems >= 2 else 0


# Working


def make_torch(table: Table, source: i64) -> None:
    """R15: a new torch goes on the gnome's own place."""
    here = table.at[table.active]
    table.ap -= table.effects.torch_cost
    put_torch(table, source, here)
    if table.log is not None:
        table.tell(
            told.TorchMade(
                table.asked,
                cards.GNOME_IDS[table.active],
                place=here,
                source=None if source == actions.SUPPLY else source,
                ap=table.ap,
                cost=table.effects.torch_cost,
            )
        )


def needs_roll(bonus: i64) -> bool:
    """With a bonus of 3 the gem is certain."""
    return bonus < 3


def search_result(table: Table, bonus: i64, roll: i64) -> SearchResult:
    """A 1 finds the Dragon, a roll plus bonus of 4 the gem; otherwise a cube is added. R28: if there is one.

    R54: Watchful Eye makes a 2 like a 1, but does not touch a search that needs no roll.
    """
    if not needs_roll(bonus):
        return "gem"
    if roll == 1 or (roll == 2 and table.effects.watchful):
        return "dragon"
    if roll + bonus >= 4:
        return "gem"
    return "cube" if table.cave.cube_supply else "nothing"


def search(table: Table, rng: Rng) -> None:
    gnome = table.active
    here = table.at[gnome]
    bonus = table.search_bonus(gnome, here)
    table.ap -= table.effects.search_cost
    roll: i64 = cards.D4[rng.below(len(cards.D4))] if needs_roll(bonus) else 0
    result = search_result(table, bonus, roll)
    if table.log is not None:
        table.tell(
            told.Searched(
                table.asked,
                cards.GNOME_IDS[gnome],
                hex=here,
                bonus=bonus,
                roll=roll if roll else None,
                result=result,
                ap=table.ap,
                cost=table.effects.search_cost,
            )
        )
    if result == "dragon":
        table.frames.append(TURN_LOST)
        begin_rage(table, "all_levels", "found_dragon")
    elif result == "gem":
        find_gem(table, here)
    elif result == "cube":
        put_cube(table, here)


def lose_turn(table: Table) -> None:
    """After the Rage of a Dragon that was found, even one cut short, no action points are left."""
    table.frames.pop()
    change_ap(table, -table.ap)


def attract(table: Table, hex: i64) -> None:
    """A cube on any hex where it can help; the Dragon may hear it."""
    table.ap -= 1
    if table.log is not None:
        name = cards.GNOME_IDS[table.active]
        table.tell(told.Attracted(table.asked, name, hex=hex, ap=table.ap, cost=1))
    put_cube(table, hex)
    begin_rage(table, "attract", "attract")


# Skills


def give_ap(table: Table, gnome: i64) -> None:
    """R13: once in his turn the Guild Head hands a point of his own to a gnome that has not begun."""
    table.ap -= 1
    table.gave = True
    table.given = gnome
    if table.log is not None:
        name = cards.GNOME_IDS[table.active]
        table.tell(told.ApGiven(table.asked, name, to_gnome=cards.GNOME_IDS[gnome], ap=table.ap))


def peek(table: Table, deck: i64, rng: Rng) -> None:
    """R55: the Seer's seat alone sees the top two cards, or the one that is there; the order stays."""
    table.ap -= 1
    pile = table.pile(deck).deck
    seat = table.asked
    count: i64 = 2 if len(pile) >= 2 else 1
    shown: list[str] = []
    for depth in range(count):
        shown.append(cards.CARD_NAMES[deck][pile.peek(depth, bit(seat), rng)])
    table.reveals += 1
    if table.log is not None:
        name = cards.GNOME_IDS[table.active]
        table.tell(told.Peeked(seat, name, deck=cards.DECKS[deck], cards=count, ap=table.ap))
        table.tell_only(bit(seat), told.PeekedCards(deck=cards.DECKS[deck], cards=shown))
    if table.seats >= 2:
        table.frames.append(HintChoice(deck))


def hint(table: Table, deck: i64, verdict: i64) -> None:
    """The Seer says what she thinks of the cards, without naming them."""
    table.hint_deck = deck
    table.hint = verdict
    if table.log is not None:
        name = cards.GNOME_IDS[table.active]
        table.tell(told.Hinted(table.asked, name, deck=cards.DECKS[deck], verdict=cards.VERDICTS[verdict]))
