"""The end of a deal, as one viewer may know it: hands that were shown, the count, who paid whom, what it came to.

A sheet is made of the events that the viewer learnt since the deal began and of his view; so it tells nothing that he
was not told.  What belongs on it is said by the game's layout; no game is named here.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import ALL, NO_SEAT, Event, Place
from parlour.core.game import HOUSE, Game
from parlour.core.view import View
from parlour.present.layout import DealLayout


class OpenHand:
    """Cards of a seat that lie open at the end, and what says how much they are worth."""

    seat: int
    where: Place
    cards: list[int]
    names: list[Event]

    def __init__(self, seat: int, where: Place, cards: list[int]) -> None:
        self.seat = seat
        self.where = where
        self.cards = cards
        self.names = []


class Sheet:
    """One deal.  Lists of numbers are by seat; ``scored`` and ``scores`` are empty where counters decide."""

    deal: int  # its number in the game, from 1
    hands: list[OpenHand]
    lines: list[Event]  # the count and the payments, in the order told
    staked: list[int]  # what went into a pool
    gained: list[int]
    scored: list[int]
    held: list[int]  # afterwards
    scores: list[int]
    over: bool
    low: bool  # the fewest points win
    course: list[list[int]]  # over: what each had after each deal
    decisive: int  # over: the number of the deal after which nobody but the winners led any more; 0: none

    def __init__(self, deal: int, view: View, seats: int) -> None:
        self.deal = deal
        self.hands = []
        self.lines = []
        self.staked = [0] * seats
        self.gained = [0] * seats
        self.scored = []
        self.held = [amount for _name, amount in view.accounts[:seats]]
        self.scores = []
        self.over = view.over
        self.low = False
        self.course = []
        self.decisive = 0

    @property
    def best(self) -> list[int]:
        """The seats that won most in the deal; where the fewest points win, those that lost it; or nobody."""
        won = self.scored if self.scored else self.gained
        most = max(won, default=0)
        return [seat for seat, amount in enumerate(won) if amount == most] if most > 0 else []


def sheet_of(
    game: Game, layout: DealLayout, seat: int, events: Sequence[Event], deal: int, before: Sequence[int]
) -> Sheet:
    """What a seat, or WATCHER, may know of a deal that began with the first of these events, the scores ``before``."""
    view = game.view(seat)
    sheet = Sheet(deal, view, int(game.seats))
    if layout.points:
        sheet.low = layout.points == "low"
        sheet.scores = list(view.scores)
        sheet.scored = [now - then for now, then in zip(view.scores, before, strict=True)]
    told = [event for event in events if event.reaches(seat)]
    writer = _Writer(sheet, layout, seat, view.names, [name for name, _amount in view.accounts])
    for event in told:
        writer.write(event)
    return sheet


class _Writer:
    """Puts one event after the other on a sheet."""

    def __init__(self, sheet: Sheet, layout: DealLayout, seat: int, names: list[str], accounts: list[str]) -> None:
        self.sheet = sheet
        self.layout = layout
        self.seat = seat
        self.seats = len(names)
        self.house = accounts.index(HOUSE) if HOUSE in accounts else NO_SEAT
        self.open: dict[Place, list[int]] = {}  # what everybody has seen come to a seat's place
        self.paid: dict[tuple[str, str, int, int], Event] = {}

    def write(self, event: Event) -> None:
        if event.amount:
            self._pay(event)
        elif event.cards and event.message in self.layout.shows:
            self._show(event)
        elif event.message in self.layout.names and self._name(event):
            return
        elif event.message in self.layout.counts or event.message in self.layout.names:
            self.sheet.lines.append(event)
        self._follow(event)

    def _pay(self, event: Event) -> None:
        payer, payee = int(event.payer), int(event.payee)
        if self.house in (payer, payee):
            return  # counters bought are neither won nor lost
        sheet = self.sheet
        if min(payer, payee) >= self.seats and event.message not in self.layout.counts:
            return  # from one pool to another
        if payer < self.seats:
            sheet.gained[payer] -= event.amount
        if payee < self.seats:
            sheet.gained[payee] += event.amount
        elif payer < self.seats and event.message not in self.layout.counts:
            sheet.staked[payer] += event.amount
            return
        self._line(event)

    def _line(self, event: Event) -> None:
        """A payment; where the same is paid again and again, it is told once, with the sum."""
        key = (event.clause, event.message, int(event.payer), int(event.payee))
        line = self.paid.get(key)
        if line is None:
            line = Event(event.clause, event.message, event.seat, event.number, event.word)
            line.payer, line.payee = event.payer, event.payee
            self.paid[key] = line
            self.sheet.lines.append(line)
        line.amount += event.amount

    def _show(self, event: Event) -> None:
        where = event.source if event.source is not None and event.source.seat != NO_SEAT else event.target
        if where is None or not event.shows(self.seat):
            return
        shown = [card for card in self.open.get(where, []) if card not in event.cards]
        self.sheet.hands.append(OpenHand(int(event.seat), where, [*event.cards, *shown]))
        if event.message in self.layout.names:
            self.sheet.hands[-1].names.append(event)

    def _name(self, event: Event) -> bool:
        """Whether a hand of this seat lies open, and is called so now."""
        own = [hand for hand in self.sheet.hands if hand.seat == event.seat]
        if own:
            next((hand for hand in own if not hand.names), own[-1]).names.append(event)
        return bool(own)

    def _follow(self, event: Event) -> None:
        """Cards that came to a seat's place before everybody's eyes lie open there until they go."""
        if not event.cards or event.sees != ALL:
            return
        if event.target is not event.source:
            for hand in self.sheet.hands:
                if hand.where is event.target:
                    hand.cards += [card for card in event.cards if card not in hand.cards]
        if event.source is not None and event.source in self.open:
            self.open[event.source] = [card for card in self.open[event.source] if card not in event.cards]
        if event.target is not None and event.target.seat != NO_SEAT and event.target is not event.source:
            self.open.setdefault(event.target, []).extend(event.cards)


def decisive_deal(course: Sequence[Sequence[int]], low: bool) -> int:
    """The number of the deal after which nobody but the winners led any more; 0 where nobody wins."""
    if not course:
        return 0
    winners = _leaders(course[-1], low)
    if len(winners) == len(course[-1]):
        return 0
    others_led = [n for n, held in enumerate(course, 1) if _leaders(held, low) != winners]
    return others_led[-1] + 1 if others_led else 1


def _leaders(held: Sequence[int], low: bool) -> list[int]:
    best = min(held) if low else max(held)
    return [seat for seat, amount in enumerate(held) if amount == best]
