"""``parlour join``: a guest at a terminal plays at a server's table, comes back, and believes nothing."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.client.address import address_of
from parlour.client.choosing import listed
from parlour.client.drawing import clean
from parlour.server.protocol.messages import News, SeatInfo
from parlour.server.protocol.settings import Settings
from parlour.server.protocol.views import Choice, MadeBy
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.resting import Rest
from tests.server.doors import open_door
from tests.server.hall import Person, a_game, any_move, house_of, make, settled, table_in, until
from tests.server.places import in_loop
from tests.terminal.guests import Terminal, main_of


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.client.checking.PAUSE", 0.01)


async def at_table(house: House, **more: Any) -> tuple[str, Person]:
    """A table with a host on the first seat, bots on the last two, and one seat free."""
    host = Person(house, "host", "Hal")
    return await make(house, host, settled(a_game(), **more), [None, None, "random", "random"]), host


async def play_on(guest: Terminal, host: Person, chance: Random) -> None:
    """Both play whatever comes first until the game is over; the guest by the number that he reads."""
    turns = 0
    while not host.view or not host.view["over"]:
        assert not guest.task.done()
        if host.is_asked():
            assert host.view is not None
            await host.move(any_move(host.view, chance))
        elif len(guest.lines("Your turn")) > turns:
            turns += 1
            guest.types(str(len(guest.visit.telling.moves)))
        else:
            await asyncio.sleep(0.002)


@in_loop
async def test_a_game_is_played_to_its_end_and_checked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By somebody who plays, and by somebody else who only watches."""
    house = house_of()
    async with open_door(house) as door:
        table, host = await at_table(house)
        guest = Terminal(door.url, table, name="Gus", seat="B")
        await guest.hears("B: Gus (you)")
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "another"))
        watcher = Terminal(door.url, table, watch=True)
        await watcher.hears("Gus")
        await host.ask("start")
        await play_on(guest, host, Random(1))
        assert "promises" in await guest.hears("Fair: the record agrees with what you kept")
        command = await guest.hears("parlour verify")
        path, kept = guest.kept()
        told = table_in(house, table).chain
        assert told is not None
        assert (kept.seat, len(kept.heads), kept.complaints, kept.held) == (1, told.noted, [], True)
        assert len(bytes.fromhex(kept.seed)) == 32
        guest.types("/check")
        await guest.hears("Fair:", times=2)
        await guest.leaves()
        await watcher.hears("Fair:")
        assert watcher.kept()[1].seat is None
        assert not watcher.lines("Your turn")
        await watcher.leaves()
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    main_of(command.split()[1:], 0)
    assert "agrees with what was kept" in capsys.readouterr().out


@in_loop
async def test_between_deals_an_empty_line_says_that_one_is_ready() -> None:
    house = house_of()
    async with open_door(house) as door:
        host = Person(house, "host", "Hal")
        settings = Settings("nap", {"players": 2, "deals": 2}, next_deal=600)
        table = await make(house, host, settings, [None, None])
        guest = Terminal(door.url, table, name="Gus", seat="B")
        await guest.hears("B: Gus (you)")
        await host.ask("start")
        chance, turns = Random(1), 0
        while table_in(house, table).rest is None:
            if host.is_asked():
                await host.move(any_move(host.view or {}, chance))
            elif len(guest.lines("Your turn")) > turns:
                turns += 1
                guest.types(str(len(guest.visit.telling.moves)))
            else:
                await asyncio.sleep(0.002)
        assert "A " in await guest.hears("-- Deal 1:")
        await guest.hears("Press Enter")
        guest.types("")
        await until(lambda: (table_in(house, table).rest or Rest(0)).ready == {1})
        await host.ask("ready", seq=host.seq)
        await until(lambda: table_in(house, table).rest is None)
        await guest.leaves()


@in_loop
async def test_a_guest_comes_back_with_the_same_seed_when_the_server_does() -> None:
    store = MemoryStore()
    house = house_of(store)
    async with open_door(house) as door:
        table, host = await at_table(house)
        guest = Terminal(door.url, table)
        await guest.hears("(you)")
        await host.ask("start")
        await until(lambda: bool(guest.visit.folder.path.glob("*.json")))
        await guest.hears("Game 1 begins")
        _path, before = guest.kept()
        for socket in list(door.front.sockets):
            socket.transport.abort()  # as if it were killed
        await guest.hears("The connection is lost")
    house = house_of(store)
    async with open_door(house) as door:
        guest.visit.address = guest.visit.address._replace(house=door.url)
        host = Person(house, "host", "Hal")
        await host.ask("enter", table=table)
        await until(lambda: table_in(house, table).chairs[1].connected)
        await play_on(guest, host, Random(2))
        await guest.hears("Fair:")
        _path, after = guest.kept()
        assert (after.seed, after.guest, after.complaints) == (before.seed, before.guest, [])
        await guest.leaves()


@in_loop
async def test_refusals_hints_talk_and_orders() -> None:
    house = house_of()
    async with open_door(house) as door:
        table, host = await at_table(house)
        guest = Terminal(door.url, table, language="hu")
        await guest.hears("(te)")
        guest.types("7")
        await guest.hears("Most nem léphetsz")
        guest.types("/start")
        await guest.hears("Ezt csak a házigazda teheti")
        guest.types("/dance")
        await guest.hears("Nincs ilyen parancs: /dance")
        guest.types("/say good evening")
        assert await guest.hears("good evening") == f"<{table_in(house, table).chairs[1].name}> good evening"
        await host.ask("say", text="look\x1b[2Jhere\u202e")
        assert await guest.hears("<Hal>") == "<Hal> look[2Jhere"
        robot = Person(house, "robot", "Robot", program=True)
        await robot.ask("enter", table=table)
        await robot.ask("say", text="beep")
        assert await guest.hears("beep") == "<Robot (program)> beep"
        seat = SeatInfo("A", "Robot", "robot", connected=True, program=True)
        assert guest.visit.telling.drawing.who(seat, 0) == "Robot (program)"
        for by, told in (("clock", "ideje lejárt"), ("bot", "helyett gép lépett")):
            moved = msgspec.convert({"seat": 0, "by": by}, MadeBy)
            guest.visit.telling.news(News(0, 0, moved=moved), None)
            assert await guest.hears(told)
        await host.ask("start")
        while not guest.lines("Te következel"):
            if host.is_asked():
                assert host.view is not None
                await host.move(any_move(host.view, Random(3)))
            await asyncio.sleep(0.002)
        guest.types("/hint")
        await until(
            lambda: any(move in line and ": " in line for line in guest.said for move in guest.visit.telling.moves)
        )
        guest.types("999")
        await guest.hears("Nincs ilyen számú lépés: 999")
        guest.types("plai KS")
        await guest.hears("A kiszolgáló ezt nem értette")
        guest.types("/stand")
        await guest.hears("(te, ")
        guest.types("/sit")
        await until(lambda: not table_in(house, table).chairs[1].bot)
        guest.types("/quit")
        await guest.task
        await guest.leaves()


def test_lines_are_clean_and_choices_numbered() -> None:
    assert clean("a\x1b[31m\x07b\u202ec\nd\x9b") == "a[31mbcd"
    choices = [Choice("fixed", "pass"), Choice("card", "play", ["KS", "2H"]), Choice("number", "bid", [], 1, 3)]
    choices += [
        Choice("cards", "discard", ["A", "B"], 0, 2),
        Choice("number", "stake", [], 0, 900),
        Choice("blind", "x"),
    ]
    moves, wide = listed(choices)
    assert moves[:6] == ["pass", "play KS", "play 2H", "bid 1", "bid 2", "bid 3"]
    assert moves[6:] == ["discard none", "discard A", "discard B", "discard A B"]
    assert wide == ["stake 0..900", "x after a look"]


@pytest.mark.parametrize(
    "link",
    [
        "http://h:81/table/ab_C-1",
        "http://h:81/#/table/ab_C-1",
        "h:81/#/invite/ab_C-1",
        "http://me:secret@h:81/table/ab_C-1/?x=1",
    ],
)
def test_links_name_a_table(link: str) -> None:
    found = address_of(link)
    assert (found.house, found.table, found.socket) == ("http://h:81", "ab_C-1", "ws://h:81/ws")


@pytest.mark.parametrize(
    "link", ["ftp://h/table/a", "http://h:x/table/a", "http://h/", "http:///table/a", "http://h/table/../x"]
)
def test_other_links_get_one_clear_line(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    main_of(["join", link], 2)
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_nobody_there_gets_one_clear_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    read, write = os.pipe()
    with open(read) as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        main_of(["join", "http://127.0.0.1:1", "--table", "x"], 2)
        os.close(write)
    assert len(capsys.readouterr().err.splitlines()) == 1


@in_loop
async def test_a_guest_sits_down_in_the_middle_of_a_game_that_can_do_without_him_asks_and_decides() -> None:
    """By words of the terminal: he joins, stakes, puts a clause to the committee on which he sits, and answers."""
    house = house_of()
    async with open_door(house) as door:
        options: dict[str, str | int | float] = {"mode": "chouette", "players": 4, "start_order": "agreed"}
        host, friend = Person(house, "host", "Hal"), Person(house, "friend", "Fay")
        table = await make(house, host, Settings("ecarte", options, committee=("Gus",)), [])
        await friend.ask("enter", table=table)
        await friend.ask("sit")
        await host.ask("start")
        for person in (host, friend):
            await person.move("join")
        await until(lambda: host.view is not None and "give" in str(host.view["choices"]))
        await host.move("give")
        guest = Terminal(door.url, table, name="Gus")
        await guest.hears("(you)")
        guest.types("join 2")
        await guest.hears("applies to join side 2")
        guest.types("stake 7")
        await guest.hears("stakes 7")
        guest.types("/decide none")
        await guest.hears("Nothing has been put to the committee")
        guest.types("/refer 9999")
        await guest.hears("9999")
        guest.types("/refer 59")
        await guest.hears("asks the committee about ecarte.59")
        guest.types("/decide Q")
        await guest.hears("Against whom?")
        guest.types("/decide b")
        await guest.hears("Gus decides on ecarte.59: against B")
        guest.types("/decide a")
        await guest.hears("Nothing has been put to the committee", times=2)
        await guest.leaves()
        await house.close()


@in_loop
async def test_a_guest_is_asked_before_a_move_is_taken_back() -> None:
    house = house_of()
    async with open_door(house) as door:
        host = Person(house, "host", "Hal")
        options: dict[str, str | int | float] = {"players": 3}  # stakes come first, and show nobody a card
        table = await make(house, host, Settings("newmarket", options, undo=True), [None, None, "random"])
        guest = Terminal(door.url, table)
        await guest.hears("(you)")
        await host.ask("start")
        for answer, outcome in (("/yes", "The last move was taken back."), ("/no", "")):
            await host_may_move(guest, host)
            assert host.view is not None
            await host.move(any_move(host.view, Random(1)))
            assert (await host.ask("undo"))["t"] == "news"
            await guest.hears("asks to take the last move back: /yes or /no", times=1 if outcome else 2)
            guest.types(answer)
            await until(lambda: (host.table or {})["back"] is None)
            if outcome:
                await guest.hears(outcome)
        await guest.leaves()
        await house.close()


async def host_may_move(guest: Terminal, host: Person) -> None:
    """The guest lays his counters as they come until the host is asked."""
    laid = 0
    while not host.is_asked():
        if guest.visit.standing.may_act and guest.visit.standing.rest is None and laid != guest.visit.standing.seq:
            laid = guest.visit.standing.seq
            guest.types("1")
        await asyncio.sleep(0.002)
