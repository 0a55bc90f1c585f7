"""The parts of views, and events, as JSON: the bytes are written straight, nothing is built only to be encoded.

This is said for every move to everybody who looks on.
"""

from __future__ import annotations

import json
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from parlour.core.event_json import MOST_KEPT, amount, members, quoted_each, write_list
from parlour.core.event_json import EventsJson as EventsJson
from parlour.core.event_json import quoted as quoted
from parlour.core.events import Place
from parlour.core.shown import Offer
from parlour.core.view import View

MOST_BACKS: Final = 64


def seats(mask: i64) -> bytes:
    return SEATS[mask] if mask < 256 else _seats(mask)


def _seats(mask: i64) -> bytes:
    return b"[%b]" % b",".join([b"%d" % seat for seat in range(33) if mask >> seat & 1])


SEATS: Final[list[bytes]] = [_seats(mask) for mask in range(256)]


def whole_view(view: View) -> bytes:
    return _json(view.plain())


def told_view(view: View, number: int) -> bytes:
    """The same as a message has it: of which game, by its number at the table."""
    return _json(plain_view(view, number))


def plain_view(view: View, number: int) -> dict[str, object]:
    return {"game": view.game, "number": number, **view.plain()}


def _json(plain: dict[str, object]) -> bytes:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()


def write_place(
    out: BytesWriter, place: Place, faces: list[bytes], backs: int, clause: str, counters: int | None
) -> None:
    """One of several, behind a comma.

    Those with nothing but backs look alike at all tables, so each is written once for all.
    """
    out.write(b",")
    if faces or clause or counters is not None or not 0 <= backs < MOST_BACKS:
        write_out(out, place, faces, backs, clause, counters)
        return
    found = BACKS.get(place)
    if found is None:
        if len(BACKS) >= MOST_KEPT:
            BACKS.clear()
        found = BACKS[place] = [b""] * MOST_BACKS
    text = found[backs]
    if not text:
        text = found[backs] = b"{%b%b}" % (members(place), b',"backs":%d' % backs if backs else b"")
    out.write(text)


BACKS: Final[dict[Place, list[bytes]]] = {}


def write_out(
    out: BytesWriter, place: Place, faces: list[bytes], backs: int, clause: str, counters: int | None
) -> None:
    out.write(b"{")
    out.write(members(place))
    if faces:
        out.write(b',"faces":')
        write_list(out, faces)
    if backs:
        out.write(b',"backs":%d' % backs)
    if counters is not None:
        out.write(b',"counters":')
        out.write(amount(counters))
    if clause:
        out.write(b',"clause":')
        out.write(quoted(clause))
    out.write(b"}")


def fact_json(fact: Any) -> bytes:
    """The same few facts are told at all tables, so each is written once for all: what tables keep is slow to reach."""
    found = FACTS.get(fact)
    return _written(fact) if found is None else found


def _written(fact: tuple[str, str, str]) -> bytes:
    word, value, clause = fact
    rests = b',"clause":' + quoted(clause) if clause else b""
    text = b'{"word":%b,"value":%b%b}' % (quoted(word), quoted(value), rests)
    if len(FACTS) >= MOST_KEPT:
        FACTS.clear()
    FACTS[fact] = text
    return text


FACTS: Final[dict[tuple[str, str, str], bytes]] = {}


def accounts_json(accounts: list[tuple[str, int]]) -> bytes:
    return b"{%b}" % b",".join([b"%b:%b" % (quoted(name), amount(held)) for name, held in accounts])


def scores_json(scores: list[int]) -> bytes:
    return b"[%b]" % b",".join([b"%d" % score for score in scores])


def write_choices(out: BytesWriter, offers: list[Offer]) -> None:
    out.write(b"[")
    for i in range(len(offers)):
        if i:
            out.write(b",")
        _write_offer(out, offers[i])
    out.write(b"]")


def _write_offer(out: BytesWriter, offer: Offer) -> None:
    out.write(b'{"kind":')
    out.write(quoted(offer.kind))
    out.write(b',"head":')
    out.write(quoted(offer.head))
    if offer.of:
        out.write(b',"of":')
        write_list(out, quoted_each(offer.of))
    if offer.kind != "fixed" and offer.kind != "card":
        out.write(b',"lo":%d,"hi":%d' % (offer.lo, offer.hi))
    if offer.clause:
        out.write(b',"clause":')
        out.write(quoted(offer.clause))
    if offer.wrong:
        out.write(b',"wrong":')
        write_list(out, quoted_each(offer.wrong))
    if offer.noticed:
        out.write(b',"noticed":true')
    out.write(b"}")
