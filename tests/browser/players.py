"""People at a browser: they open pages, sit down and press whatever the table offers."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page

from parlour.present.layout import layout_of
from parlour.registry import all_rules, rules_of

OFFERED = ".actions .button:not([disabled]), .actions .card, .hand .lawful, .card.can"
OVER = "dialog[open]"
READY = f"() => document.querySelector('{OVER}') || document.querySelector('{OFFERED}')"
PATIENCE = 30_000
PRESSED_AGAIN = 3


def shortest(game: str, deals: int = 1, seats: int = 0, **more: Any) -> dict[str, Any]:
    """A table of a deal, with as few bots as the game can do with; they play at random."""
    seats = seats or rules_of(game).players[0]
    settings = {"game": game, "options": {"players": seats, "deals": deals}, **more}
    return {"settings": settings, "bots": [None, *["random"] * (seats - 1)]}


def with_hands() -> str:
    """A game for two with cards in their hands: the one made for fewest."""
    held = [rules for rules in all_rules().values() if "hand" in layout_of(rules).places]
    return min(held, key=lambda rules: rules.players).name


def open_table(page: Page, new: dict[str, Any]) -> str:
    """Make a table and look at it."""
    made = page.request.post("/api/tables", data=new)
    assert made.ok, made.text()
    table: str = made.json()["table"]
    page.goto(f"/#/table/{table}")
    return table


def begin(page: Page, called: str = "Begin") -> None:
    """Press the button, once more where the table was drawn anew under the first press."""
    button = page.get_by_role("button", name=called, exact=True)
    for _i in range(PRESSED_AGAIN):
        button.click()
        try:
            page.wait_for_selector(".felt", timeout=PATIENCE / PRESSED_AGAIN)
        except Error:
            continue
        return
    raise AssertionError("the game does not begin")


def press_in_sight(thing: ElementHandle) -> None:
    """In its upper left part: the rest of a card may lie under the next one, or under a second row of the hand."""
    box = thing.bounding_box()
    if box is not None:
        thing.click(timeout=2_000, position={"x": box["width"] * 0.3, "y": box["height"] * 0.28})


class Presser:
    """Presses one of the things that are offered, again and again; draws lots, so that all of them come up."""

    def __init__(self, page: Page, seed: int = 0, put_back: str = "Put back") -> None:
        self.page = page
        self.chance = Random(seed)
        self.put_back = put_back
        self.pressed = 0

    def play(self, most: int = 600) -> bool:
        """Until the result is shown; False if that takes more than so many presses."""
        for _i in range(most):
            if self.is_over():
                return True
            self.press_one()
        return False

    def is_over(self) -> bool:
        self.page.wait_for_function(READY, timeout=PATIENCE)
        return self.page.locator(OVER).count() > 0

    def press_one(self) -> None:
        try:
            things = self.things()
            if things:
                press_in_sight(self.chance.choice(things))
                self.pressed += 1
        except Error:
            return  # it went away meanwhile: the table has moved on

    def things(self) -> list[ElementHandle]:
        """Buttons that do something before those that take it back; whole moves before cards still to be gathered.

        They are held themselves: what has gone away meanwhile is not waited for.
        """
        whole = self.page.query_selector_all(".actions .button.main:not([disabled])")
        if whole and self.chance.random() < 0.6:
            return whole
        offered = self.page.query_selector_all(OFFERED)
        return [thing for thing in offered if thing.inner_text() != self.put_back]
