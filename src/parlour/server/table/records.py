"""The record of a game as it is kept for ever, and the part of it that somebody may have.

It is written whole when the game ends, with what each seat and a watcher were told.  From then on a guest's record, his
replay and his check are selected from it, by what was agreed for that game; nothing is played again.
"""

from __future__ import annotations

import zlib

import msgspec
from msgspec import UNSET, Struct

from parlour.core.events import NO_EYES, WATCHER
from parlour.errors import BadCase
from parlour.fair.verify import verify
from parlour.registry import rules_of
from parlour.server.protocol import views
from parlour.server.protocol.api import FairCheck, GameRecord, How, Replay, Step
from parlour.server.protocol.messages import Question
from parlour.server.protocol.views import GameEvent, MadeBy, Told
from parlour.server.table.agreed import Agreed, Seated
from parlour.server.table.callers import Rejected
from parlour.server.table.kept import KeptGame
from parlour.server.table.position import Position

NOTHING = -1
STAYS_HIDDEN = "at this table each player sees only what he was shown"

_events = msgspec.json.Decoder(list[GameEvent])
_view = msgspec.json.Decoder(views.View)
_sheet = msgspec.json.Decoder(views.Sheet)
_change = msgspec.json.Decoder(views.ViewChange)


class Checked(Struct, array_like=True):
    """What ``parlour verify`` said of a text when the record was made."""

    promises: int
    opened: int
    everything: bool
    wrong: list[str]


def checked(text: str) -> Checked | None:
    """What ``parlour verify`` says of a text; nothing where nothing was promised."""
    try:
        verdict = verify(text, rules_of)
    except BadCase:
        return None
    return Checked(verdict.promises, verdict.opened, verdict.everything, verdict.wrong)


class Text(Struct, array_like=True):
    """A record as a file, line by line; where nothing was promised there is nothing to check."""

    lines: list[int]
    checked: Checked | None


class Seen(Struct, array_like=True):
    """What one seat, or a watcher, was told.  Numbers say where in the record's ``pool`` a piece is."""

    steps: list[tuple[int, int, int, int, int]]  # entry, when, events, the whole view or NOTHING, what changed in it
    told: list[tuple[int, int]]  # entry, events
    view: int
    text: Text
    sheets: list[tuple[int, int]] = []  # entry, the deal that has ended with it


class Record(Struct):
    """One game.  What several were told alike is in ``pool`` once."""

    table: str
    number: int
    agreed: Agreed
    players: tuple[str, ...]  # the guests by seat; empty for bots, and for those who were sent away
    version: str
    law: str
    how: How
    over: bool
    started: int
    ended: int
    result: list[int]
    pool: list[str] = []
    seen: dict[int, Seen] = {}
    opened: Text | None = None  # with every card, where it was agreed to open everything
    questions: list[Question] = []  # what the committee was asked, and how it has decided
    deals: list[tuple[int, int]] = []  # entry, the number of the deal that begins with it
    written: list[tuple[int, int]] = []  # entry, how many steps of the text with every card were made with it
    later: dict[int, Seated] = {}  # by seat, who sat down where nobody did when the game began
    made: list[tuple[int, MadeBy]] = []  # entry, who made its move, if not the seat's player
    abandoned: list[int] = []  # seats whose people a bot had replaced when the game ended

    def eyes_for(self, guest: str, seat: int | None) -> int:
        """Whose view a guest may have: his own, a watcher's, and after a game that opens everything anybody's."""
        own = self.own_eyes(guest)
        if own == NO_EYES:  # also afterwards, and whatever is opened to those who played
            raise Rejected("forbidden", "this table is not for spectators")
        if seat is None or seat == own:
            return own
        if not 0 <= seat < len(self.players):
            raise Rejected("unknown", f"there is no seat {seat}")
        if not self.is_open:
            raise Rejected("forbidden", STAYS_HIDDEN)
        return seat

    def own_eyes(self, guest: str) -> int:
        if guest in self.players:
            return self.players.index(guest)
        return WATCHER if self.agreed.settings.spectators else NO_EYES

    @property
    def is_open(self) -> bool:
        return self.agreed.settings.opening == "all" and self.over

    def record_for(self, eyes: int) -> GameRecord:
        seen = self.seen.get(eyes)
        return GameRecord(
            self.table,
            self.number,
            self.agreed.settings.game,
            self.version,
            dict(self.agreed.settings.options),
            self.agreed.labels,
            self.agreed.names_with(self.later),
            None if eyes == WATCHER else eyes,
            self.over,
            list(self.result),
            self._told(seen) if seen else [],
            self._view(seen.view) if seen else None,
            self._written(eyes)[0],
            self.how,
            self.questions,
            self.agreed.programs_with(self.later),
        )

    def replay_for(self, eyes: int) -> Replay:
        return Replay(
            self.table,
            self.number,
            self.agreed.settings.game,
            self.agreed.labels,
            self.agreed.names_with(self.later),
            None if eyes == WATCHER else eyes,
            self.over,
            self._steps(self.seen[eyes]) if eyes in self.seen else [],
            self.how,
            self.agreed.programs_with(self.later),
        )

    def check_for(self, eyes: int) -> FairCheck:
        """What the check says: of a text that opens everything what it said then, of another what it says now."""
        text, found = self._written(eyes)
        found = found or checked(text)
        if found is None:
            raise Rejected("lost", "nothing was kept of this game that could be checked")
        return FairCheck(found.promises, found.opened, found.everything, found.wrong, text, self.how)

    def opened_text(self) -> str:
        """The record with every card, where it was agreed to open everything; else nothing."""
        return self._written(WATCHER)[0] if self.is_open else ""

    def step_after(self, entry: int) -> int:
        """The step of the record with every card at which the game stood after an entry of its table."""
        if not self.written:
            raise Rejected("lost", "this record was written before entries were counted in it")
        return max([step for seq, step in self.written if seq <= entry], default=0)

    def _written(self, eyes: int) -> tuple[str, Checked | None]:
        text = self.opened if self.is_open else self.seen[eyes].text if eyes in self.seen else None
        if text is None:
            return "", None
        return "\n".join([self.pool[at] for at in text.lines]), text.checked

    def _told(self, seen: Seen) -> list[Told]:
        made = dict(self.made)
        return [Told(seq, _events.decode(self.pool[at]), 0, made.get(seq, UNSET)) for seq, at in seen.told]

    def last_view(self) -> views.View | None:
        """What a watcher would see at the end, where that was kept."""
        return self._view(self.seen[WATCHER].view) if WATCHER in self.seen else None

    def _view(self, at: int) -> views.View:
        view = _view.decode(self.pool[at])
        view.game, view.number = self.agreed.settings.game, self.number
        return view

    def _steps(self, seen: Seen) -> list[Step]:
        steps = [self._step(*step) for step in seen.steps]
        deals, sheets, made = dict(self.deals), dict(seen.sheets), dict(self.made)
        for step in steps:
            step.deal = deals.get(step.seq, 0)
            step.moved = made.get(step.seq, UNSET)
            if step.seq in sheets:
                step.sheet = _sheet.decode(self.pool[sheets[step.seq]])
        return steps

    def _step(self, seq: int, at: int, events: int, view: int, change: int) -> Step:
        step = Step(seq, at, _events.decode(self.pool[events]))
        if view != NOTHING:
            step.view = self._view(view)
        if change != NOTHING:
            step.change = _change.decode(self.pool[change])
        return step

    def kept_game(self) -> KeptGame:
        """What is left to look at on the table itself."""
        position = None
        if WATCHER in self.seen:  # for seats that nobody looks from too
            eyes = [seat if seat in self.seen else WATCHER for seat in range(len(self.players))]
            views = [_view.decode(self.pool[self.seen[one].view]) for one in [*eyes, WATCHER]]
            position = Position(0, tuple(views))
        return KeptGame(self.agreed, position, self.ended, list(self.result), stopped=not self.over)


_decoder = msgspec.json.Decoder(Record)


def packed(record: Record) -> bytes:
    """At a quick level: the usual one takes three times as long and saves a sixth."""
    return zlib.compress(msgspec.json.encode(record), 3)


def unpacked(data: bytes) -> Record:
    return _decoder.decode(zlib.decompress(data))
