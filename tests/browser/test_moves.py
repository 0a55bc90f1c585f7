"""What can be pressed: calls lie open, claims are conditions, and what can cost the game is asked again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from parlour.registry import rules_of
from tests.browser.players import begin, open_table, shortest

AT_TABLE = {"conduct": "table"}


def sit_down(page: Page, game: str, bots: str, **options: object) -> None:
    new = shortest(game)
    new["settings"]["options"] |= options
    known = {option.name for option in rules_of(game).options.each}
    new["settings"]["options"] = {name: value for name, value in new["settings"]["options"].items() if name in known}
    open_table(page, {**new, "bots": [None, *[bots] * (len(new["bots"]) - 1)]})
    begin(page)


def test_calls_are_a_row_of_buttons(page: Page) -> None:
    sit_down(page, "nap", "random")
    calls = page.locator(".actions .button", has_text=re.compile("^Call "))
    calls.last.wait_for()
    expect(page.locator(".actions .button[aria-expanded]")).to_have_count(0)
    assert calls.first.inner_text() == "Call pass"
    calls.first.click()


def test_a_claim_is_a_condition_and_leaving_is_asked_again(page: Page) -> None:
    sit_down(page, "ecarte", "book", **AT_TABLE)
    expect(
        page.get_by_role("button", name="If the cards are false (marked or tampered with): this game is void (§ 54)")
    ).to_be_visible()
    wrong = page.get_by_role("button", name=re.compile("^(Against the rules|Leave against)"))
    wrong.click()
    leave = page.get_by_role("button", name="Leave against § 53")
    if page.get_by_role("alertdialog").count() == 0:
        leave.click()
    asked = page.get_by_role("alertdialog", name="Leave")
    expect(asked).to_contain_text("you lose it")
    asked.get_by_role("button", name="No, go back").click()
    expect(asked).to_have_count(0)
    expect(wrong.first).to_be_visible()  # a group that is open shows its acts beside it


def test_a_card_pressed_where_no_card_is_played_is_no_mistake(page: Page) -> None:
    sit_down(page, "poker", "random")
    decline = page.get_by_role("button", name="Decline")
    card = page.locator(".hand button:enabled").first
    expect(card.or_(decline).first).to_be_visible()
    if decline.is_visible():
        decline.click()
    card.click()
    card.click()
    page.wait_for_timeout(300)
    expect(page.get_by_text("did not understand")).to_have_count(0)
