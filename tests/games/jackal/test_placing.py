"""Laying tiles: fitting, joints, the entrance rule, the last open way, caverns, the start map and drawing."""

from __future__ import annotations

from tests.games.jackal.table import EAST, position
from undercroft.core.rng import FastRng
from undercroft.games.jackal.game import GAME
from undercroft.games.jackal.state import JackalState
from undercroft.games.jackal.tiles import TILES
from undercroft.games.jackal.view import Foresight
from undercroft.games.jackal.view_events import MapDone, TileDrawn, TilePlaced

# Three arms of the entrance that end in halls; only the eastern side is open.
CLOSED = [
    ("C-I", 0, -1, 0), ("G-D", 0, -2, 2), ("C-I", -1, 0, 1), ("G-D", -2, 0, 1), ("C-I", 0, 1, 0), ("G-D", 0, 2, 0),
]  # fmt: skip


def test_the_first_tile_touches_the_entrance_which_is_open_on_all_sides() -> None:
    """R3: the entrance is matched like any other tile."""
    table = position([], phase="map", current="C-I", start=["C-T"])
    assert sorted(table.legal(0)) == sorted(
        ["PlaceTile 0 -1 r0", "PlaceTile 0 1 r0", "PlaceTile 1 0 r1", "PlaceTile -1 0 r1"]
    )


def test_a_tile_must_fit_all_its_neighbours() -> None:
    """R2: one opening per side at most; tunnel meets tunnel and wall meets wall."""
    table = position([("C-L", 1, 0, 2)], phase="place", current="C-I")
    # The bend opens south and west; its east side is a wall.
    assert table.why_not(0, "PlaceTile 2 0 r1") == "jackal-why-no-match"
    assert table.why_not(0, "PlaceTile 5 5 r0") == "jackal-why-apart"
    assert table.why_not(0, "PlaceTile 1 0 r0") == "jackal-why-taken"


def test_contact_by_walls_alone_is_not_enough() -> None:
    """R4: at least one joint."""
    table = position([("C-L", 1, 0, 2)], phase="place", current="C-I")
    assert table.why_not(0, "PlaceTile 2 0 r0") == "jackal-why-no-joint"


def test_a_cavern_fits_everywhere_and_a_wall_that_faces_it_stays_closed() -> None:
    """R5: when it is laid, and when a tile is laid beside it later; a joint is needed all the same."""
    table = position([("C-L", 1, 0, 2)], phase="place", current="V")
    assert table.why_not(0, "PlaceTile 2 0 r0") == "jackal-why-no-joint"
    beside = position([("V", 1, 0, 0)], phase="place", current="C-L", pirates=[(1, 0, 0), (0, 0, 0)])
    assert beside.may(0, "PlaceTile 2 0 r2")
    # The bend at 1,1 opens north to the cavern and east; turned so that it shows the cavern a wall it has no joint.
    assert beside.why_not(0, "PlaceTile 2 0 r0") == "jackal-why-no-joint"


def test_beside_the_entrance_there_must_be_a_way_on() -> None:
    """R6: no dead end directly at the entrance."""
    table = position([("C-I", 1, 0, 1)], phase="place", current="G-D")
    assert table.why_not(0, "PlaceTile 0 1 r0") == "jackal-why-dead-end"
    # Elsewhere a dead end is fine.
    assert table.may(0, "PlaceTile 2 0 r3")


def test_no_loop_may_be_closed_directly_at_the_entrance() -> None:
    """R6: from the new tile one must reach an opening without entering the entrance."""
    ring = [("C-L", 1, 0, 2), ("C-L", 1, 1, 3), ("C-I", -1, 0, 1)]
    table = position(ring, phase="place", current="C-L")
    assert table.why_not(0, "PlaceTile 0 1 r0") == "jackal-why-dead-end"


def test_a_loop_may_be_closed_elsewhere() -> None:
    """R8: the entrance rule looks only at the tile that is laid beside it."""
    # Two arms of the entrance, east and south, meet at 1,1.
    table = position([("C-L", 1, 0, 2), ("C-L", 0, 1, 0), ("C-I", -1, 0, 1)], phase="place", current="C-L")
    assert table.may(0, "PlaceTile 1 1 r3")


def test_the_last_open_way_may_not_be_closed_while_tiles_remain() -> None:
    """R7: for the last tile of all this does not hold."""
    closed = [*CLOSED, ("C-I", 1, 0, 1)]
    table = position(closed, phase="place", current="C-LS")
    assert table.why_not(0, "PlaceTile 2 0 r1") == "jackal-why-sealed"
    assert table.may(0, "PlaceTile 2 0 r2")


def test_a_gold_hall_gets_its_coin_when_it_is_laid_and_a_cavern_none() -> None:
    """R1."""
    table = position(EAST[:3], phase="place", current="G-T", pirates=[(3, 0, 0), (0, 0, 0)])
    table.do(0, "PlaceTile 4 0 r1")
    assert table.told(TilePlaced)[0].coin
    cavern = position(EAST[:3], phase="place", current="V", pirates=[(3, 0, 0), (0, 0, 0)])
    cavern.do(0, "PlaceTile 4 0 r0")
    assert not cavern.told(TilePlaced)[0].coin


def test_a_hall_that_nobody_can_reach_is_announced_as_such() -> None:
    """Before it is laid and on the map; a hall that can be swum to is not cut off."""
    bridge = [("C-I", 1, 0, 1), ("C-B", 2, 0, 0)]
    table = position(bridge, phase="place", current="G-D")
    there = GAME.verbs.parse("PlaceTile 2 1 r0")
    foreseen = table.state.foresee(0, there)
    assert isinstance(foreseen, Foresight)
    assert foreseen.hall_steps is None
    assert foreseen.hall_cut_off
    joined = table.state.foresee(0, GAME.verbs.parse("PlaceTile 3 0 r3"))
    assert isinstance(joined, Foresight)
    assert (joined.hall_steps, joined.hall_cut_off) == (3, False)
    table.do(0, "PlaceTile 2 1 r0")
    assert [(hall.x, hall.y, hall.cut_off) for hall in table.figures().halls] == [(2, 1, True)]
    swum = position([*bridge, ("P-I", 2, 1, 0), ("P-I", -1, 0, 1)], phase="place", current="G-D")
    foreseen = swum.state.foresee(0, GAME.verbs.parse("PlaceTile 2 2 r0"))
    assert isinstance(foreseen, Foresight)
    assert (foreseen.hall_steps, foreseen.hall_cut_off) == (None, False)


def test_only_rotations_that_look_different_are_offered() -> None:
    """R36, R2: hall, passage and mud count; hall and passage lie in the same tunnel."""
    turns = {tile.id: [int(turn) for turn in tile.turns] for tile in TILES}
    assert turns["C-X"] == [0]
    assert turns["C-I"] == [0, 1]
    assert turns["C-B"] == [0]
    assert turns["P-B"] == [0, 1]
    assert turns["C-L"] == [0, 1, 2, 3]
    assert turns["C-LL"] == [0, 1]
    assert all(tile.hall == tile.passage for tile in TILES if tile.hall >= 0 and tile.passage >= 0)


def test_after_exploring_the_tile_must_be_laid() -> None:
    """R10: one cannot look and decline; and without a tile that fits exploring is not offered."""
    table = position(EAST[:3], pirates=[(3, 0, 0), (0, 0, 0)])
    table.do(0, "Explore")
    assert table.phase == "place"
    assert all(text.startswith("PlaceTile") for text in table.legal(0))


def test_a_tile_that_fits_nowhere_is_shown_and_goes_back() -> None:
    """R9: all rejected tiles of one draw go back together."""
    # Only one opening is left, so a dead end would seal the cave.
    closed = [*CLOSED, ("C-I", 1, 0, 1)]
    for seed in range(200):
        table = position(closed)
        table.rng = FastRng(seed)
        before = table.view().stock
        table.do(0, "Explore")
        drawn = table.told(TileDrawn)[0]
        assert table.view().stock == before - 1
        if drawn.set_aside:
            return
    raise AssertionError("no tile was ever set aside")


def test_one_may_step_onto_the_tile_just_laid_if_it_joins_ones_own_tunnel() -> None:
    """R13: only onto the new tile, only through one's own tunnel, and optional."""
    table = position(EAST[:3], phase="place", current="C-T", pirates=[(3, 0, 0), (0, 0, 0)])
    table.do(0, "PlaceTile 4 0 r1")
    assert table.legal(0) == ["StepOn", "Stay"]
    table.do(0, "StepOn")
    assert table.at(0) == (4, 0, 0)
    away = position(EAST[:3], phase="place", current="C-T", pirates=[(2, 0, 0), (0, 0, 0)])
    away.do(0, "PlaceTile 4 0 r1")
    assert away.phase == "action"


def test_the_winner_of_the_roll_lays_first_and_also_begins_the_play() -> None:
    """R11, R12: equals roll again; twenty tiles are laid in turn."""
    rng = FastRng(11)
    state = GAME.new(3, GAME.defaults(3), rng)
    assert isinstance(state, JackalState)
    first = int(state.first)
    assert state.actor == first
    while state.phase == 0:
        actions = state.legal(state.actor)
        state.play(state.actor, actions[rng.below(len(actions))], rng)
    assert len(state.cave.tile) == 21
    assert state.actor == first


def test_every_seat_can_win_the_roll() -> None:
    """R12."""
    assert {int(state.first) for state in (new(4, seed) for seed in range(80))} == {0, 1, 2, 3}


def new(seats: int, seed: int) -> JackalState:
    state = GAME.new(seats, GAME.defaults(seats), FastRng(seed))
    assert isinstance(state, JackalState)
    return state


def test_a_start_pile_in_which_nothing_fits_joins_the_stock() -> None:
    """The map is then done early."""
    table = position(CLOSED, phase="map", current="C-I", start=["C-D", "G-D"])
    shown = table.state.reveals
    table.do(0, "PlaceTile 1 0 r1")
    assert table.told(MapDone)[0].left_over == 2
    assert table.phase == "move"
    # Now everybody knows what the pile held: the placement cannot be taken back.
    assert table.state.reveals > shown
