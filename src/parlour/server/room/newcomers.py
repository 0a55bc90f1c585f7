"""What somebody is told who comes to a table: all of it, as his eyes see it."""

from __future__ import annotations

from parlour.server.protocol import commands, messages
from parlour.server.room.connection import Connection
from parlour.server.room.connections import Connections, hears
from parlour.server.table import info
from parlour.server.table.table import Table
from parlour.server.table.view_json import plain_view


def whole_table(
    connections: Connections, connection: Connection, command: commands.Enter, at: int
) -> dict[str, object]:
    """The table as it is now, and what was told and said since what he has seen of it before."""
    table = connections.table
    seat, eyes = connections.roles[connection]
    view = connections.view(eyes)
    since = command.since or 0
    return {
        "t": "table",
        "re": command.id,
        "seq": table.seq,
        "at": at,
        "table": info.table_info(table),
        "you": seat if seat >= 0 else None,
        "view": plain_view(view, table.number) if view is not None else None,
        "told": info.events_since(table, eyes, since) if view is not None else [],
        "chat": _talk(table, since, connection.caller.blocks.mine) if hears(seat, eyes) else [],
        "clocks": info.seat_clocks(table),
        "watching": connections.watching(),
        "fair": info.fair(table),
        "head": info.head(table),
        "rest": info.rest(table),
        "sheet": info.sheet(table, eyes) if view is not None else None,
    }


def _talk(table: Table, since: int, blocked: set[str]) -> list[messages.ChatLine]:
    said = [line for line in table.chat if line[0] > since and line[2].guest not in blocked]
    return [info.chat_line(*line) for line in said if line[2].text]
