"""A game of a table once more from its log: as a record, or step by step, as one seat was told it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.cases.record import Recorder
from parlour.core.events import NO_EYES, WATCHER
from parlour.core.game import Game
from parlour.core.view import View
from parlour.fair.chance import FairChance
from parlour.fair.rounds import RoundChance
from parlour.fair.verify import verify
from parlour.registry import rules_of
from parlour.server.http import before
from parlour.server.protocol import messages
from parlour.server.protocol.api import FairCheck, GameRecord, Replay, Step
from parlour.server.table import entries
from parlour.server.table.commands import Rejected
from parlour.server.table.entries import Entry
from parlour.server.table.fair_lines import fair_lines
from parlour.server.table.info import events_for, events_since
from parlour.server.table.rounds import VOID, Cut
from parlour.server.table.table import GAME, Table
from parlour.server.table.view_json import SentView
from parlour.version import __version__


def at_game(log: Sequence[Entry], number: int) -> tuple[Table, list[Entry]]:
    """The table as it stood at the end of a game, or stands, and the entries of that game; 0 is the last one begun."""
    starts = {entry.act.number: i for i, entry in enumerate(log) if isinstance(entry.act, entries.Started)}
    number = number or max(starts, default=0)
    if number not in starts:
        raise Rejected("unknown", f"game {number} has not been begun at this table")
    first = starts[number]
    end = starts.get(number + 1, len(log))
    table = Table(log[0].table, keep=True)
    for entry in log[:end]:
        table.apply(entry)
    return table, list(log[first:end])


def eyes_for(table: Table, guest: str, seat: int | None) -> int:
    """Whose view a guest may have: his own, a watcher's, and after a game that opens everything anybody's."""
    own = table.eyes_of(guest)
    if seat is None or seat == own:
        if own == NO_EYES:
            raise Rejected("forbidden", "this table is not for spectators")
        return own
    if not 0 <= seat < len(table.players):
        raise Rejected("unknown", f"there is no seat {seat}")
    if not _is_open(table):
        raise Rejected("forbidden", "at this table each sees a game as he was told it")
    return seat


def _is_open(table: Table) -> bool:
    return table.settings.opening == "all" and table.game is not None and table.game.over


def _looked_at(log: Sequence[Entry], number: int, guest: str, seat: int | None) -> tuple[Table, Game, int, list[Entry]]:
    """The table at that game, the game, the eyes that the guest has of it, and its entries."""
    table, played = at_game(log, number)
    assert table.game is not None
    return table, table.game, eyes_for(table, guest, seat), played


def record(log: Sequence[Entry], number: int, guest: str, seat: int | None) -> GameRecord:
    table, game, eyes, _played = _looked_at(log, number, guest, seat)
    return GameRecord(
        table.id,
        table.number,
        game.name,
        __version__,
        dict(game.options.values),
        list(game.names),
        _names(table),
        None if eyes == WATCHER else eyes,
        game.over,
        list(game.result) if game.over else [],
        events_since(table, eyes, 0),
        msgspec.convert(game.view(eyes).plain(), messages.View),
        _text(table, eyes),
    )


def fair(log: Sequence[Entry], number: int, guest: str, seat: int | None) -> FairCheck:
    """Check the promises of a game with the record that this guest may have."""
    text = record(log, number, guest, seat).text
    verdict = verify(text, rules_of)
    return FairCheck(verdict.promises, verdict.opened, verdict.everything, verdict.wrong, text)


def _names(table: Table) -> list[str]:
    return [player.name for player in table.game_card().players]


def _text(table: Table, eyes: int) -> str:
    """The record as a file: what these eyes were told, or every card and move where everything is opened.

    Both can be checked with ``parlour verify``, the second also replayed.
    """
    if isinstance(table.chance, FairChance):
        return before.text(table, eyes, _names(table), _is_open(table))
    game, chance = table.fresh_game()
    recorder = Recorder(game, _names(table))
    lines = fair_lines(table, eyes, _is_open(table))
    if not _is_open(table):
        return "\n".join([*recorder.lines, *lines, ""])
    assert isinstance(chance, RoundChance)
    _follow(recorder, chance, table)
    return recorder.text() + "\n".join([*lines, ""])


def _follow(recorder: Recorder, chance: RoundChance, table: Table) -> None:
    """Play the game of a table once more, and write it down."""
    game = recorder.game
    for seq, act in table.acts_of_game(table.seq):
        if isinstance(act, entries.Moved):
            chance.in_move(table.numbers[seq])
            recorder.play(act.seat, table.notation.read(act.move))
        elif act is VOID:
            chance.void()
        elif isinstance(act, Cut):
            chance.begin(act.listed, act.shares)
            recorder.go_on()
        while game.waits == 0 and not game.over and not chance.asked_by(game):
            recorder.go_on()
        if game.waits:
            chance.rest()


def replay(log: Sequence[Entry], number: int, guest: str, seat: int | None) -> Replay:
    table, game, eyes, played = _looked_at(log, number, guest, seat)
    return Replay(
        table.id,
        table.number,
        game.name,
        list(game.names),
        _names(table),
        None if eyes == WATCHER else eyes,
        game.over,
        _steps(log, played, eyes),
    )


def _steps(log: Sequence[Entry], played: list[Entry], eyes: int) -> list[Step]:
    table = Table(log[0].table)
    for entry in log[: played[0].seq - 1]:
        table.apply(entry)
    steps: list[Step] = []
    looking = Looking()
    for entry in played:
        if not table.apply(entry) & GAME:
            continue
        game = table.game
        assert game is not None
        undone = isinstance(entry.act, entries.Undone)
        events = [] if undone else events_for(game, game.events[table.marks[-1][1] :], eyes)
        step = Step(entry.seq, entry.at, events)
        looking.at(step, game.view(eyes), afresh=undone)
        steps.append(step)
    return steps


class Looking:
    """Puts into each step how the table looks then: the whole view, or what changed since the step before."""

    def __init__(self) -> None:
        self.seen: SentView | None = None

    def at(self, step: Step, view: View, afresh: bool = False) -> None:
        if self.seen is None or afresh:
            self.seen = SentView(view)
            step.view = msgspec.convert(view.plain(), messages.View)
        else:
            step.change = msgspec.json.decode(self.seen.change(view), type=messages.ViewChange)
