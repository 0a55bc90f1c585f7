"""Other ways to play: by what a screen reader is told alone, and with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Page

from tests.browser.players import OFFERED, Presser, open_table, shortest, with_hands

TABS = 60


class Listener(Presser):
    """Knows roles and names only."""

    def things(self) -> list[ElementHandle]:
        group = self.page.get_by_role("group", name="Your moves", exact=True)
        said = [button for button in group.get_by_role("button").element_handles() if button.is_enabled()]
        cards = self.page.get_by_role("button", name="may be played").element_handles()
        return [thing for thing in [*said, *cards] if thing.text_content() != "Put back"]

    def is_over(self) -> bool:
        super().is_over()
        return self.page.get_by_role("dialog").get_by_role("link", name="Look at the game again").count() > 0


def test_a_game_by_role_and_name_alone(page: Page) -> None:
    open_table(page, shortest(with_hands()))
    page.get_by_role("button", name="Begin", exact=True).click()
    page.get_by_role("group", name="Your moves", exact=True).wait_for()
    listener = Listener(page)
    assert listener.play()
    assert listener.pressed


class Typist(Presser):
    """Moves the focus to something that is offered, and presses Enter."""

    def press_one(self) -> None:
        at = f"() => document.activeElement?.matches('{OFFERED}') ?? false"
        for _i in range(TABS):
            self.page.keyboard.press(self.chance.choice(["Tab", "Tab", "Tab", "ArrowRight"]))
            if self.page.evaluate(at):
                self.page.keyboard.press("Enter")
                self.pressed += 1
                return
            if self.page.locator("dialog[open]").count():
                return
        raise AssertionError("the focus never comes to anything that is offered")


def tab_to(page: Page, name: str) -> None:
    for _i in range(TABS):
        page.keyboard.press("Tab")
        if (
            page.evaluate("() => document.activeElement?.closest('a, button')?.textContent ?? ''")
            .strip()
            .startswith(name)
        ):
            return
    raise AssertionError(f"the focus never comes to {name}")


def test_a_game_with_the_keyboard_alone(page: Page) -> None:
    open_table(page, shortest(with_hands()))
    page.get_by_role("button", name="Begin", exact=True).wait_for()
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    page.wait_for_selector(".felt")
    typist = Typist(page)
    assert typist.play()
    assert typist.pressed
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0


def test_the_first_table_is_one_key_away(page: Page) -> None:
    tab_to(page, "Play ")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".felt")
    begun = page.get_by_role("button", name="Begin", exact=True)
    assert begun.count() == 0
