"""The pages around the table: accounts, settings, games played, and a new table with all its options."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from parlour.core.options import Words
from parlour.core.rules import Rules
from parlour.errors import BadOption
from parlour.fair.kept import read_kept
from parlour.fair.verdict import CHECKED
from parlour.fair.verify import verify
from parlour.judging.matters import matters_of
from parlour.present.agreement import Agreement
from parlour.present.teller import Teller
from parlour.registry import all_rules, rules_of
from tests.browser.conftest import Guests
from tests.browser.players import Presser, begin, open_table, shortest, with_hands

PASSWORD = "correct horse"


def log_in(page: Page, login: str, password: str) -> None:
    page.get_by_label("Login", exact=True).fill(login)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Log in").click()


def lost_password(page: Page, code: str) -> None:
    page.goto("/#/account")
    page.get_by_role("button", name="Lost your password?").click()
    page.get_by_label("Login", exact=True).fill("ann")
    page.get_by_label("Recovery code").fill(code.lower())
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()


def test_an_account_is_opened_left_and_found_again(guests: Guests) -> None:
    page = guests.page()
    page.goto("/#/account")
    page.get_by_label("The name that others see").fill("Ann <b>")
    page.get_by_role("button", name="Keep this name").click()
    expect(page.get_by_text("Your name has been changed.")).to_be_visible()
    page.get_by_label("Login", exact=True).fill("ann")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Open an account").click()
    expect(page.get_by_role("heading", name="Account ann")).to_be_visible()
    code = page.locator("code").first.inner_text()
    page.get_by_role("button", name="I have written them down").click()
    expect(page.get_by_text("8 codes are left.")).to_be_visible()
    expect(page.get_by_text(code)).to_have_count(0)
    another = guests.page()
    lost_password(another, code)
    expect(another.get_by_text("7 codes are left.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()
    log_in(page, "ann", PASSWORD)
    expect(page.get_by_role("listitem").filter(has_text="Chrome")).to_have_count(2)
    page.get_by_role("button", name="End Chrome").click()
    expect(page.get_by_role("listitem").filter(has_text="Chrome")).to_have_count(1)
    another.reload()
    expect(another.get_by_role("button", name="Log in")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    other = guests.page()
    other.goto("/#/account")
    log_in(other, "ann", "wrong horse")
    expect(other.get_by_role("alert")).to_contain_text("login or password is wrong")
    guests.complaints = [said for said in guests.complaints if "403" not in said]
    other.get_by_label("Password", exact=True).fill(PASSWORD)
    other.get_by_role("button", name="Log in").click()
    expect(other.get_by_label("The name that others see")).to_have_value("Ann <b>")
    other.get_by_label("Old password").fill(PASSWORD)
    other.get_by_label("New password").fill("battery staple")
    other.get_by_role("button", name="Change the password").click()
    expect(other.get_by_text("The password has been changed.")).to_be_visible()
    other.on("dialog", lambda dialog: dialog.accept())
    other.get_by_label("Password", exact=True).fill("battery staple")
    other.get_by_role("button", name="Delete the account").click()
    expect(other.get_by_text("The account has been deleted.")).to_be_visible()


def test_settings_are_kept_and_shown_on_the_cards(page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_role("checkbox", name="Four colours").check()
    page.get_by_role("radio", name="Plain pack").check()
    page.get_by_role("radio", name="Blue scales").check()
    page.get_by_role("combobox", name="Colours of the page").select_option("dark")
    page.get_by_role("combobox", name="Pace of the table").select_option("brisk")
    page.get_by_role("combobox", name="Order of the hand").select_option("rank")
    expect(page.locator(".face.four")).to_have_count(8)  # four cards of each pack
    page.reload()
    expect(page.get_by_role("radio", name="Plain pack")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-back", "scales")
    expect(page.get_by_role("checkbox", name="Four colours")).to_be_checked()
    expect(page.get_by_role("combobox", name="Pace of the table")).to_have_value("brisk")
    expect(page.get_by_role("combobox", name="Order of the hand")).to_have_value("rank")
    expect(page.locator(".face.four")).to_have_count(8)


def test_the_page_follows_the_system_where_that_is_wished(guests: Guests) -> None:
    page = guests.page(theme="system")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)


UNTOUCHED = """const Real = AudioContext;  // counts sounds, and ticks a box before anybody has touched the page
    window.made = 0;
    window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };
    window.addEventListener("load", () => [...document.querySelectorAll("fieldset [type=checkbox]")].at(-1).click());"""


def test_no_sound_is_made_before_the_page_is_touched_or_where_it_is_not_wished(page: Page) -> None:
    page.goto("/#/settings")
    page.add_init_script(UNTOUCHED)
    page.reload()
    cards = page.get_by_role("checkbox", name="Cards and counters")
    expect(cards).to_be_checked()
    assert page.evaluate("window.made") == 0
    cards.click()
    assert page.evaluate("window.made") == 0  # off again
    cards.click()
    assert page.evaluate("window.made") == 1


def test_every_option_of_every_game_can_be_chosen(page: Page) -> None:
    for game, rules in all_rules().items():
        page.goto(f"/#/make/{game}")
        page.locator("summary").click()
        asked = [found.option.name for found in Agreement(rules.options, {}).questions]
        expect(page.locator(".option")).to_have_count(len([name for name in asked if name != "players"]))
        unnamed = page.locator(".option > label, .option legend").evaluate_all(
            "all => all.filter(one => !one.innerText.trim())"
        )
        assert unnamed == []


def test_a_changed_option_is_in_force(page: Page) -> None:
    game, option, value = some_option()
    page.goto(f"/#/make/{game}")
    page.locator("summary").click()
    page.locator(".option", has=page.locator(f"option[value='{value}']")).first.get_by_role("combobox").select_option(
        value
    )
    page.get_by_role("button", name="Make the table and play").click()
    page.wait_for_selector(".felt")
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}").json()["settings"]["options"] == {option: value}


def test_a_preset_is_summed_up_and_in_force(page: Page) -> None:
    """Where it has an option of its own, that is shown, and goes with the preset that brought it."""
    game, preset, other = some_preset()
    named, usual = (Teller(rules_of(game)).text(f"preset-{name.replace(' ', '-')}") for name in (preset, other))
    page.goto(f"/#/make/{game}")
    page.locator("summary").click()
    page.get_by_role("radio", name=named, exact=True).check()
    agreed = page.locator(".agreed")
    expect(agreed).to_contain_text("Not as usual")
    shown = page.locator(".option").count()
    page.get_by_role("radio", name=usual, exact=True).check()
    expect(agreed).to_contain_text("Everything else is as usual")
    expect(page.locator(".option")).not_to_have_count(shown)
    page.get_by_role("radio", name=named, exact=True).check()
    expect(agreed).to_contain_text("Not as usual")
    page.get_by_role("button", name="Make the table and play").click()
    page.wait_for_selector(".felt")
    table = page.url.rpartition("/")[2]
    values = rules_of(game).options.presets[preset]
    assert page.request.get(f"/api/tables/{table}").json()["settings"]["options"] == values


def some_preset() -> tuple[str, str, str]:
    """A preset that opens or closes other options, and the name that the usual game has beside it."""
    for game, rules in all_rules().items():
        presets = rules.options.presets
        usual = next((name for name, values in presets.items() if not values), "")
        plain = len(Agreement(rules.options, {}).questions)
        for name, values in presets.items():
            if usual and len(Agreement(rules.options, values).questions) != plain:
                return game, name, usual
    raise AssertionError("no game has such a preset")


def some_option() -> tuple[str, str, str]:
    """A value that only one option of a game has, and that can stand alone."""
    for game, rules in all_rules().items():
        words = [
            (option.name, word) for option in rules.options.each if isinstance(option, Words) for word in option.values
        ]
        for name, word in words:
            alone = [other for _name, other in words].count(word) == 1
            if alone and name != "conduct" and word != rules.options.make().values[name] and stands(rules, name, word):
                return game, name, word
    raise AssertionError("no game has such an option")


def stands(rules: Rules, name: str, word: str) -> bool:
    try:
        rules.options.make({name: word})
    except BadOption:
        return False
    return True


def test_my_games_can_be_replayed_and_checked(page: Page) -> None:
    open_table(page, shortest(with_hands()))
    begin(page)
    assert Presser(page).play()
    page.goto("/#/games")
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.get_by_role("link", name="Fair deal?").click()
    expect(page.get_by_role("status").get_by_text("Checked against what this browser kept")).to_be_visible()
    record, kept = taken(page, "Take the record"), taken(page, "Take what this browser kept")
    assert verify(record, rules_of, read_kept(kept)).status == CHECKED
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


def taken(page: Page, name: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("link", name=name).click()
    return download.value.path().read_text(encoding="utf-8")


def test_a_house_that_changes_its_story_is_found(page: Page) -> None:
    """What the page kept is older than the record: with one head of another story nothing is called checked."""
    table = open_table(page, shortest(with_hands()))
    begin(page)
    assert Presser(page).play()
    page.route("**/api/tables/*/fair*", lambda route: route.abort())  # its verdict is asked of nobody
    page.evaluate(
        """key => {
          const kept = JSON.parse(localStorage.getItem(key));
          kept.heads[Object.keys(kept.heads)[1]] = "0".repeat(64);
          kept.complaints.push("left-out 1");
          localStorage.setItem(key, JSON.stringify(kept));
        }""",
        f"parlour-fair:{table}:1",
    )
    page.goto(f"/#/fair/{table}/1")
    expect(page.get_by_role("status").get_by_text("one thing in the record is wrong")).to_be_visible()
    expect(page.get_by_text("during the game this browser was told something else")).to_be_visible()
    expect(page.get_by_text("Shuffle 1: The house left your share out")).to_be_visible()
    page.evaluate("localStorage.removeItem(Object.keys(localStorage).find(key => key.startsWith('parlour-fair:')))")
    page.reload()
    expect(page.get_by_role("status").get_by_text("this browser kept nothing")).to_be_visible()


def test_the_rule_book_is_searched(page: Page) -> None:
    game = with_hands()
    page.goto(f"/#/how/{game}")
    clauses = page.locator("main ol > li")
    everything = len(page.request.get(f"/api/games/{game}/book").json()["clauses"])
    expect(clauses).to_have_count(everything)
    page.get_by_role("searchbox").fill("trump")
    expect(clauses).not_to_have_count(everything)
    assert clauses.count() > 0
    page.get_by_role("searchbox").fill("zzzz")
    expect(page.get_by_text(f"0 of {everything} clauses")).to_be_visible()


def test_the_committee_is_asked_by_whom_and_when(page: Page) -> None:
    claimed = [rules for rules in all_rules().values() if matters_of(rules).claimed]
    rules = next(rules for rules in claimed if matters_of(rules).each[0].rights.moments)
    page.goto(f"/#/how/{rules.name}")
    page.get_by_role("link", name="If something goes wrong").click()
    dealers = next(one for one in matters_of(rules).claimed if one.right and one.right.against == "dealer")
    page.get_by_role("combobox", name="What went wrong?").select_option(dealers.id)
    verdict = page.get_by_role("status")
    expect(verdict).to_contain_text("It can be claimed now")
    expect(page.get_by_text(dealers.clause, exact=True).first).to_be_visible()
    expect(page.get_by_role("heading", name="A case that shows it")).to_be_visible()
    page.get_by_role("radio", name="another player").check()
    expect(verdict).to_contain_text("about a fault by somebody else")
    page.get_by_role("radio", name="the dealer", exact=True).check()
    page.locator("input[name=noticed]").last.check()
    expect(verdict).to_contain_text("It is too late")


def test_the_front_page_leads_to_every_game(page: Page) -> None:
    page.goto("/")
    expect(page.locator("main li")).to_have_count(len(all_rules()))
    expect(page.get_by_role("button", name="Play ")).to_have_count(len(all_rules()) + 1)
