"""The sheet of a deal's end as messages and records have it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.events import NO_SEAT, Event, Place
from parlour.core.game import Game
from parlour.core.shown import exact
from parlour.present.sheet import Sheet
from parlour.server.protocol import views
from parlour.server.protocol.values import Amount
from parlour.server.protocol.views import GameEvent, PlaceName
from parlour.server.table.view_json import EventsJson

EVENTS = msgspec.json.Decoder(list[GameEvent])


def events_for(game: Game, events: list[Event], seat: int) -> list[GameEvent]:
    return EVENTS.decode(EventsJson(game.pack, game.ledger.names, events).for_eyes(seat))


def sheet_json(game: Game, sheet: Sheet, eyes: int) -> views.Sheet:
    hands = [
        views.SheetHand(
            hand.seat,
            _place(hand.where),
            [game.pack.face(card) for card in hand.cards],
            events_for(game, hand.names, eyes),
        )
        for hand in sheet.hands
    ]
    return views.Sheet(
        sheet.deal,
        hands,
        events_for(game, sheet.lines, eyes),
        _exact(sheet.staked),
        _exact(sheet.gained),
        _exact(sheet.held),
        sheet.best,
        sheet.scored,
        sheet.scores,
        sheet.low,
        sheet.over,
        [_exact(held) for held in sheet.course],
        sheet.decisive,
    )


def _exact(amounts: Sequence[int]) -> list[Amount]:
    return [exact(amount) for amount in amounts]


def _place(place: Place) -> PlaceName:
    return PlaceName(place.name, None if place.seat == NO_SEAT else int(place.seat), place.part)
