"""Views and events as JSON, written straight: what changed in a view, and what happened, as somebody may know it.

This is said for every move to everybody who looks on, so nothing is built only to be encoded.
"""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import i64

from parlour.cards import Pack
from parlour.events import ALL, NO_SEAT, Event, Place
from parlour.view import EXACT, Offer, Shown, View

MOST_KEPT: Final = 20_000
QUOTED: Final[dict[str, str]] = {}
PLACED: Final[dict[Place, str]] = {}


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
    return "[" + ",".join([quoted(text) for text in texts]) + "]"


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


def seats(mask: i64) -> str:
    return SEATS[mask] if mask < 256 else _seats(mask)


def _seats(mask: i64) -> str:
    return "[" + ",".join([str(seat) for seat in range(33) if mask >> seat & 1]) + "]"


SEATS: Final[list[str]] = [_seats(mask) for mask in range(256)]


# -- views -------------------------------------------------------------------------------


def whole(view: View) -> bytes:
    return json.dumps(view.plain(), ensure_ascii=False, separators=(",", ":")).encode()


class Seen:
    """What somebody was told of his view, part by part; places as texts, since a view is many more things to keep."""

    over: bool
    waits: i64
    may: i64
    window: i64
    places: list[Place]
    shown: list[str]  # by place
    facts: list[tuple[str, str, str]]
    accounts: list[tuple[str, int]]
    scores: list[int]
    choices: str
    advice: list[str]

    def __init__(self, view: View) -> None:
        self.over = view.over
        self.waits = view.waits
        self.may = view.may
        self.window = view.window
        self.places = [shown.place for shown in view.places]
        self.shown = [_shown(shown) for shown in view.places]
        self.facts = view.facts
        self.accounts = view.accounts
        self.scores = view.scores
        self.choices = _choices(view.offers)
        self.advice = view.advice

    def change(self, view: View) -> bytes:
        """What is new in a later view, which is seen now: the members that changed, and ``changed`` for places."""
        new: list[str] = []
        if view.over != self.over:
            self.over = view.over
            new.append('"over":true' if view.over else '"over":false')
        if view.waits != self.waits:
            self.waits = view.waits
            new.append('"to_act":' + seats(view.waits))
        if view.may != self.may:
            self.may = view.may
            new.append('"may_act":' + seats(view.may))
        if view.window != self.window:
            self.window = view.window
            new.append('"window":' + str(view.window))
        self._change_places(view.places, new)
        self._change_rest(view, new)
        return ("{" + ",".join(new) + "}").encode()

    def _change_rest(self, view: View, new: list[str]) -> None:
        if view.facts != self.facts:
            self.facts = view.facts
            new.append('"facts":' + _facts(view.facts))
        if view.accounts != self.accounts:
            self.accounts = view.accounts
            new.append('"accounts":' + _accounts(view.accounts))
        if view.scores != self.scores:
            self.scores = view.scores
            new.append('"scores":' + _scores(view.scores))
        choices = _choices(view.offers)
        if choices != self.choices:
            self.choices = choices
            new.append('"choices":' + choices)
        if view.advice != self.advice:
            self.advice = view.advice
            new.append('"advice":' + strings(view.advice))

    def _change_places(self, places: list[Shown], new: list[str]) -> None:
        if not self._are_same(places):
            self.places = [shown.place for shown in places]
            self.shown = [_shown(shown) for shown in places]
            new.append('"places":[' + ",".join(self.shown) + "]")
            return
        changed: list[str] = []
        for i in range(len(places)):
            text = _shown(places[i])
            if text != self.shown[i]:
                self.shown[i] = text
                changed.append(text)
        if changed:
            new.append('"changed":[' + ",".join(changed) + "]")

    def _are_same(self, places: list[Shown]) -> bool:
        if len(places) != len(self.places):
            return False
        for i in range(len(places)):
            if places[i].place is not self.places[i]:
                return False
        return True


def _shown(shown: Shown) -> str:
    """In as few pieces as can be: this is written for every place whenever anybody is told anything."""
    faces = f',"faces":{strings(shown.faces)}' if shown.faces else ""
    clause = f',"clause":{quoted(shown.clause)}' if shown.clause else ""
    counters = shown.counters
    if counters is not None:
        clause = f',"counters":{amount(counters)}{clause}'
    return f"{{{members(shown.place)}{faces}{backs(shown.backs)}{clause}}}"


def backs(number: int) -> str:
    return BACKS[number] if 0 <= number < len(BACKS) else f',"backs":{number}'


BACKS: Final[list[str]] = ["", *[f',"backs":{number}' for number in range(1, 64)]]


def _facts(facts: list[tuple[str, str, str]]) -> str:
    return "[" + ",".join([_fact(word, value, clause) for word, value, clause in facts]) + "]"


def _fact(word: str, value: str, clause: str) -> str:
    text = '{"word":' + quoted(word) + ',"value":' + quoted(value)
    return text + ',"clause":' + quoted(clause) + "}" if clause else text + "}"


def _accounts(accounts: list[tuple[str, int]]) -> str:
    return "{" + ",".join([quoted(name) + ":" + amount(held) for name, held in accounts]) + "}"


def _scores(scores: list[int]) -> str:
    return "[" + ",".join([str(score) for score in scores]) + "]"


def _choices(offers: list[Offer]) -> str:
    return "[" + ",".join([_offer(offer) for offer in offers]) + "]" if offers else "[]"


def _offer(offer: Offer) -> str:
    text = '{"kind":' + quoted(offer.kind) + ',"head":' + quoted(offer.head)
    if offer.of:
        text += ',"of":' + strings(offer.of)
    if offer.kind != "fixed" and offer.kind != "card":
        text += ',"lo":' + str(offer.lo) + ',"hi":' + str(offer.hi)
    return text + "}"


# -- events ------------------------------------------------------------------------------


class Happened:
    """The events of one entry; those that all are told alike are written once."""

    pack: Pack
    accounts: list[str]
    events: list[Event]
    alike: bytes

    def __init__(self, pack: Pack, accounts: list[str], events: list[Event]) -> None:
        self.pack = pack
        self.accounts = accounts
        self.events = events
        self.alike = b""
        for event in events:
            if event.learns != ALL or event.sees != ALL:
                return
        self.alike = self._listed([self._event(event, True) for event in events])

    def told(self, seat: i64) -> bytes:
        """A list, as somebody is told it who may see some of the cards, or none."""
        if self.alike:
            return self.alike
        return self._listed([self._event(event, event.shows(seat)) for event in self.events if event.reaches(seat)])

    def _listed(self, events: list[str]) -> bytes:
        return ("[" + ",".join(events) + "]").encode()

    def _event(self, event: Event, sees: bool) -> str:
        text = '{"clause":' + quoted(event.clause) + ',"message":' + quoted(event.message)
        if event.seat != NO_SEAT:
            text += ',"seat":' + str(event.seat)
        if event.number:
            text += ',"n":' + str(event.number)
        if event.word:
            text += ',"word":' + quoted(event.word)
        if event.cards and sees:
            faces = self.pack.faces
            text += ',"cards":' + strings([faces[card] for card in event.cards])
        source, target = event.source, event.target
        if source is not None:
            text += ',"from":{' + members(source) + "}"
        if target is not None:
            text += ',"to":{' + members(target) + "}"
        return text + self._payment(event) + "}"

    def _payment(self, event: Event) -> str:
        text = ""
        if event.payer >= 0:
            text += ',"payer":' + quoted(self.accounts[event.payer])
        if event.payee >= 0:
            text += ',"payee":' + quoted(self.accounts[event.payee])
        if event.amount:
            text += ',"amount":' + amount(event.amount)
        return text
