"""Views and events as JSON, written straight: what changed in a view, and what happened, as somebody may know it.

This is said for every move to everybody who looks on, so nothing is built only to be encoded.
"""

from __future__ import annotations

import json
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.event_json import MOST_KEPT, amount, members, strings
from parlour.core.event_json import EventsJson as EventsJson
from parlour.core.event_json import quoted as quoted
from parlour.core.events import Place
from parlour.core.view import Offer, Shown, View, numeral


def seats(mask: i64) -> str:
    return SEATS[mask] if mask < 256 else _seats(mask)


def _seats(mask: i64) -> str:
    return "[" + ",".join([str(seat) for seat in range(33) if mask >> seat & 1]) + "]"


SEATS: Final[list[str]] = [_seats(mask) for mask in range(256)]


def whole_view(view: View) -> bytes:
    return json.dumps(view.plain(), ensure_ascii=False, separators=(",", ":")).encode()


class SharedJson:
    """What all who look at a table mostly see alike, in the words of whoever was told last: written once for all."""

    mark: i64  # of these facts
    facts: str
    accounts: list[tuple[str, int]]
    accounts_text: str
    places: dict[Place, tuple[Shown, str]]  # what lies there, and how that is written

    def __init__(self) -> None:
        self.places = {}
        self.mark = 0
        self.facts = ""
        self.accounts = []
        self.accounts_text = "{}"

    def facts_in(self, view: View, mark: i64) -> str:
        if mark != self.mark or not self.facts:
            self.mark = mark
            self.facts = _facts(view.facts)
        return self.facts

    def shown(self, shown: Shown) -> str:
        found = self.places.get(shown.place)
        if found is not None and _is_alike(found[0], shown):
            return found[1]
        text = _shown(shown)
        self.places[shown.place] = (shown, text)
        return text

    def accounts_in(self, view: View) -> str:
        if view.accounts is not self.accounts and view.accounts != self.accounts:
            self.accounts = view.accounts
            self.accounts_text = _accounts(view.accounts)
        return self.accounts_text


class SentView:
    """What somebody was told of his view, part by part.

    Most of it is marked by a hash of its text: the texts of many tables are much to keep, and slow to reach.
    """

    shared: SharedJson
    over: bool
    waits: i64
    may: i64
    window: i64
    places: list[Place]
    marks: vec[i64]  # by place
    facts: i64
    accounts: str
    scores: list[int]
    choices: i64
    advice: list[str]

    def __init__(self, view: View, shared: SharedJson | None = None) -> None:
        self.shared = SharedJson() if shared is None else shared
        self.over = view.over
        self.waits = view.waits
        self.may = view.may
        self.window = view.window
        self.places = [shown.place for shown in view.places]
        self.marks = vec[i64]([_mark(shown) for shown in view.places])
        self.facts = hash(tuple(view.facts))
        self.accounts = self.shared.accounts_in(view)
        self.scores = view.scores
        self.choices = hash(_choices(view.offers))
        self.advice = view.advice

    def change(self, view: View, lead: str = "{") -> bytes:
        """What is new in a later view, which is seen now: the members that changed, and ``changed`` for places.

        It is put together once, from pieces: keys that begin with a comma, and values.  ``lead`` begins it.
        """
        new: list[str] = []
        if view.over != self.over:
            self.over = view.over
            new.append(',"over":true' if view.over else ',"over":false')
        if view.waits != self.waits:
            self.waits = view.waits
            new.append(',"to_act":')
            new.append(seats(view.waits))
        if view.may != self.may:
            self.may = view.may
            new.append(',"may_act":')
            new.append(seats(view.may))
        if view.window != self.window:
            self.window = view.window
            new.append(',"window":')
            new.append(str(view.window))
        self._change_places(view.places, new)
        self._change_alike(view, new)
        self._change_own(view, new)
        if not new:
            return (lead + "}").encode()
        new[0] = lead + new[0][1:]
        new.append("}")
        return "".join(new).encode()

    def _change_alike(self, view: View, new: list[str]) -> None:
        facts: i64 = hash(tuple(view.facts))
        if facts != self.facts:
            self.facts = facts
            new.append(',"facts":')
            new.append(self.shared.facts_in(view, facts))
        accounts = self.shared.accounts_in(view)
        if accounts != self.accounts:
            self.accounts = accounts
            new.append(',"accounts":')
            new.append(accounts)
        if view.scores != self.scores:
            self.scores = view.scores
            new.append(',"scores":')
            new.append(_scores(view.scores))

    def _change_own(self, view: View, new: list[str]) -> None:
        choices = _choices(view.offers)
        mark: i64 = hash(choices)
        if mark != self.choices:
            self.choices = mark
            new.append(',"choices":')
            new.append(choices)
        if view.advice != self.advice:
            self.advice = view.advice
            new.append(',"advice":')
            new.append(strings(view.advice))

    def _change_places(self, places: list[Shown], new: list[str]) -> None:
        if not self._are_same(places):
            self.places = [shown.place for shown in places]
            self.marks = vec[i64]([_mark(shown) for shown in places])
            new.append(',"places":[')
            new.append(",".join([self.shared.shown(shown) for shown in places]))
            new.append("]")
            return
        key = ',"changed":['
        for i in range(len(places)):
            mark = _mark(places[i])
            if mark != self.marks[i]:
                self.marks[i] = mark
                new.append(key)
                new.append(self.shared.shown(places[i]))
                key = ","
        if key == ",":
            new.append("]")

    def _are_same(self, places: list[Shown]) -> bool:
        if len(places) != len(self.places):
            return False
        for i in range(len(places)):
            if places[i].place is not self.places[i]:
                return False
        return True


def _mark(shown: Shown) -> i64:
    """Tells apart what may lie in one place; most often there are only backs, which count themselves."""
    if shown.faces or shown.clause or shown.counters is not None:
        return hash((tuple(shown.faces), shown.backs, shown.clause, shown.counters))
    return shown.backs


def _is_alike(one: Shown, other: Shown) -> bool:
    if one.backs != other.backs or one.clause != other.clause or one.counters != other.counters:
        return False
    return one.faces == other.faces


def _shown(shown: Shown) -> str:
    """Put together once, from pieces: this is written whenever a place with a face looks different to anybody."""
    text = ["{", members(shown.place)]
    if shown.faces:
        text.append(',"faces":')
        text.append(strings(shown.faces))
    if shown.backs:
        text.append(',"backs":')
        text.append(numeral(shown.backs))
    counters = shown.counters
    if counters is not None:
        text.append(',"counters":')
        text.append(amount(counters))
    if shown.clause:
        text.append(',"clause":')
        text.append(quoted(shown.clause))
    text.append("}")
    return "".join(text)


def _facts(facts: list[Any]) -> str:
    """The same few facts are told at all tables, so each is written once for all: what a table keeps is slow to reach.

    They are tuples, and left as they are: to take them apart costs more than to find them.
    """
    texts: list[str] = []
    for i in range(len(facts)):
        found = FACTS.get(facts[i])
        texts.append(_written(facts[i]) if found is None else found)
    return "[" + ",".join(texts) + "]"


def _written(fact: tuple[str, str, str]) -> str:
    word, value, clause = fact
    rests = f',"clause":{quoted(clause)}' if clause else ""
    text = f'{{"word":{quoted(word)},"value":{quoted(value)}{rests}}}'
    if len(FACTS) >= MOST_KEPT:
        FACTS.clear()
    FACTS[fact] = text
    return text


FACTS: Final[dict[tuple[str, str, str], str]] = {}


def _accounts(accounts: list[tuple[str, int]]) -> str:
    return "{" + ",".join([quoted(name) + ":" + amount(held) for name, held in accounts]) + "}"


def _scores(scores: list[int]) -> str:
    return "[" + ",".join([str(score) for score in scores]) + "]"


def _choices(offers: list[Offer]) -> str:
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
