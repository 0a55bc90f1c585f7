"""Two people at one table, each in a browser of his own."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Guests
from tests.browser.players import OFFERED, OVER, Presser, open_table, shortest, with_hands

MOVES = 14
DEALS = 9  # more than those moves can end


class Ears:
    """Everything the house told one page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def cards(self) -> set[str]:
        """The cards it was shown since the last deal, in events and in views."""
        shown: set[str] = set()
        for frame in self.frames:
            message = json.loads(frame)
            for event in message.get("events", []):
                if event.get("to", {}).get("name") == "hand":
                    shown.clear()
                shown |= set(event.get("cards", []))
            view = message.get("view") or message.get("change") or {}
            for place in [*view.get("places", []), *view.get("changed", [])]:
                shown |= set(place.get("faces", []))
        return shown

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


def hand_of(page: Page) -> set[str]:
    return set(page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))


def two_at_a_table(guests: Guests) -> tuple[Page, Page, Ears]:
    host, friend = guests.page(), guests.page()
    ears = Ears(friend)
    table = open_table(host, {**shortest(with_hands(), DEALS), "bots": []})
    friend.goto(f"/#/table/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("here", exact=True)).to_have_count(2)
    host.get_by_role("button", name="Begin", exact=True).click()
    for page in (host, friend):
        page.wait_for_selector(".felt")
    return host, friend, ears


def leaked(host: Page, friend: Page, ears: Ears) -> set[str]:
    """Cards of the host that the friend's browser knows, and goes on knowing when both have drawn their tables."""
    found: set[str] = set()
    for _try in range(10):
        held = hand_of(host)
        dom = friend.content()
        found = (held & ears.cards()) | {card for card in held if f'data-card="{card}"' in dom}
        if not found:
            break
        host.wait_for_timeout(100)
    return found


def test_what_one_holds_is_nowhere_in_the_others_browser(guests: Guests) -> None:
    host, friend, ears = two_at_a_table(guests)
    players = [Presser(host), Presser(friend, seed=1)]
    seen = 0
    for _i in range(MOVES):
        seen += len(hand_of(host))
        assert not leaked(host, friend, ears)
        for player in players:
            if player.page.locator(OFFERED).count() and not player.page.locator(OVER).count():
                player.press_one()
    assert seen > MOVES
    assert hand_of(friend) <= ears.cards()


def test_names_and_talk_are_told_as_they_are_written(guests: Guests) -> None:
    nasty = "<b>x</b>&amp;"
    host, friend, _ears = two_at_a_table(guests)
    host.request.post("/api/me/name", data={"name": nasty})
    for page in (host, friend):
        page.get_by_role("button", name="Chat").click()
    friend.get_by_role("textbox", name="Say something").fill("<img src=x onerror=alert(1)> ő İ")
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(host.get_by_text("<img src=x onerror=alert(1)> ő İ")).to_be_visible()
    expect(host.locator("aside img")).to_have_count(0)


@pytest.mark.parametrize("opening", ["shown", "all"])
def test_a_replay_is_seen_by_whoever_may(guests: Guests, opening: str) -> None:
    page = guests.page()
    open_table(page, shortest(with_hands(), opening=opening))
    page.get_by_role("button", name="Begin", exact=True).click()
    assert Presser(page).play()
    page.get_by_role("dialog").get_by_role("link", name="Look at the game again").click()
    steps = page.get_by_role("slider", name="Step")
    last = int(steps.get_attribute("max") or 0)
    assert last > 3
    for step in range(1, last):  # first the table is laid, then the pack is cut, then cards are dealt
        page.get_by_role("button", name="One step on").click()
        expect(steps).to_have_value(str(step))
        if hand_of(page):
            break
    assert hand_of(page)
    page.get_by_role("button", name="To the end").click()
    expect(steps).to_have_value(str(last))
    page.get_by_role("combobox", name="Seen by").select_option("1")
    refused = page.get_by_text("each player sees only what he was shown during the game")
    if opening == "shown":
        expect(refused).to_be_visible()
        guests.complaints = [said for said in guests.complaints if "403" not in said]
    else:
        page.get_by_role("button", name="To the beginning").click()
        for step in range(1, last):
            page.get_by_role("button", name="One step on").click()
            expect(steps).to_have_value(str(step))
            if page.locator(".hand [data-card]").count():
                break
        expect(page.locator(".hand [data-card]").first).to_be_visible()
        assert refused.count() == 0


def test_a_friend_asks_the_committee_and_the_host_decides(guests: Guests) -> None:
    host, friend, _ears = two_at_a_table(guests)
    for page in (host, friend):
        page.get_by_role("button", name="Seats", exact=True).click()
    friend.get_by_role("button", name="Ask the committee").click()
    friend.get_by_role("combobox", name="What went wrong?").select_option(index=1)
    friend.get_by_role("button", name="Ask", exact=True).click()
    for page in (host, friend):
        expect(page.get_by_text("Not decided yet")).to_be_visible()
    expect(friend.get_by_role("button", name="Nothing follows")).to_have_count(0)
    host.get_by_role("button", name="Nothing follows").click()
    for page in (host, friend):
        expect(page.get_by_text("nothing follows.")).to_be_visible()
