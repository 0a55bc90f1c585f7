"""A table to which people come while its game goes on: they sit down, join, bet and take the hand over by pressing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.players import begin, open_table

OPTIONS = {"mode": "chouette", "players": 4, "coups": 2}
HELD = ".hand [data-card]"


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def stake(page: Page, counters: int) -> None:
    page.locator("form input").fill(str(counters))
    press(page, f"Stake {counters}")


def gives_chouette(one: Page, other: Page) -> tuple[Page, Page]:
    """Whoever the draw asks first gives it; he, and the other."""
    for _try in range(100):
        for page, opponent in ((one, other), (other, one)):
            if page.get_by_role("button", name="Give chouette").count():
                press(page, "Give chouette")
                return page, opponent
        one.wait_for_timeout(100)
    raise AssertionError("nobody is asked for it")


def test_a_newcomer_sits_down_joins_bets_and_takes_the_hand_over(guests: Guests) -> None:
    host, friend, newcomer = guests.page(), guests.page(), guests.page(390, 844, fingers=True)
    table = open_table(host, {"settings": {"game": "ecarte", "options": OPTIONS}, "bots": []})
    friend.goto(f"/#/table/{table}")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text("here", exact=True)).to_have_count(2)
    begin(host)
    for page in (host, friend):
        press(page, "Join")
    chouetteur, opponent = gives_chouette(host, friend)
    newcomer.goto(f"/#/table/{table}")
    press(newcomer, "Sit down")
    press(newcomer, "Join side 2")
    stake(newcomer, 7)
    stake(opponent, 5)
    expect(chouetteur.get_by_text("Staked: 7")).to_be_visible()
    press(opponent, "Renounce the hand")
    press(chouetteur, "Hold the game")
    expect(newcomer.locator(HELD)).to_have_count(5)
    expect(opponent.locator(HELD)).to_have_count(0)
