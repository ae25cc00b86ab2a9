"""`undercroft check` plays every game through the adapters, and names every fault that is planted in one."""

import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

import undercroft
import undercroft.vector
from tests.research.settings import SLUGS
from undercroft.adapters import gymnasium as seat_env
from undercroft.adapters import open_spiel, pettingzoo
from undercroft.adapters.check import gymnasium as through_gymnasium
from undercroft.adapters.check import open_spiel as through_open_spiel
from undercroft.adapters.check import pettingzoo as through_pettingzoo
from undercroft.core.check import Fault, Further, Setup, check_game, setups_of
from undercroft.core.game import Game
from undercroft.core.state import State
from undercroft.further import registered_checks
from undercroft.vector import gymnasium as vector_env

pytestmark = pytest.mark.once

CHECKS: list[Further] = [through_gymnasium.check, through_open_spiel.check, through_pettingzoo.check]
Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_passes_through_the_adapters(slug: str) -> None:
    game = undercroft.game(slug)
    setup = setups_of(game, None, None)[-1]
    for check in CHECKS:
        check(game, setup, 3)


def test_the_adapters_have_registered_their_checks() -> None:
    found = registered_checks()
    assert found.names == ["gymnasium", "open-spiel", "pettingzoo"]
    assert found.checks == CHECKS
    assert not found.missing


def secret_of(state: State) -> int:
    """Something that no seat may know."""
    return zlib.crc32(msgspec.json.encode(state.dump())) % 1000


def leaky(seen: dict[str, Any], state: State) -> dict[str, Any]:
    numbers = seen["observation"].copy()
    numbers[-1] = secret_of(state)
    return {**seen, "observation": numbers}


def changed(owner: Any, name: str, change: Callable[..., Any]) -> Plant:
    """A method whose answer is changed: `change(itself, answer, *arguments)`."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        usual = getattr(owner, name)

        def method(self: Any, *arguments: Any, **named: Any) -> Any:
            return change(self, usual(self, *arguments, **named), *arguments)

        patch.setattr(owner, name, method)

    return plant


def replaced(owner: Any, name: str, other: Any) -> Plant:
    return lambda patch: patch.setattr(owner, name, other)


def highest(actors: int) -> int:
    return actors.bit_length() - 1


def without_first_action(itself: Any, seen: dict[str, Any], *rest: Any) -> dict[str, Any]:
    flags = seen["action_mask"].copy()
    flags[np.flatnonzero(flags)[:1]] = 0
    return {**seen, "action_mask": flags}


def leak_in_one(itself: Any, seen: dict[str, Any]) -> dict[str, Any]:
    """In the first game of several."""
    numbers = seen["observation"].copy()
    numbers[0, -1] = secret_of(itself.games.batch.states[0])
    return {**seen, "observation": numbers}


def leak_into_tensor(itself: Any, answer: None, state: Any, player: int) -> None:
    node = state.node.last_position()
    itself.tensor[-1] = 0 if node is None else secret_of(node.position())


def leak_into_text(itself: Any, text: str, state: Any, player: int) -> str:
    return f"{text}{secret_of(state.node.position())}" if itself.remembers else text


def one_higher(itself: Any, answer: tuple[Any, ...], *rest: Any) -> tuple[Any, ...]:
    seen, reward, *others = answer
    return (seen, reward + 1, *others)


def chatty(itself: Any, answer: tuple[Any, ...], *rest: Any) -> tuple[Any, ...]:
    *others, info = answer
    return (*others, {**info, "secret": 1})


def with_other_chance(itself: Any, answer: Any, *rest: Any) -> Any:
    itself.rng = undercroft.FastRng(99)
    return answer


def reversed_rows(patch: pytest.MonkeyPatch) -> None:
    def made(*given: Any, **named: Any) -> undercroft.vector.Games:
        games = undercroft.vector.make(*given, **named)
        games.rows = games.rows[:, ::-1]
        return games

    patch.setattr("undercroft.adapters.check.gymnasium.make", made)


AEC, TOGETHER = pettingzoo.RawEnv, pettingzoo.ParallelTable
SEAT, SEATS = seat_env.SeatEnv, vector_env.SeatVectorEnv
STATE, OBSERVER = open_spiel.UndercroftState, open_spiel.Observer


@pytest.mark.parametrize(
    ("check", "plant", "words"),
    [
        (
            through_pettingzoo.check_turns,
            changed(AEC, "observe", lambda env, seen, agent: leaky(seen, env.position())),
            "PettingZoo shows seat 0 what it may not know",
        ),
        (
            through_pettingzoo.check_turns,
            changed(AEC, "observe", without_first_action),
            "PettingZoo gives seat 0 a mask that is not its list",
        ),
        (
            through_pettingzoo.check_turns,
            replaced(pettingzoo, "first", highest),
            "PettingZoo asks seat_2, not seat 0",
        ),
        (
            through_pettingzoo.check_turns,
            changed(AEC, "reset", with_other_chance),
            "PettingZoo shows seat",
        ),
        (
            through_pettingzoo.check_turns,
            changed(AEC, "finish", lambda env, _, state: env.rewards.update(seat_0=0.5)),
            "PettingZoo gives seat 0 0.5, not",
        ),
        (
            through_pettingzoo.check_turns,
            replaced(AEC, "finish", lambda env, state: None),
            "PettingZoo (?:gives seat . 0.0, not|tells seat 0 that the game is not over)",
        ),
        (
            through_pettingzoo.check_together,
            changed(
                TOGETHER,
                "observations",
                lambda env, all_seen: {
                    name: leaky(seen, env.position()) for name, seen in all_seen.items()
                },
            ),
            "PettingZoo, in parallel, shows seat 0 what it may not know",
        ),
        (
            through_pettingzoo.check_together,
            changed(TOGETHER, "asked", lambda env, told: {name: {"asked": False} for name in told}),
            "PettingZoo, in parallel, tells seat 0",
        ),
        (
            through_pettingzoo.check_together,
            changed(TOGETHER, "told", lambda env, told, state: (*told[:3], dict.fromkeys(told[3], True), told[4])),
            "PettingZoo, in parallel, cuts the game of seat 0 short",
        ),
        (
            through_gymnasium.check_seat,
            changed(SEAT, "observed", lambda env, seen, state: leaky(seen, state)),
            "Gymnasium shows seat 0 what it may not know",
        ),
        (
            through_gymnasium.check_seat,
            changed(SEAT, "render", lambda env, text: f"{text}{secret_of(env.position)}"),
            "Gymnasium shows seat 0 what it may not know",
        ),
        (through_gymnasium.check_seat, changed(SEAT, "reset", chatty), "Gymnasium tells seat 0 {'secret': 1}"),
        (through_gymnasium.check_seat, changed(SEAT, "reset", with_other_chance), "Gymnasium shows seat 0"),
        (through_gymnasium.check_seat, changed(SEAT, "step", one_higher), "Gymnasium gives seat 0 1.0, not 0.0"),
        (
            through_gymnasium.check_seats,
            changed(SEATS, "observed", leak_in_one),
            "Gymnasium's vector shows seat 0 what it may not know",
        ),
        (
            through_gymnasium.check_seats,
            changed(SEATS, "step", one_higher),
            "Gymnasium's vector gives seat 0 1.0, not 0.0",
        ),
        (
            through_gymnasium.check_seats,
            changed(SEATS, "step", lambda envs, told, actions: (*told[:4], {})),
            "Gymnasium's vector shows the end of another game",
        ),
        (through_gymnasium.check_rows, reversed_rows, "The table of rows is not the list of legal actions"),
        (
            through_open_spiel.check,
            changed(OBSERVER, "set_from", leak_into_tensor),
            "OpenSpiel shows seat 0 what it may not know",
        ),
        (
            through_open_spiel.check,
            changed(OBSERVER, "string_from", leak_into_text),
            "OpenSpiel shows seat 0 what it may not know",
        ),
        (
            through_open_spiel.check,
            changed(OBSERVER, "string_from", lambda one, text, state, player: text.upper()),
            "OpenSpiel shows seat 0 another view",
        ),
        (
            through_open_spiel.check,
            changed(STATE, "_legal_actions", lambda state, numbers, player: numbers[:1]),
            "OpenSpiel offers seat 0 other actions",
        ),
        (
            through_open_spiel.check,
            changed(STATE, "chance_outcomes", lambda state, outcomes: outcomes[:1]),
            "OpenSpiel has other draws than",
        ),
        (
            through_open_spiel.check,
            changed(STATE, "returns", lambda state, points: [one * 2 for one in points]),
            "OpenSpiel gives",
        ),
    ],
)  # fmt: skip
def test_a_fault_planted_in_an_adapter_is_named(
    check: Further, plant: Plant, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # When Raiders begins, nothing is hidden yet.
    game = undercroft.game("goblins" if "may not know" in words else "raiders")
    plant(monkeypatch)
    with pytest.raises(Fault, match=words) as caught:
        check(game, Setup(3, game.defaults(3)), 3)
    assert caught.value.check == "adapter"


def test_an_adapter_that_falls_over_is_named_with_the_game_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(env: pettingzoo.RawEnv, agent: str) -> None:
        raise KeyError(agent)

    monkeypatch.setattr(pettingzoo.RawEnv, "observe", broken)
    game = undercroft.game("raiders")
    with pytest.raises(Fault, match=r"PettingZoo: KeyError: 'seat_0' \(test_check.py"):
        through_pettingzoo.check(game, Setup(3, game.defaults(3)), 3)


def test_a_further_check_is_run_once_for_every_set_up_and_its_fault_reported() -> None:
    game = undercroft.game("raiders")
    setups = setups_of(game, 3, None)
    seen: list[tuple[int, int]] = []

    def noted(game: Game, setup: Setup, seed: int) -> None:
        seen.append((setups.index(setup), seed))

    report = check_game(game, len(setups) + 1, 7, setups, further=[noted])
    assert report.failure is None
    assert seen == [(index, 7 + index) for index in range(len(setups))]
    assert report.further == len(setups)

    def refusing(game: Game, setup: Setup, seed: int) -> None:
        through_open_spiel.Watched(game, setup, seed).alone.must(False, "is refused")

    failure = check_game(game, 1, 7, setups, further=[refusing]).failure
    assert failure is not None
    assert failure.text().startswith("raiders: check failed: adapter\n  OpenSpiel is refused\n")
