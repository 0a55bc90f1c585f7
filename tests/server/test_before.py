"""What the version before has written is still read: its database, a game of every kind in it, and their records.

``before/log.sql`` is the dump of a database that 0.1.0 wrote, ``before/records.json`` the records it gave of it.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.core.rules import Rules
from parlour.registry import all_rules
from parlour.server.storage.opening import FILE, open_sqlite
from parlour.server.table.entries import Entry
from parlour.server.table.recording import record_of

BEFORE = Path(__file__).parent / "before"
RECORDS: dict[str, Any] = json.loads((BEFORE / "records.json").read_text(encoding="utf-8"))


async def entries(file: Path, table: str) -> list[Entry]:
    store = await open_sqlite(file)
    found = await store.entries(table)
    await store.close()
    return found


def bare(record: str) -> str:
    """A record without what is told in sentences, which may be worded better."""
    return "\n".join(line for line in record.split("\n") if not line.lstrip().startswith("#"))


def without_news(record: str, kept: str) -> str:
    """Without options that the version before did not have; they stand as they are usually agreed."""
    lines = record.split("\n")
    usual = [line for rules in all_rules().values() for line in usual_options(rules)]
    return "\n".join(line for line in lines if line in kept.split("\n") or line not in usual)


def usual_options(rules: Rules) -> list[str]:
    return [f"option {name} {value}" for name, value in rules.options.make().values.items()]


@pytest.mark.parametrize("table", RECORDS, ids=[kept["game"] for kept in RECORDS.values()])
def test_a_table_of_the_version_before_is_the_same_table(table: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript((BEFORE / "log.sql").read_text(encoding="utf-8"))
    log = asyncio.run(entries(tmp_path / FILE, table))
    found = record_of(log, 1, only=0).record_for(0)
    kept = RECORDS[table]
    assert without_news(bare(found.text), kept["text"]) == kept["text"]
    assert (found.game, found.over, found.result) == (kept["game"], kept["over"], kept["result"])
