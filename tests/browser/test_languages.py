"""Every language: switched at once, kept, and spoken at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.languages import LANGUAGES
from tests.browser.conftest import Guests
from tests.browser.players import OVER, READY, Presser, open_table, shortest, with_hands
from tests.house.checkout import ROOT

PAGES = ("lobby", "make", "games", "how", "settings", "account")


def text(language: str, id: str) -> str:
    source = (ROOT / "web" / "src" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{id} = (.*)$", source, re.MULTILINE)
    assert found, id
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_switched_at_once_and_kept(page: Page, language: str) -> None:
    page.get_by_role("combobox", name="Language").select_option(language)
    for name in PAGES:
        expect(page.get_by_role("link", name=text(language, f"page-{name}"), exact=True)).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == language
    page.reload()
    expect(page.get_by_role("link", name=text(language, "page-make"), exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_every_language(guests: Guests, language: str) -> None:
    page = guests.page(language=language)
    open_table(page, shortest(with_hands()))
    page.get_by_role("button", name=text(language, "start-game"), exact=True).click()
    page.wait_for_function(READY)
    expect(page.get_by_role("group", name=text(language, "your-moves"))).to_have_count(1)
    assert Presser(page, put_back=text(language, "put-back")).play()
    expect(page.locator(OVER).get_by_role("link", name=text(language, "replay"))).to_be_visible()
