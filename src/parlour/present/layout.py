"""How a game's places and facts look on a table: read from the ``layout.toml`` in its folder.

Front ends know the kinds below and no game.  What a layout does not list is laid out as house defaults say.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from parlour.core.rights import CLAIM_FAILS, CLAIM_HOLDS
from parlour.core.rules import Rules
from parlour.errors import ParlourError, nearest

FILE = "layout.toml"

SUITS = {
    "french": {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"},
    "german": {"A": "acorns", "B": "bells", "H": "hearts", "L": "leaves"},
    "numbers": {},
}
PLACE_KINDS = {
    "hand": "a seat's hand; its owner's own is large and sorted",
    "trick": "cards of the trick in the order played",
    "run": "a growing sequence, overlapping: the last cards matter most",
    "pile": "a stack with its number",
    "row": "faces side by side",
    "board": "compartments that hold counters and perhaps a card",
    "grid": "the numbers of a ticket",
    "marks": "those numbers of another place that are covered",
    "aside": "shown on demand only",
}
FACT_KINDS = {
    "value": "words that are told in the player's language",
    "suit": "a suit, or none",
    "cards": "a list of cards",
    "centre": "cards that lie before seats and matter now: large in the middle, each with its player",
    "order": "a suit, by its name, from high to low: hands are sorted by it; seen for trumps and the suit led",
    "marker": "seats: a small mark beside each (nobody: none); any other word is a value",
    "seat": "begins with a seat (or one of its hands, A/2): the rest is shown beside it",
    "says": "the same, where the rest is words that are told in the player's language",
    "side": "seats that stand together, in their order: a row of its own, in which ``listed`` facts stand with each",
    "text": "the value as it is",
    "hidden": "not shown on the table: the rule book says it, or a button that costs so much",
}
PLACES = {"hand": "hand", "trick": "trick", "run": "run", "stock": "pile", "down": "pile", "discards": "pile"}
FACTS = {"phase": "value", "dealer": "marker", "leader": "marker", "trump": "suit", "stops": "cards", "due": "cards"}

KEYS = ("suits", "centre", "score", "wins", "claims", "places", "facts", "listed", "quiet", "costs", "usual", "deal")
CLAIMS = (CLAIM_HOLDS, "claims-fault", CLAIM_FAILS)  # messages with which the outcome of a claim begins
SCORES = ("points", "tricks")  # what the score of a seat counts
DEAL_KEYS = {
    "rests": "phases in which a deal is over and the next not yet begun: tables pause there",
    "shows": "messages by which a hand is laid open at the end",
    "names": "messages that say what such a hand is worth",
    "counts": "messages that belong to the count; payments between seats and out of a pool always do",
    "points": "where points and not counters decide a game: high or low, whichever wins",
}
POINTS = ("", "high", "low")
PLACE_KEYS = {"kind": str, "columns": int, "order": list, "on": str, "each": int}


class BadLayout(ParlourError):
    """A layout that front ends could not follow."""


class PlaceLayout(NamedTuple):
    """How one place looks.

    ``columns`` of a grid, ``order`` of a board's parts, ``on``: the place that marks lie on, ``each``: so many cards of
    a pile are one trick, and tricks are what is counted.
    """

    kind: str
    columns: int = 0
    order: tuple[str, ...] = ()
    on: str = ""
    each: int = 1

    def as_dict(self) -> dict[str, object]:
        order = list(self.order)
        return {"kind": self.kind, "columns": self.columns, "order": order, "on": self.on, "each": self.each}


ROW = PlaceLayout("row")


class DealLayout:
    """What of a game's phases and messages makes the end of a deal (``DEAL_KEYS``)."""

    def __init__(self, given: Mapping[str, tuple[str, ...]], points: str = "") -> None:
        self.rests = frozenset(given.get("rests", ("deal",)))
        self.shows = frozenset(given.get("shows", ()))
        self.names = frozenset(given.get("names", ()))
        self.counts = frozenset(given.get("counts", ()))
        self.points = points


ANY_DEAL = DealLayout({})


class Layout:
    """The layout of one game.

    ``costs`` has verbs with the fact that says what such an act costs now, ``usual`` those with the fact that says with
    which number one would begin.  ``quiet`` verbs are not what the moment asks for: they are offered last, and never as
    the main thing.  ``listed`` facts of a seat stand in the row of its side, where it has one.  ``wins`` is the fact
    that says whose card would take the trick, ``claims`` are messages with which the outcome of a claim begins.
    """

    def __init__(
        self,
        suits: str,
        centre: tuple[str, ...],
        places: Mapping[str, PlaceLayout],
        facts: Mapping[str, str],
        deal: DealLayout = ANY_DEAL,
        score: str = SCORES[0],
        costs: Mapping[str, str] | None = None,
        usual: Mapping[str, str] | None = None,
        quiet: tuple[str, ...] = (),
        listed: tuple[str, ...] = (),
        wins: str = "",
        claims: tuple[str, ...] = (),
    ) -> None:
        self.suits = suits
        self.centre = centre
        self.places = {name: PlaceLayout(kind) for name, kind in PLACES.items()} | dict(places)
        self.facts = FACTS | dict(facts)
        self.deal = deal
        self.score = score
        self.costs = dict(costs or {})
        self.usual = dict(usual or {})
        self.quiet = quiet
        self.listed = listed
        self.wins = wins
        self.claims = (*CLAIMS, *claims)

    def place(self, name: str) -> PlaceLayout:
        return self.places.get(name, ROW)

    def fact(self, word: str) -> str:
        return self.facts.get(word, "text")

    def as_dict(self) -> dict[str, object]:
        """For front ends elsewhere; what it does not name is a row, or a text."""
        return {
            "suits": self.suits,
            "centre": list(self.centre),
            "places": {name: place.as_dict() for name, place in self.places.items()},
            "facts": dict(self.facts),
            "score": self.score,
            "costs": dict(self.costs),
            "usual": dict(self.usual),
            "quiet": list(self.quiet),
            "listed": list(self.listed),
            "wins": self.wins,
            "claims": list(self.claims),
        }


@cache
def layout_of(rules: Rules) -> Layout:
    """The layout in the game's folder; a game without one has the house's."""
    path = rules.folder / FILE
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return read_layout(text, f"{rules.name}, {FILE}")


def read_layout(text: str, where: str) -> Layout:
    """The layout that a text says; BadLayout tells what is wrong with it, and where."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLayout(f"{where}: {error}") from None
    for key in given:
        _one_of(key, KEYS, "key", where)
    suits = given.get("suits", "french")
    _one_of(suits, SUITS, "suits", where)
    places = {name: _place(value, f"{where}, place {name}") for name, value in _table(given, "places", where).items()}
    for name, place in places.items():
        if place.on and place.on not in places:
            raise BadLayout(f"{where}, place {name}: it lies on {place.on!r}, which is not listed")
    facts = _table(given, "facts", where)
    for word, kind in facts.items():
        _one_of(kind, FACT_KINDS, "kind", f"{where}, fact {word}")
    centre = _names(given.get("centre", []), where)
    score = given.get("score", SCORES[0])
    _one_of(score, SCORES, "score", where)
    kinds = {word: str(kind) for word, kind in facts.items()}
    costs, usual = (_facts_of_verbs(given, key, where) for key in ("costs", "usual"))
    quiet, listed, claims = (_names(given.get(key, []), where) for key in ("quiet", "listed", "claims"))
    deal, wins = _deal(given, where), given.get("wins", "")
    if wins and kinds.get(str(wins)) != "marker":
        raise BadLayout(f"{where}: wins names a marker among the facts, not {wins!r}")
    return Layout(str(suits), centre, places, kinds, deal, str(score), costs, usual, quiet, listed, str(wins), claims)


def _facts_of_verbs(given: Mapping[str, object], key: str, where: str) -> dict[str, str]:
    said = _table(given, key, where)
    for verb, fact in said.items():
        if not isinstance(fact, str):
            raise BadLayout(f"{where}, {key} of {verb}: the word of a fact is wanted, not {fact!r}")
    return {verb: str(fact) for verb, fact in said.items()}


def _deal(given: Mapping[str, object], where: str) -> DealLayout:
    said = _table(given, "deal", where)
    for key in said:
        _one_of(key, DEAL_KEYS, "key", f"{where}, deal")
    points = said.pop("points", "")
    _one_of(points, POINTS, "points", f"{where}, deal")
    return DealLayout({key: _names(value, f"{where}, deal") for key, value in said.items()}, str(points))


def _place(given: object, where: str) -> PlaceLayout:
    """``"row"``, or a table with its kind and what belongs to it."""
    said: dict[str, Any] = given if isinstance(given, dict) else {"kind": given}
    for key, value in said.items():
        _one_of(key, PLACE_KEYS, "key", where)
        if type(value) is not PLACE_KEYS[key]:
            raise BadLayout(f"{where}: {key} cannot be {value!r}")
    kind = said.get("kind")
    _one_of(kind, PLACE_KINDS, "kind", where)
    order, each = _names(said.get("order", []), where), said.get("each", 1)
    if each < 1:
        raise BadLayout(f"{where}: each is how many cards are counted as one, not {each}")
    return PlaceLayout(str(kind), said.get("columns", 0), order, said.get("on", ""), each)


def _table(given: Mapping[str, object], key: str, where: str) -> dict[str, object]:
    table = given.get(key, {})
    if not isinstance(table, dict):
        raise BadLayout(f"{where}: {key} is a table, [{key}]")
    return table


def _names(given: object, where: str) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise BadLayout(f"{where}: a list of names is wanted, not {given!r}")
    return tuple(given)


def _one_of(word: object, known: Mapping[str, object] | tuple[str, ...], what: str, where: str) -> None:
    if not isinstance(word, str) or word not in known:
        raise BadLayout(f"{where}: no {what} {word!r}{nearest(str(word), list(known))}")
