"""A competition, as the keeper of a book and those who take part use it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.players import with_hands
from tests.browser.test_evening import HOSTILE, open_book


def open_cup(page: Page) -> None:
    page.get_by_role("button", name="Open a competition").click()
    page.get_by_label("Name of the competition").fill(HOSTILE)
    page.locator("form select").first.select_option(with_hands())
    page.get_by_label("Deals in a match").fill("1")
    page.locator("form select").nth(1).select_option("knockout")
    page.get_by_role("button", name="Open a competition").click()
    expect(page.get_by_text("Entries are open.")).to_be_visible()


def test_a_knock_out_from_entries_to_the_winner(guests: Guests) -> None:
    page = guests.page()
    book = open_book(page)
    open_cup(page)
    key = page.request.get(f"/api/evenings/{book.rpartition('/')[2]}").json()["key"]
    other = guests.page(390, 844)
    other.goto(book)
    expect(other.get_by_text("Entries are open.")).to_be_visible()
    expect(other.get_by_role("button", name="Take part", exact=True)).to_have_count(0)  # without the key
    other.goto(f"{book}/{key}")
    other.get_by_role("button", name="Take part", exact=True).click()
    expect(other.get_by_text("Taking part: 1")).to_be_visible()
    page.get_by_role("button", name="Take part", exact=True).click()
    page.get_by_role("button", name="Close the entries and draw round 1").click()
    expect(page.get_by_text("Round 1 is being played.")).to_be_visible()
    expect(page.get_by_text("You play in this round.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_text("It begins by itself when everybody is here.")).to_be_visible()
    expect(page.get_by_role("button", name="Stand up")).to_have_count(0)
    other.reload()
    other.get_by_role("link", name="To the table").click()
    expect(page.get_by_text("It begins by itself")).to_have_count(0)
    page.goto(book)
    page.get_by_role("button", name="Settle the match").click()
    page.get_by_label("Why is it settled like this?").fill("by lot")
    page.get_by_role("button", name="Write it into the book").click()
    expect(page.get_by_text("The competition is over.")).to_be_visible()
    expect(page.get_by_text("Winner:")).to_be_visible()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    tree = page.get_by_role("region", name="The tree")
    expect(tree.get_by_text("goes on")).to_have_count(1)
    expect(page.get_by_text("It is the one that was promised before anybody entered.")).to_be_visible()
    expect(page.get_by_text("“by lot”")).to_be_visible()
