"""Two people who do not know each other wait for the same game and play it; a third looks on."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Page, expect

from parlour.registry import all_rules
from tests.browser.conftest import Guests

GAME = next(name for name, rules in all_rules().items() if rules.options.make().number("players") == 2)
PICTURES = os.environ.get("PARLOUR_PICTURES", "")
AT_A_TABLE = re.compile(r"#/table/")


def shot(page: Page, name: str) -> None:
    """For whoever wants to look at it himself."""
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)


def wait(page: Page) -> None:
    page.goto(f"/#/find/{GAME}")
    page.locator("form .button.main").click()


@pytest.mark.parametrize("language", ["en", "hu", "tr"] if PICTURES else ["en"])
def test_strangers_find_each_other_and_are_watched(guests: Guests, language: str) -> None:
    ann, bob = guests.page(390, 844, fingers=True, language=language), guests.page(language=language)
    ann.goto(f"/#/find/{GAME}")
    ann.locator(".presets, .agreed").first.wait_for()
    shot(ann, f"find-phone-{language}")
    wait(ann)
    expect(ann.locator("[aria-live] p")).not_to_have_text("")
    ann.locator("[role=timer]").wait_for()
    shot(ann, f"waiting-phone-{language}")
    bob.goto(f"/#/find/{GAME}")
    expect(bob.locator(".rows li")).to_have_count(1, timeout=15_000)
    shot(bob, f"find-wide-{language}")
    bob.locator(".rows li button").click()
    for page in (ann, bob):
        expect(page).to_have_url(AT_A_TABLE)
        page.wait_for_selector(".felt")
    shot(ann, f"found-phone-{language}")
    assert ann.url.split("#")[1] == bob.url.split("#")[1]
    cid = guests.page(language=language)
    cid.goto("/#/watch")
    table = bob.url.split("/")[-1]
    look = cid.locator(f'a[href="#/table/{table}"]')
    look.wait_for()
    shot(cid, f"watch-wide-{language}")
    cid.set_viewport_size({"width": 390, "height": 844})
    shot(cid, f"watch-phone-{language}")
    look.click()
    cid.wait_for_selector(".felt")
    assert not cid.locator(".hand .card:not(.back)").count()


def test_who_stops_waiting_is_no_longer_counted(guests: Guests) -> None:
    ann = guests.page()
    wait(ann)
    ann.locator("[role=timer]").wait_for()
    ann.get_by_role("button", name="Stop waiting").click()
    ann.locator("form .button.main").wait_for()
    expect(ann.get_by_text("Nobody is waiting just now")).to_be_visible(timeout=15_000)
