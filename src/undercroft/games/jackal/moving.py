"""Movement: explore, roll and walk, dive, or stay; and where a pirate may end up."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.rng import Rng
from undercroft.games.jackal import phases
from undercroft.games.jackal.actions import DIVE, EXPLORE, OWN_TILES, ROLL, STAY, MoveTo, SwimTo
from undercroft.games.jackal.events import moved
from undercroft.games.jackal.laying import can_draw, is_last_tile
from undercroft.games.jackal.scoring import check_win
from undercroft.games.jackal.table import Table
from undercroft.games.jackal.tiles import NO_TILE
from undercroft.games.jackal.turn import begin_action, end_turn
from undercroft.games.jackal.view_events import How, Rolled, Stayed


def moves(table: Table, seat: i64) -> list[Action]:
    """Explore, one's own tile, roll, dive or stay."""
    cave = table.cave
    player = table.players[seat]
    found: list[Action] = []
    if can_draw(table, table.stock):
        found.append(EXPLORE)
    last = is_last_tile(table)
    for slot in range(len(player.display)):
        if can_lay_own(table, player.display[slot], last):
            found.append(OWN_TILES[slot])
    if cave.can_step(player.place):
        found.append(ROLL)
    if len(dive_exits(table)) > 0:
        found.append(DIVE)
    found.append(STAY)
    return found


def can_lay_own(table: Table, kind: i64, last: bool) -> bool:
    """Does the tile in a slot of the display fit somewhere?"""
    return kind != NO_TILE and table.cave.is_placeable(kind, last)


def walks(table: Table, seat: i64) -> list[Action]:
    """Every position within the die; with luck every other secret passage; or stay."""
    cave = table.cave
    found: list[Action] = []
    for there in within_reach(table, seat):
        found.append(MoveTo(cave.x[there >> 2], cave.y[there >> 2], there & 3))
    if table.swim:
        for exit in dive_exits(table):
            found.append(SwimTo(cave.x[exit >> 2], cave.y[exit >> 2], exit & 3))
    found.append(STAY)
    return found


def dive_exits(table: Table) -> vec[i64]:
    """Every other secret passage, if the active pirate stands in one (R16)."""
    found = vec[i64]()
    place = table.players[table.active].place
    if table.cave.has_passage(place):
        for exit in table.cave.passages():
            if exit != place:
                found = append(found, exit)
    return found


def within_reach(table: Table, walker: i64) -> vec[i64]:
    """Every other position within the die, for one's own pirate or for the one that the bats drive."""
    cave = table.cave
    steps = cave.walk(table.players[walker].place, table.die, table.mud)
    found = vec[i64]()
    for place in range(4 * len(cave.tile)):
        if steps[place] > 0:
            found = append(found, place)
    return found


def roll(table: Table, seat: i64, rng: Rng) -> None:
    table.die = table.throw(rng)
    set_out(table, seat, rng)


def dive(table: Table, seat: i64, rng: Rng) -> None:
    """If the two dice do not open the passage, one walks up to the lower (R16)."""
    one = table.throw(rng)
    two = table.throw(rng)
    table.swim = opens_passage(one, two)
    table.die = min(one, two)
    table.second_die = max(one, two)
    set_out(table, seat, rng)


def opens_passage(one: i64, two: i64) -> bool:
    """Equal dice, or seven together (R16)."""
    return one == two or one + two == 7


def set_out(table: Table, seat: i64, rng: Rng) -> None:
    if table.log is not None:
        table.tell(Rolled(seat, table.dice(), table.second_die > 0, table.swim))
    begin_walk(table, phases.WALK, rng)


def begin_walk(table: Table, phase: i64, rng: Rng) -> None:
    """Ask where to, unless staying is all there is."""
    table.phase = phase
    stuck = phase == phases.HEAD_START and table.fell_in_mud  # no second walk in the turn of the mud (R29)
    if stuck or not (table.swim or table.cave.can_step(table.players[table.actor].place)):
        after_walk(table, rng)


def stay(table: Table, seat: i64, rng: Rng) -> None:
    if table.log is not None:
        table.tell(Stayed(seat))
    after_walk(table, rng)


def go(table: Table, seat: i64, place: i64, how: How, rng: Rng) -> None:
    """One's own pirate walks, swims or steps there."""
    if move_pirate(table, seat, place, how):
        return
    if table.phase == phases.WALK:
        table.fell_in_mud = table.mud and how == "walk" and table.cave.is_muddy(place)
    after_walk(table, rng)


def step_on(table: Table, seat: i64, rng: Rng) -> None:
    go(table, seat, table.cave.joined(table.players[seat].place, table.new_tile), "step", rng)


def move_pirate(table: Table, seat: i64, place: i64, how: How) -> bool:
    """The pirate goes there. True if that won the game."""
    if table.log is not None:
        table.tell(moved(table, seat, place, how))
    table.players[seat].place = place
    return check_win(table, seat)


def after_walk(table: Table, rng: Rng) -> None:
    """The action comes next; after a head start a coin may still be taken where one stands (R23)."""
    if table.phase != phases.HEAD_START:
        begin_action(table, rng)
    elif table.stands_on_coin(table.actor):
        table.phase = phases.HEAD_START_TAKE
    else:
        end_turn(table, rng)
