"""People: games left standing, friends who come by a link, those who are away, moves that one asks to take back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.players import begin, open_table, shortest, with_hands


def test_the_front_page_offers_the_game_left_standing(page: Page) -> None:
    table = open_table(page, shortest(with_hands()))
    begin(page)
    page.wait_for_selector(".actions .button, .hand .lawful")
    page.goto("/#/")
    page.get_by_role("link", name="Continue your game: your turn").click()
    page.wait_for_url(f"**/#/table/{table}")
    page.wait_for_selector(".hand .lawful, .actions .button")
    open_table(page, shortest(with_hands(), name="The other"))
    begin(page)
    page.goto("/#/")
    expect(page.get_by_role("heading", name="Continue your games")).to_be_visible()
    expect(page.get_by_role("link", name="The other: ")).to_be_visible()
