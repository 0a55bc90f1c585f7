"""What every store promises, whatever it keeps things in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import current_thread, main_thread
from typing import Any

import pytest

from parlour.server.protocol.cards import GameCard, Player, TableCard
from parlour.server.protocol.settings import Settings
from parlour.server.storage import sql
from parlour.server.storage.people import Guest, LoginTaken, Outdated, Session
from parlour.server.storage.store import Batch, Store, Taken
from parlour.server.table.entries import AnyAct, Entry, Made, Moved, Said, entry_of
from tests.server.logs import entry, log
from tests.server.places import Place, in_loop


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await place.open()
    try:
        yield store
    finally:
        await store.close()


def session(id: str, guest: str, used: int = 10, expires: int = 100) -> Session:
    return Session(id, guest, 10, used, expires, "Firefox, Linux")


def card(table: str, at: int, public: bool = True) -> TableCard:
    return TableCard(table, f"Table {table}", "toy", public, "gathering", 4, 3, "Ann", at)


def game(table: str, number: int, *guests: str, ended: int = 0) -> GameCard:
    seated = tuple([Player(seat, guest, guest.title() or "Bot") for seat, guest in enumerate(guests)])
    return GameCard(table, number, "toy", 5_000 + number, ended, seated, (1, -1) if ended else ())


@in_loop
async def test_entries_come_back_as_they_were(place: Place) -> None:
    acts: list[AnyAct] = [
        Made("g1", Settings("toy", {"stake": 3}, "Ő's table"), "ab" * 32),
        Moved(2, "play K♠", "clock"),
        Said("g1", "Ann", "ı\n"),
    ]
    written = [entry("a", seq, act) for seq, act in enumerate(acts, 1)]
    async with opened(place) as store:
        await store.append(Batch(written[:1], {}, {}))
        await store.append(Batch(written[1:], {}, {}))
        assert await store.entries("a") == written
        assert await store.entries("a", 2) == written[2:]
        assert await store.entries("b") == []
    async with opened(place) as store:
        assert await store.entries("a") == written


@in_loop
async def test_a_long_log_is_not_read_in_the_event_loop(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[bool] = []

    def noted(*row: Any) -> Entry:
        threads.append(current_thread() is main_thread())
        return entry_of(*row)

    monkeypatch.setattr(sql, "entry_of", noted)
    async with opened(place) as store:
        await store.append(log("a", *range(1, 2 * sql.LONG)))
        assert [one.seq for one in await store.entries("a")] == [*range(1, 2 * sql.LONG)]
        assert not any(threads)


@in_loop
async def test_a_log_has_no_gap_and_no_second_entry_of_a_number(place: Place) -> None:
    async with opened(place) as store:
        await store.append(log("a", 1, 2, 3))
        for seqs in ([3], [2], [5], [1], [4, 6], [4, 4]):
            with pytest.raises(Taken) as taken:
                await store.append(log("a", *seqs))
            assert taken.value.table == "a"
        with pytest.raises(Taken):
            await store.append(log("new", 2))
        assert [one.seq for one in await store.entries("a")] == [1, 2, 3]
        await store.append(log("a", 4))


@in_loop
async def test_a_batch_is_written_whole_or_not_at_all(place: Place) -> None:
    async with opened(place) as store:
        await store.append(log("a", 1))
        bad = Batch([entry("b", 1), entry("a", 1), entry("c", 1)], {"b": card("b", 7)}, {("b", 1): game("b", 1, "ann")})
        with pytest.raises(Taken) as taken:
            await store.append(bad)
        assert (taken.value.table, taken.value.seq) == ("a", 1)
        assert [await store.entries(table) for table in "bc"] == [[], []]
        assert await store.tables() == []
        assert await store.game("b", 1) is None


@in_loop
async def test_the_table_that_is_taken_is_named_and_no_other(place: Place) -> None:
    async with opened(place) as store:
        for table in "abc":
            await store.append(log(table, 1, 2))
        with pytest.raises(Taken) as taken:
            await store.append(Batch([entry("a", 3), entry("b", 2), entry("c", 3)], {}, {}))
        assert (taken.value.table, taken.value.seq) == ("b", 2)
        assert [len(await store.entries(table)) for table in "abc"] == [2, 2, 2]


@in_loop
async def test_the_lobby_lists_public_tables_newest_first(place: Place) -> None:
    async with opened(place) as store:
        for number, table in enumerate("abcd"):
            await store.append(Batch([entry(table, 1)], {table: card(table, number, table != "b")}, {}))
        assert [one.table for one in await store.tables()] == ["d", "c", "a"]
        await store.append(Batch([entry("a", 2)], {"a": card("a", 9)}, {}))
        await store.append(Batch([entry("d", 2)], {"d": card("d", 10, public=False)}, {}))
        assert await store.tables() == [card("a", 9), card("c", 2)]
        assert await store.tables(1) == [card("a", 9)]


@in_loop
async def test_games_of_a_guest_last_begun_first(place: Place) -> None:
    cards = [game("a", 1, "ann", "ben"), game("a", 2, "", "ann"), game("a", 3, "ben", "cleo")]
    async with opened(place) as store:
        await store.append(Batch([entry("a", 1)], {}, {(one.table, one.number): one for one in cards}))
        assert await store.games_of("ann") == [cards[1], cards[0]]
        assert await store.games_of("ann", 1) == [cards[1]]
        assert await store.games_of("nobody") == []
        over = game("a", 1, "ann", "", ended=9_000)
        await store.append(Batch([entry("a", 2)], {}, {("a", 1): over}))
        assert await store.game("a", 1) == over
        assert await store.game("a", 4) is None
        assert await store.games_of("ben") == [cards[2]]


@in_loop
async def test_guests_and_logins(place: Place) -> None:
    ann, ben = Guest("g1", "Ann", 5, 0, "ann", "hash"), Guest("g2", "Ben", 6)
    async with opened(place) as store:
        assert await store.guest("g1") is None
        await store.open_account(ann, "ann", [], session("s1", "g1"))
        for guest in (ben, Guest("g3", "Cleo", 7)):
            await store.rename(guest.guest, guest.name, guest.made)
        assert await store.guest("g2") == ben
        assert await store.guest_by_login("ann") == ann
        assert await store.guest_by_login("") is None
        for login, looks in (("ann", "other"), ("other", "ann")):
            with pytest.raises(LoginTaken, match=login):
                await store.open_account(Guest("g2", "Ben", 6, 0, login, "other"), looks, [], session("s2", "g2"))
        assert await store.guest("g2") == ben
        assert await store.is_anothers(["x", "ann"], "g2")
        assert not await store.is_anothers(["x", "ann"], "g1")
        with pytest.raises(Outdated):
            await store.open_account(Guest("g1", "Ann", 5, 0, "anna", "new"), "anna", [], session("s3", "g1"))
        await store.open_account(Guest("g2", "Benjamin", 9, 0, "ben", "other"), "ben", [], session("s2", "g2"))
        assert await store.guest("g2") == Guest("g2", "Ben", 6, 1, "ben", "other")


@in_loop
async def test_a_row_is_changed_by_field_and_version(place: Place) -> None:
    async with opened(place) as store:
        read = Guest("g1", "Ann", 5, 0, "ann", "hash")
        await store.open_account(read, "ann", [], session("s1", "g1"))
        await store.rename("g1", "Anna", 9)
        for late in (store.set_password(read, "late"), store.forget(read, 9)):
            with pytest.raises(Outdated):
                await late
        newest = Guest("g1", "Anna", 5, 1, "ann", "hash")
        assert await store.guest("g1") == newest
        assert await store.set_password(newest, "new", session("s2", "g1")) == ["s1"]
        await store.rename("g1", "Ann", 9)
        assert await store.guest("g1") == Guest("g1", "Ann", 5, 3, "ann", "new")


@in_loop
async def test_sessions(place: Place) -> None:
    async with opened(place) as store:
        await store.rename("g1", "Ann", 5)
        for one in (session("s1", "g1"), session("s2", "g1", used=20), session("s3", "g2"), session("s4", "g1")):
            await store.begin(one)
        assert await store.session("s1", 50) == (session("s1", "g1"), Guest("g1", "Ann", 5))
        assert await store.session("s3", 50) == (session("s3", "g2"), None)
        assert await store.session("s1", 100) is None
        assert await store.session("s9", 50) is None
        assert [one.id for one in await store.sessions_of("g1", 50)] == ["s2", "s1", "s4"]
        assert await store.end("g1", ["s3", "s4", "s9"]) == ["s4"]
        await store.touch("s1", 60, 200)
        await store.touch("s4", 60, 200)
        assert await store.session("s1", 150) == (session("s1", "g1", used=60, expires=200), Guest("g1", "Ann", 5))
        assert await store.living(["s1", "s2", "s3", "s4"], 50) == {"s1", "s2", "s3"}
        assert await store.sweep_sessions(100) == 2
        assert await store.living(["s1", "s2", "s3", "s4"], 50) == {"s1"}
        await store.begin(session("s5", "g1"))
        assert await store.end_others("g1", "s5") == ["s1"]


@in_loop
async def test_a_session_begun_with_a_password_needs_it_to_be_the_newest(place: Place) -> None:
    async with opened(place) as store:
        await store.open_account(Guest("g1", "Ann", 5, 0, "ann", "hash"), "ann", [], session("s1", "g1"))
        await store.begin(session("s2", "g1"), "hash")
        with pytest.raises(Outdated):
            await store.begin(session("s3", "g1"), "old hash")
        assert await store.living(["s1", "s2", "s3"], 50) == {"s1", "s2"}


@in_loop
async def test_a_recovery_code_is_good_once(place: Place) -> None:
    async with opened(place) as store:
        await store.open_account(Guest("g1", "Ann", 5, 0, "ann", "hash"), "ann", ["c1", "c2"], session("s1", "g1"))
        await store.put_code("g1", "late", 10)
        await store.put_code("g1", "host", 60)
        assert await store.codes_left("g1") == 2
        for guest, code in (("g1", "none"), ("g2", "c1"), ("g1", "late")):
            assert await store.recover(guest, code, "new", session("s2", guest)) is None
        assert await store.recover("g1", "c1", "new", session("s2", "g1")) == ["s1"]
        assert await store.recover("g1", "c1", "newer", session("s3", "g1")) is None
        assert await store.recover("g1", "host", "newest", session("s3", "g1")) == ["s2"]
        found = await store.guest("g1")
        assert found is not None
        assert found.password == "newest"
        assert await store.codes_left("g1") == 1
        await store.put_codes(found, ["c3", "c4", "c5"])
        with pytest.raises(Outdated):
            await store.put_codes(found, ["c6"])
        assert await store.recover("g1", "c2", "new", session("s4", "g1")) is None
        assert await store.codes_left("g1") == 3


@in_loop
async def test_a_forgotten_guest_is_in_no_game(place: Place) -> None:
    async with opened(place) as store:
        ann = Guest("ann", "Ann", 5, 0, "ann", "hash")
        await store.open_account(ann, "ann", ["c1"], session("s1", "ann"))
        said = [entry("a", 1, Said("ann", "Ann", "hello")), entry("a", 2, Said("ben", "Ben", "good evening"))]
        await store.append(Batch(said, {}, {("a", 1): game("a", 1, "ann", "ben")}))
        assert await store.forget(ann, 50) == ["s1"]
        with pytest.raises(Outdated):
            await store.forget(ann, 50)
        assert await store.guest("ann") is None
        assert await store.guest_by_login("ann") is None
        assert await store.games_of("ann") == []
        assert [one.act for one in await store.entries("a")] == [Said("", "", ""), Said("ben", "Ben", "good evening")]
        with pytest.raises(Outdated):
            await store.rename("ann", "Ann", 60)
        with pytest.raises(Outdated):
            await store.open_account(ann, "ann", [], session("s1", "ann"))
        assert await store.recover("ann", "c1", "new", session("s1", "ann")) is None
        assert await store.living(["s1"], 50) == set()
        await store.open_account(Guest("other", "Ann", 5, 0, "ann", "hash"), "ann", [], session("s1", "other"))
        (kept,) = await store.games_of("ben")
        assert [(player.guest, player.name) for player in kept.players] == [("", "Ann"), ("ben", "Ben")]


@in_loop
async def test_keys_stay(place: Place) -> None:
    async with opened(place) as store:
        key = await store.key("cookies")
        assert len(key) == 32
        assert await store.key("cookies") == key
        assert await store.key("other") != key
    async with opened(place) as store:
        assert await store.key("cookies") == key


@in_loop
async def test_a_sweep_takes_tables_whose_last_entry_is_old(place: Place) -> None:
    async with opened(place) as store:
        for number in range(250):
            table = f"old{number}"
            games = {(table, 1): game(table, 1, "ann")}
            await store.append(Batch([entry(table, 1)], {table: card(table, 1)}, games))
        await store.append(Batch([entry("kept", 1), entry("kept", 2)], {"kept": card("kept", 1)}, {}))
        assert await store.sweep(1_002) == 250
        assert await store.sweep(1_002) == 0
        assert await store.entries("old7") == []
        assert await store.games_of("ann") == []
        assert [one.table for one in await store.tables()] == ["kept"]
        assert len(await store.entries("kept")) == 2
        with pytest.raises(Taken):
            await store.append(log("old7", 2))


@in_loop
async def test_a_sweep_takes_old_names_without_account_or_game(place: Place) -> None:
    async with opened(place) as store:
        await store.append(Batch([entry("kept", 1)], {"kept": card("kept", 1)}, {("kept", 1): game("kept", 1, "ann")}))
        for name, made in (("Ann", 1), ("Bea", 1), ("Dot", 500), ("Eve", 1)):
            await store.rename(name.lower(), name, made)
        await store.open_account(Guest("cis", "Cis", 1, login="cis", password="x"), "cis", [], session("s1", "cis"))
        await store.end("cis", ["s1"])
        await store.begin(session("s2", "eve"))
        assert await store.sweep(500) == 0
        found = [await store.guest(id) for id in ("ann", "bea", "cis", "dot", "eve")]
        assert [guest.name if guest else None for guest in found] == ["Ann", None, "Cis", "Dot", "Eve"]


@in_loop
async def test_a_sweep_of_talk_takes_what_was_said_at_tables_that_are_quiet(place: Place) -> None:
    async with opened(place) as store:
        for table in ("old", "young"):
            await store.append(Batch([entry(table, 1, Said("g1", "Ann", "hello"))], {}, {}))
        await store.append(log("old", 2))
        await store.append(log("young", *range(2, 9)))
        assert await store.sweep_talk(1_005) == 1
        assert await store.sweep_talk(1_005) == 0
        assert [one.act for one in await store.entries("old")][:1] == [Said("", "", "")]
        assert len(await store.entries("old")) == 2
        assert [one.act for one in await store.entries("young")][:1] == [Said("g1", "Ann", "hello")]
        await store.append(Batch([entry("old", seq, Said("g1", "Ann", "again")) for seq in range(3, 8)], {}, {}))
        assert await store.sweep_talk(1_020) >= 6


@in_loop
async def test_ping(place: Place) -> None:
    async with opened(place) as store:
        await store.ping()


@in_loop
async def test_a_record_is_written_once_and_ends_the_checkpoints(place: Place) -> None:
    async with opened(place) as store:
        for seq in (9, 70):
            checkpoints = {("a", 1, seq): b"%d" % seq, ("a", 2, seq): b"other"}
            await store.append(Batch([entry("a", 1)] if seq == 9 else [], {}, {}, checkpoints=checkpoints))
        assert await store.record("a", 1) is None
        assert await store.checkpoints("a", 1) == [b"9", b"70"]
        await store.append(Batch([], {}, {}, records={("a", 1): b"\x00as it was"}))
        await store.append(Batch([], {}, {}, records={("a", 1): b"otherwise"}))
        assert await store.record("a", 1) == b"\x00as it was"
        assert await store.checkpoints("a", 1) == []
        assert len(await store.checkpoints("a", 2)) == 2
        assert await store.sweep(10_000) == 1
        assert await store.record("a", 1) is None
        assert await store.checkpoints("a", 2) == []
