"""Somebody one does not want to meet: blocked and reported at the table, and let in again on the account page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Guests
from tests.browser.players import open_table, shortest, with_hands


def test_who_is_blocked_cannot_sit_down_until_he_is_let_in_again(guests: Guests) -> None:
    host, other = guests.page(), guests.page(390, 844)
    empty = {**shortest(with_hands()), "bots": []}
    table = open_table(host, empty)
    other.goto(f"/#/table/{table}")
    other.get_by_role("textbox", name="Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    host.get_by_text("Block or report").click()
    host.get_by_label("Why?").select_option("name")
    host.get_by_role("button", name="Report Ben").click()
    expect(host.get_by_text("The host of this house will read it.")).to_be_visible()
    host.get_by_role("button", name="Block Ben").click()
    expect(host.get_by_text("Ben is blocked.")).to_be_visible()
    second = open_table(host, empty)
    other.goto(f"/#/table/{second}")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Somebody at this table does not want to play with you.")).to_be_visible()
    host.goto("/#/account")
    host.get_by_role("button", name="Unblock").click()
    expect(host.get_by_role("heading", name="Blocked")).to_have_count(0)
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Somebody at this table does not want")).to_have_count(0)
    expect(other.get_by_role("button", name="Stand up")).to_be_visible()
