"""One's own results over HTTP: page by page, all of them for a file, and deleted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.shown import exact
from parlour.evening.sheet import Cell, csv_of, moment
from parlour.server.http.answers import Answer, spreadsheet
from parlour.server.http.replays import room_of
from parlour.server.http.visit import Visit
from parlour.server.protocol.results import Deleted, GameRating, MyResult, MyResults, Opponent, TableRatings
from parlour.server.storage.results import Played, Rating
from parlour.server.table.rating import Skill
from parlour.server.table.results import Finished

ON_A_PAGE = 100
MOST_PAGES = 1000
MOST_EXPORTED = 20_000
LOOKED_UP = 0.02  # seconds of the server's time that a page counts for
ERASED = 2000  # bytes that a deletion counts for: it is put on disk at once
COLUMNS = [
    "ended",
    "game",
    "agreed",
    "place",
    "players",
    "points",
    "counters",
    "abandoned",
    "rating",
    "company",
    "record",
]


async def mine(visit: Visit) -> Answer:
    page = min(visit.number("page") or 0, MOST_PAGES)
    visit.pay("work", LOOKED_UP)
    found = await visit.front.house.store.results_of(visit.guest.guest, ON_A_PAGE + 1, page * ON_A_PAGE)
    told = _told(found[:ON_A_PAGE], visit)
    return visit.answer(MyResults(told, len(found) > ON_A_PAGE, await _ratings(visit)))


async def export(visit: Visit) -> Answer:
    """All of them as JSON, for a file."""
    answer = visit.answer(MyResults(_told(await _all(visit), visit), more=False, ratings=await _ratings(visit)))
    answer.headers["content-disposition"] = 'attachment; filename="results.json"'
    return answer


async def sheet(visit: Visit) -> Answer:
    """All of them as CSV, to be opened with a spreadsheet."""
    rows = _rows(_told(await _all(visit), visit), str(visit.request.base_url))
    return spreadsheet(csv_of(COLUMNS, rows), "results.csv")


async def delete(visit: Visit) -> Answer:
    visit.pay("written", ERASED)
    return visit.answer(Deleted(await visit.front.house.store.drop_results(visit.guest.guest)))


async def at_table(visit: Visit) -> Answer:
    """What everybody at a rated table may know of those who sit there."""
    visit.pay("work", LOOKED_UP)
    house = visit.front.house
    table = (await room_of(house, visit.request.path_params["table"])).table
    guests = [chair.guest if table.settings.rated and not chair.bot else "" for chair in table.chairs]
    found = await house.store.ratings_of([guest for guest in guests if guest])
    told = {one.guest: _rating(one) for one in found if one.game == table.settings.game}
    return visit.answer(TableRatings([told.get(guest) for guest in guests]))


async def _ratings(visit: Visit) -> list[GameRating]:
    return [_rating(one) for one in await visit.front.house.store.ratings_of([visit.guest.guest])]


def _rating(one: Rating) -> GameRating:
    skill = one.skill
    return GameRating(one.game, skill.points, skill.interval, skill.games, skill.is_provisional)


async def _all(visit: Visit) -> list[Played]:
    store = visit.front.house.store
    return await visit.reckoned(lambda: store.results_of(visit.guest.guest, MOST_EXPORTED))


def _told(found: Sequence[Played], visit: Visit) -> list[MyResult]:
    return [_result(game, visit.guest.guest) for game in found]


def _result(game: Played, guest: str) -> MyResult:
    own = next(seat for seat in game.seats if seat.guest == guest)
    return MyResult(
        own.table,
        own.number,
        own.game,
        own.options,
        own.began,
        own.ended,
        own.place,
        exact(own.points),
        exact(own.counters),
        [_opponent(seat) for seat in game.seats if seat is not own],
        own.abandoned,
        game.has_record,
        own.rated,
        None if own.mu is None else Skill(own.mu).points,
    )


def _opponent(seat: Finished) -> Opponent:
    place, points = seat.place, exact(seat.points)
    return Opponent(seat.name, seat.guest, seat.bot, seat.program, place, points, seat.abandoned)


def _rows(results: Sequence[MyResult], address: str) -> list[list[Cell]]:
    return [
        [
            moment(one.ended),
            one.game,
            msgspec.json.encode(one.agreed).decode(),
            one.place,
            1 + len(one.company),
            one.points,
            one.counters,
            "yes" if one.abandoned else "no",
            "" if one.rating is None else one.rating,
            ", ".join([other.name for other in one.company]),
            f"{address}#/replay/{one.table}/{one.number}" if one.replay else "",
        ]
        for one in results
    ]
