"""The numbers that save a seat arithmetic: coins so far, what a room would ask, what a step costs and brings."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.log import NO_SEAT, OPEN
from undercroft.games.doggies import actions as do
from undercroft.games.doggies import cards as box
from undercroft.games.doggies import scoring, show, walking
from undercroft.games.doggies import view as seen
from undercroft.games.doggies.fights import can_smite, missing, winning_potions
from undercroft.games.doggies.player import IN
from undercroft.games.doggies.table import OVER, Table
from undercroft.games.doggies.why_not import why_not, why_not_enter

PASSAGES: Final[list[seen.Passage]] = ["wall", "open", "locked", "breach"]  # by what Dungeon.passage answers


def figures(table: Table, seat: i64) -> seen.Figures:
    seated = seat < table.seats
    playing = seated and len(table.common) > 0 and table.phase != OVER
    inside = playing and table.players[seat].status == IN
    own_walk = playing and len(table.path) > 0 and table.active == seat
    own_turn = playing and len(table.path) == 0 and table.drawn < 0 and table.active == seat
    return seen.Figures(
        coins=[coins_shown(table, other, seat) for other in range(table.seats)],
        turn=turn_figures(table, seat) if own_turn else None,
        rooms=[room_figures(table, seat, node) for node in table.dungeon.laid] if inside else [],
        steps=[step_figures(table, seat, step) for step in thinkable(table)] if own_walk else [],
        result=show.totals(table) if own_walk else None,
    )


def coins_shown(table: Table, seat: i64, viewer: i64) -> seen.Coins:
    """The personal quest counts if the viewer may know it."""
    purse = scoring.purse(table, seat)
    quests = scoring.quest_coins(table, seat, seat == viewer or viewer == OPEN or table.phase == OVER)
    return seen.Coins(
        cards=purse.rooms + purse.monsters,
        chests=box.CHEST_COINS * purse.opened(),
        losses=purse.lost,
        quests=quests,
        total=purse.total() + quests,
    )


def choice(table: Table, seat: i64, action: Action) -> seen.Choice:
    why = why_not(table, seat, action)
    return seen.Choice(why is None, why)


def turn_figures(table: Table, seat: i64) -> seen.TurnFigures:
    return seen.TurnFigures(
        explore=choice(table, seat, do.EXPLORE),
        leave=choice(table, seat, do.LEAVE),
        sleep=choice(table, seat, do.SLEEP),
        sleep_paw=table.players[seat].spare() > 0,
    )


# Rooms


def doors(table: Table, seat: i64, node: i64) -> list[seen.Door]:
    """The four sides of a room, for somebody with this seat's keys."""
    dungeon = table.dungeon
    keys = box.keys_of(table.players[seat].marks)
    found: list[seen.Door] = []
    for direction in range(4):
        other = dungeon.near[node * 4 + direction]
        passage = PASSAGES[dungeon.passage(node, direction)]
        if passage == "locked" and keys:
            passage = "unlocked"
        leads: seen.Leads = "nowhere" if dungeon.is_hole(other) else "room"
        if dungeon.is_gap(other):
            leads = "out"
        found.append(seen.Door(show.COMPASS[direction], leads, passage))
    return found


def room_figures(table: Table, seat: i64, node: i64) -> seen.RoomFigures:
    player = table.players[seat]
    dungeon = table.dungeon
    card = dungeon.card[node]
    monster = card >= 0 and box.KIND[card] == box.MONSTER
    ways = winning_potions(player, card) if monster else []
    return seen.RoomFigures(
        cell=show.cell_shown(dungeon.cell[node]),
        why=why_not_enter(table, seat, node),
        doors=doors(table, seat, node) if card >= 0 else [],
        # R19: without a paw nothing can be beaten, whatever the symbols.
        fights=[show.attack_shown(potions) for potions in ways] if player.available >= 1 else [],
        missing=show.attack_shown(missing(player, 0, card) if monster else 0),
        smite=monster and can_smite(player, card),
        damage=box.DAMAGE[card] if monster else 0,
        asks_paw=card >= 0 and box.KIND[card] == box.TRAP and player.ability != box.JUMPER,
        coins=worth(table, seat, card) if card >= 0 and table.owner[card] == NO_SEAT else 0,
    )


def worth(table: Table, seat: i64, card: i64) -> i64:
    """What a card that nobody has would add to this seat's score now; a tramp on either side costs the same."""
    before = scoring.total(table, seat)
    player = table.players[seat]
    table.owner[card] = seat
    player.marks += box.TROPHY[card]
    after = scoring.total(table, seat)
    player.marks -= box.TROPHY[card]
    table.owner[card] = NO_SEAT
    return after - before


# Steps


def thinkable(table: Table) -> list[Action]:
    """The steps a walker may think of here: all that are possible by themselves, and those that fail for a reason."""
    found = walking.steps(table)[:]
    more = room_ideas(table) if table.pending else move_ideas(table)
    for idea in more:
        if idea not in found:
            found.append(idea)
    return found


def room_ideas(table: Table) -> list[Action]:
    player = table.walker()
    card = table.card_here()
    kind = box.KIND[card]
    ideas: list[Action] = []
    if kind == box.MONSTER:
        ways = winning_potions(player, card)
        if not ways:
            ideas.append(do.PLAIN_FIGHT)
        elif player.available < 1:
            for potions in ways:
                ideas.append(do.fight_with(potions))
        if player.ability == box.SMITER:
            ideas.append(do.SMITE)
        ideas.append(do.SNEAK)
    elif kind == box.TRAP:
        ideas += [do.DISARM_POTION, do.TAKE_TRAP]
    elif kind == box.TRAMP:
        ideas += [*do.HIRES, do.SKIP]
    elif kind == box.POTION:
        ideas += [*do.POTION_CHOICES, do.SKIP]
    else:
        ideas += [do.CLAIM, do.SKIP]
    return ideas


def move_ideas(table: Table) -> list[Action]:
    """Every side of the room, and every other portal."""
    dungeon = table.dungeon
    player = table.walker()
    possible = walking.steps(table)
    ideas: list[Action] = []
    for direction in range(4):
        other = table.beside(direction)
        if do.BREAKS[direction] in possible:
            continue
        ideas.append(do.EXITS[direction] if dungeon.is_gap(other) else do.MOVES[direction])
        if player.ability == box.BREAKER and player.available < 1:
            ideas.append(do.BREAKS[direction])
    if box.KIND[table.card_here()] == box.PORTAL:
        for other in dungeon.portals:
            if other != table.here:
                ideas.append(do.Portal(dungeon.cell[other]))
    return ideas


def target(table: Table, step: Action) -> i64:
    """The node that a step leads to or turns; NO_NODE for a step out of the dungeon or within the room."""
    dungeon = table.dungeon
    if isinstance(step, do.Portal):
        return dungeon.node_at(step.cell)
    if isinstance(step, do.Rotate):
        return dungeon.near[step.direction]
    if isinstance(step, do.Move | do.Break) and not dungeon.is_gap(table.beside(step.direction)):
        return table.beside(step.direction)
    return box.NO_NODE


def step_figures(table: Table, seat: i64, step: Action) -> seen.Step:
    """What a step costs and brings is seen by trying it; the last one costs only the paw for a wall."""
    why = why_not(table, seat, step)
    node = target(table, step)
    twin = table.copy()
    possible = step in walking.steps(table)
    ends = walking.ends_walk(table, step)
    if possible and not ends:
        walking.step(twin, step)
    before = table.players[seat]
    after = twin.players[seat]
    paws = after.available - before.available
    if possible and ends and isinstance(step, do.Break):
        paws -= 1
    gained = after.potions - before.potions
    lost = before.potions - after.potions
    card = table.card_here()
    hires_a = possible and isinstance(step, do.Hire) and step.side == do.SIDE_A
    own = scoring.quest_coins(table, seat, True)
    won = after.marks - before.marks
    return seen.Step(
        action=action_shown(step),
        legal=why is None,
        why=why,
        cell=show.cell_shown(table.dungeon.cell[node]) if node != box.NO_NODE else None,
        paws=paws,
        damage=twin.damage - table.damage,
        potions=show.attack_shown(lost if lost > 0 else 0),
        wins_potion=show.SYMBOLS[step.symbol] if isinstance(step, do.TakePotion) and gained > 0 else None,
        trophy=show.marks_shown(won if won > 0 else 0),
        either=show.symbols_shown(box.ROOMS[card].either) if hires_a else [],
        lost=show.marks_shown(-won if won < 0 else 0),
        lost_either=show.either_shown(step.card, table.side[step.card])
        if isinstance(step, do.Disarm)
        else [],
        loses=box.ROOMS[step.card].id if isinstance(step, do.Disarm) else None,
        coins=scoring.purse(twin, seat).total() - scoring.purse(table, seat).total(),
        quest_coins=scoring.quest_coins(twin, seat, True) - own,
        after=show.totals(twin) if possible and not ends else None,
    )


def action_shown(action: Action) -> dict[str, str | int | list[int]]:
    return msgspec.convert(do.VERBS.show(action), dict[str, str | int | list[int]])
