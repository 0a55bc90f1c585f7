"""The audit trail: who signed in or out, who decided what at a table, and when.  Moves are in the tables' logs.

What happens at a table is noted in the transaction that writes the entry; the rest before it is answered.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from parlour.server.protocol.moments import now_ms
from parlour.server.storage.store import Note, StorageError, Store
from parlour.server.table import entries
from parlour.server.table.entries import AnyAct, Entry
from parlour.server.table.table import Table

log = logging.getLogger("parlour.audit")

Detail = dict[str, object]

_json = msgspec.json.Encoder()


async def note(store: Store, what: str, who: str = "", table: str = "", /, **detail: object) -> None:
    """Put a line into the trail.  Where the store cannot take it the log has it: nobody is sent away for that."""
    line = Note(now_ms(), what, who, table, _json.encode(detail).decode())
    try:
        await store.note(line)
    except StorageError as error:
        log.error("a line of the audit trail could not be written: %s", error)
    tell(line)


def tell(line: Note) -> None:
    """Into the log, where those who run the server read along."""
    about = {"who": line.who, "table": line.table, **msgspec.json.decode(line.detail)}
    log.info(line.what, extra={"about": {name: value for name, value in about.items() if value != ""}})


def note_of(table: Table, entry: Entry, who: str) -> Note | None:
    """The line that an entry brings, after it was done; most bring none.  ``who`` asked for it, if anybody did."""
    act = entry.act
    if type(act) is entries.Moved:
        return _line(entry, "game ended", "", _end(table)) if table.game is not None and table.game.over else None
    noted = NOTED.get(type(act))
    if noted is None:
        return None
    what, detail = noted
    return _line(entry, what, act.host if isinstance(act, entries.Made) else who, detail(table, act))


def _line(entry: Entry, what: str, who: str, detail: Detail) -> Note:
    return Note(entry.at, what, who, entry.table, _json.encode(detail).decode())


def _end(table: Table) -> Detail:
    assert table.game is not None
    return {"number": table.number, "game": table.settings.game, "result": list(table.game.result)}


def _settings(_table: Table, act: Any) -> Detail:
    return {"settings": act.settings}


def _start(table: Table, act: Any) -> Detail:
    return {"number": act.number, "game": table.settings.game, "players": table.players}


def _fields(*names: str) -> Callable[[Table, Any], Detail]:
    return lambda _table, act: {name: getattr(act, name) for name in names}


NOTED: dict[type[AnyAct], tuple[str, Callable[[Table, Any], Detail]]] = {
    entries.Made: ("table made", _settings),
    entries.Changed: ("settings changed", _settings),
    entries.Started: ("game started", _start),
    entries.Decided: ("committee decided", _fields("question", "against")),
    entries.SeatedBot: ("bot seated", _fields("seat", "bot", "why")),
    entries.Hosted: ("host changed", _fields("guest")),
    entries.Removed: ("guest removed", _fields("guest")),
    entries.Muted: ("guest muted", _fields("guest", "on")),
}
