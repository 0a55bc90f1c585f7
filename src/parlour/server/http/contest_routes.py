"""Competitions of an evening over HTTP: each answer is the evening's book as it then stands."""

from __future__ import annotations

from parlour.evening.contest import Plan
from parlour.server.http.answers import Answer
from parlour.server.http.evening_routes import LINE, after, evening_id
from parlour.server.http.visit import Visit
from parlour.server.protocol import evenings as told
from parlour.server.room.contests import Contests
from parlour.server.table.callers import Rejected


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
    visit.pay("written", LINE)
    id, number, keep = evening_id(visit), _number(visit), Contests(visit.front.house)
    return await after(visit, lambda: keep.enter(id, visit.guest, number, given.key))


async def withdraw(visit: Visit) -> Answer:
    given = await visit.body(told.Withdrawal)
    visit.pay("written", LINE)
    id, number, keep = evening_id(visit), _number(visit), Contests(visit.front.house)
    return await after(visit, lambda: keep.withdraw(id, visit.guest, number, given.person, given.why))


async def draw(visit: Visit) -> Answer:
    """A round costs what a table costs: how many it has hangs on how many people entered."""
    given = await visit.body(told.DrawRound)
    visit.pay("tables", 1)
    id, number, keep = evening_id(visit), _number(visit), Contests(visit.front.house)
    return await after(visit, lambda: keep.draw(id, visit.guest, number, given.round))


async def commit(visit: Visit) -> Answer:
    given = await visit.body(told.PacksCommitment)
    visit.pay("written", LINE)
    id, number, keep = evening_id(visit), _number(visit), Contests(visit.front.house)
    return await after(visit, lambda: keep.commit(id, visit.guest, number, given.drawing, given.hash))


async def share(visit: Visit) -> Answer:
    given = await visit.body(told.PacksShare)
    visit.pay("written", LINE)
    id, number, keep = evening_id(visit), _number(visit), Contests(visit.front.house)
    return await after(visit, lambda: keep.share(id, visit.guest, number, given.drawing, given.share))


async def settle(visit: Visit) -> Answer:
    given = await visit.body(told.Settlement)
    visit.pay("written", LINE)
    id, number, keep = evening_id(visit), _number(visit), Contests(visit.front.house)
    return await after(visit, lambda: keep.settle(id, visit.guest, number, given.table, given.places, given.why))


def _number(visit: Visit) -> int:
    text = str(visit.request.path_params["contest"])
    if not (text.isascii() and text.isdigit()) or len(text) > 6:
        raise Rejected("unknown", "there is no such competition")
    return int(text)
