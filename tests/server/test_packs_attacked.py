"""Packs that are cut and shown while processes get into each other's way, and people come twice, or leave."""

from __future__ import annotations

import asyncio

from parlour.evening.contests import Contest
from parlour.fair.rounds import commitment, share_of
from parlour.server.room import same_packs
from parlour.server.room.contests import Contests
from parlour.server.room.evenings import Book
from parlour.server.room.house import House
from parlour.server.room.room import Room
from parlour.server.storage.evenings import Evening
from parlour.server.table.callers import Rejected
from tests.server.evenings import SECRETARY
from tests.server.hall import Person, Time, house_of, table_in
from tests.server.places import Database, in_loop
from tests.server.test_contests import NUMBER, drawn, guest, opened, refused
from tests.server.test_packs import SHORT, commit, cut, dealt_round, hands, play, same, show, shown

OTHER_DEVICE = b"\x77" * 32


async def promised(keep: Contests, evening: Evening) -> tuple[Book, int]:
    """Packs are to be cut; gives their number too."""
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    return book, book.lines[-1].number


def kinds(book: Book, kind: str) -> list[int]:
    """Who did this, line by line."""
    return [line.person for line in book.lines if line.kind == kind]


def on_another_device(evening: Evening, book: Book, i: int, drawing: int) -> tuple[str, str]:
    """The commitment and the share of the same guest, from a seed that lies elsewhere."""
    share = share_of(OTHER_DEVICE, evening.id, NUMBER, drawing)
    person = next(one.number for one in book.people if one.guest == guest(i).guest)
    return commitment(evening.id, NUMBER, drawing, person, guest(i).guest, share).hex(), share.hex()


def look_away(house: House) -> None:
    """This house shows no round by itself."""

    async def nothing(_table: str) -> None:
        pass

    house._look_at_round = nothing  # type: ignore[method-assign, assignment]


@in_loop
async def test_two_processes_show_a_round_at_once(database: Database) -> None:
    keep, evening = await opened(people=4, given=same(), house=house_of(await database.open(), waits=SHORT))
    other = Contests(house_of(await database.open(), waits=SHORT))
    look_away(keep.house)
    book, _drawing = await promised(keep, evening)
    book = await cut(keep, evening, book)
    for match in drawn(book):
        await play(keep.house, book, match)
    asked = [one.book(evening.id) for one in (keep, other, keep, other)]
    await asyncio.gather(*asked)
    books = [await shown(one, evening) for one in (keep, other)]
    assert books[0].lines == books[1].lines
    assert [line.kind for line in books[0].lines][-3:] == ["disclosed", "game", "game"], "each of them once"
    for match in drawn(book):
        log = await keep.house.store.entries(match.table)
        assert [entry.kind for entry in log].count("disclosed") == 1
    assert len(await hands(other.house, drawn(book)[0].table)) >= 1
    for house in (keep.house, other.house):
        await house.close()
        await house.store.close()


@in_loop
async def test_no_round_is_said_to_be_shown_while_a_table_may_still_be_sealed() -> None:
    """Two look at once in one process, and a third has written at a table: what one began there is refused."""
    keep, evening, book = await dealt_round()
    house = keep.house
    look_away(house)
    first, second = drawn(book)
    for match in (first, second):
        await play(house, book, match)
    elsewhere = house_of(house.store, waits=SHORT)
    look_away(elsewhere)
    talker = Person(elsewhere, book.people[first.people[0]].guest, "A")
    await talker.ask("enter", table=first.table)
    contest = (await keep.secretary.book(evening.id)).contests()[NUMBER]
    slow = asyncio.create_task(_looking_late(house, contest, first.table, second.table))
    await asyncio.sleep(0)
    assert (await talker.ask("say", text="well played"))["t"] == "news"
    quick = await same_packs.show_round(house, contest)
    assert not quick, "its table was written to meanwhile"
    is_shown = await slow
    assert not is_shown, "what the other had begun there is not written"
    assert table_in(house, first.table).sealed
    await shown(keep, evening)
    assert not table_in(house, first.table).sealed
    for one in (house, elsewhere):
        await one.close()


async def _looking_late(house: House, contest: Contest, first: str, second: str) -> bool:
    """Show the round, coming to its second table only when another has begun to show the first."""

    class Slow:
        def __getattr__(self, name: str) -> object:
            return getattr(house, name)

        async def room(self, asked: str) -> Room | None:
            while asked == second and table_in(house, first).sealed:
                await asyncio.sleep(0)
            return await House.room(house, asked)

    return await same_packs.show_round(Slow(), contest)  # type: ignore[arg-type]


@in_loop
async def test_one_guest_on_two_devices_is_bound_by_what_he_sent_first() -> None:
    """At two doors at once; the share of the other device is refused, which voids nothing."""
    keep, evening = await opened(people=4, given=same(), house=house_of(waits=SHORT))
    other = Contests(house_of(keep.house.store, waits=SHORT))
    book, drawing = await promised(keep, evening)
    hash, share = on_another_device(evening, book, 0, drawing)
    both = commit(keep, evening, book, 0), other.commit(evening.id, guest(0), NUMBER, drawing, hash)
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert [one.code for one in answers if isinstance(one, Rejected)] == ["not_now"]
    for i in (1, 2, 3):
        book = await commit(keep, evening, book, i)
    assert len(kinds(book, "committed")) == 4
    shares = [show(keep, evening, drawing, 0), other.share(evening.id, guest(0), NUMBER, drawing, share)]
    first = next(i for i, one in enumerate(answers) if isinstance(one, Book))
    assert await refused(shares[1 - first]) == "not_now"
    assert kinds(await keep.book(evening.id), "shared") == []
    await shares[first]
    for i in (1, 2, 3):
        book = await show(keep, evening, drawing, i)
    assert (book.contests()[NUMBER].state, book.contests()[NUMBER].out) == ("playing", [])
    for house in (keep.house, other.house):
        await house.close()


@in_loop
async def test_who_withdraws_before_the_list_is_closed_is_not_waited_for() -> None:
    keep, evening = await opened(people=5, given=same(), house=house_of(waits=SHORT))
    book, drawing = await promised(keep, evening)
    for i in (4, 0, 1, 2):
        book = await commit(keep, evening, book, i)
    leaver = kinds(book, "committed")[0]
    await keep.withdraw(evening.id, guest(4), NUMBER, leaver, "called home")
    book = await commit(keep, evening, book, 3)
    cutting = book.contests()[NUMBER].cutting
    assert cutting is not None
    assert (cutting.is_closed, leaver in dict(cutting.listed), len(cutting.listed)) == (True, False, 4)
    assert await refused(show(keep, evening, drawing, 4)) == "not_now", "nothing is asked of him"
    for i in range(4):
        book = await show(keep, evening, drawing, i)
    contest = book.contests()[NUMBER]
    assert (contest.state, contest.out) == ("playing", [])
    packs = table_in(keep.house, drawn(book)[0].table).packs
    assert packs is not None
    assert [person for person, _guest, _hash in packs.listed] == sorted(contest.playing)
    await keep.house.close()


@in_loop
async def test_the_last_who_is_missing_withdraws_and_the_list_closes_by_itself() -> None:
    keep, evening = await opened(people=5, given=same(), house=house_of(waits=SHORT))
    book, _drawing = await promised(keep, evening)
    for i in range(4):
        book = await commit(keep, evening, book, i)
    last = next(one.number for one in book.people if one.guest == guest(4).guest)
    book = await keep.withdraw(evening.id, guest(4), NUMBER, last, "")
    assert book.lines[-1].kind == "listed"
    await keep.house.close()


@in_loop
async def test_who_withdraws_after_the_list_is_closed_still_owes_his_share() -> None:
    """Others rely on it: where he does not show it, other packs are cut, and the book names him."""
    time = Time()
    keep, evening = await opened(people=6, given=same(), house=house_of(now=time, waits=SHORT))
    book, drawing = await promised(keep, evening)
    for i in range(6):
        book = await commit(keep, evening, book, i)
    numbers = [next(one.number for one in book.people if one.guest == guest(i).guest) for i in range(6)]
    for i in (4, 5):
        await keep.withdraw(evening.id, guest(i), NUMBER, numbers[i], "")
    for i in range(5):
        book = await show(keep, evening, drawing, i)
    assert book.contests()[NUMBER].state == "cutting", "one who left has shown his share, the other has not"
    time.ms += 1001
    book = await keep.draw(evening.id, SECRETARY, NUMBER, 1)
    assert (book.lines[-1].kind, list(book.lines[-1].missing)) == ("packs", [numbers[5]])
    again = book.lines[-1].number
    for i in range(4):
        book = await commit(keep, evening, book, i)
    for i in range(4):
        book = await show(keep, evening, again, i)
    assert book.contests()[NUMBER].state == "playing"
    await keep.house.close()
