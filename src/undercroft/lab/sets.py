"""Sets of components: every mistake of one, what is strange about it, and how two differ."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator

import msgspec

from undercroft.core.components import BadComponents, Components
from undercroft.core.game import Game
from undercroft.core.log import OPEN, Log
from undercroft.core.playout import play_out
from undercroft.core.rng import FastRng
from undercroft.lab.boxes import Set, load_game, own_text
from undercroft.lab.notes.any_game import named

MOST_MISTAKES = 50
GAMES = 100  # random ones at each seat count, in which a card should turn up

# "file: rooms 'snake'.strength: p5 must be a whole number", as core.components words it.
MISTAKE = re.compile(
    r"(?P<section>\w+)(?: '(?P<id>[^']*)'|\[(?P<index>\d+)\])?(?P<path>[.\w]*): (?P<field>\S+) "
)

Fields = dict[str, object]


# Differences


def flat(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Every field of a data file by its place, the value as text."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if not place and isinstance(inner, list) and inner and isinstance(inner[0], dict):
                for index, row in enumerate(inner):
                    name = row.get("id", index)
                    yield from flat({k: v for k, v in row.items() if k != "id"}, f"{key} {name!r}")
            else:
                yield from flat(
                    inner, f"{place}: {key}" if place and ":" not in place else f"{place}.{key}".lstrip(".")
                )
    else:
        yield place, written(value)


def differences(one: Set, other: Set, slug: str) -> list[str]:
    """What stands in one set and not in the other, or otherwise, a line for each field."""
    first, second = (dict(flat(fields_of(chosen, slug))) for chosen in (one, other))
    found = []
    for place in {**first, **second}:
        before, after = first.get(place), second.get(place)
        if before is None:
            found.append(f"+ {place} = {after}")
        elif after is None:
            found.append(f"- {place} = {before}")
        elif before != after:
            found.append(f"  {place}: {before} → {after}")
    return found


def fields_of(chosen: Set, slug: str) -> Fields:
    return Components(chosen.file or slug, chosen.text or own_text(slug)).fields


def written(value: object) -> str:
    """A value as TOML has it; a string of JSON is one of TOML too."""
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{json.dumps(key)} = {written(inner)}" for key, inner in value.items()) + " }"
        )
    if isinstance(value, list):
        return f"[{', '.join(written(inner) for inner in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def as_toml(fields: Fields) -> str:
    """A whole data file, for the reader of the rules rather than for people."""
    return "".join(f"{json.dumps(key)} = {written(value)}\n" for key, value in fields.items())


# Mistakes


def refusal(slug: str, text: str) -> str:
    """Why a game does not load with this text, asked of a process of its own; empty if it does."""
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.lab.sets", slug], input=text, capture_output=True, encoding="utf-8"
    )
    if done.returncode not in (0, 1):
        return done.stderr.strip().rpartition("\n")[2]
    return done.stdout.strip()


class Mistakes:
    """What is wrong with a set, and where more may be wrong that could not be looked at."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.unread: list[str] = []  # parts of the file that were taken from the box as a whole, or left out
        self.ended = True  # the rest of the file is right


def mistakes(slug: str, chosen: Set) -> Mistakes:
    """The mistakes of a set. The rules stop at the first: it is set right as in the box, and they are asked again."""
    found = Mistakes()
    try:
        fields = fields_of(chosen, slug)
    except BadComponents as error:
        found.lines.append(str(error))
        found.ended = False
        return found
    box = tomllib.loads(own_text(slug))
    said = refusal(slug, as_toml(fields))
    while said:
        found.lines.append(f"{chosen.file}: {said}")
        before = said
        if set_right(said, fields, box):
            said = refusal(slug, as_toml(fields))
        if said == before:
            said = put_box_in(slug, said, fields, box, found)
        if said == before or len(found.lines) == MOST_MISTAKES:
            found.ended = False
            break
    return found


def set_right(said: str, fields: Fields, box: Fields) -> bool:
    """Give the field that a mistake names the value it has in the box, or none if it is not known there."""
    place = MISTAKE.match(said)
    if place is None or place["field"] == "id":
        return False
    own, usual = entry(fields, place), entry(box, place)
    for step in [step for step in place["path"].split(".") if step]:
        own = own.get(step) if isinstance(own, dict) else None
        usual = usual.get(step) if isinstance(usual, dict) else None
    if not isinstance(own, dict):
        return False
    field = place["field"]
    if isinstance(usual, dict) and field in usual:
        own[field] = usual[field]
        return True
    return "is not known" in said and own.pop(field, None) is not None


def put_box_in(slug: str, said: str, fields: Fields, box: Fields, found: Mistakes) -> str:
    """What no single field sets right: leave out a card, or take a whole part from the box; what is wrong then."""
    for unread, tried in coarser(said, fields, box):
        after = refusal(slug, as_toml(tried))
        if after != said:
            fields.clear()
            fields.update(tried)
            found.unread += [unread] if unread else []
            return after
    return said


def coarser(said: str, fields: Fields, box: Fields) -> Iterator[tuple[str, Fields]]:
    """Ways to go on after a mistake, each with the part of the file that is then not read."""
    place = MISTAKE.match(said)
    if place is not None:
        for unread, cards in other_cards(place, fields.get(place["section"]), box.get(place["section"])):
            yield unread, {**fields, place["section"]: cards}
    # The part that the mistake names comes first; a sum may be wrong because of another.
    for name in sorted({**fields, **box}, key=lambda name: not said.startswith(name)):
        if name not in box:
            yield name, {key: value for key, value in fields.items() if key != name}
        elif fields.get(name) != box[name]:
            yield name, {**fields, name: box[name]}


def other_cards(place: re.Match[str], cards: object, usual: object) -> Iterator[tuple[str, list[object]]]:
    """Without an unknown card. Of two with one id, one gets the id of a card that is missing, or goes."""
    if not isinstance(cards, list) or not isinstance(usual, list):
        return
    named = [index for index, card in enumerate(cards) if is_meant(index, card, place)]
    in_box = [card for index, card in enumerate(usual) if is_meant(index, card, place)]
    if not named or (len(named) == 1 and (in_box or place["field"] == "id")):
        return
    at = next((index for index in reversed(named) if cards[index] not in in_box), named[-1])
    ids = [card.get("id") for card in cards if isinstance(card, dict)]
    lost = [card["id"] for card in usual if card.get("id") not in ids]
    if lost and len(named) > 1:
        yield "", [*cards[:at], {**cards[at], "id": lost[0]}, *cards[at + 1 :]]
    yield place[0].partition(":")[0], [*cards[:at], *cards[at + 1 :]]


def entry(fields: Fields, place: re.Match[str]) -> object:
    """The table or the card that a mistake is about."""
    section = fields.get(place["section"])
    if not isinstance(section, list):
        return section
    return next((card for index, card in enumerate(section) if is_meant(index, card, place)), None)


def is_meant(index: int, card: object, place: re.Match[str]) -> bool:
    if place["id"] is None:
        return place["index"] == str(index)
    return isinstance(card, dict) and card.get("id") == place["id"]


# What is legal but strange


def strange(slug: str, chosen: Set) -> list[str]:
    """Cards that never come into play, monsters that nobody can beat. The set must load."""
    fields = fields_of(chosen, slug)
    found = [*impossible(fields)] if slug == "raiders" else []
    seen = set(msgspec.json.decode(refusal_free(slug, chosen.text), type=list[str]))
    usual = set(msgspec.json.decode(refusal_free(slug, ""), type=list[str]))
    known = {str(row.get("id")) for row in rows(tomllib.loads(own_text(slug)))}
    for row in rows(fields):
        name = str(row.get("id"))
        # What is never named in games with the box's cards either is no card that could be.
        if "count" in row and name not in seen and (name in usual or name not in known):
            found.append(f"{name}: does not come into play in {GAMES} random games at each number of seats")
    return found


def rows(fields: Fields) -> Iterator[dict[str, object]]:
    for section in fields.values():
        if isinstance(section, list):
            yield from (row for row in section if isinstance(row, dict) and "id" in row)


def impossible(fields: Fields) -> Iterator[str]:
    """Raiders: the highest cards are fives, the lowest ones."""
    for row in rows(fields):
        strength = row.get("strength")
        for seats, needed in strength.items() if isinstance(strength, dict) else []:
            count = int(str(seats).lstrip("p"))
            if needed > 5 * count:
                yield f"{row['id']}: strength {needed} cannot be reached with {count} seats"
            elif needed <= count:
                yield f"{row['id']}: strength {needed} is always reached with {count} seats"


def refusal_free(slug: str, text: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.lab.sets", slug, "seen"],
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def seen_in_play(game: Game) -> list[str]:
    """Every component that random games name."""
    found: set[str] = set()
    for seats in range(game.fewest, game.most + 1):
        for options in game.variants(seats):
            for seed in range(GAMES):
                state = game.new(seats, options, FastRng(seed))
                state.log = Log()
                found.update(named(state.view(OPEN), game.names))
                play_out(state, FastRng(seed + GAMES))
                found.update(name for event in state.log.told(OPEN) for name in named(event, game.names))
    return sorted(found)


def main() -> None:
    """For a process of its own: says what is wrong with a set, or what its games name."""
    slug, *extra = sys.argv[1:]
    text = sys.stdin.read()
    try:
        game = load_game(slug, Set("-", "-", text))
    except BadComponents as error:
        print(str(error).removeprefix("-: "))
        sys.exit(1)
    if extra:
        print(json.dumps(seen_in_play(game)))


if __name__ == "__main__":
    main()
