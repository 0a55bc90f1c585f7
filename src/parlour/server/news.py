"""What a connection is told of its table: views, what changed in them, events, seats.

Everything here is a function of what the seat may know.  Messages are put together from pieces of JSON, so that what
several connections are told alike is encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from parlour.events import ALL, NO_SEAT, Event, Place
from parlour.game import Game
from parlour.moves import Refusal
from parlour.server import messages
from parlour.server.entries import Said
from parlour.server.messages import ENCODER, Code, GameEvent, PlaceName, SeatClock, SeatInfo, TableInfo, Told
from parlour.server.table import Chair, Table
from parlour.view import View, exact

MOST_TOLD = 400  # entries whose events a newcomer is told


# -- the table --------------------------------------------------------------------------


def table_info(table: Table) -> TableInfo:
    seats = [_seat_info(table, chair) for chair in table.chairs]
    return TableInfo(table.id, table.settings, table.host, table.state, table.number, seats, sorted(table.muted))


def _seat_info(table: Table, chair: Chair) -> SeatInfo:
    return SeatInfo(chair.label, chair.name, chair.guest, chair.bot, chair.connected, table.away_until(chair))


def seat_clocks(table: Table) -> list[SeatClock]:
    if table.settings.clock is None:
        return []
    return [SeatClock(chair.bank, table.time_up(chair)) for chair in table.chairs]


def fair(table: Table) -> messages.Fair:
    """What is promised for the drawing that comes next, in this game or in the next."""
    promising = table.promising
    promises = [drawing.promise.hex() for drawing in promising.promised]
    return messages.Fair(promising.next.number, promises, sorted(promising.nonces))


def chat_line(seq: int, at: int, said: Said) -> messages.ChatLine:
    return messages.ChatLine(seq, at, said.guest, said.name, said.text)


# -- events ------------------------------------------------------------------------------


def _place_name(place: Place) -> PlaceName:
    return PlaceName(place.name, None if place.seat == NO_SEAT else place.seat, place.part)


def told_event(game: Game, event: Event, open_cards: bool) -> GameEvent:
    """An event as somebody is told it who may see its cards, or may not."""
    accounts = game.ledger.names
    return GameEvent(
        event.clause,
        event.message,
        None if event.seat == NO_SEAT else event.seat,
        event.number,
        event.word,
        [game.pack.face(card) for card in event.cards] if event.cards and open_cards else UNSET,
        _place_name(event.source) if event.source is not None else UNSET,
        _place_name(event.target) if event.target is not None else UNSET,
        accounts[event.payer] if event.payer >= 0 else "",
        accounts[event.payee] if event.payee >= 0 else "",
        exact(event.amount),
    )


def told_events(game: Game, events: Sequence[Event], seat: int) -> list[GameEvent]:
    return [told_event(game, event, event.shows(seat)) for event in events if event.reaches(seat)]


def told_since(table: Table, seat: int, since: int) -> list[Told]:
    """The events of this game after an entry, by entry; of a long game the last ones."""
    game = table.game
    if game is None:
        return []
    marks = table.marks[-MOST_TOLD:]
    ends = [start for _seq, start in marks[1:]] + [len(game.events)]
    return [
        Told(seq, told_events(game, game.events[start:end], seat))
        for (seq, start), end in zip(marks, ends, strict=True)
        if seq > since
    ]


class EventPieces:
    """The events of one entry as a member of its news; what all are told alike is encoded once."""

    def __init__(self, game: Game, events: Sequence[Event]) -> None:
        self.game = game
        self.events = events
        self.encoded: dict[tuple[int, bool], bytes] = {}
        self.alike: bytes | None = None
        if all(event.learns == ALL and event.sees == ALL for event in events):
            self.alike = b',"events":' + ENCODER.encode([told_event(game, event, True) for event in events])

    def of(self, seat: int) -> bytes:
        if self.alike is not None:
            return self.alike
        pieces = [self._piece(i, event.shows(seat)) for i, event in enumerate(self.events) if event.reaches(seat)]
        return b',"events":[' + b",".join(pieces) + b"]"

    def _piece(self, i: int, open_cards: bool) -> bytes:
        found = self.encoded.get((i, open_cards))
        if found is None:
            found = ENCODER.encode(told_event(self.game, self.events[i], open_cards))
            self.encoded[i, open_cards] = found
        return found


# -- whole messages -----------------------------------------------------------------------


def view_json(view: View) -> bytes:
    return ENCODER.encode(view.plain())


def change_json(view: View, old: View) -> bytes:
    return ENCODER.encode(view.changes(old))


def done(re: int, hint: messages.Hint | None = None) -> bytes:
    return ENCODER.encode(messages.Done(re, UNSET if hint is None else hint))


def refused(re: int, refusal: Refusal) -> bytes:
    args = {name: exact(value) if isinstance(value, int) else str(value) for name, value in refusal.args.items()}
    return ENCODER.encode(messages.Refused(re, refusal.clause, refusal.message, args))


def failure(re: int | None, code: Code, text: str) -> bytes:
    return ENCODER.encode(messages.Failure(code, text, re))
