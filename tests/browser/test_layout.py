"""A table of each kind at every size: nothing lies under the prompt or off the screen, and fingers hit what they mean.

All games: ``./dev proof screens``.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from parlour.core.languages import LANGUAGES
from parlour.registry import all_rules, rules_of
from tests.browser.conftest import Guests
from tests.browser.cut_texts import CUT
from tests.browser.players import READY, Presser, begin, open_table, shortest
from tests.browser.test_languages import text
from tests.kinds import of_each_kind

PHONES = ((390, 844), (844, 390))
SIZES = (*PHONES, (1200, 750), (1280, 800), (2560, 1440))
USUAL_SEATS = 4
PRESSES = 4
TOUCH = 44
LOOKS = 40
USUAL_SCREEN = (1440, 900)
SCROLLED = "() => [...document.querySelectorAll('.around')].filter((one) => one.closest('.tight')).map(() => 'cut off')"
LYING = """() => Object.fromEntries([...document.querySelectorAll('.centre [data-account], .piles [data-place]')]
  .map((one) => [one.dataset.account ?? one.dataset.place, Math.round(one.getBoundingClientRect().x)]))"""
HIDDEN = """() => {
  const near = document.querySelector('.near').getBoundingClientRect();
  const wrong = [];
  const cut = (one) => one.closest('.tight, .strip');
  for (const one of document.querySelectorAll('.felt :is([data-place], [data-account], .actions, .hand)')) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const name = one.dataset.place ?? one.dataset.account ?? one.className;
    const scrolls = cut(one);
    if (scrolls) {
      const frame = scrolls.getBoundingClientRect();
      const beside = box.right > frame.right + 1 || box.left < frame.left - 1;
      if (beside && scrolls.scrollWidth <= scrolls.clientWidth) wrong.push(`${name} cannot be scrolled to`);
      continue;
    }
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      wrong.push(`${name} is off the screen`);
    }
    if (!one.closest('.near') && box.bottom > near.top + 1) wrong.push(`${name} lies under the prompt`);
  }
  return wrong;
}"""
PRESSED = "header button, header a, .actions .button, .hand .card, .tool, .seat li button"
TOO_SMALL = f"""least => [...document.querySelectorAll('{PRESSED}')]
  .filter((one) => {{ const box = one.getBoundingClientRect(); return box.width < least || box.height < least; }})
  .map((one) => one.getAttribute('aria-label') ?? one.textContent)"""


def stays(page: Page, wrong: str) -> list[str]:
    """What stays wrong once the table has measured itself and cards have landed (slow on a busy machine)."""
    found: list[str] = []
    for _i in range(LOOKS):
        page.wait_for_timeout(50)
        found = page.evaluate(wrong)
        if not found:
            break
    return found


def wrong_at(page: Page, width: int, height: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    found = stays(page, HIDDEN)
    if page.evaluate("() => document.documentElement.scrollWidth") > width:
        found.append("the page is too wide")
    if (width, height) in PHONES:
        found += [*page.evaluate(TOO_SMALL, TOUCH), *stays(page, CUT)]
    return [f"{width} x {height}: {what}" for what in found]


@pytest.mark.parametrize("game", of_each_kind())
def test_nothing_is_hidden_at_any_size(guests: Guests, game: str) -> None:
    """In a language that is not the shortest: by turns, and all of them in ``./dev proof words``."""
    least, most = rules_of(game).players
    language = LANGUAGES[1:][list(all_rules()).index(game) % len(LANGUAGES[1:])]
    page = guests.page(fingers=True, language=language)
    assert page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    open_table(page, shortest(game, seats=min(max(least, USUAL_SEATS), most or USUAL_SEATS)))
    begin(page, text(language, "start-game"))
    presser = Presser(page, put_back=text(language, "put-back"))
    for _i in range(PRESSES):
        if not presser.is_over():
            presser.press_one()
    page.wait_for_function(READY)
    wrong = [what for size in SIZES for what in wrong_at(page, *size)]
    page.set_viewport_size({"width": 1200, "height": 750})
    if not presser.is_over():
        page.get_by_role("button", name=text(language, "log"), exact=True).first.click()
        wrong += [f"with the log {what}" for what in wrong_at(page, 1200, 750)]
        wrong += [f"with the log {what}" for what in [*wrong_at(page, *USUAL_SCREEN), *stays(page, SCROLLED)]]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", ["nap", "poker"])
def test_counters_and_piles_stay_where_they_are(guests: Guests, game: str) -> None:
    """Whatever is played between them, and whatever their numbers are."""
    page = guests.page(*USUAL_SCREEN)
    open_table(page, shortest(game, deals=2, seats=USUAL_SEATS))
    begin(page)
    presser = Presser(page)
    lying: dict[str, set[int]] = {}
    for _i in range(2 * PRESSES):
        if presser.is_over():
            break
        for name, x in page.evaluate(LYING).items():
            lying.setdefault(name, set()).add(x)
        presser.press_one()
    assert lying
    assert [name for name, found in lying.items() if max(found) - min(found) > 2] == []
