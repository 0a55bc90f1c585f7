"""Blocking and reporting people over HTTP."""

from __future__ import annotations

from parlour.server.http.answers import Answer
from parlour.server.http.replays import room_of
from parlour.server.http.visit import Visit
from parlour.server.protocol.blocks import Block, BlockedPerson, MyBlocks, Report, Reported
from parlour.server.storage.audit import note
from parlour.server.storage.blocks import MOST_BLOCKS, Blocked, TooManyBlocks
from parlour.server.storage.people import REPORTED
from parlour.server.table.callers import Rejected
from parlour.server.table.names import visible
from parlour.server.table.table import Table

NAMELESS = "–"
BLOCK = 500  # bytes that it costs to write one down


async def mine(visit: Visit) -> Answer:
    found = await visit.front.house.store.blocked_by(visit.guest.guest)
    return visit.answer(MyBlocks([BlockedPerson(one.guest, one.name, one.at) for one in found]))


async def block(visit: Visit) -> Answer:
    given = await visit.body(Block)
    _known(visit)
    if given.guest == visit.guest.guest:
        raise Rejected("forbidden", "that is you")
    visit.pay("written", BLOCK)
    house = visit.front.house
    try:
        await house.store.block(visit.guest.guest, Blocked(given.guest, visible(given.name) or NAMELESS, house.now()))
    except TooManyBlocks:
        raise Rejected("full", f"you can block {MOST_BLOCKS} people: let somebody go") from None
    await house.blocks_changed([visit.guest.guest, given.guest])
    return await mine(visit)


async def unblock(visit: Visit) -> Answer:
    other = str(visit.request.path_params["guest"])
    visit.pay("written", BLOCK)
    house = visit.front.house
    if not other.isprintable() or not await house.store.unblock(visit.guest.guest, other):
        raise Rejected("unknown", "you have not blocked anybody of this id")
    await house.blocks_changed([visit.guest.guest, other])
    return await mine(visit)


async def report(visit: Visit) -> Answer:
    """Into the audit trail, where whoever keeps the server reads it."""
    given = await visit.body(Report)
    _known(visit)
    visit.pay("reports", 1)
    house = visit.front.house
    room = await room_of(house, given.table)
    name = _name_there(room.table, given.guest)
    if not name or given.guest == visit.guest.guest:
        raise Rejected("unknown", "nobody else of this id has sat or spoken at this table")
    about = {"about": given.guest, "called": name, "reason": given.reason, "text": visible(given.text)}
    await note(house.store, REPORTED, visit.guest.guest, given.table, **about)
    return visit.answer(Reported())


def _known(visit: Visit) -> None:
    """Whoever has no session could be somebody else each time."""
    if visit.session is None:
        raise Rejected("forbidden", "you have no session here yet: open the page")


def _name_there(table: Table, guest: str) -> str:
    """Under which somebody sits at a table, has sat in its last game, or has spoken; empty where he did not."""
    if not guest:
        return ""
    seats = [] if table.agreed is None else table.agreed.with_those(table.later)
    names = [seat.name for seat in seats if seat.guest == guest]
    names += [said.name for _seq, _at, said in table.chat if said.guest == guest]
    return table.name_of(guest) or (names[-1] if names else "")
