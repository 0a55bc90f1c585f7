"""How much anybody may ask for: what is counted, of whom, and what is said where it is too much."""

from __future__ import annotations

import re
from random import Random

import pytest

from parlour.errors import ParlourError
from parlour.server.http.handshake import FRAME
from parlour.server.http.policy import policy_of
from parlour.server.net.buckets import Bucket
from parlour.server.net.limits import HOUR, Allowances, Counts, Limits, Tally, limits_of, unlimited
from parlour.server.net.peers import Hosts, Proxies, place_of
from parlour.server.net.web_socket import FRAMES, MOST_FRAMES
from parlour.server.protocol.values import LONGEST_SAYING
from parlour.server.room.house import LOST
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.callers import Rejected
from parlour.server.table.waits import USUAL, Waits
from tests.house.checkout import ROOT
from tests.server.hall import Person, a_game, any_move, gathered, house_of, make, settled
from tests.server.places import in_loop

SHORT = Waits(commit=50)  # who has no more to spend takes no part in a round


class Now:
    """A clock that tests set, in seconds."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


# -- buckets -------------------------------------------------------------------------------


def test_a_bucket_gives_so_much_at_once_and_then_at_its_rate() -> None:
    now = Now()
    bucket = Bucket(2.0, 10.0, now)
    assert [bucket.take(4) for _i in range(3)] == [True, True, False]
    assert bucket.wait(4) == 1.0
    now.at += 1.0
    assert bucket.take(4)
    now.at += 3600
    assert [bucket.take(5) for _i in range(3)] == [True, True, False]


def test_a_debt_is_worked_off_and_is_never_larger_than_the_bucket() -> None:
    now = Now()
    bucket = Bucket(1.0, 10.0, now)
    bucket.spend(1000)
    assert bucket.look() == -10.0
    assert bucket.wait(0) == 10.0
    now.at += 10
    assert bucket.has(0)
    assert not bucket.has(1)
    assert bucket.wait(500) == 10.0, "what costs more than all there is can be had from a full one"


def test_many_keys_take_no_more_memory_and_set_nobody_free() -> None:
    """Somebody with many addresses neither fills the memory nor makes the house forget what he has used."""
    now = Now()
    tally = Tally(10, HOUR, now, most=100)
    for number in range(1000):
        tally.of(f"2001:db8:{number:x}::/64").spend(1)
    assert len(tally.buckets) == 100
    assert not tally.of("2001:db8:7::/64").has(10), "it was there before there were too many"
    assert tally.of("198.51.100.1") is tally.crowd
    now.at += HOUR
    assert tally.of("198.51.100.1") is not tally.crowd
    assert len(tally.buckets) == 100


def test_what_one_of_several_refuses_costs_the_others_nothing() -> None:
    allowances = Allowances(Limits(guest_chat=100, address_chat=150), Now())
    assert allowances.purse("chat", guest="ann", address="a").take(90) is None
    over = allowances.purse("chat", guest="bob", address="a").take(90)
    assert over is not None
    assert over.limit == "address_chat"
    assert over.wait == 720
    assert over.text == "at most 150 bytes of talk an hour (address_chat): wait 720 s"
    assert allowances.purse("chat", guest="bob", address="b").take(90) is None


def test_counts_forget_whoever_has_left() -> None:
    counts = Counts(2)
    assert [counts.enter("a"), counts.enter("a"), counts.enter("a"), counts.enter("b")] == [True, True, False, True]
    for _i in range(3):
        counts.leave("a")
    counts.leave("b")
    assert counts.held == {}


# -- settings ------------------------------------------------------------------------------


def test_limits_are_set_by_name() -> None:
    assert limits_of("") == Limits()
    limits = limits_of("guest_tables=2.5 sockets=7")
    assert (limits.guest_tables, limits.sockets, limits.rate) == (2.5, 7, Limits().rate)


@pytest.mark.parametrize("text", ["tables=3", "sockets=many", "sockets", "sockets=0", "guest_work=-1", "rate=nan"])
def test_limits_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(ParlourError, match="PARLOUR_LIMITS"):
        policy_of({"PARLOUR_LIMITS": text}, "127.0.0.1")


def test_where_no_limit_holds_thousands_may_come_from_one_address() -> None:
    """Whoever measures has all sockets at one address, and each pays for its first frames by the lot."""
    free = unlimited()
    lot = FRAME * MOST_FRAMES * free.rate * 5 / FRAMES
    assert 100_000 * lot < free.address_work


def test_the_documents_name_every_limit_and_its_usual_value() -> None:
    written = (ROOT / "docs/running.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", written, re.MULTILINE))
    assert {name: float(value) for name, value in listed.items()} == {
        name: float(getattr(Limits(), name)) for name in Limits.__struct_fields__
    }


# -- addresses and names -------------------------------------------------------------------


def test_a_household_is_one_address() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::9") != place_of("2001:db8:1:2::9")
    assert place_of("::ffff:192.0.2.7") == place_of("192.0.2.7") == "192.0.2.7"
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert len(place_of("x" * 1000)) <= 64


def test_only_proxies_that_are_named_are_believed() -> None:
    nobody = Proxies()
    assert nobody.origin("127.0.0.1", "198.51.100.9") == "127.0.0.1"
    assert not nobody.is_secure("127.0.0.1", "https")
    known = Proxies(["127.0.0.1", "10.0.0.0/8"])
    assert known.origin("127.0.0.1", "203.0.113.5, 198.51.100.9, 10.1.2.3") == "198.51.100.9"
    assert known.origin("::ffff:127.0.0.1", "198.51.100.9:4711") == "198.51.100.9"
    assert known.origin("127.0.0.1", "[2001:db8::1]:80") == "2001:db8::1"
    assert known.origin("127.0.0.1", "") == "127.0.0.1"
    assert known.origin("127.0.0.1", "198.51.100.9, unknown") == "127.0.0.1", "who stands behind nonsense is not known"
    assert known.origin("192.0.2.1", "198.51.100.9") == "192.0.2.1"
    assert known.is_secure("10.9.9.9", "https")
    assert not known.is_secure("192.0.2.1", "https")


def test_that_a_proxy_is_not_named_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    proxies = Proxies()
    for _i in range(3):
        proxies.origin("127.0.0.1", "198.51.100.9")
    assert ["PARLOUR_PROXIES" in record.getMessage() for record in caplog.records] == [True]


def test_names_that_are_not_ours_are_not_answered() -> None:
    hosts = policy_of({"PARLOUR_HOSTS": "Cards.example.org, other.example"}, "mybox.lan").hosts
    known = "localhost LOCALHOST:8080 page.localhost 127.0.0.1:80 [::1]:8080 192.168.1.20 mybox.lan cards.example.org."
    for host in ["", *known.split(), "other.example:443"]:
        assert hosts.knows(host), host
    for host in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evillocalhost", "[evil]", "::x"):
        assert not hosts.knows(host), host
    assert Hosts(["*"]).knows("evil.example")


# -- a table -------------------------------------------------------------------------------


@in_loop
async def test_a_class_room_behind_one_address_makes_its_tables() -> None:
    """Thirty pupils, three tables each in an hour; and one of them alone cannot make a hundred."""
    house = house_of(limits=Limits())
    pupils = [Person(house, f"pupil{i}", address="192.0.2.1") for i in range(30)]
    for pupil in pupils:
        for _i in range(3):
            await make(house, pupil, settled(a_game()))
    for _i in range(27):
        await make(house, pupils[0], settled(a_game()))
    with pytest.raises(Rejected, match=r"30 tables an hour \(guest_tables\): wait \d+ s"):
        await make(house, pupils[0], settled(a_game()))
    await house.close()


async def talk(person: Person, lines: int) -> list[str]:
    """Say so many of the longest things; gives what was answered."""
    found = []
    for _i in range(lines):
        answer = await person.ask("say", text="\u20ac" * LONGEST_SAYING)
        found.append(str(answer.get("limit", answer["t"])))
    return found


@in_loop
async def test_talk_cannot_fill_the_disk() -> None:
    """Today's finding: gigabytes an hour by one guest."""
    now = Now()
    store = MemoryStore()
    house = house_of(store, limits=Limits(rate=1e9, burst=1e9), clock=now)
    table, people = await gathered(house, settled(a_game()), 4)
    before = len(store.logs[table])
    heard = await talk(people[0], 100)
    said = heard.count("news")
    assert heard == ["news"] * said + ["guest_chat"] * (100 - said)
    assert said * 1500 < Limits().guest_chat
    for person in people[1:]:
        heard += await talk(person, 100)
    written = sum(len(entry.data()) for entry in store.logs[table][before:])
    assert written < Limits().table_chat + 4 * 200
    answer = await people[0].ask("say", text="\u20ac" * LONGEST_SAYING)
    assert answer["code"] == "too_fast"
    now.at += answer["wait"]
    assert (await people[0].ask("say", text="\u20ac" * LONGEST_SAYING))["t"] == "news"
    assert (await people[0].ask("ping"))["t"] == "done"
    await house.close()


@in_loop
async def test_whatever_is_written_is_counted_and_play_goes_on_within_it() -> None:
    """Entering and leaving are in the log too; somebody who only plays does not come near the limit."""
    now = Now()
    store = MemoryStore()
    house = house_of(
        store, limits=Limits(rate=1e9, burst=1e9, guest_written=40_000, guest_work=1e9), clock=now, waits=SHORT
    )
    table, people = await gathered(house, settled(a_game()), 2)
    before = len(store.logs[table])
    answers = [await people[1].ask("enter", table=table) for _i in range(300)]
    assert answers[0]["t"] == "table"
    assert answers[-1]["limit"] == "guest_written"
    assert answers[-1]["wait"] > 0
    assert sum(len(entry.data()) for entry in store.logs[table][before:]) < 40_000
    await people[0].ask("start")
    await house.close()


@in_loop
async def test_what_takes_the_servers_time_is_paid_for_in_it() -> None:
    now = Now()
    house = house_of(limits=Limits(rate=1e9, burst=1e9, guest_work=0.02), clock=now, waits=SHORT)
    table, people = await gathered(house, settled(a_game()), 2)
    for _i in range(2000):
        answer = await people[1].ask("enter", table=table)
        if answer["t"] == "error":
            break
    assert answer["limit"] == "guest_work"
    await people[0].ask("start")
    now.at += answer["wait"]
    assert (await people[1].ask("enter", table=table))["t"] == "table"
    await house.close()


@in_loop
async def test_who_makes_the_house_look_a_table_up_pays_for_that_too() -> None:
    """By what he says to have seen of it elsewhere, or by tables that there are not."""
    for seen_elsewhere in (True, False):
        house = house_of(limits=Limits(rate=1e9, burst=1e9, guest_work=0.5), clock=Now(), waits=SHORT)
        table, people = await gathered(house, settled(a_game()), 2)
        for i in range(150):
            wanted = {"table": table, "since": 10**6} if seen_elsewhere else {"table": f"none{i}"}
            answer = await people[1].ask("enter", **wanted)
            if "limit" in answer:
                break
        assert answer.get("limit") == "guest_work"
        await house.close()


@in_loop
async def test_moves_are_answered_while_the_rest_must_wait() -> None:
    """Whoever has used up his share of the server's time can still play."""
    house = house_of(limits=Limits(), clock=Now())
    table, people = await gathered(house, settled(a_game()), 4)
    await people[0].ask("start")
    asked = next(person for person in people if person.is_asked())
    asked.connection.work.spend(1e9)
    assert (await asked.ask("enter", table=table))["limit"] == "guest_work"
    assert asked.view is not None
    assert (await asked.move(any_move(asked.view, Random(1))))["t"] == "news"
    await house.close()


@in_loop
async def test_whoever_looks_at_no_table_for_long_is_seen_out() -> None:
    house = house_of()
    table, people = await gathered(house, settled(a_game()), 2)
    idler = Person(house, "idler")
    for _i in range(LOST):
        await house._clear()
    closed = [idler.closed]
    await idler.ask("enter", table=table)
    await house._clear()
    await idler.ask("leave")
    for _i in range(LOST + 1):
        await house._clear()
    assert [*closed, idler.closed] == [None, (1000, "you look at no table")]
    assert all(person.closed is None for person in people)
    await house.close()


# -- the talk of a closed table ------------------------------------------------------------


@in_loop
async def test_nobody_hears_the_talk_of_a_table_that_he_may_not_watch() -> None:
    for spectators in (False, True):
        house = house_of()
        table, people = await gathered(house, settled(a_game(), spectators=spectators), 4)
        outsider = Person(house, "outsider")
        await outsider.ask("enter", table=table)
        await people[1].ask("say", text="before the game")
        await people[0].ask("start")
        await people[1].ask("say", text="a secret")
        await outsider.ask("enter", table=table)
        await outsider.ask("ping")
        heard = [frame for frame in outsider.frames if b"before the game" in frame or b"a secret" in frame]
        assert bool(heard) == spectators
        assert outsider.seq == people[0].seq, "that there was an entry is told"
        for person in people:
            assert sum(b"a secret" in frame for frame in person.frames) == 1
            assert sum(b"before the game" in frame for frame in person.frames) == 1
        await house.close()


def test_waits_are_set_within_their_ranges() -> None:
    waits = policy_of({"PARLOUR_WAITS": "commit=0.05 away=3600"}, "127.0.0.1").waits
    assert (waits.commit, waits.open, waits.away) == (50, USUAL.open, 3_600_000)
    assert policy_of({}, "127.0.0.1").waits == USUAL


@pytest.mark.parametrize("text", ["commit=0.04", "open=61", "away=nan", "away=inf", "commit=", "commit", "wait=3"])
def test_other_waits_are_refused(text: str) -> None:
    with pytest.raises(ParlourError, match="PARLOUR_WAITS: "):
        policy_of({"PARLOUR_WAITS": text}, "127.0.0.1")
