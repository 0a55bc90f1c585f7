"""A review on the replay: what each seat's result was made of, and its mistakes, each shown on the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Guests
from tests.browser.players import Presser, begin, open_table, shortest

SIZES = [(1280, 800), (390, 844)]
FAULT: dict[str, Any] = {
    "step": 4,
    "deal": 1,
    "played": "call nap",
    "better": "call 2",
    "reason": "nap.36",
    "deals": 64,
    "verdict": "blunder",
    "cost": 3.25,
    "error": 0.5,
    "stake": 10.0,
    "win": [0.25, 0.5],
}


def played(page: Page, opening: str) -> str:
    """A game of two, played at random."""
    table = open_table(page, shortest("nap", deals=1, seats=2, opening=opening))
    begin(page)
    assert Presser(page).play()
    return table


def with_a_blunder(route: Route, entry: int) -> None:
    """What the house says, and that everybody has blundered once: at random nobody may have."""
    answer = route.fetch()
    found = answer.json()
    for seat in found.get("seats", []):
        seat["faults"] = [{**FAULT, "entry": entry}]
    route.fulfill(response=answer, json=found)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_mistakes_are_told_and_shown(guests: Guests, width: int, height: int) -> None:
    page = guests.page(width, height)
    table = played(page, "all")
    steps = page.request.get(f"/api/tables/{table}/replay?game=1").json()["steps"]
    page.route("**/api/tables/*/review*", lambda route: with_a_blunder(route, steps[3]["seq"]))
    page.goto(f"/#/replay/{table}/1")
    page.get_by_role("button", name="Review").click()
    dialog = page.get_by_role("dialog", name="What each decision cost")
    expect(dialog.get_by_text("What the result is made of")).to_be_visible()
    for part in ("Worth of the seat", "Chance", "Own choices", "The others’ choices", "Result"):
        expect(dialog.get_by_text(part, exact=True)).to_be_visible()
    expect(dialog.get_by_text("Blunder: Call Nap")).to_be_visible()
    expect(dialog.get_by_text("cost 3.25 ± 0.5, 33 % of what was at stake")).to_be_visible()
    expect(dialog.get_by_text("Better: Call 2")).to_be_visible()
    dialog.get_by_role("button", name="Show").first.click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("slider", name="Step")).to_have_value("2")


def test_of_a_game_that_stays_hidden_a_player_is_told_of_his_own_seat_and_a_stranger_of_none(guests: Guests) -> None:
    page = guests.page()
    table = played(page, "shown")
    page.goto(f"/#/replay/{table}/1")
    page.get_by_role("button", name="Review").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("only your own decisions")).to_be_visible()
    expect(dialog.get_by_role("option")).to_have_count(1)
    expect(dialog.get_by_text("What the result is made of")).to_have_count(0)
    stranger = guests.page()
    stranger.goto(f"/#/replay/{table}/1")
    stranger.get_by_role("button", name="Review").click()
    expect(stranger.get_by_role("dialog").get_by_text("can be reviewed")).to_be_visible()
    guests.complaints = [said for said in guests.complaints if "403" not in said]
