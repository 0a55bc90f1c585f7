"""From deal to deal: where a driver pauses, and which events belong to the deal that has just ended.

A driver asks ``rests`` before it goes on or lets anybody act, waits as it likes, and says ``next_deal``.
"""

from __future__ import annotations

from bisect import bisect_right

from parlour.core.events import NO_SEAT, Event
from parlour.core.game import Game
from parlour.core.rules import Rules
from parlour.present.layout import DealLayout, layout_of
from parlour.present.sheet import Sheet, decisive_deal, sheet_of


class Deals:
    """Follows one game, which tells everything."""

    layout: DealLayout
    starts: list[int]  # by deal, how many events had been told when it began
    before: list[int]  # the scores when the last one began
    ends: list[list[int]]  # by deal, what each seat had when it was over: counters, or else points

    def __init__(self, rules: Rules, game: Game) -> None:
        self.layout = layout_of(rules).deal
        self.starts = [0]
        self.before = list(game.score)
        self.ends = []

    @property
    def number(self) -> int:
        """Of the deal that is being played, from 1."""
        return len(self.starts)

    @property
    def since(self) -> int:
        """So many events had been told when it began."""
        return self.starts[-1]

    def number_at(self, told: int) -> int:
        """The deal to which what comes after so many events belongs."""
        return len(self.starts) if told >= self.starts[-1] else bisect_right(self.starts, told)

    def rests(self, game: Game) -> bool:
        """Whether a deal is over and the next not yet begun, so that all may look at it before anybody acts."""
        if game.over or game.phases()[game.phase] not in self.layout.rests:
            return False
        return self._anything_dealt(game.events)

    def _anything_dealt(self, events: list[Event]) -> bool:
        for at in range(self.starts[-1], len(events)):
            if _is_dealt(events[at]):
                return True
        return False

    def next_deal(self, game: Game) -> None:
        """The pause is over: what is told from now on belongs to another deal."""
        self.ends.append(self._standing(game))
        self.starts.append(len(game.events))
        self.before = list(game.score)

    def sheet(self, game: Game, seat: int) -> Sheet:
        """The deal's end as a seat, or WATCHER, may know it; when the game is over, with the course it took."""
        sheet = sheet_of(game, self.layout, seat, game.events[self.since :], self.number, self.before)
        if game.over:
            sheet.course = [*self.ends, self._standing(game)]
            sheet.decisive = decisive_deal(sheet.course, sheet.low)
        return sheet

    def _standing(self, game: Game) -> list[int]:
        """What each seat has, as everybody sees it."""
        return list(game.score if self.layout.points else game.result)


def _is_dealt(event: Event) -> bool:
    """Whether somebody got cards; those that are drawn for the deal, or chosen for a board, are nobody's."""
    return bool(event.cards) and event.target is not None and event.target.seat != NO_SEAT
