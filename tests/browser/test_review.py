"""A review on the replay: what each seat's result was made of, and its mistakes, each shown on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.players import Presser, begin, open_table, shortest

WIDTHS = [(1280, 800), (390, 844)]


def reviewed(page: Page, opening: str) -> None:
    """A game played at random, and its review asked for."""
    table = open_table(page, shortest("nap", deals=1, seats=2, opening=opening))
    begin(page)
    assert Presser(page).play()
    page.goto(f"/#/replay/{table}/1")
    page.get_by_role("button", name="Review").click()


@pytest.mark.parametrize(("width", "height"), WIDTHS)
def test_mistakes_are_told_and_shown(guests: Guests, width: int, height: int) -> None:
    page = guests.page(width, height)
    reviewed(page, "all")
    dialog = page.get_by_role("dialog", name="What each decision cost")
    expect(dialog.get_by_text("What the result is made of")).to_be_visible()
    for part in ("The seat", "Chance", "Own choices", "The others’ choices", "Result"):
        expect(dialog.get_by_text(part, exact=True)).to_be_visible()
    shown = dialog.get_by_role("button", name="Show")
    if not shown.count():
        dialog.get_by_role("combobox", name="Seat").select_option("1")
    expect(dialog.get_by_text("Better: ").first).to_be_visible()
    shown.first.click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("slider", name="Step")).not_to_have_value("0")


def test_a_game_that_stays_hidden_is_not_gone_through(guests: Guests) -> None:
    page = guests.page()
    reviewed(page, "shown")
    expect(page.get_by_role("dialog").get_by_text("only a game that opens every card")).to_be_visible()
    guests.complaints = [said for said in guests.complaints if "403" not in said]
