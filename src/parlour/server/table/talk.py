"""What is said at a table: to all, and to the committee, which decides."""

from __future__ import annotations

from typing import Final

from parlour.core.events import ALL, WATCHER
from parlour.core.moves import IllegalMove, Refusal
from parlour.errors import ParlourError
from parlour.law.book import load
from parlour.server.protocol import commands
from parlour.server.table import entries
from parlour.server.table.callers import NO_GAME, Caller, Rejected, chair_at, playing_chair
from parlour.server.table.entries import AnyAct
from parlour.server.table.names import visible
from parlour.server.table.seating import told_apart
from parlour.server.table.table import Table

MOST_QUESTIONS: Final = 20


def say(table: Table, caller: Caller, command: commands.Say) -> list[AnyAct]:
    if caller.guest in table.muted:
        raise Rejected("muted", "the host has asked you to be silent")
    text = visible(command.text)
    if not text:
        raise Rejected("malformed", "that says nothing")
    if table.seat_of(caller.guest) < 0 and (table.sealed or not table.settings.spectators):
        raise Rejected("not_seated", "only those with a seat talk at this table")
    _heard_by_all(table, caller)
    name = table.name_of(caller.guest) or told_apart(table, caller, caller.name)
    return [entries.Said(caller.guest, name, text, caller.program)]


def _heard_by_all(table: Table, caller: Caller) -> None:
    """What is said goes to all: the game tells to whom that is closed now, and by which clause."""
    game = table.game
    if game is None or not table.playing:
        return
    seat = table.seat_of(caller.guest)
    speaker = seat if seat >= 0 else WATCHER
    if game.hearers(speaker) != ALL:
        raise IllegalMove(Refusal(game.silenced_by(speaker), "talk-closed"))


def refer(table: Table, caller: Caller, command: commands.Refer) -> list[AnyAct]:
    """Whoever plays may ask; the question is a clause of this game's book."""
    seat, _chair = playing_chair(table, caller)
    if len(table.questions) >= MOST_QUESTIONS:
        raise Rejected("not_now", f"the committee hears {MOST_QUESTIONS} questions in a game and no more")
    try:
        clause = load(table.rules).find(command.clause).id
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    if any(question.clause == clause and not question.by for question in table.questions):
        raise Rejected("not_now", f"{clause} is before the committee already")
    return [entries.Referred(seat, clause)]


def decide(table: Table, caller: Caller, command: commands.Decide) -> list[AnyAct]:
    """A decision stands: nobody decides a question twice."""
    if not table.playing:
        raise Rejected("not_now", NO_GAME)
    if not table.sits_on_committee(caller.guest, table.terms.committee):
        raise Rejected("forbidden", "the committee of this table decides that")
    open_questions = [question.seq for question in table.questions if not question.by]
    if command.question not in open_questions:
        raise Rejected("unknown", f"no question {command.question} is open before the committee")
    if command.against is not None:
        chair_at(table, command.against)
    name = table.name_of(caller.guest) or told_apart(table, caller, caller.name)
    return [entries.Decided(command.question, caller.guest, name, command.against)]
