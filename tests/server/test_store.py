"""What every store promises, whatever it keeps things in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from parlour.server.protocol.cards import GameCard, Player, TableCard
from parlour.server.protocol.settings import Settings
from parlour.server.storage.store import Batch, Guest, LoginTaken, Store, Taken
from parlour.server.table.entries import AnyAct, Made, Moved, Said
from tests.server.logs import entry, log
from tests.server.places import Place, in_loop


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await place.open()
    try:
        yield store
    finally:
        await store.close()


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
        for guest in (ann, ben, Guest("g3", "Cleo", 7)):
            await store.put_guest(guest)
        assert await store.guest("g2") == ben
        assert await store.guest_by_login("ann") == ann
        assert await store.guest_by_login("") is None
        with pytest.raises(LoginTaken, match="ann"):
            await store.put_guest(Guest("g2", "Ben", 6, 0, "ann", "other"))
        assert await store.guest("g2") == ben
        changed = Guest("g1", "Anna", 5, 1, "anna", "new")
        await store.put_guest(changed)
        assert await store.guest("g1") == changed
        assert await store.guest_by_login("ann") is None


@in_loop
async def test_a_forgotten_guest_is_in_no_game(place: Place) -> None:
    async with opened(place) as store:
        await store.put_guest(Guest("ann", "Ann", 5))
        await store.append(Batch([entry("a", 1)], {}, {("a", 1): game("a", 1, "ann", "ben")}))
        await store.forget("ann")
        await store.forget("ann")
        assert await store.guest("ann") is None
        assert await store.games_of("ann") == []
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
        for guest in (Guest("ann", "Ann", 1), Guest("bea", "Bea", 1), Guest("cis", "Cis", 1, login="cis")):
            await store.put_guest(guest)
        await store.put_guest(Guest("dot", "Dot", 500))
        assert await store.sweep(500) == 0
        found = [await store.guest(id) for id in ("ann", "bea", "cis", "dot")]
        assert [guest.name if guest else None for guest in found] == ["Ann", None, "Cis", "Dot"]


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
        await store.append(Batch([], {}, {}, {("a", 1): b"\x00as it was"}))
        await store.append(Batch([], {}, {}, {("a", 1): b"otherwise"}))
        assert await store.record("a", 1) == b"\x00as it was"
        assert await store.checkpoints("a", 1) == []
        assert len(await store.checkpoints("a", 2)) == 2
        assert await store.sweep(10_000) == 1
        assert await store.record("a", 1) is None
        assert await store.checkpoints("a", 2) == []
