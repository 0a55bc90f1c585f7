"""Events as JSON, written straight: what happened, as somebody may know it.

This is said for every move to everybody who looks on, and bound by the chain of a game (docs/fair.md).
"""

from __future__ import annotations

import json
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from parlour.core.cards import Pack
from parlour.core.events import ALL, NO_SEAT, Event, Place
from parlour.core.shown import EXACT

MOST_KEPT: Final = 20_000
QUOTED: Final[dict[str, bytes]] = {}
PLACED: Final[dict[Place, bytes]] = {}
Alike = tuple[str, str, int, int, str, str, Place | None, Place | None]
WRITTEN: Final[dict[Alike, bytes]] = {}  # events that show one card at most, by all that is told of them


def quoted(text: str) -> bytes:
    """A string of JSON; the few that a game uses are written once."""
    found = QUOTED.get(text)
    if found is None:
        found = json.dumps(text, ensure_ascii=False).encode()
        if len(QUOTED) >= MOST_KEPT:
            QUOTED.clear()
        QUOTED[text] = found
    return found


def quoted_each(texts: list[str]) -> list[bytes]:
    return [quoted(text) for text in texts]


def write_list(out: BytesWriter, items: list[bytes]) -> None:
    out.write(b"[")
    for i in range(len(items)):
        if i:
            out.write(b",")
        out.write(items[i])
    out.write(b"]")


def amount(number: int) -> bytes:
    """The number, or its digits in quotes where a reader might round it."""
    return b"%d" % number if -EXACT <= number <= EXACT else b'"%d"' % number


def members(place: Place) -> bytes:
    """A place without the braces around it; there is one object for each place."""
    found = PLACED.get(place)
    if found is None:
        found = b'"name":' + quoted(place.name)
        if place.seat != NO_SEAT:
            found += b',"seat":%d' % place.seat
        if place.part:
            found += b',"part":' + quoted(place.part)
        PLACED[place] = found
    return found


class EventsJson:
    """The events of one entry; each is written once for all who are told the same of it."""

    pack: Pack
    accounts: list[str]
    events: list[Event]
    for_all: bytes  # empty where not all are told the same
    seen: list[bytes]  # by event, as those are told it who see the faces; empty until somebody is,
    unseen: list[bytes]  # and as the others are
    lists: dict[int, bytes]  # by eyes: the chain binds what is told afterwards

    def __init__(self, pack: Pack, accounts: list[str], events: list[Event]) -> None:
        self.pack = pack
        self.accounts = accounts
        self.events = events
        self.for_all = b""
        self.lists = {}
        for event in events:
            if event.learns != ALL or event.sees != ALL:
                self.seen = [b"" for _event in events]
                self.unseen = [b"" for _event in events]
                return
        self.for_all = self._listed([self._event(event, True) for event in events])

    def for_eyes(self, seat: i64) -> bytes:
        """A list, as somebody is told it who may see some of the cards, or none."""
        found = self.for_all or self.lists.get(seat)
        if not found:
            found = self.lists[seat] = self._for_eyes(seat)
        return found

    def _for_eyes(self, seat: i64) -> bytes:
        told: list[bytes] = []
        for i, event in enumerate(self.events):
            if event.reaches(seat):
                sees = event.shows(seat)
                texts = self.seen if sees else self.unseen
                if not texts[i]:
                    texts[i] = self._event(event, sees)
                told.append(texts[i])
        return self._listed(told)

    def _listed(self, events: list[bytes]) -> bytes:
        return b"[%b]" % (events[0] if len(events) == 1 else b",".join(events))

    def _event(self, event: Event, sees: bool) -> bytes:
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

    def _written_out(self, event: Event, sees: bool) -> bytes:
        """What is not there is left out."""
        out = BytesWriter()
        out.write(b'{"clause":')
        out.write(quoted(event.clause))
        out.write(b',"message":')
        out.write(quoted(event.message))
        if event.seat != NO_SEAT:
            out.write(b',"seat":%d' % event.seat)
        if event.number:
            out.write(b',"n":%d' % event.number)
        if event.word:
            out.write(b',"word":')
            out.write(quoted(event.word))
        self._add_cards(event, sees, out)
        self._add_payment(event, out)
        out.write(b"}")
        return out.getvalue()

    def _add_cards(self, event: Event, sees: bool, out: BytesWriter) -> None:
        source, target = event.source, event.target
        if event.cards and sees:
            quoted_faces = self.pack.quoted
            out.write(b',"cards":')
            write_list(out, [quoted_faces[card] for card in event.cards])
        if source is not None:
            out.write(b',"from":{')
            out.write(members(source))
            out.write(b"}")
        if target is not None:
            out.write(b',"to":{')
            out.write(members(target))
            out.write(b"}")

    def _add_payment(self, event: Event, out: BytesWriter) -> None:
        if event.payer >= 0:
            out.write(b',"payer":')
            out.write(quoted(self.accounts[event.payer]))
        if event.payee >= 0:
            out.write(b',"payee":')
            out.write(quoted(self.accounts[event.payee]))
        if event.amount:
            out.write(b',"amount":')
            out.write(amount(event.amount))
