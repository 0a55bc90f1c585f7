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
from parlour.core.shown import Offer, Shown, numeral
from parlour.core.view import View

HASHED: Final = (1 << 57) - 1  # bits of a mark: with a factor of 31 it is still no large number
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


class SharedJson:
    """What all who look at a table mostly see alike, in the words of whoever was told last: written once for all."""

    facts: list[Any]  # tuples, left as they are: to take them apart costs more; the same object for the same fact
    told: list[Any]  # the facts of this text
    facts_text: str
    accounts: list[tuple[str, int]]
    accounts_text: str
    places: list[Place]
    number: int  # of the game at its table

    def __init__(self) -> None:
        self.number = 0
        self.places = []
        self.facts = []
        self.told = []
        self.facts_text = "[]"
        self.accounts = []
        self.accounts_text = "{}"

    def facts_in(self, view: View) -> list[Any]:
        """One list for all who see the same, so that it is compared with what they know only where it is another."""
        facts, known = view.facts, self.facts
        i, both = 0, min(len(facts), len(known))
        while i < both and known[i] == facts[i]:
            i += 1
        if i < len(facts) or i < len(known):
            new = known[:i]
            while i < len(facts):
                new.append(known[i] if i < both and known[i] == facts[i] else _kept(facts[i]))
                i += 1
            self.facts = new
        return self.facts

    def places_in(self, view: View) -> list[Place]:
        """The same for the places, whatever lies there."""
        shown, known = view.places, self.places
        size = len(shown)
        if size == len(known):
            i = 0
            while i < size and shown[i].place is known[i]:
                i += 1
            if i == size:
                return known
        self.places = [one.place for one in shown]
        return self.places

    def facts_told(self, facts: list[Any]) -> str:
        if facts is not self.told:
            self.told = facts
            self.facts_text = "[" + ",".join([_fact(fact) for fact in facts]) + "]"
        return self.facts_text

    def accounts_in(self, view: View) -> str:
        if view.accounts is not self.accounts and view.accounts != self.accounts:
            self.accounts = view.accounts
            self.accounts_text = _accounts(view.accounts)
        return self.accounts_text


class SentView:
    """What somebody was told of his view, part by part.

    Most of it that not all see alike is marked by a hash of its text: texts are much to keep, and slow to reach.
    """

    shared: SharedJson
    over: bool
    waits: i64
    may: i64
    window: i64
    places: list[Place]
    marks: vec[i64]  # by place
    facts: list[Any]
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
        self.places = self.shared.places_in(view)
        self.marks = vec[i64]([_mark(shown) for shown in view.places])
        self.facts = self.shared.facts_in(view)
        self.accounts = self.shared.accounts_in(view)
        self.scores = view.scores
        self.choices = hash(_choices(view.offers))
        self.advice = view.advice

    def change(self, view: View, lead: str = "{", brief: bool = False) -> bytes:
        """What is new in a later view, which is seen now: the members that changed, and ``changed`` for places.

        ``brief``: of facts, too, only those that changed, as ``altered``.
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
        self._change_places(view, new)
        self._change_facts(view, new, brief)
        self._change_alike(view, new)
        self._change_own(view, new)
        if not new:
            return (lead + "}").encode()
        new[0] = lead + new[0][1:]
        new.append("}")
        return "".join(new).encode()

    def _change_facts(self, view: View, new: list[str], brief: bool) -> None:
        """Briefly, each fact that is new is told with its place in the list, and null where that ends sooner now."""
        facts, known = self.shared.facts_in(view), self.facts
        if facts is known:
            return
        self.facts = facts
        key = ',"altered":[['
        for i in range(len(facts)):
            if i >= len(known) or (facts[i] is not known[i] and facts[i] != known[i]):
                if brief:
                    new.append(key)
                    new.append(numeral(i))
                    new.append(",")
                    new.append(_fact(facts[i]))
                key = "],["
        if len(facts) < len(known):
            if brief:
                new.append(f"{key}{len(facts)},null")
            key = "],["
        if key == "],[":
            new.append("]]" if brief else ',"facts":' + self.shared.facts_told(facts))

    def _change_alike(self, view: View, new: list[str]) -> None:
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

    def _change_places(self, view: View, new: list[str]) -> None:
        places, laid = view.places, self.shared.places_in(view)
        if laid is not self.places and laid != self.places:
            self.marks = vec[i64]([_mark(shown) for shown in places])
            new.append(',"places":[')
            new.append(",".join([_shown(shown) for shown in places]))
            new.append("]")
            self.places = laid
            return
        self.places = laid
        key = ',"changed":['
        for i in range(len(places)):
            mark = _mark(places[i])
            if mark != self.marks[i]:
                self.marks[i] = mark
                new.append(key)
                new.append(_shown(places[i]))
                key = ","
        if key == ",":
            new.append("]")


def _mark(shown: Shown) -> i64:
    """Tells apart what may lie in one place; most often there are only backs, which count themselves."""
    mark: i64 = shown.backs
    if shown.faces:
        for face in shown.faces:
            mark = (mark * 31 + (hash(face) & HASHED)) & HASHED
    if shown.clause or shown.counters is not None:
        return hash((mark, shown.clause, shown.counters))
    return mark


def _shown(shown: Shown) -> str:
    """Those with nothing but backs look alike at all tables, so each is written once for all."""
    backs = shown.backs
    if shown.faces or shown.clause or shown.counters is not None or not 0 <= backs < MOST_BACKS:
        return _written_out(shown)
    found = BACKS.get(shown.place)
    if found is None:
        if len(BACKS) >= MOST_KEPT:
            BACKS.clear()
        found = BACKS[shown.place] = [""] * MOST_BACKS
    text = found[backs]
    if not text:
        text = found[backs] = _written_out(shown)
    return text


BACKS: Final[dict[Place, list[str]]] = {}


def _written_out(shown: Shown) -> str:
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


def _kept(fact: Any) -> Any:
    """One object for a fact, wherever it is told: who compares it with itself is done at once."""
    found = KEPT.get(fact)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[fact] = fact
    return found


KEPT: Final[dict[Any, Any]] = {}


def _fact(fact: Any) -> str:
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
