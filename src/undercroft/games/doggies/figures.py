"""The numbers that save a seat arithmetic: coins so far, what a room would ask, what a step costs and brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.log import OPEN
from undercroft.games.doggies import scoring, walking, words
from undercroft.games.doggies import view as seen
from undercroft.games.doggies.actions import (
    BREAK,
    CLAIM,
    DISARM_POTION,
    EXIT,
    EXPLORE,
    FIGHT,
    HIRE,
    LEAVE,
    MOVE,
    SKIP,
    SLEEP,
    SMITE_IT,
    SNEAK,
    TAKE_POTION,
    TAKE_TRAP,
    VERBS,
    Break,
    Disarm,
    Fight,
    Hire,
    Move,
    Portal,
    Rotate,
    TakePotion,
)
from undercroft.games.doggies.cards import (
    BREACH,
    CHEST,
    CHEST_COINS,
    DAMAGE,
    KIND,
    MONSTER,
    NEED,
    PORTAL,
    POTION,
    ROOMS,
    SMITE,
    START,
    TRAMP,
    TRAP,
    TRAPJUMP,
    TROPHY,
    keys_of,
)
from undercroft.games.doggies.dungeon import HOLE, NONE
from undercroft.games.doggies.fights import winning_potions
from undercroft.games.doggies.player import IN
from undercroft.games.doggies.show import (
    COMPASS,
    SYMBOLS,
    attack_shown,
    cell_shown,
    marks_shown,
    symbols_shown,
    totals,
)
from undercroft.games.doggies.whynot import missing, why_not_enter

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def figures(state: DoggiesState, seat: i64) -> seen.Figures:
    seated = seat < state.seats
    playing = seated and len(state.common) > 0 and not state.is_over()
    inside = playing and state.players[seat].status == IN
    own_walk = playing and len(state.path) > 0 and state.active == seat
    own_turn = playing and len(state.path) == 0 and state.drawn < 0 and state.active == seat
    return seen.Figures(
        coins=[coins_shown(state, other, seat) for other in range(state.seats)],
        turn=turn_figures(state, seat) if own_turn else None,
        rooms=[room_figures(state, seat, node) for node in state.dungeon.laid] if inside else [],
        steps=[step_figures(state, seat, step) for step in thinkable(state)] if own_walk else [],
        result=totals(state) if own_walk else None,
    )


def coins_shown(state: DoggiesState, seat: i64, viewer: i64) -> seen.Coins:
    """The personal quest counts for who may know it."""
    purse = scoring.purse(state, seat)
    quests = scoring.quest_coins(state, seat, seat == viewer or viewer == OPEN or state.is_over())
    return seen.Coins(
        cards=int(purse.rooms + purse.monsters),
        chests=int(CHEST_COINS * purse.opened()),
        losses=int(purse.lost),
        quests=int(quests),
        total=int(purse.total() + quests),
    )


def choice(state: DoggiesState, seat: i64, action: Action) -> seen.Choice:
    why = words.why_not(state, seat, action)
    return seen.Choice(why is None, why)


def turn_figures(state: DoggiesState, seat: i64) -> seen.TurnFigures:
    return seen.TurnFigures(
        explore=choice(state, seat, EXPLORE),
        leave=choice(state, seat, LEAVE),
        sleep=choice(state, seat, SLEEP),
        sleep_paw=state.players[seat].spare() > 0,
    )


# Rooms


def doors(state: DoggiesState, seat: i64, node: i64) -> list[seen.Door]:
    """The four sides of a room, for one who has this seat's keys."""
    dungeon = state.dungeon
    keys = keys_of(state.players[seat].marks)
    found: list[seen.Door] = []
    for direction in range(4):
        other = dungeon.near[node * 4 + direction]
        gap = dungeon.is_gap(other)
        hole = dungeon.marks[other] & HOLE != 0
        exit = dungeon.is_exit(node, direction) and (gap or dungeon.is_exit(other, direction ^ 2))
        door = dungeon.is_door(node, direction) or (not gap and dungeon.is_door(other, direction ^ 2))
        passage: seen.Passage = "wall"
        if dungeon.is_breached(node, direction):
            passage = "breach"
        elif exit and not door:
            passage = "open"
        elif exit:
            passage = "unlocked" if keys else "locked"
        leads: seen.Leads = "out" if gap else "nowhere" if hole else "room"
        found.append(seen.Door(COMPASS[direction], leads, passage))
    return found


def room_figures(state: DoggiesState, seat: i64, node: i64) -> seen.RoomFigures:
    player = state.players[seat]
    dungeon = state.dungeon
    card = dungeon.card[node]
    monster = card >= 0 and KIND[card] == MONSTER
    ways = winning_potions(player.marks, player.aid, player.potions, NEED[card]) if monster else []
    smite = monster and player.ability == SMITE and not ways and not ROOMS[card].is_dragon
    return seen.RoomFigures(
        cell=cell_shown(dungeon.cell[node]),
        why=why_not_enter(state, node),
        doors=doors(state, seat, node) if card >= 0 else [],
        # R19: without a paw nothing can be beaten, whatever the symbols.
        fights=[attack_shown(potions) for potions in ways] if player.available >= 1 else [],
        missing=attack_shown(missing(player, 0, card) if monster else 0),
        smite=smite and player.available >= 2,
        damage=int(DAMAGE[card]) if monster else 0,
        asks_paw=card >= 0 and KIND[card] == TRAP and player.ability != TRAPJUMP,
        coins=int(worth(state, seat, card)) if card >= 0 and state.owner[card] < 0 else 0,
    )


def worth(state: DoggiesState, seat: i64, card: i64) -> i64:
    """What a card would add to this seat's score now, quests included; a tramp on either side costs the same."""
    kind = KIND[card]
    if kind == START or kind == POTION or kind == PORTAL:
        return 0
    player = state.players[seat]
    before = scoring.quest_coins(state, seat, True)
    coins: i64 = 0
    if kind == CHEST or keys_of(TROPHY[card]):
        purse = scoring.purse(state, seat)
        opened = purse.opened()
        purse.keys += keys_of(TROPHY[card])
        purse.add(card)
        coins = CHEST_COINS * (purse.opened() - opened)
    if kind != CHEST:
        coins += ROOMS[card].coins
    owner = state.owner[card]
    state.owner[card] = seat
    player.marks += TROPHY[card]
    coins += scoring.quest_coins(state, seat, True) - before
    player.marks -= TROPHY[card]
    state.owner[card] = owner
    return coins


# Steps


def thinkable(state: DoggiesState) -> list[Action]:
    """The steps a walker may think of here: all that are possible by themselves, and those that fail for a reason."""
    found = walking.steps(state)[:]
    more = room_ideas(state) if state.pending else move_ideas(state)
    for idea in more:
        if idea not in found:
            found.append(idea)
    return found


def room_ideas(state: DoggiesState) -> list[Action]:
    player = state.players[state.active]
    kind = KIND[state.dungeon.card[state.position]]
    ideas: list[Action] = []
    if kind == MONSTER:
        card = state.dungeon.card[state.position]
        ways = winning_potions(player.marks, player.aid, player.potions, NEED[card])
        if not ways:
            ideas.append(FIGHT)
        elif player.available < 1:
            for potions in ways:
                ideas.append(Fight(potions))
        if player.ability == SMITE:
            ideas.append(SMITE_IT)
        ideas.append(SNEAK)
    elif kind == TRAP:
        ideas += [DISARM_POTION, TAKE_TRAP]
    elif kind == TRAMP:
        ideas += [HIRE[0], HIRE[1], SKIP]
    elif kind == POTION:
        ideas += [TAKE_POTION[0], TAKE_POTION[1], TAKE_POTION[2], SKIP]
    else:
        ideas += [CLAIM, SKIP]
    return ideas


def move_ideas(state: DoggiesState) -> list[Action]:
    """Every side of the room, and every other portal."""
    dungeon = state.dungeon
    player = state.players[state.active]
    possible = walking.steps(state)
    ideas: list[Action] = []
    for direction in range(4):
        other = dungeon.near[state.position * 4 + direction]
        if BREAK[direction] in possible:
            continue
        ideas.append(EXIT[direction] if dungeon.is_gap(other) else MOVE[direction])
        if player.ability == BREACH and player.available < 1:
            ideas.append(BREAK[direction])
    if KIND[dungeon.card[state.position]] == PORTAL:
        for other in dungeon.portals:
            if other != state.position:
                ideas.append(Portal(dungeon.cell[other]))
    return ideas


def target(state: DoggiesState, step: Action) -> i64:
    """The node that a step leads to or turns; NONE for a step out of the dungeon or within the room."""
    dungeon = state.dungeon
    if isinstance(step, Portal):
        return dungeon.node_at(step.cell)
    if isinstance(step, Rotate):
        return dungeon.near[step.direction]
    if isinstance(step, Move):
        return dungeon.near[state.position * 4 + step.direction]
    if isinstance(step, Break):
        other = dungeon.near[state.position * 4 + step.direction]
        return NONE if dungeon.is_gap(other) else other
    return NONE


def step_figures(state: DoggiesState, seat: i64, step: Action) -> seen.Step:
    """What a step costs and brings is seen by trying it; the last one costs only the paw for a wall."""
    why = words.why_not(state, seat, step)
    node = target(state, step)
    twin = state.copy()
    possible = step in walking.steps(state)
    ends = walking.ends_walk(state, step)
    if possible and not ends:
        walking.step(twin, step)
    before = state.players[seat]
    after = twin.players[seat]
    paws = after.available - before.available
    if possible and ends and isinstance(step, Break):
        paws -= 1
    gained = after.potions - before.potions
    lost = before.potions - after.potions
    card = state.dungeon.card[state.position]
    hires_a = possible and isinstance(step, Hire) and step.side == 0
    own = scoring.quest_coins(state, seat, True)
    won = after.marks - before.marks
    return seen.Step(
        action=action_shown(step),
        legal=why is None,
        why=why,
        cell=cell_shown(state.dungeon.cell[node]) if node != NONE else None,
        paws=int(paws),
        damage=int(twin.damage - state.damage),
        potions=attack_shown(lost if lost > 0 else 0),
        wins_potion=SYMBOLS[step.symbol] if isinstance(step, TakePotion) and gained > 0 else None,
        trophy=marks_shown(won if won > 0 else 0),
        either=symbols_shown(ROOMS[card].either) if hires_a else [],
        loses=ROOMS[step.card].id if isinstance(step, Disarm) else None,
        coins=int(scoring.purse(twin, seat).total() - scoring.purse(state, seat).total()),
        quest_coins=int(scoring.quest_coins(twin, seat, True) - own),
        after=totals(twin) if possible and not ends else None,
    )


def action_shown(action: Action) -> dict[str, str | int | list[int]]:
    shown: dict[str, str | int | list[int]] = {}
    for name, value in VERBS.show(action).items():
        if isinstance(value, str | int):
            shown[name] = value
        elif isinstance(value, list):
            shown[name] = [int(part) for part in value]
    return shown
