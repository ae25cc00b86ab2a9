"""What is worth noting of a game while it is played: uses of its components, and figures of its own."""

from __future__ import annotations

from undercroft.core.game import Game
from undercroft.lab.notes import doggies, dragon, goblins, jackal, raiders
from undercroft.lab.notes.any_game import Notes

NOTES: dict[str, type[Notes]] = {
    "doggies": doggies.DoggiesNotes,
    "dragon": dragon.DragonNotes,
    "goblins": goblins.GoblinsNotes,
    "jackal": jackal.JackalNotes,
    "raiders": raiders.RaidersNotes,
}


def notes_of(game: Game) -> Notes:
    """An empty page for a game; any game has one."""
    return NOTES.get(game.slug, Notes)(game)
