"""What is said to a seat: what it is asked, and why it may not do something. The words are in doggies.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.state import seats_in
from undercroft.core.view import Message
from undercroft.games.doggies.actions import ChooseDog, Explore, KeepQuest, Leave, Place, Sleep
from undercroft.games.doggies.cards import (
    ATTACK_NAMES,
    DOGS,
    KIND,
    KIND_NAMES,
    QUESTS,
    ROOMS,
    ROTATE,
    SIDES,
    TRAP,
    TURNS,
    keys_of,
)
from undercroft.games.doggies.dungeon import BLOCKED, DISARMED, HOLE, NONE, VISITED, Dungeon, fits
from undercroft.games.doggies.whynot import why_not_step

if TYPE_CHECKING:
    from undercroft.games.doggies.state import DoggiesState


def waiting_for(state: DoggiesState) -> dict[str, int | list[int]]:
    waiting = [int(seat) for seat in seats_in(state.acting)]
    return {"seats": waiting, "count": len(waiting)}


def prompt(state: DoggiesState, seat: i64) -> Message:
    """What is asked of this seat, or for whom it waits."""
    if state.is_over():
        return Message("doggies-prompt-over")
    if not state.acting >> seat & 1:
        return Message("doggies-prompt-wait", waiting_for(state))
    if state.is_choosing_dogs():
        return Message("doggies-prompt-dog")
    if state.is_choosing_quests():
        return Message("doggies-prompt-quest")
    if state.drawn >= 0:
        return Message("doggies-prompt-place", {"card": ROOMS[state.drawn].id})
    if len(state.path) == 0:
        return prompt_turn(state)
    return prompt_walk(state, seat)


def prompt_turn(state: DoggiesState) -> Message:
    """Sleep alone may be left; then it is said why."""
    choices = len(state.legal(state.active))
    if choices == 1:
        return Message("doggies-prompt-turn-sleep")
    if state.left_to_draw() == 0:
        return Message("doggies-prompt-turn-last")
    return Message("doggies-prompt-turn")


def prompt_walk(state: DoggiesState, seat: i64) -> Message:
    if not state.pending:
        if len(state.path) > 1:
            return Message("doggies-prompt-walk")
        if state.players[seat].ability == ROTATE:
            return Message("doggies-prompt-walk-turn")
        return Message("doggies-prompt-walk-start")
    card = state.dungeon.card[state.position]
    kind = KIND_NAMES[KIND[card]]
    if KIND[card] == TRAP:
        return Message(
            "doggies-prompt-trap", {"card": ROOMS[card].id, "symbol": ATTACK_NAMES[ROOMS[card].disarm]}
        )
    return Message(f"doggies-prompt-{kind}", {"card": ROOMS[card].id})


# Why not


def why_not(state: DoggiesState, seat: i64, action: Action) -> Message | None:
    if action in state.legal(seat):
        return None
    if seat >= state.seats:
        return Message("doggies-why-watching")
    if state.is_over():
        return Message("doggies-why-over")
    if not state.acting >> seat & 1:
        if state.is_choosing_quests():
            return Message("doggies-why-quest-chosen")
        return Message("doggies-why-wait", waiting_for(state))
    if isinstance(action, ChooseDog):
        return why_not_dog(state, action.dog)
    if isinstance(action, KeepQuest):
        return why_not_quest(state, action.quest)
    if state.is_choosing_dogs():
        return Message("doggies-why-dog-first")
    if state.is_choosing_quests():
        return Message("doggies-why-quest-first")
    if isinstance(action, Explore | Leave | Sleep):
        return why_not_turn(state, action)
    if isinstance(action, Place):
        return why_not_place(state, action.cell, action.turn)
    if state.drawn >= 0:
        return Message("doggies-why-place-first", {"card": ROOMS[state.drawn].id})
    if len(state.path) == 0:
        return Message("doggies-why-not-walking")
    return why_not_step(state, action)


def why_not_dog(state: DoggiesState, dog: i64) -> Message:
    if not state.is_choosing_dogs():
        return Message("doggies-why-dogs-chosen")
    return Message("doggies-why-dog-taken", {"dog": DOGS[dog].id, "seat": int(state.has_dog(dog))})


def why_not_quest(state: DoggiesState, quest: i64) -> Message:
    if not state.is_choosing_quests():
        return Message("doggies-why-no-quest-now")
    return Message("doggies-why-foreign-quest", {"quest": QUESTS[quest].id})


def why_not_turn(state: DoggiesState, action: Action) -> Message:
    if state.drawn >= 0:
        return Message("doggies-why-place-first", {"card": ROOMS[state.drawn].id})
    if len(state.path) > 0:
        return Message("doggies-why-walk-on")
    if isinstance(action, Explore):
        return why_not_explore(state)
    return why_not_leave(state)


def why_not_explore(state: DoggiesState) -> Message:
    if state.left_to_draw() > 0:
        return Message("doggies-why-no-spot")
    return Message("doggies-why-countdown-over" if state.counted >= 0 else "doggies-why-pile-empty")


def why_not_leave(state: DoggiesState) -> Message:
    """No exit at all, or closed doors, or paws, disarmed traps and holes in the way, or monsters and traps too many."""
    keys = keys_of(state.players[state.active].marks)
    if leads_out(state.dungeon, keys, False):
        return Message("doggies-why-leave-danger")
    if leads_out(state.dungeon, 1, False):
        return Message("doggies-why-leave-locked")
    if leads_out(state.dungeon, 1, True):
        return Message("doggies-why-leave-blocked")
    return Message("doggies-why-leave-no-exit")


def leads_out(dungeon: Dungeon, keys: i64, through_blocks: bool) -> bool:
    """Is there any way from the start room to the table, monsters and traps left aside?"""
    stops = VISITED if through_blocks else BLOCKED
    known: list[i64] = [0]
    for node in known:
        for direction in range(4):
            other = dungeon.near[node * 4 + direction]
            if dungeon.is_gap(other):
                if is_hole(dungeon, node) or dungeon.way_out(node, direction, keys):
                    return True
                continue
            enterable = not dungeon.marks[other] & stops and other not in known
            if enterable and might_pass(dungeon, node, direction, other, keys):
                known.append(other)
        if node in dungeon.portals:
            for other in dungeon.portals:
                if not dungeon.marks[other] & stops and other not in known:
                    known.append(other)
    return False


def might_pass(dungeon: Dungeon, node: i64, direction: i64, other: i64, keys: i64) -> bool:
    """As between two rooms; the card that a hole is left of is taken to have been open on all sides."""
    if is_hole(dungeon, node):
        return is_hole(dungeon, other) or dungeon.is_exit(other, direction ^ 2)
    if is_hole(dungeon, other):
        return dungeon.is_exit(node, direction)
    return dungeon.passable(node, direction, other, keys)


def is_hole(dungeon: Dungeon, node: i64) -> bool:
    return dungeon.marks[node] & HOLE != 0


def why_not_place(state: DoggiesState, cell: i64, turn: i64) -> Message:
    card = state.drawn
    if card < 0:
        return Message("doggies-why-walk-on" if len(state.path) > 0 else "doggies-why-explore-first")
    dungeon = state.dungeon
    node = dungeon.node_at(cell)
    if node == NONE:
        return Message("doggies-why-lonely")
    if dungeon.marks[node] & HOLE:
        return Message("doggies-why-place-hole", {"seat": int(dungeon.owner(node))})
    if dungeon.card[node] >= 0:
        return Message("doggies-why-occupied", {"card": ROOMS[dungeon.card[node]].id})
    connections = dungeon.connections(node)
    if not connections:
        for direction in range(4):
            other = dungeon.near[node * 4 + direction]
            if other != NONE and dungeon.marks[other] & DISARMED and dungeon.is_exit(other, direction ^ 2):
                return Message("doggies-why-place-disarmed")
        return Message("doggies-why-no-exit-there")
    if not fits(connections, SIDES[card * 4 + turn]):
        return Message("doggies-why-turn-it")
    assert not TURNS[card] >> turn & 1
    return Message("doggies-why-same-turn")
