"""Events that take some working out; the rules make all others where they happen."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.bits import members
from undercroft.games.dragon import view_events as told
from undercroft.games.dragon.cards import GNOME_IDS
from undercroft.games.dragon.frames import Rage
from undercroft.games.dragon.table import REASONS, VICTORY, Table


def turn_began(table: Table) -> told.TurnBegan:
    rolled = table.rolled_points()
    return told.TurnBegan(
        seat=table.asked,
        gnome=GNOME_IDS[table.active],
        roll=table.roll,
        smoke=table.roll - rolled,
        given=table.ap - rolled,
        ap=table.ap,
    )


def dice_rolled(rage: Rage, faces: list[bool]) -> told.DiceRolled:
    """Only a Rage of all levels has an effect without a head."""
    highest = rage.heads + 1 if rage.event == "all_levels" or rage.heads else 0
    return told.DiceRolled(faces=faces, heads=rage.heads, highest=highest)


def torches_out(places: i64, spared: i64, torches: i64, level: i64) -> told.TorchesOut:
    """By a rockfall of this level; level 0 is Wing Gust."""
    return told.TorchesOut(
        cause="rage" if level else "wing_gust",
        level=level if level else None,
        places=members(places & ~spared),
        torches=torches,
        spared=members(places & spared),
    )


def game_over(table: Table) -> told.GameOver:
    return told.GameOver(
        won=table.result == VICTORY,
        reason=REASONS[table.result],
        delivered=table.delivered,
        target=table.difficulty.target,
        rounds=table.round,
        slack=table.slack(),
        gnomes=table.gnomes_on(table.cave.lost),
    )
