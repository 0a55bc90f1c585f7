"""What a connection is told of its table: views, what changed in them, events, seats.

Everything here is a function of what the seat may know.  Messages are put together from pieces of JSON, so that what
several connections are told alike is encoded once.
"""

from __future__ import annotations

import msgspec

from parlour.core.events import Event
from parlour.core.game import Game
from parlour.fair.rounds import RoundChance
from parlour.server.protocol import messages
from parlour.server.protocol.messages import GameEvent, SeatClock, SeatInfo, TableInfo, Told
from parlour.server.table.chair import Chair
from parlour.server.table.entries import Said
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.table import Table
from parlour.server.table.view_json import EventsJson

MOST_TOLD = 400  # entries whose events a newcomer is told
EVENTS = msgspec.json.Decoder(list[GameEvent])


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
    )


def _seat_info(table: Table, chair: Chair) -> SeatInfo:
    return SeatInfo(chair.label, chair.name, chair.guest, chair.bot, chair.connected, table.away_until(chair))


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
        [seat for seat, chair in enumerate(table.chairs) if chair.guest in rounds.out],
        rounds.until(),
    )


def head(table: Table) -> str:
    """The last head of the game's chain."""
    return table.chain.last if table.chain is not None else ""


def chat_line(seq: int, at: int, said: Said) -> messages.ChatLine:
    return messages.ChatLine(seq, at, said.guest, said.name, said.text)


def events_for(game: Game, events: list[Event], seat: int) -> list[GameEvent]:
    return EVENTS.decode(EventsJson(game.pack, game.ledger.names, events).for_eyes(seat))


def events_since(table: Table, seat: int, since: int) -> list[Told]:
    """The events of this game after an entry, by entry; of a long game the last ones."""
    game = table.game
    if game is None:
        return []
    marks = table.marks[-MOST_TOLD:]
    ends = [start for _seq, start in marks[1:]] + [len(game.events)]
    return [
        Told(seq, events_for(game, game.events[start:end], seat))
        for (seq, start), end in zip(marks, ends, strict=True)
        if seq > since
    ]
