"""Without a network the page opens as it was kept, and plays by itself where it was made ready for that."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser, expect

from parlour.present.prose import read_book
from parlour.registry import rules_of
from tests.browser.houses import Waited
from tests.browser.players import with_hands
from tests.browser.pockets import KEPT, LIST, Travellers, come_back, make_ready, play_a_deal


@pytest.mark.skipif(not (LIST.is_file() or os.environ.get("CI")), reason="nothing to take along is built (./dev page)")
def test_a_deal_is_played_when_the_house_is_gone(browser: Browser) -> None:
    with Waited() as house:
        travellers = Travellers(browser, house.address)
        page = travellers.page()
        make_ready(page)
        house.kill()
        come_back(page)
        title = read_book(rules_of(with_hands())).title
        assert play_a_deal(page, title) > 0
        expect(page.locator(".felt")).to_be_visible()
        page.goto("/#/games")
        expect(page.get_by_text(title).first).to_be_visible()
        assert travellers.wrong() == []
        travellers.close()


def test_without_it_the_page_opens_and_says_what_can_be_done(browser: Browser, house: Waited) -> None:
    travellers = Travellers(browser, house.address)
    page = travellers.page()
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("No connection to the house")).to_be_visible()
    expect(page.get_by_text("you can make this page ready")).to_be_visible()
    assert travellers.wrong() == []
    travellers.close()
