"""The numbers that save arithmetic: coins, what a room would ask, what a step costs and brings, and why not."""

from __future__ import annotations

from tests.games.doggies.table import Table, hole, loaded, room, table, walking
from undercroft.core.log import WATCHER
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.view import Attack, Plan, RoomFigures

LEFT = {"status": "left"}


def test_coins_so_far_count_cards_chests_losses_and_quests() -> None:
    held = ["coin2-1", "dragon-1", "chest-1", "key_dragonfly-1", "trap_bow_hall", "ifrit_bow"]
    game = table(players={0: {"cards": held}}, common=["q_ifrit", "q_bow"])
    coins = game.figures(0).coins[0]
    assert (coins.cards, coins.chests, coins.losses, coins.quests, coins.total) == (6, 4, -1, 7, 16)
    assert game.view().seats[0].coins == 9


def test_the_turn_says_what_is_possible_and_what_sleep_brings() -> None:
    game = table()
    turn = game.figures(0).turn
    assert turn is not None
    assert (turn.explore.legal, turn.leave.legal, turn.sleep.legal, turn.sleep_paw) == (
        True,
        True,
        True,
        True,
    )
    assert game.figures(1).turn is None
    assert game.figures(WATCHER).turn is None
    assert game.figures(WATCHER).rooms == []


def shown(rooms: list[RoomFigures], x: int, y: int) -> RoomFigures:
    return next(one for one in rooms if one.cell == [x, y])


def test_every_room_says_what_it_would_ask_of_a_seat() -> None:
    game = table(
        room("giga_tick_bow", 0, -1),
        room("trap_sword_cross", 1, 0),
        room("coin2_door-1", 0, 1, 2),
        dogs=["joan", "robin"],
        players={0: {"potions": ["bow"]}},
    )
    rooms = game.figures(0).rooms
    tick = shown(rooms, 0, -1)
    assert (tick.fights, tick.missing, tick.damage, tick.smite) == (
        [Attack(0, 1, 0)],
        Attack(0, 1, 0),
        1,
        False,
    )
    assert tick.coins == 2
    assert shown(rooms, 1, 0).asks_paw
    assert shown(rooms, 0, 1).coins == 2
    robin = game.figures(1).rooms
    assert shown(robin, 0, -1).fights == [Attack(0, 0, 0)]
    assert not shown(robin, 1, 0).asks_paw


def test_without_paws_a_room_shows_no_way_to_beat_its_monster() -> None:
    """R19: beating costs a paw and smiting two, so the last paw on a coin leaves Joan nothing but to sneak."""
    rooms = [room(f"coin1-{number}", 0, -number, 1) for number in range(1, 6)]
    ifrit = room("ifrit_bow", 0, -6)
    golem = room("chocolate_golem-1", 1, -4)
    game = walking(*rooms, ifrit, golem, dogs=["joan", "robin"])
    assert shown(game.figures(0).rooms, 0, -6).fights == [Attack(0, 0, 0)]
    for _ in range(4):
        game.do("Move N", "Claim")
    assert shown(game.figures(0).rooms, 0, -6).fights == [Attack(0, 0, 0)]
    assert not shown(game.figures(0).rooms, 1, -4).smite
    game.do("Move N", "Claim")
    out_of_paws = shown(game.figures(0).rooms, 0, -6)
    assert (out_of_paws.fights, out_of_paws.missing) == ([], Attack(0, 0, 0))
    assert game.do("Move N").legal() == ["Sneak"]


def test_every_side_of_a_room_says_where_it_leads() -> None:
    game = table(room("coin2_door-1", 0, -1, 1), room("coin1-1", 0, -2, 1), dogs=["ruta", "pluto"])
    sides = {door.direction: (door.leads, door.passage) for door in shown(game.figures(0).rooms, 0, -1).doors}
    assert sides == {
        "N": ("room", "open"),
        "E": ("out", "wall"),
        "S": ("room", "open"),
        "W": ("out", "locked"),
    }
    pluto = shown(game.figures(1).rooms, 0, -1).doors
    assert pluto[3].passage == "unlocked"


def test_closed_rooms_say_why() -> None:
    game = table(
        room("coin1-1", 0, -1, 1, seat=1),
        room("trap_bow_cross", 1, 0, lid="potion_bow"),
        hole(0, 1, 1),
        room("trap_sword_cross", 1, 1, lid="mimic_sword"),
        players={1: LEFT},
    )
    whys = {tuple(one.cell): one.why.id if one.why else None for one in game.figures(0).rooms}
    assert whys == {
        (0, 0): "doggies-why-start",
        (0, -1): "doggies-why-claimed",
        (1, 0): "doggies-why-disarmed",
        (0, 1): "doggies-why-hole",
        (1, 1): "doggies-why-disarmed",
    }
    nowhere = [door.leads for one in game.figures(0).rooms for door in one.doors]
    assert "nowhere" in nowhere


def test_a_fight_shows_its_price_and_its_gain() -> None:
    """As at the table: a paw and a potion for a trophy and two coins of a quest."""
    game = walking(
        room("giga_tick_bow", 0, -1),
        dogs=["joan"],
        players={0: {"potions": ["bow"]}},
        common=["q_giga_tick", "q_cerberus"],
    )
    game.do("Move N")
    fight = game.step("Fight 0 1 0")
    assert (fight.legal, fight.paws, fight.damage, fight.potions) == (True, -1, 0, Attack(0, 1, 0))
    assert (fight.trophy.bow, fight.coins, fight.quest_coins) == (1, 0, 2)
    sneak = game.step("Sneak")
    assert (sneak.paws, sneak.damage, sneak.coins) == (0, 1, 0)
    smite = game.step("Smite")
    assert not smite.legal
    assert smite.why is not None
    assert smite.why.id == "doggies-why-smite-needless"


def test_a_trap_shows_what_each_payment_loses() -> None:
    game = walking(
        room("trap_bow_cross", 0, -1),
        players={
            0: {"cards": ["ifrit_bow", "tramp_bow-1"], "tramps": {"tramp_bow-1": "B and paw"}, "owned": 6,
                "potions": ["bow"]}
        },
        common=["q_ifrit", "q_cerberus"],
    )  # fmt: skip
    game.do("Move N")
    ifrit = game.step("Disarm ifrit_bow")
    assert (ifrit.loses, ifrit.quest_coins, ifrit.paws) == ("ifrit_bow", -2, 0)
    tramp = game.step("Disarm tramp_bow-1")
    assert (tramp.coins, tramp.paws) == (1, -1)
    assert game.step("DisarmPotion").potions == Attack(0, 1, 0)
    taken = game.step("TakeTrap")
    assert (taken.paws, taken.coins) == (-1, -1)


def test_a_tramp_shows_both_sides() -> None:
    game = walking(room("tramp_bow-1", 0, -1))
    game.do("Move N")
    assert (game.step("Hire A").either, game.step("Hire A").paws, game.step("Hire A").coins) == (
        ["sword", "fireball"],
        -1,
        -1,
    )
    assert (game.step("Hire B").trophy.bow, game.step("Hire B").paws) == (1, 0)


def test_a_potion_room_shows_what_is_there_and_what_is_not() -> None:
    game = walking(room("potion_room-1", 0, -1), players={1: {"potions": ["bow", "bow"]}})
    game.do("Move N")
    assert game.step("TakePotion sword").wins_potion == "sword"
    assert not game.step("TakePotion bow").legal


def test_every_neighbour_says_whether_it_can_be_entered() -> None:
    game = walking(
        room("ifrit_bow", 0, -1, 1), room("coin1-1", 1, 0), room("dragon-1", 0, 1), dogs=["pluto", "robin"]
    )
    assert (game.step("Move E").legal, game.step("Move E").cell) == (True, [1, 0])
    for text, reason in (("Move N", "wall"), ("Move S", "dead-end"), ("Exit W", "wall")):
        step = game.step(text)
        assert not step.legal
        assert step.why is not None
        assert step.why.id == f"doggies-why-{reason}"


def test_bonk_sees_what_a_wall_costs() -> None:
    game = walking(room("ifrit_bow", 0, -1), dogs=["bonk"])
    out = game.step("Break W")
    assert (out.legal, out.paws, out.cell) == (True, -1, None)


def test_sharik_sees_which_cards_he_can_turn() -> None:
    game = walking(room("ifrit_bow", 0, -1, 1), dogs=["sharik"])
    assert game.step("Rotate N r0").cell == [0, -1]


def test_a_chest_is_worth_what_a_key_makes_of_it() -> None:
    rooms = [room("chest-1", 0, -1, 1), room("key_dragonfly-1", 1, 0)]
    for dog, chest, fly in (("ruta", 0, 0), ("pluto", 4, 0)):
        game = table(*rooms, dogs=[dog, "bonk"])
        assert shown(game.figures(0).rooms, 0, -1).coins == chest
        assert shown(game.figures(0).rooms, 1, 0).coins == fly
    held = table(rooms[1], players={0: {"cards": ["chest-1"]}})
    assert shown(held.figures(0).rooms, 1, 0).coins == 4


def test_what_is_in_the_piles_is_public() -> None:
    game = table(room("coin1-1", 0, -1, 1), players={1: {"cards": ["coin1-2", "dragon-1"]}}, box=["dragon-2"])
    left = {unseen.room: unseen.left for unseen in game.view(0).unseen}
    assert (left["coin1"], left["dragon"], left["ifrit_bow"]) == (13, 3, 1)
    assert sum(left.values()) == game.view().draw_pile == 85


def test_quests_show_how_everybody_stands() -> None:
    game = table(
        players={0: {"cards": ["ifrit_bow", "ifrit_sword"]}, 1: {"cards": ["ifrit_fireball", "frisbow"]}},
        common=["q_ifrit", "q_bow"],
    )
    ifrit, bow = game.view(1).common
    assert (ifrit.counts, ifrit.pays, ifrit.leader, ifrit.species) == ([2, 1], [4, 2], None, "ifrit")
    assert (bow.counts, bow.base, bow.leader, bow.pays, bow.symbol) == ([1, 2], [0, 2], 1, [0, 5], "bow")


# What a walk has brought so far


def test_the_running_gain_counts_older_cards_laid_on_traps() -> None:
    """A mimic of an earlier round pays two coins as a quest; on the trap it pays none any more."""
    game = walking(
        room("coin1-1", 0, -1, 1),
        room("trap_bow_cross", 0, -2),
        players={0: {"cards": ["ifrit_bow"]}},
        common=["q_ifrit", "q_cerberus"],
    )
    game.do("Move N", "Claim", "Move N")
    step = game.step("Disarm ifrit_bow")
    assert (step.coins, step.quest_coins) == (0, -2)
    game.do("Disarm ifrit_bow")
    assert (game.totals.coins, game.totals.quest_coins) == (1, -2)
    again = loaded(game.dump())
    assert again.totals == game.totals


def test_the_running_gain_counts_a_tramp_laid_on_a_trap() -> None:
    game = walking(
        room("trap_bow_cross", 0, -1),
        players={0: {"cards": ["tramp_bow-1"], "tramps": {"tramp_bow-1": "B"}}},
    )
    game.do("Move N", "Disarm tramp_bow-1")
    assert game.totals.coins == 1


def test_the_running_gain_counts_potions() -> None:
    """One bow potion leads in the quest of bows; drunk, it does not."""
    game = walking(
        room("giga_tick_sword", 0, -1),
        dogs=["joan"],
        players={0: {"potions": ["bow"]}},
        common=["q_bow", "q_cerberus"],
    )
    game.do("Move N")
    assert game.totals.quest_coins == 0
    step = game.step("Fight 0 1 0")
    game.do("Fight 0 1 0")
    assert step.quest_coins == game.totals.quest_coins == -5


def test_steps_add_up_to_the_running_gain() -> None:
    game = walking(
        room("coin2-1", 0, -1, 1),
        room("trap_sword_cross", 0, -2),
        room("ifrit_bow", 0, -3),
        dogs=["joan"],
        players={0: {"cards": ["mimic_sword", "chest-1"]}},
        common=["q_sword", "q_giga_tick"],
    )
    coins = quests = 0
    for text in ("Move N", "Claim", "Move N", "Disarm mimic_sword", "Move N", "Fight 0 0 0"):
        step = game.step(text)
        coins += step.coins
        quests += step.quest_coins
        assert step.after is not None
        game.do(text)
        assert (game.totals.coins, game.totals.quest_coins) == (coins, quests)
        assert step.after == game.totals


def test_a_payment_says_which_symbols_are_lost() -> None:
    held = {"cards": ["frisbow", "tramp_sword-1"], "tramps": {"tramp_sword-1": "A"}, "potions": ["bow"]}
    game = walking(room("trap_bow_cross", 0, -1), players={0: held})
    game.do("Move N")
    frisbow = game.step("Disarm frisbow")
    assert (frisbow.loses, frisbow.lost.bow, frisbow.trophy.bow) == ("frisbow", 2, 0)
    tramp = game.step("Disarm tramp_sword-1")
    assert (tramp.lost_either, tramp.lost.bow) == (["bow", "fireball"], 0)
    assert game.step("TakeTrap").lost.bow == 0


# Seats that wait


def test_where_another_has_walked_is_open_to_a_seat_that_waits() -> None:
    game = walking(room("coin1-1", 0, -1, 1), room("coin1-2", 0, -2, 1))
    game.do("Move N", "Skip", "Move N", "Claim")
    own = {tuple(one.cell): one.why.id if one.why else None for one in game.figures(0).rooms}
    assert own[(0, 0)] == own[(0, -1)] == "doggies-why-visited"
    waiting = {tuple(one.cell): one.why.id if one.why else None for one in game.figures(1).rooms}
    assert waiting == {
        (0, 0): "doggies-why-start",
        (0, -1): None,
        (0, -2): "doggies-why-claimed",
    }


# A plan before leaving


def planned(game: Table, *texts: str, seat: int = 0) -> Plan:
    plan = game.state.plan_of(seat, [GAME.verbs.parse(text) for text in texts])
    assert plan is not None
    return plan


def test_a_walk_can_be_priced_before_leaving() -> None:
    game = table(room("coin2-1", 0, -1, 1), room("giga_tick_bow", 0, -2), dogs=["joan"])
    before = game.dump()
    plan = planned(game, "Move N", "Claim", "Move N", "Sneak", "Exit N")
    assert [step.legal for step in plan.steps] == [True] * 5
    assert (plan.ends, plan.figures.steps) == (True, [])
    result = plan.figures.result
    assert result is not None
    assert (result.coins, result.damage, result.paws) == (2, 1, 4)
    assert game.dump() == before
    game.do("Leave", "Move N", "Claim", "Move N", "Sneak")
    assert game.totals == result
    assert game.view(0) == plan.view


def test_a_plan_counts_what_is_won_on_the_way() -> None:
    """Joan has two swords and a bow. The cat's bow, won first, beats the tick that asks for two."""
    game = table(room("gelatin_cat_bow", 1, 0, 1), room("giga_tick_bow", 1, 1), dogs=["joan"])
    won = planned(game, "Move E", "Fight 0 0 0", "Move S", "Fight 0 0 0", "Exit S")
    assert won.ends
    result = won.figures.result
    assert result is not None
    assert (result.paws, result.attack.bow, result.quest_coins) == (3, 3, 2)
    assert won.view.walk is not None
    assert won.view.walk.path == [[0, 0], [1, 0], [1, 1]]
    passed = planned(game, "Move E", "Sneak", "Move S", "Fight 0 0 0")
    why = passed.steps[-1].why
    assert why is not None
    assert why.id == "doggies-why-weak"


def test_a_plan_stops_where_it_is_not_possible_and_says_why() -> None:
    game = table(room("ifrit_bow", 0, -1, 1), room("dragon-1", 0, 1), dogs=["pluto"])
    for text, reason in (("Move N", "wall"), ("Move S", "dead-end")):
        plan = planned(game, text, "Sneak", "Exit S")
        assert len(plan.steps) == 1
        assert not plan.ends
        why = plan.steps[0].why
        assert why is not None
        assert why.id == f"doggies-why-{reason}"


def test_a_plan_shows_what_could_follow() -> None:
    game = table(room("coin1-1", 0, -1, 1))
    first = planned(game).figures.steps
    assert {step.action["verb"] for step in first if step.legal} == {"Move", "Exit"}
    room_steps = planned(game, "Move N").figures.steps
    assert [step.action["verb"] for step in room_steps] == ["Claim", "Skip"]


def test_a_seat_that_waits_can_plan_and_one_that_left_cannot() -> None:
    game = table(room("coin1-1", 0, -1, 1), seats=3, players={2: LEFT})
    assert planned(game, "Move N", "Claim", "Exit W", seat=1).ends
    assert game.state.plan_of(2, []) is None
    assert game.state.plan_of(WATCHER, []) is None
    game.do("Leave")
    assert game.state.plan_of(1, []) is None
