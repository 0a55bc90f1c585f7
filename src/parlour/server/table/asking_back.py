"""Taking a move back: asked of the others where people play, and granted by the last yes."""

from __future__ import annotations

from parlour.core.moves import IllegalMove, Refusal
from parlour.server.protocol import commands
from parlour.server.table import entries
from parlour.server.table.callers import Caller, Rejected, playing_chair
from parlour.server.table.entries import AnyAct
from parlour.server.table.pleas import others
from parlour.server.table.rounds import NOT_DUE
from parlour.server.table.table import Table


def undo(table: Table, caller: Caller, _command: commands.Undo) -> list[AnyAct]:
    """Where other people play they are asked first, once for a move."""
    seat, _chair = playing_chair(table, caller)
    if not table.terms.undo:
        raise Rejected("forbidden", "moves are not taken back at this table")
    _may_be_taken_back(table, seat)
    people = others(seat, table.chairs)
    if not people:
        return [_undone(table, seat)]
    move = table.moves[-1][0]
    if table.plea is not None or table.pleaded == move:
        raise Rejected("not_now", "the others have been asked")
    if not any(table.chairs[other].connected for other in people):
        raise Rejected("not_now", "the others are away, and nobody can agree")
    return [entries.BackAsked(seat, move)]


def _may_be_taken_back(table: Table, seat: int) -> None:
    """Rejected or IllegalMove says why the last move stands, whatever the others think of it."""
    if not table.moves or table.moves[-1][1].seat != seat:
        raise Rejected("not_now", "you have no move to take back: somebody else has moved since, or nobody yet")
    clause = table.rules.final.get(table.moves[-1][1].move.partition(" ")[0])
    if clause:
        raise IllegalMove(Refusal(clause, "not-taken-back"))
    if table.rounds.due != NOT_DUE or table.last_move_revealed():
        raise Rejected("not_now", "your move has shown a card or brought new ones; it stands")


def _undone(table: Table, seat: int) -> entries.Undone:
    clocks = tuple([(chair.bank, chair.asked_at) for chair in table.chairs]) if table.terms.clock else ()
    return entries.Undone(seat, table.move_before_last(), clocks)


def grant(table: Table, caller: Caller, command: commands.Grant) -> list[AnyAct]:
    """The last yes takes the move back, unless something has come between."""
    seat, _chair = playing_chair(table, caller)
    plea = table.plea
    if plea is None:
        raise Rejected("stale", "nobody asks to take a move back, or no longer")
    if seat not in plea.asked:
        raise Rejected("forbidden", "you are not asked")
    answer = entries.BackAnswered(seat, command.yes)
    if not command.yes or plea.missing(table.chairs) - {seat}:
        return [answer] if seat not in plea.yes or not command.yes else []
    _may_be_taken_back(table, plea.seat)
    return [answer, _undone(table, plea.seat)]
