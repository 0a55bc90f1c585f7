"""Packs that are the same at all tables of a round: promised, given to its tables, and shown when all are done."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from parlour.evening import lines as kinds
from parlour.evening.contests import CUTTING, Contest
from parlour.evening.cutting import asked_to_cut, check_closing, check_promise, check_void, secret_of_packs
from parlour.fair.chance import new_secret
from parlour.fair.packs import promise_of_packs
from parlour.server.room.evenings import MOST_GAMES, Book
from parlour.server.table import entries
from parlour.server.table.callers import Rejected
from parlour.server.table.entries import AnyAct
from parlour.server.table.position import position_of

if TYPE_CHECKING:
    from parlour.server.room.house import House
    from parlour.server.room.room import Room

LINES_EACH = 3  # that packs need of the book for everybody: a commitment, a share, and his match
DONE = ("over", "stopped")


def next_of_packs(house: House, book: Book, contest: Contest) -> dict[str, Any]:
    """The next line about the packs of a round: they are promised, their list is closed, or others take their place."""
    cutting, now, patience = contest.cutting, house.now(), house.waits.cut
    if cutting is not None and not cutting.is_closed:
        check_closing(contest, now, patience)
        return {"kind": kinds.LISTED}
    missing: tuple[int, ...] = ()
    if cutting is not None:
        check_void(contest, now, patience)
        missing = tuple(cutting.missing)
    check_promise(contest)
    if book.next_number + LINES_EACH * len(asked_to_cut(contest)) > MOST_GAMES:
        raise Rejected("full", "the book has no room for the packs of another round")
    secret = secret_of_packs(bytes.fromhex(contest.secret), book.next_number)
    return {"kind": kinds.PACKS, "promise": promise_of_packs(secret).hex(), "missing": missing}


def is_cut(contest: Contest) -> bool:
    """Whether the packs of the next round are cut, so that it can be drawn."""
    return contest.state == CUTTING and contest.cutting is not None and contest.cutting.is_cut


def is_hiding(contest: Contest) -> bool:
    """Whether nothing of its last round may be shown yet."""
    return contest.round is not None and contest.is_hidden(contest.round)


def packs_of(book: Book, contest: Contest) -> tuple[bytes, entries.Packs | None]:
    """The secret of a table of the last round, and who cut its packs, where they are the same at all its tables."""
    round = contest.round
    if round is None or not round.packs:
        return new_secret(), None
    cut = contest.cuts[round.number]
    listed = tuple([(person, book.people[person].guest, hash.hex()) for person, hash in cut.listed])
    shares = tuple([(person, share.hex()) for person, share in sorted(cut.shares.items())])
    packs = entries.Packs(book.evening.id, contest.number, cut.number, cut.promise, listed, shares)
    return secret_of_packs(bytes.fromhex(contest.secret), cut.number), packs


async def show_round(house: House, contest: Contest) -> bool:
    """Show what was played at every table of the last round, if all are done, and say whether it is shown.

    A match that was settled without being played to its end is stopped before anything of the others is shown.  What
    somebody else has begun to show here counts when it is written: at a table that another process has written to it
    is refused.
    """
    assert contest.round is not None
    rooms = []
    for match in contest.round.matches:
        room = await house.room(match.table)
        has_result = match.table in contest.results
        if room is not None and _is_settled(room):
            if not has_result and room.table.state not in DONE:
                return False
            rooms.append(room)
        elif room is not None or not has_result:  # without a room and with a result: it was never laid
            return False
    for room in sorted(rooms, key=lambda room: not room.table.playing):
        if room.table.sealed and not await _show(house, room):
            return False
    return all(_is_settled(room) and not room.table.sealed for room in rooms)


def _is_settled(room: Room) -> bool:
    """Whether the table stands here as it stands in the log."""
    return room.waiting is None and not room.unwritten


async def _show(house: House, room: Room) -> bool:
    """A game that is still played is over now; one that was never begun will not be."""
    table = room.table
    acts: list[AnyAct] = [entries.Disclosed()]
    if table.playing:
        assert table.game is not None
        acts.insert(0, entries.Stopped(table.law, position_of(table.game, table.game_seq)))
    pending = room.do(acts)
    pending.durable = asyncio.get_running_loop().create_future()
    try:
        await pending.durable
    except Rejected:
        return False  # another process has written there meanwhile: whoever looks next tries again
    if table.number:
        house.records_due.add(table.id, table.number)
    return True
