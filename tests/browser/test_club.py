"""A table to which people come while its game goes on: they sit down, join, bet and take the hand over by pressing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guests
from tests.browser.players import Presser, begin, open_table, shortest

OPTIONS = {"mode": "chouette", "players": 4, "coups": 2}
HELD = ".hand [data-card]"
HOLDING, AGAINST = "Side 1, the chouette", "Side 2, against the chouette"


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def stake(page: Page, counters: int) -> None:
    page.locator("form input").fill(str(counters))
    press(page, f"Stake {counters}")


def row_of(page: Page, side: str) -> list[str]:
    """Who stands on a side, in order, with stakes and marks, as the page draws it."""
    rows = page.get_by_role("region", name=side).get_by_role("listitem")
    return [" ".join(said.split()) for said in rows.all_inner_texts()]


def loud(page: Page) -> list[str]:
    """What is offered as the main thing."""
    return [said.strip() for said in page.locator(".actions .button.main").all_inner_texts()]


def gives_chouette(one: Page, other: Page) -> tuple[Page, Page]:
    """Whoever the draw asks first gives it; he, and the other."""
    for _try in range(100):
        for page, opponent in ((one, other), (other, one)):
            if page.get_by_role("button", name="Be chouetteur").count():
                press(page, "Be chouetteur")
                return page, opponent
        one.wait_for_timeout(100)
    raise AssertionError("nobody is asked for it")


def test_a_newcomer_sits_down_joins_bets_and_takes_the_hand_over(guests: Guests) -> None:
    host, friend, newcomer = guests.page(), guests.page(), guests.page(390, 844, fingers=True)
    table = open_table(host, {"settings": {"game": "ecarte", "options": OPTIONS}, "bots": []})
    friend.goto(f"/#/table/{table}")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("here", exact=True)).to_have_count(2)
    begin(host)
    for page in (host, friend):
        press(page, "Join")
    chouetteur, opponent = gives_chouette(host, friend)
    newcomer.goto(f"/#/table/{table}")
    press(newcomer, "Sit down")
    press(newcomer, "Join side 2")
    press(newcomer, "Stake 10")  # two clicks: the field begins with a lawful sum
    stake(opponent, 5)
    expect(chouetteur.get_by_role("region", name=AGAINST)).to_contain_text("15")
    [head] = row_of(newcomer, HOLDING)
    assert head.endswith("Chouetteur Holds the cards")
    [first, second] = row_of(newcomer, AGAINST)
    assert first.endswith("5 Holds the cards")
    assert second.endswith("10 Plays next")
    assert loud(opponent) == ["Stake 5"]
    assert loud(chouetteur) == ["Accept the game"]
    press(opponent, "Give up the hand")
    press(chouetteur, "Accept the game")
    expect(newcomer.locator(HELD)).to_have_count(5)
    expect(opponent.locator(HELD)).to_have_count(5)  # he backs the newcomer and looks into his hand
    expect(opponent.get_by_text("Hand of")).to_be_visible()
    expect(chouetteur.get_by_text("Hand of")).to_have_count(0)


def test_the_host_names_the_committee(guests: Guests) -> None:
    host, friend = guests.page(), guests.page()
    table = open_table(host, {"settings": {"game": "ecarte"}, "bots": []})
    friend.goto(f"/#/table/{table}")
    friend.get_by_role("button", name="Sit down").click()
    boxes = host.get_by_role("region", name="Committee").get_by_role("checkbox")
    expect(boxes).to_have_count(2)
    boxes.nth(1).check()
    name = str(friend.request.get("/api/me").json()["name"])
    expect(friend.get_by_role("region", name="Committee")).to_contain_text(name)
    assert host.request.get(f"/api/tables/{table}").json()["settings"]["committee"] == [name]
    expect(friend.get_by_role("region", name="Committee").get_by_role("checkbox")).to_have_count(0)


def test_a_step_of_a_finished_game_is_laid_before_the_judge(guests: Guests) -> None:
    page = guests.page()
    told = {"all": "At this step no claim would have been right.", "shown": "Only a game in which all hands"}
    for opening, said in told.items():
        table = open_table(page, shortest("spoil-five", opening=opening))
        begin(page)
        assert Presser(page).play()
        page.goto(f"/#/replay/{table}/1")
        press(page, "Lay this step before the judge")
        expect(page.get_by_role("dialog")).to_contain_text(said)
    assert [said.rpartition("entry=")[2].isdigit() for said in guests.complaints] == [True]  # the one refusal
    guests.complaints.clear()


def test_what_the_judge_finds_at_a_step_is_told_with_what_it_would_have_brought(guests: Guests) -> None:
    page = guests.page()
    table = open_table(page, shortest("spoil-five"))
    begin(page)
    assert Presser(page).play()
    way = {"claim": "A: claim 12", "told": ["A makes a claim, and is right"], "score": [], "cards": [], "next": []}
    money = [{"what": "A", "before": "3", "after": "5"}]
    matter = {"id": "12", "clause": "law.12", "kind": "irregular", "text": "A revoke", "label": "", "window": "now"}
    found = {
        "game": "spoil-five",
        "running": False,
        "findings": [{**matter, "claimants": ["A"], "ways": [{**way, "money": money}]}],
    }
    page.route("**/judge?*", lambda route: route.fulfill(json=found))
    page.goto(f"/#/replay/{table}/1")
    press(page, "Lay this step before the judge")
    for said in ("law.12", "A revoke", "A: claim 12", "A makes a claim, and is right", "3 → 5"):
        expect(page.get_by_role("dialog")).to_contain_text(said)
