"""The box holds what the rules count, and a wrong data file is named by file, card and field."""

from __future__ import annotations

from importlib.resources import files

import pytest

from undercroft.core.components import BadComponents, Components
from undercroft.games.goblins import cards


def test_the_box_holds_fifty_path_cards_of_ten_kinds() -> None:
    """R1: as reconstructed."""
    counts = dict.fromkeys(cards.KINDS, 0)
    for face in cards.FACES:
        counts[cards.KINDS[face.kind]] += int(face.count)
    assert counts == {
        "passage": 17, "lantern": 4, "bomb": 4, "ale": 5, "rubble": 3, "door": 4, "key": 4, "potion": 2, "explosion": 3,
        "map": 4,
    }  # fmt: skip


def test_there_are_four_roles_of_each_team() -> None:
    """R32: goblins first."""
    assert [cards.TEAMS[role.team] for role in cards.ROLES] == ["goblin"] * 4 + ["gnome"] * 4


def test_teams_have_the_size_the_rules_give_them() -> None:
    assert [int(cards.GOBLIN_COUNTS[seats]) for seats in range(3, 9)] == [1, 2, 2, 3, 3, 4]


def spoiled(old: str, new: str) -> Components:
    text = files("undercroft.games.goblins").joinpath("components.toml").read_text(encoding="utf-8")
    assert old in text
    return Components("goblins.toml", text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('kind = "passage"\nopenings = "NESW"', 'kind = "passage"\nopenings = "NESX"', "openings"),
        ('kind = "passage"\nopenings = "NESW"', 'kind = "tunnel"\nopenings = "NESW"', "kind"),
        ("rotations = [0, 90]\ncount = 3", "rotations = [0, 45]\ncount = 3", "rotations"),
        (
            'openings = "NESW"\nrotations = [0]\ncount = 5',
            'openings = "NESW"\nrotations = [0]\ncount = 4',
            "path_cards",
        ),
    ],
)
def test_a_wrong_field_of_a_card_is_named(old: str, new: str, named: str) -> None:
    with pytest.raises(BadComponents) as refused:
        cards.read_faces(spoiled(old, new))
    assert "goblins.toml" in str(refused.value)
    assert named in str(refused.value)


def test_a_card_too_many_is_named_with_the_total_it_must_fit() -> None:
    text = files("undercroft.games.goblins").joinpath("components.toml").read_text(encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        cards.read_faces(Components("goblins.toml", text.replace("path_cards = 50", "path_cards = 51")))
    assert str(caught.value) == "goblins.toml: path_cards: there are 50 cards; path_cards in [totals] says 51"
