"""The walk: where it may go, how it ends, and what the others see of it."""

from __future__ import annotations

from tests.games.doggies.table import hole, position, room, table, walking
from undercroft.core.match import match_from
from undercroft.core.rng import NoRng
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.view_events import RoomEntered, WalkBegan, WalkedOut

LEFT = {"status": "left"}


def test_walking_straight_out_is_allowed_and_starts_the_countdown() -> None:
    """R14: empty-handed."""
    game = walking()
    game.do("Exit N")
    assert game.view().seats[0].status == "left"
    assert game.cards(0) == []
    assert game.view().countdown == 4


def test_the_small_dungeon_of_the_rulebook_has_all_its_ways_out() -> None:
    """A potion room with coins and a cerberus, a giga-tick or a mimic behind it; a tramp; or nothing at all."""
    rooms = [
        room("potion_room-1", 0, -1),
        room("coin1-1", -1, -1, 0),
        room("cerberus-1", -2, -1, 3),
        room("giga_tick_bow", 0, -2),
        room("mimic_bow", 1, -1, 1),
        room("tramp_sword-1", 0, 1),
    ]
    ways = [
        ["Move N", "TakePotion sword", "Move W", "Claim", "Move W", "Fight 1 0 0", "Exit N"],
        ["Move N", "TakePotion sword", "Move W", "Claim", "Exit S"],
        ["Move N", "TakePotion bow", "Move N", "Fight 0 1 0", "Exit N"],
        ["Move N", "TakePotion fireball", "Move E", "Fight 0 0 1", "Exit S"],
        ["Move S", "Hire A", "Exit S"],
        ["Exit E"],
    ]
    for way in ways:
        game = walking(*rooms, dogs=["joan"])
        game.do(*way)
        assert game.view().seats[0].status == "left"


def test_a_walk_must_be_finished() -> None:
    """R16: it cannot be dropped for sleep or another card."""
    game = walking(room("coin1-1", 0, -1, 1))
    game.do("Move N")
    for text in ("Sleep", "Explore", "Leave", "Place 1,0 r0"):
        assert game.why_not(text) == "walk-on"
    assert game.acting == [0]


def test_no_room_is_entered_twice() -> None:
    """The start room included."""
    game = walking(room("dragon-1", 0, -1), room("dragon-2", 1, -1), room("coin1-1", 1, 0))
    game.do("Move N", "Sneak")
    assert game.why_not("Move S") == "visited"
    message = game.why("Move S")
    assert message is not None
    assert message.args["card"] == "start"


def test_a_gap_between_cards_leads_to_the_table() -> None:
    """R9: even one that is closed in on all sides."""
    ring = [
        room("dragon-1", 0, -1),
        room("potion_room-1", 1, -1),
        room("potion_room-2", 2, -1),
        room("potion_room-3", 2, 0),
        room("potion_room-4", 2, 1),
        room("trap_bow_cross", 1, 1),
        room("trap_sword_cross", 0, 1),
    ]
    game = walking(*ring)
    assert "Exit E" in game.legal()
    game.do("Exit E")
    assert game.view().seats[0].status == "left"


def test_an_exit_stays_usable_after_somebody_has_left_by_it() -> None:
    """R10."""
    game = walking()
    game.do("Exit N", "Leave", "Exit N")
    assert game.view().round == 2


def test_without_a_way_out_leaving_is_not_offered() -> None:
    game = table(
        room("ifrit_bow", 0, -1, seat=1),
        room("ifrit_sword", 1, 0, 1, seat=1),
        room("ifrit_fireball", 0, 1, seat=1),
        dogs=["ruta", "joan"],
        players={1: LEFT},
    )
    assert game.legal() == ["Explore", "Sleep"]
    assert game.why_not("Leave") == "leave-blocked"
    figures = game.figures(0).turn
    assert figures is not None
    assert (figures.leave.legal, figures.explore.legal, figures.sleep.legal) == (False, True, True)
    assert figures.leave.why is not None


def test_why_leaving_is_impossible_is_said() -> None:
    """Monsters, locked doors, or nothing but walls."""
    danger = table(
        room("dragon-1", 0, -1), room("dragon-2", 1, 0), room("dragon-3", 0, 1), dogs=["pluto", "joan"]
    )
    assert danger.why_not("Leave") == "leave-danger"
    locked = table(
        room("coin2_door-1", 0, -1, 0),
        room("coin2_door-2", 1, 0, 1),
        room("coin2_door-3", 0, 1, 2),
        dogs=["ruta", "joan"],
    )
    assert locked.why_not("Leave") == "leave-locked"
    walls = table(room("ifrit_bow", 0, -1, 1), room("ifrit_sword", 1, 0, 0), room("ifrit_fireball", 0, 1, 1))
    assert walls.why_not("Leave") == "leave-no-exit"


def test_a_hole_or_a_disarmed_trap_in_the_only_way_out_is_said_to_block_it() -> None:
    """It is not that no way leads out: another has closed it for this round."""
    walls = [room("ifrit_sword", 1, 0, 0), room("ifrit_fireball", 0, 1, 1)]
    trap = room("trap_bow_cross", 0, -1, lid="potion_bow")
    disarmed = table(trap, *walls, dogs=["ruta", "joan"], players={1: LEFT})
    assert "Leave" not in disarmed.legal()
    assert disarmed.why_not("Leave") == "leave-blocked"
    far_trap = room("trap_bow_cross", 0, -2, lid="ifrit_bow")
    fallen = table(hole(0, -1, 1), far_trap, *walls, dogs=["ruta", "joan"], players={1: LEFT})
    assert "Leave" not in fallen.legal()
    assert fallen.why_not("Leave") == "leave-blocked"


def test_walls_and_sides_without_a_room() -> None:
    game = walking(room("ifrit_bow", 0, -1, 1), room("coin1-1", 1, 0))
    assert game.why_not("Move N") == "wall"
    assert game.why_not("Exit N") == "room-there"
    assert game.why_not("Move S") == "leads-out"
    assert game.why_not("Exit W") == "wall"


def test_moving_waits_for_the_decision_about_the_room() -> None:
    game = walking(room("coin1-1", 0, -1, 1))
    game.do("Move N")
    assert game.why_not("Exit N") == "decide-first"
    game.do("Skip")
    assert game.why_not("Claim") == "nothing-here"


def test_every_step_is_told_with_running_totals() -> None:
    game = walking(room("cerberus-1", 0, -1), room("coin2-1", 0, -2, 1), dogs=["joan"])
    assert game.told(WalkBegan, 1)[0].totals.paws == 5
    game.do("Move N", "Smite", "Move N", "Claim", "Exit N")
    entered = game.told(RoomEntered, 1)
    assert [(event.step, event.origin, event.cell) for event in entered] == [
        (1, [0, 0], [0, -1]),
        (2, [0, -1], [0, -2]),
    ]
    out = game.told(WalkedOut, 1)[0]
    assert (out.taken, out.totals.coins, out.totals.paws) == (["cerberus-1", "coin2-1"], 3, 2)
    assert out.cell == [0, -2]


def test_the_view_shows_the_walk_to_everybody() -> None:
    game = walking(room("coin1-1", 0, -1, 1))
    game.do("Move N")
    walk = game.view(1).walk
    assert walk is not None
    assert (walk.seat, walk.path, walk.pending, walk.taken) == (0, [[0, 0], [0, -1]], True, [])
    game.do("Claim")
    walk = game.view(1).walk
    assert walk is not None
    assert (walk.pending, walk.taken) == (False, ["coin1-1"])
    game.do("Exit N")
    assert game.view(1).walk is None


def test_a_walk_can_be_taken_back_step_by_step_until_another_seat_acts() -> None:
    """R16: a matter of the platform; nothing hidden is shown by walking."""
    match = match_from(GAME, position(room("coin1-1", 0, -1, 1)))
    before = match.state.dump()
    for text in ("Leave", "Move N", "Claim", "Exit N"):
        match.play(0, GAME.verbs.parse(text), NoRng())
    assert match.state.actors() == 2
    for _ in range(4):
        assert match.can_take_back(0)
        match.take_back(0)
    assert match.state.dump() == before
    for text in ("Leave", "Exit E"):
        match.play(0, GAME.verbs.parse(text), NoRng())
    match.play(1, GAME.verbs.parse("Sleep"), NoRng())
    assert not match.can_take_back(0)
