"""A competition whose tables play the same packs: cut by the pages of all who take part, hidden until all are done."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import APIResponse, Page, expect

from parlour.present.layout import layout_of
from parlour.registry import all_rules
from tests.browser.conftest import Guests
from tests.browser.players import OVER, Presser
from tests.browser.test_evening import open_book

CUP = "Duplicate"
HIDDEN = "All tables play the same packs: hands and results are shown once every table is done."
SHUFFLED = "The packs of round 1 are being shuffled."
ONE_IS_MISSING = re.compile(r"Still missing: [^,]+\.$")
NOT_YET = "Nothing of this game is shown yet."
MOST = 300  # presses


def repeated() -> str:
    """A game for two with cards in their hands that allows the same packs at several tables."""
    fit = [rules for rules in all_rules().values() if rules.repeats is not None and "hand" in layout_of(rules).places]
    return min(fit, key=lambda rules: rules.players).name


def open_league(page: Page) -> None:
    page.get_by_role("button", name="Open a competition").click()
    page.get_by_label("Name of the competition").fill(CUP)
    page.locator("form select").first.select_option(repeated())
    page.get_by_label("Deals in a match").fill("1")
    page.get_by_label("The same packs at every table of a round").check()
    page.get_by_role("button", name="Open a competition").click()
    expect(page.get_by_text("the same packs at every table")).to_be_visible()


def take_part(page: Page) -> None:
    page.get_by_role("button", name="Take part", exact=True).click()
    expect(page.get_by_role("button", name="Take part", exact=True)).to_have_count(0)


def told(page: Page, book: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/evenings/{book.rpartition('/')[2]}").json()
    return found


def kinds(page: Page, book: str) -> list[str]:
    return [line["kind"] for line in told(page, book)["lines"]]


def go_to_table(page: Page) -> None:
    page.locator(".matches > li:has(.you)").get_by_role("link", name="To the table").click()


def play_together(pages: list[Page]) -> None:
    """Each presses when he is asked, to the end."""
    pressers = [Presser(page, seed) for seed, page in enumerate(pages)]
    for presser in pressers:
        presser.page.wait_for_selector(".felt")
    while not all(page.locator(OVER).count() for page in pages):
        for presser in pressers:
            if not presser.page.locator(OVER).count():
                presser.press_one()
        assert sum(presser.pressed for presser in pressers) < MOST


def record(page: Page, table: str) -> APIResponse:
    return page.request.get(f"/api/tables/{table}/record?game=1")


def dealt(page: Page, table: str) -> list[str]:
    """The deals, as the open record has them."""
    return [line for line in record(page, table).json()["text"].split("\n") if line.startswith("* ")]


def on_another_device(guests: Guests, page: Page) -> Page:
    """The same guest once more, with nothing that his other browser has stored."""
    twin = guests.page()
    twin.context.clear_cookies()
    twin.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    return twin


def cut(guests: Guests) -> tuple[list[Page], str]:
    """Four people in a competition, whose pages have cut the packs of its first round, and its book."""
    keeper = guests.page()
    book = open_book(keeper)
    open_league(keeper)
    key = told(keeper, book)["key"]
    others = [guests.page(390, 844), guests.page(), guests.page()]
    for page in others:
        page.goto(f"{book}/{key}")
        take_part(page)
    take_part(keeper)
    first, second, late = others
    late.goto("/")
    keeper.get_by_role("button", name="Close the entries and draw round 1").click()
    for page in (first, second):
        page.reload()  # or it would look by itself, some seconds later
        expect(page.get_by_text(SHUFFLED)).to_be_visible()
    expect(keeper.get_by_text(ONE_IS_MISSING)).to_be_visible()
    assert kinds(keeper, book)[-3:] == ["committed"] * 3
    first.reload()  # between his commitment and his share
    twin = on_another_device(guests, first)
    twin.goto(book)
    expect(twin.get_by_text("Your share was promised in another browser")).to_be_visible()
    late.goto(book)
    for page in (keeper, *others):
        expect(page.get_by_text("You play in this round.")).to_be_visible()
    assert kinds(keeper, book)[-6:] == ["listed", *["shared"] * 4, "round"]
    return [keeper, *others], book


def test_four_pages_cut_packs_and_two_tables_play_them(guests: Guests) -> None:
    pages, book = cut(guests)
    keeper = pages[0]
    contest = told(keeper, book)["contests"][0]
    matches = contest["rounds"][0]["matches"]
    at = [[page for page in pages if told(page, book)["you"] in match["people"]] for match in matches]
    tables = [match["table"] for match in matches]
    for page in pages:
        expect(page.get_by_text(HIDDEN)).to_be_visible()
        go_to_table(page)
    play_together(at[0])
    done, playing = at[0][0], at[1][0]
    for page in (done, playing):
        assert record(page, tables[0]).status == 409
    done.goto(f"/#/replay/{tables[0]}/1")
    expect(done.get_by_text(NOT_YET)).to_be_visible()
    guests.complaints = [said for said in guests.complaints if "409" not in said]
    at[0][1].locator(OVER).get_by_role("link", name="Book of the evening").click()  # where the next packs will be cut
    expect(at[0][1].get_by_text(HIDDEN)).to_be_visible()
    done.goto(book)
    expect(done.get_by_text(HIDDEN)).to_be_visible()
    expect(done.get_by_role("link", name="Record of the game")).to_have_count(0)
    play_together(at[1])
    expect(done.get_by_text("all tables of the round are done; hands and results are shown")).to_be_visible()
    expect(done.get_by_text(HIDDEN)).to_have_count(0)
    expect(done.locator(".matches").get_by_role("link", name="Record of the game")).to_have_count(2)
    assert dealt(done, tables[0]) == dealt(done, tables[1]) != []
    assert kinds(keeper, book)[-3:] == ["disclosed", "game", "game"]
    for page, table in zip((done, playing), tables, strict=True):
        page.goto(f"/#/fair/{table}/1")
        expect(page.get_by_role("status").get_by_text("Checked against what this browser kept")).to_be_visible()
        expect(page.get_by_text("duplicated")).to_be_visible()
