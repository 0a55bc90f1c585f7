"""A page that is made ready for playing without a network, loaded again when the house is gone, and played with."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from parlour.server.http.pages import PAGE
from tests.browser.conftest import Guests
from tests.browser.deal_ends import SHEET, go_on
from tests.browser.players import PATIENCE, Presser

LIST = PAGE / "pocket.json"
KEPT = "navigator.serviceWorker.ready.then(() => true)"
CUT = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_INTERNET_DISCONNECTED")
MOST_PRESSED = 1500


class Travellers(Guests):
    """Guests whose browsers may keep what they need on the way."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address)
        self.keeps = True

    def wrong(self) -> list[str]:
        """What their pages complain of, beside that there is no network."""
        return [said for said in self.complaints if not any(word in said for word in CUT)]


def make_ready(page: Page) -> None:
    page.wait_for_function(KEPT)
    page.goto("/#/settings")
    page.get_by_role("button", name="Make this page ready").click()
    page.get_by_text("This device is ready").wait_for(timeout=PATIENCE)


def come_back(page: Page) -> None:
    """Load the page anew: its tables are set up on this device, since no house answers."""
    page.goto("/#/")
    page.reload()
    page.get_by_text("You are playing on this device").wait_for(timeout=2 * PATIENCE)


def play_a_deal(page: Page, title: str, seed: int = 0) -> int:
    """Press what is offered until the sheet of a deal, or the result of the game, is shown; gives how many presses.

    A deal that was over before anything could be pressed does not count.
    """
    page.goto("/#/")
    page.get_by_role("button", name=f"Play {title} now", exact=True).last.click()
    page.wait_for_selector(".felt", timeout=PATIENCE)
    presser = Presser(page, seed)
    while presser.pressed < MOST_PRESSED:
        is_over = presser.is_over()
        if not (is_over or page.locator(f"{SHEET} .outcome").count()):
            presser.press_one()
        elif is_over or presser.pressed:
            return presser.pressed
        else:
            go_on(page)
    raise AssertionError(f"no deal of {title} ends")
