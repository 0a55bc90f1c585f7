"""Sitting down and getting up: the seats of a table, the names at them, and what its host may do about both."""

from __future__ import annotations

import unicodedata
from typing import Final

from parlour.bots.roster import bot_of, strength_of
from parlour.errors import ParlourError
from parlour.server.protocol import commands
from parlour.server.protocol.values import LONGEST_NAME
from parlour.server.table import entries
from parlour.server.table.callers import (
    BETWEEN_GAMES,
    MATCH,
    Caller,
    Rejected,
    between_games,
    chair_at,
    only_host,
    own_chair,
)
from parlour.server.table.entries import AnyAct
from parlour.server.table.names import is_a_bots, is_blank, look_alike
from parlour.server.table.rated import STAYS
from parlour.server.table.table import Table
from parlour.server.table.vacancies import is_vacant, open_to

MOST_TRIED: Final = 20_000
MOST_MUTED: Final = 100  # everybody at the table is told who, whenever anything about its seats is told
LONGEST_THOUGHT: Final = 5_000  # milliseconds
UNWELCOME: Final = "somebody at this table does not want to play with you"
KEPT: Final = "the seats of this table are kept for those who play the match"
SENT_AWAY: Final = "you were sent away from this table"


def sit(table: Table, caller: Caller, command: commands.Sit) -> list[AnyAct]:
    if caller.guest in table.removed:
        raise Rejected("forbidden", SENT_AWAY)
    if table.kept_for and caller.guest not in table.kept_for:
        raise Rejected("forbidden", KEPT)
    mine = table.seat_of(caller.guest)
    if mine >= 0 and table.chairs[mine].bot and command.seat in (None, mine):
        came: list[AnyAct] = [] if table.chairs[mine].connected or not caller.here else [came_of(caller)]
        return [entries.Reclaimed(caller.guest), *came]
    if mine < 0:
        _welcome(table, caller)
    joins = _joined_game(table, caller)
    open_seats = open_to(table, caller.guest) if joins else free_seats(table)
    name = _seat_name(table, caller, command.name)
    seat = _free_seat(table, command.seat, open_seats)
    return [entries.Sat(caller.guest, name, seat, caller.here, joins=joins, program=caller.program)]


def _welcome(table: Table, caller: Caller) -> None:
    """Nobody sits down with somebody who has blocked him, nor at a table of his."""
    against = caller.blocks.against
    if table.host in against or any(chair.guest in against for chair in table.chairs):
        raise Rejected("unwelcome", UNWELCOME)


def came_of(caller: Caller) -> entries.Came:
    return entries.Came(caller.guest, program=caller.program)


def _joined_game(table: Table, caller: Caller) -> int:
    """The number of the running game that somebody sits down at; 0 between games."""
    if not table.playing:
        return 0
    has_empty_seats = any(chair.is_free for chair in table.chairs)
    if not has_empty_seats or table.seat_of(caller.guest) >= 0:
        raise Rejected("not_now", BETWEEN_GAMES)
    if table.terms.rated:
        raise Rejected("unrated", STAYS)
    return table.number


def _free_seat(table: Table, wanted: int | None, free: list[int]) -> int:
    if wanted is None:
        if not free:
            raise Rejected("full", "every seat is taken")
        return free[0]
    chair = chair_at(table, wanted)
    if not chair.is_free:
        raise Rejected("taken", f"seat {chair.label} is taken")
    if wanted not in free:
        raise Rejected("taken", f"in this game the account of seat {chair.label} is not yours")
    return wanted


def free_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_free]


def stand(table: Table, caller: Caller, _command: commands.Stand) -> list[AnyAct]:
    seat, chair = own_chair(table, caller)
    if not table.playing:
        if table.kept_for:
            raise Rejected("forbidden", MATCH)
        return [*heir(table, caller.guest), entries.Left(caller.guest)]
    if chair.bot:
        raise Rejected("not_now", "a bot plays your seat already")
    if is_vacant(table, seat):
        return [*heir(table, caller.guest), entries.Left(caller.guest)]
    return [entries.SeatedBot(seat, table.usual_bot(), "left"), *heir(table, caller.guest)]


def heir(table: Table, guest: str) -> list[AnyAct]:
    """When the host goes, another person at the table is the host, and never a program; at that of a match he stays."""
    if table.host != guest or table.kept_for:
        return []
    others = [chair for chair in table.chairs if chair.is_person and chair.guest != guest]
    others.sort(key=lambda chair: not chair.connected)
    return [entries.Hosted(others[0].guest)] if others else []


def seat_bot(table: Table, caller: Caller, command: commands.SeatBot) -> list[AnyAct]:
    only_host(table, caller)
    between_games(table)
    chair = chair_at(table, command.seat)
    if chair.guest:
        raise Rejected("taken", f"{chair.name} sits there")
    if command.bot is None:
        return [entries.Freed(command.seat)] if chair.bot else []
    check_bot(command.bot, table)
    return [entries.SeatedBot(command.seat, command.bot)]


def check_bot(text: str, table: Table) -> None:
    """Rejected says why this bot does not play here: there is none such, or it would think too long."""
    try:
        bot_of(text, table.rules, 0)
        tried, ms = strength_of(text)
    except ParlourError as error:
        raise Rejected("unknown", str(error)) from None
    if tried > MOST_TRIED or ms > LONGEST_THOUGHT:
        raise Rejected("unknown", f"a bot tries at most {MOST_TRIED} deals, or thinks {LONGEST_THOUGHT} ms")


def remove(table: Table, caller: Caller, command: commands.Remove) -> list[AnyAct]:
    only_host(table, caller)
    if command.guest == table.host:
        raise Rejected("forbidden", "the host cannot send himself away")
    if command.guest in table.kept_for:
        raise Rejected("forbidden", MATCH)
    seat = table.seat_of(command.guest)
    if seat >= 0 and table.playing and not table.chairs[seat].bot:
        if table.terms.rated:
            raise Rejected("unrated", STAYS)
        if is_vacant(table, seat):
            return [entries.Left(command.guest), entries.Removed(command.guest)]
        return [entries.SeatedBot(seat, table.usual_bot(), "left"), entries.Removed(command.guest)]
    return [entries.Removed(command.guest)]


def mute(table: Table, caller: Caller, command: commands.Mute) -> list[AnyAct]:
    only_host(table, caller)
    if command.on and len(table.muted) >= MOST_MUTED:
        raise Rejected("full", f"at most {MOST_MUTED} are silent at a table: let somebody talk again first")
    return [entries.Muted(command.guest, command.on)]


def clean_name(text: str) -> str:
    """A name as it is shown; Rejected where there is nothing to show, something that cannot be, or a bot's name."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or is_blank(name):
        raise Rejected("malformed", f"a name has 1 to {LONGEST_NAME} characters that can be printed")
    if is_a_bots(name):
        raise Rejected("taken", "that is, or looks like, the name of a bot")
    return name


def _seat_name(table: Table, caller: Caller, wanted: str | None) -> str:
    """The name to sit under: no two at a table look alike.  Who asked for none in particular gets a number to his."""
    name = clean_name(caller.name if wanted is None else wanted)
    if wanted is not None and _is_like_anothers(table, caller, name):
        raise Rejected("taken", "somebody at this table has that name, or one that looks like it")
    return told_apart(table, caller, name)


def told_apart(table: Table, caller: Caller, name: str) -> str:
    shown = name
    number = 1
    while _is_like_anothers(table, caller, shown):
        number += 1
        shown = f"{name[: LONGEST_NAME - 3]} {number}"
    return shown


def _is_like_anothers(table: Table, caller: Caller, name: str) -> bool:
    return any(chair.guest not in ("", caller.guest) and look_alike(chair.name, name) for chair in table.chairs)
