"""What can be seen at a game, declared as data: its facts and zones, and where an observation keeps each of them.

An observation is a row of whole numbers, its *cells*, as wide as the game is with its largest options: a number is a
number, a word its number, a set of cards or seats a set of bits.  ``Seen.columns`` says what the cells mean.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.cards import Pack
from parlour.core.events import NO_SEAT, PLACES, Place
from parlour.core.moves import VERBS, Verb
from parlour.core.sight import (
    CARD,
    CARDS,
    EACH,
    FACTS,
    NUMBER,
    WORD,
    Fact,
    a_number,
    a_seat,
    one_of,
    some_seats,
    yes_or_no,
)

UNTOLD: Final = -(1 << 62)  # a cell of which nothing is told
NOWHERE: Final = -(1 << 40)  # no cell

SELF: Final = a_seat("self")
OVER: Final = yes_or_no("over")
TO_ACT: Final = some_seats("to_act")
MAY_ACT: Final = some_seats("may_act")
SCORE: Final = a_number("score", EACH)
ACCOUNT: Final = a_number("account", EACH)


class Zone:
    """Where cards or counters lie: one place, or several of a kind, such as everybody's hand.

    A place has a cell for its backs or counters, and behind it one for a set of faces or so many for single cards.
    """

    places: list[Place]
    counted: str  # what its first cell counts
    kind: i64  # CARDS: a set; CARD: single cards, in their order
    cells: int
    together: bool  # never more than one of the places at a time: they share their cells, and one more says which

    def __init__(self, places: list[Place], counted: str, kind: i64, cells: int, together: bool = False) -> None:
        self.places = places
        self.counted = counted
        self.kind = kind
        self.cells = cells
        self.together = together


def faces(*places: Place) -> Zone:
    """Places of cards that a seat may see."""
    return Zone(list(places), "backs", CARDS, 1)


def row(most: int, *places: Place) -> Zone:
    """Places of at most so many cards, whose order counts."""
    return Zone(list(places), "backs", CARD, most)


def wandering(most: int, *places: Place) -> Zone:
    """A row that lies at one of these places, such as a ticket before whoever holds it."""
    return Zone(list(places), "backs", CARD, most, together=True)


def backs(*places: Place) -> Zone:
    """Places of cards that nobody sees."""
    return Zone(list(places), "backs", CARDS, 0)


def counters(*places: Place) -> Zone:
    """Places of counters, perhaps beside a card."""
    return Zone(list(places), "counters", CARD, 1)


class Choosing:
    """What a seat may do with a verb, as far as that must be told: its first arguments, and its open parts."""

    verb: Verb
    first: Fact
    open: Fact

    def __init__(self, verb: Verb) -> None:
        self.verb = verb
        self.first = some_seats(f"may {verb.name}")
        self.open = some_seats(f"may {verb.name} with")


class Column:
    """What one cell, or a row of cells, means."""

    part: str  # the fact or place that it belongs to, as a view names it
    name: str
    kind: i64  # as of a fact
    words: list[str]
    at: int
    cells: int  # of CARD: a row, in its order
    seat: int  # of whom it tells; NO_SEAT: of nobody alone

    def __init__(
        self, part: str, name: str, kind: i64, words: list[str], at: int, cells: int, seat: int = NO_SEAT
    ) -> None:
        self.part = part
        self.name = name
        self.kind = kind
        self.words = words
        self.at = at
        self.cells = cells
        self.seat = seat

    def __repr__(self) -> str:
        return f"Column({self.name}, at {self.at})"


class Seen:
    """All that can be seen at a game, whatever is agreed: at most so many seats and pools, and the largest pack."""

    seats: i64
    pack: Pack
    phase: Fact
    columns: list[Column]
    width: i64  # cells of an observation
    choices: list[Choosing]
    choosing: vec[i64]  # by the number of a verb: the first of the two cells for what may be chosen; or NOWHERE
    verbs: list[Verb]
    starts: vec[i64]  # by the number of a fact: its first cell; NOWHERE: it is not seen here
    spots: vec[i64]  # by the number of a place: its cell for backs or counters, before those for cards; or NOWHERE
    sets: vec[i64]  # the same where behind it lies a set of faces; for all other places NOWHERE
    rooms: vec[i64]  # by the number of a place: for how many cards in their order it has cells
    whiches: vec[i64]  # likewise: its number among places that share their cells, told behind the cards; else -1

    def __init__(
        self,
        seats: int,
        pools: int,
        pack: Pack,
        phases: list[str],
        facts: list[Fact],
        zones: list[Zone],
        choices: list[Verb] | None = None,
        verbs: list[Verb] | None = None,
    ) -> None:
        """``choices``: the verbs whose lawful choices do not follow from what else is seen.

        ``verbs``: those that are not heard in the game as it is usually agreed.
        """
        self.seats = seats
        self.pack = pack
        self.phase = one_of("phase", phases)
        self.verbs = verbs or []
        self.choices = [Choosing(verb) for verb in choices or []]
        self.choosing = vec[i64]([NOWHERE for _verb in VERBS])
        self.columns = []
        self.width = 0
        self.starts = vec[i64]([NOWHERE for _fact in FACTS])
        self.spots = vec[i64]([NOWHERE for _place in PLACES])
        self.sets = self.spots[:]
        self.rooms = vec[i64]([0 for _place in PLACES])
        self.whiches = vec[i64]([-1 for _place in PLACES])
        for fact in [SELF, OVER, TO_ACT, MAY_ACT, self.phase, SCORE]:
            self._add_fact(fact, seats)
        self._add_fact(ACCOUNT, seats + pools)
        for fact in facts:
            self._add_fact(fact, seats)
        for choosing in self.choices:
            self._add_fact(choosing.first, seats)
            self._add_fact(choosing.open, seats)
            self.choosing[choosing.verb.number] = self.starts[choosing.first.number]
        for zone in zones:
            self._add_zone(zone, [place for place in zone.places if place.seat < seats])

    def _put(self, place: Place, zone: Zone, which: int = -1) -> None:
        self.spots[place.number] = self.width
        if zone.kind == CARD:
            self.rooms[place.number] = zone.cells
        elif zone.cells:
            self.sets[place.number] = self.width
        self.whiches[place.number] = which

    def _add_fact(self, fact: Fact, seats: int) -> None:
        self.starts[fact.number] = self.width
        times = seats if fact.times == EACH else fact.times
        for i in range(times):
            name = fact.word if fact.times == 1 else f"{fact.word} {i}"
            of_a_seat = (fact.times == EACH or fact is ACCOUNT) and i < self.seats
            self._add(fact.word, name, fact.kind, fact.words, 1, i if of_a_seat else NO_SEAT)

    def _add_zone(self, zone: Zone, places: list[Place]) -> None:
        if not zone.together:
            for place in places:
                self._put(place, zone)
                self._add_cells(zone, self._name(place), place.seat)
            return
        for which, place in enumerate(places):
            self._put(place, zone, which)
        name = f"{places[0].name}/{places[0].part}"
        self._add_cells(zone, name)
        self._add(name, f"{name} at", WORD, [self._name(place) for place in places], 1)

    def _add_cells(self, zone: Zone, name: str, seat: int = NO_SEAT) -> None:
        self._add(name, f"{name} {zone.counted}", NUMBER, [], 1, seat)
        if zone.cells:
            self._add(name, name, zone.kind, [], zone.cells, seat)

    def _name(self, place: Place) -> str:
        return place.text([str(seat) for seat in range(self.seats)])

    def _add(self, part: str, name: str, kind: i64, words: list[str], cells: int, seat: int = NO_SEAT) -> None:
        self.columns.append(Column(part, name, kind, words, self.width, cells, seat))
        self.width += cells
