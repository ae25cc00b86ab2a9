"""Scenes of Goblins vs Gnomes for the client's tests."""

from __future__ import annotations

from tests.games.goblins.table import SEALED, Table, position
from tests.recordings import Scene

END = [("passage_cross", x, 0, 0) for x in range(1, 5)] + [("passage_straight", x, 0, 1) for x in (5, 6, 7)]
KINDS = ("gold", "dynamite", "dragon")
MODES = ("base", "advanced")
REST = [["passage_tee", "passage_tee", "passage_corner"], ["passage_corner", "passage_corner", "passage_tee"]]


def hand(*cards: str) -> list[list[str]]:
    """Seat 0 holds these; the other two hold plain passages."""
    return [list(cards), *REST]


def scene(table: Table) -> Scene:
    return Scene("goblins", table.state.dump())


def in_both_modes(name: str, table: Table, *plays: tuple[int, str]) -> dict[str, Scene]:
    """The same with and without the roles' bonuses."""
    found: dict[str, Scene] = {}
    for mode in MODES:
        one = Scene("goblins", {**table.state.dump(), "options": {"roles": mode}})
        for seat, text in plays:
            one = one.play(seat, text)
        found[f"{name}-{mode}"] = one
    return found


LAID = {
    "laid": scene(position(hand("passage_tee", "rubble_straight", "lantern_tee"), goals=KINDS))
    .why(0, "PlaceCard passage_tee 4 0 r0")
    .play(0, "PlaceCard passage_tee 1 0 r2"),
    "ale": scene(position(hand("ale_cross", "passage_tee", "bomb_cross"), goals=KINDS))
    .play(0, "PlaceCard ale_cross 1 0 r0")
    .why(0, "GiveAle 0")
    .play(0, "GiveAle 1"),
    "key": scene(
        position(
            hand("key_red_cross", "passage_tee", "rubble_cross"),
            [("passage_cross", 1, 0, 0), ("door_red", 2, 0, 1), ("passage_cross", 3, 0, 0)],
            goals=KINDS,
        )
    ).play(0, "PlaceCard key_red_cross 1 1 r0"),
    "rubble": scene(position(hand("rubble_straight", "passage_tee", "passage_tee"), goals=KINDS)).play(
        0, "PlaceCard rubble_straight 1 0 r1"
    ),
    "keyboard": scene(position(hand("passage_cross", "passage_tee", "map"), goals=KINDS))
    .why(0, "Pass")
    .play(0, "PlaceCard passage_cross 1 0 r0"),
    "tip": scene(position(hand("passage_cross", "passage_tee", "passage_tee"), END[:4], goals=KINDS)).play(
        0, "PlaceCard passage_cross 5 0 r0"
    ),
}

PLAYED = {
    "explosion": scene(
        position(
            hand("explosion", "passage_tee", "passage_tee"),
            [("lantern_cross", 1, 0, 0), ("passage_cross", 2, 0, 0), ("passage_cross", 3, 0, 0)],
            goals=KINDS,
        )
    )
    .why(0, "PlayExplosion 1 0")
    .play(0, "PlayExplosion 2 0"),
    "map": scene(position(hand("map", "passage_tee", "passage_tee"), goals=KINDS))
    .seen_by((0,), (1,))
    .play(0, "PlayMap north")
    .play(0, "Claim dragon"),
    "potion": scene(position(hand("potion", "passage_tee", "passage_tee"), goals=KINDS))
    .why(0, "PlayPotion 0")
    .play(0, "PlayPotion 2"),
}

ONE_DEVICE = {
    "two-at-one-device": scene(position(hand("passage_cross", "passage_tee", "map"), goals=KINDS))
    .seen_by((0, 1))
    .play(0, "PlaceCard passage_cross 1 0 r0"),
    **{
        name: one.seen_by((0, 1, 2))
        for name, one in in_both_modes(
            "every-card",
            position(
                [
                    ["lantern_cross", "key_yellow_cross", "passage_cross"],
                    ["bomb_cross", "rubble_cross", "door_red"],
                    ["door_yellow", "passage_straight", "key_red_cross"],
                ],
                goals=KINDS,
            ),
            (0, "PlaceCard lantern_cross 1 0 r0"),
            (1, "PlaceCard bomb_cross 0 1 r0"),
            (2, "PlaceCard door_yellow 2 0 r1"),
            (0, "PlaceCard key_yellow_cross 1 1 r0"),
            (1, "PlaceCard rubble_cross -1 0 r0"),
            (2, "PlaceCard passage_straight 3 0 r1"),
            (0, "PlaceCard passage_cross 4 0 r0"),
            (1, "PlaceCard door_red 0 -1 r0"),
            (2, "PlaceCard key_red_cross 4 1 r0"),
        ).items()
    },
    "three-at-one-device": scene(
        position(
            [
                ["potion", "ale_cross", "passage_tee"],
                ["map", "passage_tee", "passage_tee"],
                ["explosion", "passage_corner", "passage_tee"],
            ],
            [("passage_cross", 1, 0, 0)],
            goals=KINDS,
            advanced=True,
        )
    )
    .seen_by((0, 1, 2))
    .play(0, "PlayPotion 2")
    .play(1, "PlayMap middle")
    .play(1, "Claim gold")
    .play(2, "PlayExplosion 1 0")
    .play(0, "PlaceCard ale_cross 1 0 r0")
    .play(0, "GiveAle 1"),
}

FIRST_HAND = hand("passage_cross", "passage_tee", "passage_tee")

ROUNDS = {
    **in_both_modes(
        "dynamite",
        position(FIRST_HAND, [*END, ("bomb_cross", 1, 1, 0)], goals=KINDS),
        (0, "PlaceCard passage_cross 8 0 r0"),
    ),
    **in_both_modes(
        "two-goals",
        position(
            FIRST_HAND,
            [("passage_cross", x, -1, 0) for x in range(4)]
            + [("passage_straight", x, -1, 1) for x in (4, 5, 6)]
            + [("bomb_cross", 7, -1, 0), ("ale_cross", 8, -1, 0)],
            goals=("dragon", "dynamite", "gold"),
        ),
        (0, "PlaceCard passage_cross 9 -1 r0"),
        (0, "OpenGoal north"),
    ),
    **in_both_modes(
        "gold",
        position(FIRST_HAND, END, goals=("dragon", "gold", "dynamite")),
        (0, "PlaceCard passage_cross 8 0 r0"),
    ),
    **in_both_modes(
        "dragon",
        position(FIRST_HAND, END, goals=("gold", "dragon", "dynamite")),
        (0, "PlaceCard passage_cross 8 0 r0"),
    ),
    **in_both_modes(
        "last-card",
        position([["passage_tee"], [], []], goals=KINDS, deck=0, first_emptied=1),
        (0, "PlaceCard passage_tee 1 0 r1"),
    ),
    **{
        name: one.seen_by((0,), (1,))
        for name, one in in_both_modes(
            "hand-shown",
            position([["passage_tee", "passage_straight"], ["passage_tee"], ["map"]], SEALED, deck=0),
            (0, "Pass"),
        ).items()
    },
    **in_both_modes(
        "last-pass",
        position(hand("passage_tee", "passage_tee", "rubble_tee"), goals=KINDS, passed=[1, 2]),
        (0, "SwapCard rubble_tee"),
    ),
    **in_both_modes(
        "ninth-gold",
        position(FIRST_HAND, END, goals=("dragon", "gold", "dynamite"), gold=[8, 3, 3]),
        (0, "PlaceCard passage_cross 8 0 r0"),
    ),
    "skinflint": scene(
        position(
            FIRST_HAND,
            END,
            goals=("gold", "dragon", "dynamite"),
            roles=["skinflint", "king", "pedant"],
            advanced=True,
            gold=[1, 3, 3],
        )
    )
    .play(0, "PlaceCard passage_cross 8 0 r0")
    .play(0, "Steal 2"),
}

SCENES = {**LAID, **PLAYED, **ONE_DEVICE, **ROUNDS}
