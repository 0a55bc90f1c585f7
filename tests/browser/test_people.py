"""People: games left standing, friends who come by a link, those who are away, moves that one asks to take back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.players import OFFERED, begin, open_table, shortest, with_hands

CAN = ".card.can"
RENAME = """name => fetch("/api/me/name",
    {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({name})})"""


def test_the_front_page_offers_the_game_left_standing(page: Page) -> None:
    table = open_table(page, shortest(with_hands()))
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    page.goto("/#/")
    page.get_by_role("link", name="Continue your game: everybody is here").click()
    begin(page)
    page.wait_for_selector(".actions .button, .hand .lawful")
    page.goto("/#/")
    page.get_by_role("link", name="Continue your game: your turn").click()
    page.wait_for_url(f"**/#/table/{table}")
    page.wait_for_selector(".hand .lawful, .actions .button")
    open_table(page, shortest(with_hands(), name="The other"))
    begin(page)
    page.goto("/#/")
    expect(page.get_by_role("heading", name="Continue your games")).to_be_visible()
    expect(page.get_by_role("link", name="The other: ")).to_be_visible()


def test_friends_come_by_the_link_and_say_their_names(guests: Guests) -> None:
    host, friend, late = guests.page(), guests.page(390, 844, fingers=True), guests.page()
    host.get_by_role("link", name="A Loo table with friends").click()
    host.get_by_role("spinbutton", name="Players").fill("4")
    host.get_by_role("textbox", name="Name of the table").fill("Among <friends>")
    assert not host.get_by_role("checkbox", name="Hints on demand").is_checked()
    host.get_by_role("checkbox", name="Listed in the lobby").check()
    host.get_by_role("button", name="Make the table and invite").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    expect(host.get_by_text("Waiting for friends: 3 seats are free.")).to_be_visible()
    expect(host.get_by_role("button", name="Begin", exact=True)).to_have_count(0)
    friend.goto("/#/lobby")
    expect(friend.get_by_text("Among <friends>").first).to_be_visible()
    link = host.locator(".link").first.inner_text()
    for page in (friend, late):
        page.goto(link)
    for page, name, told, outcome in (
        (friend, "Ben", host, "Ben has sat down."),
        (late, "Ben", late, "Somebody at this table has that name"),
        (late, "Cleo", host, "Cleo has sat down."),
    ):
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(told.get_by_text(outcome)).to_be_visible()
    expect(host.get_by_text("one seat is free")).to_be_visible()
    expect(host.get_by_role("button", name="Begin, with a bot in the free seat")).to_be_visible()
    host.get_by_role("button", name="Begin with these 3").click()
    for page in (host, friend, late):
        page.wait_for_selector(".felt")
    expect(host.locator(".seat")).to_have_count(3)
    expect(host.get_by_role("img", name="a bot", exact=True)).to_have_count(0)


def test_bots_take_free_seats_only_when_asked_for_and_look_like_bots(guests: Guests) -> None:
    host, friend = guests.page(), guests.page()
    table = open_table(host, {**shortest(with_hands()), "bots": []})
    host.get_by_role("button", name="Begin, with a bot in the free seat").click()
    host.wait_for_selector(".felt")
    expect(host.locator(".felt").get_by_role("img", name="a bot", exact=True)).to_have_count(1)
    friend.goto(f"/#/table/{table}")
    friend.wait_for_selector(".felt")
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
    open_table(host, {**shortest("loo", seats=4), "bots": [None, None, "random", "random"]})
    host.get_by_role("button", name="Begin with these 3").click()
    host.wait_for_selector(".felt")
    expect(host.locator(".felt").get_by_role("img", name="a bot", exact=True)).to_have_count(2)


def test_whoever_is_away_is_seen_at_his_seat_with_the_time_left(guests: Guests) -> None:
    host, friend = guests.page(), guests.page()
    table = open_table(host, {**shortest(with_hands(), 9), "bots": []})
    friend.goto(f"/#/table/{table}")
    friend.get_by_role("textbox", name="Your name").fill("Ben")
    friend.get_by_role("button", name="Sit down").click()
    begin(host)
    friend.wait_for_selector(".felt")
    friend.goto("/#/")
    expect(host.get_by_role("timer", name="Ben is away; a bot takes over in")).to_be_visible()
    expect(host.locator(".felt").get_by_text("away ·")).to_be_visible()
    friend.get_by_role("link", name="Continue your game").click()
    expect(host.get_by_role("timer", name="Ben is away")).to_have_count(0)
    friend.get_by_role("button", name="Seats", exact=True).click()
    friend.get_by_role("button", name="Stand up").click()
    expect(host.get_by_text("A bot now plays for Ben.")).to_be_visible()
    expect(host.locator(".felt").get_by_role("img", name="a bot is playing meanwhile")).to_be_visible()
    friend.keyboard.press("Escape")
    friend.get_by_role("button", name="Take my seat back").click()
    expect(host.get_by_text("Ben plays again.")).to_be_visible()


def asked_before(page: Page, others: list[Page]) -> None:
    """Until one is asked, the others press the first card of the board that they may."""
    for _try in range(200):
        if page.locator(CAN).count():
            return
        for other in others:
            if other.locator(CAN).count():
                other.locator(CAN).first.click()
        page.wait_for_timeout(50)
    raise AssertionError("he is never asked")


def test_two_guests_of_one_name_sit_down_as_they_are(guests: Guests) -> None:
    """A guest's name is one of a few that the house hands out: whoever has not chosen it is not refused for it."""
    host, friend = guests.page(), guests.page()
    for page in (host, friend):
        page.evaluate(RENAME, "Willow")
    table = open_table(host, {**shortest("newmarket", seats=3), "bots": [None, None, "random"]})
    friend.goto(f"/#/table/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Willow 2 has sat down.")).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(guests: Guests) -> None:
    host, friend = guests.page(), guests.page(390, 844, fingers=True)
    new = shortest("newmarket", seats=3, undo=True)  # its stakes show nobody a card
    table = open_table(host, {**new, "bots": [None, None, "random"]})
    friend.goto(f"/#/table/{table}")
    friend.get_by_role("button", name="Sit down").click()
    begin(host)
    friend.wait_for_selector(".felt")
    asked_before(host, [friend])  # after him the friend plays, who waits for nothing else
    for answer, outcome in (("Yes, take it back", "The move is taken back."), ("No, it stands", "The move stands.")):
        host.locator(CAN).first.click()
        host.get_by_role("button", name="Take back", exact=True).click()
        expect(host.get_by_text("You have asked to take your move back.")).to_be_visible()
        expect(friend.get_by_text("asks to take the last move back.")).to_be_visible()
        friend.get_by_role("button", name=answer).click()
        for page in (host, friend):
            expect(page.get_by_text(outcome)).to_be_visible()


def test_the_pace_is_told_to_the_house_and_a_key_goes_on_to_ones_turn(page: Page) -> None:
    table = open_table(page, shortest("newmarket", seats=4))
    begin(page)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("combobox", name="Pace of the table").select_option("Brisk")
    page.keyboard.press("Escape")
    page.wait_for_function(
        "async table => (await (await fetch(`/api/tables/${table}`)).json()).seats[0].pace === 'brisk'", arg=table
    )
    for _turn in range(3):
        page.wait_for_selector(OFFERED)
        page.locator(OFFERED).first.click()
        page.keyboard.press("g")
    page.wait_for_selector(f"{OFFERED}, dialog[open]")
    page.get_by_role("button", name="Log", exact=True).click()
    assert page.locator("aside li").count() > 8, "what was passed over is in the log"


NOTICES = """
window.noticed = [];
window.away = false;
window.Notification = class {
  static permission = "default";
  static requestPermission() { return Promise.resolve((this.permission = "granted")); }
  constructor(text) { window.noticed.push(text); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.away });
"""


def test_whoever_looks_elsewhere_is_told_that_it_is_his_turn(page: Page) -> None:
    page.add_init_script(NOTICES)
    page.reload()
    open_table(page, shortest("newmarket", seats=3))
    begin(page)
    page.get_by_role("button", name="Settings", exact=True).click()
    assert page.evaluate("() => Notification.permission") == "default", "nobody is asked who has not asked for it"
    page.get_by_role("checkbox", name="A system notification").check()
    page.keyboard.press("Escape")
    page.wait_for_selector(OFFERED)
    assert page.title().startswith("● Your turn")
    assert page.evaluate("() => window.noticed.length") == 0, "he is looking"
    page.evaluate("() => (window.away = true)")
    page.locator(OFFERED).first.click()
    page.wait_for_function("() => window.noticed.length > 0")
    assert "Your turn" in page.evaluate("() => window.noticed[0]")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("checkbox", name="The title of the page shows when it is my turn").uncheck()
    assert not page.title().startswith("●")
