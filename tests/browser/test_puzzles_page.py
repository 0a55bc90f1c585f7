"""Puzzles on the page: answered at the table, refuted there, remembered by this browser."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.puzzles.calendar import of_day, today
from parlour.puzzles.puzzle import CARD, LAWFUL, Puzzle, puzzles_of
from parlour.registry import rules_of
from tests.browser.conftest import Guests

GAME = "nap"
PHONE = (390, 844)


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(rules_of(GAME)) if puzzle.kind == kind)


def test_a_wrong_card_is_refuted_at_the_table(guests: Guests) -> None:
    page = guests.page(*PHONE)
    puzzle = first(CARD)
    page.goto(f"/#/puzzle/{puzzle.id}")
    page.get_by_text("What is best to play?").wait_for()
    expect(page.get_by_text("Best:")).to_have_count(0)
    wrong = next(iter(puzzle.costs)).split()[-1]
    page.locator(f"[data-card='{wrong}']").last.click()
    expect(page.get_by_text("That is not it.")).to_be_visible()
    expect(page.get_by_text("Best:")).to_be_visible()
    back, on = (page.get_by_role("button", name=name) for name in ("One step back", "One step on"))
    expect(back).to_be_disabled()
    on.click()
    expect(back).to_be_enabled()
    page.goto(f"/#/puzzles/{GAME}")
    number = puzzle.id.rpartition("-")[2]
    expect(page.get_by_role("link", name=f"{number}, ").filter(has_text="✗")).to_be_visible()


def test_the_puzzle_of_the_day_is_the_same_everywhere_and_what_is_lawful_is_marked(guests: Guests) -> None:
    page = guests.page()
    page.get_by_role("link", name="Puzzle of the day").click()
    page.get_by_text("Puzzle of the day ·").wait_for()
    asked = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert any(name.endswith(f"/api/puzzles/{of_day(today()).id}") for name in asked)
    puzzle = first(LAWFUL)
    page.goto(f"/#/puzzle/{puzzle.id}")
    boxes = page.get_by_role("checkbox")
    boxes.first.wait_for()
    expect(boxes).to_have_count(len(puzzle.options))
    for option in puzzle.answers:
        boxes.nth(puzzle.options.index(option)).check()
    page.get_by_role("button", name="That is my answer").click()
    expect(page.get_by_text("Right!")).to_be_visible()
