"""Competitions of an evening over HTTP: each answer is the evening's book as it then stands."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from parlour.evening.contest import Plan
from parlour.server.http.answers import Answer
from parlour.server.http.evening_routes import LINE, after, evening_id
from parlour.server.http.visit import Visit
from parlour.server.net.limits import Kind
from parlour.server.protocol import evenings as told
from parlour.server.room.contests import Contests
from parlour.server.room.evenings import Book
from parlour.server.storage.people import Guest
from parlour.server.table.callers import Rejected

At = tuple[str, Guest, int]  # the evening, who asks, and the competition
Write = Callable[[Contests, At], Coroutine[Any, Any, Book]]


async def make(visit: Visit) -> Answer:
    given = await visit.body(told.NewContest)
    visit.pay("tables", 1)
    clock = None if given.clock is None else (given.clock.move, given.clock.bank)
    plan = Plan(
        given.form,
        given.game,
        given.seats,
        given.seats,
        given.scoring,
        given.rounds,
        dict(given.options),
        clock,
        given.duplicate,
    )
    id, keep = evening_id(visit), Contests(visit.front.house)
    return await after(visit, lambda: keep.open(id, visit.guest, given.name, plan))


async def enter(visit: Visit) -> Answer:
    given = await visit.body(told.Entrance)
    return await _written(visit, lambda keep, at: keep.enter(*at, given.key))


async def withdraw(visit: Visit) -> Answer:
    given = await visit.body(told.Withdrawal)
    return await _written(visit, lambda keep, at: keep.withdraw(*at, given.person, given.why))


async def draw(visit: Visit) -> Answer:
    """A round costs what a table costs: how many it has hangs on how many people entered."""
    given = await visit.body(told.DrawRound)
    return await _written(visit, lambda keep, at: keep.draw(*at, given.round), "tables", 1)


async def commit(visit: Visit) -> Answer:
    given = await visit.body(told.PacksCommitment)
    return await _written(visit, lambda keep, at: keep.commit(*at, given.drawing, given.hash))


async def share(visit: Visit) -> Answer:
    given = await visit.body(told.PacksShare)
    return await _written(visit, lambda keep, at: keep.share(*at, given.drawing, given.share))


async def settle(visit: Visit) -> Answer:
    given = await visit.body(told.Settlement)
    return await _written(visit, lambda keep, at: keep.settle(*at, given.table, given.places, given.why))


async def _written(visit: Visit, write: Write, kind: Kind = "written", cost: float = LINE) -> Answer:
    """What somebody does about the competition of the address, once it is paid for."""
    visit.pay(kind, cost)
    at = evening_id(visit), visit.guest, _number(visit)
    return await after(visit, lambda: write(Contests(visit.front.house), at))


def _number(visit: Visit) -> int:
    text = str(visit.request.path_params["contest"])
    if not (text.isascii() and text.isdigit()) or len(text) > 6:
        raise Rejected("unknown", "there is no such competition")
    return int(text)
