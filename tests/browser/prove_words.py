"""Every page of every game in every language in a real Chromium: words of the engine, and on a phone texts cut off.

``./dev proof words``; the tests search the same texts without a browser.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from playwright.sync_api import Page, sync_playwright

from parlour.core.languages import LANGUAGES
from parlour.core.rules import Rules
from parlour.puzzles.puzzle import puzzles_of
from parlour.registry import all_rules
from tests.browser.conftest import CHROMIUM, Guests
from tests.browser.cut_texts import cut_texts
from tests.browser.houses import Waited
from tests.browser.players import READY, Presser, open_table, shortest
from tests.browser.test_languages import text
from tests.words.scan import Scan, findings

PRESSES = 6
HOUSE = ("", "settings", "account", "lobby", "evenings", "judge", "how", "games", "results", "puzzles", "find", "watch")
READ = "() => document.body.innerText"
PHONE = (390, 844)


def read(page: Page, path: str) -> str:
    page.goto(f"/#/{path}")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    return str(page.evaluate(READ))


def pages_of(page: Page, rules: Rules, language: str) -> Iterator[tuple[str, str]]:
    """Rule book, committee, form, lesson, and a table in play with what lies beside it."""
    for path in (
        f"how/{rules.name}",
        f"judge/{rules.name}",
        f"make/{rules.name}",
        f"lesson/{rules.name}",
        f"puzzles/{rules.name}",
    ):
        yield path, read(page, path)
    for puzzle in puzzles_of(rules):
        yield puzzle.id, read(page, f"puzzle/{puzzle.id}")
    known = {option.name for option in rules.options.each}
    for conduct in ("strict", "table") if "conduct" in known else ("",):
        new = shortest(rules.name)
        new["settings"]["options"] |= {"conduct": conduct} if conduct else {}
        options = new["settings"]["options"]
        new["settings"]["options"] = {name: value for name, value in options.items() if name in known}
        table = open_table(page, new)
        page.get_by_role("button", name=text(language, "start-game"), exact=True).click()
        presser = Presser(page, put_back=text(language, "put-back"))
        for _i in range(PRESSES):
            page.wait_for_function(READY)
            yield f"table {conduct}", str(page.evaluate(READ))
            if presser.is_over():
                break
            presser.press_one()
        yield f"law/{table}", read(page, f"law/{table}")


def fitting(page: Page, pages: Iterator[tuple[str, str]], wrong: list[str]) -> Iterator[tuple[str, str]]:
    """The same pages; what does not fit on one of them is noted."""
    for where, read_there in pages:
        wrong += [f"{where}: {cut}" for cut in cut_texts(page)]
        yield where, read_there


def main() -> int:
    found: list[str] = []
    with Waited() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for language in LANGUAGES:
            for rules in all_rules().values():
                guests = Guests(browser, house.address)
                page = guests.page(*PHONE, fingers=True, language=language)
                scan = Scan(rules, language)
                wrong: list[str] = []
                house_pages = ((path, read(page, path)) for path in HOUSE)
                wrong += findings(scan, fitting(page, house_pages, wrong))
                wrong += findings(scan, fitting(page, pages_of(page, rules, language), wrong))
                guests.close()
                print(f"{language} {rules.name}: {len(wrong)}", *wrong[:20], sep="\n  ", flush=True)
                found += wrong
        browser.close()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
