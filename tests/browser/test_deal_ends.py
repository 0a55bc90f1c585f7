"""The end of a deal, read as a person reads it: only what is to be seen, and all of it true."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour.present.layout import layout_of
from parlour.registry import all_rules, rules_of
from tests.browser.conftest import Guests
from tests.browser.deal_ends import NEXT, SHEET, Player, play_to_end, read_deals, sit_down
from tests.browser.players import begin, open_table
from tests.browser.test_layout import SIZES, wrong_at

DEALS = 2
SHOW_DOWNS = [rules.name for rules in all_rules().values() if layout_of(rules).deal.names][:1]
GO_ON = 5_000  # milliseconds in which a sheet is shown
TWO = {"game": "nap", "options": {"players": 2, "deals": 2}, "next_deal": 600}


@pytest.mark.parametrize("game", SHOW_DOWNS)
def test_winner_reason_and_amount_are_to_be_read(guests: Guests, game: str) -> None:
    """Of every game at least the last deal is read in ``test_games``; ``./dev proof deal-ends`` reads many."""
    assert read_deals(guests.page(), game, DEALS, seed=1) > 0


def test_nothing_is_hidden_by_the_sheet_at_any_size(guests: Guests) -> None:
    page = guests.page(fingers=True)
    game = SHOW_DOWNS[0]
    seats = max(4, rules_of(game).players[0])
    settings = {"game": game, "options": {"players": seats, "deals": 2}, "next_deal": 600}
    open_table(page, {"settings": settings, "bots": [None, *["random"] * (seats - 1)]})
    begin(page)
    play_to_end(page, Player(page, seed=1))
    assert [what for size in SIZES for what in wrong_at(page, *size)] == []


def two_at_a_table(guests: Guests) -> list[Page]:
    ann, bob = guests.page(), guests.page()
    table = open_table(ann, {"settings": TWO, "bots": []})
    bob.goto(f"/#/table/{table}")
    bob.get_by_role("button", name="Sit down").click()
    begin(ann)
    bob.wait_for_selector(".felt")
    return [ann, bob]


def play_both(pages: list[Page]) -> None:
    players = [Player(page, seed=2) for page in pages]
    for _i in range(200):
        if all(page.locator(f"{SHEET} .outcome").count() for page in pages):
            return
        for player in players:
            player.press_one()
            player.page.wait_for_timeout(10)
    raise AssertionError("no deal ends")


def test_two_people_wait_for_each_other_and_see_the_time(guests: Guests) -> None:
    ann, bob = two_at_a_table(guests)
    play_both([ann, bob])
    expect(ann.locator(".next [role=timer]")).to_contain_text("s")
    ann.keyboard.press("n")
    expect(ann.locator(NEXT)).to_have_count(0)
    expect(ann.locator(".next")).to_contain_text("Waiting for")
    ann.reload()  # whoever comes back sees the same sheet, and that he was ready
    expect(ann.locator(f"{SHEET} .outcome")).to_be_visible()
    if ann.locator(NEXT).count():
        ann.locator(NEXT).click()
    bob.locator(NEXT).click()
    for page in (ann, bob):
        expect(page.locator(SHEET)).to_have_count(0)


def test_a_log_has_a_heading_for_each_deal_and_a_sheet_its_clauses(guests: Guests) -> None:
    """And Enter goes on: the button has the focus."""
    page = guests.page()
    sit_down(page, "nap", DEALS)
    play_to_end(page, Player(page, seed=1))
    expect(page.locator(NEXT)).to_be_focused()
    page.locator(f"{SHEET} ol button").first.click()
    expect(page.get_by_role("complementary")).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="Deal 1").first).to_be_visible()
    page.locator(NEXT).focus()
    page.keyboard.press("Enter")
    expect(page.locator("aside").get_by_role("heading", name="Deal 2")).to_be_visible()


def test_who_wishes_it_goes_on_without_being_asked(guests: Guests) -> None:
    page = guests.page(goOn=True)
    page.clock.install()
    sit_down(page, "nap", DEALS)
    play_to_end(page, Player(page, seed=1))
    page.clock.fast_forward(GO_ON)
    expect(page.locator(SHEET)).to_have_count(0)


@pytest.mark.parametrize(("language", "button"), [("hu", "Következő leosztás"), ("tr", "Sonraki dağıtım")])
def test_a_sheet_is_in_the_readers_language_on_a_phone(guests: Guests, language: str, button: str) -> None:
    page = guests.page(390, 844, fingers=True, language=language)
    table = {"settings": {**TWO, "options": {"players": 3, "deals": 2}}, "bots": [None, "random", "random"]}
    open_table(page, table)
    page.locator("button.main").first.click()
    page.wait_for_selector(".felt")
    play_to_end(page, Player(page, seed=1))
    expect(page.get_by_role("button", name=button)).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    page.set_viewport_size({"width": 390, "height": 560})  # what came of it is longer than its room
    page.locator(".ended .tight").evaluate("room => room.scrollTo(0, room.scrollHeight)")
    expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
    expect(page.locator(".ended .mine .seat")).to_be_in_viewport(ratio=1)
