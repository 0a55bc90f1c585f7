"""What a connection is told of its table: views, what changed in them, events, seats.

Everything here is a function of what the seat may know.  Messages are put together from pieces of JSON, so that what
several connections are told alike is encoded once.
"""

from __future__ import annotations

from msgspec import UNSET

from parlour.fair.rounds import RoundChance
from parlour.server.protocol import messages, views
from parlour.server.protocol.messages import SeatClock, SeatInfo, TableInfo
from parlour.server.protocol.views import MadeBy, Told
from parlour.server.table.chair import Chair
from parlour.server.table.clocks import rest_until
from parlour.server.table.entries import Said
from parlour.server.table.kept import KeptGame
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.sheets import events_for, sheet_json
from parlour.server.table.table import Table
from parlour.server.table.vacancies import lacking

MOST_TOLD = 400  # entries whose events a newcomer is told


def table_info(table: Table) -> TableInfo:
    seats = [_seat_info(table, chair) for chair in table.chairs]
    return TableInfo(
        table.id,
        table.settings,
        table.host,
        table.state,
        table.number,
        seats,
        sorted(table.muted),
        list(table.questions),
        [] if table.playing else lacking(table),
        _take_back(table),
        bool(table.kept_for),
    )


def _take_back(table: Table) -> messages.TakeBack | None:
    plea = table.plea
    return None if plea is None else messages.TakeBack(plea.seat, plea.asked, sorted(plea.yes), plea.until)


def _seat_info(table: Table, chair: Chair) -> SeatInfo:
    return SeatInfo(
        chair.label,
        chair.name,
        chair.guest,
        chair.bot,
        chair.connected,
        table.away_until(chair),
        chair.pace,
        chair.program,
    )


def seat_clocks(table: Table) -> list[SeatClock]:
    if table.terms.clock is None:
        return []
    return [SeatClock(chair.bank, table.time_up(chair)) for chair in table.chairs]


def fair(table: Table) -> messages.Fair | None:
    """The round of the drawing that comes next; none between games."""
    if not table.playing:
        return None
    chance, rounds = table.chance, table.rounds
    if not isinstance(chance, RoundChance):
        return None
    listed = rounds.listed
    return messages.Fair(
        table.number,
        chance.first,
        [drawing.published for drawing in chance.promised if drawing.number < table.published],  # as in the chain
        rounds.due != NOT_DUE,
        [seat for seat, chair in enumerate(table.chairs) if rounds.has_committed(seat, chair)],
        None if listed is None else [(seat, part.hex()) for seat, part in listed],
        sorted(rounds.opened),
        [seat for seat, chair in enumerate(table.chairs) if rounds.is_out(chair)],
        rounds.until(),
        rounds.before is not None,
    )


def rest(table: Table) -> views.Rest | None:
    """The pause between two deals, if the table is in one."""
    if table.rest is None:
        return None
    return views.Rest(table.rest.asked(table.chairs), sorted(table.rest.ready), rest_until(table))


def sheet(table: Table, eyes: int) -> views.Sheet | None:
    """The deal that has ended, while the table waits, and the last one of a game that is over."""
    game = table.game
    if game is None or isinstance(game, KeptGame) or (table.rest is None and not game.over):
        return None
    return sheet_now(table, eyes)


def sheet_now(table: Table, eyes: int) -> views.Sheet:
    """The deal that ends just now."""
    assert table.game is not None
    return sheet_json(table.game, table.deals.sheet(table.game, eyes), eyes)


def head(table: Table) -> str:
    """The last head of the game's chain."""
    return table.chain.last if table.chain is not None else ""


def chat_line(seq: int, at: int, said: Said) -> messages.ChatLine:
    return messages.ChatLine(seq, at, said.guest, said.name, said.text, said.program)


def events_since(table: Table, seat: int, since: int) -> list[Told]:
    """The events of this game after an entry, by entry; of a long game the last ones."""
    game = table.game
    if game is None:
        return []
    marks = table.marks[-MOST_TOLD:]
    ends = [start for _seq, start in marks[1:]] + [len(game.events)]
    deals, made = dict(deals_begun(table)), dict(made_by_others(table))
    return [
        Told(seq, events_for(game, game.events[start:end], seat), deals.get(seq, 0), made.get(seq, UNSET))
        for (seq, start), end in zip(marks, ends, strict=True)
        if seq > since
    ]


def made_by_others(table: Table) -> list[tuple[int, MadeBy]]:
    """The entries with moves of this game that their players did not make, each with who did."""
    return [(seq, MadeBy(act.seat, act.by)) for seq, act in table.moves if act.by != "person"]


def deals_begun(table: Table) -> list[tuple[int, int]]:
    """The entries with which deals of this game began, each with the deal's number."""
    found: list[tuple[int, int]] = []
    for seq, start in table.marks if not isinstance(table.game, KeptGame) else []:
        number = table.deals.number_at(start)
        if not found or number > found[-1][1]:
            found.append((seq, number))
    return found
