"""Ten thousand messages that nobody should send: each gets one clean answer, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.server.support import Page, Person, Server
from tests.server.test_restart import see_all, three_seats

MESSAGES = 10_200
PAGES = 3
AT_ONCE = 50

ODD_VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    29,
    30,
    31,
    64,
    2**31,
    2**53,
    2**63,
    -(2**63),
    10**40,
    0.5,
    1e308,
    "",
    "0",
    "hello",
    "\x00",
    "\u202e",
    "é" * 50,
    "../../etc/passwd",
    "'; DROP TABLE entries; --",
    [],
    [[[[]]]],
    {},
    {"t": "play"},
    {"verb": "Play", "card": "1"},
    {"verb": "Play", "card": 1},
    {"verb": "Play"},
    {"verb": ["Play"]},
    {"verb": "UseTorch", "card": "1"},
    {"verb": None, "card": {"a": [1, 2]}},
]


def any_value(rng: random.Random, depth: int = 0) -> Any:
    """Random JSON."""
    kind = rng.randrange(8 if depth < 3 else 6)
    if kind < 4:
        return rng.choice(ODD_VALUES)
    if kind == 4:
        return rng.randint(-(10**6), 10**6)
    if kind == 5:
        return "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(0xD800)))) for _ in range(8))
    if kind == 6:
        return [any_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(("t", "id", "seat", "verb", "x")): any_value(rng, depth + 1) for _ in range(3)}


def right_form(rng: random.Random) -> dict[str, Any]:
    """A message of the right form, mostly with wrong values."""
    action = rng.choice([value for value in ODD_VALUES if isinstance(value, dict)])
    card = rng.choice(["key", "sword", "ball", "torch", "9", ""])
    message: dict[str, Any] = {
        "t": rng.choice(["play", "take_back", "why", "preview", "plan", "log", "point", "say", "react"]),
        "id": rng.randint(1, 10**6),
        "seat": rng.choice([0, 0, 1, 1, 2, 2, 3, 29]),
    }
    if message["t"] == "play":
        message["prompt"] = rng.choice([1, 2, 7, 2**53 - 1])
        message["action"] = rng.choice([action, {"verb": "Play", "card": card}])
    elif message["t"] in ("why", "preview"):
        message["action"] = rng.choice([action, {"verb": "Play", "card": card}])
    elif message["t"] == "plan":
        message["actions"] = rng.choice(
            [[], [action], [{"verb": "Play", "card": card}, action], [action] * 101]
        )
    elif message["t"] == "point":
        message["at"] = rng.choice([-1, 0, 7, 2**53 - 1, 2**60])
    elif message["t"] == "say":
        message["text"] = rng.choice(["", "\u202e", "\ud800", "Good luck!", "x" * 501])
    elif message["t"] == "react":
        del message["seat"]
        message["line"] = rng.choice([-1, 0, 1, 2, 2**53 - 1])
        message["mark"] = rng.choice(["👍", "🔥", "👎", "", None])
    elif message["t"] == "log":
        message["before"] = rng.choice([None, 1, 5, 2**53 - 1])
    return message


def bad_message(rng: random.Random) -> str | bytes:
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(
            chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(rng.randrange(100))
        )
    if kind == 2:
        return json.dumps(any_value(rng))
    message = right_form(rng)
    if kind == 3:
        # One field is lost, odd or too many.
        field = rng.choice(sorted(message))
        if rng.random() < 0.3:
            del message[field]
        elif rng.random() < 0.5:
            message[field] = any_value(rng)
        else:
            message[rng.choice(("really", "Seat", "nonce"))] = any_value(rng)
    text = json.dumps(message)
    if kind == 4:
        # The text is cut or garbled.
        place = rng.randrange(len(text))
        return text[:place] + rng.choice(("", "\x00", '"', "}", "\\")) + text[place + rng.randrange(3) :]
    return text


async def send_badly(page: Page, rng: random.Random, messages: int) -> Counter[str]:
    """Send bad messages, many at once, and count what comes back."""
    answers: Counter[str] = Counter()
    sent = 0
    while sent < messages:
        batch = [bad_message(rng) for _ in range(min(AT_ONCE, messages - sent))]
        for message in batch:
            await page.socket.send(message)
        sent += len(batch)
        expected = sum(answers.values()) + len(batch)
        while sum(answers.values()) < expected:
            answer = await page.hear()
            if answer["t"] == "refused":
                assert answer["error"]["id"]
                answers[answer["error"]["id"]] += 1
            elif answer["t"] in ("answer", "done"):
                answers[answer["t"]] += 1
            else:
                assert answer["t"] in ("state", "table", "pointed", "chat"), answer
        page.heard.clear()
        page.raw.clear()
    return answers


async def test_ten_thousand_bad_messages_get_clean_refusals(
    server: Server, people: Callable[..., Person]
) -> None:
    anna, guest = people(server), people(server)
    id = await three_seats(anna)
    async with anna.at(id) as first, anna.at(id) as second, guest.at(id) as watching:
        pages = [first, second, watching]
        await see_all(first)
        await see_all(second)
        await watching.state(-1)
        found = await asyncio.gather(
            *[send_badly(page, random.Random(number), MESSAGES // PAGES) for number, page in enumerate(pages)]
        )
        answers = sum(found, Counter())
        print(dict(answers))
        assert sum(answers.values()) >= 10_000
        refusals = sum(count for id, count in answers.items() if id not in ("answer", "done"))
        assert refusals > 8_000
        for id_of_refusal in (
            "server-not-json",
            "server-form",
            "action-malformed",
            "action-stale",
            "table-not-your-seat",
        ):
            assert answers[id_of_refusal] > 20, id_of_refusal
        assert "server-trouble" not in answers
    # The server is alive and the game goes on.
    async with anna.at(id) as page:
        await see_all(page)
        assert (await page.play_to_the_end([0, 1, 2]))["outcome"] is not None
    assert server.alive()
    assert server.complaints() == ""
