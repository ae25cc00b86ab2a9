"""Scenes of Doggies for the client's tests."""

from __future__ import annotations

from tests.games.doggies.table import Dump, hole, position, room
from tests.recordings import Scene


def scene(*rooms: Dump, **more: object) -> Scene:
    """At this position it is the turn of seat 0."""
    return Scene("doggies", position(*rooms, **more))  # type: ignore[arg-type]  # the same arguments


def walk(scene: Scene, *texts: str) -> Scene:
    """Seat 0 leaves, and walks so."""
    for text in ("Leave", *texts):
        scene = scene.play(0, text)
    return scene


def offers() -> Dump:
    """Both choose one of two quests."""
    shown = position(phase="quests", common=[])
    shown["players"][0].update(quest=None, offer=["q_giga_tick", "q_mimic"])
    shown["players"][1].update(quest=None, offer=["q_cerberus", "q_cat_eye"])
    return shown


FIGHTS = {
    "fight": walk(
        scene(
            room("key_dragonfly-1", 1, 0, 1),
            room("coin2_door-1", 2, 0, 1),
            dogs=["joan", "ruta"],
            players={0: {"potions": ["fireball"]}},
        ),
        "Move E",
        "Fight 0 0 1",
    )
    .take_back(0)
    .play(0, "Fight 0 0 1"),
    "cat": walk(
        scene(room("gelatin_cat_bow", 1, 0, 1), room("coin1-1", 2, 0), dogs=["joan", "ruta"]), "Move E"
    ),
    "golem": walk(scene(room("chocolate_golem-1", 1, 0, 1), dogs=["joan", "ruta"]), "Move E", "Smite"),
}

# Joan beats the cat, whose bow beats the tick.
HUNT = ("Move E", "Fight 0 0 0", "Move S", "Fight 0 0 0", "Exit S")
OWN = ("Move E", "Fight 0 0 0", "Exit S")
QUEST = scene(
    room("gelatin_cat_bow", 1, 0, 1), dogs=["joan", "ruta"], players={0: {"quest": "q_gelatin_cat"}}
)
ASLEEP = scene(
    room("gelatin_cat_bow", 1, 0, 1),
    dogs=["joan", "ruta"],
    players={0: {"quest": "q_gelatin_cat"}, 1: {"status": "asleep"}},
)
PLANS = {
    "plan": walk(
        scene(room("gelatin_cat_bow", 1, 0, 1), room("giga_tick_bow", 1, 1), dogs=["joan", "ruta"])
        .plan(0, *HUNT)
        .plan(0, "Move E", "Sneak", "Move S", "Sneak"),
        *HUNT,
    ),
    # The cat is of the personal quest, and with the second one asleep the round is over: she begins the next one.
    "own-quest": walk(QUEST.plan(0, *OWN), *OWN).play(1, "Sleep").play(1, "Sleep"),
    "own-quest-back": walk(QUEST, *OWN).take_back(0).play(0, "Exit S"),
    # With the second one asleep the walk out is the end of the round, and is taken back from the next one.
    "round-back": walk(ASLEEP, *OWN).take_back(0),
    "plan-waiting": scene(
        room("coin1-1", 0, -1, 1), room("coin1-2", 0, -2, 1), dogs=["joan", "ruta"], active=1
    )
    .plan(0, "Move N", "Claim", "Move N")
    .play(1, "Leave")
    .play(1, "Move N")
    .play(1, "Claim")
    .play(1, "Exit W")
    .plan(0, "Move N"),
}

WALKS = {
    "trap-taken": walk(scene(room("trap_bow_cross", 1, 0)), "Move E", "TakeTrap", "Exit E"),
    "trap-disarmed": walk(
        scene(room("frisbow", 1, 0, 1), room("trap_bow_cross", 2, 0)),
        "Move E",
        "Claim",
        "Move E",
        "Disarm frisbow",
        "Exit E",
    ),
    "tramp-and-potion": walk(
        scene(room("tramp_sword-1", 0, -1), room("potion_room-1", 0, -2)),
        "Move N",
        "Hire B",
        "Move N",
        "TakePotion bow",
        "Exit N",
    ),
    "portals": walk(
        scene(
            room("portal-1", 1, 0), room("coin1-1", 0, -1), room("coin1-2", 0, -2), room("portal-2", -1, -2)
        ),
        "Move E",
        "Portal -1,-2",
    ),
    "door-broken": walk(
        scene(room("coin2_door-1", 0, -1), dogs=["bonk", "ruta"]), "Break N", "Claim", "Break N"
    ),
    "door-locked": walk(scene(room("coin2_door-1", 0, -1))),
    "card-turned": walk(
        scene(room("trap_bow_hall", 1, 0, 1), dogs=["sharik", "ruta"]), "Rotate E r0", "Exit N"
    ),
    "last-walk": walk(
        scene(room("coin1-1", 1, 0), round=3, players={1: {"status": "left"}}), "Move E", "Claim", "Exit E"
    ),
    "two-ways": walk(scene(room("coin1-1", 1, 0), room("coin1-2", 0, -1)), "Move E"),
}

LAID = {
    "explored": scene(room("coin1-1", 1, 0))
    .play(0, "Explore")
    .why(0, "Place 1,0 r0")
    .play(0, "Place 0,-1 r1"),
    "placing": scene(
        hole(1, 0, 1),
        room("trap_bow_cross", 2, 0, lid="frisbow"),
        room("coin1-1", 0, -1),
        players={1: {"status": "left"}},
        phase="place",
        drawn="coin1-2",
    )
    .why(0, "Place 1,0 r0")
    .why(0, "Place 0,-1 r0")
    .why(0, "Place -1,0 r0")
    .why(0, "Place 2,1 r0")
    .why(0, "Place 5,5 r0")
    .play(0, "Place 0,1 r1"),
}

BEGUN = {
    "quests": Scene("doggies", offers())
    .play(1, "KeepQuest q_cerberus")
    .open()
    .why(0, "KeepQuest q_cat_eye")
    .play(0, "KeepQuest q_giga_tick")
    .why(0, "KeepQuest q_giga_tick"),
}

SCENES = {**FIGHTS, **PLANS, **WALKS, **LAID, **BEGUN}
