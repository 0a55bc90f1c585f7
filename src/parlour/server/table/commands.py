"""What a guest asks for at a table: the entries it comes to, or why not.  Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from parlour.core.game import Game
from parlour.core.moves import IllegalMove, Move, Refusal
from parlour.errors import ParlourError
from parlour.registry import rules_of
from parlour.server.protocol import commands
from parlour.server.protocol.settings import Settings
from parlour.server.table import asking_back, entries, next_deal, seating, talk
from parlour.server.table.beginning import begun
from parlour.server.table.callers import (
    NO_GAME,
    Caller,
    Rejected,
    between_games,
    only_host,
    own_chair,
    playing_chair,
    same_story,
)
from parlour.server.table.entries import AnyAct
from parlour.server.table.pleas import others
from parlour.server.table.rated import unfit, unfit_company
from parlour.server.table.table import MOVED, Table
from parlour.server.table.vacancies import may_stay_empty

RESTING: Final = "the deal is over; the table waits until everybody is ready for the next"
NO_REFUSAL: Final = Refusal("", "not-your-turn")


def acts_for(table: Table, caller: Caller, command: commands.AnyCommand) -> list[AnyAct]:
    """The acts that a command other than a move comes to; Rejected or IllegalMove says why it is not done."""
    return HANDLERS[type(command)](table, caller, command)


def judged_move(table: Table, caller: Caller, command: commands.Move) -> tuple[entries.Moved, Move]:
    """The act that a move comes to, and the move itself, lawful in this position; else Rejected or IllegalMove."""
    seat, _chair = playing_chair(table, caller)
    game = table.game
    assert game is not None
    asked = game.waits >> seat & 1
    if asked and table.rest is not None:
        raise Rejected("not_now", RESTING)
    needed = table.floor if asked else table.game_seq
    text, head, seq = command.move, command.head, command.seq
    if game.waits == 0 or command.window != game.windows[seat] or not needed <= seq <= table.seq:
        raise Rejected("stale", "that answers a question which is no longer open")
    try:
        move = table.read(text)
    except ParlourError as error:
        raise Rejected("malformed", str(error)) from None
    if not game.allows(seat, move):
        raise IllegalMove(game.why_not(seat, move) or NO_REFUSAL)
    same_story(table, head, seq)
    return MOVED(seat, text, "person", head), move


def _set(table: Table, caller: Caller, command: commands.SetTable) -> list[AnyAct]:
    only_host(table, caller)
    between_games(table)
    given = {
        field: getattr(command, field)
        for field in Settings.__struct_fields__
        if getattr(command, field) is not msgspec.UNSET
    }
    if command.game not in (msgspec.UNSET, table.settings.game):
        given.setdefault("options", {})  # those of another game mean nothing
    return [entries.Changed(checked(msgspec.structs.replace(table.settings, **given)))]


def checked(settings: Settings) -> Settings:
    """Settings that make a game; Rejected says why they do not."""
    try:
        rules_of(settings.game).options.make(settings.options)
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    reason = unfit(settings)
    if reason:
        raise Rejected("unrated", reason)
    if settings.name and not settings.name.isprintable():
        raise Rejected("malformed", "the name of a table is printed: no control characters")
    if not all(name.isprintable() for name in settings.committee):
        raise Rejected("malformed", "the names of the committee are printed: no control characters")
    return settings


def _start(table: Table, caller: Caller, command: commands.Start) -> list[AnyAct]:
    only_host(table, caller)
    between_games(table)
    empty = may_stay_empty(table)
    least = table.rules.seats[0]
    if len(table.chairs) - len(empty) < least:
        raise Rejected("not_now", f"this game begins with {least} at the table, people or bots")
    lacking = [seat for seat in seating.free_seats(table) if seat not in empty]
    if lacking and not command.fill:
        raise Rejected("not_now", "seats are free, and you have not asked for bots on them")
    if table.settings.rated:
        reason = unfit_company(table.rules, table.chairs, [table.usual_bot()] * len(lacking))
        if reason:
            raise Rejected("unrated", reason)
    bots: list[AnyAct] = [entries.SeatedBot(seat, table.usual_bot()) for seat in lacking]
    return [*bots, begun(table, empty)]


def _set_pace(table: Table, caller: Caller, command: commands.SetPace) -> list[AnyAct]:
    seat, chair = own_chair(table, caller)
    return [] if chair.pace == command.pace else [entries.Paced(seat, command.pace)]


def _hurry(table: Table, caller: Caller, _command: commands.Hurry) -> list[AnyAct]:
    """It changes nothing where he is asked already, or the table waits between deals."""
    seat, _chair = playing_chair(table, caller)
    if others(seat, table.chairs):
        raise Rejected("forbidden", "other people play at this table")
    game = table.game
    if game is None or game.waits >> seat & 1 or table.rest is not None or table.hurried:
        return []
    return [entries.Hurried(seat)]


def hinted(table: Table, caller: Caller) -> tuple[Game, int]:
    """The game and the seat to give a hint for; Rejected says why there is none."""
    seat, _chair = own_chair(table, caller)
    game = table.game
    if game is None or game.over or table.eyes_of(caller.guest) != seat:
        raise Rejected("not_now", NO_GAME)
    if not table.terms.hints:
        raise Rejected("forbidden", "there are no hints at this table")
    return game, seat


HANDLERS: dict[type, Callable[[Table, Caller, Any], list[AnyAct]]] = {
    commands.Sit: seating.sit,
    commands.Stand: seating.stand,
    commands.SeatBot: seating.seat_bot,
    commands.Remove: seating.remove,
    commands.Mute: seating.mute,
    commands.SetTable: _set,
    commands.Start: _start,
    commands.Undo: asking_back.undo,
    commands.Grant: asking_back.grant,
    commands.SetPace: _set_pace,
    commands.Hurry: _hurry,
    commands.Commit: next_deal.commit,
    commands.Open: next_deal.open_share,
    commands.Ready: next_deal.ready,
    commands.Say: talk.say,
    commands.Refer: talk.refer,
    commands.Decide: talk.decide,
}
