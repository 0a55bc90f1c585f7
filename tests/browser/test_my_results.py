"""The page of one's own results: what a finished game was, as pictures and in words, and how to be rid of it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Guests
from tests.browser.players import Presser, begin, open_table, shortest, with_hands


def nobody_reads_the_engines_names_meanwhile(page: Page) -> None:
    """While it is not known yet what games and bots are called."""
    held: list[Route] = []
    page.route(re.compile(r"/api/games(\?|$)"), lambda route: held.append(route))
    page.reload()
    expect(page.get_by_text("One moment…")).to_be_visible()
    expect(page.get_by_text(with_hands(), exact=True)).to_have_count(0)
    for route in held:
        route.continue_()
    page.unroute_all()
    expect(page.get_by_text("One game finished on")).to_be_visible()


def test_a_finished_game_stands_among_ones_results_until_they_are_deleted(guests: Guests) -> None:
    page = guests.page()
    page.goto("/#/results")
    expect(page.get_by_text("You have not finished a game here yet.")).to_be_visible()
    table = open_table(page, shortest(with_hands()))
    begin(page)
    assert Presser(page).play()
    page.keyboard.press("Escape")
    page.goto("/#/games")
    page.get_by_role("link", name="My results").click()
    expect(page.get_by_text("One game finished on")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"#/replay/{table}/1")
    expect(page.get_by_role("img", name="over one game, in all")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.locator("details tbody tr")).to_have_count(1)
    bots = page.get_by_role("row").filter(has_text="At random")
    expect(bots).to_have_count(1)
    nobody_reads_the_engines_names_meanwhile(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="As a spreadsheet").click()
    assert saved.value.suggested_filename == "results.csv"
    other = guests.page()
    other.goto("/#/results")
    expect(other.get_by_text("You have not finished a game here yet.")).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete all my results").click()
    expect(page.get_by_text("You have not finished a game here yet.")).to_be_visible()
    page.goto(f"/#/replay/{table}/1")
    expect(page.locator(".felt")).to_be_visible()
