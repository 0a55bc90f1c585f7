"""Fair deals at a table: promised before, cut in rounds by those who play, bound in a chain."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from parlour.fair.rounds import NEEDED_AHEAD, RoundChance, round_cut
from parlour.server.room.house import House
from parlour.server.storage.memory import MemoryStore
from parlour.server.table.table import Table
from parlour.server.table.waits import USUAL
from tests.server.hall import (
    Person,
    Time,
    a_game,
    any_move,
    games_for,
    gathered,
    house_of,
    make,
    play_out,
    settled,
    table_in,
    take_back,
    until,
)
from tests.server.places import in_loop
from tests.server.test_tables import again_from_log, state_of


def chance_of(house: House, id: str) -> RoundChance:
    chance = table_in(house, id).chance
    assert isinstance(chance, RoundChance)
    return chance


def was_dealt(house: House, id: str) -> bool:
    return bool(chance_of(house, id).history)


def sent(person: Person, drawing: int) -> dict[str, Any]:
    return {"drawing": drawing, "seq": person.seq, "head": person.head}


async def alone(*idle: int, now: Time | None = None, seats: int = 4) -> tuple[House, str, list[Person], MemoryStore]:
    """A game that has begun; these people do nothing by themselves in its rounds."""
    store = MemoryStore()
    house = house_of(store, now=now)
    id, people = await gathered(house, settled(a_game(seats)), seats)
    for seat in idle:
        people[seat].shares = False
    if idle:
        people[0].say("start")
    else:
        await people[0].ask("start")
    await until(lambda: table_in(house, id).playing)
    return house, id, people, store


async def late(house: House, id: str, now: Time, milliseconds: int) -> None:
    now.ms += milliseconds
    house.rooms[id].driver._rings()
    await house.writer.drained()


async def same_from_log(house: House, id: str, store: MemoryStore) -> None:
    await house.writer.drained()
    assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))


@in_loop
async def test_a_drawing_is_promised_then_bound_then_opened() -> None:
    house, id, people, store = await alone(0, 1, 2, 3)
    table = table_in(house, id)
    await until(lambda: people[3].fair is not None)
    fair = people[3].fair or {}
    assert (fair["drawing"], fair["due"], len(fair["promises"])) == (0, True, NEEDED_AHEAD)
    promise = bytes.fromhex(fair["promises"][0])
    answer = await people[1].ask("open", share="00" * 32, **sent(people[1], 0))
    assert answer["code"] == "not_now"  # nothing is closed yet
    for person in people:
        assert chance_of(house, id).history == []
        answer = await person.ask("commit", hash=person.bound(0), **sent(person, 0))
        assert answer["t"] == "news"
    listed = [(seat, bytes.fromhex(person.bound(0))) for seat, person in enumerate(people)]
    assert table.rounds.listed == listed
    await until(lambda: (people[3].fair or {}).get("listed") == [[seat, part.hex()] for seat, part in listed])
    for person in people:
        assert chance_of(house, id).history == []
        answer = await person.ask("open", share=person.share_of(0).hex(), **sent(person, 0))
        assert answer["t"] == "news"
    drawn = chance_of(house, id).history[0]
    assert drawn.drawing.promise == promise
    assert chance_of(house, id).cut == round_cut(promise, listed, [(i, p.share_of(0)) for i, p in enumerate(people)])
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_the_last_share_cannot_be_chosen_when_the_others_are_known() -> None:
    """Whoever opens last knows all the rest; any share but the one he is bound to is refused, and nothing happens."""
    house, id, people, store = await alone(3)
    await until(lambda: people[3].fair is not None)
    await people[3].ask("commit", hash=people[3].bound(0), **sent(people[3], 0))
    await until(lambda: table_in(house, id).rounds.missing == [3])
    for guess in range(5):
        answer = await people[3].ask("open", share=bytes([guess] * 32).hex(), **sent(people[3], 0))
        assert answer["code"] == "forbidden"
    stolen = people[2].share_of(0).hex()  # somebody else's is no better
    assert (await people[3].ask("open", share=stolen, **sent(people[3], 0)))["code"] == "forbidden"
    assert chance_of(house, id).history == []
    await people[3].ask("open", share=people[3].share_of(0).hex(), **sent(people[3], 0))
    assert len(chance_of(house, id).history) == 1
    assert (await people[3].ask("commit", hash="00" * 32, **sent(people[3], 0)))["code"] == "stale"
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_shares_and_commitments_have_one_way_to_be_written() -> None:
    """The chain binds their texts: who checks a record makes them anew from the bytes."""
    house, id, people, store = await alone(3)
    last = people[3]
    await until(lambda: last.fair is not None)
    bound, share = last.bound(0), last.share_of(0).hex()
    spaced = share[:62] + "  "  # says one byte less, as Python reads it
    for wrong in (bound.upper(), "g" * 64, bound[:63], bound + "0", " " * 64):
        assert (await last.ask("commit", hash=wrong, **sent(last, 0)))["code"] == "malformed"
    await last.ask("commit", hash=bound, **sent(last, 0))
    await until(lambda: table_in(house, id).rounds.missing == [3])
    for wrong in (share.upper(), spaced, "é" * 64):
        assert (await last.ask("open", share=wrong, **sent(last, 0)))["code"] == "malformed"
        assert (await last.ask("open", share=share, next=wrong, **sent(last, 0)))["code"] == "malformed"
    assert chance_of(house, id).history == []
    assert (await last.ask("open", share=share, next=last.bound(1), **sent(last, 0)))["t"] == "news"
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_who_does_not_open_voids_one_drawing_and_has_no_share_any_more() -> None:
    now = Time()
    house, id, people, store = await alone(3, now=now)
    await until(lambda: people[3].fair is not None)
    await people[3].ask("commit", hash=people[3].bound(0), **sent(people[3], 0))
    await until(lambda: table_in(house, id).rounds.missing == [3])
    promises = [drawing.promise for drawing in chance_of(house, id).promised]
    await late(house, id, now, USUAL.open - 1)
    assert chance_of(house, id).first == 0
    await late(house, id, now, 1)
    await until(lambda: len(chance_of(house, id).history) >= 1)
    drawn = chance_of(house, id).history[0].drawing
    assert (drawn.number, drawn.promise) == (1, promises[1])  # promised before anybody committed
    assert table_in(house, id).rounds.out == {"guest3"}
    await people[0].dealt()
    await until(lambda: people[3].seq == table_in(house, id).seq)
    drawing = chance_of(house, id).first
    answer = await people[3].ask("commit", hash=people[3].bound(drawing), **sent(people[3], drawing))
    assert answer["code"] == "forbidden"
    people[3].shares = True  # he plays on; the next drawings wait for the others alone
    await play_out(people, Random(1))
    assert all(3 not in dict(cut.listed) for _seq, cut in table_in(house, id).cuts)
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_who_sends_nothing_in_time_has_no_share_in_this_drawing_alone() -> None:
    now = Time()
    house, id, people, store = await alone(3, now=now)
    await until(lambda: len(table_in(house, id).rounds.standing) == 3)
    await late(house, id, now, USUAL.commit - 1)
    assert table_in(house, id).rounds.listed is None
    await late(house, id, now, 1)
    await until(lambda: bool(chance_of(house, id).history))
    assert [seat for seat, _hash in table_in(house, id).cuts[0][1].listed] == [0, 1, 2]
    people[3].shares = True
    people[3].share()
    await play_out(people, Random(1))
    assert [seat for seat, _hash in table_in(house, id).cuts[-1][1].listed] == [0, 1, 2, 3]
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_a_bot_that_takes_over_in_a_round_refuses_for_its_seat() -> None:
    house, id, people, store = await alone(3)
    await until(lambda: people[3].fair is not None)
    await people[3].ask("commit", hash=people[3].bound(0), **sent(people[3], 0))
    await until(lambda: table_in(house, id).rounds.missing == [3])
    await people[3].ask("stand")
    await until(lambda: bool(chance_of(house, id).history))
    assert chance_of(house, id).history[0].drawing.number == 1
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_a_client_that_was_cut_off_opens_from_its_seed() -> None:
    house, id, people, store = await alone(3)
    await until(lambda: people[3].fair is not None)
    await people[3].ask("commit", hash=people[3].bound(0), **sent(people[3], 0))
    await until(lambda: table_in(house, id).rounds.missing == [3])
    people[3].leave()
    again = Person(house, "guest3")
    await again.ask("enter", table=id)
    await until(lambda: bool(chance_of(house, id).history))
    assert chance_of(house, id).history[0].drawing.number == 0
    assert dict(table_in(house, id).cuts[0][1].shares)[3] == again.share_of(0)
    await same_from_log(house, id, store)
    await house.close()


@in_loop
async def test_bots_have_no_share_and_wait_for_nobody() -> None:
    house = house_of()
    host = Person(house, "host")
    id = await make(house, host, settled(a_game()), [None, "book", "book", "book"])
    await host.ask("start")
    await until(partial(was_dealt, house, id))
    assert [seat for seat, _hash in table_in(house, id).cuts[0][1].listed] == [0]
    await house.close()


@in_loop
async def test_where_nobody_is_there_to_share_the_cards_are_dealt_all_the_same() -> None:
    house = house_of()
    host = Person(house, "host")
    id = await make(house, host, settled(a_game()), [None, "book", "book", "book"])
    host.shares = False
    host.say("start")
    host.leave()
    await until(partial(was_dealt, house, id))
    assert table_in(house, id).cuts[0][1].listed == []
    await house.close()


@in_loop
async def test_nothing_agreed_changes_once_somebody_is_bound() -> None:
    house, _id, people, _store = await alone()
    await people[0].dealt()
    assert (await people[0].ask("set", name="another"))["code"] == "not_now"
    assert (await people[0].ask("start"))["code"] == "not_now"
    await house.close()


@in_loop
async def test_who_has_seen_another_head_was_told_another_story() -> None:
    house, _id, people, _store = await alone()
    await people[0].dealt()
    asked = next(person for person in people if person.is_asked())
    move = any_move(asked.view or {}, Random(1))
    assert (await asked.move(move, head="00" * 32))["code"] == "story"
    assert (await asked.move(move, head=asked.head))["t"] == "news"
    await house.close()


@in_loop
async def test_all_are_told_the_same_heads_and_they_bind_what_each_was_told() -> None:
    """Another card in a hidden hand makes another head, and nothing else tells of it."""
    for rules in games_for(4):
        store = MemoryStore()
        house = house_of(store)
        id, people = await gathered(house, settled(rules.name), 4)
        watcher = Person(house, "watcher")
        await watcher.ask("enter", table=id)
        await people[0].ask("start")
        await play_out(people, Random(3))
        await until(lambda: all(p.seq == table_in(house, id).seq for p in [*people, watcher]))  # noqa: B023
        heads = [[m["head"] for m in person.told if m.get("head")] for person in [*people, watcher]]
        assert all(told == heads[0] for told in heads[1:])
        assert len(set(heads[0])) == len(heads[0])
        log = await store.entries(id)
        assert [entry.head for entry in log if entry.head] == heads[0]
        table = Table(id, keep=True)
        for entry in log:
            table.apply(entry)
        assert table.chain is not None
        assert table.chain.last == heads[0][-1]
        await house.close()


@in_loop
async def test_only_a_move_that_showed_nothing_is_taken_back() -> None:
    """Of many moves in many games some are taken back and some stand; after one taken back all is as it was."""
    back = stood = 0
    for rules in games_for(4):
        store = MemoryStore()
        house = house_of(store)
        id, people = await gathered(house, settled(rules.name, undo=True), 4)
        await people[0].ask("start")
        chance = Random(7)
        for _move in range(12):
            asked = [person for person in people if person.is_asked()]
            if not asked:
                break
            person = asked[0]
            views = [other.view for other in people]
            assert (await person.move(any_move(person.view or {}, chance)))["t"] == "news"
            after = [other.view for other in people]
            if chance.random() < 0.5:
                table_in(house, id).earlier.forget()  # as after many moves taken back: the game is played once more
            answer = await take_back(person, people)
            if answer["t"] == "news":
                back += 1
                assert [other.view for other in people] == views
                assert (await person.move(any_move(person.view or {}, chance)))["t"] == "news"
            else:
                assert answer.get("code") == "not_now" or answer["clause"] in rules.final.values()
                assert [other.view for other in people] == after
                stood += 1
        assert state_of(table_in(house, id)) == state_of(await again_from_log(store, id))
        await house.close()
    assert back > 10
    assert stood > 10
