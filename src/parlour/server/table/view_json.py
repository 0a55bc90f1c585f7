"""The parts of views, and events, as JSON: written straight, nothing is built only to be encoded.

This is said for every move to everybody who looks on.
"""

from __future__ import annotations

import json
from typing import Any, Final

from mypy_extensions import i64

from parlour.core.event_json import MOST_KEPT, amount, members, strings
from parlour.core.event_json import EventsJson as EventsJson
from parlour.core.event_json import quoted as quoted
from parlour.core.events import Place
from parlour.core.shown import Offer, numeral
from parlour.core.view import View

MOST_BACKS: Final = 64


def seats(mask: i64) -> str:
    return SEATS[mask] if mask < 256 else _seats(mask)


def _seats(mask: i64) -> str:
    return "[" + ",".join([str(seat) for seat in range(33) if mask >> seat & 1]) + "]"


SEATS: Final[list[str]] = [_seats(mask) for mask in range(256)]


def whole_view(view: View) -> bytes:
    return _json(view.plain())


def told_view(view: View, number: int) -> bytes:
    """The same as a message has it: of which game, by its number at the table."""
    return _json(plain_view(view, number))


def plain_view(view: View, number: int) -> dict[str, object]:
    return {"game": view.game, "number": number, **view.plain()}


def _json(plain: dict[str, object]) -> bytes:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()


def place_json(place: Place, faces: list[str], backs: int, clause: str, counters: int | None) -> str:
    """Those with nothing but backs look alike at all tables, so each is written once for all."""
    if faces or clause or counters is not None or not 0 <= backs < MOST_BACKS:
        return _written_out(place, faces, backs, clause, counters)
    found = BACKS.get(place)
    if found is None:
        if len(BACKS) >= MOST_KEPT:
            BACKS.clear()
        found = BACKS[place] = [""] * MOST_BACKS
    text = found[backs]
    if not text:
        text = found[backs] = _written_out(place, faces, backs, clause, counters)
    return text


BACKS: Final[dict[Place, list[str]]] = {}


def _written_out(place: Place, faces: list[str], backs: int, clause: str, counters: int | None) -> str:
    """Put together once, from pieces: this is written whenever a place with a face looks different to anybody."""
    text = ["{", members(place)]
    if faces:
        text.append(',"faces":')
        text.append(strings(faces))
    if backs:
        text.append(',"backs":')
        text.append(numeral(backs))
    if counters is not None:
        text.append(',"counters":')
        text.append(amount(counters))
    if clause:
        text.append(',"clause":')
        text.append(quoted(clause))
    text.append("}")
    return "".join(text)


def fact_json(fact: Any) -> str:
    """The same few facts are told at all tables, so each is written once for all: what tables keep is slow to reach."""
    found = FACTS.get(fact)
    return _written(fact) if found is None else found


def _written(fact: tuple[str, str, str]) -> str:
    word, value, clause = fact
    rests = f',"clause":{quoted(clause)}' if clause else ""
    text = f'{{"word":{quoted(word)},"value":{quoted(value)}{rests}}}'
    if len(FACTS) >= MOST_KEPT:
        FACTS.clear()
    FACTS[fact] = text
    return text


FACTS: Final[dict[tuple[str, str, str], str]] = {}


def accounts_json(accounts: list[tuple[str, int]]) -> str:
    return "{" + ",".join([quoted(name) + ":" + amount(held) for name, held in accounts]) + "}"


def scores_json(scores: list[int]) -> str:
    return "[" + ",".join([str(score) for score in scores]) + "]"


def choices_json(offers: list[Offer]) -> str:
    return "[" + ",".join([_offer(offer) for offer in offers]) + "]" if offers else "[]"


def _offer(offer: Offer) -> str:
    text = ['{"kind":', quoted(offer.kind), ',"head":', quoted(offer.head)]
    if offer.of:
        text.append(',"of":')
        text.append(strings(offer.of))
    if offer.kind != "fixed" and offer.kind != "card":
        text.append(f',"lo":{offer.lo},"hi":{offer.hi}')
    if offer.clause:
        text.append(',"clause":')
        text.append(quoted(offer.clause))
    if offer.wrong:
        text.append(',"wrong":')
        text.append(strings(offer.wrong))
    if offer.noticed:
        text.append(',"noticed":true')
    text.append("}")
    return "".join(text)
