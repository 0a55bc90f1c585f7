"""The book of an evening, as its secretary and his guests use it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.players import shortest, with_hands

WATCH_IT = """table => new Promise((over) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => { say({ t: 'enter', id: 1, table }); say({ t: 'start', id: 2 }); };
  socket.onmessage = ({ data }) => { if (JSON.parse(data).table?.state === 'over') { socket.close(); over(); } };
})"""  # two bots play it
HOSTILE = '<img src=x onerror="alert(1)">'


def open_book(page: Page) -> str:
    page.goto("/#/evenings")
    page.get_by_label("Name of the evening").fill(HOSTILE)
    page.get_by_role("button", name="Open a book").click()
    expect(page.get_by_role("heading", name=HOSTILE)).to_be_visible()
    expect(page.get_by_text("No game has been finished yet.")).to_be_visible()
    return page.url


def play_a_game(page: Page, book: str) -> str:
    """At a table that joins the evening; gives its id."""
    evening = book.rpartition("/")[2]
    key = page.request.get(f"/api/evenings/{evening}").json()["key"]
    bots = {**shortest(with_hands()), "bots": ["random", "random"], "sit": False}
    table: str = page.request.post("/api/tables", data=bots).json()["table"]
    assert page.request.post(f"/api/evenings/{evening}/tables", data={"key": key, "table": table}).ok
    page.evaluate(WATCH_IT, table)
    page.reload()
    return table


def test_a_secretary_keeps_a_book_and_a_guest_reads_it(guests: Guests) -> None:
    page = guests.page()
    book = open_book(page)
    table = play_a_game(page, book)
    line = page.locator("ol > li").nth(2)
    expect(line.get_by_role("link", name="Record of the game")).to_have_attribute("href", f"#/replay/{table}/1")
    other = guests.page(390, 844)
    other.goto(book)
    expect(other.locator("ol > li")).to_have_count(3)
    expect(other.get_by_role("button", name="Correct")).to_have_count(0)
    expect(other.get_by_role("link", name="New table for this evening")).to_have_count(0)
    line.get_by_role("button", name="Correct").click()
    page.get_by_role("button", name="Add a payment").click()
    page.get_by_label("Counters").fill("7")
    page.get_by_label("Why was it wrong?").fill("the bot helped")
    page.get_by_role("button", name="Write the correction").click()
    expect(page.get_by_text("corrected by line 4")).to_be_visible()
    expect(page.get_by_text("owes the box 7").first).to_be_visible()
    page.get_by_role("button", name="Mark as paid").click()
    page.get_by_label("How much was paid").fill("3")
    page.get_by_role("button", name="Mark as paid").click()
    expect(page.get_by_text("owes the box 4").first).to_be_visible()
    line.get_by_role("link", name="Law of the table").click()
    expect(page.get_by_role("heading", name="In force", exact=True)).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()


def test_a_host_lets_his_table_join_by_its_link(guests: Guests) -> None:
    page = guests.page()
    open_book(page)
    table = page.request.post("/api/tables", data=shortest(with_hands())).json()["table"]
    page.get_by_label("Link of a table of yours").fill(f"http://localhost/#/table/{table}")
    page.get_by_role("button", name="Let the table join").click()
    expect(page.get_by_text("A table joined:")).to_be_visible()
    page.get_by_label("Link of a table of yours").fill(table)
    page.get_by_role("button", name="Let the table join").click()
    expect(page.get_by_role("alert")).to_contain_text("already belongs to an evening")
    page.get_by_role("link", name="New table for this evening").click()
    page.locator("main select").first.select_option(with_hands())
    expect(page.get_by_text("This table joins the book of an evening.")).to_be_visible()
    page.get_by_role("button", name="Make the table and play").click()
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("link", name=f"Book of the evening: {HOSTILE}").first).to_be_visible()
    guests.complaints = [said for said in guests.complaints if "409" not in said]
