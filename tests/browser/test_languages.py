"""Every language: switched at once, kept, and spoken at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.core.languages import LANGUAGES
from parlour.law.book import load
from parlour.registry import all_rules
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
    expect(page.locator(OVER).get_by_role("link", name=text(language, "look-again"))).to_be_visible()


def test_a_table_is_called_by_the_title_of_its_game(guests: Guests) -> None:
    """Of a game whose title the languages do not share; at once, when the language is changed."""
    titles = {name: [load(rules, language).title for language in LANGUAGES] for name, rules in all_rules().items()}
    game = next(name for name, each in titles.items() if len(set(each)) == len(LANGUAGES))
    page = guests.page()
    open_table(page, shortest(game))
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(titles[game][LANGUAGES.index("en")])
    page.get_by_role("button", name=text("en", "settings"), exact=True).click()
    page.get_by_role("dialog").get_by_role("combobox", name=text("en", "language")).select_option("hu")
    page.keyboard.press("Escape")
    expect(heading).to_have_text(titles[game][LANGUAGES.index("hu")])
