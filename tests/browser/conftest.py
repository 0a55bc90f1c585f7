"""A browser and a house for the tests; without Chromium, or a page, they are skipped."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from parlour.server.http.pages import PAGE
from tests.browser.houses import Waited
from tests.browser.players import PATIENCE

# the first is the same engine without a window around it, and takes half the time
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in BROWSERS if (found := shutil.which(name))), "")
HERE = Path(__file__).parent
# what a page adds to the drawing of cards: 1, 2, 3 ...
COUNTING = "let drawn = 0; crypto.getRandomValues = (numbers) => numbers.fill(++drawn)"
STILL = {"pace": "at-once", "sound": False, "cardSounds": False, "language": "en"}


def lacking() -> str:
    if not CHROMIUM:
        return "no Chromium found (Debian: apt-get install chromium-headless-shell)"
    if not (PAGE / "index.html").is_file():
        return "the page is not built (./dev page)"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    why = lacking()
    if why and not os.environ.get("CI"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    assert not lacking(), lacking()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house() -> Iterator[Waited]:
    with Waited() as waited:
        yield waited


class Guests:
    """Opens browsers of one guest each, and remembers what their pages complained of."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.keeps = False

    def page(self, width: int = 1280, height: int = 800, fingers: bool = False, **wishes: object) -> Page:
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            has_touch=fingers,
            is_mobile=fingers,
            reduced_motion="reduce",
            locale="en",
            permissions=["clipboard-write"],
            service_workers="allow" if self.keeps else "block",  # to keep the page for later takes time
        )
        context.set_default_timeout(PATIENCE)
        wanted = json.dumps(json.dumps({**STILL, **wishes}))
        context.add_init_script(f"localStorage.getItem('parlour') ?? localStorage.setItem('parlour', {wanted})")
        context.add_init_script(COUNTING)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._said)
        page.goto("/")
        return page

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(f"{said.text} {said.location['url']}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()


@pytest.fixture
def guests(browser: Browser, house: Waited) -> Iterator[Guests]:
    """Their pages have nothing to complain of."""
    opened = Guests(browser, house.address)
    yield opened
    opened.close()
    assert [said for said in opened.complaints if "/api/texts/" not in said] == []


@pytest.fixture
def page(guests: Guests) -> Page:
    return guests.page()
