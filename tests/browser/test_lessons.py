"""The guided first deals: each to its end, other moves than the one asked for, and with the keyboard alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.cases.lesson import has_lesson, stages
from parlour.core.languages import LANGUAGES
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from tests.browser.conftest import Guests
from tests.browser.players import with_hands
from tests.kinds import of_each_kind

NAMES = [name for name, rules in all_rules().items() if has_lesson(rules)]
STEPS = 60


class Learner:
    """Somebody before a lesson, who does what it says."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        page.goto(f"/#/lesson/{game}")
        page.get_by_role("button", name="Deal", exact=True).click()
        self.panel = page.get_by_role("complementary", name="First deal")
        self.over = self.panel.get_by_text("That was your first deal.")
        self.go = self.panel.get_by_role("button", name="Go on")
        self.do = self.panel.get_by_role("button", name="Do it")
        expect(self.panel.locator(".advice .button.main")).to_be_visible()

    @property
    def at(self) -> str:
        return self.panel.locator(".head span").inner_text()

    def step(self) -> None:
        """Press the one button there is."""
        before = self.at
        self.panel.locator(".advice .button.main").click()
        self.page.wait_for_function(MOVED, arg=before)

    def to_the_end(self) -> int:
        for steps in range(STEPS):
            if self.over.count():
                return steps
            self.step()
        raise AssertionError(f"the lesson is at {self.at} and does not end")


MOVED = "at => document.querySelector('aside .head span').textContent !== at"


@pytest.mark.parametrize("game", [name for name in of_each_kind() if name in NAMES])
def test_a_lesson_leads_to_the_end(page: Page, game: str) -> None:
    learner = Learner(page, game)
    assert learner.to_the_end()
    first, _, last = learner.at.partition(" / ")
    assert first == last
    assert learner.panel.locator("li q").count() > 2
    expect(learner.panel.get_by_role("button", name="Play a real game")).to_be_visible()
    assert page.request.get("/api/me/games").json()["games"] == []


@dataclass
class Spot:
    """A step of a lesson at which cards are asked for: the one to play, another lawful one, and one that is not."""

    game: str
    step: int
    asked: str
    other: str
    unlawful: str


def spots(page: Page) -> list[Spot]:
    found = []
    for game in NAMES:
        steps: list[dict[str, Any]] = page.request.get(f"/api/games/{game}/lesson").json()["steps"]
        choices: list[dict[str, Any]] = []
        for step in steps:
            choices = step.get("view", step.get("change", {})).get("choices", choices)
            spot = _spot(game, step, choices)
            if spot is not None:
                found.append(spot)
    return found


def _spot(game: str, step: dict[str, Any], choices: list[dict[str, Any]]) -> Spot | None:
    task = step.get("task", {})
    verb, _, card = task.get("move", "").partition(" ")
    lawful = [choice["of"] for choice in choices if choice["kind"] == "card" and choice["head"] == verb]
    others = [face for face in (lawful[0] if len(choices) == 1 and lawful else []) if face != card]
    refused = list(task.get("refused", {}))
    return Spot(game, step["seq"], card, others[0], refused[0]) if others and refused else None


def card(page: Page, face: str) -> Locator:
    return page.locator(f".hand [data-card='{face}']")


def test_a_card_is_pressed_another_is_lawful_too_and_a_third_is_refused(page: Page) -> None:
    spot = spots(page)[0]
    learner = Learner(page, spot.game)
    for _i in range(spot.step):
        learner.step()
    expect(learner.do).to_be_visible()
    at = learner.at
    card(page, spot.other).click()
    expect(learner.panel.get_by_text("also lawful")).to_be_visible()
    card(page, spot.unlawful).click(position={"x": 8, "y": 20})
    expect(learner.panel.get_by_text("not lawful now")).to_be_visible()
    expect(page.get_by_role("alert").get_by_role("button", name="§")).to_be_visible()
    assert learner.at == at
    card(page, spot.asked).click()
    page.wait_for_function(MOVED, arg=at)
    expect(learner.panel.get_by_text("also lawful")).to_have_count(0)


def in_words() -> tuple[str, int, str]:
    """A lesson and a step at which the book's reason is no clause."""
    for name in NAMES:
        for step, stage in enumerate(stages(rules_of(name))):
            if stage.task is not None and Teller(rules_of(name)).has(stage.task.reason):
                return name, step, stage.task.reason
    raise AssertionError("every reason is a clause")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_said_in_the_language_of_the_page(guests: Guests, language: str) -> None:
    game, step, reason = in_words()
    page = guests.page(language=language)
    page.goto(f"/#/lesson/{game}")
    page.locator("section .button.main").click()
    for _i in range(step):
        page.locator(".advice .button.main").click()
    expect(page.locator(".advice").get_by_text(Teller(rules_of(game), language).text(reason))).to_be_visible()


def test_the_language_can_be_changed_in_a_lesson(page: Page) -> None:
    learner = Learner(page, with_hands())
    learner.step()
    at = learner.at
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").locator("select").first.select_option("hu")
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="Első leosztás")).to_be_visible()
    assert page.locator("aside .head span").inner_text() == at


def test_a_lesson_goes_on_by_itself(guests: Guests) -> None:
    learner = Learner(guests.page(pace="quick"), with_hands())
    for _i in range(STEPS):
        expect(learner.over.or_(learner.do)).to_be_visible()
        if learner.over.count():
            return
        learner.do.click()
    raise AssertionError(f"the lesson is at {learner.at} and does not end")


def test_a_lesson_can_be_taken_back(page: Page) -> None:
    learner = Learner(page, with_hands())
    while not learner.go.count():
        learner.step()
    learner.step()
    expect(learner.do).to_be_visible()
    at = learner.at
    back = learner.panel.get_by_role("button", name="One step back")
    back.click()
    page.wait_for_function(MOVED, arg=at)
    expect(learner.go).to_be_visible()
    learner.step()
    assert learner.at == at
    while back.is_enabled():
        back.click()
    assert learner.at.startswith("1 / ")
    assert learner.to_the_end()


def test_a_lesson_with_the_keyboard_alone(page: Page) -> None:
    learner = Learner(page, with_hands())
    main = learner.panel.locator(".advice .button.main")
    main.focus()
    for _i in range(STEPS):
        if learner.over.count():
            break
        at = learner.at
        expect(main).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=at)
    expect(learner.over).to_be_visible()
    page.keyboard.press("Tab")
    expect(learner.panel.get_by_role("button", name="Play a real game")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".felt")
