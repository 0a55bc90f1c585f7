"""Every screen in every language and theme on a phone held either way, and, by turns, for screen readers.

For screen readers too in every language: ``./dev proof screens``.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from parlour.core.languages import LANGUAGES
from tests.browser.conftest import Guests
from tests.browser.screens import tour
from tests.browser.test_languages import text
from tests.house.checkout import ROOT
from tests.kinds import ALL

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
IDS = ("lesson-begin", "start-game", "put-back", "log", "chat", "book")
PHONES = ((390, 844), (844, 390))
LOOKS = {"en": ("green", "club"), "hu": ("dark", "plain"), "tr": ("light", "club")}  # each theme and pack once
GRAVE = ("serious", "critical")
TOUCH = 44
SMALL = """least => [...document.querySelectorAll('button, select, a.button, nav a, summary')]
    .filter(one => one.checkVisibility() && !one.closest('.quiet, .skip, li, dialog, .unseen'))
    .map(one => [one.textContent.trim() || one.ariaLabel, Math.round(one.getBoundingClientRect().height)])
    .filter(([, height]) => height < least)"""


def findings(page: Page) -> list[str]:
    """What axe-core says is serious or critical."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def overflow(page: Page) -> int:
    width: int = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    return max(0, width)


def on_phones(page: Page, screen: str) -> list[str]:
    """What is too wide for a phone, or too small for a finger."""
    size = page.viewport_size
    wrong = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        if overflow(page):
            wrong.append(f"{screen} at {width} x {height}: {overflow(page)} pixels too wide")
        wrong += [f"{screen} at {width} x {height}: {small}" for small in page.evaluate(SMALL, TOUCH)]
    assert size is not None
    page.set_viewport_size(size)
    return wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_serves_everybody(guests: Guests, language: str) -> None:
    theme, pack = LOOKS.get(language, LOOKS["en"])
    page = guests.page(language=language, theme=theme, pack=pack)
    wrong: list[str] = []
    for number, screen in enumerate(tour(page, {id: text(language, id) for id in IDS})):
        if ALL or LANGUAGES[number % len(LANGUAGES)] == language:
            wrong += [f"{screen}: {finding}" for finding in findings(page)]
        wrong += on_phones(page, screen)
    assert not wrong, "\n".join(wrong)
