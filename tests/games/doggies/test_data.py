"""components.toml: what the cards are, and how a wrong field is reported."""

from __future__ import annotations

from importlib.resources import files

import pytest

from undercroft.core.components import BadComponents, Components
from undercroft.games.doggies import cards
from undercroft.games.doggies.actions import VERBS
from undercroft.games.doggies.game import GAME
from undercroft.games.doggies.show import SHOWN
from undercroft.games.doggies.view import ArtifactCard, MonsterCard, TrampCard, TrapCard

TEXT = files("undercroft.games.doggies").joinpath("components.toml").read_text(encoding="utf-8")


def test_the_deck_has_the_cards_of_the_box() -> None:
    counts: dict[str, int] = {}
    for room in cards.ROOMS[: cards.DECK_SIZE]:
        counts[cards.KIND_NAMES[room.kind]] = counts.get(cards.KIND_NAMES[room.kind], 0) + 1
    assert counts == {
        "monster": 36,
        "coin": 23,
        "artifact": 3,
        "trap": 9,
        "tramp": 6,
        "chest": 4,
        "potion": 4,
        "portal": 4,
    }
    assert len(cards.QUESTS) == 12
    assert len(cards.DOGS) == 6


def test_every_card_has_two_open_exits_so_it_fits_at_every_spot() -> None:
    for room in cards.ROOMS:
        assert room.edges.count("o") >= 2, room.id


def test_the_collar_is_the_fireball_artifact() -> None:
    """R5: two fireballs."""
    collar = next(card for card in SHOWN if card.id == "magic_collar")
    assert isinstance(collar, ArtifactCard)
    assert collar.trophy.fireball == 2


@pytest.mark.parametrize("species", ["cerberus", "chocolate_golem", "cat_eye"])
def test_big_monsters_bite_for_two(species: str) -> None:
    """R6: three symbols, two damage, a shield and a coin for whoever wins."""
    found = [card for card in SHOWN if isinstance(card, MonsterCard) and card.species == species]
    assert len(found) == 3
    for card in found:
        assert card.need.sword + card.need.bow + card.need.fireball == 3
        assert (card.damage, card.coins, card.trophy.shield) == (2, 1, 1)


@pytest.mark.parametrize(
    "species", ["ifrit", "giga_tick", "zombie_squirrel", "skeledog", "gelatin_cat", "mimic"]
)
def test_small_monsters_come_with_each_trophy_once(species: str) -> None:
    found = [card for card in SHOWN if isinstance(card, MonsterCard) and card.species == species]
    trophies = sorted((card.trophy.sword, card.trophy.bow, card.trophy.fireball) for card in found)
    assert trophies == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    assert {(card.damage, card.coins) for card in found} == {(1, 0)}


def test_dragons_and_dragonflies() -> None:
    dragons = [card for card in SHOWN if isinstance(card, MonsterCard) and card.species == "dragon"]
    assert [(card.damage, card.coins, card.dragon) for card in dragons] == [(3, 4, True)] * 5
    flies = [card for card in SHOWN if isinstance(card, MonsterCard) and card.species == "key_dragonfly"]
    assert [(card.damage, card.trophy.key, card.dragon) for card in flies] == [(2, 1, False)] * 4


def test_traps_and_tramps_of_every_symbol() -> None:
    traps = [card for card in SHOWN if isinstance(card, TrapCard)]
    assert sorted(card.disarm for card in traps) == ["bow"] * 3 + ["fireball"] * 3 + ["sword"] * 3
    assert {card.coins for card in traps} == {-1}
    for card in SHOWN:
        if isinstance(card, TrampCard):
            other = [symbol for symbol in ("sword", "bow", "fireball") if getattr(card.b, symbol)]
            assert sorted([*card.a, *other]) == ["bow", "fireball", "sword"]
            assert card.coins == -1


def test_turns_that_give_the_same_sides_count_once() -> None:
    """R50: a hall has two different turns, a crossing one, a fork four; the trophy side is a wall."""
    turns = {room.entry: bin(cards.TURNS[number]).count("1") for number, room in enumerate(cards.ROOMS)}
    assert (turns["ifrit_bow"], turns["trap_bow_hall"], turns["tramp_sword"]) == (2, 2, 2)
    assert (turns["dragon"], turns["potion_room"], turns["trap_bow_cross"]) == (1, 1, 1)
    assert (turns["coin1"], turns["skeledog_bow"], turns["chest"], turns["cerberus"]) == (4, 4, 4, 4)


def test_every_action_reads_back_from_text_and_json() -> None:
    for text in (
        "Place -90,90 r3",
        "Place 3,-1 r2",
        "Fight 0 1 2",
        "Disarm tramp_sword-2",
        "Portal -3,4",
        "Rotate W r3",
        "Hire B",
        "Exit S",
        "Break E",
        "TakePotion bow",
        "KeepQuest q_bow",
    ):
        action = VERBS.parse(text)
        assert VERBS.text(action) == text
        assert VERBS.read(VERBS.show(action)) == action


def test_everything_has_a_name_in_every_language() -> None:
    species = {room.species for room in cards.ROOMS if room.species}
    for name in [*[room.id for room in cards.ROOMS], *cards.DOG_NAMES, *cards.QUEST_NAMES, *species]:
        assert set(GAME.names[name]) == {"en", "ru", "uk"}
    assert GAME.titles["ru"] == "Подземелья и пёсики"


# Mistakes in a file of one's own


def changed(old: str, new: str) -> Components:
    assert old in TEXT
    return Components("own.toml", TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('edges = "owot"', 'edges = "owox"', r"own.toml: room 'ifrit_bow': edges is 'owox'"),
        ('edges = "owot"', 'edges = "wwww"', r"room 'ifrit_bow': edges .* at least one side must be an exit"),
        ("need = { sword = 2 }", "need = { swords = 2 }", r"room 'ifrit_bow'.need: swords is not known"),
        ("damage = 1", "", r"room 'ifrit_bow': damage is missing"),
        ("trophy = { bow = 1 }", "trophy = { bow = -1 }", r"room 'ifrit_bow'.trophy: bow is -1"),
        ('kind = "monster"', 'kind = "monstre"', r"room 'ifrit_bow': kind is 'monstre'"),
        ('disarm = "sword"', 'disarm = "shield"', r"room 'trap_sword_cross': disarm is 'shield'"),
        ("count = 15", "count = 14", r"totals: deck_cards is 89, but the rooms add up to 88"),
        ("trap_coins = -1", "trap_coins = -2", r"room 'trap_sword_cross': coins is -1, but .* says -2"),
        ("A = { bow = 1, fireball = 1 }", "A = {}", r"room 'tramp_sword'.sides: A has no symbol"),
        (
            "A = { bow = 1, fireball = 1 }",
            "A = { bow = 2 }",
            r"room 'tramp_sword'.sides: A has bow more than once",
        ),
        ('face_two = "ooow"', 'face_two = "oo"', r"start: face_two is 'oo'"),
    ],
)
def test_a_wrong_room_is_named_with_file_card_and_field(old: str, new: str, problem: str) -> None:
    components = changed(old, new)
    with pytest.raises(BadComponents, match=problem):
        cards.Box(components)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('ability = "breach"', 'ability = "bark"', r"own.toml: dog 'bonk': ability is 'bark'"),
        ("defence = 3", "defence = 0", r"dog 'bonk': defence is 0"),
        (
            'species = "ifrit"\ncoins = 2',
            'species = "efreet"\ncoins = 2',
            r"quest 'q_ifrit': species is 'efreet'",
        ),
        ('symbol = "sword"\ncount = 2', 'symbol = "sword"\ncount = 9', r"potion 'potion_sword': count is 9"),
        ("base_paws = 5", "base_paws = 9", r"numbers: base_paws is 9"),
        ("dogs = 6", "dogs = 7", r"totals: dogs is 7, but there are 6"),
        ("quests = 12", "quests = 11", r"totals: quests is 11, but there are 12"),
        ("potions = 6", "potions = 5", r"totals: potions is 5, but there are 6"),
    ],
)
def test_a_wrong_dog_quest_or_number_is_named_too(old: str, new: str, problem: str) -> None:
    components = changed(old, new)
    with pytest.raises(BadComponents, match=problem):
        cards.Box(components)


def test_the_file_itself_is_in_order() -> None:
    cards.Box(Components("own.toml", TEXT))
