"""The table itself: what is refused is explained, cards fly, tricks can be looked at again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.present.layout import layout_of
from parlour.registry import all_rules
from tests.browser.conftest import Guests
from tests.browser.players import Presser, begin, open_table, shortest

MANY_DEALS = 20
PRESSES = 60
FLOWN = """() => {
  window.flown = 0;
  new MutationObserver((all) => {
    for (const one of all) {
      if (one.type === 'attributes' && one.target.classList.contains('flying')) window.flown += 1;
      for (const made of one.addedNodes) if (made.classList?.contains('ghost')) window.flown += 1;
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}"""


def with_tricks() -> str:
    """A game of tricks that two can play."""
    found = (
        name for name, rules in all_rules().items() if rules.players[0] == 2 and "trick" in layout_of(rules).centre
    )
    return next(found)


def play_until(page: Page, wanted: str) -> Locator:
    presser = Presser(page)
    for _i in range(PRESSES):
        presser.is_over()
        found = page.locator(wanted)
        if found.count() and stays(page, found):
            return found
        presser.press_one()
    raise AssertionError(f"{wanted} never comes up")


def stays(page: Page, found: Locator) -> bool:
    """Not only until the answer to the last press comes."""
    page.wait_for_timeout(200)
    return found.count() > 0


def clause_shown(page: Page) -> str:
    current = page.locator("[aria-current=true][data-clause]")
    expect(current).to_be_in_viewport()
    return current.get_attribute("data-clause") or ""


def test_a_card_that_may_not_be_played_says_why_and_opens_the_book(page: Page) -> None:
    open_table(page, shortest(with_tricks(), MANY_DEALS))
    begin(page)
    play_until(page, ".hand .dim").first.click()
    clause = page.get_by_role("alert").get_by_role("button").first
    named = clause.inner_text()
    assert re.fullmatch(r"§ \w+", named)
    clause.click()
    assert clause_shown(page).endswith(named.replace("§ ", "."))


def test_a_typed_move_is_refused_with_its_reason(page: Page) -> None:
    open_table(page, shortest(with_tricks(), MANY_DEALS))
    begin(page)
    play_until(page, ".hand .lawful")
    page.get_by_role("button", name="Log", exact=True).first.click()
    page.get_by_label("Type a move").fill("play 2H 3H")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_line_of_the_log_opens_its_clause(page: Page) -> None:
    open_table(page, shortest(with_tricks()))
    begin(page)
    page.get_by_role("button", name="Log", exact=True).first.click()
    link = page.get_by_role("list", name="Log").get_by_role("button").first  # lines are added at the other end
    title = link.get_attribute("title") or ""
    link.click()
    assert clause_shown(page) in title


def test_the_last_trick_is_a_key_away(page: Page) -> None:
    open_table(page, shortest(with_tricks(), MANY_DEALS))
    begin(page)
    expect(play_until(page, ".tool[title='Last trick']")).to_be_visible()
    page.keyboard.press("t")
    shown = page.get_by_role("dialog", name="Last trick")
    expect(shown.get_by_role("img")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    page.reload()
    page.wait_for_selector(".tool[title='Last trick']")
    page.keyboard.press("t")
    expect(shown.get_by_role("img")).to_have_count(2)


def faces(page: Page) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(".hand [data-card]").all()]


def test_a_hand_is_sorted_as_one_likes(page: Page) -> None:
    open_table(page, shortest(with_tricks(), MANY_DEALS))
    begin(page)
    play_until(page, ".hand .lawful")
    by_suit = faces(page)
    assert [face[1] for face in by_suit] == sorted((face[1] for face in by_suit), key="SHCD".index)
    page.get_by_role("button", name="Sort the hand").click()
    ranks = [face[0] for face in faces(page)]
    assert ranks == sorted(ranks, key="AKQJT98765432".index)


@pytest.mark.parametrize(("pace", "motion"), [("unhurried", True), ("at-once", False)])
def test_cards_fly_unless_one_wants_them_still(guests: Guests, pace: str, motion: bool) -> None:
    page = guests.page(pace=pace)
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, shortest(with_tricks()))
    page.evaluate(FLOWN)
    begin(page)
    play_until(page, ".hand .lawful").first.click()
    if motion:
        page.wait_for_function("() => window.flown > 0")
    else:
        play_until(page, ".hand .lawful, dialog[open]")
        assert page.evaluate("() => window.flown") == 0


def test_nothing_flies_for_those_who_asked_their_system(guests: Guests) -> None:
    page = guests.page(pace="unhurried")
    open_table(page, shortest(with_tricks()))
    page.evaluate(FLOWN)
    begin(page)
    play_until(page, ".hand .lawful").first.click()
    page.wait_for_selector("figure.trick .one, .tool[title='Last trick']")
    assert page.evaluate("() => window.flown") == 0


def test_a_finished_trick_stays_a_moment(guests: Guests) -> None:
    page = guests.page(pace="unhurried")
    open_table(page, shortest(with_tricks()))
    begin(page)
    play_until(page, ".hand .lawful").first.click()
    page.wait_for_function("() => document.querySelectorAll('figure.trick .one').length === 2")


def test_a_replay_shows_the_last_trick(guests: Guests) -> None:
    page = guests.page()
    table = open_table(page, shortest(with_tricks()))
    begin(page)
    assert Presser(page).play()
    page.goto(f"/#/replay/{table}/1")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Last trick").click()
    expect(page.get_by_role("dialog", name="Last trick").get_by_role("img").first).to_be_visible()


def test_tickets_of_others_can_be_looked_at(guests: Guests) -> None:
    page = guests.page(390, 844)
    open_table(page, shortest(next(name for name, rules in all_rules().items() if layout_of(rules).suits == "numbers")))
    begin(page)
    page.get_by_role("button", name=re.compile("Look closely")).first.click()
    ticket = page.get_by_role("dialog").get_by_role("table").first
    box = ticket.bounding_box()
    assert box is not None
    assert box["width"] > 250
