"""Somebody who plays in a browser and reads, at the end of each deal, only what is to be seen there."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import ElementHandle, Page

from parlour.registry import rules_of
from tests.browser.players import OFFERED, Presser, begin, open_table

SHEET = "section.paper:has(table)"
NEXT = ".next .button"
PATIENCE = 30_000
SECONDS = 600


class Read:
    """What a person reads off the sheet: numbers by name, and the lines of the count."""

    def __init__(self, page: Page) -> None:
        sheet = page.locator(SHEET).first
        self.heading = sheet.locator("h2").inner_text()
        self.outcome = sheet.locator(".outcome").inner_text()
        self.lines = [line.strip() for line in sheet.locator("ol li > span").all_inner_texts()]
        self.clauses = [text.split("\n")[0] for text in sheet.locator("ol li > button").all_inner_texts()]
        rows = [row.split("\t") for row in sheet.locator("tbody tr").all_inner_texts()]
        self.won = {row[0].strip(): number(row[-2]) for row in rows}
        self.names = page.locator(".felt figcaption").all_inner_texts()
        self.marks = {
            seat.locator("b").first.inner_text(): number(seat.locator(".won").inner_text())
            for seat in page.locator(".felt .seat:has(.won)").all()
        }

    @property
    def deal(self) -> int:
        return int(re.findall(r"\d+", self.heading)[0])

    @property
    def winners(self) -> list[str]:
        """Who has most by the numbers; where the fewest points win, they have lost."""
        most = max(self.won.values())
        return sorted(name for name, sum in self.won.items() if sum == most > 0)


def number(text: str) -> int:
    return int(text.strip().replace("−", "-").replace("+", "").replace(".", "").replace(",", ""))


class Player(Presser):
    """Presses whatever is offered, but does not go on to the next deal by mistake."""

    def things(self) -> list[ElementHandle]:
        return [thing for thing in super().things() if not thing.evaluate("thing => thing.closest('.next') !== null")]


def sit_down(page: Page, game: str, deals: int) -> str:
    """A table of the game with as few bots as it can do with, which waits between deals."""
    seats = rules_of(game).players[0]
    options = {"players": seats, "deals": deals}
    settings = {"game": game, "options": options, "opening": "all", "next_deal": SECONDS, "spectators": True}
    table = open_table(page, {"settings": settings, "bots": [None, *["random"] * (seats - 1)]})
    begin(page)
    return table


def play_to_end(page: Page, presser: Presser, most: int = 900) -> None:
    """Press whatever is offered until the end of a deal is laid out, everything counted and paid."""
    for _i in range(most):
        page.wait_for_function(
            f"() => document.querySelector('{SHEET} .outcome') || document.querySelector('{OFFERED}')",
            timeout=PATIENCE,
        )
        if page.locator(NEXT).count() or page.locator(f"{SHEET} .outcome").count():
            page.wait_for_selector(f"{SHEET} .outcome", timeout=PATIENCE)
            return
        presser.press_one()
    raise AssertionError("no deal ends")


def go_on(page: Page) -> bool:
    """To the next deal, which may be over in no time; False where there is none."""
    if not page.locator(NEXT).count():
        return False
    before = page.locator(f"{SHEET} h2").inner_text()
    page.locator(NEXT).click()
    page.wait_for_function(
        f"(before) => document.querySelector('{SHEET} h2')?.innerText !== before", arg=before, timeout=PATIENCE
    )
    return True


def told_by_house(page: Page, table: str) -> dict[int, dict[str, Any]]:
    """The sheets as the house keeps them, by deal, for the person at the browser."""
    replay = page.request.get(f"/api/tables/{table}/replay").json()
    return {step["sheet"]["deal"]: step["sheet"] for step in replay["steps"] if "sheet" in step}


def compare(read: Read, sheet: dict[str, Any]) -> None:
    """Winner, reason and amount: as the engine has them."""
    names = list(read.won)
    won = sheet.get("scored") or [int(sum) for sum in sheet["gained"]]
    assert list(read.won.values()) == won
    assert read.marks == read.won
    assert len(read.lines) == len(sheet["lines"])
    assert len(read.clauses) == len([line for line in sheet["lines"] if line["clause"]])
    if sheet["best"]:
        assert read.winners == sorted(names[seat] for seat in sheet["best"])
        for seat in sheet["best"]:
            assert names[seat] in read.outcome
            assert str(won[seat]) in read.outcome or sheet.get("low")
    for line, said in zip(sheet["lines"], read.lines, strict=True):
        if line.get("amount"):
            assert str(line["amount"]) in said.replace(",", ""), (line, said)
    for hand in sheet["hands"]:
        for name in hand.get("names", []):
            assert any(names[hand["seat"]] in shown for shown in read.names), name


def read_deals(page: Page, game: str, deals: int, seed: int) -> int:
    """Play at most so many deals, read each end, and hold it beside what the house has kept; gives how many."""
    table = sit_down(page, game, deals)
    player = Player(page, seed)
    read: list[Read] = []
    while not read or (len(read) < deals and go_on(page)):
        play_to_end(page, player)
        read.append(Read(page))
    told = told_by_house(page, table)
    for one in read:
        compare(one, told[one.deal])
    return len(read)
