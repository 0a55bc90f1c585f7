"""The house is killed in mid-game, or the network goes: the page says so, waits, and the game goes on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import Guests
from tests.browser.houses import Waited
from tests.browser.players import Presser, begin, open_table, shortest, with_hands


def is_cut_off(page: Page) -> None:
    expect(page.get_by_text("No connection to the house")).to_be_visible()


def is_back(page: Page) -> None:
    expect(page.get_by_text("No connection to the house")).to_have_count(0, timeout=20_000)


def some_moves(page: Page) -> Presser:
    presser = Presser(page)
    for _i in range(4):
        assert not presser.is_over()
        presser.press_one()
    return presser


def test_the_house_is_killed_and_opened_again(browser: Browser, tmp_path: Path) -> None:
    with Waited(tmp_path) as house:
        guests = Guests(browser, house.address)
        page = guests.page()
        open_table(page, shortest(with_hands()))
        begin(page)
        presser = some_moves(page)
        lines = page.evaluate("() => document.querySelector('.felt') !== null")
        house.kill()
        is_cut_off(page)
        house.open()
        is_back(page)
        assert lines
        assert presser.play()
        guests.close()


def test_the_network_goes_and_comes_back(guests: Guests) -> None:
    page = guests.page()
    cables: list[WebSocketRoute] = []
    plugged = [True]

    def through(cable: WebSocketRoute) -> None:
        if not plugged[0]:
            cable.close()
            return
        cable.connect_to_server()
        cables.append(cable)

    page.route_web_socket("**/ws", through)
    open_table(page, shortest(with_hands()))
    begin(page)
    presser = some_moves(page)
    plugged[0] = False
    page.context.set_offline(True)
    for cable in cables:
        cable.close()
    is_cut_off(page)
    plugged[0] = True
    page.context.set_offline(False)
    is_back(page)
    assert presser.play()
    guests.complaints = [said for said in guests.complaints if "ERR_INTERNET_DISCONNECTED" not in said]
