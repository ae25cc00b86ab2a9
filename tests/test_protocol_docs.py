"""The reference in docs/protocol.md follows the Python types and the routes."""

import re
from pathlib import Path

import pytest

from undercroft.protocol_docs import BadPage, comments_of, is_stale, reference, with_reference
from undercroft.server.protocol.messages import SeatInfo, TableSettings

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"


def test_the_page_is_up_to_date() -> None:
    assert not is_stale(PAGE), "run `undercroft protocol`"


def test_every_type_is_described_once_and_every_link_leads_somewhere() -> None:
    page = PAGE.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    assert len(headings) == len(set(headings))
    anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]*)\)", page)) - anchors == set()


def test_the_comment_of_a_field_stands_beside_or_above_it() -> None:
    assert comments_of(SeatInfo)["resigned"] == "a person gave this seat up to the bot"
    assert comments_of(TableSettings)["patience"].startswith("seconds of absence")
    assert comments_of(SeatInfo)["kind"] == ""


def test_a_route_says_what_it_takes_and_answers() -> None:
    [kick] = re.findall(r"#### POST /api/tables/\{table\}/kick\n\n(.*)\n\n(.*)\n", reference())
    assert kick[0].startswith("Kick a person from the table. For whoever leads.")
    assert kick[1] == (
        "Takes [`SeatRequest`](#seatrequest). Answers [`TableInfo`](#tableinfo). May refuse with 404, 409, 422."
    )


def test_a_page_without_the_markers_is_left_alone() -> None:
    with pytest.raises(BadPage):
        with_reference("# Nothing here\n")
