"""Seats at which nobody sits while a game is played, where the game says that it can do without somebody there."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.server.table import entries
from parlour.server.table.entries import AnyAct
from parlour.server.table.people import People
from parlour.server.table.table import Table


def may_stay_empty(people: People) -> list[int]:
    """The free seats that the next game can begin without."""
    free = [seat for seat, chair in enumerate(people.chairs) if chair.is_free]
    if not free:
        return []
    game = people.rules.make(people.options, [chair.label for chair in people.chairs], Chance(0))
    return [seat for seat in free if game.vacant(seat)]


def lacking(people: People) -> list[int]:
    """The free seats on which the next game needs somebody."""
    empty = may_stay_empty(people)
    return [seat for seat, chair in enumerate(people.chairs) if chair.is_free and seat not in empty]


def is_vacant(table: Table, seat: int) -> bool:
    """Whether the game that is played can do without anybody on the seat just now."""
    game = table.game
    return table.playing and game is not None and game.vacant(seat)


def open_to(table: Table, guest: str) -> list[int]:
    """The empty seats of the running game that somebody may take: his own, else those that nobody has had in it."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free and is_vacant(table, seat)]
    own = [seat for seat in free if table.holder(seat) == guest]
    return own or [seat for seat in free if not table.holder(seat)]


def empty_seat_act(table: Table) -> AnyAct | None:
    """What the table does for an empty seat that the game could use an answer from; where only a player can give it,
    as after a move was taken back, a bot sits down there."""
    game = table.game
    if game is None or not table.playing or game.waits == 0:
        return None
    for seat in game.may_act:
        if not table.chairs[seat].is_free:
            continue
        move = game.absent(seat)
        if move is not None:
            return entries.Moved(seat, table.notation.write(move), "table")
        if game.waits >> seat & 1:
            return entries.SeatedBot(seat, table.usual_bot(), "left")
    return None
