"""Events as JSON, written straight: what happened, as somebody may know it.

This is said for every move to everybody who looks on, and bound by the chain of a game (docs/fair.md).
"""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import i64

from parlour.core.cards import Pack
from parlour.core.events import ALL, NO_SEAT, Event, Place
from parlour.core.shown import EXACT, numeral

MOST_KEPT: Final = 20_000
QUOTED: Final[dict[str, str]] = {}
PLACED: Final[dict[Place, str]] = {}
Alike = tuple[str, str, int, int, str, str, Place | None, Place | None]
WRITTEN: Final[dict[Alike, str]] = {}  # events that show one card at most, by all that is told of them


def quoted(text: str) -> str:
    """A string of JSON; the few that a game uses are written once."""
    found = QUOTED.get(text)
    if found is None:
        found = json.dumps(text, ensure_ascii=False)
        if len(QUOTED) >= MOST_KEPT:
            QUOTED.clear()
        QUOTED[text] = found
    return found


def strings(texts: list[str]) -> str:
    if not texts:
        return "[]"
    if len(texts) == 1:  # as of a card that is played
        return "[" + quoted(texts[0]) + "]"
    pieces = ["[", quoted(texts[0])]
    for i in range(1, len(texts)):
        pieces.append(",")
        pieces.append(quoted(texts[i]))
    pieces.append("]")
    return "".join(pieces)


def amount(number: int) -> str:
    """The number, or its digits in quotes where a reader might round it."""
    return str(number) if -EXACT <= number <= EXACT else f'"{number}"'


def members(place: Place) -> str:
    """A place without the braces around it; there is one object for each place."""
    found = PLACED.get(place)
    if found is None:
        found = '"name":' + quoted(place.name)
        if place.seat != NO_SEAT:
            found += ',"seat":' + str(place.seat)
        if place.part:
            found += ',"part":' + quoted(place.part)
        PLACED[place] = found
    return found


class EventsJson:
    """The events of one entry; each is written once for all who are told the same of it."""

    pack: Pack
    accounts: list[str]
    events: list[Event]
    for_all: bytes  # empty where not all are told the same
    seen: list[str]  # by event, as those are told it who see the faces; empty until somebody is,
    unseen: list[str]  # and as the others are

    def __init__(self, pack: Pack, accounts: list[str], events: list[Event]) -> None:
        self.pack = pack
        self.accounts = accounts
        self.events = events
        self.for_all = b""
        for event in events:
            if event.learns != ALL or event.sees != ALL:
                self.seen = ["" for _event in events]
                self.unseen = ["" for _event in events]
                return
        self.for_all = self._listed([self._event(event, True) for event in events])

    def for_eyes(self, seat: i64) -> bytes:
        """A list, as somebody is told it who may see some of the cards, or none."""
        if self.for_all:
            return self.for_all
        told: list[str] = []
        for i, event in enumerate(self.events):
            if event.reaches(seat):
                sees = event.shows(seat)
                texts = self.seen if sees else self.unseen
                if not texts[i]:
                    texts[i] = self._event(event, sees)
                told.append(texts[i])
        return self._listed(told)

    def _listed(self, events: list[str]) -> bytes:
        return ("[" + ",".join(events) + "]").encode()

    def _event(self, event: Event, sees: bool) -> str:
        """Mostly a card goes from one place to another, or backs do: the same at all tables, so it is written once."""
        shown = len(event.cards) if sees else 0
        if event.amount or event.payer >= 0 or event.payee >= 0 or shown > 1:
            return self._written_out(event, sees)
        face = self.pack.faces[event.cards[0]] if shown else ""
        alike = (event.clause, event.message, event.seat, event.number, event.word, face, event.source, event.target)
        found = WRITTEN.get(alike)
        if found is None:
            if len(WRITTEN) >= MOST_KEPT:
                WRITTEN.clear()
            found = WRITTEN[alike] = self._written_out(event, sees)
        return found

    def _written_out(self, event: Event, sees: bool) -> str:
        """Put together from pieces; what is not there is left out."""
        text = ['{"clause":', quoted(event.clause), ',"message":', quoted(event.message)]
        if event.seat != NO_SEAT:
            text.append(',"seat":')
            text.append(numeral(event.seat))
        if event.number:
            text.append(',"n":')
            text.append(str(event.number))
        if event.word:
            text.append(',"word":')
            text.append(quoted(event.word))
        self._add_cards(event, sees, text)
        self._add_payment(event, text)
        text.append("}")
        return "".join(text)

    def _add_cards(self, event: Event, sees: bool, text: list[str]) -> None:
        source, target = event.source, event.target
        if event.cards and sees:
            faces = self.pack.faces
            text.append(',"cards":')
            text.append(strings([faces[card] for card in event.cards]))
        if source is not None:
            text.append(',"from":{')
            text.append(members(source))
            text.append("}")
        if target is not None:
            text.append(',"to":{')
            text.append(members(target))
            text.append("}")

    def _add_payment(self, event: Event, text: list[str]) -> None:
        if event.payer >= 0:
            text.append(',"payer":')
            text.append(quoted(self.accounts[event.payer]))
        if event.payee >= 0:
            text.append(',"payee":')
            text.append(quoted(self.accounts[event.payee]))
        if event.amount:
            text.append(',"amount":')
            text.append(amount(event.amount))
