"""The next deal: who is ready for it, and what each seat has to do with its chance (docs/fair.md)."""

from __future__ import annotations

from parlour.fair.rounds import RoundChance, commitment
from parlour.server.protocol import commands
from parlour.server.table import entries
from parlour.server.table.callers import Caller, Rejected, playing_chair, same_story
from parlour.server.table.chair import Chair
from parlour.server.table.entries import AnyAct
from parlour.server.table.table import Table


def ready(table: Table, caller: Caller, command: commands.Ready) -> list[AnyAct]:
    """Who is ready once more changes nothing; a commitment that was made before is not made again."""
    seat, chair = playing_chair(table, caller)
    if table.rest is None:
        raise Rejected("not_now", "the table does not wait between deals just now")
    acts: list[AnyAct] = []
    if command.hash is not None and not table.rounds.has_committed(seat, chair):
        acts += commit(
            table, caller, commands.Commit(command.id, command.drawing, command.hash, command.seq, command.head)
        )
    return acts if seat in table.rest.ready else [*acts, entries.Readied(seat)]


def commit(table: Table, caller: Caller, command: commands.Commit) -> list[AnyAct]:
    seat, chair = _sharing(table, caller, command.drawing, command.head, command.seq)
    if table.rounds.listed is not None:
        raise Rejected("stale", "the list of this drawing is closed")
    if table.rounds.has_committed(seat, chair):
        raise Rejected("not_now", "you have committed to this drawing before")
    part_in(command.hash)
    return [entries.Committed(seat, command.drawing, command.hash, command.head)]


def open_share(table: Table, caller: Caller, command: commands.Open) -> list[AnyAct]:
    seat, chair = _sharing(table, caller, command.drawing, command.head, command.seq)
    rounds = table.rounds
    if rounds.listed is None:
        raise Rejected("not_now", "the list of this drawing is not closed yet")
    if not rounds.owes(seat):
        raise Rejected("not_now", "you are not asked to open this drawing")
    share = part_in(command.share)
    if command.next is not None:
        part_in(command.next)
    bound = dict(rounds.listed)[seat]
    if commitment(table.id, table.number, command.drawing, seat, chair.guest, share) != bound:
        raise Rejected("forbidden", "that is not the share you are bound to")
    return [entries.Opened(seat, command.drawing, command.share, command.next or "", command.head)]


def part_in(text: str) -> bytes:
    """A share or a commitment, which has one way to be written: the chain binds its text."""
    try:
        part = bytes.fromhex(text)
    except ValueError:
        part = b""
    if part.hex() != text:
        raise Rejected("malformed", "a share or a commitment is 64 digits, 0 to 9 and a to f")
    return part


def _sharing(table: Table, caller: Caller, drawing: int, head: str, seq: int) -> tuple[int, Chair]:
    """The seat of somebody who may have a share in this drawing."""
    seat, chair = playing_chair(table, caller)
    chance = table.chance
    if not isinstance(chance, RoundChance):
        raise Rejected("not_now", "this game was begun without rounds")
    if table.packs is not None:
        raise Rejected("not_now", "the packs of this match were cut before it began")
    if chair.guest in table.rounds.out:
        raise Rejected("forbidden", "you did not open once; you have no share in this game any more")
    if drawing != chance.first:
        raise Rejected("stale", f"drawing {drawing} is not the next one; {chance.first} is")
    same_story(table, head, seq)
    return seat, chair
