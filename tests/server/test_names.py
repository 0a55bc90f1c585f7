"""Names that look like another's, and marks that nobody sees."""

from __future__ import annotations

import pytest

from parlour.registry import all_rules
from parlour.server.http.logins import clean_login
from parlour.server.http.strangers import name_of
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.callers import Rejected
from parlour.server.table.names import is_a_bots, look_alike, visible
from parlour.server.table.seating import clean_name
from tests.server.hall import Person, a_game, house_of, make, settled
from tests.server.places import Memory, in_loop
from tests.server.porch import porches
from tests.server.test_replicas import NeverOwner
from tests.server.test_sessions import LOGIN

ALIKE = [
    ("Ann", "ANN"),
    ("Ann", "Аnn"),  # Cyrillic
    ("Ann", "Αnn"),  # Greek
    ("Ann", "Ａｎｎ"),
    ("Ann", "A n n."),
    ("Ann", "Ann\u0332"),
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("Alice", "AІice"),
    ("Bob", "B0b"),
    ("Arnold", "Amold"),
    ("Ian", "ian"),
    ("İsmet", "ismet"),
    ("Иван", "ИВАН"),
    ("Ноra", "Hora"),
    ("Ann", "Ann\ufe0f"),
    ("Ann", "A\U000e0100nn"),
    ("Ann", "\u3164Ann"),
    ("Ann", "An\uffa0n"),
    ("♠", "♠\ufe0e"),
]
APART = [("Ann", "Ánn"), ("Ila", "Lia"), ("Ann", "Anna"), ("Ann", "Ann 2"), ("Şen", "Sen"), ("राम", "रोम"), ("♠", "♥")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_bots_of_every_game_have_their_names_to_themselves() -> None:
    for name in ("random", "search:500", "Sеаrсh", "ran\ufe0fdom", "RANDOM@sleepy", *all_rules()[a_game()].bots):
        assert is_a_bots(name)
    assert not is_a_bots("Researcher")


@pytest.mark.parametrize("text", ["\u3164", "\u2800\u2800", "\ufe0f", "\u115f \u1160"])
def test_a_name_can_be_seen(text: str) -> None:
    with pytest.raises(Rejected) as refused:
        clean_name(text)
    assert refused.value.code == "malformed"
    with pytest.raises(Rejected) as refused:
        clean_login(text * 3)
    assert refused.value.code == "malformed"


def test_what_is_said_loses_what_nobody_sees() -> None:
    assert visible("a\u202eb\u2066c\x00d\u200be\u2028f\tg\nh\U000e0041") == "abcde f g\nh"
    assert visible("👩\u200d🚀 می\u200cخواهم") == "👩\u200d🚀 می\u200cخواهم"
    assert visible("\u202e\u200b \x07") == ""


@in_loop
async def test_no_two_at_a_table_look_alike() -> None:
    house = house_of()
    host, other, third = Person(house, "g0", "Ann"), Person(house, "g1", "Аnn"), Person(house, "g2", "Ann")
    table = await make(house, host, settled(a_game()))
    for person in (other, third):
        await person.ask("enter", table=table)
    for name in ("ANN", "Αnn", "random", "sеarch"):
        assert (await other.ask("sit", name=name))["code"] == "taken"
    assert (await other.ask("sit"))["table"]["seats"][1]["name"] == "Аnn 2"
    assert (await third.ask("say", text="I am Ann"))["chat"]["name"] == "Ann 3", "not even who looks on"
    assert (await third.ask("sit"))["table"]["seats"][2]["name"] == "Ann 3"
    assert (await third.ask("sit", seat=3))["table"]["seats"][3]["name"] == "Ann 3", "he is not in his own way"
    long = Person(house, "g3", "x" * 24)
    await long.ask("enter", table=table)
    await long.ask("sit")
    longer = Person(house, "g4", "X" * 24)
    await longer.ask("enter", table=table)
    assert (await longer.ask("say", text="hello"))["chat"]["name"] == "X" * 21 + " 2"
    await house.close()


@in_loop
async def test_what_is_said_is_seen() -> None:
    house = house_of()
    host = Person(house, "g0", "Ann")
    await make(house, host, settled(a_game()))
    assert (await host.ask("say", text="good\u202e evening\x00"))["chat"]["text"] == "good evening"
    assert (await host.ask("say", text="\u202e\u200b"))["code"] == "malformed"
    await house.close()


@in_loop
async def test_accounts_have_their_logins_to_themselves() -> None:
    async with porches(Memory()) as (here, _there), here.http() as ann, here.http() as other:
        assert (await ann.post("/api/accounts", json=LOGIN)).status_code == 200
        for login in ("ann", "аnn", "ANN", "random", "seаrch"):
            assert (await other.post("/api/accounts", json={**LOGIN, "login": login})).status_code == 409
        for name in ("Ann", "Аnn", "A.n.n", "random"):
            assert (await other.post("/api/me/name", json={"name": name})).status_code == 409
        assert (await ann.post("/api/me/name", json={"name": "Ann"})).status_code == 200
        assert (await other.post("/api/me/name", json={"name": "Anna"})).status_code == 200


@in_loop
async def test_an_account_stays_good_where_a_bot_is_called_so_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new version may bring new bots; whoever had the login before has it still."""
    async with porches(Memory(), 1) as (here,), here.http() as ann, here.http() as other:
        assert (await ann.post("/api/accounts", json=LOGIN)).status_code == 200
        monkeypatch.setattr("parlour.server.http.logins.is_a_bots", lambda name: name == LOGIN["login"])
        assert (await other.post("/api/accounts", json=LOGIN)).json()["code"] == "taken"
        assert (await other.post("/api/accounts/login", json=LOGIN)).status_code == 200
        change = {"old": LOGIN["password"], "new": "battery staple"}
        assert (await other.post("/api/accounts/password", json=change)).status_code == 200
        farewell = {"password": change["new"]}
        assert (await other.request("DELETE", "/api/accounts", json=farewell)).status_code == 200


@in_loop
async def test_the_same_name_from_two_processes_is_told_apart() -> None:
    """Strangers are named by their ids alone, wherever they come in, and two may sit down in the same moment."""
    ids = [f"stranger{number}" for number in range(200)]
    first = next(one for one in ids for other in ids if one < other and name_of(one) == name_of(other))
    second = next(other for other in ids if other != first and name_of(other) == name_of(first))
    store = MemoryStore()
    houses = [house_of(store), house_of(store)]
    houses[1].owners = NeverOwner()
    host = Person(houses[0], "host", "Host")
    table = await make(houses[0], host, settled(a_game(3), 3))
    people = [Person(house, id, name_of(id)) for house, id in zip(houses, (first, second), strict=True)]
    for person in people:
        await person.ask("enter", table=table)
    numbers = [person.say("sit") for person in people]  # neither process knows of the other's
    assert [(await person.answer(number))["t"] for person, number in zip(people, numbers, strict=True)] == ["news"] * 2
    for house in houses:
        house._heard(table, store.logs[table][-1].seq)
    for person in people:
        await person.until_told(store.logs[table][-1].seq)
        names = [seat["name"] for seat in (person.table or {})["seats"]]
        assert names == ["Host", name_of(first), f"{name_of(first)} 2"]
    for house in houses:
        await house.close()
