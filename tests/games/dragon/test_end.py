"""Victory and every way to lose."""

from __future__ import annotations

import pytest

from tests.games.dragon.table import (
    EMPTIED,
    FOUR,
    LIT,
    REMOVED,
    RUBBLE,
    THREE,
    Table,
    lit,
    load,
    table,
)
from undercroft.core.log import WATCHER
from undercroft.games.dragon.view_events import DragonCardDrawn, GameOver, RageBegan

GEM = lit(gems=1, emptied=True)


def assert_over(room: Table, reason: str, seats: int = 1) -> None:
    """The game is over for everybody, for this reason, and says so."""
    won = reason == "victory"
    outcome = room.state.outcome()
    assert outcome is not None
    assert room.reason == reason
    assert outcome.why.id == f"dragon-outcome-{reason.replace('_', '-')}"
    assert outcome.winners == (list(range(seats)) if won else [])
    assert outcome.places == [1 if won else 2] * seats
    assert outcome.points == [1 / seats if won else 0.0] * seats
    assert room.state.points() == outcome.points
    assert [line.label.id for line in outcome.scores[0]] == [
        "dragon-score-gems",
        "dragon-score-rounds",
        "dragon-score-slack",
    ]
    assert room.state.actors() == 0
    for seat in (*range(seats), WATCHER):
        assert room.state.legal(seat) == []
        assert room.state.prompt(seat).id == "dragon-prompt-over"
        assert room.view(seat).phase == "over"
    over = room.told(GameOver)[0]
    assert (over.won, over.reason) == (won, reason)
    assert load(room.state.dump()).state.dump() == room.state.dump()


def test_the_last_gem_wins_at_once_and_no_rage_follows() -> None:
    """R42"""
    room = table(seats=2, gnomes={"engineer": 1, "seer": 0}, hexes={1: GEM}, delivered=14, dragon=["9"])
    assert room.figures().deliveries[0].wins
    room.do("Carry 0 1", draws=[])
    assert_over(room, "victory", seats=2)
    assert room.told(RageBegan) == []
    assert room.told(GameOver)[0].delivered == 15


def test_without_all_gnomes_home_the_last_gem_is_no_victory_yet() -> None:
    """R42, R47: the game goes on, Dragon phases included, until the last gnome is home."""
    room = table(gnomes={"engineer": 1, "seer": 2}, hexes={1: GEM, 2: LIT}, delivered=14, dragon=["9", "10"])
    assert not room.figures().deliveries[0].wins
    room.do("Carry 0 1")
    assert room.reason is None
    assert room.told(RageBegan)[0].cause == "delivery"
    assert "Search" not in room.legal()
    room.do("EndTurn", draws=[THREE])
    room.do("Step 0", draws=[])
    assert_over(room, "victory")


def test_a_flight_home_can_win() -> None:
    room = table(gnomes={"engineer": 1}, hexes={1: LIT}, delivered=15, dragon=["1"])
    room.do("EndTurn", draws=[])
    assert_over(room, "victory")


def test_a_secret_passage_home_can_win() -> None:
    room = table(gnomes={"torchbearer": 1}, hexes={1: LIT}, delivered=15, cave=["secret_passage"])
    room.do("Step 7", draws=[])
    assert room.reason is None
    room.do("Slip 0", draws=[])
    assert_over(room, "victory")


def test_a_gnome_without_a_way_to_the_entrance_is_cut_off() -> None:
    """R44: tested against the Entrance, not against single neighbours."""
    room = table(
        gnomes={"engineer": 0, "seer": 19}, acting="seer", hexes={7: RUBBLE, 19: LIT}, dragon=["7", "9"]
    )
    assert room.hit(7).cut_off == ["seer"]
    assert room.figures().worst_loses
    room.do("EndTurn", draws=[])
    assert_over(room, "cut_off")
    assert room.told(GameOver)[0].gnomes == ["seer"]
    outcome = room.state.outcome()
    assert outcome is not None
    assert outcome.why.args["gnomes"] == ["seer"]


def test_an_island_of_many_hexes_is_no_way_out() -> None:
    """R44"""
    ring = dict.fromkeys((2, 3, 4, 5, 6), REMOVED)
    hexes = {**ring, 1: RUBBLE, 7: LIT, **dict.fromkeys(range(20, 25), EMPTIED)}
    room = table(gnomes={"engineer": 7}, hexes={**hexes}, delivered=10, dragon=["1", "9"])
    assert room.slack >= 0
    room.do("EndTurn", draws=[])
    assert_over(room, "cut_off")


def test_rubble_is_a_way() -> None:
    """R44: a gnome walled in by rubble clears its way."""
    room = table(gnomes={"engineer": 19}, hexes={19: LIT, 7: RUBBLE}, dragon=["9"])
    room.do("EndTurn", draws=[THREE])
    assert room.reason is None
    assert "Clear 7" in room.legal()


def test_after_the_last_gem_one_can_still_be_cut_off() -> None:
    """R47: too few gems are no longer possible, being cut off is."""
    room = table(
        gnomes={"engineer": 19},
        hexes={19: LIT, 7: RUBBLE, **dict.fromkeys((9, 20, 11, 21, 13, 22, 15, 23, 17, 24), REMOVED)},
        delivered=15,
        dragon=["7"],
    )
    assert room.slack > 0
    room.do("EndTurn", draws=[])
    assert_over(room, "cut_off")


def too_few(spare: int) -> Table:
    """Nine hexes of the easy cave may be lost; all but `spare` are gone, and hex 9 is about to go."""
    gone = [20, 21, 22, 23, 24, 10, 12, 14, 16, 18][: 9 - spare]
    hexes: dict[int, dict[str, object]] = {number: dict(EMPTIED) for number in gone}
    return table(gnomes={"engineer": 0}, hexes={**hexes, 8: RUBBLE}, dragon=["8"])


def test_too_few_hexes_lose_and_equality_does_not() -> None:
    """R45: rubble still counts."""
    even = too_few(spare=1)
    assert even.slack == 1
    assert even.figures().worst_slack == 0
    even.do("EndTurn", draws=[THREE])
    assert even.slack == 0
    assert even.reason is None
    lost = too_few(spare=0)
    assert lost.slack == 0
    assert (lost.figures().worst_slack, lost.figures().worst_cards) == (-1, ["8"])
    assert lost.figures().worst_loses
    lost.do("EndTurn", draws=[])
    assert_over(lost, "too_few")
    assert lost.told(GameOver)[0].slack == -1


def test_buried_gems_are_gone_for_good() -> None:
    """R45: the token stays."""
    room = table(hexes={1: GEM, **dict.fromkeys(range(16, 25), EMPTIED)}, dragon=["1"])
    assert room.slack == 0
    room.do("EndTurn", draws=[])
    assert room.hex(1).gems == 0
    assert room.hex(1).emptied
    assert_over(room, "too_few")


def test_hidden_again_can_lose_the_game() -> None:
    """R45"""
    gone = dict.fromkeys((20, 21, 22, 23, 24, 10, 12, 14, 16), EMPTIED)
    room = table(hexes={**gone, 1: GEM}, dragon=["hidden_again"])
    assert room.slack == 0
    assert "hidden_again" in room.figures().worst_cards
    room.do("EndTurn", draws=[])
    assert_over(room, "too_few")


def test_a_bare_niche_can_lose_the_game() -> None:
    gone = dict.fromkeys((20, 21, 22, 23, 24, 10, 12, 14, 16), EMPTIED)
    room = table(gnomes={"torchbearer": 0}, hexes=gone, cave=["bare_niche"])
    assert room.slack == 0
    room.do("Step 1", draws=[])
    assert_over(room, "too_few")


def test_a_cracking_roof_can_lose_the_game() -> None:
    gone = dict.fromkeys((20, 21, 22, 23, 24, 10, 12, 14, 16), EMPTIED)
    room = table(
        gnomes={"torchbearer": 1},
        hexes={**gone, 1: LIT, 8: GEM, 18: RUBBLE, 19: RUBBLE},
        cave=["roof_crack"],
    )
    assert room.slack == 0
    room.do("Step 7", draws=[])
    assert room.legal() == ["Crack 1", "Crack 8"]
    room.do("Crack 8", draws=[])
    assert_over(room, "too_few")


def test_what_is_left_of_a_rage_is_not_played_after_the_end() -> None:
    gone = dict.fromkeys((20, 21, 22, 23, 24, 10, 12, 14, 16), EMPTIED)
    room = table(
        gnomes={"engineer": 1},
        hexes={**gone, 1: lit(gems=2, emptied=True), 8: RUBBLE, 3: EMPTIED},
        dragon=["8", "9", "11"],
    )
    assert room.slack == 0
    room.do("Carry 0 2", draws=[])
    assert len(room.told(DragonCardDrawn)) == 1
    assert_over(room, "too_few")


def test_the_round_limit_is_a_loss() -> None:
    """R43"""
    room = table(round=10, max_rounds=10, dragon=["9"]).do("EndTurn", draws=[])
    assert_over(room, "rounds")
    assert room.told(GameOver)[0].rounds == 10
    goes_on = table(round=9, max_rounds=10, dragon=["9"]).do("EndTurn", draws=[FOUR])
    assert goes_on.reason is None


def test_victory_is_checked_before_any_loss() -> None:
    """A flight home with the last gnome wins even if too few hexes are left."""
    hexes = dict.fromkeys(range(7, 25), REMOVED)
    room = table(gnomes={"engineer": 1}, hexes={**hexes, 1: LIT}, delivered=15, dragon=["1"])
    room.do("EndTurn", draws=[])
    assert_over(room, "victory")


@pytest.mark.parametrize("text", ["EndTurn", "Step 1", "PickGnome seer"])
def test_after_the_end_everything_is_refused(text: str) -> None:
    room = table(gnomes={"engineer": 1}, hexes={1: GEM}, delivered=14).do("Carry 0 1")
    assert room.why_not(text, seat=0).id == "dragon-why-over"
