"""Sources of chance: known numbers, fairness, restarts, scripts."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.core.rng import (
    FAIR_RANGE,
    Drawn,
    FairRng,
    FastRng,
    NoRng,
    Recorder,
    Script,
    ScriptError,
    commitment,
    shuffle,
)

SECRET = bytes(range(32))


def sfc32(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """The generator as its author gives it, written a second time."""
    words = []
    for _ in range(count):
        t = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + t) % 2**32
        words.append(t)
    return words


@given(st.integers(0, 2**62 - 1))
def test_the_fast_source_is_sfc32_after_twelve_words(seed: int) -> None:
    rng = FastRng(seed)
    expected = sfc32(seed % 2**32, seed >> 32, 0x9E3779B9, 1, 20)[12:]
    assert [rng.word() for _ in range(8)] == expected


def test_the_fast_source_gives_these_very_numbers() -> None:
    assert [FastRng(1).word(), FastRng(2**61).word()] == [573063952, 2666878135]
    rng = FastRng(20261115)
    assert [rng.below(6) for _ in range(12)] == [4, 5, 5, 5, 0, 5, 0, 4, 2, 2, 0, 3]


@pytest.mark.parametrize(
    "source", [FastRng(7), FairRng(SECRET, ["a"]), Script([]), NoRng(), Recorder(Script([]))]
)
def test_where_only_one_number_is_possible_nothing_is_drawn(source: FastRng) -> None:
    assert source.below(1) == 0
    if isinstance(source, FairRng):
        assert source.drawn == 0
    if isinstance(source, Recorder):
        assert source.draws == []


@pytest.mark.parametrize("source", [FastRng(3), FairRng(SECRET, ["x", "y"])])
def test_every_face_of_a_die_comes_about_equally_often(source: FastRng) -> None:
    counts = [0] * 6
    for _ in range(6000):
        counts[source.below(6)] += 1
    # Six standard deviations; the seeds are fixed, so it cannot fail by bad luck.
    assert all(abs(count - 1000) < 6 * (6000 * 5 / 36) ** 0.5 for count in counts), counts


@given(st.integers(1, 2**60), st.integers(0, 2**60))
def test_draws_are_below_what_is_asked_for(n: int, seed: int) -> None:
    assert 0 <= FairRng(SECRET, [str(seed)]).below(n) < n
    small = n % 1000 + 1
    assert 0 <= FastRng(seed).below(small) < small


def fair_number(nonces: list[str], draw: int, throw: int) -> int:
    """The number of the fair source, from its description."""
    salt = blake2b("\n".join(nonces).encode(), digest_size=32).digest()
    place = draw.to_bytes(8, "big") + throw.to_bytes(4, "big")
    return int.from_bytes(blake2b(salt + place, key=SECRET, digest_size=8).digest(), "big") % FAIR_RANGE


def test_the_fair_source_throws_again_rather_than_favour_small_numbers() -> None:
    # With a size just over half of the range, nearly every second throw lies beyond the last whole multiple.
    n = FAIR_RANGE // 2 + 1
    rng = FairRng(SECRET, ["a", "b"])
    again = 0
    for draw in range(40):
        throw = 0
        while fair_number(["a", "b"], draw, throw) >= n:
            throw += 1
        again += throw > 0
        assert rng.below(n) == fair_number(["a", "b"], draw, throw)
    assert 8 <= again <= 32


@given(st.lists(st.integers(2, 100), min_size=1, max_size=30), st.data())
def test_the_fair_stream_restarts_anywhere(sizes: list[int], data: st.DataObject) -> None:
    whole = FairRng(SECRET, ["n1", "n2"])
    draws = [whole.below(n) for n in sizes]
    start = data.draw(st.integers(0, len(sizes)))
    rest = FairRng(SECRET, ["n1", "n2"], drawn=start)
    assert [rest.below(n) for n in sizes[start:]] == draws[start:]
    assert rest.drawn == whole.drawn


def test_a_seat_changes_the_fair_stream_by_its_nonce() -> None:
    first = FairRng(SECRET, ["a", "b"])
    second = FairRng(SECRET, ["a", "c"])
    other = FairRng(SECRET[::-1], ["a", "b"])
    streams = [[rng.below(1000) for _ in range(8)] for rng in (first, second, other)]
    assert streams[0] != streams[1]
    assert streams[0] != streams[2]


def test_the_commitment_hides_and_binds() -> None:
    assert commitment(SECRET) == commitment(bytes(range(32)))
    assert commitment(SECRET) != commitment(SECRET[:-1] + b"\x00")
    assert SECRET.hex() not in commitment(SECRET)
    assert len(commitment(SECRET)) == 64


def test_a_script_gives_its_draws_in_order() -> None:
    script = Script([3, 0, 5])
    assert [script.below(6), script.below(2), script.below(6)] == [3, 0, 5]
    assert script.used == 3


def test_a_script_says_which_draw_is_missing() -> None:
    script = Script([1])
    script.below(2)
    with pytest.raises(ScriptError, match="draw 2 is missing: the rules ask for a number below 6"):
        script.below(6)


@pytest.mark.parametrize("draw", [6, -1])
def test_a_script_says_which_draw_does_not_fit(draw: int) -> None:
    with pytest.raises(ScriptError, match=f"draw 1 is {draw}: the rules ask for a number below 6"):
        Script([draw]).below(6)


def test_a_recorder_keeps_what_was_drawn() -> None:
    recorder = Recorder(Script([4, 1]))
    recorder.below(6)
    recorder.below(1)
    recorder.below(3)
    assert recorder.draws == [4, 1]


def test_what_must_be_certain_may_not_draw() -> None:
    with pytest.raises(Drawn):
        NoRng().below(2)


@given(st.integers(0, 2**40), st.integers(0, 40))
def test_shuffling_keeps_every_card(seed: int, count: int) -> None:
    cards = list(range(count))
    shuffle(cards, FastRng(seed))
    assert sorted(cards) == list(range(count))


def test_every_order_of_three_cards_can_come_up() -> None:
    rng = FastRng(5)
    seen = set()
    for _ in range(200):
        cards = [0, 1, 2]
        shuffle(cards, rng)
        seen.add(tuple(cards))
    assert len(seen) == 6
