"""Every screen of the page, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from parlour.puzzles.calendar import in_order
from parlour.puzzles.puzzle import CLAIM
from tests.browser.players import OFFERED, READY, Presser, open_table, shortest, with_hands

ALONE = ("", "find", "watch", "settings", "account", "how", "evenings", "judge")


def tour(page: Page, ids: dict[str, str]) -> Iterator[str]:
    """Stop at each screen; ``ids`` are the names that buttons have in the language of the page."""
    game = with_hands()
    table = page.request.post("/api/tables", data=public(game)).json()["table"]
    evening = page.request.post("/api/evenings", data={"name": "Friday"}).json()["evening"]
    for path in (
        *ALONE,
        "lobby",
        f"evening/{evening}",
        f"law/{table}",
        f"invite/{table}",
        f"table/{table}",
        f"how/{game}",
        f"judge/{game}",
        f"lesson/{game}",
        f"puzzles/{game}",
        f"puzzle/{asking_the_law()}",
    ):
        page.goto(f"/#/{path}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        yield path
    page.goto(f"/#/make/{game}")
    page.locator("summary").click()
    yield "make"
    yield from lesson(page, game, ids)
    yield from table_screens(page, game, ids)


def asking_the_law() -> str:
    """A puzzle with more on its screen than a table."""
    return next(puzzle.id for puzzle in in_order() if puzzle.kind == CLAIM)


def public(game: str) -> dict[str, Any]:
    return {**shortest(game, public=True, name="Open table"), "bots": []}


def lesson(page: Page, game: str, ids: dict[str, str]) -> Iterator[str]:
    page.goto(f"/#/lesson/{game}")
    page.get_by_role("button", name=ids["lesson-begin"], exact=True).click()
    page.wait_for_selector(".felt")
    page.wait_for_selector(f".advice button, {OFFERED}")
    yield "lesson in play"


def table_screens(page: Page, game: str, ids: dict[str, str]) -> Iterator[str]:
    table = open_table(page, shortest(game))
    start = page.get_by_role("button", name=ids["start-game"], exact=True)
    start.wait_for()
    yield "gathering"
    start.click()
    page.wait_for_function(READY)
    yield "table"
    for panel in ("log", "chat", "book"):
        page.get_by_role("button", name=ids[panel], exact=True).first.click()
        page.wait_for_selector("aside")
        yield panel
    page.locator("aside .close").click()
    assert Presser(page, put_back=ids["put-back"]).play()
    yield "result"
    page.keyboard.press("Escape")
    page.wait_for_selector(".felt section table")
    yield "the end of a deal"
    for path in (f"replay/{table}/1", f"fair/{table}/1", "games", "results"):
        page.goto(f"/#/{path}")
        page.wait_for_load_state("networkidle")
        yield path
